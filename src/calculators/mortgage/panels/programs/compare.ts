/**
 * Conventional, FHA, VA and USDA side by side: who may have each, at what rate, and which costs the least for the
 * length of the stay.
 */
import { capital } from "../../../../engine/capital.ts";
import {
  cheapestByYear,
  isAboutTheSame,
  meanRate,
  type ProgramLoan,
  programCost,
} from "../../../../engine/mortgage/program-cost.ts";
import { asLine, each, explain, type Lines, type Scope, type Step } from "../../../../engine/worksheet.ts";
import { fhaMinimumDown } from "../../../../law/mortgage/fha.ts";
import { loanLimits2026 } from "../../../../law/mortgage/loan-limits.ts";
import { longestTerms } from "../../../../law/mortgage/longest-terms.ts";
import { conventionalRates, OPTIMAL_BLUE, programRates } from "../../../../law/mortgage/program-rates.ts";
import { inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { assumedRate, shareBorrowed } from "../../../home/averages.ts";
import { type Answer, answer } from "../../answer.ts";
import { A_HAIR, DOWN_FOR_ANYBODY, leastConventional } from "../../conflicts.ts";
import { NO_COUNTY } from "../../fields/place.ts";
import type { Inputs } from "../../inputs.ts";
import { kindOf } from "../../loan.ts";
import * as others from "../../other-loans.ts";
import type { County } from "../../place/counties.ts";
import { limitsFor } from "../../place/limits.ts";
import { houseScope } from "../../scope.ts";
import { estimateOf } from "../loan-estimate/closing-figures.ts";
import { rentedPartOf } from "../renting/rented-out.ts";
import { earlyEndOf, insuranceWays } from "./cheaper-insurance.ts";
import { downThatFits } from "./down-payment.ts";
import { type IncomeVerdict, incomeFor, incomeVerdict } from "./income.ts";
import { withReason } from "./insurance-lasts.ts";
import { PROGRAM_TITLES, type ProgramName, programNames } from "./program-names.ts";

/** The field for a rate that a lender has offered. */
export const RATE_BLANKS = {
  conventional: "conventionalRate",
  fha: "fhaRate",
  va: "vaRate",
  usda: "usdaRate",
} as const satisfies Record<ProgramName, keyof Inputs>;

/** Whether this buyer may have the loan, and why or why not. */
interface Standing {
  readonly open: boolean;
  /** Open only if the lender stretches its usual limit of income. */
  readonly stretched?: boolean;
  /** How the income falls short, where that alone closes it. */
  readonly closedByIncome?: string;
  /** On what it depends, if that is asked below the table: "if you served". */
  readonly onlyIf?: string;
  readonly why: string;
}

/** The average rate of such a loan on the published days; only differences between two of them are meaningful. */
function averageRate(name: ProgramName, { given, worksheet }: Answer, county: County | undefined): number {
  if (name !== "conventional") return meanRate(programRates[name]);
  if (limitsFor(given, worksheet.baseLoan, county).loanClass === "jumbo") return meanRate(programRates.jumbo);
  const band = conventionalRates.find(({ scoreFrom }) => given.creditScore >= scoreFrom);
  return meanRate(band?.[worksheet.loanToValue > 0.8 + A_HAIR ? "above80" : "upTo80"] ?? []);
}

/**
 * A typed lender's offer, or an estimate. While the rate above is assumed, each program has the rate that it would get
 * there if it was chosen. A typed rate is that of the program above, and others differ from it by the average
 * difference.
 */
function rateOf(name: ProgramName, answered: Answer, county: County | undefined, isAssumed: boolean) {
  const { given } = answered;
  const own = kindOf(given) === "adjustable" ? given.armFixedRate : given.annualRate;
  const typed = given[RATE_BLANKS[name]];
  if (name !== given.program && typed !== null) return { rate: typed, isEstimate: false };
  if (isAssumed && kindOf(given) !== "adjustable")
    return {
      rate: assumedRate(
        given.termMonths,
        name,
        given.creditScore,
        shareBorrowed({ price: answered.house.price, baseLoan: answered.worksheet.baseLoan }),
      ),
      isEstimate: true,
    };
  if (name === given.program) return { rate: own, isEstimate: false };
  const other = averageRate(name, answered, county) - averageRate(given.program, answered, county);
  return { rate: Math.max(0, Math.round((own + other) * 1e4) / 1e4), isEstimate: true };
}

/** Cash to close with this program's loan. */
const cashOf = (as: Answer) => estimateOf(as).worksheet.closing.cash;

/**
 * The largest down payment in a program that still leaves closing costs; undefined if the program wouldn't lend with
 * it.
 */
function downWithin(name: ProgramName, as: Answer, cash: number, county: County | undefined): number | null {
  const at = (amount: number) => answer({ ...as.given, downPayment: { amount } }, others);
  const down = downThatFits(cash, as.house.downPayment, (amount) => cashOf(at(amount)));
  if (down === null) return null;
  const then = at(down);
  const verdict = incomeVerdict(name, incomeFor(name, then, county), then);
  return withIncome(standingOf(name, then, then, county), verdict).open ? down : null;
}

/** @param as the same house with this program's loan */
function standingOf(name: ProgramName, as: Answer, answered: Answer, county: County | undefined): Standing {
  const { given, house, worksheet } = answered;
  const no = (why: string): Standing => ({ open: false, why });
  const yes = (why: string): Standing => ({ open: true, why });
  const { fha, loanClass } = limitsFor(given, worksheet.baseLoan, county);
  const lowDown = (least: number) => house.downShare < least - A_HAIR;
  const longest = longestTerms[name].value;
  const isLong = given.termMonths > longest;
  if (isLong && name !== "conventional") return no(`lends for at most ${monthsInWords(longest)}`);
  switch (name) {
    case "conventional": {
      const least = leastConventional(given);
      if (lowDown(least)) return no(`needs ${inPercent(least)} down`);
      if (isLong)
        return yes(`available from a few lenders; most conventional loans last at most ${monthsInWords(longest)}`);
      if (lowDown(DOWN_FOR_ANYBODY) && loanClass !== "jumbo")
        return yes(
          "available if one of you hasn’t owned a home in three years, or your income is at most 80% of the area’s median",
        );
      return yes(
        loanClass === "jumbo"
          ? "available as a jumbo loan, on the lender’s terms"
          : "available, because your loan is within the limit and your down payment is large enough",
      );
    }
    case "fha": {
      const least = fhaMinimumDown[given.creditScore >= 580 ? "from580" : "from500"].value;
      if (given.creditScore < 500) return no("needs a credit score of at least 500");
      if (lowDown(least)) return no(`needs ${inPercent(least)} down`);
      const { uncovered } = rentedPartOf(as);
      if (uncovered)
        return no(`the payment is ${inDollars(uncovered)} more than three quarters of the rent for all units`);
      return worksheet.baseLoan > fha
        ? no(`insures at most ${inDollars(fha)} ${given.county === NO_COUNTY ? "in most counties" : "here"}`)
        : yes("available, because your loan is within its limit and your score and down payment are high enough");
    }
    case "va":
      return given.served || given.program === name
        ? yes("available because you served; your certificate of eligibility is the proof")
        : {
            ...no("check the box below if you, or in some cases your spouse, served in the military"),
            onlyIf: "if you served",
          };
    case "usda":
      if (given.units > 1) return no("lends on homes with one unit only");
      return given.ruralHome || given.program === name
        ? yes("available in a rural area, if your income is within its limit")
        : { ...no("only for homes in rural areas"), onlyIf: "if it’s rural" };
  }
}

/** A loan that is open but for the income is not open; what is said of the income takes the place of the rest. */
function withIncome(standing: Standing, { verdict, why }: IncomeVerdict): Standing {
  if (!standing.open || why === undefined) return standing;
  return verdict === "maybe"
    ? { open: true, stretched: true, why }
    : { open: false, closedByIncome: why, why: `your income is too low. ${capital(why)}` };
}

export type Programs = NonNullable<ReturnType<typeof programsOf>>;

/**
 * Undefined if nothing is borrowed. All are fixed loans with the same term and down payment and no extra payments.
 *
 * @param isAssumed whether nobody typed the rate above
 */
export function programsOf(answered: Answer, county?: County, isAssumed = false) {
  const { given, house } = answered;
  if (house.price === 0 || answered.worksheet.baseLoan === 0) return undefined;
  const found = programNames.map((name) => {
    const { rate, isEstimate } = rateOf(name, answered, county, isAssumed);
    const extras = { extraPerMonth: 0, extraPerYear: 0, extraOnce: 0 };
    const as = answer({ ...given, ...extras, program: name, kind: "fixed", annualRate: rate }, others);
    const insurance = as.plannedInsurance();
    const loan: ProgramLoan = {
      made: as.withoutExtra(),
      baseLoan: as.worksheet.baseLoan,
      upfrontFee: as.worksheet.upfrontFee,
      insuranceAt: (number) => insurance.at(number),
    };
    const income = incomeFor(name, as, county);
    return {
      name,
      isEstimate,
      rate,
      as,
      loan,
      income,
      insuranceMonths: insurance.months,
      ...withIncome(standingOf(name, as, answered, county), incomeVerdict(name, income, as)),
    };
  });
  const stay = Math.min(given.stayMonths, house.termMonths);
  const programs = found.map(({ rate, as, loan, income, insuranceMonths }) => {
    const { principalAndInterest, mortgageInsurancePerMonth, upfrontFee, total } = as.worksheet;
    const cash = cashOf(as);
    return {
      rate,
      upfrontFee,
      loan: as.worksheet.loan,
      payment: principalAndInterest,
      premium: mortgageInsurancePerMonth,
      premiumMonths: insuranceMonths,
      total,
      cash,
      short: given.cash === null ? 0 : Math.max(0, cash - given.cash),
      ...income,
      ...programCost(loan, stay),
    };
  });
  const open = found.flatMap(({ open: isOpen }, i) => (isOpen ? [i] : []));
  const cheapest = cheapestByYear(
    open.map((i) => (found[i] as (typeof found)[number]).loan),
    Math.ceil(house.termMonths / 12),
  ).map(({ loans, from, through }) => ({ programs: loans.map((loan) => open[loan] as number), from, through }));
  const costOf = (i: number) => programs[i]?.cost ?? 0;
  const ranked = [...open].sort((a, b) => costOf(a) - costOf(b));
  const leading = ranked.filter((i) => isAboutTheSame(costOf(i), costOf(ranked[0] as number)));
  const conventional = ranked.find((i) => found[i]?.name === "conventional");
  const [first] = ranked;
  const isOtherFirst = conventional !== undefined && first !== undefined && conventional !== first;
  const ways = isOtherFirst
    ? insuranceWays((found[conventional] as (typeof found)[number]).as, programs[conventional]?.interest ?? 0, stay)
    : [];
  const early = !isOtherFirst
    ? undefined
    : earlyEndOf(
        ways,
        conventional,
        costOf(conventional),
        { cost: costOf(first), title: PROGRAM_TITLES[found[first]?.name ?? "fha"] },
        given.program === "conventional",
      );
  const limits = limitsFor(given, answered.worksheet.baseLoan, county);
  const isShort = given.cash !== null && open.every((i) => (programs[i]?.short ?? 0) > 0);
  const fitting = found.flatMap(({ name, as, open: isOpen }) =>
    isShort && isOpen ? [downWithin(name, as, given.cash ?? 0, county)] : [],
  );
  return {
    answered,
    isAssumed,
    limits,
    stay,
    /** The loans open to this buyer, with the cheapest for the stay first. */
    ranked,
    /** Those of them that cost the least: several if they cost about the same. */
    leading,
    cheapest,
    /** What a conventional loan would cost with other insurance, where another program is the cheapest. */
    early,
    ways,
    shown: found.map(({ name, isEstimate, open: isOpen, stretched = false, closedByIncome, onlyIf, why }) => ({
      name,
      isEstimate,
      open: isOpen,
      stretched,
      closedByIncome,
      onlyIf,
      why,
    })),
    worksheet: {
      programs,
      ways: ways.map(({ interest, premiums, cost }) => ({ interest, premiums, cost })),
      overLimit: Math.max(0, answered.worksheet.baseLoan - limits.conforming),
      downThatFits: fitting.reduce<number | null>(
        (most, down) => (down === null ? most : Math.max(most ?? 0, down)),
        null,
      ),
    },
  };
}

type ProgramSheet = Programs["worksheet"]["programs"][number];

const programLines: Lines<ProgramSheet> = {
  rate: {
    label: "Interest rate",
    found:
      "Your own rate for the program you chose, or a lender’s offer that you typed. Otherwise it is an estimate: your own rate or, until you type one, Freddie Mac’s average, adjusted by the average difference between the two kinds of loans on six published days. For conventional loans, we use averages for your credit score and share borrowed. For FHA, VA and USDA, we use averages for all of their loans, because none are published by score. Rounded to a hundredth of a percent.",
    check: "rate >= 0",
    unit: "rate",
    source: OPTIMAL_BLUE,
  },
  upfrontFee: {
    label: "Fee added to the loan",
    found: "FHA's upfront premium, VA's funding fee or USDA's guarantee fee.",
    check: "upfrontFee >= 0",
  },
  loan: { label: "Loan amount", found: "The price less the down payment, and the fee.", check: "loan >= upfrontFee" },
  payment: {
    label: "Loan payment",
    found: "The level payment on the loan at that rate, to the cent.",
    check: "payment >= 0",
  },
  premium: {
    label: "Monthly mortgage insurance",
    found: "What the program or your private insurer charges in the first year.",
    check: "premium >= 0",
  },
  premiumMonths: {
    label: "Months with mortgage insurance",
    // Each program's own reason takes the place of this one (insurance-lasts.ts).
    found: "As long as the program charges it.",
    check: "premiumMonths >= 0",
    unit: "months",
  },
  total: { label: "Each month", formula: "payment + premium + housing" },
  cash: {
    label: "Cash to close",
    found: "The down payment, closing costs and prepaid items for this loan, worked out as under “Closing costs.”",
    unchecked: "other calculation",
  },
  short: {
    label: "Cash you are short",
    found: "Cash to close minus the cash you have. Zero if you have enough, or haven't entered it.",
    check: "short >= 0 && short <= max(0, cash)",
  },
  mostShare: {
    label: "Largest share of income for housing and debts",
    found:
      "The largest share that the program’s lenders may allow. For VA, it is the usual limit, which lenders can exceed.",
    check: "mostShare > 0",
    unit: "rate",
  },
  incomeCounted: {
    label: "Yearly income that lenders count",
    found: "Your income before taxes, and the share of your tenants’ rent that this program counts.",
    check: "incomeCounted == null || incomeCounted >= incomePerYear",
  },
  ratio: {
    label: "Share of income for housing and debts (DTI)",
    formula: "when(incomeCounted > 0, 12 * (total + debtsPerMonth) / incomeCounted, null)",
    unit: "rate",
    meaning: "Lenders call it the debt-to-income ratio.",
  },
  incomeNeeded: {
    label: "Yearly income at which it would fit",
    formula: "12 * (total + debtsPerMonth) / mostShare",
    meaning: "Before taxes.",
  },
  overPerMonth: {
    label: "Above the limit each month",
    formula: "when(incomeCounted == null, 0, max(0, total + debtsPerMonth - mostShare * incomeCounted / 12))",
  },
  priceByIncome: {
    label: "Highest price by income and loan limit",
    meaning: "It can be far more than your cash or your budget allows.",
    found:
      "The price, with the down payment as you entered it, at which housing and debts take exactly the largest share, or, if lower, at which the loan reaches FHA's limit.",
    unchecked: "other calculation",
  },
  afterTaxPerMonth: {
    label: "Income after taxes each month",
    found: "Your income after income and payroll taxes, worked out as under “What you can afford.”",
    unchecked: "other calculation",
  },
  left: {
    label: "Left each month after taxes, housing and debts",
    formula:
      "when(incomeCounted == null, null, afterTaxPerMonth + (incomeCounted - incomePerYear) / 12 - total - debtsPerMonth)",
    meaning: "VA lenders call it residual income. They also subtract utilities and upkeep.",
  },
  interest: {
    label: "Interest while you stay",
    found: "The interest in the payments until then, added up.",
    check: "interest >= 0",
  },
  insurance: {
    label: "Mortgage insurance while you stay",
    found: "The premiums until then, added up.",
    check: "insurance >= 0",
  },
  cost: {
    label: "Cost while you stay",
    formula: "upfrontFee + interest + insurance",
    meaning:
      "What you don’t get back. Paying back the loan isn’t a cost, and closing costs are about the same for all four.",
  },
  owed: {
    label: "Still owed then",
    found: "The scheduled balance after the last payment of your stay.",
    check: "owed >= 0 && owed <= loan + 0.01",
  },
};

export function stepsOfPrograms({ answered, limits, worksheet }: Programs): Step[] {
  const { given, house, worksheet: cost } = answered;
  const scope = {
    ...houseScope(given, house),
    borrowed: asLine("borrowed", "What you borrow", cost.baseLoan),
    conformingLimit: {
      kind: "line",
      name: "conformingLimit",
      label: "Conforming loan limit here",
      value: limits.conforming,
      unit: "usd",
      source: loanLimits2026.conforming.units1.source,
    },
    housing: asLine(
      "housing",
      "Monthly property tax, home insurance and HOA dues",
      cost.propertyTaxPerMonth + cost.insurancePerMonth + cost.duesPerMonth,
    ),
  } satisfies Scope;
  const steps = explain(
    worksheet,
    {
      programs: each(programLines),
      ways: each({
        interest: {
          label: "Interest while you stay",
          found:
            "The interest of the payments until then, added up: at the higher rate if the lender pays the insurance, and of both loans with a second one.",
          check: "interest >= 0",
        },
        premiums: {
          label: "Premiums while you stay",
          found: "The monthly premium until it ends, or the single premium.",
          check: "premiums >= 0",
        },
        cost: {
          label: "Cost while you stay",
          formula: "interest + premiums",
          meaning: "What you don’t get back. Paying back the loan isn’t a cost.",
        },
      }),
      overLimit: {
        label: "Loan above the limit",
        formula: "max(0, borrowed - conformingLimit)",
        meaning: "The limit for loans that Fannie Mae and Freddie Mac buy, for this county and number of units.",
      },
      downThatFits: {
        label: "Down payment that your cash covers",
        found:
          "The largest down payment, in whole hundreds of dollars, with which your cash covers closing in a program you qualify for. We try it again with each larger loan, because some costs grow with the loan.",
        check: "downThatFits == null || downThatFits <= downPayment",
      },
    },
    scope,
  );
  const lasting = new Map(programNames.map((name, i) => [`programs.${i + 1}.premiumMonths`, name]));
  return steps.map((step) => {
    const program = lasting.get(step.name);
    return program ? withReason(step, program, house.termMonths, scope) : step;
  });
}

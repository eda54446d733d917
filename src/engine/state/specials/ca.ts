import { type Brackets, entryFor } from "../../brackets.ts";
import { startedSteps } from "../../rounding.ts";
import { someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, STEPS_OF_INCOME, stepsOfIncome } from "../situation.ts";

/**
 * California doesn't recognize health savings accounts (R&TC 17215.4): neither the deduction nor what payroll leaves
 * out of wages.
 */
export const healthSavingsAddedBack = rule({
  figure: (s) => ({ amount: s.federal.healthSavingsDeduction + s.federal.healthSavingsThroughPayroll }),
  lines: {
    amount: {
      label: "Contributions to health savings accounts",
      formula: "federal.healthSavingsDeduction + federal.healthSavingsThroughPayroll",
    },
  },
});

interface ItemizedLimitLaw {
  readonly start: number;
  readonly rate: number;
  /** Largest share of the deductions that can be lost. */
  readonly most: number;
}
/** Itemized deductions fall at high incomes (R&TC 17077): by a rate times the excess income, but at most by a share. */
export const californiaItemizedLimit = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLimitLaw, r) => {
    const byIncome = law.rate * Math.max(0, s.federal.adjustedGrossIncome - law.start);
    const amount = -Math.min(byIncome, law.most * r.itemizedDeductions);
    return { byIncome, amount };
  },
  lines: {
    byIncome: { label: "Reduced because of income", formula: "rate * max(0, federal.adjustedGrossIncome - start)" },
    amount: { label: "Limit at high incomes", formula: "-min(byIncome, most * soFar)" },
  },
});

interface ExemptionLaw {
  readonly perFiler: number;
  readonly perSenior: number;
  readonly perBlind: number;
  readonly perDependent: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/** Exemption credits (R&TC 17054), each reduced by an amount for every step of income above a limit. */
export const californiaExemptionCredits = rule({
  figure: (s, law: ExemptionLaw) => {
    const cut = law.perStep * stepsOfIncome(s, law);
    const ofFilers =
      s.filers * Math.max(0, law.perFiler - cut) +
      s.seniors * Math.max(0, law.perSenior - cut) +
      s.blind * Math.max(0, law.perBlind - cut);
    const dependents = s.dependents.length * Math.max(0, law.perDependent - cut);
    return { cut, ofFilers, ofDependents: dependents, amount: ofFilers + dependents };
  },
  lines: {
    cut: {
      label: "Reduction of each exemption credit",
      formula: `perStep * ${STEPS_OF_INCOME}`,
    },
    ofFilers: {
      label: "Personal, senior and blind exemption credits",
      formula: "filers * max(0, perFiler - cut) + seniors * max(0, perSenior - cut) + blind * max(0, perBlind - cut)",
      form: "Form 540, lines 7 to 9",
    },
    ofDependents: {
      label: "Dependent exemption credits",
      formula: "dependents * max(0, perDependent - cut)",
      form: "Form 540, line 10",
    },
    amount: { label: "Exemption credits", formula: "ofFilers + ofDependents" },
  },
  cliff: "Exemption credits fall by an amount for every step of income above a limit.",
});

interface RenterLaw {
  readonly credit: number;
  readonly incomeLimit: number;
}
/** Nonrefundable renter's credit (R&TC 17053.5). */
export const renterCredit = rule({
  figure: (s, law: RenterLaw, r) => ({
    amount: s.home.rentPaid > 0 && r.stateIncome <= law.incomeLimit ? law.credit : 0,
  }),
  lines: {
    amount: { label: "Renter's credit", formula: "when(rentPaid > 0 && stateIncome <= incomeLimit, credit, 0)" },
  },
  cliff: "The renter's credit ends above an income limit.",
});

interface CareLaw {
  readonly shares: Brackets;
}
/**
 * A share, by income, of the federal credit for child and dependent care, whether or not there is federal tax (R&TC
 * 17052.6).
 */
export const careCreditByIncome = rule({
  figure: (s, law: CareLaw) => {
    const share = entryFor(s.federal.adjustedGrossIncome, law.shares);
    const amount = share * s.federal.dependentCareCreditBeforeLimit;
    return { share, amount };
  },
  lines: {
    share: {
      label: "Share of the federal credit, by income",
      formula: "entryFor(federal.adjustedGrossIncome, shares)",
      unit: "rate",
    },
    amount: { label: "Child and dependent care credit", formula: "share * federal.dependentCareCreditBeforeLimit" },
  },
  cliff: "The share of the federal care credit falls in steps by income.",
});

interface EarnedLaw {
  /** By the number of children: none, one, two, three or more. */
  readonly rates: readonly number[];
  readonly earnings: readonly number[];
  readonly factor: number;
  /** The credit at which the second, slower fall begins. */
  readonly turns: readonly number[];
  readonly end: number;
  readonly investmentLimit: number;
  readonly leastAge: number;
}

const at = (list: readonly number[], children: number) => list[Math.min(children, list.length - 1)] ?? 0;

/**
 * The credit based on one income: it rises up to an amount of earnings, falls at the same rate, and from a second point
 * straight to zero.
 */
function creditOn(income: number, children: number, law: EarnedLaw): number {
  if (income <= 0 || income >= law.end) return 0;
  const rate = at(law.rates, children) * law.factor;
  const earnings = at(law.earnings, children);
  const turn = at(law.turns, children);
  if (income <= earnings) return rate * income;
  const incomeAtTurn = earnings + (rate * earnings - turn) / rate;
  return income <= incomeAtTurn
    ? rate * (2 * earnings - income)
    : (turn * (law.end - income)) / (law.end - incomeAtTurn);
}

/**
 * California earned income tax credit (R&TC 17052; Form FTB 3514): based on earned income, or on federal income if that
 * gives less.
 */
export const californiaEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const children = s.federal.childrenByAnyNumber;
    let oldest = 0;
    for (const person of s.people) oldest = Math.max(oldest, person.age);
    const allowed =
      s.federal.earnedIncome > 0 &&
      s.federal.investmentIncome <= law.investmentLimit &&
      (children > 0 || oldest >= law.leastAge) &&
      (s.status !== "married_separate" || s.livedApart);
    const onEarnings = creditOn(s.federal.earnedIncome, children, law);
    const income = s.federal.adjustedGrossIncome;
    const onIncome = income > at(law.earnings, children) ? creditOn(income, children, law) : onEarnings;
    return { allowed, onEarnings, onIncome, amount: allowed ? Math.min(onEarnings, onIncome) : 0 };
  },
  lines: {
    allowed: {
      label: "May claim the credit",
      found:
        "You have earned income, little investment income, and a child or the minimum age, and you don't file separately from a spouse.",
      unchecked: "conditions",
      unit: "flag",
    },
    onEarnings: {
      label: "Credit based on earned income",
      found:
        "From the formula in R&TC 17052. It rises with earnings, falls at the same rate, and then goes slowly to zero.",
      unchecked: "people",
      form: "Form FTB 3514, line 14",
    },
    onIncome: {
      label: "Credit by federal income, if that is above the peak",
      found: "The same formula with federal adjusted gross income.",
      unchecked: "people",
      form: "Form FTB 3514, line 16",
    },
    amount: { label: "Earned income credit", formula: "when(allowed, min(onEarnings, onIncome), 0)" },
  },
  cliff: "The earned income credit ends above a limit of investment income.",
});

interface YoungChildLaw {
  readonly credit: number;
  readonly under: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
  readonly end: number;
  readonly investmentLimit: number;
  /** The most wages, and the largest net loss, of a filer without earned income. */
  readonly lossLimit: number;
}
/**
 * Young child tax credit (R&TC 17052.1), for filers who get the earned income credit, or would if they had any earned
 * income.
 */
export const californiaYoungChildCredit = rule({
  needs: someDependent,
  figure: (s, law: YoungChildLaw) => {
    const { earnedIncome, adjustedGrossIncome, investmentIncome, wages } = s.federal;
    const claims =
      dependentsUnder(law.under, s) > 0 &&
      (earnedIncome > 0 || (wages <= law.lossLimit && -adjustedGrossIncome <= law.lossLimit)) &&
      Math.max(earnedIncome, adjustedGrossIncome) < law.end &&
      investmentIncome <= law.investmentLimit &&
      (s.status !== "married_separate" || s.livedApart);
    const steps = startedSteps(Math.max(0, earnedIncome - law.start), law.step);
    const amount = claims ? Math.max(0, law.credit - law.perStep * steps) : 0;
    return { claims, steps, amount };
  },
  lines: {
    claims: {
      label: "May claim the credit",
      found: "A child young enough, and income within the limits; without earned income also wages and a net loss.",
      unchecked: "conditions",
      unit: "flag",
    },
    steps: {
      label: "Steps of earnings above the limit, counting part of one as a whole",
      formula: "startedSteps(max(0, federal.earnedIncome - start), step)",
      unit: "count",
    },
    amount: { label: "Young child tax credit", formula: "when(claims, max(0, credit - perStep * steps), 0)" },
  },
  cliff:
    "The young child credit falls by an amount for every step of earnings, and ends at the limit of the earned income credit.",
});

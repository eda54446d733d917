import { type Brackets, entryFor } from "../../brackets.ts";
import { startedSteps } from "../../rounding.ts";
import { ownFederalIncome } from "../couples.ts";
import { rule } from "../rule.ts";

/**
 * Arkansas income: federal income without the deduction for half of self-employment tax and without Social Security.
 */
export const arkansasIncome = rule({
  figure: (s) => ({
    amount: s.federal.adjustedGrossIncome + s.federal.halfOfSelfEmploymentTax - s.federal.taxableBenefits,
  }),
  lines: {
    amount: {
      label: "Arkansas income before capital gains",
      formula: "federal.adjustedGrossIncome + federal.halfOfSelfEmploymentTax - federal.taxableBenefits",
      meaning:
        "Arkansas has its own list of income and adjustments. For the kinds of income here, it comes to the federal figure without the deduction for self-employment tax, and without Social Security benefits.",
    },
  },
});

interface LowCredit {
  readonly credit: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
interface TaxLaw {
  readonly rates: Brackets;
  /** Subtracted from the rate times the whole income, which is how the state publishes its table. */
  readonly subtractions: Brackets;
  readonly standardForOne: number;
  /**
   * Tax from the low income table, for few dependents and for two or more, on income before deductions; and the table's
   * last income.
   */
  readonly lowIncome: Brackets;
  readonly lowIncomeEnd: number;
  readonly lowIncomeMore: Brackets;
  readonly lowIncomeMoreEnd: number;
  readonly qualified: LowCredit;
}

const byTable = (income: number, { rates, subtractions }: TaxLaw) =>
  Math.max(0, entryFor(income, rates) * income - entryFor(income, subtractions));
const qualifiedCredit = (income: number, { credit, start, step, perStep }: LowCredit) =>
  Math.max(0, credit - perStep * startedSteps(Math.max(0, income - start), step));

/**
 * Arkansas tax (Ark. Code 26-51-201, 26-51-301) with the credit for qualified individuals. It is the lowest of: the tax
 * table, the low income table without any deduction, or on a joint return the spouses filing separately on the same
 * return. The credit depends on the income that is taxed (AR1000F, line 28), and applies twice on a joint return. The
 * columns' taxes are added (line 30) before credits, so what is left of one column's credit lowers the other's tax.
 */
export const arkansasTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const schedule = Math.max(
      0,
      byTable(r.taxableIncome, law) - s.filers * qualifiedCredit(r.taxableIncome, law.qualified),
    );
    const many = s.dependents.length > 1;
    const mayUseLow =
      r.stateIncome <= (many ? law.lowIncomeMoreEnd : law.lowIncomeEnd) && s.status !== "married_separate";
    const low = entryFor(r.stateIncome, many ? law.lowIncomeMore : law.lowIncome);
    const lowLess = Math.max(0, low - s.filers * qualifiedCredit(r.stateIncome, law.qualified));
    const withLow = mayUseLow ? Math.min(schedule, lowLess) : schedule;
    const joint = s.filers === 2;
    const deductedByOne = r.itemizes ? r.itemizedDeductions : 2 * law.standardForOne;
    const share =
      joint && r.stateIncome > 0 ? Math.min(1, Math.max(0, ownArkansasIncome(s, r.stateIncome) / r.stateIncome)) : 1;
    const first = joint
      ? Math.max(0, share * r.stateIncome - (r.itemizes ? share : 1 / 2) * deductedByOne)
      : r.taxableIncome;
    const second = joint
      ? Math.max(0, (1 - share) * r.stateIncome - (r.itemizes ? 1 - share : 1 / 2) * deductedByOne)
      : 0;
    const apart = joint
      ? Math.max(
          0,
          byTable(first, law) +
            byTable(second, law) -
            qualifiedCredit(first, law.qualified) -
            qualifiedCredit(second, law.qualified),
        )
      : withLow;
    return {
      schedule,
      mayUseLow,
      low,
      lowLess,
      withLow,
      share,
      first,
      second,
      apart,
      amount: Math.min(withLow, apart),
    };
  },
  lines: {
    schedule: {
      label: "Tax by the table, less the credit for qualified individuals",
      formula:
        "max(0, max(0, entryFor(taxableIncome, rates) * taxableIncome - entryFor(taxableIncome, subtractions)) - filers * max(0, qualified.credit - qualified.perStep * startedSteps(max(0, taxableIncome - qualified.start), qualified.step)))",
    },
    mayUseLow: {
      label: "May use the low income table",
      formula: "stateIncome <= when(dependents > 1, lowIncomeMoreEnd, lowIncomeEnd) && !separate",
      unit: "flag",
    },
    low: {
      label: "Tax by the low income table",
      formula: "when(dependents > 1, entryFor(stateIncome, lowIncomeMore), entryFor(stateIncome, lowIncome))",
      meaning: "On income before any deduction.",
    },
    lowLess: {
      label: "That tax less the credit for qualified individuals",
      formula:
        "max(0, low - filers * max(0, qualified.credit - qualified.perStep * startedSteps(max(0, stateIncome - qualified.start), qualified.step)))",
    },
    withLow: { label: "The smaller of these", formula: "when(mayUseLow, min(schedule, lowLess), schedule)" },
    share: {
      label: "Your share of the couple's income",
      found: "Own earnings with their deductions and all other income. All of it if you have no spouse.",
      check: "share >= 0 && share <= 1",
      unit: "rate",
    },
    first: {
      label: "Your taxable income in a column of your own",
      found: "Your share of income, less one standard deduction or the same share of itemized deductions.",
      unchecked: "table",
    },
    second: {
      label: "Your spouse's taxable income in the other column",
      found: "Figured in the same way. Zero if you have no spouse.",
      unchecked: "people",
    },
    apart: {
      label: "Tax of the two columns",
      found:
        "The taxes of both by the table (line 30), less both credits for qualified individuals; without a spouse the tax above.",
      unchecked: "table",
      form: "AR1000F, line 30",
    },
    amount: { label: "Arkansas tax", formula: "min(withLow, apart)" },
  },
  cliff:
    "The published table steps down the benefit of its lower brackets by bands of $100, and the low income table has steps and an end.",
});

/** Own earnings without the deduction for self-employment tax, which Arkansas doesn't allow, and the rest. */
function ownArkansasIncome(s: Parameters<typeof ownFederalIncome>[0], stateIncome: number): number {
  let half = 0;
  for (const person of s.people) half += person.halfOfSelfEmploymentTax;
  const own = ownFederalIncome(s, 0) + (s.people[0]?.halfOfSelfEmploymentTax ?? 0);
  return own + stateIncome - s.federal.adjustedGrossIncome - half;
}

interface CreditLaw {
  readonly perPerson: number;
  /** Further credits by status: one for heads of household and surviving spouses. */
  readonly further: number;
}
/**
 * Personal tax credits (Ark. Code 26-51-501): for everyone, with more for age, blindness and heads of household. Filers
 * 65 or older who exclude no pension get a second one for age ("65 Special").
 */
export const arkansasPersonalCredits = rule({
  figure: (s, law: CreditLaw) => {
    let withPension = 0;
    for (const { pensions } of s.people) if (pensions > 0) withPension++;
    const special = Math.max(0, s.seniors - withPension);
    const credits = s.filers + s.dependents.length + s.seniors + special + s.blind + law.further;
    const amount = law.perPerson * credits;
    return { special, credits, amount };
  },
  lines: {
    special: {
      label: "Filers 65 or older who leave out no pension",
      found: "Each has a second credit for age. A filer with a pension leaves out up to $6,000 of it instead.",
      check: "special >= 0 && special <= filers",
      unit: "count",
      form: "AR1000F, line 7A, 65 Special",
    },
    credits: { label: "Credits", formula: "filers + dependents + seniors + special + blind + further", unit: "count" },
    amount: { label: "Personal tax credits", formula: "perPerson * credits" },
  },
});

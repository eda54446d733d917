import { type Brackets, taxOn } from "../../brackets.ts";
import { ownFederalIncome } from "../couples.ts";
import { investmentIncome, investmentIncomeLine } from "../household-income.ts";
import { federalEarnedIncomeCredit } from "../needs.ts";
import { type Running, rule } from "../rule.ts";
import type { Filer, Situation } from "../situation.ts";

interface RetirementLaw {
  readonly age: number;
  readonly most: number;
  readonly mostBefore: number;
}
/** One filer's exclusion. Investment income entered for the return counts as the first filer's. */
const exclusionOf = ({ age, pensions }: Filer, invested: number, law: RetirementLaw) =>
  age >= law.age ? Math.min(law.most, pensions + invested) : Math.min(law.mostBefore, pensions);
/**
 * Pension exclusion (30 Del. C. 1106(b)(3)): from an age on, pensions and investment income up to a limit; before it,
 * only pensions.
 */
export const delawarePensionExclusion = rule({
  figure: (s, law: RetirementLaw) => {
    const invested = investmentIncome(s);
    let amount = 0;
    for (const [i, person] of s.people.entries()) amount += exclusionOf(person, i === 0 ? invested : 0, law);
    return { invested, amount };
  },
  lines: {
    invested: investmentIncomeLine,
    amount: {
      label: "Pension exclusion",
      found:
        "For each spouse: own pensions, and that income of the filer, up to the limit from the age on; pensions up to a smaller one before it.",
      unchecked: "people",
    },
  },
});

interface TaxLaw {
  readonly rates: Brackets;
  readonly perPerson: number;
  /** An additional credit for each filer from an age on. */
  readonly perFilerOfAge: number;
  readonly age: number;
  readonly careShare: number;
  /** Shares of the federal earned income credit, at the filer's choice: against the tax, or refunded. */
  readonly againstShare: number;
  readonly refundedShare: number;
  /** The pension exclusion, which lowers the column of the spouse whose pension it is. */
  readonly pensionAge: number;
  readonly pensionMost: number;
  readonly pensionMostBefore: number;
}
/** A way to file: one column, or one for each spouse. */
interface Way {
  readonly taxed: readonly number[];
  /** Tax in each column, and what is left of it after the credits before the earned income credit. */
  readonly taxes: readonly number[];
  readonly left: readonly number[];
  /** The column whose tax the earned income credit may reduce: the one with the higher taxable income. */
  readonly higher: number;
  /** Tax left after all of them. */
  readonly due: number;
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const creditForAge = (age: number, law: TaxLaw) => (age >= law.age ? law.perFilerOfAge : 0);

function way(s: Situation, law: TaxLaw, taxed: readonly number[], credits: readonly number[]): Way {
  const taxes = taxed.map((income) => taxOn(income, law.rates));
  const left = taxes.map((tax, i) => Math.max(0, tax - (credits[i] ?? 0)));
  const higher = (taxed[1] ?? 0) > (taxed[0] ?? 0) ? 1 : 0;
  const earned = s.federal.earnedIncomeCredit;
  const saved = Math.max(Math.min(left[higher] ?? 0, law.againstShare * earned), law.refundedShare * earned);
  return { taxed, taxes, left, higher, due: sumOf(left) - saved };
}

const spouseExclusion = ({ people }: Situation, law: TaxLaw) =>
  exclusionOf(people[1] as Filer, 0, {
    age: law.pensionAge,
    most: law.pensionMost,
    mostBefore: law.pensionMostBefore,
  });

/**
 * Joint return, or filing status 4, whichever leaves less. In columns, each spouse has one person's credits, the care
 * credit belongs to the lower taxable income, and credits for dependents are divided where they save the most; none
 * lowers the other column's tax (PIT-RES instructions, lines 27a, 27b, 31, 32 and 34).
 */
function bestWay(s: Situation, law: TaxLaw, r: Readonly<Running>): Way {
  const care = law.careShare * s.federal.dependentCareCredit;
  const own = s.people.map(({ age }) => law.perPerson + creditForAge(age, law));
  const children = s.dependents.length;
  let best = way(s, law, [r.taxableIncome], [sumOf(own) + children * law.perPerson + care]);
  if (s.filers < 2) return best;
  const deducted = r.deduction + r.exemptions;
  const share = ownFederalIncome(s, 0);
  const all = s.federal.adjustedGrossIncome;
  const ofSpouse = all - share - spouseExclusion(s, law);
  const first = columnIncome(r.stateIncome - ofSpouse, r.stateIncome, deducted, r.itemizes);
  const second = columnIncome(ofSpouse, r.stateIncome, deducted, r.itemizes);
  const [ofFirst = 0, ofSecond = 0] = own;
  const careOfSecond = second <= first ? care : 0;
  for (let n = 0; n <= children; n++) {
    const credits = [
      ofFirst + n * law.perPerson + care - careOfSecond,
      ofSecond + (children - n) * law.perPerson + careOfSecond,
    ];
    const apart = way(s, law, [first, second], credits);
    if (apart.due < best.due) best = apart;
  }
  return best;
}

/**
 * Tax on a joint return, or in the spouses' separate columns (filing status 4), whichever leaves less after credits.
 */
export const delawareTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const { taxed, taxes } = bestWay(s, law, r);
    const apart = taxed.length === 2;
    return {
      apart,
      first: taxed[0] ?? 0,
      second: taxed[1] ?? 0,
      amount: sumOf(taxes),
    };
  },
  lines: {
    apart: {
      label: "Two columns leave less tax after credits",
      found:
        "Compares a joint return with filing status 4, in which the credits of one spouse cannot lower the tax of the other.",
      unchecked: "conditions",
      unit: "flag",
    },
    first: {
      label: "Taxable income, or yours in a column of your own",
      found:
        "On a joint return all taxable income. In two columns your own earnings and pension less their deductions and your exclusion, and all other income, less half of the standard deduction or your share of itemized deductions.",
      unchecked: "table",
    },
    second: {
      label: "Your spouse's taxable income in the other column",
      found:
        "Your spouse's own earnings and pension less that exclusion, less the other half or share. Zero with one column.",
      unchecked: "people",
    },
    amount: { label: "Tax", formula: "taxOn(first, rates) + taxOn(second, rates)", form: "PIT-RES, line 26" },
  },
});

/** Personal credits, those for age, and the care credit, as far as the columns can use them (30 Del. C. 1110, 1114). */
export const delawareCredits = rule({
  figure: (s, law: TaxLaw, r) => {
    const { taxes, left } = bestWay(s, law, r);
    let ofAge = 0;
    for (const { age } of s.people) ofAge += creditForAge(age, law);
    return {
      personal: law.perPerson * (s.filers + s.dependents.length),
      ofAge,
      care: law.careShare * s.federal.dependentCareCredit,
      amount: sumOf(taxes) - sumOf(left),
    };
  },
  lines: {
    personal: { label: "Personal credits", formula: "perPerson * (filers + dependents)", form: "PIT-RES, line 27a" },
    ofAge: {
      label: "Credits for age",
      found: "A credit for each filer who is old enough.",
      check: "ofAge <= perFilerOfAge * filers",
      form: "PIT-RES, line 27b",
    },
    care: {
      label: "Child care credit",
      formula: "careShare * federal.dependentCareCredit",
      form: "PIT-RES, line 31",
    },
    amount: {
      label: "Credits that can be used",
      found:
        "These credits, up to the tax. In two columns, each spouse's credits up to the tax in that spouse's column.",
      check: "amount <= min(taxBeforeCredits, personal + ofAge + care) + 0.01",
    },
  },
});

/**
 * Earned income credit at the filer's choice: a larger share against the tax, or a smaller one that is refunded. In two
 * columns it only lowers the tax of the spouse with the higher taxable income (PIT-RES instructions, line 34).
 */
export const earnedIncomeCreditAgainstTax = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: TaxLaw, r) => {
    const { left, higher } = bestWay(s, law, r);
    const taxOfHigher = left[higher] ?? 0;
    const against = Math.min(taxOfHigher, law.againstShare * s.federal.earnedIncomeCredit);
    const refundable = law.refundedShare * s.federal.earnedIncomeCredit;
    return { taxOfHigher, against, refundable, amount: against >= refundable ? against : 0 };
  },
  lines: {
    taxOfHigher: {
      label: "Tax left of the spouse with the higher taxable income",
      found: "The tax in that spouse's column after the other credits. On a joint return, all the tax that is left.",
      check: "taxOfHigher <= taxLeft + 0.01",
    },
    against: {
      label: "Worth against the tax",
      formula: "min(taxOfHigher, againstShare * federal.earnedIncomeCredit)",
    },
    refundable: { label: "Worth as a refund", formula: "refundedShare * federal.earnedIncomeCredit" },
    amount: { label: "Earned income credit against the tax", formula: "when(against >= refundable, against, 0)" },
  },
});

interface RefundedLaw {
  readonly refundedShare: number;
}
/** The other option, if the previous credit was the last one and took nothing. */
export const earnedIncomeCreditRefunded = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: RefundedLaw, r) => ({
    amount: r.lastCredit > 0 ? 0 : law.refundedShare * s.federal.earnedIncomeCredit,
  }),
  lines: {
    amount: {
      label: "Earned income credit refunded",
      formula: "when(lastCredit > 0, 0, refundedShare * federal.earnedIncomeCredit)",
    },
  },
});

/** A spouse's taxable income: itemized deductions are divided by income, other deductions in half. */
function columnIncome(own: number, all: number, deducted: number, itemizes: boolean): number {
  const share = itemizes && all > 0 ? Math.min(1, Math.max(0, own / all)) : 1 / 2;
  return Math.max(0, own - deducted * share);
}

import { type Brackets, entryFor } from "../../brackets.ts";
import { toFourDecimals } from "../../rounding.ts";
import type { Dependent } from "../../tax/household.ts";
import { INCOME_OF_ANY_KIND, incomeOfAnyKind, profitsLine } from "../household-income.ts";
import { someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";

/**
 * Federal itemized deductions with the add-back of line 10: income tax's part of the deducted taxes, up to the gain
 * from itemizing.
 */
export const newMexicoItemizedDeductions = rule({
  needs: somethingToItemize,
  figure: (s) => {
    const { stateIncomeTaxPaid, realEstateTaxes } = s.home;
    const share = toFourDecimals(stateIncomeTaxPaid / Math.max(1, stateIncomeTaxPaid + realEstateTaxes));
    const gained = Math.max(0, s.federal.itemizedDeductions - s.federal.standardDeduction);
    const addedBack = Math.min(share * s.federal.taxesDeduction, gained);
    return { share, gained, addedBack, amount: s.federal.itemizedDeductions - addedBack };
  },
  lines: {
    share: {
      label: "Income tax as a share of taxes paid",
      formula: "toFourDecimals(stateIncomeTaxPaid / max(1, stateIncomeTaxPaid + realEstateTaxes))",
      unit: "rate",
      form: "PIT-1, line 10 worksheet, line 3",
    },
    gained: {
      label: "Itemized deductions above the standard deduction",
      formula: "max(0, federal.itemizedDeductions - federal.standardDeduction)",
    },
    addedBack: {
      label: "State and local tax add-back",
      formula: "min(share * federal.taxesDeduction, gained)",
      form: "PIT-1, line 10",
    },
    amount: { label: "Itemized deductions less the add-back", formula: "federal.itemizedDeductions - addedBack" },
  },
});

interface DependentsLaw {
  readonly perDependent: number;
}
/** Deduction for certain dependents (NMSA 7-2-39): for every dependent except one. */
export const deductionForDependentsButOne = rule({
  figure: (s, law: DependentsLaw) => ({ amount: law.perDependent * Math.max(0, s.dependents.length - 1) }),
  lines: { amount: { label: "For all dependents except one", formula: "perDependent * max(0, dependents - 1)" } },
});

interface MiddleLaw {
  readonly perPerson: number;
  readonly start: number;
  readonly rate: number;
}
/** Low- and middle-income exemption (NMSA 7-2-5.8): for everyone on the return, falling with federal income. */
export const newMexicoMiddleIncomeExemption = rule({
  figure: (s, law: MiddleLaw) => {
    const lost = law.rate * Math.max(0, s.federal.adjustedGrossIncome - law.start);
    const each = Math.max(0, law.perPerson - lost);
    const amount = each * (s.filers + s.dependents.length);
    return { each, amount };
  },
  lines: {
    each: {
      label: "Exemption for each person",
      formula: "max(0, perPerson - rate * max(0, federal.adjustedGrossIncome - start))",
    },
    amount: { label: "Low- and middle-income exemption", formula: "each * (filers + dependents)" },
  },
});

interface AgeLaw {
  readonly byIncome: Brackets;
}
/** Exemption for persons 65 or older or blind (NMSA 7-2-5.2): one for each of them, by federal income. */
export const newMexicoAgeExemption = rule({
  figure: (s, law: AgeLaw) => {
    const persons = Math.min(s.filers, s.seniors + s.blind);
    const each = entryFor(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = persons * each;
    return { persons, each, amount };
  },
  lines: {
    persons: { label: "Filers 65 or older, or blind", formula: "min(filers, seniors + blind)", unit: "count" },
    each: {
      label: "Exemption for each, by income",
      formula: "entryFor(federal.adjustedGrossIncome, byIncome)",
    },
    amount: { label: "Exemption for age or blindness", formula: "persons * each" },
  },
  cliff: "The exemption for age falls in steps of a table by income.",
});

interface LimitLaw {
  readonly incomeLimit: number;
}
/** Social Security benefits excluded up to a limit of federal income (NMSA 7-2-5.14). */
export const benefitsUpToIncome = rule({
  figure: (s, law: LimitLaw) => ({
    amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? s.federal.taxableBenefits : 0,
  }),
  lines: {
    amount: {
      label: "Social Security benefits left out",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, federal.taxableBenefits, 0)",
    },
  },
  cliff: "Social Security is left out only up to a limit of federal income.",
});

interface GainLaw {
  readonly most: number;
}
/** Net long-term gain up to an amount (NMSA 7-2-34). */
export const netCapitalGainUpTo = rule({
  figure: (s, law: GainLaw) => ({ amount: Math.min(law.most, s.federal.netCapitalGain) }),
  lines: { amount: { label: "Net capital gain left out", formula: "min(most, federal.netCapitalGain)" } },
});

interface MedicalLaw {
  readonly leastCosts: number;
  readonly given: number;
}
/** An amount for filers 65 or older whose medical costs reach a total (NMSA 7-2-5.9, 7-2-18.13). */
export const amountForHighMedicalCosts = rule({
  figure: (s, law: MedicalLaw) => ({ amount: s.seniors > 0 && s.medicalCosts >= law.leastCosts ? law.given : 0 }),
  lines: {
    amount: {
      label: "For high medical costs at 65 or older",
      formula: "when(seniors > 0 && medicalCosts >= leastCosts, given, 0)",
    },
  },
});

interface RebateLaw {
  readonly oneExemption: Brackets;
  readonly two: Brackets;
  readonly three: Brackets;
  readonly four: Brackets;
  readonly five: Brackets;
  readonly six: Brackets;
  readonly share: number;
}
/**
 * Low-income comprehensive tax rebate (NMSA 7-2-14), refundable: a table by income of any kind and number of
 * exemptions.
 */
export const newMexicoLowIncomeRebate = rule({
  figure: (s, law: RebateLaw) => {
    const { profits, income } = incomeOfAnyKind(s);
    const exemptions = s.filers + s.dependents.length + 2 * s.seniors + s.blind;
    const tables = [law.oneExemption, law.two, law.three, law.four, law.five, law.six];
    const rebate = entryFor(income, tables[Math.min(exemptions, 6) - 1] ?? law.six);
    const amount = law.share * rebate;
    return { profits, income, exemptions, rebate, amount };
  },
  lines: {
    profits: profitsLine,
    income: {
      label: "Modified gross income",
      formula: INCOME_OF_ANY_KIND,
      form: "PIT-RC, line 13",
    },
    exemptions: {
      label: "Exemptions, seniors counted three times and the blind twice",
      formula: "filers + dependents + 2 * seniors + blind",
      unit: "count",
      form: "PIT-RC, line 13a",
    },
    rebate: {
      label: "Rebate by the table",
      found: "The table's row for your income and column for your exemptions, up to six.",
      unchecked: "table",
    },
    amount: { label: "Low-income comprehensive tax rebate", formula: "share * rebate" },
  },
  cliff: "The rebate falls in steps of a table by income.",
});

interface ChildLaw {
  readonly byIncome: Brackets;
  readonly under: number;
  readonly studentUnder: number;
  readonly share: number;
}
const qualifies = ({ age, isChild, isFullTimeStudent, isDisabled }: Dependent, law: ChildLaw) =>
  isChild && (age < law.under || (isFullTimeStudent && age < law.studentUnder) || isDisabled);
/**
 * Child income tax credit (NMSA 7-2-18.34), refundable: for every qualifying child of 26 USC 152(c), by federal income.
 */
export const newMexicoChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    let children = 0;
    for (const dependent of s.dependents) if (qualifies(dependent, law)) children++;
    const each = entryFor(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = law.share * children * each;
    return { children, each, amount };
  },
  lines: {
    children: {
      label: "Qualifying children",
      found: "Children below the age limit, the higher one for full-time students, and disabled ones of any age.",
      check: "children >= 0 && children <= dependents",
      unit: "count",
    },
    each: { label: "Credit for each, by income", formula: "entryFor(federal.adjustedGrossIncome, byIncome)" },
    amount: { label: "Child income tax credit", formula: "share * children * each" },
  },
  cliff: "The child credit falls in steps of a table by income.",
});

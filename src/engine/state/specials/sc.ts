import type { Brackets } from "../../brackets.ts";
import { fullSteps } from "../../rounding.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { someCare } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder } from "../situation.ts";
import { readTable, type TaxTable, tableLines } from "../tax-table.ts";

interface RetirementLaw {
  readonly age: number;
  readonly mostBefore: number;
  readonly most: number;
  readonly seniorDeduction: number;
}
/** Retirement income deduction and, from an age on, one for any income minus the first (S.C. Code 12-6-1170). */
export const southCarolinaRetirement = rule({
  figure: (s, law: RetirementLaw) => {
    let retirement = 0;
    let further = 0;
    for (const { age, pensions } of s.people) {
      const own = Math.min(age >= law.age ? law.most : law.mostBefore, pensions);
      retirement += own;
      if (age >= law.age) further += law.seniorDeduction - own;
    }
    return { retirement, further, amount: retirement + further };
  },
  lines: {
    retirement: {
      label: "Retirement deduction",
      found: "Pensions of each filer, up to the limit for the age.",
      unchecked: "table",
      form: "SC1040, line p",
    },
    further: {
      label: "Age 65 and older deduction",
      found: "For each filer who has reached the age: the deduction, less the retirement deduction already taken.",
      unchecked: "people",
      form: "SC1040, line q",
    },
    amount: { label: "Both deductions", formula: "retirement + further" },
  },
});

interface ItemizedLaw {
  readonly taxesLimit: number;
}
/**
 * Federal itemized deductions with the limit on state and local taxes from before 2025, and with income tax added back
 * up to the gain from itemizing (S.C. Code 12-6-40, 12-6-1130(2)).
 */
export const southCarolinaItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw, r) => {
    const taxes = Math.min(s.federal.taxesDeduction, law.taxesLimit);
    const itemized = s.federal.itemizedDeductions - s.federal.taxesDeduction + taxes;
    const incomeTax = Math.min(s.home.stateIncomeTaxPaid, Math.max(0, taxes - s.home.realEstateTaxes));
    const addedBack = Math.min(incomeTax, Math.max(0, itemized - r.standardDeduction));
    return { taxes, itemized, incomeTax, addedBack, amount: itemized - addedBack };
  },
  lines: {
    taxes: { label: "State and local taxes within the limit", formula: "min(federal.taxesDeduction, taxesLimit)" },
    itemized: {
      label: "Itemized deductions with that limit",
      formula: "federal.itemizedDeductions - federal.taxesDeduction + taxes",
    },
    incomeTax: {
      label: "Income tax in them",
      formula: "min(stateIncomeTaxPaid, max(0, taxes - realEstateTaxes))",
    },
    addedBack: {
      label: "State tax addback",
      formula: "min(incomeTax, max(0, itemized - standardDeduction))",
      form: "SC1040, line a",
    },
    amount: { label: "Itemized deductions less the addback", formula: "itemized - addedBack" },
  },
});

interface AdjustedLaw {
  readonly most: number;
  readonly start: number;
  readonly width: number;
  readonly step: number;
}
/** South Carolina income adjusted deduction (12-6-1140(15), from 2026): phases out over a range of federal income. */
export const southCarolinaAdjustedDeduction = rule({
  figure: (s, law: AdjustedLaw) => {
    const lost = Math.min(1, Math.max(0, s.federal.adjustedGrossIncome - law.start) / law.width);
    const amount = law.most - law.step * fullSteps(law.most * lost, law.step);
    return { lost, amount };
  },
  lines: {
    lost: {
      label: "Share lost by income",
      formula: "min(1, max(0, federal.adjustedGrossIncome - start) / width)",
      unit: "rate",
    },
    amount: { label: "Income adjusted deduction", formula: "most - step * fullSteps(most * lost, step)" },
  },
  cliff: "The reduction is rounded down to a step.",
});

interface ActiveIncomeLaw {
  readonly rates: Brackets;
  readonly table: TaxTable;
  readonly activeRate: number;
  /** Business income up to which a share may be assumed for the owner's own work, and that share. */
  readonly safeHarborMost: number;
  readonly safeHarborShare: number;
}
/**
 * Active trade or business income (12-6-545; Form I-335): the filer may deduct it and pay its own tax rate instead. It
 * is what sole proprietors earn beyond the pay for their own work. If that part isn't given, the safe harbor is used
 * (SC Revenue Ruling 08-2), and above its limit all of the profit counts as such pay. Chosen if the tax is less. It has
 * to be the last of the exemptions.
 *
 * Leaves out: partnerships and S corporations.
 */
export const southCarolinaActiveIncome = rule({
  figure: (s, law: ActiveIncomeLaw, r) => {
    const business = Math.max(0, s.federal.businessProfit - s.federal.halfOfSelfEmploymentTax);
    const told = s.home.personalServices ?? null;
    const personal = told ?? (business <= law.safeHarborMost ? law.safeHarborShare : 1);
    const active = business * (1 - personal);
    const before = Math.max(0, r.stateIncome - r.deduction - r.exemptions);
    const without = readTable(before, law.rates, law.table, s.byTable);
    const rest = Math.max(0, before - active);
    const onRest = readTable(rest, law.rates, law.table, s.byTable);
    const chosen = onRest.tax + law.activeRate * active;
    const elects = chosen < without.tax;
    return { business, personal, active, before, without, rest, onRest, chosen, elects, amount: elects ? active : 0 };
  },
  lines: {
    business: {
      label: "Business income less half of self-employment tax",
      formula: "max(0, federal.businessProfit - federal.halfOfSelfEmploymentTax)",
      form: "Form I-335, line 3",
    },
    personal: {
      label: "Part of it that pays for own work",
      formula:
        "when(personalServices === null, when(business <= safeHarborMost, safeHarborShare, 1), personalServices)",
      unit: "rate",
      form: "Form I-335, line 4",
    },
    active: {
      label: "Active trade or business income",
      formula: "business * (1 - personal)",
      form: "Form I-335, line 5",
    },
    before: {
      label: "Taxable income without the choice",
      formula: "max(0, stateIncome - deduction - soFar)",
    },
    without: tableLines("before"),
    rest: { label: "Taxable income with the choice", formula: "max(0, before - active)" },
    onRest: tableLines("rest"),
    chosen: { label: "Tax with the choice", formula: "onRest.tax + activeRate * active" },
    elects: { label: "Form I-335 is the better choice", formula: "chosen < without.tax", unit: "flag" },
    amount: { label: "Active trade or business income deduction", formula: "when(elects, active, 0)" },
  },
  cliff: "The safe harbor ends at an amount of business income.",
});

interface ActiveTaxLaw {
  readonly activeRate: number;
}
/** Tax on active trade or business income that was deducted (Form I-335, line 7). */
export const southCarolinaActiveIncomeTax = rule({
  figure: (_, law: ActiveTaxLaw, r) => ({ amount: law.activeRate * r.lastExemption }),
  lines: {
    amount: { label: "Tax on active trade or business income", formula: "activeRate * lastExemption" },
  },
  cliff: "It follows the choice of Form I-335, whose safe harbor ends at an amount of business income.",
});

interface DependentLaw {
  readonly perDependent: number;
  readonly under: number;
}
/** Dependent exemption (12-6-1140(10), (13)), doubled for a child below an age. */
export const southCarolinaDependents = rule({
  figure: (s, law: DependentLaw) => {
    const young = dependentsUnder(law.under, s);
    const amount = law.perDependent * (s.dependents.length + young);
    return { young, amount };
  },
  lines: {
    young: {
      label: "Dependents under 6",
      found: "Counted by age at the end of the year.",
      check: "young >= 0 && young <= dependents",
      unit: "count",
    },
    amount: { label: "Dependent exemptions", formula: "perDependent * (dependents + young)" },
  },
});

interface CareLaw {
  readonly share: number;
  readonly perPerson: number;
  readonly mostPersons: number;
}
/** Child and dependent care credit (12-6-3380): a share of the costs that count for the federal credit. */
export const shareOfCareCosts = rule({
  needs: someCare,
  figure: (s, law: CareLaw) => {
    const costs = careCosts(s, law.perPerson, law.mostPersons);
    return { ...costs, amount: law.share * costs.counted };
  },
  lines: { ...careCostsLines, amount: { label: "Child and dependent care credit", formula: "share * counted" } },
});

interface CoupleLaw {
  readonly share: number;
  readonly most: number;
}
/**
 * Two wage earner credit (12-6-3330): on a joint return, a share of the lower earner's earnings, less the deductions of
 * 26 USC 62(a)(1), (6) and (7); health insurance of the self-employed is deducted under the first.
 */
export const southCarolinaTwoWageEarnerCredit = rule({
  figure: (s, law: CoupleLaw) => {
    let smaller = s.filers > 1 ? Number.POSITIVE_INFINITY : 0;
    if (s.filers > 1)
      for (const one of s.people) {
        const deductions = one.halfOfSelfEmploymentTax + one.healthDeduction + one.planDeduction + one.iraDeduction;
        smaller = Math.max(0, Math.min(smaller, one.wages + one.profit - deductions));
      }
    const amount = law.share * Math.min(law.most, smaller);
    return { smaller, amount };
  },
  lines: {
    smaller: {
      label: "The smaller earnings of the two",
      found:
        "Wages and profit of each spouse, less half of self-employment tax, the health insurance deduction and own retirement contributions; nothing without a spouse.",
      unchecked: "people",
    },
    amount: { label: "Two wage earner credit", formula: "share * min(most, smaller)" },
  },
});

interface EarnedLaw {
  readonly share: number;
  /** `null` for no limit. */
  readonly most: number | null;
}
/** Earned income credit (12-6-3632): a share of the federal one against the tax, up to a limit from 2026. */
export const southCarolinaEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const full = law.share * s.federal.earnedIncomeCredit;
    return { full, amount: law.most === null ? full : Math.min(full, law.most) };
  },
  lines: {
    full: { label: "Share of the federal credit", formula: "share * federal.earnedIncomeCredit" },
    amount: { label: "Earned income credit", formula: "when(most === null, full, min(full, most))" },
  },
});

import { type Brackets, entryFor, taxOn } from "../../brackets.ts";
import { startedSteps } from "../../rounding.ts";
import { ownFederalIncome } from "../couples.ts";
import { federalEarnedIncomeCredit, homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";

/** All capital gains, from 2025 (RSMo 143.121.3(1)). */
export const missouriGains = rule({
  figure: (s) => ({ amount: Math.max(0, s.federal.capitalGain) }),
  lines: { amount: { label: "Capital gains", formula: "max(0, federal.capitalGain)" } },
});

/** Itemized deductions (RSMo 143.141): with payroll taxes not yet deducted, without state income tax. */
export const missouriItemizedDeductions = rule({
  figure: (s) => {
    const { federal: f, home } = s;
    const taxesPaid = home.stateIncomeTaxPaid + home.realEstateTaxes;
    const counted = taxesPaid > f.taxesDeduction ? f.taxesDeduction / taxesPaid : 1;
    const stateIncomeTax = counted * home.stateIncomeTaxPaid;
    let payroll = f.additionalMedicareTax;
    for (const person of s.people)
      payroll += person.payrollTaxes + person.selfEmploymentTax - person.halfOfSelfEmploymentTax;
    return {
      taxesPaid,
      counted,
      stateIncomeTax,
      payroll,
      amount: Math.max(0, f.itemizedDeductions + payroll - stateIncomeTax),
    };
  },
  lines: {
    taxesPaid: { label: "State and local taxes paid", formula: "stateIncomeTaxPaid + realEstateTaxes" },
    counted: {
      label: "Share of them within the federal limit",
      formula: "when(taxesPaid > federal.taxesDeduction, federal.taxesDeduction / taxesPaid, 1)",
      unit: "rate",
    },
    stateIncomeTax: { label: "State income tax deducted federally", formula: "counted * stateIncomeTaxPaid" },
    payroll: {
      label: "Social Security, Medicare and self-employment tax",
      formula:
        "federal.additionalMedicareTax + sum(people.payrollTaxes) + sum(people.selfEmploymentTax) - sum(people.halfOfSelfEmploymentTax)",
      meaning: "Only what has not been deducted yet: half of self-employment tax already is.",
    },
    amount: {
      label: "Itemized deductions",
      formula: "max(0, federal.itemizedDeductions + payroll - stateIncomeTax)",
      form: "Form MO-A, Part 2",
    },
  },
});

interface FederalTaxLaw {
  readonly shares: Brackets;
  readonly most: number;
}
/**
 * Federal income tax deduction (RSMo 143.171): a share, by Missouri income, of the tax after all credits, up to a
 * limit.
 */
export const missouriFederalTaxDeduction = rule({
  figure: (s, law: FederalTaxLaw, r) => {
    const federalTax = Math.max(0, s.federal.taxAfterCredits - s.federal.refundableCredits);
    const share = entryFor(r.stateIncome, law.shares);
    const amount = Math.min(law.most, share * federalTax);
    return { federalTax, share, amount };
  },
  lines: {
    federalTax: {
      label: "Federal income tax after credits",
      formula: "max(0, federal.taxAfterCredits - federal.refundableCredits)",
      form: "MO-1040, line 9",
    },
    share: {
      label: "Share by Missouri income",
      formula: "entryFor(stateIncome, shares)",
      unit: "rate",
      form: "MO-1040, line 12",
    },
    amount: { label: "Federal income tax deduction", formula: "min(most, share * federalTax)" },
  },
  cliff: "The share of federal tax falls in steps of a table by income.",
});

interface PensionLaw {
  readonly most: number;
  readonly incomeLimit: number;
}
/**
 * Pension exemption (RSMo 143.124): up to an amount per person, minus income above a limit. Pensions are assumed to be
 * private.
 */
export const missouriPensionExemption = rule({
  figure: (s, law: PensionLaw, r) => {
    let counted = 0;
    for (const { pensions } of s.people) counted += Math.min(pensions, law.most);
    const over = Math.max(0, r.stateIncome - s.federal.taxableBenefits - law.incomeLimit);
    return { counted, over, amount: Math.max(0, counted - over) };
  },
  lines: {
    counted: {
      label: "Pensions that count",
      found: "For each person the pension, up to the limit.",
      check: "counted <= federal.pensions + 0.01",
    },
    over: {
      label: "Income above the limit",
      formula: "max(0, stateIncome - federal.taxableBenefits - incomeLimit)",
    },
    amount: { label: "Pension exemption", formula: "max(0, counted - over)" },
  },
});

interface BusinessLaw {
  readonly share: number;
}
/** Business income deduction (RSMo 143.022): a share of each person's net profit on Schedules C. */
export const missouriBusinessIncomeDeduction = rule({
  figure: (s, law: BusinessLaw) => {
    let profit = 0;
    for (const person of s.people) profit += Math.max(0, person.profit);
    const amount = law.share * profit;
    return { profit, amount };
  },
  lines: {
    profit: {
      label: "Net profit of businesses",
      found: "For each person what Schedules C give together, where that is more than zero.",
      check: "profit >= sum(people.profit) - 0.01",
    },
    amount: { label: "Business income deduction", formula: "share * profit" },
  },
});

interface TaxLaw {
  readonly rates: Brackets;
}
/**
 * On a combined return, each spouse's part of taxable income, by share of Missouri income, is taxed separately (RSMo
 * 143.031).
 */
export const missouriTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const own = s.filers === 2 ? ownFederalIncome(s, 1) : 0;
    const spouseShare = r.stateIncome > 0 ? Math.min(1, Math.max(0, own / r.stateIncome)) : 0;
    const spouseIncome = spouseShare * r.taxableIncome;
    const ownIncome = r.taxableIncome - spouseIncome;
    return {
      spouseShare,
      ownIncome,
      spouseIncome,
      amount: taxOn(ownIncome, law.rates) + taxOn(spouseIncome, law.rates),
    };
  },
  lines: {
    spouseShare: {
      label: "Spouse's share of Missouri income",
      found:
        "The spouse's own wages, profit and pensions, minus their own adjustments; interest, dividends and gains count as the filer's. The form rounds it to a whole percent.",
      check: "spouseShare >= 0 && spouseShare <= 1",
      unit: "rate",
      form: "MO-1040, line 7",
    },
    ownIncome: { label: "Filer's taxable income", formula: "taxableIncome - spouseShare * taxableIncome" },
    spouseIncome: { label: "Spouse's taxable income", formula: "spouseShare * taxableIncome" },
    amount: { label: "Tax", formula: "taxOn(ownIncome, rates) + taxOn(spouseIncome, rates)" },
  },
});

interface WorkingFamilyLaw {
  readonly share: number;
  readonly investmentLimit: number;
}
/**
 * Working family tax credit (RSMo 143.177): a share of the federal credit, with 2020's lower limit on investment
 * income.
 */
export const missouriWorkingFamilyCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: WorkingFamilyLaw) => ({
    amount: s.federal.investmentIncome <= law.investmentLimit ? law.share * s.federal.earnedIncomeCredit : 0,
  }),
  lines: {
    amount: {
      label: "Working family tax credit",
      formula: "when(federal.investmentIncome <= investmentLimit, share * federal.earnedIncomeCredit, 0)",
    },
  },
  cliff: "The working family credit ends at a limit of investment income.",
});

interface PropertyLaw {
  readonly shareOfRent: number;
  readonly mostOfRent: number;
  readonly most: number;
  readonly spouseTenants: number;
  readonly spouseOwners: number;
  readonly base: number;
  readonly step: number;
  readonly perStep: number;
  readonly mostShare: number;
  readonly limitForTenants: number;
  readonly limitForOwners: number;
}
/**
 * Property tax credit (RSMo 135.010 to 135.030), refundable: for filers 65 and older, property tax or a part of rent
 * above a share of income.
 */
export const missouriPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw, r) => {
    const { federal: f, home } = s;
    const owns = home.realEstateTaxes > 0 && home.rentPaid === 0;
    const spouse = s.filers === 2 ? (owns ? law.spouseOwners : law.spouseTenants) : 0;
    const income = Math.max(
      0,
      r.stateIncome +
        f.benefitsReceived -
        f.taxableBenefits +
        f.taxExemptInterest +
        Math.max(0, -f.capitalGain) -
        spouse,
    );
    const paid = Math.min(
      law.most,
      Math.min(law.mostOfRent, law.shareOfRent * home.rentPaid) + Math.min(law.most, home.realEstateTaxes),
    );
    const share = Math.min(law.mostShare, law.perStep * startedSteps(Math.max(0, income - law.base), law.step));
    const allowed =
      s.seniors > 0 &&
      (s.status !== "married_separate" || s.livedApart) &&
      income <= (owns ? law.limitForOwners : law.limitForTenants);
    return { owns, spouse, income, paid, share, allowed, amount: allowed ? Math.max(0, paid - share * income) : 0 };
  },
  lines: {
    owns: {
      label: "Owned the home all year",
      formula: "realEstateTaxes > 0 && rentPaid <= 0",
      meaning: "We assume so if you pay property tax and no rent.",
      unit: "flag",
    },
    spouse: {
      label: "Subtracted for a spouse",
      formula: "when(filers == 2, when(owns, spouseOwners, spouseTenants), 0)",
    },
    income: {
      label: "Household income",
      formula:
        "max(0, stateIncome + federal.benefitsReceived - federal.taxableBenefits + federal.taxExemptInterest + max(0, -federal.capitalGain) - spouse)",
      form: "Form MO-PTS, line 10",
    },
    paid: {
      label: "Property tax and the part of rent, up to their limits",
      formula: "min(most, min(mostOfRent, shareOfRent * rentPaid) + min(most, realEstateTaxes))",
    },
    share: {
      label: "Share of income that it has to exceed",
      formula: "min(mostShare, perStep * startedSteps(max(0, income - base), step))",
      unit: "rate",
    },
    allowed: {
      label: "A filer is 65, and income is not above the limit",
      found:
        "Filers of 65 whose income is up to the limit for owners or tenants; spouses who live together file jointly.",
      unchecked: "conditions",
      unit: "flag",
    },
    amount: {
      label: "Property tax credit",
      formula: "when(allowed, max(0, paid - share * income), 0)",
      meaning: "The form takes it from a table of steps, which can differ by up to about $13.",
    },
  },
  cliff: "The property tax credit falls in steps of income and ends at a limit.",
});

import { INCOME_TAX_DEDUCTED, incomeTaxDeducted } from "../income-tax-deducted.ts";
import { federalEarnedIncomeCredit, someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, youngChildrenLine } from "../situation.ts";

interface TaxpayerLaw {
  readonly share: number;
  readonly perDependent: number;
  readonly start: number;
  readonly rate: number;
}
/**
 * Taxpayer tax credit (Utah Code 59-10-1018): a share of the federal deduction and of exemptions for dependents, with a
 * child counted twice in the birth year; it falls with income. All tax is credited if federal income doesn't exceed the
 * standard deduction.
 */
export const utahTaxpayerCredit = rule({
  figure: (s, law: TaxpayerLaw, r) => {
    const f = s.federal;
    const incomeTax = f.itemizes ? incomeTaxDeducted(s) : 0;
    const exemptions = law.perDependent * (s.dependents.length + dependentsUnder(1, s));
    const full = law.share * (f.deduction - incomeTax + exemptions);
    const lost = law.rate * Math.max(0, r.taxableIncome - law.start);
    const exempt = f.adjustedGrossIncome <= f.standardDeduction;
    return { incomeTax, exemptions, full, lost, exempt, amount: exempt ? r.taxLeft : Math.max(0, full - lost) };
  },
  lines: {
    incomeTax: {
      label: "State income tax inside the federal deduction",
      formula: `when(federal.itemizes, ${INCOME_TAX_DEDUCTED}, 0)`,
      form: "TC-40, line 14",
    },
    exemptions: {
      label: "Exemptions for dependents",
      found: "The exemption for each dependent, and once more for a child born this year.",
      unchecked: "people",
      form: "TC-40, line 11",
    },
    full: {
      label: "Credit before it falls",
      formula: "share * (federal.deduction - incomeTax + exemptions)",
      form: "TC-40, line 16",
    },
    lost: { label: "Lost because of income", formula: "rate * max(0, taxableIncome - start)", form: "TC-40, line 19" },
    exempt: {
      label: "Federal income is within the federal standard deduction",
      formula: "federal.adjustedGrossIncome <= federal.standardDeduction",
      form: "TC-40, line 21",
    },
    amount: { label: "Taxpayer tax credit", formula: "when(exempt, taxLeft, max(0, full - lost))" },
  },
  cliff: "Up to the federal standard deduction it is the whole tax.",
});

interface SeniorLaw {
  readonly benefitsRate: number;
  readonly benefitsStart: number;
  readonly age: number;
  readonly perFiler: number;
  readonly retirementStart: number;
  readonly rate: number;
}
/**
 * Social Security benefits credit (59-10-1042) or retirement credit (59-10-1019), whichever is larger; both fall with
 * income.
 */
export const utahSeniorCredits = rule({
  figure: (s, law: SeniorLaw) => {
    let filersOfAge = 0;
    for (const { age } of s.people) if (age >= law.age) filersOfAge++;
    const income = s.federal.adjustedGrossIncome + s.federal.taxExemptInterest;
    const benefits = Math.max(
      0,
      law.benefitsRate * s.federal.taxableBenefits - law.rate * Math.max(0, income - law.benefitsStart),
    );
    const retirement = Math.max(0, law.perFiler * filersOfAge - law.rate * Math.max(0, income - law.retirementStart));
    return { filersOfAge, income, benefits, retirement, amount: Math.max(benefits, retirement) };
  },
  lines: {
    filersOfAge: {
      label: "Filers born before 1953",
      found: "Counted by age at the end of the year.",
      check: "filersOfAge >= 0 && filersOfAge <= filers",
      unit: "count",
    },
    income: {
      label: "Modified adjusted gross income",
      formula: "federal.adjustedGrossIncome + federal.taxExemptInterest",
    },
    benefits: {
      label: "Social Security benefits credit",
      formula: "max(0, benefitsRate * federal.taxableBenefits - rate * max(0, income - benefitsStart))",
    },
    retirement: {
      label: "Retirement credit",
      formula: "max(0, perFiler * filersOfAge - rate * max(0, income - retirementStart))",
    },
    amount: { label: "The larger of the two", formula: "max(benefits, retirement)" },
  },
});

interface ChildLaw {
  readonly perChild: number;
  readonly under: number;
  readonly start: number;
  readonly rate: number;
}
/** Child tax credit (59-10-1047), reduced by a rate times income above a limit. */
export const utahChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    const children = dependentsUnder(law.under, s);
    const above = Math.max(0, s.federal.adjustedGrossIncome + s.federal.taxExemptInterest - law.start);
    const amount = Math.max(0, law.perChild * children - law.rate * above);
    return { children, above, amount };
  },
  lines: {
    children: youngChildrenLine,
    above: {
      label: "Income above the limit",
      formula: "max(0, federal.adjustedGrossIncome + federal.taxExemptInterest - start)",
    },
    amount: { label: "Child tax credit", formula: "max(0, perChild * children - rate * above)" },
  },
});

interface EarnedLaw {
  readonly share: number;
}
/**
 * Earned income credit (59-10-1044): a share of the federal one, limited to wages on Forms W-2, so none for profit
 * alone.
 */
export const utahEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw) => ({
    amount: Math.min(law.share * s.federal.earnedIncomeCredit, s.federal.wages),
  }),
  lines: {
    amount: { label: "Earned income credit", formula: "min(share * federal.earnedIncomeCredit, federal.wages)" },
  },
});

interface AtHomeLaw {
  readonly perInfant: number;
  readonly mostEarnings: number;
  readonly incomeLimit: number;
}
/** At-home parent credit (59-10-1005): for every infant if a parent earns almost nothing, and income is low. */
export const utahAtHomeParentCredit = rule({
  needs: someDependent,
  figure: (s, law: AtHomeLaw) => {
    const infants = dependentsUnder(1, s);
    let atHome = false;
    for (const { wages, profit } of s.people) if (wages + Math.max(0, profit) <= law.mostEarnings) atHome = true;
    const allowed = atHome && s.federal.adjustedGrossIncome <= law.incomeLimit;
    return { infants, atHome, allowed, amount: allowed ? law.perInfant * infants : 0 };
  },
  lines: {
    infants: {
      label: "Infants",
      found: "Dependents under 1 at the end of the year.",
      check: "infants >= 0 && infants <= dependents",
      unit: "count",
    },
    atHome: {
      label: "A parent has little or no earnings",
      found: "Wages and profit of one of the filers are within the limit.",
      unchecked: "conditions",
      unit: "flag",
    },
    allowed: {
      label: "A parent is at home, and income is low",
      formula: "atHome && federal.adjustedGrossIncome <= incomeLimit",
      unit: "flag",
    },
    amount: { label: "At-home parent credit", formula: "when(allowed, perInfant * infants, 0)" },
  },
  cliff: "The credit ends at a limit of the parent's earnings and of federal income.",
});

/** Mississippi: Form 80-105. */
import {
  amountForAgeAndBlindness,
  federalItemizedWithoutIncomeTax,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits, shareOfDependentCareCreditUpTo } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountByStatus, pensionsAndLaterWithdrawals } from "../../../engine/state/rules/persons.ts";
import { mississippiTax } from "../../../engine/state/specials/ms.ts";
import { citing, lastYearsTax, ONE_SOURCE, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Mississippi income tax instructions, Form 80-100",
  url: "https://www.dor.ms.gov/sites/default/files/tax-forms/individual/80100251%202.pdf",
  period: "2025",
});
const tables = citing({
  cite: "Mississippi Department of Revenue, Pub. 89-700-25-1 (January 2026)",
  url: "https://www.dor.ms.gov/sites/default/files/tax-forms/business/89700251revised1.13.2026.pdf",
  period: "2026",
});
const exemptions = citing({
  cite: "Miss. Code 27-7-21",
  url: "https://law.justia.com/codes/mississippi/title-27/chapter-7/article-1/section-27-7-21/",
});
const estimates = citing(
  { cite: "Mississippi Form 80-106 instructions", url: "https://www.dor.ms.gov/individual" },
  ONE_SOURCE,
);

export const ms = taxed([2025, 2026], ({ dated }) => {
  const amounts = dated({ 2025: form, 2026: tables });

  return {
    state: "MS",
    name: "Mississippi",
    form: "Form 80-105",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}) },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}),
      pensions: use(pensionsAndLaterWithdrawals, "Retirement income", {
        withdrawalsFrom: form.years(60, "Age at the end of the year by which a filer has turned 59 and a half"),
        anyConversion: form.flag(true, "Roth conversions count before that age"),
        mostEach: form.usdOrNone(null, "Most for each filer"),
        most: form.usdOrNone(null, "Most on a return"),
      }),
    },
    standardDeduction: {
      basic: use(standardDeduction, "Standard deduction", {
        basic: form.usdByStatus([2_300, 4_600, 2_300, 3_400, 4_600], "Standard deduction"),
      }),
    },
    itemizedDeductions: {
      federal: use(
        federalItemizedWithoutIncomeTax,
        "Federal itemized deductions without state income tax",
        {},
        "Form 80-108, Schedule A",
      ),
    },
    exemptions: {
      personal: use(amountByStatus, "Exemptions", {
        ofStatus: exemptions.usdByStatus([6_000, 12_000, 6_000, 8_000, 12_000], "Exemption by filing status"),
        perDependent: exemptions.usd(1_500, "Exemption for each dependent"),
      }),
      age: use(amountForAgeAndBlindness, "Exemptions for age and blindness", {
        perSenior: exemptions.usd(1_500, "Exemption for each filer 65 or older"),
        perBlind: exemptions.usd(1_500, "Exemption for each blind filer"),
      }),
    },
    tax: {
      tax: use(mississippiTax, "Tax", {
        untaxed: amounts.usd(10_000, "Taxable income of each person that is not taxed"),
        rate: amounts.rate(dated({ 2025: 0.044, 2026: 0.04 }), "Tax rate above that"),
      }),
    },
    credits: {
      care: use(
        shareOfDependentCareCreditUpTo,
        "Child and dependent care credit",
        {
          share: form.rate(0.25, "Share of the federal care credit"),
          incomeLimit: form.usd(50_000, "Largest federal income"),
        },
        "Form 80-401",
      ),
    },
    notes: ["Retirement income is exempt unless it is drawn early."],
    missing: [
      "Gains on shares in Mississippi companies",
      "Other credits of Form 80-401, and the 3% tax on casino winnings",
    ],
    estimatedPayments: {
      threshold: estimates.usdOrNone(200, "Tax after withholding from which payments are required"),
      shares: estimates.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: estimates.list([415, 615, 915, 115], "Due dates, as month and day"),
      currentYearShare: estimates.rate(0.8, "Share of this year's tax to pay on time"),
      ...lastYearsTax(estimates, 1),
    },
  };
});

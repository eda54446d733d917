/** West Virginia: Form IT-140. */
import { federalTaxableBenefits, shareOfDependentCareCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  westVirginiaBenefits,
  westVirginiaEarnedIncomeExclusion,
  westVirginiaFamilyCredit,
  westVirginiaPropertyTaxCredit,
  westVirginiaSeniorDeduction,
} from "../../../engine/state/specials/wv.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";

const form = citing({
  cite: "2025 West Virginia Personal Income Tax Forms and Instructions (IT-140)",
  url: "https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf",
  period: "2025",
});
const reduction = citing({
  cite: "W. Va. Code 11-21-4j, as amended by SB 392 of 2026",
  url: "https://tax.wv.gov/Individuals/Pages/PersonalIncomeTaxReductionBill.aspx",
  period: "2026",
});
const modifications = citing({
  cite: "W. Va. Code 11-21-12",
  url: "https://code.wvlegislature.gov/11-21-12/",
});
const family = citing({
  cite: "W. Va. Code 11-21-22b",
  url: "https://code.wvlegislature.gov/11-21-22B/",
});
const property = citing({
  cite: "W. Va. Code 11-21-23",
  url: "https://code.wvlegislature.gov/11-21-23/",
});
const underpaid = citing({
  cite: "West Virginia Form IT-210, lines 6 to 8, and its instructions",
  url: "https://tax.wv.gov/Individuals/Pages/Individuals.aspx",
});
const estimates = citing(
  {
    cite: "West Virginia Form IT-140ES",
    url: "https://tax.wv.gov/Individuals/Pages/Individuals.aspx",
  },
  ONE_SOURCE,
);

export const wv = taxed([2025, 2026], ({ dated }) => {
  const poverty = dated(povertyLine);

  const guideline = {
    guideline: poverty.onePerson,
    guidelinePerPerson: poverty.eachMore,
  };

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.0222], [10_000, 0.0296], [25_000, 0.0333], [40_000, 0.0444], [60_000, 0.0482]],
      [[0, 0.0222], [10_000, 0.0296], [25_000, 0.0333], [40_000, 0.0444], [60_000, 0.0482]],
      [[0, 0.0222], [5_000, 0.0296], [12_500, 0.0333], [20_000, 0.0444], [30_000, 0.0482]],
      [[0, 0.0222], [10_000, 0.0296], [25_000, 0.0333], [40_000, 0.0444], [60_000, 0.0482]],
      [[0, 0.0222], [10_000, 0.0296], [25_000, 0.0333], [40_000, 0.0444], [60_000, 0.0482]],
    ]),
    2026: reduction.tableByStatus([
      [[0, 0.0211], [10_000, 0.0281], [25_000, 0.0316], [40_000, 0.0422], [60_000, 0.0458]],
      [[0, 0.0211], [10_000, 0.0281], [25_000, 0.0316], [40_000, 0.0422], [60_000, 0.0458]],
      [[0, 0.0211], [5_000, 0.0281], [12_500, 0.0316], [20_000, 0.0422], [30_000, 0.0458]],
      [[0, 0.0211], [10_000, 0.0281], [25_000, 0.0316], [40_000, 0.0422], [60_000, 0.0458]],
      [[0, 0.0211], [10_000, 0.0281], [25_000, 0.0316], [40_000, 0.0422], [60_000, 0.0458]],
    ]),
  });

  return {
    state: "WV",
    name: "West Virginia",
    form: "Form IT-140",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "IT-140, line 1") },
    subtractions: {
      benefits: dated({
        2025: use(
          westVirginiaBenefits,
          "Social Security benefits",
          {
            incomeLimit: modifications.usdByStatus(
              [50_000, 100_000, 50_000, 50_000, 50_000],
              "Federal income up to which all benefits are left out",
            ),
            shareAbove: modifications.rate(0.65, "Share left out above that income"),
          },
          "Schedule M, line 32",
        ),
        2026: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule M, line 32"),
      }),
      senior: use(
        westVirginiaSeniorDeduction,
        "Senior citizen deduction",
        {
          age: modifications.years(65, "Age of the senior citizen deduction"),
          most: modifications.usd(8_000, "Most for each filer"),
        },
        "Schedule M, line 47",
      ),
    },
    exemptions: {
      lowIncome: use(
        westVirginiaEarnedIncomeExclusion,
        "Low-income earned income exclusion",
        {
          incomeLimit: form.usdByStatus(
            [10_000, 10_000, 5_000, 10_000, 10_000],
            "Federal income up to which earnings are left out",
          ),
        },
        "IT-140, line 5",
      ),
      personal: use(
        amountPerPerson,
        "Exemptions",
        {
          perFiler: form.usd(2_000, "Exemption for each filer"),
          perDependent: form.usd(2_000, "Exemption for each dependent"),
        },
        "IT-140, line 6",
      ),
    },
    tax: { schedule: use(rateSchedule, "Income tax", { rates: rates }, "IT-140, line 8") },
    credits: {
      family: use(
        westVirginiaFamilyCredit,
        "Low-income family tax credit",
        {
          ...guideline,
          mostPersons: family.count(8, "Most family members who count"),
          shareOfGuideline: family.rateByStatus([1, 1, 0.5, 1, 1], "Share of the poverty line"),
          step: family.usdByStatus([300, 300, 150, 300, 300], "Step of income above the guideline"),
          sharePerStep: family.rate(0.1, "Share of the tax lost for each step"),
        },
        "IT-140, line 9",
      ),
      care: use(
        shareOfDependentCareCredit,
        "Child and dependent care credit",
        { share: form.rate(0.5, "Share of the federal care credit") },
        "Tax Credit Recap Schedule",
      ),
    },
    refundableCredits: {
      property: use(
        westVirginiaPropertyTaxCredit,
        "Homestead excess property tax credit",
        {
          ...guideline,
          timesGuideline: property.count(3, "Multiple of the poverty line up to which it is given"),
          shareOfIncome: property.rate(0.04, "Share of household income that is expected to be paid"),
          most: property.usd(1_000, "Largest credit"),
        },
        "Schedule HEPTC-1",
      ),
    },
    missing: [
      "City service fees for work in Charleston, Huntington and other cities, a few dollars a week",
      "Senior citizens tax credit for property tax paid, which needs the assessor's statement",
      "Public and military pensions, deduction for disabled filers",
      "Credit for vehicle property tax",
    ],
    estimatedPayments: onFederalDates(600, estimates, 0.9, lastYearsTax(underpaid, 1)),
    noTaxLastYearBelow: underpaid.usd(
      5_000,
      "This year's tax below which no payments are required after a year without tax",
    ),
  };
});

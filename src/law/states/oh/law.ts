/** Ohio: Form IT 1040. */
import { federalTaxableBenefits, shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import {
  ohioBusinessIncomeDeduction,
  ohioCareCredit,
  ohioExemptionCredit,
  ohioExemptions,
  ohioJointFilingCredit,
  ohioRetirementCredit,
  ohioSeniorCredit,
  ohioTax,
} from "../../../engine/state/specials/oh.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Ohio IT 1040 instructions",
  url: "https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf",
  period: "2025",
});
const rateSection = citing({
  cite: "Ohio Revised Code 5747.02",
  url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
});
const business = citing({
  cite: "Ohio Revised Code 5747.01(A)(28)",
  url: "https://codes.ohio.gov/ohio-revised-code/section-5747.01",
});
const retirementSection = citing({
  cite: "Ohio Revised Code 5747.055",
  url: "https://codes.ohio.gov/ohio-revised-code/section-5747.055",
});
const careSection = citing({
  cite: "Ohio Revised Code 5747.054",
  url: "https://codes.ohio.gov/ohio-revised-code/section-5747.054",
});
const deducted = business.usdByStatus(
  [250_000, 250_000, 125_000, 250_000, 250_000],
  "Business income that is deducted",
);

const employers = (from: string, year: string) =>
  citing(
    {
      cite: `Ohio Department of Taxation, employer withholding: Optional Computer Formula from ${from}`,
      url: `https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/employer_withholding/${year}%20Withholding%20Tables/WHT_OptionalComputerFormula_${year}.pdf`,
      period: "2026",
    },
    ONE_SOURCE,
  );
const exemptions = { perAllowance: 650, forFiler: 1, forDependent: 1 };

export const oh = taxed([2025, 2026], ({ dated, carriedAfter, from }) => {
  const exemptionSection = citing(
    { cite: "Ohio Revised Code 5747.025", url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025" },
    carriedAfter(2025),
  );

  return {
    state: "OH",
    name: "Ohio",
    form: "Form IT 1040",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "IT 1040, line 1") },
    subtractions: {
      business: use(
        ohioBusinessIncomeDeduction,
        "Business income deduction",
        { most: deducted },
        "Ohio Schedule of Adjustments, line 12",
      ),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Ohio Schedule of Adjustments, line 16"),
    },
    exemptions: {
      personal: use(
        ohioExemptions,
        "Exemptions",
        {
          byIncome: exemptionSection.table(
            [
              [0, 2_400],
              [40_000, 2_150],
              [80_000, 1_900],
              [dated({ 2025: 750_000, 2026: 500_000 }), 0],
            ],
            "Exemption for each person, by modified adjusted gross income",
          ),
          businessDeduction: deducted,
        },
        "IT 1040, line 4",
      ),
    },
    tax: {
      tax: use(
        ohioTax,
        "Ohio income tax",
        {
          baseAmounts: rateSection.table(
            dated({
              2025: [
                [0, 0],
                [26_050, 342],
                [100_000, 2_394.32],
              ],
              2026: [
                [0, 0],
                [26_050, 332],
              ],
            }),
            "Tax at the foot of each bracket",
          ),
          rates: rateSection.table(
            dated({
              2025: [
                [0, 0],
                [26_050, 0.0275],
                [100_000, 0.03125],
              ],
              2026: [
                [0, 0],
                [26_050, 0.0275],
              ],
            }),
          ),
          businessRate: rateSection.rate(0.03, "Rate on business income above the deduction"),
          businessDeduction: deducted,
        },
        "IT 1040, line 8c",
      ),
    },
    credits: {
      retirement: use(
        ohioRetirementCredit,
        "Retirement income credit",
        {
          byIncome: retirementSection.table(
            [
              [0, 0],
              [500, 25],
              [1_500, 50],
              [3_000, 80],
              [5_000, 130],
              [8_000, 200],
            ],
            "Credit, by retirement income",
          ),
          incomeLimit: retirementSection.usd(100_000, "Modified income less exemptions below which it is given"),
          businessDeduction: deducted,
        },
        "Ohio Schedule of Credits, line 2",
      ),
      senior: use(
        ohioSeniorCredit,
        "Senior citizen credit",
        {
          perReturn: retirementSection.usd(50, "Credit for the return"),
          incomeLimit: retirementSection.usd(100_000, "Modified income less exemptions below which it is given"),
          businessDeduction: deducted,
        },
        "Ohio Schedule of Credits, line 4",
      ),
      care: use(
        ohioCareCredit,
        "Child care and dependent care credit",
        {
          shares: careSection.table(
            [
              [0, 1],
              [20_000, 0.25],
              [40_000, 0],
            ],
            "Share of the federal credit, by modified income",
          ),
          businessDeduction: deducted,
        },
        "Ohio Schedule of Credits, line 6",
      ),
      exemptions: use(
        ohioExemptionCredit,
        "Exemption credit",
        {
          perPerson: form.usd(20, "Credit for each person"),
          incomeLimit: form.usd(30_000, "Modified income less exemptions below which it is given"),
          businessDeduction: deducted,
        },
        "Ohio Schedule of Credits, line 7",
      ),
      jointFiling: use(
        ohioJointFilingCredit,
        "Joint filing credit",
        {
          shares: form.table(
            [
              [0, 0.2],
              [25_000, 0.15],
              [50_000, 0.1],
              [75_000, 0.05],
            ],
            "Share of the tax, by modified income less exemptions",
          ),
          most: form.usd(650, "Largest credit"),
          leastIncome: form.usd(500, "Minimum qualifying income for each spouse"),
          incomeLimit: dated({
            2025: form.usd(750_000, "Income from which there is no credit"),
            2026: rateSection.usd(500_000, "Income from which there is no credit"),
          }),
          businessDeduction: deducted,
        },
        "Ohio Schedule of Credits, line 12",
      ),
      earnedIncome: use(
        shareOfEarnedIncomeCredit,
        "Earned income credit",
        { share: form.rate(0.3, "Share of the federal earned income credit") },
        "Ohio Schedule of Credits, line 13",
      ),
    },
    notes: [
      "Ohio doesn't tax a sole proprietor's profit up to the business income deduction. Cities and school districts still tax it.",
      "The commercial activity tax begins above $6,000,000 of gross receipts (R.C. 5751.03).",
    ],
    missing: ["School district income tax", "Lump sum retirement and distribution credits"],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1)),
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers("October 1, 2025", "2025"), {
          ...exemptions,
          partOfYear: 212 / 365,
          rates: [
            [0, 0.01775],
            [26_050, 0.0299],
            [100_000, 0.0364],
          ],
        }),
        paycheckFormula(employers("August 1, 2026", "2026"), {
          ...exemptions,
          partOfYear: 153 / 365,
          rates: [
            [0, 0.016],
            [26_050, 0.0299],
            [100_000, 0.034],
          ],
        }),
      ],
    }),
  };
});

/** Iowa: Form IA 1040. */
import { amountForAgeAndBlindness } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits, shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalTaxableIncome } from "../../../engine/state/rules/income.ts";
import { amountByStatus, pensionsLeftOut } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { iowaCareCredit } from "../../../engine/state/specials/ia.ts";
import { citing, lastYearsTax, paycheckFormula, taxed, use } from "../figures.ts";

const estimates = citing({
  cite: "2026 IA 1040ES Iowa Individual Estimated Income Tax Instructions (45-009)",
  url: "https://revenue.iowa.gov/taxes/file-my-taxes/individual-taxes/tax-year-2025-form-changes",
  period: "2026",
});
const code = citing({
  cite: "Iowa Code 422.5, 422.7, 422.12 and 422.12C",
  url: "https://www.legis.iowa.gov/docs/code/422.pdf",
});

// biome-ignore format: reads as the published table
const sharesTable = code.table([
  [0, 0.75], [10_000, 0.65], [20_000, 0.55], [25_000, 0.5], [35_000, 0.4], [40_000, 0.3], [90_000, 0],
], "Share of the federal credit, by taxable income");

const employers = citing({
  cite: "Iowa Withholding Formula for wages paid beginning January 1, 2026",
  url: "https://revenue.iowa.gov/taxes/tax-guidance/withholding-tax",
  period: "2026",
});

export const ia = taxed([2025, 2026], ({ dated, carriedAfter, from }) => {
  const form = citing(
    {
      cite: "2025 IA 1040 Expanded Instructions",
      url: "https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions",
      period: "2025",
    },
    carriedAfter(2025),
  );

  return {
    state: "IA",
    name: "Iowa",
    form: "Form IA 1040",
    income: { federal: use(federalTaxableIncome, "Federal taxable income", {}, "IA 1040, line 2") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule 1, line 5"),
      pensions: use(
        pensionsLeftOut,
        "Retirement income",
        {
          fromAge: code.years(55, "Age from which retirement income is left out"),
          mostEach: code.usdOrNone(null, "Most for each filer"),
        },
        "Schedule 1, line 4",
      ),
    },
    tax: { flat: use(rateSchedule, "Iowa tax", { rates: code.flat(0.038) }, "IA 1040, line 5") },
    credits: {
      personal: use(
        amountByStatus,
        "Exemption credits",
        {
          ofStatus: code.usdByStatus([40, 80, 40, 80, 40], "Exemption credit"),
          perDependent: code.usd(40, "Credit for each dependent"),
        },
        "IA 1040, line 8",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Exemption credits for age and blindness",
        {
          perSenior: code.usd(20, "For each filer 65 or older"),
          perBlind: code.usd(20, "For each blind filer"),
        },
        "IA 1040, line 8",
      ),
    },
    refundableCredits: {
      care: use(
        iowaCareCredit,
        "Child and dependent care credit",
        {
          shares: sharesTable,
        },
        "IA 1040, line 25",
      ),
      earned: use(
        shareOfEarnedIncomeCredit,
        "Earned income credit",
        { share: code.rate(0.15, "Share of the federal credit") },
        "IA 1040, line 26",
      ),
    },
    notes: [
      "Iowa begins with federal taxable income, so the deductions for tips, overtime, seniors and business income count.",
      "If you itemize on the federal return, Iowa takes the same deductions, Iowa income tax included (Iowa Code 422.7; IA 1040, line 2). Its own itemized deductions, which left that tax out, ended with 2022.",
      "The alternate tax and the low-income exemption are figured before federal deductions, so that neither is below this tax.",
    ],
    missing: [
      "School district and emergency services surtaxes (up to 20% of the tax in some districts)",
      "Tuition and textbook credit, early childhood credit",
      "Health insurance deduction if you aren't self-employed",
    ],
    estimatedPayments: {
      threshold: dated({
        2025: form.usdOrNone(200, "Tax after withholding from which payments are required"),
        2026: estimates.usdOrNone(1_000, "Tax after withholding from which payments are required"),
      }),
      shares: form.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: form.list([430, 630, 930, 131], "Due dates, as month and day"),
      currentYearShare: form.rate(0.9, "Share of this year's tax to pay on time"),
      ...lastYearsTax(form, 1.1),
    },
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, {
          deduction: [13_000, 26_000, 13_000, 19_500, 26_000],
          rates: [[0, 0.038]],
          creditPerAllowance: 40,
          forFiler: [1, 1, 1, 2, 1],
          forDependent: 1,
          spousesApart: true,
        }),
      ],
    }),
  };
});

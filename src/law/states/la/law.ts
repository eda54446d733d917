/** Louisiana: Form IT-540. */
import { standardDeduction } from "../../../engine/state/rules/deductions.ts";
import {
  federalTaxableBenefits,
  shareOfDependentCareCreditUpTo,
  shareOfEarnedIncomeCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { pensionsLeftOut } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { louisianaCareCredit } from "../../../engine/state/specials/la.ts";
import { citing, lastYearsTax, ONE_SOURCE, taxed, use } from "../figures.ts";

const code = citing({
  cite: "La. R.S. 47:32, 47:44.1, 47:297.4 and 47:297.8",
  url: "https://legis.la.gov/legis/Laws_Toc.aspx?folder=75",
});
const act307 = citing(
  {
    cite: "La. R.S. 47:118(B), as amended by Act 307 of 2026 (H.B. 633)",
    url: "https://legis.la.gov/",
    period: "2026",
  },
  ONE_SOURCE,
);

export const la = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Louisiana Resident Income Tax Return instructions (IT-540i)",
      url: "https://revenue.louisiana.gov/tax-forms/individuals/",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const yearly = dated({
    2025: citing({
      cite: "Louisiana Department of Revenue, standard deduction of 2025 (R.S. 47:294)",
      url: "https://revenue.louisiana.gov/individuals/individual-income-tax/",
      period: "2025",
    }),
    2026: citing(
      {
        cite: "Louisiana Department of Revenue, withholding tables of 2026 (Louisiana Register, February 20, 2026; R.S. 47:294)",
        url: "https://revenue.louisiana.gov/individuals/individual-income-tax/",
        period: "2026",
      },
      "From the price index for September. The index for the whole year would give $12,835, and the return hasn't been published yet.",
    ),
  });

  return {
    state: "LA",
    name: "Louisiana",
    form: "Form IT-540",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "IT-540, line 7") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule E, code 07E"),
      pensions: use(
        pensionsLeftOut,
        "Annual retirement income exemption",
        {
          fromAge: code.years(65, "Age from which pensions are left out"),
          mostEach: code.usdOrNone(12_000, "Most for each filer"),
        },
        "Schedule E, code 06E",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: yearly.usdByStatus(
            dated({ 2025: [12_500, 25_000, 12_500, 25_000, 25_000], 2026: [12_875, 25_750, 12_875, 25_750, 25_750] }),
            "Standard deduction",
          ),
        },
        "IT-540, line 8",
      ),
    },
    tax: { flat: use(rateSchedule, "Tax", { rates: code.flat(0.03) }, "IT-540, line 10") },
    credits: {
      care: use(
        louisianaCareCredit,
        "Nonrefundable child care credit",
        {
          shares: code.table(
            [
              [0, 0],
              [25_000, 0.3],
              [35_000, 0.1],
            ],
            "Share of the federal care credit, by federal income",
          ),
          limitedAbove: code.usd(60_000, "Federal income above which the credit is small"),
          mostAbove: code.usd(25, "Largest credit above that income"),
        },
        "Schedule C",
      ),
    },
    refundableCredits: {
      care: use(
        shareOfDependentCareCreditUpTo,
        "Refundable child care credit",
        {
          share: code.rate(0.5, "Share of the federal care credit"),
          incomeLimit: code.usd(25_000, "Largest federal income"),
        },
        "IT-540, line 15",
      ),
      earned: use(
        shareOfEarnedIncomeCredit,
        "Earned income credit",
        { share: code.rate(0.05, "Share of the federal credit") },
        "IT-540, line 17",
      ),
    },
    missing: [
      "Deduction for medical costs above the federal standard deduction",
      "School readiness and tuition credits",
      "Care credit on income below $25,000 if federal tax limits the federal credit",
    ],
    estimatedPayments: {
      threshold: form.usdOrNoneByStatus(
        [1_000, 2_000, 1_000, 1_000, 2_000],
        "Tax after withholding from which payments are required",
      ),
      shares: form.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: form.list([415, 615, 915, 115], "Due dates, as month and day"),
      currentYearShare: dated({
        2025: form.rate(0.9, "Share of this year's tax to pay on time"),
        2026: act307.rate(0.7, "Share of this year's tax to pay on time"),
      }),
      ...lastYearsTax(form, 1),
    },
  };
});

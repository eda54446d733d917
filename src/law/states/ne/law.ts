/** Nebraska: Form 1040N. */
import {
  amountForAgeAndBlindness,
  federalItemizedWithoutIncomeTax,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits, shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  nebraskaCareCredit,
  nebraskaChildCareCredit,
  nebraskaFederalTaxLimit,
  nebraskaRefundableCareCredit,
} from "../../../engine/state/specials/ne.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";

const form = citing({
  cite: "2025 Nebraska Individual Income Tax Booklet",
  url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf",
  period: "2025",
});
const estimates = citing({
  cite: "Nebraska 2026 Form 1040N-ES booklet",
  url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_1040N-ES.pdf",
  period: "2026",
});
const credits = citing({
  cite: "Neb. Rev. Stat. 77-2715.07",
  url: "https://nebraskalegislature.gov/laws/statutes.php?statute=77-2715.07",
});
const childCare = citing({
  cite: "Neb. Rev. Stat. 77-7202 and 77-7203",
  url: "https://nebraskalegislature.gov/laws/statutes.php?statute=77-7203",
});
// biome-ignore format: reads as the published table
const careShares = credits.table([
  [0, 1], [22_000, 0.9], [23_000, 0.8], [24_000, 0.7], [25_000, 0.6], [26_000, 0.5], [27_000, 0.4], [28_000, 0.3],
  [29_000, 0],
], "Share of the federal care credit that is refundable, by income");

export const ne = taxed([2025, 2026], ({ dated }) => {
  const amounts = dated({ 2025: form, 2026: estimates });
  const poverty = dated(povertyLine);

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.0246], [4_030, 0.0351], [24_120, 0.0501], [38_870, 0.052]],
      [[0, 0.0246], [8_040, 0.0351], [48_250, 0.0501], [77_730, 0.052]],
      [[0, 0.0246], [4_030, 0.0351], [24_120, 0.0501], [38_870, 0.052]],
      [[0, 0.0246], [7_510, 0.0351], [38_590, 0.0501], [57_630, 0.052]],
      [[0, 0.0246], [8_040, 0.0351], [48_250, 0.0501], [77_730, 0.052]],
    ]),
    2026: estimates.tableByStatus([
      [[0, 0.0246], [4_130, 0.0351], [24_760, 0.0455]],
      [[0, 0.0246], [8_250, 0.0351], [49_530, 0.0455]],
      [[0, 0.0246], [4_130, 0.0351], [24_760, 0.0455]],
      [[0, 0.0246], [7_700, 0.0351], [39_620, 0.0455]],
      [[0, 0.0246], [8_250, 0.0351], [49_530, 0.0455]],
    ]),
  });

  return {
    state: "NE",
    name: "Nebraska",
    form: "Form 1040N",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 1040N, line 5") },
    subtractions: { benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule I") },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: amounts.usdByStatus(
            dated({ 2025: [8_600, 17_200, 8_600, 12_600, 17_200], 2026: [8_850, 17_700, 8_850, 12_950, 17_700] }),
            "Standard deduction",
          ),
        },
        "Form 1040N, line 6",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Addition for age and blindness",
        {
          perSenior: amounts.usdByStatus(
            dated({ 2025: [2_000, 1_650, 1_650, 2_000, 1_650], 2026: [2_050, 1_700, 1_700, 2_050, 1_700] }),
            "Addition for each filer 65 or older",
          ),
          perBlind: amounts.usdByStatus(
            dated({ 2025: [2_000, 1_650, 1_650, 2_000, 1_650], 2026: [2_050, 1_700, 1_700, 2_050, 1_700] }),
            "Addition for each blind filer",
          ),
        },
        "Form 1040N, line 6",
      ),
    },
    itemizedDeductions: {
      federal: use(
        federalItemizedWithoutIncomeTax,
        "Federal itemized deductions without state income tax",
        {},
        "Form 1040N, line 9",
      ),
    },
    itemizing: "larger_if_federal",
    tax: { schedule: use(rateSchedule, "Tax", { rates: rates }, "Form 1040N, line 15") },
    credits: {
      exemptions: use(
        amountPerPerson,
        "Personal exemption credit",
        {
          perFiler: amounts.usd(dated({ 2025: 171, 2026: 176 }), "Credit for each filer"),
          perDependent: amounts.usd(
            dated({ 2025: 171, 2026: 176 }),
            "Credit for each child or dependent with a federal credit",
          ),
        },
        "Form 1040N, line 18",
      ),
      care: use(nebraskaCareCredit, "Credit for child and dependent care", {
        incomeLimit: credits.usd(29_000, "Income up to which the refundable credit takes its place"),
        share: credits.rate(0.25, "Share of the federal care credit"),
      }),
      federalLimit: use(nebraskaFederalTaxLimit, "Limit to the federal tax", {}, "Federal Tax Liability Worksheet"),
    },
    refundableCredits: {
      care: use(nebraskaRefundableCareCredit, "Refundable care credit", { shares: careShares }, "Form 2441N"),
      earnedIncome: use(
        shareOfEarnedIncomeCredit,
        "Earned income credit",
        { share: credits.rate(0.1, "Share of the federal earned income credit") },
        "Form 1040N, line 44",
      ),
      childCare: use(
        nebraskaChildCareCredit,
        "Child Care Tax Credit",
        {
          under: childCare.years(6, "Age a child must be under"),
          perChild: childCare.table(
            [
              [0, 2_000],
              [75_000, 1_000],
              [150_000, 0],
            ],
            "Credit for each child, by income",
          ),
          povertyFirst: poverty.onePerson,
          povertyEachMore: poverty.eachMore,
        },
        "Form 7203",
      ),
    },
    notes: [
      "You have to apply for the Child Care Tax Credit on Form 7203 before you file, and the state limits the total. We assume that the care costs you enter are for licensed care.",
    ],
    missing: ["Property tax credits", "Tax on early retirement withdrawals", "College savings plan contributions"],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1.1)),
  };
});

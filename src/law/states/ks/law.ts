/** Kansas: Form K-40. */
import { amountForAgeAndBlindness, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { earnedIncomeCreditLeft } from "../../../engine/state/rules/earned-income.ts";
import {
  federalTaxableBenefits,
  shareOfDependentCareCredit,
  shareOfEarnedIncomeCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountByStatus } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { kansasItemizedDeductions } from "../../../engine/state/specials/ks.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const code = citing({
  cite: "K.S.A. 79-32,110, 79-32,119 and 79-32,121",
  url: "https://www.kslegislature.gov/li/b2025_26/statute/079_000_0000_chapter/079_032_0000_article/",
});

// biome-ignore format: reads as the published table
const rates = code.tableByStatus([
  [[0, 0.052], [23_000, 0.0558]],
  [[0, 0.052], [46_000, 0.0558]],
  [[0, 0.052], [23_000, 0.0558]],
  [[0, 0.052], [23_000, 0.0558]],
  [[0, 0.052], [23_000, 0.0558]],
]);

export const ks = taxed([2025, 2026], ({ carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Kansas Individual Income Tax instructions (K-40)",
      url: "https://www.ksrevenue.gov/pdf/ip25.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );

  return {
    state: "KS",
    name: "Kansas",
    form: "Form K-40",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "K-40, line 1") },
    subtractions: { benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule S, line A15") },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        { basic: code.usdByStatus([3_605, 8_240, 4_120, 6_180, 6_180], "Standard deduction") },
        "K-40, line 4",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Additions for age and blindness",
        {
          perSenior: code.usdByStatus([850, 700, 700, 850, 850], "For each filer 65 or older"),
          perBlind: code.usdByStatus([850, 700, 700, 850, 850], "For each blind filer"),
        },
        "K-40, line 4",
      ),
    },
    itemizedDeductions: { own: use(kansasItemizedDeductions, "Itemized deductions", {}, "Schedule A") },
    /** Allowed whatever the federal return does: K.S.A. 79-32,120(a)(1)(B), from 2021. */
    itemizing: "larger",
    exemptions: {
      personal: use(
        amountByStatus,
        "Exemption allowance",
        {
          ofStatus: code.usdByStatus([9_160, 18_320, 9_160, 11_480, 11_480], "Exemption allowance"),
          perDependent: code.usd(2_320, "For each dependent"),
        },
        "K-40, line 5",
      ),
    },
    tax: { schedule: use(rateSchedule, "Tax", { rates: rates }, "K-40, line 8") },
    credits: {
      care: use(
        shareOfDependentCareCredit,
        "Child and dependent care credit",
        { share: form.rate(0.5, "Share of the federal care credit") },
        "K-40, line 14",
      ),
      earned: use(
        shareOfEarnedIncomeCredit,
        "Earned income tax credit",
        { share: form.rate(0.17, "Share of the federal credit") },
        "K-40, line 19",
      ),
    },
    refundableCredits: {
      earned: use(
        earnedIncomeCreditLeft,
        "Earned income tax credit refunded",
        { share: form.rate(0.17, "Share of the federal credit") },
        "K-40, line 26",
      ),
    },
    missing: [
      "Deduction for public pensions",
      "Homestead and safe senior refunds, which need the home's value",
      "Other credits of Kansas schedules",
    ],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1)),
  };
});

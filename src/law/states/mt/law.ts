/** Montana: Form 2. */
import { amountForAgeAndBlindness, stateIncomeTaxAddedBack } from "../../../engine/state/rules/deductions.ts";
import { shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { montanaElderlyHomeCredit, montanaIncome, montanaTax } from "../../../engine/state/specials/mt.ts";
import { citing, DERIVED, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const installments = citing({
  cite: "MCA 15-30-2512(1)",
  url: "https://mca.legmt.gov/bills/mca/title_0150/chapter_0300/part_0250/section_0120/0150-0300-0250-0120.html",
});
const form = citing({
  cite: "2025 Montana Form 2 instructions",
  url: "https://revenuefiles.mt.gov/files/Forms/Montana-Individual-Income-Tax-Return-Form-2-Instructions/2025_Montana_Individual_Income_Tax_Return_Form_2_Instructions.pdf",
  period: "2025",
});

const elderly = citing({
  cite: "MCA 15-30-2337 to 15-30-2341",
  url: "https://mca.legmt.gov/bills/mca/title_0150/chapter_0300/part_0230/section_0400/0150-0300-0230-0400.html",
});
// biome-ignore format: reads as the published table
const reduction = elderly.table([
  [0, 0], [2_000, 0.006], [3_000, 0.016], [4_000, 0.024], [5_000, 0.028], [6_000, 0.032], [7_000, 0.035],
  [8_000, 0.039], [9_000, 0.042], [10_000, 0.045], [11_000, 0.048], [12_000, 0.05],
], "Share of household income taken off");
const shares = elderly.table(
  [
    [0, 1],
    [35_000, 0.4],
    [37_501, 0.3],
    [40_001, 0.2],
    [42_501, 0.1],
    [45_000, 0],
  ],
  "Share given, by gross household income",
);

export const mt = taxed([2025, 2026], ({ dated }) => {
  const tables = dated({
    2025: citing({
      cite: "2025 Montana Tax Tables and Deductions",
      url: "https://revenue.mt.gov/files/BIT/Montana-Tax-Tables-and-Deductions/2025-Tax-Rates-and-Deductions.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Montana Department of Revenue, House Bill 337",
      url: "https://revenue.mt.gov/news/recent-news/HB-337",
      period: "2026",
    }),
  });
  const age = dated({
    2025: tables,
    2026: citing(
      {
        cite: "MCA 15-30-2120, the amount of 2024 by the consumer price index of June 2025, which by that of June 2024 gives the printed 5,660 of 2025",
        url: "https://mca.legmt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0200/0150-0300-0210-0200.html",
        period: "2026",
      },
      DERIVED,
    ),
  });

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: tables.tableByStatus([
      [[0, 0.047], [21_100, 0.059]],
      [[0, 0.047], [42_200, 0.059]],
      [[0, 0.047], [21_100, 0.059]],
      [[0, 0.047], [31_700, 0.059]],
      [[0, 0.047], [42_200, 0.059]],
    ]),
    2026: tables.tableByStatus([
      [[0, 0.047], [47_500, 0.0565]],
      [[0, 0.047], [95_000, 0.0565]],
      [[0, 0.047], [47_500, 0.0565]],
      [[0, 0.047], [71_250, 0.0565]],
      [[0, 0.047], [95_000, 0.0565]],
    ]),
  });
  // biome-ignore format: reads as the published table
  const gainsRates = dated({
    2025: tables.tableByStatus([
      [[0, 0.03], [21_100, 0.041]],
      [[0, 0.03], [42_200, 0.041]],
      [[0, 0.03], [21_100, 0.041]],
      [[0, 0.03], [31_700, 0.041]],
      [[0, 0.03], [42_200, 0.041]],
    ], "Rates on net long-term gain"),
    2026: tables.tableByStatus([
      [[0, 0.03], [47_500, 0.041]],
      [[0, 0.03], [95_000, 0.041]],
      [[0, 0.03], [47_500, 0.041]],
      [[0, 0.03], [71_250, 0.041]],
      [[0, 0.03], [95_000, 0.041]],
    ], "Rates on net long-term gain"),
  });

  return {
    state: "MT",
    name: "Montana",
    form: "Form 2",
    income: { federal: use(montanaIncome, "Federal taxable income, business income deduction added back", {}) },
    additions: { incomeTax: use(stateIncomeTaxAddedBack, "State income tax deducted federally", {}, "Schedule I") },
    subtractions: {
      age: use(amountForAgeAndBlindness, "Subtraction for age", {
        perSenior: age.usd(dated({ 2025: 5_660, 2026: 5_810 }), "Subtraction for each filer 65 or older"),
        perBlind: age.usd(0, "Nothing for blindness"),
      }),
    },
    tax: { tax: use(montanaTax, "Tax", { rates, gainsRates }) },
    refundableCredits: {
      earnedIncome: use(shareOfEarnedIncomeCredit, "Earned income tax credit", {
        share: dated({
          2025: form.rate(0.1, "Share of the federal earned income credit"),
          2026: tables.rate(0.2, "Share of the federal earned income credit"),
        }),
      }),
      home: use(
        montanaElderlyHomeCredit,
        "Elderly homeowner and renter credit",
        {
          age: elderly.years(62, "Minimum age of a filer"),
          rentShare: elderly.rate(0.15, "Part of rent that counts as property tax"),
          notCounted: elderly.usd(12_600, "Household income that does not count"),
          reduction: reduction,
          shares: shares,
          most: elderly.usd(1_150, "Largest credit"),
        },
        "Schedule 2EC",
      ),
    },
    missing: ["Interest on bonds of other states, and of the United States"],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(installments, 1)),
  };
});

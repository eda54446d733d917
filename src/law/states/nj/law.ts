/** New Jersey: Form NJ-1040. */
import { careCreditByTaxableIncome, perChildByTaxableIncome } from "../../../engine/state/rules/by-income.ts";
import {
  newJerseyEarnedIncomeCredit,
  newJerseyExemptions,
  newJerseyMedicalDeduction,
  newJerseyOtherRetirementExclusion,
  newJerseyPensionExclusion,
  newJerseyPropertyTaxCredit,
  newJerseyPropertyTaxDeduction,
  newJerseyTotalIncome,
  taxAboveFilingThreshold,
} from "../../../engine/state/specials/nj.ts";
import { citing, DERIVED, lastYearsTax, paycheckFormula, taxed, use } from "../figures.ts";

const act = citing({
  cite: "New Jersey P.L. 2026, c. 26 (S-4531)",
  url: "https://www.njleg.state.nj.us/bill-search/2026/S4531",
  period: "2026",
});
const largest = citing(
  {
    cite: "N.J.S.A. 54A:4-7, 40% of the largest federal credit of 2026 without a child",
    url: "https://law.justia.com/codes/new-jersey/title-54a/section-54a-4-7/",
    period: "2026",
  },
  DERIVED,
);
const statute = citing({
  cite: "N.J.S.A. 54A:2-1 to 54A:6-15",
  url: "https://law.justia.com/codes/new-jersey/title-54a/",
});

// biome-ignore format: reads as the published table
const rates = statute.tableByStatus([
  [[0, 0.014], [20_000, 0.0175], [35_000, 0.035], [40_000, 0.05525], [75_000, 0.0637], [500_000, 0.0897], [1_000_000, 0.1075]],
  [[0, 0.014], [20_000, 0.0175], [50_000, 0.0245], [70_000, 0.035], [80_000, 0.05525], [150_000, 0.0637], [500_000, 0.0897], [1_000_000, 0.1075]],
  [[0, 0.014], [20_000, 0.0175], [35_000, 0.035], [40_000, 0.05525], [75_000, 0.0637], [500_000, 0.0897], [1_000_000, 0.1075]],
  [[0, 0.014], [20_000, 0.0175], [50_000, 0.0245], [70_000, 0.035], [80_000, 0.05525], [150_000, 0.0637], [500_000, 0.0897], [1_000_000, 0.1075]],
  [[0, 0.014], [20_000, 0.0175], [50_000, 0.0245], [70_000, 0.035], [80_000, 0.05525], [150_000, 0.0637], [500_000, 0.0897], [1_000_000, 0.1075]],
]);
// biome-ignore format: reads as the published table
const pensionShares = statute.tableByStatus([
  [[0, 1], [100_000, 0.375], [125_000, 0.1875], [150_000, 0]],
  [[0, 1], [100_000, 0.5], [125_000, 0.25], [150_000, 0]],
  [[0, 1], [100_000, 0.25], [125_000, 0.125], [150_000, 0]],
  [[0, 1], [100_000, 0.375], [125_000, 0.1875], [150_000, 0]],
  [[0, 1], [100_000, 0.375], [125_000, 0.1875], [150_000, 0]],
], "Share of pensions left out, by total income");

const threshold = statute.usdByStatus(
  [10_000, 20_000, 10_000, 20_000, 20_000],
  "Gross income up to which there is no tax",
);
const pension = {
  age: statute.years(62, "Age of the pension exclusion"),
  fullLimit: statute.usd(100_000, "Total income up to which pensions are left out up to an amount"),
  most: statute.usdByStatus([75_000, 100_000, 50_000, 75_000, 75_000], "Maximum pensions left out"),
  shares: pensionShares,
};
const personal = {
  perFiler: statute.usd(1_000, "Exemption for each filer"),
  perSenior: statute.usd(1_000, "Additional exemption for each filer 65 or older"),
  perBlind: statute.usd(1_000, "Additional exemption for each blind filer"),
  perDependent: statute.usd(1_500, "Exemption for each dependent"),
  perStudent: statute.usd(1_000, "Additional exemption for each dependent at college"),
  studentUnder: statute.years(22, "Age a student must be under"),
};
const medical = { floor: statute.rate(0.02, "Share of income which medical costs have to exceed") };
const property = {
  rates,
  threshold,
  rentShare: statute.rate(0.18, "Part of rent that counts as property tax"),
  most: statute.usdByStatus([15_000, 15_000, 7_500, 15_000, 15_000], "Maximum property tax deducted"),
  credit: statute.usdByStatus([50, 50, 25, 50, 50], "Property tax credit in place of the deduction"),
};

/**
 * Rate A for single and separate filers, B for the others; spouses with two jobs may have chosen another on Form NJ-W4.
 */
const employers = citing({
  cite: "New Jersey Division of Taxation, Tables for Percentage Method of Withholding (from October 1, 2020)",
  url: "https://www.nj.gov/treasury/taxation/pdf/NJWithholdingRateTablesPercentageMethod.pdf",
});
// biome-ignore format: reads as the published tables
const withheld = {
  a: [[0, 0.015], [20_000, 0.02], [35_000, 0.039], [40_000, 0.061], [75_000, 0.07], [500_000, 0.099], [1_000_000, 0.118]],
  b: [
    [0, 0.015], [20_000, 0.02], [50_000, 0.027], [70_000, 0.039], [80_000, 0.061], [150_000, 0.07],
    [500_000, 0.099], [1_000_000, 0.118],
  ],
} as const;

export const nj = taxed([2025, 2026], ({ dated, carriedAfter, from }) => {
  const form = citing(
    {
      cite: dated({ 2025: "2025 NJ-1040 instructions", 2026: "2025 NJ-1040 and NJ-1040-ES instructions" }),
      url: "https://www.nj.gov/treasury/taxation/pdf/current/1040i.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  // biome-ignore format: reads as the published table
  const childCredit = dated({
    2025: form.tableByStatus([
      [[0, 1_000], [30_000, 800], [40_000, 600], [50_000, 400], [60_000, 200], [80_000, 0]],
      [[0, 1_000], [30_000, 800], [40_000, 600], [50_000, 400], [60_000, 200], [80_000, 0]],
      [[0, 0]],
      [[0, 1_000], [30_000, 800], [40_000, 600], [50_000, 400], [60_000, 200], [80_000, 0]],
      [[0, 1_000], [30_000, 800], [40_000, 600], [50_000, 400], [60_000, 200], [80_000, 0]],
    ], "Credit for each child, by taxable income"),
    2026: act.tableByStatus([
      [[0, 1_250], [30_000, 1_000], [40_000, 750], [50_000, 500], [60_000, 250], [80_000, 0]],
      [[0, 1_250], [30_000, 1_000], [40_000, 750], [50_000, 500], [60_000, 250], [80_000, 0]],
      [[0, 0]],
      [[0, 1_250], [30_000, 1_000], [40_000, 750], [50_000, 500], [60_000, 250], [80_000, 0]],
      [[0, 1_250], [30_000, 1_000], [40_000, 750], [50_000, 500], [60_000, 250], [80_000, 0]],
    ], "Credit for each child, by taxable income"),
  });

  return {
    state: "NJ",
    name: "New Jersey",
    form: "Form NJ-1040",
    income: { total: use(newJerseyTotalIncome, "Total income", {}, "NJ-1040, line 27") },
    subtractions: {
      pensions: use(newJerseyPensionExclusion, "Pension and retirement exclusion", pension, "NJ-1040, line 28a"),
      other: use(
        newJerseyOtherRetirementExclusion,
        "Other retirement income exclusion",
        { ...pension, mostEarnings: statute.usd(3_000, "Most wages, profits and shares of businesses") },
        "NJ-1040, line 28b",
      ),
    },
    exemptions: {
      personal: use(newJerseyExemptions, "Exemptions", personal, "NJ-1040, line 30"),
      medical: use(newJerseyMedicalDeduction, "Medical expenses", medical, "NJ-1040, line 31"),
      property: use(newJerseyPropertyTaxDeduction, "Property tax deduction", property, "NJ-1040, line 41"),
    },
    tax: { schedule: use(taxAboveFilingThreshold, "Tax", { rates, threshold }, "NJ-1040, line 43") },
    refundableCredits: {
      property: use(
        newJerseyPropertyTaxCredit,
        "Property tax credit",
        { property, personal, medical },
        "NJ-1040, line 56",
      ),
      earnedIncome: use(
        newJerseyEarnedIncomeCredit,
        "New Jersey earned income tax credit",
        {
          share: statute.rate(0.4, "Share of the federal earned income credit"),
          leastAge: statute.years(18, "Minimum age without a child"),
          outsideAges: dated({
            2025: form.usd(260, "Credit where only the federal ages shut a filer out"),
            2026: largest.usd(266, "Credit where only the federal ages shut a filer out"),
          }),
        },
        "NJ-1040, line 58",
      ),
      care: use(
        careCreditByTaxableIncome,
        "Child and dependent care credit",
        {
          // biome-ignore format: reads as the published table
          shares: statute.table([
          [0, 0.5], [30_000, 0.4], [60_000, 0.3], [90_000, 0.2], [120_000, 0.1], [150_000, 0],
        ], "Share of the federal credit, by taxable income"),
        },
        "NJ-1040, line 64",
      ),
      children: use(
        perChildByTaxableIncome,
        "Child tax credit",
        { childAge: statute.years(6, "Age a child must be under"), byIncome: childCredit },
        "NJ-1040, line 65",
      ),
    },
    notes: [
      "New Jersey gives no deduction for half of self-employment tax or for contributions to a SEP, SIMPLE or IRA. It gives one for a solo 401(k) deferral, but we leave it out.",
    ],
    missing: [
      "Special exclusion of $3,000 or $6,000 for filers who can't receive Social Security",
      "Loss adjustment of Schedule NJ-BUS-2",
      "Veterans' exemption, alimony, 529 plans, ANCHOR and Senior Freeze, which you claim separately",
    ],
    estimatedPayments: {
      threshold: form.usdOrNone(400, "Tax after withholding above which payments are required"),
      shares: form.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: form.list([415, 615, 915, 115], "Due dates, as month and day"),
      currentYearShare: form.rate(0.8, "Share of this year's tax to pay on time"),
      // Above 150,000, 54A:9-6(d)(3) names 110%, but (c) measures what is missing against 100% at every income.
      ...lastYearsTax(citing({ cite: "N.J.S.A. 54A:9-6(c)", url: "https://www.njleg.state.nj.us" }), 1),
    },
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, {
          perAllowance: 1_000,
          rates: [withheld.a, withheld.b, withheld.a, withheld.b, withheld.b],
          forFiler: 1,
          forDependent: 1,
        }),
      ],
    }),
  };
});

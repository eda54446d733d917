/** Connecticut: Form CT-1040. */
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import {
  connecticutBenefits,
  connecticutEarnedIncomeCredit,
  connecticutExemption,
  connecticutPensions,
  connecticutPropertyTaxCredit,
  connecticutTax,
} from "../../../engine/state/specials/ct.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const statute = citing({
  cite: "Connecticut General Statutes, chapter 229",
  url: "https://www.cga.ct.gov/current/pub/chap_229.htm",
});

// biome-ignore format: reads as the published table
const pensionShares = statute.tableByStatus([
  [[0, 1], [75_000, 0.85], [77_500, 0.7], [80_000, 0.55], [82_500, 0.4], [85_000, 0.25], [87_500, 0.1], [90_000, 0.05], [95_000, 0.025], [100_000, 0]],
  [[0, 1], [100_000, 0.85], [105_000, 0.7], [110_000, 0.55], [115_000, 0.4], [120_000, 0.25], [125_000, 0.1], [130_000, 0.05], [140_000, 0.025], [150_000, 0]],
  [[0, 1], [75_000, 0.85], [77_500, 0.7], [80_000, 0.55], [82_500, 0.4], [85_000, 0.25], [87_500, 0.1], [90_000, 0.05], [95_000, 0.025], [100_000, 0]],
  [[0, 1], [75_000, 0.85], [77_500, 0.7], [80_000, 0.55], [82_500, 0.4], [85_000, 0.25], [87_500, 0.1], [90_000, 0.05], [95_000, 0.025], [100_000, 0]],
  [[0, 1], [100_000, 0.85], [105_000, 0.7], [110_000, 0.55], [115_000, 0.4], [120_000, 0.25], [125_000, 0.1], [130_000, 0.05], [140_000, 0.025], [150_000, 0]],
], "Share of pensions subtracted, by federal income");

const required = citing({
  cite: "Conn. Agencies Regs. 12-701(a)(12)-1(a)(1)",
  url: "https://casetext.com/regulation/connecticut-administrative-code/title-12-taxation/income-tax/part-viii-estimated-tax/section-12-701a12-1-required-annual-payment",
});

export const ct = taxed([2025, 2026], ({ dated }) => {
  const form = dated({
    2025: citing({
      cite: "2025 Form CT-1040 instructions, Tax Calculation Schedule",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "2026 Form CT-1040ES, Tax Calculation Schedule",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/ct1040es-flat0126.pdf",
      period: "2026",
    }),
  });

  // biome-ignore format: reads as the published table
  const rates = form.tableByStatus([
    [[0, 0.02], [10_000, 0.045], [50_000, 0.055], [100_000, 0.06], [200_000, 0.065], [250_000, 0.069], [500_000, 0.0699]],
    [[0, 0.02], [20_000, 0.045], [100_000, 0.055], [200_000, 0.06], [400_000, 0.065], [500_000, 0.069], [1_000_000, 0.0699]],
    [[0, 0.02], [10_000, 0.045], [50_000, 0.055], [100_000, 0.06], [200_000, 0.065], [250_000, 0.069], [500_000, 0.0699]],
    [[0, 0.02], [16_000, 0.045], [80_000, 0.055], [160_000, 0.06], [320_000, 0.065], [400_000, 0.069], [800_000, 0.0699]],
    [[0, 0.02], [20_000, 0.045], [100_000, 0.055], [200_000, 0.06], [400_000, 0.065], [500_000, 0.069], [1_000_000, 0.0699]],
  ]);

  // biome-ignore format: reads as the published table
  const personalCreditTable = form.tableByStatus([
    [[0, 0.75], [18_800, 0.7], [19_300, 0.65], [19_800, 0.6], [20_300, 0.55], [20_800, 0.5], [21_300, 0.45], [21_800, 0.4], [22_300, 0.35], [25_000, 0.3], [25_500, 0.25], [26_000, 0.2], [26_500, 0.15], [31_300, 0.14], [31_800, 0.13], [32_300, 0.12], [32_800, 0.11], [33_300, 0.1], [60_000, 0.09], [60_500, 0.08], [61_000, 0.07], [61_500, 0.06], [62_000, 0.05], [62_500, 0.04], [63_000, 0.03], [63_500, 0.02], [64_000, 0.01], [64_500, 0]],
    [[0, 0.75], [30_000, 0.7], [30_500, 0.65], [31_000, 0.6], [31_500, 0.55], [32_000, 0.5], [32_500, 0.45], [33_000, 0.4], [33_500, 0.35], [40_000, 0.3], [40_500, 0.25], [41_000, 0.2], [41_500, 0.15], [50_000, 0.14], [50_500, 0.13], [51_000, 0.12], [51_500, 0.11], [52_000, 0.1], [96_000, 0.09], [96_500, 0.08], [97_000, 0.07], [97_500, 0.06], [98_000, 0.05], [98_500, 0.04], [99_000, 0.03], [99_500, 0.02], [100_000, 0.01], [100_500, 0]],
    [[0, 0.75], [15_000, 0.7], [15_500, 0.65], [16_000, 0.6], [16_500, 0.55], [17_000, 0.5], [17_500, 0.45], [18_000, 0.4], [18_500, 0.35], [20_000, 0.3], [20_500, 0.25], [21_000, 0.2], [21_500, 0.15], [25_000, 0.14], [25_500, 0.13], [26_000, 0.12], [26_500, 0.11], [27_000, 0.1], [48_000, 0.09], [48_500, 0.08], [49_000, 0.07], [49_500, 0.06], [50_000, 0.05], [50_500, 0.04], [51_000, 0.03], [51_500, 0.02], [52_000, 0.01], [52_500, 0]],
    [[0, 0.75], [24_000, 0.7], [24_500, 0.65], [25_000, 0.6], [25_500, 0.55], [26_000, 0.5], [26_500, 0.45], [27_000, 0.4], [27_500, 0.35], [34_000, 0.3], [34_500, 0.25], [35_000, 0.2], [35_500, 0.15], [44_000, 0.14], [44_500, 0.13], [45_000, 0.12], [45_500, 0.11], [46_000, 0.1], [74_000, 0.09], [74_500, 0.08], [75_000, 0.07], [75_500, 0.06], [76_000, 0.05], [76_500, 0.04], [77_000, 0.03], [77_500, 0.02], [78_000, 0.01], [78_500, 0]],
    [[0, 0.75], [30_000, 0.7], [30_500, 0.65], [31_000, 0.6], [31_500, 0.55], [32_000, 0.5], [32_500, 0.45], [33_000, 0.4], [33_500, 0.35], [40_000, 0.3], [40_500, 0.25], [41_000, 0.2], [41_500, 0.15], [50_000, 0.14], [50_500, 0.13], [51_000, 0.12], [51_500, 0.11], [52_000, 0.1], [96_000, 0.09], [96_500, 0.08], [97_000, 0.07], [97_500, 0.06], [98_000, 0.05], [98_500, 0.04], [99_000, 0.03], [99_500, 0.02], [100_000, 0.01], [100_500, 0]],
  ], "Personal tax credit, as a share of the tax");

  return {
    state: "CT",
    name: "Connecticut",
    form: "Form CT-1040",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form CT-1040, line 1") },
    subtractions: {
      benefits: use(
        connecticutBenefits,
        "Social Security benefits",
        {
          incomeLimit: statute.usdByStatus(
            [75_000, 100_000, 75_000, 100_000, 100_000],
            "Federal income below which none is taxed",
          ),
          mostTaxed: statute.rate(0.25, "Maximum share of the benefits received that is taxed"),
        },
        "Schedule 1, line 41",
      ),
      pensions: use(connecticutPensions, "Pensions and annuities", { shares: pensionShares }, "Schedule 1, line 48"),
    },
    exemptions: {
      personal: use(
        connecticutExemption,
        "Personal exemption",
        {
          exemption: form.usdByStatus([15_000, 24_000, 12_000, 19_000, 24_000], "Personal exemption"),
          start: form.usdByStatus([30_000, 48_000, 24_000, 38_000, 48_000], "Income above which it falls"),
          step: form.usd(1_000, "Step of income, and amount lost for it"),
        },
        "Table A",
      ),
    },
    tax: {
      schedule: use(
        connecticutTax,
        "Connecticut income tax",
        {
          rates: rates,
          lowestRate: {
            start: form.usdByStatus(
              [56_500, 100_500, 50_250, 78_500, 100_500],
              "Income above which the 2% rate phases out",
            ),
            step: form.usdByStatus([5_000, 5_000, 2_500, 4_000, 5_000], "Step of income"),
            perStep: form.usdByStatus([25, 50, 25, 40, 50], "Amount for each step"),
            most: form.usdByStatus([250, 500, 250, 400, 500], "Largest amount"),
          },
          firstRecapture: {
            start: form.usdByStatus(
              [105_000, 210_000, 105_000, 168_000, 210_000],
              "Income above which the first recapture begins",
            ),
            step: form.usdByStatus([5_000, 10_000, 5_000, 8_000, 10_000], "Step of income"),
            perStep: form.usdByStatus([25, 50, 25, 40, 50], "Amount for each step"),
            most: form.usdByStatus([250, 500, 250, 400, 500], "Largest amount"),
          },
          secondRecapture: {
            start: form.usdByStatus(
              [200_000, 400_000, 200_000, 320_000, 400_000],
              "Income above which the second recapture begins",
            ),
            step: form.usdByStatus([5_000, 10_000, 5_000, 8_000, 10_000], "Step of income"),
            perStep: form.usdByStatus([90, 180, 90, 140, 180], "Amount for each step"),
            most: form.usdByStatus([2_700, 5_400, 2_700, 4_200, 5_400], "Largest amount"),
          },
          thirdRecapture: {
            start: form.usdByStatus(
              [500_000, 1_000_000, 500_000, 800_000, 1_000_000],
              "Income above which the third recapture begins",
            ),
            step: form.usdByStatus([5_000, 10_000, 5_000, 8_000, 10_000], "Step of income"),
            perStep: form.usdByStatus([50, 100, 50, 80, 100], "Amount for each step"),
            most: form.usdByStatus([450, 900, 450, 720, 900], "Largest amount"),
          },
          personalCredit: personalCreditTable,
        },
        "Form CT-1040, line 6",
      ),
    },
    credits: {
      property: use(
        connecticutPropertyTaxCredit,
        "Property tax credit",
        {
          most: statute.usd(300, "Largest credit"),
          start: statute.usdByStatus([49_500, 70_500, 35_250, 54_500, 70_500], "Income above which it falls"),
          step: statute.usdByStatus([10_000, 10_000, 5_000, 10_000, 10_000], "Step of income"),
          perStep: statute.rate(0.15, "Share lost for each step"),
        },
        "Form CT-1040, line 11",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        connecticutEarnedIncomeCredit,
        "Earned income tax credit",
        {
          share: statute.rate(0.4, "Share of the federal earned income credit"),
          withChild: statute.usd(250, "Amount with a qualifying child"),
        },
        "Form CT-1040, line 20a",
      ),
    },
    missing: [
      "Alternative minimum tax",
      "Withdrawals from IRAs are treated as pensions",
      "Car property tax in the property tax credit",
    ],
    estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(required, 1)),
  };
});

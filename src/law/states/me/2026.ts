/** Maine, tax year 2026: Form 1040ME. */
import { earlierCare } from "../earlier-care.ts";
import { CARRIED, citing, DERIVED, onFederalDates, taxed, use } from "../figures.ts";

const form = citing(
  {
    cite: "2025 Maine Form 1040ME General Instructions and schedules",
    url: "https://www.maine.gov/revenue/tax-return-forms/individual-income-tax-2025",
    period: "2025",
  },
  CARRIED,
);
const yearly = citing({
  cite: "Maine Revenue Services, 2026 individual income tax rates and deductions (P.L. 2025, c. 650)",
  url: "https://www.maine.gov/revenue/taxes/income-estate-tax/individual-income-tax-1040me",
  period: "2026",
});
const indexed = citing(
  {
    cite: "36 M.R.S. 5219-KK, 5213-A and 5219-SS, moved by 36 M.R.S. 5403",
    url: "https://legislature.maine.gov/statutes/36/title36sec5403.html",
  },
  DERIVED,
);
const code = citing({
  cite: "36 M.R.S. 5122, 5125, 5213-A, 5218, 5219-S, 5219-SS and 5219-KK",
  url: "https://legislature.maine.gov/statutes/36/title36ch803sec0.html",
});

// biome-ignore format: reads as the published table
const rates = yearly.tableByStatus([
  [[0, 0.058], [27_400, 0.0675], [64_850, 0.0715]],
  [[0, 0.058], [54_850, 0.0675], [129_750, 0.0715]],
  [[0, 0.058], [27_400, 0.0675], [64_850, 0.0715]],
  [[0, 0.058], [41_100, 0.0675], [97_300, 0.0715]],
  [[0, 0.058], [54_850, 0.0675], [129_750, 0.0715]],
]);

// biome-ignore format: reads as the published table
const rates2 = yearly.tableByStatus([
  [[0, 0], [1_000_000, 0.02]],
  [[0, 0], [1_500_000, 0.02]],
  [[0, 0], [750_000, 0.02]],
  [[0, 0], [1_500_000, 0.02]],
  [[0, 0], [1_500_000, 0.02]],
], "Surcharge");

export const me2026 = taxed({
  state: "ME",
  name: "Maine",
  year: 2026,
  form: "Form 1040ME",
  income: { federal: use("federalAdjustedGrossIncome", "Federal adjusted gross income", {}, "1040ME, line 14") },
  subtractions: {
    benefits: use("federalTaxableBenefits", "Social Security benefits", {}, "Schedule 1S, line 3"),
    pensions: use(
      "mainePensionDeduction",
      "Pension income deduction",
      {
        most: indexed.usd(49_824, "Most for each filer, before the Social Security received"),
        start: indexed.usdByStatus(
          [127_800, 255_650, 127_800, 191_750, 255_650],
          "Federal income above which it falls",
        ),
        width: code.usdByStatus([100_000, 100_000, 50_000, 100_000, 100_000], "Range of income over which it ends"),
      },
      "Schedule 1S, line 4",
    ),
  },
  standardDeduction: {
    basic: use(
      "standardDeduction",
      "Standard deduction",
      { basic: yearly.usdByStatus([15_700, 31_400, 15_700, 23_550, 31_400], "Standard deduction") },
      "1040ME, line 17",
    ),
    age: use(
      "amountForAgeAndBlindness",
      "Additions for age and blindness",
      {
        perSenior: yearly.usdByStatus([2_050, 1_650, 1_650, 2_050, 1_650], "For each filer 65 or older"),
        perBlind: yearly.usdByStatus([2_050, 1_650, 1_650, 2_050, 1_650], "For each blind filer"),
      },
      "1040ME, line 17",
    ),
    phaseOut: use(
      "standardDeductionPhaseOut",
      "Phase-out of the deduction",
      {
        start: yearly.usdByStatus([102_250, 204_550, 102_250, 153_400, 204_550], "Maine income at which it begins"),
        width: yearly.usdByStatus([75_000, 150_000, 75_000, 112_500, 150_000], "Range of income over which it ends"),
      },
      "Worksheet for line 17",
    ),
  },
  itemizedDeductions: {
    own: use(
      "maineItemizedDeductions",
      "Itemized deductions",
      { most: indexed.usd(37_100, "Most of deductions other than medical costs") },
      "Schedule 2",
    ),
    phaseOut: use(
      "itemizedDeductionPhaseOut",
      "Phase-out of the deduction",
      {
        start: yearly.usdByStatus([102_250, 204_550, 102_250, 153_400, 204_550], "Maine income at which it begins"),
        width: yearly.usdByStatus([75_000, 150_000, 75_000, 112_500, 150_000], "Range of income over which it ends"),
      },
      "Worksheet for line 17",
    ),
  },
  itemizing: "larger_if_federal",
  exemptions: {
    personal: use(
      "exemptionWithPhaseOut",
      "Personal exemptions",
      {
        perFiler: yearly.usd(5_300, "Exemption for each filer"),
        start: yearly.usdByStatus(
          [341_000, 409_150, 204_575, 375_050, 409_150],
          "Maine income at which they begin to end",
        ),
        width: yearly.usdByStatus([125_000, 125_000, 62_500, 125_000, 125_000], "Range of income over which they end"),
      },
      "1040ME, line 18",
    ),
  },
  tax: {
    schedule: use("rateSchedule", "Income tax", { rates: rates }, "1040ME, line 20"),
    surcharge: use("rateSchedule", "Surcharge", {
      rates: rates2,
    }),
  },
  credits: {
    care: use(
      "earlierCareCreditBeyondRefund",
      "Child care credit",
      {
        ...earlierCare,
        share: code.rate(0.25, "Share of the federal care credit"),
        refundable: code.usd(500, "Part that is refunded"),
      },
      "Schedule A, line 6",
    ),
  },
  refundableCredits: {
    care: use(
      "earlierCareCreditRefunded",
      "Child care credit refunded",
      {
        ...earlierCare,
        share: code.rate(0.25, "Share of the federal care credit"),
        refundable: code.usd(500, "Part that is refunded"),
      },
      "Schedule A, line 4",
    ),
    earned: use(
      "maineEarnedIncomeCredit",
      "Earned income tax credit",
      {
        share: code.rate(0.25, "Share of the federal credit with a child"),
        shareWithoutChild: code.rate(0.5, "Share without a child"),
        leastAge: code.years(18, "Age from which it is given without a child"),
        mostAge: code.years(64, "Age up to which it is given without a child"),
      },
      "Schedule A, line 3",
    ),
    dependents: use(
      "maineDependentCredit",
      "Dependent exemption tax credit",
      {
        perDependent: indexed.usd(310, "Credit for each dependent"),
        perYoungChild: indexed.usd(620, "Credit for each child below the age"),
        under: code.years(6, "Age below which a child brings the larger credit"),
        start: indexed.usdByStatus([102_250, 153_400, 76_700, 127_800, 153_400], "Maine income above which it falls"),
        step: code.usd(500, "Step of income"),
        perStep: code.usd(20, "Amount lost for each step begun"),
      },
      "Schedule A, line 5",
    ),
    salesTax: use(
      "maineSalesTaxCredit",
      "Sales tax fairness credit",
      {
        forOne: form.usd(155, "Credit of one person"),
        forTwo: form.usd(215, "Credit of two"),
        forThree: form.usd(250, "Credit of three"),
        forMore: form.usd(280, "Credit of four or more"),
        start: indexed.usdByStatus([26_000, 52_100, 26_000, 39_050, 39_050], "Total income above which it falls"),
        step: code.usdByStatus([500, 1_000, 500, 750, 750], "Step of income"),
        perStep: code.usdByStatus([10, 20, 10, 15, 15], "Amount lost for each step begun"),
      },
      "Schedule PTFC/STFC, line 20",
    ),
    propertyTax: use(
      "mainePropertyTaxCredit",
      "Property tax fairness credit",
      {
        mostForOne: indexed.usd(2_550, "Most of property tax that counts, one person"),
        mostForTwo: indexed.usd(3_350, "Most for two"),
        mostForMore: indexed.usd(4_150, "Most for three or more"),
        shareOfRent: code.rate(0.15, "Share of rent that counts as property tax"),
        shareOfIncome: code.rate(0.04, "Share of total income that is not given back"),
        most: code.usd(1_500, "Largest credit"),
        mostForSeniors: code.usd(2_000, "Largest credit where a filer is 65 or older"),
      },
      "Schedule PTFC/STFC, line 14",
    ),
  },
  notes: [
    "The deductions are those of the Internal Revenue Code of 2024: no deduction for tips or overtime, and no floor under gifts.",
  ],
  missing: [
    "Credit for student loan payments",
    "Double property tax credit of disabled veterans",
    "Credit for adult care",
    "Use tax",
  ],
  estimatedPayments: onFederalDates(1_000, form),
});

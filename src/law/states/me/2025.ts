/** Maine, tax year 2025: Form 1040ME. */
import { citing, DERIVED, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Maine Form 1040ME General Instructions and schedules",
  url: "https://www.maine.gov/revenue/tax-return-forms/individual-income-tax-2025",
  period: "2025",
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
const rates = form.tableByStatus([
  [[0, 0.058], [26_800, 0.0675], [63_450, 0.0715]],
  [[0, 0.058], [53_600, 0.0675], [126_900, 0.0715]],
  [[0, 0.058], [26_800, 0.0675], [63_450, 0.0715]],
  [[0, 0.058], [40_200, 0.0675], [95_150, 0.0715]],
  [[0, 0.058], [53_600, 0.0675], [126_900, 0.0715]],
]);

export const me2025 = taxed({
  state: "ME",
  name: "Maine",
  year: 2025,
  form: "Form 1040ME",
  income: { federal: use("federalAdjustedGrossIncome", "Federal adjusted gross income", {}, "1040ME, line 14") },
  subtractions: {
    benefits: use("federalTaxableBenefits", "Social Security benefits", {}, "Schedule 1S, line 3"),
    pensions: use(
      "mainePensionDeduction",
      "Pension income deduction",
      {
        most: form.usd(48_216, "Most for each filer, before the Social Security received"),
        start: form.usdByStatus([125_000, 250_000, 125_000, 187_500, 250_000], "Federal income above which it falls"),
        width: code.usdByStatus([100_000, 100_000, 50_000, 100_000, 100_000], "Range of income over which it ends"),
      },
      "Schedule 1S, line 4",
    ),
  },
  standardDeduction: {
    basic: use(
      "standardDeduction",
      "Standard deduction",
      { basic: form.usdByStatus([15_000, 30_000, 15_000, 22_500, 30_000], "Standard deduction") },
      "1040ME, line 17",
    ),
    age: use(
      "amountForAgeAndBlindness",
      "Additions for age and blindness",
      {
        perSenior: form.usdByStatus([2_000, 1_600, 1_600, 2_000, 1_600], "For each filer 65 or older"),
        perBlind: form.usdByStatus([2_000, 1_600, 1_600, 2_000, 1_600], "For each blind filer"),
      },
      "1040ME, line 17",
    ),
    phaseOut: use(
      "standardDeductionPhaseOut",
      "Phase-out of the deduction",
      {
        start: form.usdByStatus([100_000, 200_050, 100_000, 150_000, 200_050], "Maine income at which it begins"),
        width: form.usdByStatus([75_000, 150_000, 75_000, 112_500, 150_000], "Range of income over which it ends"),
      },
      "Worksheet for line 17",
    ),
  },
  itemizedDeductions: {
    own: use(
      "maineItemizedDeductions",
      "Itemized deductions",
      { most: form.usd(36_300, "Most of deductions other than medical costs") },
      "Schedule 2",
    ),
    phaseOut: use(
      "itemizedDeductionPhaseOut",
      "Phase-out of the deduction",
      {
        start: form.usdByStatus([100_000, 200_050, 100_000, 150_000, 200_050], "Maine income at which it begins"),
        width: form.usdByStatus([75_000, 150_000, 75_000, 112_500, 150_000], "Range of income over which it ends"),
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
        perFiler: form.usd(5_150, "Exemption for each filer"),
        start: form.usdByStatus(
          [333_450, 400_100, 200_050, 366_750, 400_100],
          "Maine income at which they begin to end",
        ),
        width: form.usdByStatus([125_000, 125_000, 62_500, 125_000, 125_000], "Range of income over which they end"),
      },
      "1040ME, line 18",
    ),
  },
  tax: {
    schedule: use("rateSchedule", "Income tax", { rates: rates }, "1040ME, line 20"),
  },
  credits: {
    care: use(
      "careCreditBeyondRefund",
      "Child care credit",
      {
        share: code.rate(0.25, "Share of the federal care credit"),
        refundable: code.usd(500, "Part that is refunded"),
      },
      "Schedule A, line 6",
    ),
  },
  refundableCredits: {
    care: use(
      "careCreditRefunded",
      "Child care credit refunded",
      {
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
        perDependent: form.usd(305, "Credit for each dependent"),
        perYoungChild: form.usd(610, "Credit for each child below the age"),
        under: code.years(6, "Age below which a child brings the larger credit"),
        start: form.usdByStatus([100_000, 150_000, 75_000, 125_000, 150_000], "Maine income above which it falls"),
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
        start: form.usdByStatus([25_450, 50_950, 25_450, 38_200, 38_200], "Total income above which it falls"),
        step: code.usdByStatus([500, 1_000, 500, 750, 750], "Step of income"),
        perStep: code.usdByStatus([10, 20, 10, 15, 15], "Amount lost for each step begun"),
      },
      "Schedule PTFC/STFC, line 20",
    ),
    propertyTax: use(
      "mainePropertyTaxCredit",
      "Property tax fairness credit",
      {
        mostForOne: indexed.usd(2_500, "Most of property tax that counts, one person"),
        mostForTwo: form.usd(3_300, "Most for two"),
        mostForMore: form.usd(4_050, "Most for three or more"),
        shareOfRent: code.rate(0.15, "Share of rent that counts as property tax"),
        shareOfIncome: code.rate(0.04, "Share of total income that is not given back"),
        most: code.usd(1_000, "Largest credit"),
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
    "Relief payment of 300 for 2025, which the state sends by itself",
  ],
  estimatedPayments: onFederalDates(1_000, form),
});

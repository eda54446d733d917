/** Maine: Form 1040ME. */
import { amountForAgeAndBlindness, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import {
  earlierCareCreditBeyondRefund,
  earlierCareCreditRefunded,
} from "../../../engine/state/rules/earlier-care-credit.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  careCreditBeyondRefund,
  careCreditRefunded,
  exemptionWithPhaseOut,
  itemizedDeductionPhaseOut,
  maineDependentCredit,
  maineEarnedIncomeCredit,
  maineItemizedDeductions,
  mainePensionDeduction,
  mainePropertyTaxCredit,
  maineSalesTaxCredit,
  standardDeductionPhaseOut,
} from "../../../engine/state/specials/me.ts";
import { earlierCare } from "../earlier-care.ts";
import { citing, DERIVED, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

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

const estimates = citing({
  cite: "36 M.R.S. 5228(2) and (3)",
  url: "https://legislature.maine.gov/statutes/36/title36sec5228.html",
});

const careCredit = {
  share: code.rate(0.25, "Share of the federal care credit"),
  refundable: code.usd(500, "Part that is refunded"),
};

// biome-ignore format: reads as the published table
const rates2 = yearly.tableByStatus([
  [[0, 0], [1_000_000, 0.02]],
  [[0, 0], [1_500_000, 0.02]],
  [[0, 0], [750_000, 0.02]],
  [[0, 0], [1_500_000, 0.02]],
  [[0, 0], [1_500_000, 0.02]],
], "Surcharge");

export const me = taxed([2025, 2026], ({ dated, from, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Maine Form 1040ME General Instructions and schedules",
      url: "https://www.maine.gov/revenue/tax-return-forms/individual-income-tax-2025",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const amounts = dated({ 2025: form, 2026: yearly });
  const indexedAmounts = dated({ 2025: form, 2026: indexed });

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.058], [26_800, 0.0675], [63_450, 0.0715]],
      [[0, 0.058], [53_600, 0.0675], [126_900, 0.0715]],
      [[0, 0.058], [26_800, 0.0675], [63_450, 0.0715]],
      [[0, 0.058], [40_200, 0.0675], [95_150, 0.0715]],
      [[0, 0.058], [53_600, 0.0675], [126_900, 0.0715]],
    ]),
    2026: yearly.tableByStatus([
      [[0, 0.058], [27_400, 0.0675], [64_850, 0.0715]],
      [[0, 0.058], [54_850, 0.0675], [129_750, 0.0715]],
      [[0, 0.058], [27_400, 0.0675], [64_850, 0.0715]],
      [[0, 0.058], [41_100, 0.0675], [97_300, 0.0715]],
      [[0, 0.058], [54_850, 0.0675], [129_750, 0.0715]],
    ]),
  });

  const phaseOut = {
    start: amounts.usdByStatus(
      dated({
        2025: [100_000, 200_050, 100_000, 150_000, 200_050],
        2026: [102_250, 204_550, 102_250, 153_400, 204_550],
      }),
      "Maine income at which it begins",
    ),
    width: amounts.usdByStatus([75_000, 150_000, 75_000, 112_500, 150_000], "Range of income over which it phases out"),
  };

  return {
    state: "ME",
    name: "Maine",
    form: "Form 1040ME",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "1040ME, line 14") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule 1S, line 3"),
      pensions: use(
        mainePensionDeduction,
        "Pension income deduction",
        {
          most: indexedAmounts.usd(
            dated({ 2025: 48_216, 2026: 49_824 }),
            "Most for each filer, before the Social Security received",
          ),
          start: indexedAmounts.usdByStatus(
            dated({
              2025: [125_000, 250_000, 125_000, 187_500, 250_000],
              2026: [127_800, 255_650, 127_800, 191_750, 255_650],
            }),
            "Federal income above which it falls",
          ),
          width: code.usdByStatus(
            [100_000, 100_000, 50_000, 100_000, 100_000],
            "Range of income over which it phases out",
          ),
        },
        "Schedule 1S, line 4",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: amounts.usdByStatus(
            dated({ 2025: [15_000, 30_000, 15_000, 22_500, 30_000], 2026: [15_700, 31_400, 15_700, 23_550, 31_400] }),
            "Standard deduction",
          ),
        },
        "1040ME, line 17",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Additions for age and blindness",
        {
          perSenior: amounts.usdByStatus(
            dated({ 2025: [2_000, 1_600, 1_600, 2_000, 1_600], 2026: [2_050, 1_650, 1_650, 2_050, 1_650] }),
            "For each filer 65 or older",
          ),
          perBlind: amounts.usdByStatus(
            dated({ 2025: [2_000, 1_600, 1_600, 2_000, 1_600], 2026: [2_050, 1_650, 1_650, 2_050, 1_650] }),
            "For each blind filer",
          ),
        },
        "1040ME, line 17",
      ),
      phaseOut: use(standardDeductionPhaseOut, "Phase-out of the deduction", phaseOut, "Worksheet for line 17"),
    },
    itemizedDeductions: {
      own: use(
        maineItemizedDeductions,
        "Itemized deductions",
        {
          most: indexedAmounts.usd(
            dated({ 2025: 36_300, 2026: 37_100 }),
            "Maximum deductions other than medical costs",
          ),
        },
        "Schedule 2",
      ),
      phaseOut: use(itemizedDeductionPhaseOut, "Phase-out of the deduction", phaseOut, "Worksheet for line 17"),
    },
    itemizing: "larger_if_federal",
    exemptions: {
      personal: use(
        exemptionWithPhaseOut,
        "Personal exemptions",
        {
          perFiler: amounts.usd(dated({ 2025: 5_150, 2026: 5_300 }), "Exemption for each filer"),
          start: amounts.usdByStatus(
            dated({
              2025: [333_450, 400_100, 200_050, 366_750, 400_100],
              2026: [341_000, 409_150, 204_575, 375_050, 409_150],
            }),
            "Maine income at which they begin to end",
          ),
          width: amounts.usdByStatus(
            [125_000, 125_000, 62_500, 125_000, 125_000],
            "Range of income over which they end",
          ),
        },
        "1040ME, line 18",
      ),
    },
    tax: {
      schedule: use(rateSchedule, "Income tax", { rates: rates }, "1040ME, line 20"),
      ...from(2026, {
        surcharge: use(rateSchedule, "Surcharge", {
          rates: rates2,
        }),
      }),
    },
    credits: {
      care: dated({
        2025: use(careCreditBeyondRefund, "Child care credit", careCredit, "Schedule A, line 6"),
        2026: use(
          earlierCareCreditBeyondRefund,
          "Child care credit",
          { ...earlierCare, ...careCredit },
          "Schedule A, line 6",
        ),
      }),
    },
    refundableCredits: {
      care: dated({
        2025: use(careCreditRefunded, "Child care credit refunded", careCredit, "Schedule A, line 4"),
        2026: use(
          earlierCareCreditRefunded,
          "Child care credit refunded",
          { ...earlierCare, ...careCredit },
          "Schedule A, line 4",
        ),
      }),
      earned: use(
        maineEarnedIncomeCredit,
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
        maineDependentCredit,
        "Dependent exemption tax credit",
        {
          perDependent: indexedAmounts.usd(dated({ 2025: 305, 2026: 315 }), "Credit for each dependent"),
          perYoungChild: indexedAmounts.usd(dated({ 2025: 610, 2026: 630 }), "Credit for each child below the age"),
          under: code.years(6, "Children under this age get the larger credit"),
          start: indexedAmounts.usdByStatus(
            dated({
              2025: [100_000, 150_000, 75_000, 125_000, 150_000],
              2026: [102_250, 153_400, 76_700, 127_800, 153_400],
            }),
            "Maine income above which it falls",
          ),
          step: code.usd(500, "Step of income"),
          perStep: code.usd(20, "Amount lost for each step, or part of one"),
        },
        "Schedule A, line 5",
      ),
      salesTax: use(
        maineSalesTaxCredit,
        "Sales tax fairness credit",
        {
          forOne: indexedAmounts.usd(dated({ 2025: 155, 2026: 155 }), "Credit of one person"),
          forTwo: indexedAmounts.usd(dated({ 2025: 215, 2026: 220 }), "Credit of two"),
          forThree: indexedAmounts.usd(dated({ 2025: 250, 2026: 255 }), "Credit of three"),
          forMore: indexedAmounts.usd(dated({ 2025: 280, 2026: 285 }), "Credit of four or more"),
          start: indexedAmounts.usdByStatus(
            dated({ 2025: [25_450, 50_950, 25_450, 38_200, 50_950], 2026: [26_050, 52_100, 26_050, 39_050, 52_100] }),
            "Total income above which it falls",
          ),
          step: code.usdByStatus([500, 1_000, 500, 750, 1_000], "Step of income"),
          perStep: code.usdByStatus([10, 20, 10, 15, 20], "Amount lost for each step, or part of one"),
        },
        "Schedule PTFC/STFC, line 20",
      ),
      propertyTax: use(
        mainePropertyTaxCredit,
        "Property tax fairness credit",
        {
          mostForOne: indexedAmounts.usd(
            dated({ 2025: 2_550, 2026: 2_600 }),
            "Maximum property tax that counts, one person",
          ),
          mostForTwo: indexedAmounts.usd(dated({ 2025: 3_300, 2026: 3_350 }), "Most for two"),
          mostForMore: indexedAmounts.usd(dated({ 2025: 4_050, 2026: 4_150 }), "Most for three or more"),
          mostTaxOfSeniors: indexedAmounts.usd(
            dated({ 2025: 4_100, 2026: 4_200 }),
            "Maximum property tax that counts where a filer is 65 or older",
          ),
          shareOfRent: code.rate(0.15, "Share of rent that counts as property tax"),
          shareOfIncome: code.rate(0.04, "Share of total income that is not given back"),
          most: code.usd(dated({ 2025: 1_000, 2026: 1_500 }), "Largest credit"),
          mostForSeniors: code.usd(2_000, "Largest credit where a filer is 65 or older"),
        },
        "Schedule PTFC/STFC, line 14",
      ),
    },
    notes: [
      "Maine follows the 2024 federal code for deductions, so it has no deduction for tips or overtime, and no floor under gifts.",
    ],
    missing: [
      "Credit for student loan payments",
      "Double property tax credit for disabled veterans",
      "Credit for adult care",
      dated({ 2025: "Relief payment of $300 for 2025, which the state sends automatically", 2026: "Use tax" }),
    ],
    estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(estimates, 1)),
    paymentsOnlyFrom: estimates.usd(1_000, "Tax of last year from which payments are required"),
  };
});

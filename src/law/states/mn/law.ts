/** Minnesota: Form M1. */
import {
  amountForAgeAndBlindness,
  ownItemizedDeductions,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  minnesotaBenefits,
  minnesotaCareCredit,
  minnesotaDependentExemption,
  minnesotaFamilyCredit,
  minnesotaGiftsWithoutItemizing,
  minnesotaInvestmentTax,
  minnesotaItemizedDeductionLimit,
  minnesotaMarriageCredit,
  minnesotaMinimumTax,
  minnesotaSeniorSubtraction,
  minnesotaStandardDeductionLimit,
} from "../../../engine/state/specials/mn.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";

const yearly = citing({
  cite: "Minnesota Department of Revenue, inflation-adjusted amounts for tax year 2026",
  url: "https://www.revenue.state.mn.us/minnesota-income-tax-rates-and-brackets",
  period: "2026",
});
const notice = (year: string, url: string) =>
  citing({ cite: `Minnesota Department of Revenue, Tax Year ${year} Inflation-Adjusted Amounts`, url, period: year });
const notice2025 = notice(
  "2025",
  "https://www.revenue.state.mn.us/sites/default/files/2024-12/inflation-adjusted-amounts-2025.pdf",
);
const notice2026 = notice(
  "2026",
  "https://www.revenue.state.mn.us/sites/default/files/2025-12/inflation-adjusted-amounts-2026.pdf",
);
const minimumForm = citing(
  {
    cite: "2025 Minnesota Schedule M1MT, line 21",
    url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1mt-25.pdf",
    period: "2025",
  },
  ONE_SOURCE,
);
const careForm = citing(
  {
    cite: "2025 Minnesota Schedule M1CD, worksheet for line 8",
    url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1cd-25.pdf",
    period: "2025",
  },
  ONE_SOURCE,
);
const code = citing({
  cite: "Minnesota Statutes 290.0121 to 290.0675",
  url: "https://www.revisor.mn.gov/statutes/cite/290",
});

/**
 * The list in 55(d)(4) that puts 50% in the place of 25% from 2026 on also puts a million in the place of 150,000,
 * which Schedule M1MT still had in 2025.
 */
const minimumSection = {
  cite: "Minn. Stat. 290.091, subd. 3; 26 USC 55(d)(2), without the limits and the rate of 55(d)(4)",
  url: "https://www.revisor.mn.gov/statutes/cite/290.091",
};
const phaseOut = citing(minimumSection);
const phaseOut2026 = citing(
  minimumSection,
  "Other programs use 50% for 2026, which federal law has together with much higher limits. The 2026 schedule isn't published yet, so we use 25%.",
);
const careShares2026 = citing(
  {
    cite: "Minn. Stat. 290.067; the federal shares of 2025",
    url: "https://www.revisor.mn.gov/statutes/cite/290.067",
    period: "2026",
  },
  "For 2026 Minnesota follows the federal code of May 1, 2026 (Laws 2026, ch. 128), which has larger shares. We couldn't confirm that this credit takes them, so we use those of 2025.",
);

export const mn = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Minnesota Individual Income Tax Form M1 instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2026-01/m1-inst-25.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const amounts = dated({ 2025: form, 2026: yearly });
  const olderChildren = dated({ 2025: notice2025, 2026: notice2026 });
  const noticedAmounts = dated({ 2025: form, 2026: notice2026 });

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.0535], [32_570, 0.068], [106_990, 0.0785], [198_630, 0.0985]],
      [[0, 0.0535], [47_620, 0.068], [189_180, 0.0785], [330_410, 0.0985]],
      [[0, 0.0535], [23_810, 0.068], [94_590, 0.0785], [165_205, 0.0985]],
      [[0, 0.0535], [40_100, 0.068], [161_130, 0.0785], [264_050, 0.0985]],
      [[0, 0.0535], [47_620, 0.068], [189_180, 0.0785], [330_410, 0.0985]],
    ]),
    2026: yearly.tableByStatus([
      [[0, 0.0535], [33_310, 0.068], [109_430, 0.0785], [203_150, 0.0985]],
      [[0, 0.0535], [48_700, 0.068], [193_480, 0.0785], [337_930, 0.0985]],
      [[0, 0.0535], [24_350, 0.068], [96_740, 0.0785], [168_965, 0.0985]],
      [[0, 0.0535], [41_010, 0.068], [164_800, 0.0785], [270_060, 0.0985]],
      [[0, 0.0535], [48_700, 0.068], [193_480, 0.0785], [337_930, 0.0985]],
    ]),
  });

  const deductionLimit = {
    start: amounts.usdByStatus(
      dated({
        2025: [238_950, 238_950, 119_475, 238_950, 238_950],
        2026: [244_400, 244_400, 122_200, 244_400, 244_400],
      }),
      "Federal income at which deductions begin to fall",
    ),
    second: amounts.usdByStatus(
      dated({
        2025: [330_300, 330_300, 165_150, 330_300, 330_300],
        2026: [337_800, 337_800, 168_900, 337_800, 337_800],
      }),
      "Federal income from which they fall faster",
    ),
    rate: code.rate(0.03, "Share of income above the first that is lost"),
    secondRate: code.rate(0.1, "Share of income above the second that is lost"),
    mostLost: code.rate(0.8, "Maximum share of the deduction that is lost"),
  };

  return {
    state: "MN",
    name: "Minnesota",
    form: "Form M1",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "M1, line 1") },
    subtractions: {
      benefits: use(
        minnesotaBenefits,
        "Social Security benefits",
        {
          start: amounts.usdByStatus(
            dated({
              2025: [84_490, 108_320, 54_160, 84_490, 108_320],
              2026: [86_410, 110_780, 55_390, 86_410, 110_780],
            }),
            "Federal income above which less is subtracted",
          ),
          step: code.usdByStatus([4_000, 4_000, 2_000, 4_000, 4_000], "Step of income"),
          sharePerStep: code.rate(0.1, "Share lost for each step, or part of one"),
        },
        "Schedule M1M, line 12",
      ),
      seniors: use(
        minnesotaSeniorSubtraction,
        "Subtraction for filers 65 or older",
        {
          most: code.usdByStatus([9_600, 12_000, 6_000, 9_600, 9_600], "Largest subtraction"),
          start: code.usdByStatus([14_500, 14_500, 9_000, 14_500, 14_500], "Federal income above which it falls"),
          startBoth: code.usd(18_000, "Federal income above which it falls where both are 65"),
          rate: code.rate(0.5, "Share of income above it that is lost"),
        },
        "Schedule M1R",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: amounts.usdByStatus(
            dated({ 2025: [14_950, 29_900, 14_950, 22_500, 29_900], 2026: [15_300, 30_600, 15_300, 23_000, 30_600] }),
            "Standard deduction",
          ),
        },
        "M1, line 4",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Additions for age and blindness",
        {
          perSenior: noticedAmounts.usdByStatus(
            dated({ 2025: [2_000, 1_550, 1_550, 2_000, 1_550], 2026: [2_000, 1_600, 1_600, 2_000, 1_600] }),
            "For each filer 65 or older",
          ),
          perBlind: noticedAmounts.usdByStatus(
            dated({ 2025: [2_000, 1_550, 1_550, 2_000, 1_550], 2026: [2_000, 1_600, 1_600, 2_000, 1_600] }),
            "For each blind filer",
          ),
        },
        "M1, line 4",
      ),
      limit: use(minnesotaStandardDeductionLimit, "Limit of deductions", deductionLimit, "M1, line 4"),
      gifts: use(
        minnesotaGiftsWithoutItemizing,
        "Half of gifts above $500, if you don't itemize",
        {
          share: code.rate(0.5, "Share of gifts that counts"),
          floor: code.usd(500, "Gifts above which they count"),
        },
        "Schedule M1M, line 11",
      ),
    },
    itemizedDeductions: {
      own: use(
        ownItemizedDeductions,
        "Itemized deductions",
        {
          medicalFloor: code.rate(0.1, "Share of income which medical costs have to exceed"),
          propertyTaxLimit: code.usdOrNoneByStatus(
            [10_000, 10_000, 5_000, 10_000, 10_000],
            "Maximum real estate taxes",
          ),
        },
        "Schedule M1SA",
      ),
      limit: use(minnesotaItemizedDeductionLimit, "Limit of deductions", deductionLimit, "Schedule M1SA, line 27"),
    },
    exemptions: {
      dependents: use(
        minnesotaDependentExemption,
        "Dependent exemptions",
        {
          perDependent: amounts.usd(dated({ 2025: 5_200, 2026: 5_300 }), "Exemption for each dependent"),
          start: amounts.usdByStatus(
            dated({
              2025: [239_050, 358_550, 179_275, 298_800, 358_550],
              2026: [244_500, 366_700, 183_350, 305_600, 366_700],
            }),
            "Federal income above which they fall",
          ),
          step: code.usdByStatus([2_500, 2_500, 1_250, 2_500, 2_500], "Step of income"),
          sharePerStep: code.rate(0.02, "Share lost for each step, or part of one"),
        },
        "M1, line 5",
      ),
    },
    tax: {
      schedule: use(rateSchedule, "Tax", { rates: rates }, "M1, line 10"),
      minimum: use(
        minnesotaMinimumTax,
        "Alternative minimum tax",
        {
          exemption: dated({
            2025: minimumForm.usdByStatus([71_540, 95_390, 47_700, 71_540, 95_390], "Exemption"),
            2026: notice2026.usdByStatus([73_100, 97_470, 48_740, 73_100, 97_470], "Exemption"),
          }),
          start: phaseOut.usdByStatus(
            [112_500, 150_000, 75_000, 112_500, 150_000],
            "Income above which the exemption falls",
          ),
          lostRate: dated({
            2025: phaseOut.rate(0.25, "Share of income above it that is lost"),
            2026: phaseOut2026.rate(0.25, "Share of income above it that is lost"),
          }),
          rate: code.rate(0.0675, "Minimum rate"),
        },
        "M1, line 11",
      ),
      investments: use(
        minnesotaInvestmentTax,
        "Net investment income tax",
        {
          start: code.usd(1_000_000, "Net investment income above which it is due"),
          rate: code.rate(0.01, "Rate"),
        },
        "M1, line 13a",
      ),
    },
    credits: {
      marriage: use(
        minnesotaMarriageCredit,
        "Marriage credit",
        {
          jointRates: amounts.table(
            dated({
              2025: [
                [0, 0.0535],
                [47_620, 0.068],
                [189_180, 0.0785],
                [330_410, 0.0985],
              ],
              2026: [
                [0, 0.0535],
                [48_700, 0.068],
                [193_480, 0.0785],
                [337_930, 0.0985],
              ],
            }),
            "Tax rate schedule of joint filers",
          ),
          singleRates: amounts.table(
            dated({
              2025: [
                [0, 0.0535],
                [32_570, 0.068],
                [106_990, 0.0785],
                [198_630, 0.0985],
              ],
              2026: [
                [0, 0.0535],
                [33_310, 0.068],
                [109_430, 0.0785],
                [203_150, 0.0985],
              ],
            }),
            "Tax rate schedule of single filers",
          ),
          singleStandard: amounts.usd(dated({ 2025: 14_950, 2026: 15_300 }), "Standard deduction of single filers"),
        },
        "Schedule M1MA",
      ),
    },
    refundableCredits: {
      care: use(
        minnesotaCareCredit,
        "Child and dependent care credit",
        {
          perPerson: code.usd(3_000, "Maximum costs for each person"),
          mostPersons: code.count(2, "Most persons that count"),
          mostShare: dated({
            2025: code.rate(0.35, "Share of costs at small incomes"),
            2026: careShares2026.rate(0.35, "Share of costs at small incomes"),
          }),
          leastShare: code.rate(0.2, "Minimum share of costs"),
          shareStart: code.usd(15_000, "Federal income above which the share falls"),
          shareStep: code.usd(2_000, "Step of income"),
          lostShare: code.rate(0.01, "Rate lost for each step, or part of one"),
          limitPerPerson: code.usd(600, "Limit for each person above the next income"),
          start: dated({
            2025: careForm.usd(64_150, "Federal income above which the limit holds and falls"),
            2026: notice2026.usd(65_610, "Federal income above which the limit holds and falls"),
          }),
          lostRate: code.rate(0.05, "Part of income above it that is lost"),
        },
        "Schedule M1CD",
      ),
      family: use(
        minnesotaFamilyCredit,
        "Child and working family credits",
        {
          perChild: amounts.usdByStatus(
            dated({ 2025: [1_750, 1_750, 0, 1_750, 1_750], 2026: [1_800, 1_800, 0, 1_800, 1_800] }),
            "Credit for each child",
          ),
          childAge: code.years(18, "Age a child must be under"),
          rate: code.rate(0.04, "Share of earned income"),
          mostEarned: amounts.usdByStatus(
            dated({ 2025: [9_480, 9_480, 0, 9_480, 9_480], 2026: [9_690, 9_690, 0, 9_690, 9_690] }),
            "Maximum earned income that counts",
          ),
          forOneOlder: olderChildren.usdByStatus(
            dated({ 2025: [1_000, 1_000, 0, 1_000, 1_000], 2026: [1_020, 1_020, 0, 1_020, 1_020] }),
            "Addition for one older child",
          ),
          forTwoOlder: olderChildren.usdByStatus(
            dated({ 2025: [2_270, 2_270, 0, 2_270, 2_270], 2026: [2_330, 2_330, 0, 2_330, 2_330] }),
            "Addition for two",
          ),
          forMoreOlder: olderChildren.usdByStatus(
            dated({ 2025: [2_710, 2_710, 0, 2_710, 2_710], 2026: [2_770, 2_770, 0, 2_770, 2_770] }),
            "Addition for three or more",
          ),
          start: amounts.usdByStatus(
            dated({ 2025: [31_950, 37_910, 31_950, 31_950, 31_950], 2026: [32_680, 38_770, 32_680, 32_680, 32_680] }),
            "Income above which the credits fall",
          ),
          lostRate: code.rate(0.12, "Share of income above it that is lost"),
          lostRateOlder: code.rate(0.09, "Share lost where all children are older"),
          leastAge: code.years(19, "Age from which it is given without a child"),
          mostAge: code.years(64, "Age up to which it is given without a child"),
          investmentLimit: code.usd(
            dated({ 2025: 11_950, 2026: 12_200 }),
            "Maximum investment income for these credits",
          ),
        },
        "Schedule M1CWFC",
      ),
    },
    notes: [
      "Minnesota starts from federal adjusted gross income, so the federal deductions for tips, overtime, seniors, car loan interest and gifts without itemizing don't count.",
    ],
    missing: [
      "Renter's credit, which needs the landlord's certificate",
      "Education credit and subtraction, student loan credit",
      "Subtractions for public pensions",
    ],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1.1)),
  };
});

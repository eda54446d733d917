/** New Mexico: Form PIT-1. */
import { shareOfEarnedIncomeCreditByAge } from "../../../engine/state/rules/earned-income.ts";
import { federalStandardDeduction } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  amountForHighMedicalCosts,
  benefitsUpToIncome,
  deductionForDependentsButOne,
  netCapitalGainUpTo,
  newMexicoAgeExemption,
  newMexicoChildCredit,
  newMexicoItemizedDeductions,
  newMexicoLowIncomeRebate,
  newMexicoMiddleIncomeExemption,
} from "../../../engine/state/specials/nm.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 New Mexico PIT-RC instructions, tables 1 and 4",
  url: "https://realfile.tax.newmexico.gov/2025pit-rc-ins.pdf",
  period: "2025",
});

const index = citing(
  {
    cite: "NMSA 1978, 7-2-14(F) and 7-2-18.34(D), by the consumer price index of September 2025",
    url: "https://law.justia.com/codes/new-mexico/chapter-7/article-2/section-7-2-14/",
    period: "2026",
  },
  DERIVED,
);
const statute = citing({
  cite: "NMSA 1978, 7-2-5.2 to 7-2-39 (Laws 2024, ch. 67)",
  url: "https://law.justia.com/codes/new-mexico/chapter-7/article-2/",
});
const estimates = citing(
  { cite: "New Mexico Form PIT-ES", url: "https://www.tax.newmexico.gov/forms-publications/" },
  ONE_SOURCE,
);

// biome-ignore format: reads as the published table
const rates = statute.tableByStatus([
  [[0, 0.015], [5_500, 0.032], [16_500, 0.043], [33_500, 0.047], [66_500, 0.049], [210_000, 0.059]],
  [[0, 0.015], [8_000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059]],
  [[0, 0.015], [4_000, 0.032], [12_500, 0.043], [25_000, 0.047], [50_000, 0.049], [157_500, 0.059]],
  [[0, 0.015], [8_000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059]],
  [[0, 0.015], [8_000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059]],
]);
// biome-ignore format: reads as the published table
const ageExemption = statute.tableByStatus([
  [[0, 8_000], [18_000, 7_000], [19_500, 6_000], [21_000, 5_000], [22_500, 4_000], [24_000, 3_000], [25_500, 2_000], [27_000, 1_000], [28_500, 0]],
  [[0, 8_000], [30_000, 7_000], [33_000, 6_000], [36_000, 5_000], [39_000, 4_000], [42_000, 3_000], [45_000, 2_000], [48_000, 1_000], [51_000, 0]],
  [[0, 8_000], [15_000, 7_000], [16_500, 6_000], [18_000, 5_000], [19_500, 4_000], [21_000, 3_000], [22_500, 2_000], [24_000, 1_000], [25_500, 0]],
  [[0, 8_000], [30_000, 7_000], [33_000, 6_000], [36_000, 5_000], [39_000, 4_000], [42_000, 3_000], [45_000, 2_000], [48_000, 1_000], [51_000, 0]],
  [[0, 8_000], [30_000, 7_000], [33_000, 6_000], [36_000, 5_000], [39_000, 4_000], [42_000, 3_000], [45_000, 2_000], [48_000, 1_000], [51_000, 0]],
], "Exemption for each, by federal income");
const half = statute.rateByStatus([1, 1, 0.5, 1, 1], "Share on a separate return");

export const nm = taxed([2025, 2026], ({ dated }) => {
  // biome-ignore format: reads as the published table
  const rebate = dated({
    2025: {
      oneExemption: form.table([
        [0, 224], [1_000, 252], [7_500, 235], [8_000, 212], [9_000, 195], [10_000, 166], [11_500, 149], [13_000, 132],
        [14_500, 120], [16_500, 114], [18_000, 103], [19_500, 91], [23_000, 86], [24_500, 74], [26_000, 63], [27_500, 57],
        [29_500, 45], [31_000, 40], [32_500, 28], [34_000, 17], [36_000, 0],
      ], "Rebate by income: one exemption"),
      two: form.table([
        [0, 298], [1_000, 362], [7_500, 356], [8_000, 327], [9_000, 287], [10_000, 241], [11_500, 212], [13_000, 195],
        [14_500, 178], [16_500, 149], [18_000, 132], [19_500, 120], [23_000, 114], [24_500, 103], [26_000, 91],
        [27_500, 86], [29_500, 63], [31_000, 57], [32_500, 45], [34_000, 40], [36_000, 0],
      ], "Rebate by income: two exemptions"),
      three: form.table([
        [0, 373], [1_000, 465], [7_500, 448], [8_000, 431], [9_000, 390], [10_000, 316], [11_500, 270], [13_000, 252],
        [14_500, 212], [16_500, 189], [18_000, 166], [19_500, 160], [23_000, 137], [24_500, 132], [26_000, 120],
        [27_500, 114], [29_500, 91], [31_000, 74], [32_500, 57], [34_000, 45], [36_000, 0],
      ], "Rebate by income: three"),
      four: form.table([
        [0, 448], [1_000, 580], [7_500, 568], [8_000, 551], [9_000, 488], [10_000, 413], [11_500, 339], [13_000, 316],
        [14_500, 270], [16_500, 241], [18_000, 206], [19_500, 189], [23_000, 166], [24_500, 160], [26_000, 149],
        [27_500, 132], [29_500, 114], [31_000, 91], [32_500, 74], [34_000, 63], [36_000, 0],
      ], "Rebate by income: four"),
      five: form.table([
        [0, 522], [1_000, 655], [7_500, 660], [9_000, 586], [10_000, 511], [11_500, 419], [13_000, 362], [14_500, 327],
        [16_500, 287], [18_000, 252], [19_500, 212], [23_000, 195], [24_500, 178], [26_000, 160], [27_500, 149],
        [29_500, 132], [31_000, 114], [32_500, 91], [34_000, 74], [36_000, 0],
      ], "Rebate by income: five"),
      six: form.table([
        [0, 597], [1_000, 775], [1_500, 810], [2_500, 839], [8_000, 804], [9_000, 764], [10_000, 689], [11_500, 551],
        [13_000, 448], [14_500, 385], [16_500, 344], [18_000, 298], [19_500, 264], [23_000, 224], [24_500, 206],
        [26_000, 195], [27_500, 178], [29_500, 149], [31_000, 120], [32_500, 103], [34_000, 86], [36_000, 0],
      ], "Rebate by income: six or more"),
    },
    2026: {
      oneExemption: index.table([
        [0, 230], [1_000, 260], [7_500, 242], [8_000, 219], [9_000, 201], [10_000, 171], [11_500, 153], [13_000, 136],
        [14_500, 124], [16_500, 118], [18_000, 106], [19_500, 94], [23_000, 88], [24_500, 76], [26_000, 65], [27_500, 59],
        [29_500, 47], [31_000, 41], [32_500, 29], [34_000, 17], [36_000, 0],
      ], "Rebate by income: one exemption"),
      two: index.table([
        [0, 307], [1_000, 372], [7_500, 367], [8_000, 337], [9_000, 296], [10_000, 248], [11_500, 219], [13_000, 201],
        [14_500, 183], [16_500, 153], [18_000, 136], [19_500, 124], [23_000, 118], [24_500, 106], [26_000, 94],
        [27_500, 88], [29_500, 65], [31_000, 59], [32_500, 47], [34_000, 41], [36_000, 0],
      ], "Rebate by income: two exemptions"),
      three: index.table([
        [0, 384], [1_000, 479], [7_500, 461], [8_000, 444], [9_000, 402], [10_000, 325], [11_500, 278], [13_000, 260],
        [14_500, 219], [16_500, 195], [18_000, 171], [19_500, 165], [23_000, 142], [24_500, 136], [26_000, 124],
        [27_500, 118], [29_500, 94], [31_000, 76], [32_500, 59], [34_000, 47], [36_000, 0],
      ], "Rebate by income: three"),
      four: index.table([
        [0, 461], [1_000, 597], [7_500, 586], [8_000, 568], [9_000, 503], [10_000, 426], [11_500, 349], [13_000, 325],
        [14_500, 278], [16_500, 248], [18_000, 213], [19_500, 195], [23_000, 171], [24_500, 165], [26_000, 153],
        [27_500, 136], [29_500, 118], [31_000, 94], [32_500, 76], [34_000, 65], [36_000, 0],
      ], "Rebate by income: four"),
      five: index.table([
        [0, 538], [1_000, 674], [7_500, 680], [9_000, 603], [10_000, 526], [11_500, 432], [13_000, 372], [14_500, 337],
        [16_500, 296], [18_000, 260], [19_500, 219], [23_000, 201], [24_500, 183], [26_000, 165], [27_500, 153],
        [29_500, 136], [31_000, 118], [32_500, 94], [34_000, 76], [36_000, 0],
      ], "Rebate by income: five"),
      six: index.table([
        [0, 615], [1_000, 799], [1_500, 834], [2_500, 864], [8_000, 828], [9_000, 787], [10_000, 710], [11_500, 568],
        [13_000, 461], [14_500, 396], [16_500, 355], [18_000, 307], [19_500, 272], [23_000, 230], [24_500, 213],
        [26_000, 201], [27_500, 183], [29_500, 153], [31_000, 124], [32_500, 106], [34_000, 88], [36_000, 0],
      ], "Rebate by income: six or more"),
    },
  });
  // biome-ignore format: reads as the published table
  const childCredit = dated({
    2025: form.table([[0, 637], [25_000, 424], [50_000, 212], [75_000, 106], [100_000, 79], [200_000, 53], [350_000, 26]], "Credit for each child, by federal income"),
    2026: index.table([[0, 656], [25_000, 437], [50_000, 218], [75_000, 109], [100_000, 82], [200_000, 54], [350_000, 27]], "Credit for each child, by federal income"),
  });

  return {
    state: "NM",
    name: "New Mexico",
    form: "Form PIT-1",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "PIT-1, line 9") },
    standardDeduction: {
      federal: use(federalStandardDeduction, "Federal standard deduction", {}, "PIT-1, line 12"),
    },
    itemizedDeductions: {
      own: use(newMexicoItemizedDeductions, "Itemized deductions", {}, "PIT-1, lines 10 and 12"),
    },
    itemizing: "as_federal",
    exemptions: {
      dependents: use(
        deductionForDependentsButOne,
        "Deduction for certain dependents",
        { perDependent: statute.usdByStatus([0, 4_000, 0, 4_000, 0], "Deduction for each dependent but one") },
        "PIT-1, line 13",
      ),
      middleIncome: use(
        newMexicoMiddleIncomeExemption,
        "Low- and middle-income exemption",
        {
          perPerson: statute.usd(2_500, "Largest exemption for each person"),
          start: statute.usdByStatus([20_000, 30_000, 15_000, 30_000, 30_000], "Federal income above which it falls"),
          rate: statute.rateByStatus([0.15, 0.1, 0.2, 0.1, 0.1], "Lost per dollar above"),
        },
        "PIT-1, line 14",
      ),
      age: use(
        newMexicoAgeExemption,
        "Exemption for persons 65 or older or blind",
        { byIncome: ageExemption },
        "PIT-ADJ, line 13",
      ),
      gains: use(
        netCapitalGainUpTo,
        "Net capital gain deduction",
        { most: statute.usdByStatus([2_500, 2_500, 1_250, 2_500, 2_500], "Maximum net gain left out") },
        "PIT-ADJ, line 16",
      ),
      medical: use(
        amountForHighMedicalCosts,
        "Medical care expense exemption",
        {
          leastCosts: statute.usd(28_000, "Medical costs from which it is given"),
          given: statute.usd(3_000, "Exemption"),
        },
        "PIT-ADJ, line 18",
      ),
      benefits: use(
        benefitsUpToIncome,
        "Social Security exemption",
        {
          incomeLimit: statute.usdByStatus(
            [100_000, 150_000, 75_000, 150_000, 150_000],
            "Federal income up to which benefits are left out",
          ),
        },
        "PIT-ADJ, line 25",
      ),
    },
    tax: { schedule: use(rateSchedule, "Tax", { rates }, "PIT-1, line 18") },
    refundableCredits: {
      lowIncome: use(
        newMexicoLowIncomeRebate,
        "Low-income comprehensive tax rebate",
        { ...rebate, share: half },
        "PIT-RC, line 14",
      ),
      medical: use(
        amountForHighMedicalCosts,
        "Medical care credit",
        {
          leastCosts: statute.usd(28_000, "Medical costs from which it is given"),
          given: statute.usdByStatus([2_800, 2_800, 1_400, 2_800, 2_800], "Credit"),
        },
        "PIT-RC, line 23",
      ),
      children: use(
        newMexicoChildCredit,
        "Child income tax credit",
        {
          byIncome: childCredit,
          under: statute.years(19, "Age a child must be under"),
          studentUnder: statute.years(24, "The same for a full-time student"),
          share: half,
        },
        "PIT-RC, line 25",
      ),
      earnedIncome: use(
        shareOfEarnedIncomeCreditByAge,
        "Working families tax credit",
        {
          share: statute.rate(0.25, "Share of the federal earned income credit"),
          leastAge: statute.years(18, "Minimum age without a child"),
          mostAge: statute.years(64, "Greatest age without a child"),
        },
        "PIT-1, line 25",
      ),
    },
    notes: [
      "Gross receipts tax is due on most services the self-employed sell, and is usually charged to the customer. It isn't included here.",
    ],
    missing: [
      "Property tax rebates for seniors and of four counties",
      "Child day care credit for very small incomes",
      "40% of gain on the sale of a New Mexico business, military retirement",
    ],
    estimatedPayments: onFederalDates(1_000, estimates, 0.9, lastYearsTax(estimates, 1)),
  };
});

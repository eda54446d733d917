/** New York: Form IT-201. */
import { ownItemizedDeductions, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson, pensionsLeftOut } from "../../../engine/state/rules/persons.ts";
import {
  empireStateChildCredit,
  newYorkCareCredit,
  newYorkEarnedIncomeCredit,
  newYorkHouseholdCredit,
  newYorkItemizedAdjustment,
  newYorkOverallLimit,
  newYorkOwnCareCredit,
  newYorkTax,
} from "../../../engine/state/specials/ny.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";
import { newYorkTable } from "../tax-tables.ts";

const form = citing({
  cite: "2025 Form IT-201 instructions",
  url: "https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf",
  period: "2025",
});
const budget = citing({
  cite: "New York FY 2026 budget (S. 3009-C), Tax Law 601 and 606",
  url: "https://legislation.nysenate.gov/pdf/bills/2025/S3009C",
});
const statute = citing({
  cite: "New York Tax Law 606, 614 to 616",
  url: "https://www.nysenate.gov/legislation/laws/TAX/606",
});

const careAct = citing(
  {
    cite: "Tax Law 606(c-2), added by L. 2026, ch. 59, part A (S. 9009-C)",
    url: "https://www.nysenate.gov/legislation/laws/TAX/606",
    period: "2026",
  },
  ONE_SOURCE,
);

// biome-ignore format: reads as the published table
const amountsTable = statute.tableByStatus([
  [[0, 75], [5_000, 60], [6_000, 50], [7_000, 45], [20_000, 40], [25_000, 20], [28_000, 0]],
  [[0, 90], [5_000, 75], [6_000, 65], [7_000, 60], [22_000, 50], [25_000, 40], [28_000, 20], [32_000, 0]],
  [[0, 90], [5_000, 75], [6_000, 65], [7_000, 60], [22_000, 50], [25_000, 40], [28_000, 20], [32_000, 0]],
  [[0, 90], [5_000, 75], [6_000, 65], [7_000, 60], [22_000, 50], [25_000, 40], [28_000, 20], [32_000, 0]],
  [[0, 90], [5_000, 75], [6_000, 65], [7_000, 60], [22_000, 50], [25_000, 40], [28_000, 20], [32_000, 0]],
], "Credit, by federal adjusted gross income");

// biome-ignore format: reads as the published table
const perFurtherPersonTable = statute.tableByStatus([
  [[0, 0]],
  [[0, 15], [20_000, 10], [25_000, 5], [32_000, 0]],
  [[0, 15], [20_000, 10], [25_000, 5], [32_000, 0]],
  [[0, 15], [20_000, 10], [25_000, 5], [32_000, 0]],
  [[0, 15], [20_000, 10], [25_000, 5], [32_000, 0]],
], "Addition for each further person");

/** Exact calculation method. A head of household is withheld as a single filer. */
const employers = citing({
  cite: "New York Publication NYS-50-T-NYS (1/26), Method II, annual tables",
  url: "https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nys.pdf",
  period: "2026",
});
// biome-ignore format: reads as the published tables
const withheld = {
  single: [
    [0, 0.039], [8_500, 0.044], [11_700, 0.0515], [13_900, 0.054], [80_650, 0.059], [96_800, 0.0703],
    [107_650, 0.0753], [157_650, 0.064], [215_400, 0.1144], [265_400, 0.0735],
  ],
  married: [
    [0, 0.039], [8_500, 0.044], [11_700, 0.0515], [13_900, 0.054], [80_650, 0.059], [96_800, 0.0657],
    [107_650, 0.0707], [157_650, 0.0801], [211_550, 0.064], [323_200, 0.1349], [373_200, 0.0735], [1_077_550, 0.0765],
  ],
} as const;

export const ny = taxed([2025, 2026], ({ dated, from }) => {
  const limit = citing(
    {
      cite: dated({
        2025: "26 USC 68 and 1(f)(3) as before 2018 (Tax Law 615), by the consumer price index of the year to August 2024, which gives the printed amounts of 2023 and 2024",
        2026: "26 USC 68 and 1(f)(3) as before 2018 (Tax Law 615), by the consumer price index of the year to August 2025, which gives the printed amounts of 2023 and 2024",
      }),
      url: "https://www.tax.ny.gov/pdf/current_forms/it/it196i.pdf",
      period: dated({ 2025: "2025", 2026: "2026" }),
    },
    DERIVED,
  );

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.04], [8_500, 0.045], [11_700, 0.0525], [13_900, 0.055], [80_650, 0.06], [215_400, 0.0685], [1_077_550, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.04], [17_150, 0.045], [23_600, 0.0525], [27_900, 0.055], [161_550, 0.06], [323_200, 0.0685], [2_155_350, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.04], [8_500, 0.045], [11_700, 0.0525], [13_900, 0.055], [80_650, 0.06], [215_400, 0.0685], [1_077_550, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.04], [12_800, 0.045], [17_650, 0.0525], [20_900, 0.055], [107_650, 0.06], [269_300, 0.0685], [1_616_450, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.04], [17_150, 0.045], [23_600, 0.0525], [27_900, 0.055], [161_550, 0.06], [323_200, 0.0685], [2_155_350, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
    ]),
    2026: budget.tableByStatus([
      [[0, 0.039], [8_500, 0.044], [11_700, 0.0515], [13_900, 0.054], [80_650, 0.059], [215_400, 0.0685], [1_077_550, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.039], [17_150, 0.044], [23_600, 0.0515], [27_900, 0.054], [161_550, 0.059], [323_200, 0.0685], [2_155_350, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.039], [8_500, 0.044], [11_700, 0.0515], [13_900, 0.054], [80_650, 0.059], [215_400, 0.0685], [1_077_550, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.039], [12_800, 0.044], [17_650, 0.0515], [20_900, 0.054], [107_650, 0.059], [269_300, 0.0685], [1_616_450, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
      [[0, 0.039], [17_150, 0.044], [23_600, 0.0515], [27_900, 0.054], [161_550, 0.059], [323_200, 0.0685], [2_155_350, 0.0965], [5_000_000, 0.103], [25_000_000, 0.109]],
    ]),
  });

  // biome-ignore format: reads as the published table
  const takenBackTable = dated({
    2025: form.tableByStatus([
      [[0, 0], [215_400, 568], [1_077_550, 2_399], [5_000_000, 32_571]],
      [[0, 0], [161_550, 333], [323_200, 1_140], [2_155_350, 3_887], [5_000_000, 64_237]],
      [[0, 0], [215_400, 568], [1_077_550, 2_399], [5_000_000, 32_571]],
      [[0, 0], [269_300, 787], [1_616_450, 3_076], [5_000_000, 48_337]],
      [[0, 0], [161_550, 333], [323_200, 1_140], [2_155_350, 3_887], [5_000_000, 64_237]],
    ], "Benefit of earlier brackets, taken back in full"),
    2026: budget.tableByStatus([
      [[0, 0], [215_400, 567], [1_077_550, 2_614], [5_000_000, 32_786]],
      [[0, 0], [161_550, 333], [323_200, 1_140], [2_155_350, 4_211], [5_000_000, 64_561]],
      [[0, 0], [215_400, 567], [1_077_550, 2_614], [5_000_000, 32_786]],
      [[0, 0], [269_300, 787], [1_616_450, 3_346], [5_000_000, 48_606]],
      [[0, 0], [161_550, 333], [323_200, 1_140], [2_155_350, 4_211], [5_000_000, 64_561]],
    ], "Benefit of earlier brackets, taken back in full"),
  });

  // biome-ignore format: reads as the published table
  const toTakeBackTable = dated({
    2025: form.tableByStatus([
      [[0, 568], [215_400, 1_831], [1_077_550, 30_172], [5_000_000, 32_500]],
      [[0, 333], [161_550, 807], [323_200, 2_747], [2_155_350, 60_350], [5_000_000, 32_500]],
      [[0, 568], [215_400, 1_831], [1_077_550, 30_172], [5_000_000, 32_500]],
      [[0, 787], [269_300, 2_289], [1_616_450, 45_261], [5_000_000, 32_500]],
      [[0, 333], [161_550, 807], [323_200, 2_747], [2_155_350, 60_350], [5_000_000, 32_500]],
    ], "Benefit of the bracket, taken back over a range"),
    2026: budget.tableByStatus([
      [[0, 567], [215_400, 2_047], [1_077_550, 30_172], [5_000_000, 32_500]],
      [[0, 333], [161_550, 807], [323_200, 3_071], [2_155_350, 60_350], [5_000_000, 32_500]],
      [[0, 567], [215_400, 2_047], [1_077_550, 30_172], [5_000_000, 32_500]],
      [[0, 787], [269_300, 2_559], [1_616_450, 45_260], [5_000_000, 32_500]],
      [[0, 333], [161_550, 807], [323_200, 3_071], [2_155_350, 60_350], [5_000_000, 32_500]],
    ], "Benefit of the bracket, taken back over a range"),
  });

  return {
    state: "NY",
    name: "New York",
    form: "Form IT-201",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form IT-201, line 19") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form IT-201, line 27"),
      pensions: use(
        pensionsLeftOut,
        "Pension and annuity income exclusion",
        {
          fromAge: statute.years(60, "Age at the end of the year by which a filer has turned 59 and a half"),
          mostEach: statute.usdOrNone(20_000, "Maximum pensions and retirement withdrawals of each filer"),
        },
        "Form IT-201, line 29",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        { basic: statute.usdByStatus([8_000, 16_050, 8_000, 11_200, 16_050], "Standard deduction") },
        "Form IT-201, line 34",
      ),
    },
    itemizedDeductions: {
      own: use(
        ownItemizedDeductions,
        "Itemized deductions",
        {
          medicalFloor: statute.rate(0.1, "Share of income which medical costs have to exceed"),
          propertyTaxLimit: statute.usdOrNone(null, "Limit of real estate taxes"),
        },
        "Form IT-196",
      ),
      limit: use(
        newYorkOverallLimit,
        "Overall limit of itemized deductions",
        {
          start: limit.usdByStatus(
            dated({
              2025: [340_700, 408_850, 204_400, 374_800, 408_850],
              2026: [349_750, 419_700, 209_850, 384_750, 419_700],
            }),
            "Income above which deductions are cut",
          ),
          rate: limit.rate(0.03, "Cut per dollar of income above"),
          mostShare: limit.rate(0.8, "Largest share of them cut"),
        },
        "Form IT-196, lines 40 and 41",
      ),
      adjustment: use(
        newYorkItemizedAdjustment,
        "Itemized deduction adjustment",
        {
          firstStart: form.usdByStatus(
            [100_000, 200_000, 100_000, 150_000, 200_000],
            "Income above which the first share is lost",
          ),
          firstWidth: form.usd(50_000, "Income over which it is lost"),
          firstShare: form.rate(0.25, "First share lost"),
          secondStart: form.usd(475_000, "Income above which the second share is lost"),
          secondWidth: form.usd(50_000, "Income over which it is lost"),
          secondShare: form.rate(0.25, "Second share lost"),
          giftsOnlyFrom: statute.usd(1_000_000, "Income above which only a share of gifts counts"),
          giftsShare: statute.rate(0.5, "Share of gifts that counts"),
          lessFrom: statute.usd(10_000_000, "Income above which a smaller share of gifts counts"),
          lessShare: statute.rate(0.25, "That smaller share"),
        },
        "Form IT-196, line 46",
      ),
    },
    exemptions: {
      dependents: use(
        amountPerPerson,
        "Dependent exemptions",
        {
          perFiler: statute.usd(0, "Exemption for a filer"),
          perDependent: statute.usd(1_000, "Exemption for each dependent"),
        },
        "Form IT-201, line 36",
      ),
    },
    tax: {
      tax: use(
        newYorkTax,
        "New York State tax",
        {
          rates: rates,
          table: newYorkTable,
          supplementalStart: form.usd(107_650, "Income above which supplemental tax is due"),
          supplementalWidth: form.usd(50_000, "Income over which a benefit is taken back"),
          takenBack: takenBackTable,
          toTakeBack: toTakeBackTable,
        },
        "Form IT-201, line 39",
      ),
    },
    credits: {
      household: use(
        newYorkHouseholdCredit,
        "Household credit",
        {
          byIncome: amountsTable,
          perFurtherPerson: perFurtherPersonTable,
          share: statute.rateByStatus([1, 1, 0.5, 1, 1], "Share that one return may take"),
        },
        "Form IT-201, line 40",
      ),
    },
    refundableCredits: {
      care: dated({
        2025: use(
          newYorkCareCredit,
          "Child and dependent care credit",
          {
            mostCosts: statute.list(
              [0, 3_000, 6_000, 7_500, 8_500, 9_000],
              "Maximum costs, for none to five or more people",
            ),
            federalPerPerson: statute.usd(3_000, "Maximum costs for one person in the federal credit"),
            federalMostPersons: statute.count(2, "Most people who count there"),
            least: statute.rate(0.2, "Minimum share of the federal credit"),
            toFall: statute.rate(0.8, "Share that falls up to $65,000"),
            fallEnds: statute.usd(65_000, "Income at which it has fallen"),
            further: statute.rate(0.1, "Additional share that falls up to $40,000"),
            furtherEnds: statute.usd(40_000, "Income at which that has fallen"),
            width: statute.usd(15_000, "Income over which each falls"),
            times: statute.table(
              [
                [0, 1],
                [50_000, 1.1682],
                [55_000, 1.2733],
                [60_000, 2.322],
                [65_000, 3],
                [150_000, 1],
              ],
              "Times that share, by New York income",
            ),
          },
          "Form IT-201, line 64",
        ),
        2026: use(newYorkOwnCareCredit, "Child and dependent care credit", {
          mostCosts: careAct.list(
            [0, 3_000, 6_000, 7_500, 8_500, 9_000],
            "Maximum costs, for none to five or more people",
          ),
          most: careAct.rate(0.55, "Largest share of the costs"),
          least: careAct.rate(0.04, "Minimum share of the costs"),
          start: careAct.usd(15_000, "New York income above which the share falls"),
          perDollar: careAct.rate(0.0000025, "Share lost for each dollar above"),
          lessFrom: careAct.usd(750_000, "New York income above which the credit falls further"),
          step: careAct.usd(1_000, "Step of income"),
          perStep: careAct.usd(20, "Amount lost for each step"),
        }),
      }),
      earnedIncome: use(
        newYorkEarnedIncomeCredit,
        "Earned income credit",
        { share: statute.rate(0.3, "Share of the federal earned income credit") },
        "Form IT-201, line 65",
      ),
      children: use(
        empireStateChildCredit,
        "Empire State child credit",
        {
          youngAge: budget.years(4, "Age below which the larger credit is given"),
          perYoung: budget.usd(1_000, "Credit for each child under 4"),
          childAge: budget.years(17, "Age a child must be under"),
          perChild: budget.usd(dated({ 2025: 330, 2026: 500 }), "Credit for each child from 4 to 16"),
          start: budget.usdByStatus([75_000, 110_000, 55_000, 75_000, 75_000], "Income above which it falls"),
          step: budget.usd(1_000, "Step of income"),
          perStep: budget.usd(16.5, "Amount lost for each step"),
        },
        "Form IT-201, line 63",
      ),
    },
    missing: [
      "College tuition credit, real property tax credit",
      "The full exclusion for government pensions, and withdrawals in the year you turn 59½",
      "Supplemental tax above $25,000,000",
    ],
    estimatedPayments: onFederalDates(300, form, 0.9, lastYearsTax(form, 1.1)),
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, {
          deduction: [7_400, 7_950, 7_400, 7_400, 7_400],
          knownUpTo: 1_077_550,
          perAllowance: 1_000,
          rates: [withheld.single, withheld.married, withheld.single, withheld.single, withheld.single],
          forDependent: 1,
        }),
      ],
    }),
  };
});

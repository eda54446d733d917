/** Oregon: Form OR-40. */
import {
  amountForAgeAndBlindness,
  federalItemizedWithoutIncomeTax,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import {
  federalCarLoanDeduction,
  federalCharityDeduction,
  federalOvertimeDeduction,
  federalTaxableBenefits,
  federalTipsDeduction,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  oregonCareCredit,
  oregonEarnedIncomeCredit,
  oregonExemptionCredit,
  oregonFederalTaxSubtraction,
  oregonKidsCredit,
  oregonRetirementCredit,
} from "../../../engine/state/specials/or.ts";
import { citing, DERIVED, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";
import { oregonTable } from "../tax-tables.ts";

const formulas = citing({
  cite: "Oregon Department of Revenue, 2026 withholding tax formulas",
  url: "https://www.oregon.gov/dor/forms/FormsPubs/withholding-tax-formulas_206-436_2026.pdf",
  period: "2026",
});
const index = citing(
  {
    cite: "ORS 316.695, amounts of 2002 by the consumer price index of the year to August 2025, which gives the printed 2,910 and 5,820",
    url: "https://oregon.public.law/statutes/ors_316.695",
    period: "2026",
  },
  DERIVED,
);
const kidsIndex = citing(
  {
    cite: "ORS 315.273, 25,750 and 26,550 of 2024 and 2025 by the consumer price index of the year to August 2025, in steps of 50",
    url: "https://oregon.public.law/statutes/ors_315.273",
    period: "2026",
  },
  DERIVED,
);
const sb1507 = citing({
  cite: "Oregon SB 1507 (2026), Oregon Laws 2026 chapter 142",
  url: "https://olis.oregonlegislature.gov/liz/2026R1/Downloads/MeasureDocument/SB1507/Enrolled",
  period: "2026",
});
const underpaid = citing({
  cite: "2024 Oregon Form OR-10 instructions, required annual payment",
  url: "https://www.oregon.gov/dor/forms/",
  period: "2024",
});
const statute = citing({
  cite: "ORS 316.085, 316.680, 316.695",
  url: "https://oregon.public.law/statutes/ors_316.695",
});

const care = citing({
  cite: "ORS 315.264",
  url: "https://oregon.public.law/statutes/ors_315.264",
});
const retirement = citing({
  cite: "ORS 316.157; OAR 150-316-0225",
  url: "https://oregon.public.law/rules/oar_150-316-0225",
});

// biome-ignore format: reads as the published table
const smallest = care.table([
  [0, 0.1], [0.1, 0.2], [0.2, 0.3], [0.3, 0.4], [0.4, 0.5], [0.5, 0.55], [0.6, 0.6], [0.7, 0.65], [0.8, 0.7],
  [0.9, 0.75], [1.1, 0.71], [1.2, 0.66], [1.3, 0.61], [1.4, 0.55], [1.5, 0.5], [1.6, 0.47], [2, 0.45], [2.1, 0.4],
  [2.2, 0.35], [2.3, 0.3], [2.4, 0.2], [2.5, 0.1], [2.6, 0.06], [2.8, 0.04], [3, 0],
], "Share of the costs by income over the poverty line, youngest under 3");
// biome-ignore format: reads as the published table
const small = care.table([
  [0, 0.08], [0.1, 0.18], [0.2, 0.28], [0.3, 0.38], [0.4, 0.48], [0.5, 0.53], [0.6, 0.58], [0.7, 0.63], [0.8, 0.68],
  [0.9, 0.73], [1.1, 0.69], [1.2, 0.64], [1.3, 0.59], [1.4, 0.53], [1.5, 0.48], [1.6, 0.45], [2, 0.43], [2.1, 0.38],
  [2.2, 0.33], [2.3, 0.28], [2.4, 0.18], [2.5, 0.08], [2.6, 0.06], [2.8, 0.04], [3, 0],
], "The same, youngest from 3 to 5");
// biome-ignore format: reads as the published table
const older = care.table([
  [0, 0.05], [0.1, 0.15], [0.2, 0.25], [0.3, 0.35], [0.4, 0.45], [0.5, 0.5], [0.6, 0.55], [0.7, 0.6], [0.8, 0.65],
  [0.9, 0.7], [1.1, 0.66], [1.2, 0.61], [1.3, 0.56], [1.4, 0.5], [1.5, 0.45], [1.6, 0.42], [2, 0.4], [2.1, 0.35],
  [2.2, 0.3], [2.3, 0.25], [2.4, 0.15], [2.5, 0.05], [2.6, 0.04], [2.8, 0.04], [3, 0],
], "The same, youngest from 6 on");

export const or = taxed([2025, 2026], ({ dated, from, until, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Oregon Form OR-40 instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const earnedIncome = dated({ 2025: form, 2026: sb1507 });
  const poverty = dated(povertyLine);

  // biome-ignore format: reads as the published table
  const mostTable = dated({
    2025: form.tableByStatus([
      [[0, 8_500], [125_000, 6_800], [130_000, 5_100], [135_000, 3_400], [140_000, 1_700], [145_000, 0]],
      [[0, 8_500], [250_000, 6_800], [260_000, 5_100], [270_000, 3_400], [280_000, 1_700], [290_000, 0]],
      [[0, 4_250], [125_000, 3_400], [130_000, 2_550], [135_000, 1_700], [140_000, 850], [145_000, 0]],
      [[0, 8_500], [250_000, 6_800], [260_000, 5_100], [270_000, 3_400], [280_000, 1_700], [290_000, 0]],
      [[0, 8_500], [250_000, 6_800], [260_000, 5_100], [270_000, 3_400], [280_000, 1_700], [290_000, 0]],
    ], "Most that is subtracted, by federal adjusted gross income"),
    2026: formulas.tableByStatus([
      [[0, 8_750], [125_000, 7_000], [130_000, 5_250], [135_000, 3_500], [140_000, 1_750], [145_000, 0]],
      [[0, 8_750], [250_000, 7_000], [260_000, 5_250], [270_000, 3_500], [280_000, 1_750], [290_000, 0]],
      [[0, 4_375], [125_000, 3_500], [130_000, 2_625], [135_000, 1_750], [140_000, 875], [145_000, 0]],
      [[0, 8_750], [250_000, 7_000], [260_000, 5_250], [270_000, 3_500], [280_000, 1_750], [290_000, 0]],
      [[0, 8_750], [250_000, 7_000], [260_000, 5_250], [270_000, 3_500], [280_000, 1_750], [290_000, 0]],
    ], "Most that is subtracted, by federal adjusted gross income"),
  });

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.0475], [4_400, 0.0675], [11_100, 0.0875], [125_000, 0.099]],
      [[0, 0.0475], [8_800, 0.0675], [22_200, 0.0875], [250_000, 0.099]],
      [[0, 0.0475], [4_400, 0.0675], [11_100, 0.0875], [125_000, 0.099]],
      [[0, 0.0475], [8_800, 0.0675], [22_200, 0.0875], [250_000, 0.099]],
      [[0, 0.0475], [8_800, 0.0675], [22_200, 0.0875], [250_000, 0.099]],
    ]),
    2026: formulas.tableByStatus([
      [[0, 0.0475], [4_550, 0.0675], [11_400, 0.0875], [125_000, 0.099]],
      [[0, 0.0475], [9_100, 0.0675], [22_800, 0.0875], [250_000, 0.099]],
      [[0, 0.0475], [4_550, 0.0675], [11_400, 0.0875], [125_000, 0.099]],
      [[0, 0.0475], [9_100, 0.0675], [22_800, 0.0875], [250_000, 0.099]],
      [[0, 0.0475], [9_100, 0.0675], [22_800, 0.0875], [250_000, 0.099]],
    ]),
  });

  return {
    state: "OR",
    name: "Oregon",
    form: "Form OR-40",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form OR-40, line 7") },
    subtractions: {
      federalTax: use(oregonFederalTaxSubtraction, "Federal tax liability", { most: mostTable }, "Form OR-40, line 10"),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form OR-40, line 11"),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: dated({
            2025: form.usdByStatus([2_835, 5_670, 2_835, 4_560, 5_670], "Standard deduction"),
            2026: {
              ...formulas.usdByStatus([2_910, 5_820, 2_910, 4_560, 5_820], "Standard deduction"),
              head_of_household: index.usd(4_680, "Standard deduction"),
            },
          }),
        },
        "Form OR-40, line 17",
      ),
      age: use(amountForAgeAndBlindness, "Addition for age and blindness", {
        perSenior: statute.usdByStatus([1_200, 1_000, 1_000, 1_200, 1_000], "Addition for each filer 65 or older"),
        perBlind: statute.usdByStatus([1_200, 1_000, 1_000, 1_200, 1_000], "Addition for each blind filer"),
      }),
      ...from(2026, { gifts: use(federalCharityDeduction, "Federal charity deduction without itemizing", {}) }),
    },
    itemizedDeductions: {
      federal: use(federalItemizedWithoutIncomeTax, "Itemized deductions", {}, "Form OR-40, line 16"),
    },
    exemptions: {
      tips: use(federalTipsDeduction, "Federal deduction for tips", {}),
      overtime: use(federalOvertimeDeduction, "Federal deduction for overtime", {}),
      ...until(2025, { carLoan: use(federalCarLoanDeduction, "Federal deduction for car loan interest", {}) }),
    },
    tax: { schedule: use(taxTable, "Tax", { rates, table: oregonTable }, "Form OR-40, line 20") },
    credits: {
      exemptions: use(
        oregonExemptionCredit,
        "Exemption credit",
        {
          perPerson: dated({
            2025: form.usd(256, "Credit for each person"),
            2026: formulas.usd(263, "Credit for each person"),
          }),
          incomeLimit: statute.usdByStatus(
            [100_000, 200_000, 100_000, 200_000, 200_000],
            "Federal income up to which it is given",
          ),
        },
        "Form OR-40, line 24",
      ),
      retirement: use(
        oregonRetirementCredit,
        "Retirement income credit",
        {
          age: retirement.years(62, "Minimum age of the person with the pension"),
          base: retirement.usdByStatus([7_500, 15_000, 7_500, 7_500, 7_500], "Maximum pensions that count"),
          incomeFrom: retirement.usdByStatus(
            [15_000, 30_000, 15_000, 15_000, 15_000],
            "Household income from which the base falls",
          ),
          share: retirement.rate(0.09, "Share of pensions that is credited"),
        },
        "Schedule OR-ASC, code 811",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        oregonEarnedIncomeCredit,
        "Oregon earned income credit",
        {
          share: earnedIncome.rate(dated({ 2025: 0.09, 2026: 0.14 }), "Share of the federal earned income credit"),
          shareWithInfant: earnedIncome.rate(
            dated({ 2025: 0.12, 2026: 0.17 }),
            "Share where a child is younger than 3",
          ),
          infantAge: earnedIncome.years(3, "Age below which the larger share is given"),
        },
        "Form OR-40, line 35",
      ),
      care: use(
        oregonCareCredit,
        "Working family household and dependent care credit",
        {
          mostForOne: care.usd(12_000, "Maximum costs for one person"),
          mostForMore: care.usd(24_000, "Maximum costs for two or more people"),
          povertyFirst: poverty.onePerson,
          povertyEachMore: poverty.eachMore,
          smallest,
          small,
          older,
          smallestUnder: care.years(3, "Age below which the largest share is given"),
          smallUnder: care.years(6, "Age below which the next share is given"),
        },
        "Schedule OR-WFHDC",
      ),
      kids: use(
        oregonKidsCredit,
        "Oregon Kids' Credit",
        {
          perChild: form.usd(1050, "Credit for each child"),
          under: form.years(6, "Age a child must be under"),
          mostChildren: form.count(5, "Most children that count"),
          start: dated({
            2025: form.usd(26_550, "Income above which it falls"),
            2026: kidsIndex.usd(27_250, "Income above which it falls"),
          }),
          width: form.usd(5_000, "Income over which it falls to nothing"),
        },
        "Form OR-40, line 36",
      ),
    },
    notes: dated({
      2025: [
        "Oregon taxes what federal law calls taxable income, so the federal deductions for tips, overtime and car loan interest count (ORS 316.022, OAR 150-316-0136). The one for seniors is a personal exemption, so it doesn't count.",
      ],
      2026: [
        "Oregon taxes what federal law calls taxable income, so the federal deductions for tips, overtime and gifts without itemizing count (ORS 316.022, OAR 150-316-0136). The one for seniors is a personal exemption, so it doesn't count.",
      ],
    }),
    missing: [
      "Surplus credit (kicker), which depends on last year's tax",
      "Reduced rates of Schedule OR-PTE for businesses with employees",
      "Special medical deduction at 66 or older, care of disabled adults",
    ],
    estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(underpaid, 1)),
  };
});

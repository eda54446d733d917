/** Oregon, tax year 2025: Form OR-40. */
import { citing, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Oregon Form OR-40 instructions",
  url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf",
  period: "2025",
});
const statute = citing({
  cite: "ORS 316.085, 316.680, 316.695",
  url: "https://oregon.public.law/statutes/ors_316.695",
});

// biome-ignore format: reads as the published table
const mostTable = form.tableByStatus([
  [[0, 8_500], [125_000, 6_800], [130_000, 5_100], [135_000, 3_400], [140_000, 1_700], [145_000, 0]],
  [[0, 8_500], [250_000, 6_800], [260_000, 5_100], [270_000, 3_400], [280_000, 1_700], [290_000, 0]],
  [[0, 4_250], [125_000, 3_400], [130_000, 2_550], [135_000, 1_700], [140_000, 850], [145_000, 0]],
  [[0, 8_500], [250_000, 6_800], [260_000, 5_100], [270_000, 3_400], [280_000, 1_700], [290_000, 0]],
  [[0, 8_500], [250_000, 6_800], [260_000, 5_100], [270_000, 3_400], [280_000, 1_700], [290_000, 0]],
], "Most that is subtracted, by federal adjusted gross income");

// biome-ignore format: reads as the published table
const rates = form.tableByStatus([
  [[0, 0.0475], [4_400, 0.0675], [11_100, 0.0875], [125_000, 0.099]],
  [[0, 0.0475], [8_800, 0.0675], [22_200, 0.0875], [250_000, 0.099]],
  [[0, 0.0475], [4_400, 0.0675], [11_100, 0.0875], [125_000, 0.099]],
  [[0, 0.0475], [8_800, 0.0675], [22_200, 0.0875], [250_000, 0.099]],
  [[0, 0.0475], [8_800, 0.0675], [22_200, 0.0875], [250_000, 0.099]],
]);

export const or2025 = taxed({
  state: "OR",
  name: "Oregon",
  year: 2025,
  form: "Form OR-40",
  income: { federal: use("federalAdjustedGrossIncome", "Federal adjusted gross income", {}, "Form OR-40, line 7") },
  subtractions: {
    federalTax: use("oregonFederalTaxSubtraction", "Federal tax liability", { most: mostTable }, "Form OR-40, line 10"),
    benefits: use("federalTaxableBenefits", "Social Security benefits", {}, "Form OR-40, line 11"),
  },
  standardDeduction: {
    basic: use(
      "standardDeduction",
      "Standard deduction",
      { basic: form.usdByStatus([2_835, 5_670, 2_835, 4_560, 5_670], "Standard deduction") },
      "Form OR-40, line 17",
    ),
    age: use("amountForAgeAndBlindness", "Addition for age and blindness", {
      perSenior: statute.usdByStatus([1_200, 1_000, 1_000, 1_200, 1_000], "Addition for each filer 65 or older"),
      perBlind: statute.usdByStatus([1_200, 1_000, 1_000, 1_200, 1_000], "Addition for each blind filer"),
    }),
  },
  itemizedDeductions: {
    federal: use("federalItemizedWithoutIncomeTax", "Itemized deductions", {}, "Form OR-40, line 16"),
  },
  exemptions: {
    tips: use("federalTipsDeduction", "Federal deduction for tips", {}),
    overtime: use("federalOvertimeDeduction", "Federal deduction for overtime", {}),
    carLoan: use("federalCarLoanDeduction", "Federal deduction for car loan interest", {}),
  },
  tax: { schedule: use("rateSchedule", "Tax", { rates: rates }, "Form OR-40, line 20") },
  credits: {
    exemptions: use(
      "oregonExemptionCredit",
      "Exemption credit",
      {
        perPerson: form.usd(256, "Credit for each person"),
        incomeLimit: statute.usdByStatus(
          [100_000, 200_000, 100_000, 200_000, 200_000],
          "Federal income up to which it is given",
        ),
      },
      "Form OR-40, line 24",
    ),
  },
  refundableCredits: {
    earnedIncome: use(
      "oregonEarnedIncomeCredit",
      "Oregon earned income credit",
      {
        share: form.rate(0.09, "Share of the federal earned income credit"),
        shareWithInfant: form.rate(0.12, "Share where a child is younger than 3"),
        infantAge: form.years(3, "Age below which the larger share is given"),
      },
      "Form OR-40, line 35",
    ),
    kids: use(
      "oregonKidsCredit",
      "Oregon Kids' Credit",
      {
        perChild: form.usd(1050, "Credit for each child"),
        under: form.years(6, "Age below which a child counts"),
        mostChildren: form.count(5, "Most children that count"),
        start: form.usd(26_550, "Income above which it falls"),
        width: form.usd(5_000, "Income over which it falls to nothing"),
      },
      "Form OR-40, line 36",
    ),
  },
  notes: [
    "Oregon taxes what federal law calls taxable income, so the federal deductions for tips and overtime count and that for car loan interest (ORS 316.022, OAR 150-316-0136); that for seniors, a personal exemption, does not.",
  ],
  missing: [
    "Surplus credit (kicker), which depends on last year's tax",
    "Reduced rates of Schedule OR-PTE for businesses with employees",
    "Special medical deduction from 66 on, working family credit",
  ],
  estimatedPayments: onFederalDates(1_000, form),
});

/** Colorado, tax year 2026: Form DR 0104. */
import { CARRIED, citing, onFederalDates, taxed, use } from "../figures.ts";

const book = citing(
  {
    cite: "2025 Colorado individual income tax filing guide (104 Book)",
    url: "https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf",
    period: "2025",
  },
  CARRIED,
);
/**
 * Excess revenue of the fiscal year that ended on June 30, 2026 would pay a sales tax refund (C.R.S. 39-22-2003(2))
 * and, if there were enough of it, lower the rate (39-22-627). The State Controller certifies it each September
 * (24-77-106.5(1)(b)).
 */
const withholding = citing(
  {
    cite: "Colorado DR 1098, 2026 withholding worksheet; C.R.S. 39-22-104(1.7)(c)",
    url: "https://tax.colorado.gov/sites/tax/files/documents/DR_1098_Colorado_Withholding_Worksheet_for_Employees.pdf",
    period: "2026",
  },
  "No lower rate or sales tax refund: the state reportedly had no excess revenue. We have not seen its certificate.",
);
const care = citing({
  cite: "C.R.S. 39-22-119(1.7)(b), for tax years from 2026",
  url: "https://leg.colorado.gov/sites/default/files/images/olls/crs2025-title-39.pdf",
});
const statute = citing({
  cite: "C.R.S. 39-22-104 to 39-22-130",
  url: "https://leg.colorado.gov/sites/default/files/images/olls/crs2023-title-39.pdf",
});

// biome-ignore format: reads as the published table
const amountsTable = book.tableByStatus([
  [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
  [[0, 1_200], [36_000, 600], [61_000, 200], [87_000, 0]],
  [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
  [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
  [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
], "Credit for each child, by income");

export const co2026 = taxed({
  state: "CO",
  name: "Colorado",
  year: 2026,
  form: "Form DR 0104",
  income: { federal: use("federalTaxableIncome", "Federal taxable income", {}, "DR 0104, line 1") },
  additions: {
    incomeTax: use("stateIncomeTaxAddedBack", "State income tax", {}, "DR 0104, line 2"),
    business: use(
      "businessDeductionAddedBackAbove",
      "Business income deduction",
      {
        incomeLimit: statute.usdByStatus(
          [500_000, 1_000_000, 500_000, 500_000, 500_000],
          "Income above which it is added back",
        ),
      },
      "DR 0104, line 3",
    ),
    deductions: use(
      "coloradoDeductionsAddedBack",
      "Standard or itemized deduction above a cap",
      {
        incomeLimit: statute.usd(300_000, "Income from which the cap holds"),
        allowed: statute.usdByStatus([1_000, 2_000, 1_000, 1_000, 1_000], "Deductions allowed"),
      },
      "DR 0104, line 4",
    ),
    overtime: use("federalOvertimeDeduction", "Overtime deduction added back", {}, "DR 0104AD"),
  },
  subtractions: {
    gifts: use(
      "giftsWithoutItemizing",
      "Charitable gifts",
      { floor: statute.usd(500, "Gifts above which they count") },
      "DR 0104AD, line 14",
    ),
    retirement: use(
      "coloradoRetirementSubtraction",
      "Pensions and Social Security",
      {
        firstAge: statute.years(55, "First age of the subtraction"),
        firstMost: statute.usd(20_000, "Most for each filer from that age"),
        firstIncomeLimit: statute.usdByStatus(
          [75_000, 95_000, 75_000, 75_000, 75_000],
          "Federal income up to which all of Social Security is subtracted before the second age",
        ),
        secondAge: statute.years(65, "Second age of the subtraction"),
        secondMost: statute.usd(24_000, "Most for each filer from that age, where Social Security is not more"),
      },
      "DR 0104AD, lines 3 to 6",
    ),
  },
  tax: { schedule: use("rateSchedule", "Colorado tax", { rates: withholding.flat(0.044) }, "DR 0104, line 12") },
  refundableCredits: {
    earnedIncome: use(
      "shareOfEarnedIncomeCreditByAge",
      "Earned income tax credit",
      {
        share: statute.rate(0.25, "Share of the federal earned income credit"),
        leastAge: statute.years(19, "Least age without a child"),
        mostAge: statute.years(64, "Greatest age without a child"),
      },
      "DR 0104CN",
    ),
    children: use(
      "coloradoChildCredit",
      "Child tax credit",
      {
        under: book.years(6, "Age below which a child counts"),
        byIncome: amountsTable,
      },
      "DR 0104CN",
    ),
    care: use(
      "coloradoCareCredit",
      "Child and dependent care expenses credit",
      {
        share: care.rate(0.7, "Share of the federal care credit"),
        incomeLimit: care.usd(60_000, "Largest federal income"),
      },
      "DR 0347",
    ),
  },
  missing: ["Pension subtraction of beneficiaries younger than 55", "Alternative minimum tax"],
  estimatedPayments: onFederalDates(1_000, book, 0.7),
});

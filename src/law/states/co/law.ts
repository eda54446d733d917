/** Colorado: Form DR 0104. */
import { stateIncomeTaxAddedBack } from "../../../engine/state/rules/deductions.ts";
import { shareOfEarnedIncomeCreditByAge } from "../../../engine/state/rules/earned-income.ts";
import { federalOvertimeDeduction, shareOfDependentCareCreditUpTo } from "../../../engine/state/rules/federal-items.ts";
import { federalIncomeLessDeductions } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  businessDeductionAddedBackAbove,
  coloradoCareCredit,
  coloradoChildCredit,
  coloradoDeductionsAddedBack,
  coloradoFamilyCredit,
  coloradoLowIncomeCareCredit,
  coloradoRetirementSubtraction,
  coloradoSalesTaxRefund,
  giftsWithoutItemizing,
} from "../../../engine/state/specials/co.ts";
import { citing, lastYearsTax, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";

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
const lowIncomeCare = citing({
  cite: "Colorado Department of Revenue, Income Tax Topics: Low-Income Child Care Expenses Credit",
  url: "https://tax.colorado.gov/income-tax-topics-low-income-child-care-expenses-credit",
});
const statute = citing({
  cite: "C.R.S. 39-22-104 to 39-22-130",
  url: "https://leg.colorado.gov/sites/default/files/images/olls/crs2023-title-39.pdf",
});

/** What employers withhold where an employee gave them a federal Form W-4 only. */
const employers = citing({
  cite: "Colorado DR 1098 (2026), Withholding Worksheet for Employers, step 2",
  url: "https://tax.colorado.gov/DR1098",
  period: "2026",
});

export const co = taxed([2025, 2026], ({ dated, from, until, carriedAfter }) => {
  const book = citing(
    {
      cite: "2025 Colorado individual income tax filing guide (104 Book)",
      url: "https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const care = dated({
    2025: citing({
      cite: "Colorado Department of Revenue, Income Tax Topics: Child and Dependent Care Expenses Credit",
      url: "https://tax.colorado.gov/income-tax-topics-child-and-dependent-care-expenses-credit",
    }),
    2026: citing({
      cite: "C.R.S. 39-22-119(1.7)(b), for tax years from 2026",
      url: "https://leg.colorado.gov/sites/default/files/images/olls/crs2025-title-39.pdf",
    }),
  });

  // biome-ignore format: reads as the published table
  const amountsTable = book.tableByStatus([
    [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
    [[0, 1_200], [36_000, 600], [61_000, 200], [87_000, 0]],
    [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
    [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
    [[0, 1_200], [26_000, 600], [51_000, 200], [77_000, 0]],
  ], "Credit for each child, by income");

  // biome-ignore format: reads as the published table
  const amountsTable2 = book.table([
    [0, 19], [52_000, 25], [105_000, 29], [168_000, 35], [233_000, 37], [299_000, 59],
  ], "Refund for each filer, by income");
  const careCredit = {
    share: care.rate(dated({ 2025: 0.5, 2026: 0.7 }), "Share of the federal care credit"),
    incomeLimit: care.usd(60_000, "Largest federal income"),
  };

  return {
    state: "CO",
    name: "Colorado",
    form: "Form DR 0104",
    income: { federal: use(federalIncomeLessDeductions, "Federal taxable income", {}, "DR 0104, line 1") },
    additions: {
      incomeTax: use(stateIncomeTaxAddedBack, "State income tax", {}, "DR 0104, line 2"),
      business: use(
        businessDeductionAddedBackAbove,
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
        coloradoDeductionsAddedBack,
        "Standard or itemized deduction above a cap",
        {
          incomeLimit: statute.usd(300_000, "Income from which the cap holds"),
          allowed: dated({
            2025: book.usdByStatus([12_000, 16_000, 12_000, 12_000, 12_000], "Deductions allowed"),
            2026: statute.usdByStatus([1_000, 2_000, 1_000, 1_000, 1_000], "Deductions allowed"),
          }),
        },
        "DR 0104, line 4",
      ),
      ...from(2026, { overtime: use(federalOvertimeDeduction, "Overtime deduction added back", {}, "DR 0104AD") }),
    },
    subtractions: {
      gifts: use(
        giftsWithoutItemizing,
        "Charitable gifts",
        { floor: statute.usd(500, "Gifts above which they count") },
        "DR 0104AD, line 14",
      ),
      retirement: use(
        coloradoRetirementSubtraction,
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
    tax: {
      schedule: use(
        rateSchedule,
        "Colorado tax",
        { rates: dated({ 2025: book.flat(0.044), 2026: withholding.flat(0.044) }) },
        "DR 0104, line 12",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        shareOfEarnedIncomeCreditByAge,
        "Earned income tax credit",
        {
          share: statute.rate(dated({ 2025: 0.5, 2026: 0.25 }), "Share of the federal earned income credit"),
          leastAge: statute.years(19, "Minimum age without a child"),
          mostAge: statute.years(64, "Greatest age without a child"),
        },
        "DR 0104CN",
      ),
      children: use(
        coloradoChildCredit,
        "Child tax credit",
        {
          under: book.years(6, "Age a child must be under"),
          byIncome: amountsTable,
        },
        "DR 0104CN",
      ),
      ...until(2025, {
        family: use(
          coloradoFamilyCredit,
          "Family Affordability Tax Credit",
          {
            perYoung: book.usd(3_273, "Credit for each child under 6"),
            perOlder: book.usd(2_454.75, "Credit for each child from 6 to 16"),
            youngUnder: book.years(6, "Age below which the larger credit is given"),
            olderUnder: book.years(17, "Age a child must be under"),
            // C.R.S. 39-22-130: "two taxpayers who file a joint return" have more. The rise of 2.3% for 2025 brings
            // their 25,000 to 26,000, the nearest thousand, and leaves 15,000.
            start: book.usdByStatus([15_000, 26_000, 15_000, 15_000, 15_000], "Income above which it falls"),
            step: book.usd(5_000, "Step of income"),
            ratePerStep: book.rate(0.06875, "Share lost for each step"),
          },
          "DR 0104CN",
        ),
      }),
      care: dated({
        2025: use(shareOfDependentCareCreditUpTo, "Child and dependent care expenses credit", careCredit, "DR 0347"),
        2026: use(coloradoCareCredit, "Child and dependent care expenses credit", careCredit, "DR 0347"),
      }),
      ...until(2025, {
        lowIncomeCare: use(
          coloradoLowIncomeCareCredit,
          "Low-income child care expenses credit",
          {
            share: lowIncomeCare.rate(0.25, "Share of the costs"),
            under: lowIncomeCare.years(13, "Age a child must be under"),
            mostForOne: lowIncomeCare.usd(500, "Most for one child"),
            mostForMore: lowIncomeCare.usd(1_000, "Most for two or more"),
            incomeLimit: lowIncomeCare.usd(25_000, "Largest federal income"),
          },
          "DR 0347",
        ),
        salesTax: use(
          coloradoSalesTaxRefund,
          "State sales tax refund",
          {
            byIncome: amountsTable2,
          },
          "DR 0104, line 34",
        ),
      }),
    },
    missing: ["Pension subtraction for beneficiaries younger than 55", "Alternative minimum tax"],
    estimatedPayments: onFederalDates(1_000, book, 0.7, lastYearsTax(book, 1.1)),
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, { deduction: [5_500, 11_000, 5_500, 5_500, 11_000], rates: [[0, 0.044]] }),
      ],
    }),
  };
});

/** North Carolina: Form D-400. */
import { perChildByFederalIncome } from "../../../engine/state/rules/by-income.ts";
import { standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { northCarolinaItemizedDeductions } from "../../../engine/state/specials/nc.ts";
import { citing, lastYearsTax, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 North Carolina individual income tax instructions (D-401)",
  url: "https://www.ncdor.gov/2025-d-401-individual-income-tax-instructions/open",
  period: "2025",
});
const deductions = citing({
  cite: "North Carolina standard and itemized deductions; G.S. 105-153.5",
  url: "https://www.ncdor.gov/taxes-forms/individual-income-tax/filing-topics/north-carolina-standard-deduction-or-north-carolina-itemized-deductions",
});
const children = citing({
  cite: "North Carolina child deduction; G.S. 105-153.5(a1)",
  url: "https://www.ncdor.gov/taxes-forms/individual-income-tax/filing-topics/north-carolina-child-deduction",
});

// biome-ignore format: reads as the published table
const amountsTable = children.tableByStatus([
  [[0, 3_000], [20_000, 2_500], [30_000, 2_000], [40_000, 1_500], [50_000, 1_000], [60_000, 500], [70_000, 0]],
  [[0, 3_000], [40_000, 2_500], [60_000, 2_000], [80_000, 1_500], [100_000, 1_000], [120_000, 500], [140_000, 0]],
  [[0, 3_000], [20_000, 2_500], [30_000, 2_000], [40_000, 1_500], [50_000, 1_000], [60_000, 500], [70_000, 0]],
  [[0, 3_000], [30_000, 2_500], [45_000, 2_000], [60_000, 1_500], [75_000, 1_000], [90_000, 500], [105_000, 0]],
  [[0, 3_000], [40_000, 2_500], [60_000, 2_000], [80_000, 1_500], [100_000, 1_000], [120_000, 500], [140_000, 0]],
], "Deduction for each child, by federal adjusted gross income");

/** A tenth of a percent above the rate of the year; children lower it only for those who claim them on Form NC-4. */
const employers = citing({
  cite: "North Carolina NC-30, 2026 Income Tax Withholding Tables and Instructions for Employers, annualized method",
  url: "https://www.ncdor.gov/income-tax-withholding-tables-and-instructions-employers",
  period: "2026",
});

export const nc = taxed([2025, 2026], ({ dated, from }) => {
  const rateSchedules = citing({
    cite: "North Carolina Department of Revenue, tax rate schedules; G.S. 105-153.7",
    url: "https://www.ncdor.gov/taxes-forms/individual-income-tax/tax-rate-schedules",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });

  return {
    state: "NC",
    name: "North Carolina",
    form: "Form D-400",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form D-400, line 6") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form D-400 Schedule S, line 19"),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        { basic: deductions.usdByStatus([12_750, 25_500, 12_750, 19_125, 25_500], "Standard deduction") },
        "Form D-400, line 11",
      ),
    },
    itemizedDeductions: {
      own: use(
        northCarolinaItemizedDeductions,
        "Itemized deductions",
        { homeLimit: deductions.usd(20_000, "Maximum mortgage interest and real estate taxes") },
        "Form D-400 Schedule A",
      ),
    },
    exemptions: {
      children: use(
        perChildByFederalIncome,
        "Child deduction",
        {
          childAge: children.years(17, "Age a child must be under"),
          byIncome: amountsTable,
        },
        "Form D-400, line 10b",
      ),
    },
    tax: {
      schedule: use(
        rateSchedule,
        "North Carolina income tax",
        { rates: rateSchedules.flat(dated({ 2025: 0.0425, 2026: 0.0399 })) },
        "Form D-400, line 15",
      ),
    },
    missing: [
      "Medical costs above the federal limit of other years, gifts carried over, deductions of Schedule S for retirement income",
    ],
    estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(form, 1)),
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, { deduction: [12_750, 12_750, 12_750, 19_125, 12_750], rates: [[0, 0.0409]] }),
      ],
    }),
  };
});

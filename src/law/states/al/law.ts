/** Alabama: Form 40. */
import { perDependentByStateIncome } from "../../../engine/state/rules/by-income.ts";
import { amountByStatus } from "../../../engine/state/rules/persons.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  alabamaFederalTaxDeduction,
  alabamaIncome,
  alabamaItemizedDeductions,
  alabamaOvertimeDeduction,
  alabamaRetirementExemption,
  alabamaStandardDeduction,
} from "../../../engine/state/specials/al.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";
import { alabamaTable } from "../tax-tables.ts";

const form = citing({
  cite: "2025 Alabama income tax instructions (Form 40 booklet)",
  url: "https://www.revenue.alabama.gov/wp-content/uploads/2026/01/25f40bk.pdf",
  period: "2025",
});
const rateSection = citing({
  cite: "Code of Alabama 40-18-5",
  url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-5/",
});
const deductions = citing({
  cite: "Code of Alabama 40-18-15",
  url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-15/",
});
const retirement = citing({
  cite: "Ala. Code 40-18-19",
  url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-19/",
});
const gifts = citing({
  cite: "Ala. Admin. Code 810-3-15-.17: 26 USC 170 with Alabama adjusted gross income",
  url: "https://admincode.legislature.state.al.us/administrative-code/810-3-15-.17",
});
const overtime = citing({
  cite: "Act 2026-604 (HB 527): Code of Alabama 40-18-15(a)(29), for 2026 to 2028",
  url: "https://www.revenue.alabama.gov/individual-corporate/overtime-premium-deduction-act-2026-604/",
  period: "2026",
});
const estimates = citing(
  { cite: "Alabama Form 40ES", url: "https://www.revenue.alabama.gov/individual-corporate/" },
  ONE_SOURCE,
);
const threshold = citing(
  {
    cite: "Ala. Code 40-18-80(a)(2)",
    url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-2/",
  },
  "The code, the form of 2023 and guides of 2025 say $500. One list says $1,000.",
);

// biome-ignore format: reads as the published table
const rates = rateSection.tableByStatus([
  [[0, 0.02], [500, 0.04], [3_000, 0.05]],
  [[0, 0.02], [1_000, 0.04], [6_000, 0.05]],
  [[0, 0.02], [500, 0.04], [3_000, 0.05]],
  [[0, 0.02], [500, 0.04], [3_000, 0.05]],
  [[0, 0.02], [1_000, 0.04], [6_000, 0.05]],
]);

export const al = taxed([2025, 2026], ({ dated, from }) => ({
  state: "AL",
  name: "Alabama",
  form: "Form 40",
  income: { own: use(alabamaIncome, "Alabama adjusted gross income", {}, "Form 40, line 10") },
  subtractions: {
    pensions: use(
      alabamaRetirementExemption,
      "Retirement income exemption",
      {
        age: retirement.years(65, "Age from which other retirement income is left out"),
        mostEach: retirement.usd(6_000, "Maximum for each filer"),
      },
      "Schedule RS",
    ),
  },
  standardDeduction: {
    own: use(
      alabamaStandardDeduction,
      "Standard deduction",
      {
        most: deductions.usdByStatus([3_000, 8_500, 4_250, 5_200, 8_500], "Largest standard deduction"),
        least: deductions.usdByStatus([2_500, 5_000, 2_500, 2_500, 5_000], "Minimum standard deduction"),
        start: deductions.usdByStatus([25_999, 25_999, 12_999, 25_999, 25_999], "Income above which it falls"),
        step: deductions.usdByStatus([500, 500, 250, 500, 500], "Step of income"),
        perStep: deductions.usdByStatus([25, 175, 88, 135, 175], "Amount lost for each step"),
      },
      "Form 40, line 11",
    ),
  },
  itemizedDeductions: {
    own: use(
      alabamaItemizedDeductions,
      "Itemized deductions",
      {
        medicalFloor: form.rate(0.04, "Share of income which medical costs have to exceed"),
        giftsShare: gifts.rate(0.6, "Largest share of income that gifts of cash may take"),
        giftsFloor: dated({
          2025: gifts.rate(0, "Share of income which gifts have to exceed: none before 2026"),
          2026: gifts.rate(0.005, "Share of income which gifts have to exceed"),
        }),
      },
      "Form 40 Schedule A",
    ),
  },
  exemptions: {
    federalTax: use(alabamaFederalTaxDeduction, "Federal income tax deduction", {}, "Form 40, line 12"),
    ...from(2026, {
      overtime: use(alabamaOvertimeDeduction, "Overtime premium deduction", {
        most: overtime.usd(1_000, "Maximum overtime premium for each filer"),
      }),
    }),
    personal: use(
      amountByStatus,
      "Personal exemption",
      {
        ofStatus: form.usdByStatus([1_500, 3_000, 1_500, 3_000, 3_000], "Personal exemption"),
        perDependent: form.usd(0, "Personal exemption of a dependent"),
      },
      "Form 40, line 13",
    ),
    dependents: use(
      perDependentByStateIncome,
      "Dependent exemption",
      {
        byIncome: form.table(
          [
            [0, 1_000],
            [50_000, 500],
            [100_000, 300],
          ],
          "Exemption for each dependent, by Alabama income",
        ),
      },
      "Form 40, line 14",
    ),
  },
  tax: { schedule: use(taxTable, "Alabama income tax", { rates, table: alabamaTable }, "Form 40, line 17") },
  notes: [
    "You can't deduct half of self-employment tax from income, but all of it counts as an itemized deduction.",
    "We treat an employer's pension as coming from a defined benefit plan, which Alabama doesn't tax.",
  ],
  missing: dated({
    2025: ["Adoption and casualty deductions", "Exemption of overtime pay from before July 2025"],
    2026: ["Adoption and casualty deductions"],
  }),
  estimatedPayments: {
    ...onFederalDates(500, estimates, 0.9, lastYearsTax(estimates, 1.1)),
    threshold: threshold.usdOrNone(500, "Tax after withholding from which payments are required"),
  },
}));

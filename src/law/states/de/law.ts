/** Delaware: Form PIT-RES. */
import {
  amountForAgeAndBlindness,
  federalItemizedWithoutIncomeTax,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import {
  delawareCredits,
  delawarePensionExclusion,
  delawareTax,
  earnedIncomeCreditAgainstTax,
  earnedIncomeCreditRefunded,
} from "../../../engine/state/specials/de.ts";
import { citing, lastYearsTax, ONE_SOURCE, taxed, use } from "../figures.ts";

const rateSection = citing({
  cite: "30 Del. C. 1102",
  url: "https://delcode.delaware.gov/title30/c011/sc01/index.html",
});
const code = citing({
  cite: "30 Del. C. 1105 to 1117",
  url: "https://delcode.delaware.gov/title30/c011/sc02/index.html",
});
const dates = citing(
  { cite: "30 Del. C. 1169 and 1170", url: "https://delcode.delaware.gov/title30/c011/sc08/index.html" },
  ONE_SOURCE,
);

// biome-ignore format: reads as the published table
const rates = rateSection.table([
  [0, 0], [2_000, 0.022], [5_000, 0.039], [10_000, 0.048], [20_000, 0.052], [25_000, 0.0555], [60_000, 0.066],
]);

/** What decides between a joint return and two columns: the tax, and the credits each column may use. */
const exclusion = {
  age: code.years(60, "Age from which the larger exclusion is given"),
  most: code.usd(12_500, "Most for each filer from that age"),
  mostBefore: code.usd(2_000, "Most for each filer before it, pensions only"),
};
const ofColumns = {
  pensionAge: exclusion.age,
  pensionMost: exclusion.most,
  pensionMostBefore: exclusion.mostBefore,
  rates,
  perPerson: code.usd(110, "Credit for each filer and dependent"),
  perFilerOfAge: code.usd(110, "Additional credit for each filer from an age on"),
  age: code.years(60, "Age from which it is given"),
  careShare: code.rate(0.5, "Share of the federal care credit"),
  againstShare: code.rate(0.2, "Share of the federal earned income credit against the tax"),
  refundedShare: code.rate(0.045, "Share of it that is refunded instead"),
};

export const de = taxed([2025, 2026], () => ({
  state: "DE",
  name: "Delaware",
  form: "Form PIT-RES",
  income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "PIT-RES, line 1") },
  subtractions: {
    pensions: use(delawarePensionExclusion, "Pension exclusion", exclusion, "PIT-RES, line 6"),
    benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "PIT-RES, line 8"),
  },
  standardDeduction: {
    basic: use(
      standardDeduction,
      "Standard deduction",
      { basic: code.usdByStatus([3_250, 6_500, 3_250, 3_250, 3_250], "Standard deduction") },
      "PIT-RES, line 13",
    ),
    age: use(
      amountForAgeAndBlindness,
      "Additional standard deduction",
      {
        perSenior: code.usd(2_500, "Addition for each filer 65 or older"),
        perBlind: code.usd(2_500, "Addition for each blind filer"),
      },
      "PIT-RES, line 14",
    ),
  },
  itemizedDeductions: { federal: use(federalItemizedWithoutIncomeTax, "Itemized deductions", {}, "PIT-RSA") },
  tax: { tax: use(delawareTax, "Tax", ofColumns, "PIT-RES, line 26") },
  credits: {
    personal: use(delawareCredits, "Personal, age and child care credits", ofColumns, "PIT-RES, line 32"),
    earnedIncome: use(
      earnedIncomeCreditAgainstTax,
      "Earned income tax credit, against the tax",
      ofColumns,
      "PIT-RES, line 34",
    ),
  },
  refundableCredits: {
    earnedIncome: use(earnedIncomeCreditRefunded, "Earned income tax credit, refunded", {
      refundedShare: ofColumns.refundedShare,
    }),
  },
  missing: [
    "Military pensions before 60",
    "Exclusion for small incomes of the aged and disabled",
    "Volunteer firefighter credit",
  ],
  estimatedPayments: {
    threshold: dates.usdOrNone(800.01, "Tax after withholding from which payments are required"),
    shares: dates.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
    dates: dates.list([430, 615, 915, 115], "Due dates, as month and day"),
    currentYearShare: dates.rate(0.9, "Share of this year's tax to pay on time"),
    ...lastYearsTax(dates, 1.1),
  },
}));

/** Indiana: Form IT-40. */
import { amountForAgeAndBlindness } from "../../../engine/state/rules/deductions.ts";
import {
  federalCarLoanDeduction,
  federalOvertimeDeduction,
  federalTaxableBenefits,
  federalTipsDeduction,
  shareOfEarnedIncomeCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  indianaChildExemption,
  indianaElderlyCredit,
  indianaHomeDeduction,
  indianaSeniorExemption,
  indianaUnemployment,
} from "../../../engine/state/specials/in.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const code = citing({
  cite: "Indiana Code 6-3-1-3.5, 6-3-2-1 and 6-3-1-11",
  url: "https://iga.in.gov/laws/2025/ic/titles/6",
});

const unemployment = citing({
  cite: "Indiana Code 6-3-2-10",
  url: "https://law.justia.com/codes/indiana/title-6/article-3/chapter-2/section-6-3-2-10/",
});

const indiana = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Indiana IT-40 Full-Year Resident instruction booklet",
      url: "https://www.in.gov/dor/files/it-40-booklet.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );

  return {
    state: "IN",
    name: "Indiana",
    form: "Form IT-40",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "IT-40, line 1") },
    subtractions: {
      // Ind. Code 6-3-2-31 to 6-3-2-33, for 2026 alone.
      ...dated({
        2025: {},
        2026: {
          tips: use(federalTipsDeduction, "Tips", {}, "Schedule 2"),
          overtime: use(federalOvertimeDeduction, "Overtime", {}, "Schedule 2"),
          carLoan: use(federalCarLoanDeduction, "Car loan interest", {}, "Schedule 2"),
        },
        2027: {},
      }),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule 2, line 6"),
      unemployment: use(
        indianaUnemployment,
        "Unemployment compensation",
        {
          base: unemployment.usdByStatus(
            [12_000, 18_000, 0, 12_000, 12_000],
            "Income above which unemployment compensation is taxed",
          ),
          share: unemployment.rate(0.5, "Share of the income above it"),
        },
        "Schedule 2",
      ),
      home: use(
        indianaHomeDeduction,
        "Renter's or homeowner's deduction",
        {
          mostRent: form.usdByStatus([3_000, 3_000, 1_500, 3_000, 3_000], "Maximum rent of a home"),
          mostPropertyTax: form.usdByStatus([2_500, 2_500, 1_250, 2_500, 2_500], "Maximum property tax of a home"),
        },
        "Schedule 2, lines 1 and 2",
      ),
    },
    exemptions: {
      personal: use(
        amountPerPerson,
        "Exemptions",
        {
          perFiler: code.usd(1_000, "Exemption for each filer"),
          perDependent: code.usd(1_000, "Exemption for each dependent"),
        },
        "Schedule 3, line 1",
      ),
      children: use(
        indianaChildExemption,
        "Additional exemption for dependent children",
        {
          perChild: code.usd(1_500, "Exemption for each dependent child"),
          inFirstYear: code.usd(3_000, "Exemption in the first year of a child"),
          under: form.years(19, "Age from which a child no longer counts"),
          studentsUnder: form.years(24, "Age from which a full-time student no longer counts"),
        },
        "Schedule 3, line 2",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Exemptions for age and blindness",
        {
          perSenior: code.usd(1_000, "For each filer 65 or older"),
          perBlind: code.usd(1_000, "For each blind filer"),
        },
        "Schedule 3, line 3",
      ),
      seniors: use(
        indianaSeniorExemption,
        "Additional exemption for age",
        {
          perSenior: code.usd(500, "For each filer 65 or older"),
          incomeLimit: code.usdByStatus([40_000, 40_000, 20_000, 40_000, 40_000], "Federal income it has to be below"),
        },
        "Schedule 3, line 4",
      ),
    },
    tax: {
      flat: use(
        rateSchedule,
        "State adjusted gross income tax",
        { rates: code.flat(dated({ 2025: 0.03, 2026: 0.0295 })) },
        "IT-40, line 8",
      ),
    },
    refundableCredits: {
      earned: use(
        shareOfEarnedIncomeCredit,
        "Earned income credit",
        { share: form.rate(0.1, "Share of the federal credit") },
        "Schedule IN-EIC",
      ),
      elderly: use(
        indianaElderlyCredit,
        "Unified tax credit for the elderly",
        {
          forOne: form.table(
            [
              [0, 100],
              [1_000, 50],
              [3_000, 40],
              [10_000, 0],
            ],
            "Credit of one filer 65 or older, by federal income",
          ),
          forTwo: form.table(
            [
              [0, 140],
              [1_000, 90],
              [3_000, 80],
              [10_000, 0],
            ],
            "Credit of two",
          ),
        },
        "Form SC-40",
      ),
    },
    notes: [
      "County income tax is figured on the same income and paid with the same return. We show it with the county.",
      dated({
        2025: "Tips and overtime are deducted from 2026 on.",
        2026: "Tips, overtime and car loan interest are deducted for 2026 only.",
      }),
    ],
    missing: [
      "Deductions for military and civil service pensions",
      "Credit for gifts to Indiana colleges and scholarship funds",
      "Deduction for children’s school costs",
    ],
    estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(form, 1.1)),
  };
});

export { indiana as in };

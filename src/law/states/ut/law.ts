/** Utah: Form TC-40. */
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  utahAtHomeParentCredit,
  utahChildCredit,
  utahEarnedIncomeCredit,
  utahSeniorCredits,
  utahTaxpayerCredit,
} from "../../../engine/state/specials/ut.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, taxed, use } from "../figures.ts";

const index = citing(
  {
    cite: "Utah Publication 14 (rev. 4/26), and Utah Code 59-10-1018 by the consumer price index",
    url: "https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf",
    period: "2026",
  },
  DERIVED,
);
const rateBill = citing({
  cite: "Utah SB 60 of 2026, Utah Code 59-10-104",
  url: "https://le.utah.gov/~2026/bills/static/SB0060.html",
  period: "2026",
});
const code = citing({
  cite: "Utah Code 59-10-1018, 59-10-1019, 59-10-1042, 59-10-1044",
  url: "https://le.utah.gov/xcode/Title59/Chapter10/59-10-P10.html",
});
const parents = citing({
  cite: "Utah Code 59-10-1005",
  url: "https://incometax.utah.gov/credits/at-home-parent",
});
const seniors = citing(
  {
    cite: "Utah SB 71 of 2025, Social Security benefits credit",
    url: "https://le.utah.gov/~2025/bills/static/SB0071.html",
    period: "2025",
  },
  ONE_SOURCE,
);

export const ut = taxed([2025, 2026], ({ dated }) => {
  const form = dated({
    2025: citing({
      cite: "2025 Utah TC-40 instructions",
      url: "https://files.tax.utah.gov/tax/forms/current/tc-40inst.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Utah Publication 14 (rev. 4/26), withholding schedules",
      url: "https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf",
      period: "2026",
    }),
  });
  const amounts = dated({ 2025: form, 2026: index });
  const children = dated({
    2025: citing({
      cite: "Utah HB 106 of 2025",
      url: "https://le.utah.gov/~2025/bills/static/HB0106.html",
      period: "2025",
    }),
    2026: citing({
      cite: "Utah HB 290 of 2026, Utah Code 59-10-1047",
      url: "https://le.utah.gov/~2026/bills/static/HB0290.html",
      period: "2026",
    }),
  });
  const rateBills = dated({ 2025: children, 2026: rateBill });

  return {
    state: "UT",
    name: "Utah",
    form: "Form TC-40",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "TC-40, line 4") },
    tax: {
      schedule: use(
        rateSchedule,
        "Utah tax",
        { rates: rateBills.flat(dated({ 2025: 0.045, 2026: 0.0445 })) },
        "TC-40, line 10",
      ),
    },
    credits: {
      taxpayer: use(
        utahTaxpayerCredit,
        "Taxpayer tax credit",
        {
          share: code.rate(0.06, "Share of deductions and exemptions"),
          perDependent: amounts.usd(dated({ 2025: 2_111, 2026: 2_167 }), "Personal exemption for each dependent"),
          start: amounts.usdByStatus(
            dated({ 2025: [18_213, 36_426, 18_213, 27_320, 36_426], 2026: [18_696, 37_392, 18_696, 28_044, 37_392] }),
            "Income above which the credit falls",
          ),
          rate: code.rate(0.013, "Credit lost per dollar above that"),
        },
        "TC-40, line 20",
      ),
      seniors: use(
        utahSeniorCredits,
        "Social Security benefits or retirement credit",
        {
          benefitsRate: rateBills.rate(dated({ 2025: 0.045, 2026: 0.0445 }), "Share of taxed benefits"),
          benefitsStart: seniors.usdByStatus(
            [54_000, 90_000, 45_000, 90_000, 90_000],
            "Income above which the benefits credit falls",
          ),
          age: code.years(dated({ 2025: 73, 2026: 74 }), "Age of those born before 1953"),
          perFiler: code.usd(450, "Retirement credit for each of them"),
          retirementStart: code.usdByStatus(
            [25_000, 32_000, 16_000, 32_000, 32_000],
            "Income above which the retirement credit falls",
          ),
          rate: code.rate(0.025, "Credit lost per dollar above that"),
        },
        "TC-40A, Part 3",
      ),
      children: use(
        utahChildCredit,
        "Child tax credit",
        {
          perChild: children.usd(1_000, "Credit for each child"),
          under: children.years(6, "Age a child must be under"),
          start: children.usdByStatus(
            dated({ 2025: [43_000, 54_000, 27_000, 43_000, 54_000], 2026: [49_000, 61_000, 30_500, 49_000, 61_000] }),
            "Income above which it falls",
          ),
          rate: children.rate(0.1, "Credit lost per dollar above that"),
        },
        "TC-40A, Part 3",
      ),
      atHome: use(
        utahAtHomeParentCredit,
        "At-home parent credit",
        {
          perInfant: parents.usd(100, "Credit for each infant"),
          mostEarnings: parents.usd(3_000, "Most wages and profit of the parent at home"),
          incomeLimit: parents.usd(50_000, "Largest federal income"),
        },
        "TC-40A, Part 4, code 01",
      ),
      earnedIncome: use(
        utahEarnedIncomeCredit,
        "Earned income tax credit",
        { share: code.rate(0.2, "Share of the federal earned income credit") },
        "TC-40A, Part 3",
      ),
    },
    notes: [
      "Utah's earned income credit is limited to wages on Forms W-2, so you get none if you have only profit.",
      "Utah requires no quarterly payments. You have to pay 90% of this year's tax, or all of last year's, by April 15 of the next year.",
    ],
    missing: ["Interest on bonds of other states", "Medical savings and 529 plan credits"],
    estimatedPayments: {
      threshold: form.usdOrNone(null, "No payments during the year are required"),
      shares: form.list([0.25, 0.25, 0.25, 0.25], "Share of each voluntary payment"),
      dates: form.list([415, 615, 915, 115], "Federal due dates, as month and day"),
      currentYearShare: form.rate(0.9, "Share of this year's tax to prepay"),
      ...lastYearsTax(form, 1),
    },
  };
});

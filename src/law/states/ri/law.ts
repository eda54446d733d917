/** Rhode Island: Form RI-1040. */
import { shareOfDependentCareCredit, shareOfEarnedIncomeCredit } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  childCreditInSteps,
  exemptionsInSteps,
  rhodeIslandRetirement,
  standardDeductionInSteps,
} from "../../../engine/state/specials/ri.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";

const statute = citing({
  cite: "R.I. Gen. Laws 44-30-2.6 and 44-30-12",
  url: "http://webserver.rilegislature.gov/Statutes/TITLE44/44-30/INDEX.htm",
});
const article6 = citing(
  {
    cite: "R.I. Gen. Laws 44-30-104, enacted by H 7127 Sub A of 2026, article 6",
    url: "https://webserver.rilegislature.gov/BillText/BillText26/HouseText26/H7127Aaa.html",
  },
  "We read this in PolicyEngine's copy of the law. Only the legislature's summary says that the credit is refunded.",
);
const estimates = citing(
  { cite: "Rhode Island Form RI-1040ES", url: "https://tax.ri.gov/forms/individual-tax-forms" },
  ONE_SOURCE,
);

export const ri = taxed([2025, 2026], ({ dated, from, carriedAfter }) => {
  const form = dated({
    2025: citing({
      cite: "2025 Rhode Island RI-1040 instructions",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2025%201040R%20Instructions%20122025.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Rhode Island Division of Taxation, ADV 2025-22",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf",
      period: "2026",
    }),
  });
  const carried = citing(
    {
      cite: "Rhode Island Division of Taxation, ADV 2025-22",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );

  const steps = {
    start: form.usd(dated({ 2025: 254_250, 2026: 261_000 }), "Income above which it falls"),
    step: form.usd(dated({ 2025: 7_250, 2026: 7_450 }), "Step of income"),
    sharePerStep: statute.rate(0.2, "Share lost for each step"),
  };

  return {
    state: "RI",
    name: "Rhode Island",
    form: "Form RI-1040",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "RI-1040, line 1") },
    subtractions: {
      retirement: use(
        rhodeIslandRetirement,
        "Social Security and retirement income",
        {
          age: statute.years(67, "Age at the end of the year that is past full retirement age"),
          benefitsAge: statute.years(67, "Age for Social Security, past full retirement age"),
          incomeLimit: carried.usdByStatus(
            [107_000, 133_750, 107_000, 107_000, 133_750],
            "Federal income below which it is left out",
          ),
          mostRetirement: carried.usd(50_000, "Maximum retirement income for each filer"),
        },
        "RI Schedule M, lines 1s and 1t",
      ),
    },
    standardDeduction: {
      own: use(
        standardDeductionInSteps,
        "Standard deduction",
        {
          basic: form.usdByStatus(
            dated({ 2025: [10_900, 21_800, 10_900, 16_350, 21_800], 2026: [11_200, 22_400, 11_200, 16_800, 22_400] }),
            "Standard deduction",
          ),
          ...steps,
        },
        "RI-1040, line 4",
      ),
    },
    exemptions: {
      personal: use(
        exemptionsInSteps,
        "Exemptions",
        { perPerson: form.usd(dated({ 2025: 5_100, 2026: 5_250 }), "Exemption for each person"), ...steps },
        "RI-1040, line 6",
      ),
    },
    tax: {
      schedule: use(
        rateSchedule,
        "Rhode Island income tax",
        {
          rates: form.table(
            dated({
              2025: [
                [0, 0.0375],
                [79_900, 0.0475],
                [181_650, 0.0599],
              ],
              2026: [
                [0, 0.0375],
                [82_050, 0.0475],
                [186_450, 0.0599],
              ],
            }),
          ),
        },
        "RI-1040, line 8",
      ),
    },
    credits: {
      care: use(
        shareOfDependentCareCredit,
        "Credit for child and dependent care",
        { share: statute.rate(0.25, "Share of the federal care credit") },
        "RI-1040, line 9a",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        shareOfEarnedIncomeCredit,
        "Rhode Island earned income credit",
        { share: statute.rate(0.16, "Share of the federal earned income credit") },
        "RI-1040, line 14d",
      ),
      ...from(2027, {
        children: use(childCreditInSteps, "Child tax credit", {
          perChild: article6.usd(330, "Credit for each child"),
          under: article6.years(19, "Age from which a child no longer counts"),
          start: article6.usdByStatus(
            [88_500, 110_640, 88_500, 88_500, 88_500],
            "Rhode Island income above which it falls",
          ),
          step: article6.usdByStatus([2_875, 3_590, 2_875, 2_875, 2_875], "Step of income"),
          sharePerStep: article6.rate(0.2, "Share lost for each step"),
        }),
      }),
    },
    notes: [
      "Pensions and withdrawals from an employer's plan, such as a 401(k), are not taxed, but withdrawals from an IRA are. We treat withdrawals as coming from an IRA.",
    ],
    missing: ["Property tax relief for seniors and disabled people (Form RI-1040H)", "529 plans, military pensions"],
    estimatedPayments: onFederalDates(250, estimates, 0.8, lastYearsTax(estimates, 1)),
  };
});

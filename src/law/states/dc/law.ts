/** District of Columbia: Form D-40. */
import {
  amountForAgeAndBlindness,
  federalItemizedWithoutIncomeTax,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import {
  federalTaxableBenefits,
  federalUnemployment,
  shareOfDependentCareCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import {
  districtChildCredit,
  districtEarnedIncomeCredit,
  districtItemizedLimit,
  districtPropertyTaxCredit,
  districtTax,
} from "../../../engine/state/specials/dc.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

/** In force since October 2, 2026, and applied from 2025 (sec. 7113): the basic amounts below for 2026 to 2029. */
const budget = citing(
  {
    cite: "D.C. Law 26-189, Fiscal Year 2027 Budget Support Act of 2026: D.C. Code 47-1801.04(3A), (44)",
    url: "https://lims.dccouncil.gov/Legislation/B26-0661",
    period: "2026",
  },
  "The D-40ES booklet, printed in March 2026 before this law, has the higher federal amounts.",
);
const code = citing({
  cite: "D.C. Code 47-1801.04 to 47-1806.17",
  url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.04",
});
const temporary = citing(
  code.source,
  "Made by D.C. Act 26-217, which Congress disapproved in February 2026 and which ended on September 25, 2026; not known to last.",
);
const federal2026 = citing({
  cite: "Rev. Proc. 2025-32, earned income credit",
  url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf",
  period: "2026",
});

// biome-ignore format: reads as the published table
const rates = code.table([
  [0, 0.04], [10_000, 0.06], [40_000, 0.065], [60_000, 0.085], [250_000, 0.0925], [500_000, 0.0975],
  [1_000_000, 0.1075],
]);

export const dc = taxed([2025, 2026], ({ dated, from, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 DC Form D-40 booklet",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2025_D40_Book_Final_wLinks_021226_v1.0.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const deductions = dated({ 2025: form, 2026: budget });
  const creditShares = dated({ 2025: code, 2026: temporary });
  const notice = citing(
    {
      cite: "DC Office of Tax and Revenue, notice of tax changes of October 1, 2025",
      url: "https://otr.cfo.dc.gov/release/notice-oct-1-2025-tax-changes",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const federalAmounts = dated({ 2025: form, 2026: federal2026 });

  return {
    state: "DC",
    name: "District of Columbia",
    form: "Form D-40",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "D-40, line 4") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "D-40, line 11"),
      unemployment: use(federalUnemployment, "Unemployment compensation", {}, "D-40"),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        { basic: deductions.usdByStatus([15_000, 30_000, 15_000, 22_500, 30_000], "Standard deduction") },
        "D-40, line 18",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Addition for age and blindness",
        {
          perSenior: deductions.usdByStatus(
            dated({ 2025: [2_000, 1_600, 1_600, 2_000, 1_600], 2026: [2_050, 1_650, 1_650, 2_050, 1_650] }),
            "Addition for each filer 65 or older",
          ),
          perBlind: deductions.usdByStatus(
            dated({ 2025: [2_000, 1_600, 1_600, 2_000, 1_600], 2026: [2_050, 1_650, 1_650, 2_050, 1_650] }),
            "Addition for each blind filer",
          ),
        },
        "Schedule S, Calculation G-1",
      ),
    },
    itemizedDeductions: {
      federal: use(federalItemizedWithoutIncomeTax, "Itemized deductions", {}, "Schedule S, Calculation F"),
      limit: use(
        districtItemizedLimit,
        "Limit at high incomes",
        {
          start: code.usdByStatus([200_000, 200_000, 100_000, 200_000, 200_000], "Income above which they are cut"),
          rate: code.rate(0.05, "Cut per dollar of income above"),
        },
        "Schedule S, Calculation F",
      ),
    },
    itemizing: "as_federal",
    tax: { tax: use(districtTax, "Tax", { rates: rates }, "D-40, line 20") },
    credits: {
      care: use(
        shareOfDependentCareCredit,
        "Child and dependent care credit",
        { share: creditShares.rate(dated({ 2025: 0.32, 2026: 0.2425 }), "Share of the federal care credit") },
        "D-40, line 21",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        districtEarnedIncomeCredit,
        "DC earned income tax credit",
        {
          share: creditShares.rate(1, "Share of the federal credit with children"),
          phaseInRate: form.rate(0.0765, "Credit per dollar earned without a child"),
          most: federalAmounts.usd(dated({ 2025: 649, 2026: 664 }), "Largest credit without a child"),
          phaseOutStart: form.usd(23_288, "Income above which it falls"),
          phaseOutRate: form.rate(0.0848, "Credit lost per dollar above that"),
          leastAge: form.years(25, "Minimum age without a child"),
          mostAge: form.years(64, "Greatest age without a child"),
          investmentLimit: federalAmounts.usd(dated({ 2025: 11950, 2026: 12200 }), "Most investment income"),
        },
        "D-40, line 27",
      ),
      property: use(
        districtPropertyTaxCredit,
        "Homeowner and renter property tax credit",
        {
          most: notice.usd(1_425, "Largest credit"),
          seniorAge: form.years(70, "Age from which the rules for seniors hold"),
          shares: form.table(
            [
              [0, 0.03],
              [25_000, 0.04],
              [52_000, 0.05],
            ],
            "Share of income that is expected to be paid",
          ),
          incomeLimit: notice.usd(66_000, "Income up to which it is given"),
          seniorShare: form.rate(0.03, "Share of income for seniors"),
          seniorIncomeLimit: notice.usd(90_000, "Income up to which it is given to seniors"),
          rentShare: form.rate(0.2, "Share of rent that counts as property tax"),
        },
        "Schedule H",
      ),
      ...from(2026, {
        children: use(districtChildCredit, "Child tax credit", {
          perChild: temporary.usd(1_000, "Credit for each child"),
          under: temporary.years(18, "Age a child must be under"),
          start: temporary.usdByStatus([55_000, 70_000, 35_000, 55_000, 55_000], "Income above which it falls"),
          step: temporary.usd(1_000, "Step of income"),
          perStep: temporary.usd(50, "Amount lost for each step"),
        }),
      }),
    },
    notes: [
      "The unincorporated business franchise tax (8.25%, at least $250) applies above $12,000 of gross receipts, but not if more than 80% of them come from the owner's own services.",
    ],
    missing: [
      "Unincorporated business franchise tax (Form D-30)",
      "Keep Child Care Affordable credit",
      "Health care shared responsibility payment",
    ],
    estimatedPayments: onFederalDates(100, form, 0.9, lastYearsTax(form, 1.1, 1.1)),
  };
});

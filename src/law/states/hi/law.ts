/** Hawaii: Form N-11. */
import { amountForAgeAndBlindness, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import {
  federalCharityDeduction,
  federalTaxableBenefits,
  federalTipsDeduction,
  shareOfEarnedIncomeCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson, employerPensionsLeftOut } from "../../../engine/state/rules/persons.ts";
import {
  hawaiiCareCredit,
  hawaiiFoodCredit,
  hawaiiItemizedDeductions,
  hawaiiRenterCredit,
  hawaiiTax,
  itemizedLimitByStateIncome,
} from "../../../engine/state/specials/hi.ts";
import { citing, lastYearsTax, ONE_SOURCE, taxed, use } from "../figures.ts";
import { hawaiiTable } from "../tax-tables.ts";

const form = citing({
  cite: "2025 Hawaii Form N-11 instructions",
  url: "https://files.hawaii.gov/tax/forms/current/n11ins.pdf",
  period: "2025",
});
const food = citing({
  cite: "2025 Hawaii Form N-311 instructions",
  url: "https://files.hawaii.gov/tax/forms/current/n311_i.pdf",
  period: "2025",
});
const eitc = citing({
  cite: "2025 Hawaii Form N-356 instructions",
  url: "https://files.hawaii.gov/tax/forms/current/n356_i.pdf",
  period: "2025",
});
const care = citing({
  cite: "HRS 235-55.6, as amended by Act 163 of 2023 through 2027",
  url: "https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0055_0006.htm",
});
const dates = citing({ cite: "Hawaii Form N-200V", url: "https://tax.hawaii.gov/" }, ONE_SOURCE);
const highIncome = citing(
  {
    cite: "Hawaii Department of Taxation, Announcements 2002-12 and 2003-04, on HRS 235-97(f)",
    url: "https://files.hawaii.gov/tax/news/announce/1990_2003/2002ann12.htm",
  },
  "The department's announcements of 2002 and 2003 ask for 110%. Its Tax Facts 2019-3 and Form N-210 name only 100%.",
);

const conformity = citing({
  cite: "Act 35, SLH 2026 (H.B. 2329), the federal code of December 31, 2025; Announcement 2026-06 of the Department of Taxation",
  url: "https://files.hawaii.gov/tax/news/announce/ann26-06.pdf",
  period: "2026",
});

// biome-ignore format: reads as the published table
const amountsTable = food.tableByStatus([
  [[0, 220], [15_000, 200], [20_000, 170], [25_000, 140], [30_000, 110], [40_000, 0]],
  [[0, 220], [15_000, 200], [20_000, 170], [25_000, 140], [30_000, 110], [40_000, 90], [50_000, 70], [60_000, 0]],
  [[0, 220], [15_000, 200], [20_000, 170], [25_000, 140], [30_000, 110], [40_000, 90], [50_000, 70], [60_000, 0]],
  [[0, 220], [15_000, 200], [20_000, 170], [25_000, 140], [30_000, 110], [40_000, 90], [50_000, 70], [60_000, 0]],
  [[0, 220], [15_000, 200], [20_000, 170], [25_000, 140], [30_000, 110], [40_000, 90], [50_000, 70], [60_000, 0]],
], "Credit for each exemption, by federal income");

// biome-ignore format: reads as the published table
const careShares = care.table([
  [0, 0.25], [25_000, 0.24], [30_000, 0.23], [35_000, 0.22], [40_000, 0.21], [45_000, 0.2], [50_000, 0.15],
], "Share of the costs, by Hawaii income");

export const hi = taxed([2025, 2026], ({ dated, from }) => {
  const act46 = citing({
    cite: "Hawaii Department of Taxation, Announcement 2024-03 (Act 46, SLH 2024)",
    url: "https://files.hawaii.gov/tax/news/announce/ann24-03.pdf",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });

  // biome-ignore format: reads as the published table
  const rates = act46.tableByStatus([
    [[0, 0.014], [9_600, 0.032], [14_400, 0.055], [19_200, 0.064], [24_000, 0.068], [36_000, 0.072], [48_000, 0.076], [125_000, 0.079], [175_000, 0.0825], [225_000, 0.09], [275_000, 0.1], [325_000, 0.11]],
    [[0, 0.014], [19_200, 0.032], [28_800, 0.055], [38_400, 0.064], [48_000, 0.068], [72_000, 0.072], [96_000, 0.076], [250_000, 0.079], [350_000, 0.0825], [450_000, 0.09], [550_000, 0.1], [650_000, 0.11]],
    [[0, 0.014], [9_600, 0.032], [14_400, 0.055], [19_200, 0.064], [24_000, 0.068], [36_000, 0.072], [48_000, 0.076], [125_000, 0.079], [175_000, 0.0825], [225_000, 0.09], [275_000, 0.1], [325_000, 0.11]],
    [[0, 0.014], [14_400, 0.032], [21_600, 0.055], [28_800, 0.064], [36_000, 0.068], [54_000, 0.072], [72_000, 0.076], [187_500, 0.079], [262_500, 0.0825], [337_500, 0.09], [412_500, 0.1], [487_500, 0.11]],
    [[0, 0.014], [19_200, 0.032], [28_800, 0.055], [38_400, 0.064], [48_000, 0.068], [72_000, 0.072], [96_000, 0.076], [250_000, 0.079], [350_000, 0.0825], [450_000, 0.09], [550_000, 0.1], [650_000, 0.11]],
  ]);

  return {
    state: "HI",
    name: "Hawaii",
    form: "Form N-11",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "N-11, line 7") },
    subtractions: {
      pensions: use(employerPensionsLeftOut, "Pensions", {}, "N-11, line 13"),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "N-11, line 15"),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: act46.usdByStatus(
            dated({ 2025: [4_400, 8_800, 4_400, 6_424, 8_800], 2026: [8_000, 16_000, 8_000, 12_000, 16_000] }),
            "Standard deduction",
          ),
        },
        "N-11, line 23",
      ),
      ...from(2026, { gifts: use(federalCharityDeduction, "Federal charity deduction without itemizing", {}) }),
    },
    itemizedDeductions: {
      own: use(
        hawaiiItemizedDeductions,
        "Itemized deductions",
        {
          medicalFloor: form.rate(0.075, "Share of income which medical costs have to exceed"),
          incomeTaxLimit: form.usdByStatus(
            [100_000, 200_000, 100_000, 150_000, 200_000],
            "Federal income from which state income tax is not deducted",
          ),
          giftsShare: form.rate(0.6, "Largest share of income that gifts of cash may take"),
          giftsFloor: dated({
            2025: form.rate(0, "Share of income which gifts have to exceed: none before 2026"),
            2026: conformity.rate(0.005, "Share of income which gifts have to exceed"),
          }),
        },
        "N-11, line 21",
      ),
      limit: use(
        itemizedLimitByStateIncome,
        "Limit at high incomes",
        {
          start: form.usdByStatus(
            [166_800, 166_800, 83_400, 166_800, 166_800],
            "Hawaii income above which they are cut",
          ),
          rate: form.rate(0.03, "Cut per dollar of income above"),
          most: form.rate(0.8, "Largest share of them cut"),
        },
        "N-11, line 22",
      ),
    },
    exemptions: {
      personal: use(
        amountPerPerson,
        "Exemptions",
        {
          perFiler: form.usd(1_144, "Exemption for each filer"),
          perDependent: form.usd(1_144, "Exemption for each dependent"),
        },
        "N-11, line 25",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Exemption for age",
        {
          perSenior: form.usd(1_144, "Additional exemption for each filer 65 or older"),
          perBlind: form.usd(0, "Additional exemption for blindness; certified disability is another matter"),
        },
        "N-11, line 25",
      ),
      ...from(2026, { tips: use(federalTipsDeduction, "Federal deduction for tips", {}) }),
    },
    tax: {
      tax: use(
        hawaiiTax,
        "Tax",
        {
          rates: rates,
          table: hawaiiTable,
          gainsRate: form.rate(0.0725, "Rate on net long-term gain"),
        },
        "N-11, line 27",
      ),
    },
    refundableCredits: {
      food: use(hawaiiFoodCredit, "Food/excise tax credit", { byIncome: amountsTable }, "Form N-311"),
      renters: use(
        hawaiiRenterCredit,
        "Low-income household renters' credit",
        {
          perPerson: form.usd(50, "Credit for each exemption"),
          leastRent: form.usd(1_000, "Rent above which it is given"),
          incomeLimit: form.usd(30_000, "Income below which it is given"),
        },
        "Schedule X",
      ),
      earnedIncome: use(
        shareOfEarnedIncomeCredit,
        "Earned income tax credit",
        { share: eitc.rate(0.4, "Share of the federal earned income credit") },
        "Form N-356",
      ),
      care: use(
        hawaiiCareCredit,
        "Child and dependent care credit",
        {
          shares: careShares,
          perPerson: care.usd(10_000, "Maximum costs for one person"),
          mostPersons: care.count(2, "Most people who count"),
        },
        "Schedule X",
      ),
    },
    notes: [
      "Nearly every business also owes general excise tax of 4% to 4.5% on its gross receipts.",
      dated({
        2025: "Hawaii follows the federal code of 2024, so it has no deduction for tips, overtime, seniors, car loan interest or gifts without itemizing.",
        2026: "From 2026 on, Hawaii follows the federal deductions for tips and for gifts without itemizing, and the floor under itemized gifts. It has no deduction for overtime, seniors or car loan interest (Act 35 of 2026).",
      }),
      "A pension that an employer paid for isn't taxed (HRS 235-7(a)(2), (3)). What you put into a 401(k) or IRA yourself is taxed when you take it out, and we treat withdrawals as that kind.",
    ],
    missing: ["General excise tax", "Disability exemption"],
    estimatedPayments: {
      threshold: dates.usdOrNone(500, "Tax after withholding from which payments are required"),
      shares: dates.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: dates.list([420, 620, 920, 120], "Due dates, as month and day"),
      currentYearShare: dates.rate(0.6, "Share of this year's tax to pay on time"),
      ...lastYearsTax(dates, 1.1),
      priorYearShareHighIncome: highIncome.rate(
        1.1,
        "Share of last year's tax that avoids a penalty if last year's income was high",
      ),
    },
  };
});

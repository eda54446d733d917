/** Michigan: Form MI-1040. */
import { amountForAgeAndBlindness } from "../../../engine/state/rules/deductions.ts";
import {
  federalHalfOfSelfEmploymentTax,
  federalOvertimeDeduction,
  federalTaxableBenefits,
  federalTipsDeduction,
  shareOfEarnedIncomeCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson, pensionsAndLaterWithdrawals } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import { michiganPropertyTaxCredit, michiganStandardDeduction } from "../../../engine/state/specials/mi.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";

const pensions = citing(
  {
    cite: "MCL 206.30(1)(f) and Public Act 4 of 2023",
    url: "https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-206-30",
  },
  ONE_SOURCE,
);
const act24 = citing({
  cite: "Michigan Department of Treasury, notice on Public Act 24 of 2025",
  url: "https://www.michigan.gov/treasury/reference/taxpayer-notices/notice-regarding-social-security-taxation-changes-in-public-act-24-of-2025",
  period: "2026",
});
const code = citing({
  cite: "MCL 206.30, 206.51, 206.272 and 206.520",
  url: "https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-281-1967-1",
});

// biome-ignore format: reads as the published table
const shareForSeniorsTable = code.table([
  [0, 1], [21_000, 0.96], [22_000, 0.92], [23_000, 0.88], [24_000, 0.84], [25_000, 0.8], [26_000, 0.76],
  [27_000, 0.72], [28_000, 0.68], [29_000, 0.64], [30_000, 0.6],
], "Share given back to filers 65 or older, by household resources");

export const mi = taxed([2025, 2026], ({ dated, from, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Michigan MI-1040 instructions",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2025/MI-1040-Instructions.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const yearly = dated({
    2025: citing({
      cite: "2025 Michigan MI-1040 instructions",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2025/MI-1040-Instructions.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Michigan 2026 Income Tax Withholding Guide",
      url: "https://www.michigan.gov/taxes/business-taxes/withholding",
      period: "2026",
    }),
  });

  const perFiler = yearly.usd(dated({ 2025: 5_800, 2026: 5_900 }), "Exemption for each filer");

  return {
    state: "MI",
    name: "Michigan",
    form: "Form MI-1040",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "MI-1040, line 10") },
    additions: {
      halfOfSelfEmploymentTax: use(
        federalHalfOfSelfEmploymentTax,
        "Half of self-employment tax",
        {},
        "Schedule 1, line 3",
      ),
    },
    incomeAtLeastZero: true,
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule 1, line 14"),
      pensions: use(
        pensionsAndLaterWithdrawals,
        "Retirement and pension benefits",
        {
          withdrawalsFrom: pensions.years(60, "Age at the end of the year by which a filer has turned 59 and a half"),
          anyConversion: pensions.flag(false, "Roth conversions count before that age"),
          mostEach: pensions.usdOrNone(null, "Most for each filer"),
          most: dated({
            2025: pensions.usdOrNoneByStatus([49_423, 98_846, 49_423, 49_423, 49_423], "Most on a return"),
            2026: yearly.usdOrNoneByStatus([67_610, 135_220, 67_610, 67_610, 67_610], "Most on a return"),
          }),
        },
        "Form 4884",
      ),
      standard: use(
        michiganStandardDeduction,
        "Michigan standard deduction",
        {
          leastAge: code.years(67, "Age of the older filer from which it is given"),
          mostAge: code.years(dated({ 2025: 79, 2026: 80 }), "Age of those born in 1946"),
          wholeFrom: code.years(
            dated({ 2025: 73, 2026: 74 }),
            "Age from which filers also keep exemptions and Social Security: born in 1952 or earlier",
          ),
          most: code.usdByStatus([20_000, 40_000, 20_000, 20_000, 20_000], "Largest deduction"),
          perFiler,
          inPlaceOfBenefits: dated({
            2025: code.flag(true, "It also replaces the Social Security deduction"),
            2026: act24.flag(false, "It also replaces the Social Security deduction"),
          }),
        },
        "Schedule 1, lines 23 and 24",
      ),
      ...from(2026, {
        tips: use(federalTipsDeduction, "Tips", {}, "Schedule 1"),
        overtime: use(federalOvertimeDeduction, "Overtime", {}, "Schedule 1"),
      }),
    },
    exemptions: {
      personal: use(
        amountPerPerson,
        "Exemption allowance",
        {
          perFiler,
          perDependent: yearly.usd(dated({ 2025: 5_800, 2026: 5_900 }), "Exemption for each dependent"),
        },
        "MI-1040, line 9a",
      ),
      blind: use(
        amountForAgeAndBlindness,
        "Special exemptions",
        {
          perSenior: form.usd(0, "For each filer 65 or older"),
          perBlind: form.usd(3_400, "For each blind filer"),
        },
        "MI-1040, line 9b",
      ),
    },
    tax: { flat: use(rateSchedule, "Tax", { rates: code.flat(0.0425) }, "MI-1040, line 17") },
    refundableCredits: {
      property: use(
        michiganPropertyTaxCredit,
        "Homestead property tax credit",
        {
          shareOfRent: code.rate(0.23, "Share of rent that counts as property tax"),
          shareOfIncome: code.rate(0.032, "Share of household resources that is not given back"),
          share: code.rate(0.6, "Share of the rest that is given back"),
          shareOfIncomeForSeniors: code.table(
            [
              [0, 0],
              [3_000, 0.01],
              [4_000, 0.02],
              [5_000, 0.03],
              [6_000, 0.032],
            ],
            "The same for filers 65 or older, by household resources",
          ),
          shareForSeniors: shareForSeniorsTable,
          most: form.usd(1_900, "Largest credit"),
          start: form.usd(62_500, "Household resources above which it falls"),
          step: code.usd(1_000, "Step of household resources"),
          sharePerStep: code.rate(0.1, "Share of the credit lost for each step, or part of one"),
          alternateShare: code.rate(0.4, "Share of household resources that rent of filers 65 or older has to exceed"),
        },
        "MI-1040CR",
      ),
      earned: use(
        shareOfEarnedIncomeCredit,
        "Earned income tax credit",
        { share: code.rate(0.3, "Share of the federal credit") },
        "MI-1040, line 27b",
      ),
    },
    notes: ["Michigan adds half of self-employment tax back to income."],
    missing: [
      "Home heating credit, which is a separate claim (MI-1040CR-7)",
      "City income taxes are shown with the city",
      "Interest and gains of filers born before 1946",
      "Limits of the homestead credit by the home's value",
    ],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1.1)),
  };
});

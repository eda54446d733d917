/** Maryland: Form 502. */
import { perPersonByFederalIncome } from "../../../engine/state/rules/by-income.ts";
import {
  amountForAgeAndBlindness,
  federalItemizedWithoutIncomeTax,
  standardDeduction,
} from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  marylandCareCredit,
  marylandChildCredit,
  marylandEarnedIncomeCredit,
  marylandGainsTax,
  marylandItemizedLimit,
  marylandPensionExclusion,
  marylandPovertyCredit,
  marylandRefundableCareCredit,
  marylandRefundableEarnedIncomeCredit,
  marylandSeniorCredit,
  marylandTwoIncomeSubtraction,
} from "../../../engine/state/specials/md.ts";
import { careCostsDeduction } from "../../../engine/state/specials/va.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";
import { marylandTable } from "../tax-tables.ts";

const form = citing({
  cite: "2025 Maryland resident tax forms and instructions",
  url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf",
  period: "2025",
});
const hb352 = citing({
  cite: "Maryland HB 352 (2025), chapter 604",
  url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf",
});
const guide = citing({
  cite: "Comptroller of Maryland, 2026 employer withholding guide",
  url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/withholding/2026/withholding-guide.pdf",
  period: "2026",
});
const derived = citing(
  {
    cite: "Comptroller of Maryland, 2026 employer withholding guide",
    url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/withholding/2026/withholding-guide.pdf",
    period: "2026",
  },
  DERIVED,
);
const care = citing({
  cite: "Md. Code, Tax-General 10-716",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-716&enactments=false",
});
const careForm = citing(
  {
    cite: "2025 Maryland Form 502CR instructions, part B",
    url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/forms/2025/502cr.pdf",
    period: "2025",
  },
  ONE_SOURCE,
);
const children = citing({
  cite: "Md. Code, Tax-General 10-751",
  url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-7-income-tax-credits/section-10-751-effective-until-712026-tax-credit-for-qualified-child",
});

// biome-ignore format: reads as the published table
const amountsTable = form.tableByStatus([
  [[0, 3_200], [100_000, 1_600], [125_000, 800], [150_000, 0]],
  [[0, 3_200], [150_000, 1_600], [175_000, 800], [200_000, 0]],
  [[0, 3_200], [100_000, 1_600], [125_000, 800], [150_000, 0]],
  [[0, 3_200], [150_000, 1_600], [175_000, 800], [200_000, 0]],
  [[0, 3_200], [150_000, 1_600], [175_000, 800], [200_000, 0]],
], "Exemption for each person, by federal adjusted gross income");

// biome-ignore format: reads as the published table
const rates = hb352.tableByStatus([
  [[0, 0.02], [1_000, 0.03], [2_000, 0.04], [3_000, 0.0475], [100_000, 0.05], [125_000, 0.0525], [150_000, 0.055], [250_000, 0.0575], [500_000, 0.0625], [1_000_000, 0.065]],
  [[0, 0.02], [1_000, 0.03], [2_000, 0.04], [3_000, 0.0475], [150_000, 0.05], [175_000, 0.0525], [225_000, 0.055], [300_000, 0.0575], [600_000, 0.0625], [1_200_000, 0.065]],
  [[0, 0.02], [1_000, 0.03], [2_000, 0.04], [3_000, 0.0475], [100_000, 0.05], [125_000, 0.0525], [150_000, 0.055], [250_000, 0.0575], [500_000, 0.0625], [1_000_000, 0.065]],
  [[0, 0.02], [1_000, 0.03], [2_000, 0.04], [3_000, 0.0475], [150_000, 0.05], [175_000, 0.0525], [225_000, 0.055], [300_000, 0.0575], [600_000, 0.0625], [1_200_000, 0.065]],
  [[0, 0.02], [1_000, 0.03], [2_000, 0.04], [3_000, 0.0475], [150_000, 0.05], [175_000, 0.0525], [225_000, 0.055], [300_000, 0.0575], [600_000, 0.0625], [1_200_000, 0.065]],
]);

const careShare = {
  share: care.rate(0.32, "Share of the federal care credit"),
  start: care.usdByStatus([30_000, 50_000, 30_000, 30_000, 30_000], "Federal income above which the share falls"),
  step: care.usdByStatus([2_000, 3_000, 2_000, 2_000, 2_000], "Step of income"),
  lostRate: care.rate(0.01, "Rate lost for each step, or part of one"),
  incomeLimit: careForm.usdByStatus([112_100, 174_300, 112_100, 112_100, 112_100], "Largest federal income"),
};

export const md = taxed([2025, 2026], ({ dated }) => {
  const exclusion = citing(
    {
      cite: dated({
        2025: "Md. Code, Tax-General 10-209; 2025 resident booklet, worksheet 13A",
        2026: "Md. Code, Tax-General 10-209; amount of the Comptroller of Maryland for 2026",
      }),
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-209&enactments=false",
      period: dated({ 2025: "2025", 2026: "2026" }),
    },
    ONE_SOURCE,
  );
  const poverty = dated(povertyLine);

  const pension = {
    age: form.years(65, "Age from which pensions are excluded"),
    mostEach: exclusion.usd(
      dated({ 2025: 41_200, 2026: 40_600 }),
      "Most for each filer, before Social Security received",
    ),
  };

  return {
    state: "MD",
    name: "Maryland",
    form: "Form 502",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 502, line 1") },
    subtractions: {
      pensions: use(marylandPensionExclusion, "Pension exclusion", pension, "Form 502, line 10a"),
      twoIncomes: use(
        marylandTwoIncomeSubtraction,
        "Two-income subtraction",
        { most: form.usd(1_200, "Most that is subtracted"), pension },
        "Form 502, line 14",
      ),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form 502, line 11"),
      care: use(
        careCostsDeduction,
        "Child and dependent care expenses",
        {
          perPerson: form.usd(3_000, "Maximum costs for one person"),
          mostPersons: form.count(2, "Most people who count"),
        },
        "Form 502, line 9",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: dated({
            2025: hb352.usdByStatus([3_350, 6_700, 3_350, 6_700, 6_700], "Standard deduction"),
            2026: {
              ...derived.usdByStatus([3_400, 6_850, 3_400, 6_850, 6_850], "Standard deduction"),
              single: guide.usd(3_400, "Standard deduction"),
            },
          }),
        },
        "Form 502, line 17",
      ),
    },
    itemizedDeductions: {
      federal: use(federalItemizedWithoutIncomeTax, "Itemized deductions", {}, "Form 502, line 17"),
      limit: use(marylandItemizedLimit, "Limit at high incomes", {
        start: hb352.usdByStatus([200_000, 200_000, 100_000, 200_000, 200_000], "Federal income above which they fall"),
        rate: hb352.rate(0.075, "Amount lost per dollar above"),
      }),
    },
    itemizing: "larger_if_federal",
    exemptions: {
      personal: use(perPersonByFederalIncome, "Exemptions", { byIncome: amountsTable }, "Form 502, line 19"),
      age: use(
        amountForAgeAndBlindness,
        "Exemptions for age and blindness",
        {
          perSenior: form.usd(1_000, "Exemption for each filer 65 or older"),
          perBlind: form.usd(1_000, "Exemption for each blind filer"),
        },
        "Form 502, line 19",
      ),
    },
    tax: {
      schedule: use(taxTable, "Maryland tax", { rates, table: marylandTable }, "Form 502, line 21"),
      gains: use(marylandGainsTax, "Additional tax on capital gain", {
        rate: hb352.rate(0.02, "Additional rate on net capital gain"),
        incomeLimit: hb352.usd(350_000, "Federal income above which it is due"),
      }),
    },
    credits: {
      earnedIncome: use(
        marylandEarnedIncomeCredit,
        "Earned income credit",
        {
          share: form.rate(0.5, "Share of the federal credit"),
          childlessShare: form.rate(1, "Share of it for a single filer without a child"),
          mostAge: form.years(64, "Age up to which it is given without a child"),
        },
        "Form 502, line 22",
      ),
      poverty: use(
        marylandPovertyCredit,
        "Poverty level credit",
        {
          share: form.rate(0.05, "Share of earned income"),
          guideline: poverty.onePerson,
          guidelinePerPerson: poverty.eachMore,
        },
        "Form 502, line 23",
      ),
      care: use(marylandCareCredit, "Child and dependent care credit", careShare, "Form 502CR, part B"),
      senior: use(
        marylandSeniorCredit,
        "Senior tax credit",
        {
          forOne: form.usdByStatus([1_000, 1_000, 1_000, 1_750, 1_750], "Credit of one filer 65 or older"),
          forTwo: form.usd(1_750, "Credit of two"),
          incomeLimit: form.usdByStatus([100_000, 150_000, 100_000, 150_000, 150_000], "Largest federal income"),
        },
        "Form 502CR, part M",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        marylandRefundableEarnedIncomeCredit,
        "Refundable earned income credit",
        {
          share: form.rate(0.45, "Share of the federal credit"),
          childlessShare: form.rate(1, "Share of it for a single filer without a child"),
          mostAge: form.years(64, "Age up to which it is given without a child"),
        },
        "Form 502, line 42",
      ),
      care: use(
        marylandRefundableCareCredit,
        "Care credit refunded",
        {
          ...careShare,
          refundLimit: form.usdByStatus(
            [60_900, 91_400, 60_900, 60_900, 60_900],
            "Largest federal income for a refund",
          ),
        },
        "Form 502CR, Part CC",
      ),
      children: use(
        marylandChildCredit,
        "Child tax credit",
        {
          perChild: children.usd(500, "Credit for each child"),
          under: children.years(6, "Age a child must be under"),
          disabledUnder: children.years(17, "Age below which a disabled child counts"),
          start: children.usd(15_000, "Federal income above which it falls"),
          step: children.usd(1_000, "Step of income"),
          perStep: children.usd(50, "Amount lost for each step"),
          end: form.usd(24_000, "Largest federal income"),
        },
        "Form 502CR, Part CC",
      ),
    },
    notes: [
      "A pension is excluded from 65 on, and so are withdrawals from an employer's plan, such as a 401(k), but not from an IRA or a SEP. We treat withdrawals as coming from an IRA.",
    ],
    missing: [
      "Pension exclusion for filers with a disability, and for rangers; military and public safety retirement",
      "Student loan and other credits of Form 502CR",
      "Montgomery County working families supplement",
    ],
    estimatedPayments: onFederalDates(500, form, 0.9, lastYearsTax(form, 1.1, 1.1)),
  };
});

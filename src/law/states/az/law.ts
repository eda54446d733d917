/** Arizona: Form 140. */
import { amountForAgeAndBlindness, shareOfCashGifts } from "../../../engine/state/rules/deductions.ts";
import {
  federalBasicStandardDeduction,
  federalCarLoanDeduction,
  federalOvertimeDeduction,
  federalSeniorDeduction,
  federalTaxableBenefits,
  federalTipsDeduction,
  shareOfNetCapitalGain,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  arizonaDependentCredit,
  arizonaExciseCredit,
  arizonaFamilyCredit,
  arizonaItemizedDeductions,
} from "../../../engine/state/specials/az.ts";
import { citing, lastYearsTax, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Arizona Form 140 instructions",
  url: "https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf",
  period: "2025",
});
const section = (number: string, file: string) =>
  citing({
    cite: `A.R.S. ${number}`,
    url: `https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/43/${file}.htm`,
  });
const standard = section("43-1041", "01041");
const statute = section("43-581", "00581");
const hb4168 = citing({
  cite: "Arizona HB 4168 (2026)",
  url: "https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf",
  period: "2026",
});

const exempt = {
  perSenior: form.usd(2_100, "Exemption for each filer 65 or older"),
  perBlind: form.usd(1_500, "Exemption for each blind filer"),
};

/** Employees choose a rate on Form A-4. This is the one for those who don't. */
const employers = citing({
  cite: "Arizona Form A-4 (2026), Employee's Arizona Withholding Election, instructions",
  url: "https://azdor.gov/forms/withholding-forms/employees-arizona-withholding-election",
  period: "2026",
});

export const az = taxed([2025, 2026], ({ dated, from, until }) => ({
  state: "AZ",
  name: "Arizona",
  form: "Form 140",
  income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 140, line 12") },
  incomeAtLeastZero: true,
  subtractions: {
    gains: use(
      shareOfNetCapitalGain,
      "Share of net long-term gain on assets bought after 2011",
      { share: section("43-1022", "01022").rate(0.25, "Share of net long-term gain left out") },
      "Form 140, line 22",
    ),
    tips: use(federalTipsDeduction, "Tips", {}),
    overtime: use(federalOvertimeDeduction, "Overtime", {}),
    seniors: use(federalSeniorDeduction, "Deduction for seniors", {}),
    // A.R.S. 43-1022, as amended by HB 4168 (2026), sec. 15: for 2025 only.
    ...until(2025, { carLoan: use(federalCarLoanDeduction, "Car loan interest", {}) }),
    benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form 140, line 29"),
    age: use(amountForAgeAndBlindness, "Age 65 or over, and blind", exempt, "Form 140, lines 38 and 39"),
  },
  standardDeduction: {
    federal: use(federalBasicStandardDeduction, "Standard deduction", {}, "Form 140, line 43"),
    gifts: use(
      shareOfCashGifts,
      "Increase for charitable gifts",
      {
        share: dated({
          2025: standard.rate(0.34, "Share of gifts added to the standard deduction"),
          2026: hb4168.rate(1, "Share of gifts added to the standard deduction"),
        }),
        most: dated({
          2025: standard.usdOrNone(null, "Most that is added"),
          2026: hb4168.usdOrNoneByStatus([1_000, 2_000, 1_000, 1_000, 1_000], "Most that is added"),
        }),
      },
      "Form 140, line 44",
    ),
  },
  itemizedDeductions: {
    federal: use(
      arizonaItemizedDeductions,
      "Itemized deductions",
      {
        taxesLimit: dated({
          2025: section("43-1042", "01042").usdOrNone(null, "Limit of state and local taxes of Arizona's own"),
          2026: hb4168.usdOrNone(10_000, "Limit of state and local taxes of Arizona's own"),
        }),
      },
      "Form 140, line 43",
    ),
  },
  tax: {
    schedule: use(rateSchedule, "Tax", { rates: section("43-1011", "01011").flat(0.025) }, "Form 140, line 46"),
  },
  credits: {
    dependents: use(
      arizonaDependentCredit,
      "Dependent tax credit",
      {
        childAge: form.years(17, "Age below which a dependent counts as a child"),
        perChild: dated({
          2025: form.usd(100, "Credit for each dependent under 17"),
          2026: hb4168.usd(125, "Credit for each dependent under 17"),
        }),
        perOther: form.usd(25, "Credit for each other dependent"),
        phaseOutStart: form.usdByStatus([200_000, 400_000, 200_000, 200_000, 200_000], "Income above which it falls"),
        phaseOutStep: form.usd(1_000, "Step of income"),
        phaseOutRate: form.rate(0.05, "Share lost for each step"),
      },
      "Form 140, line 49",
    ),
    family: use(
      arizonaFamilyCredit,
      "Family income tax credit",
      {
        perPerson: form.usd(40, "Credit for each person"),
        most: form.usdByStatus([120, 240, 120, 240, 240], "Largest credit"),
        incomeLimits: section("43-1073", "01073").listByStatus(
          [
            [10_000],
            [20_000, 20_000, 23_600, 27_300, 31_000],
            [10_000],
            [20_000, 20_000, 20_135, 23_800, 25_200, 26_575],
            [20_000, 20_000, 20_135, 23_800, 25_200, 26_575],
          ],
          "Income up to which it is given, by dependents",
        ),
        ...exempt,
      },
      "Form 140, line 50",
    ),
  },
  refundableCredits: {
    excise: use(
      arizonaExciseCredit,
      "Increased excise tax credit",
      {
        perPerson: form.usd(25, "Credit for each person"),
        most: form.usd(100, "Largest credit"),
        incomeLimit: form.usdByStatus([12_500, 25_000, 12_500, 25_000, 25_000], "Income up to which it is given"),
      },
      "Form 140, line 56",
    ),
  },
  missing: [
    "Optional small business income return (Form 140-SBI) at the same rate",
    "Exemptions for parents and grandparents, credits for gifts to charities and schools, property tax credit",
    "Care of dependents above the federal credit, from 2026",
  ],
  estimatedPayments: onFederalDates(1_000, form, 0.9, lastYearsTax(form, 1)),
  paymentsOnlyAbove: statute.usdByStatus(
    [75_000, 150_000, 75_000, 75_000, 75_000],
    "Income of this year and last year above which payments are required",
  ),
  ...from(2026, {
    paychecks: [paycheckFormula(employers, { rates: [[0, 0.02]] })],
  }),
}));

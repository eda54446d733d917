/** Virginia: Form 760. Heads of household and surviving spouses file as single. */
import { amountForAgeAndBlindness, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits, federalUnemployment } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import {
  careCostsDeduction,
  refundableEarnedIncomeCreditInstead,
  taxFromFilingThreshold,
  virginiaAgeDeduction,
  virginiaItemizedDeductions,
  virginiaLowIncomeCredit,
  virginiaSpouseTaxAdjustment,
} from "../../../engine/state/specials/va.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, paycheckFormula, taxed, use } from "../figures.ts";
import { povertyLine } from "../poverty.ts";

const withholding = citing({
  cite: "Virginia income tax withholding guide (rev. 05/25)",
  url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/employer-withholding-instructions.pdf",
  period: "2026",
});
const code = citing({
  cite: "Code of Virginia 58.1-320 to 58.1-339.8",
  url: "https://law.lis.virginia.gov/vacodefull/title58.1/chapter3/article2/",
});
const estimates = citing({
  cite: "Virginia Form 760ES",
  url: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
});

const vouchers2026 = citing(
  {
    cite: "2026 Virginia Form 760ES",
    url: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
    period: "2026",
  },
  "We read this on a page that quotes the 2026 form. The state's own pages that we could read still say $150.",
);

// biome-ignore format: reads as the published table
const rates = code.table([[0, 0.02], [3_000, 0.03], [5_000, 0.05], [17_000, 0.0575]]);

export const va = taxed([2025, 2026], ({ dated, carriedAfter, from }) => {
  const form = citing(
    {
      cite: "2025 Virginia Form 760 instructions",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );
  const act = dated({
    2025: citing({
      cite: "Virginia HB 1600, 2025 Appropriation Act",
      url: "https://legiscan.com/VA/text/HB1600/id/3262750/Virginia-2025-HB1600-Chaptered.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "Virginia Department of Taxation, 2026 Legislative Summary",
      url: "https://www.tax.virginia.gov/sites/default/files/inline-files/2026-legislative-summary.pdf",
      period: "2026",
    }),
  });
  const section68 = citing({
    cite: "Code of Virginia 58.1-301(B) and 26 USC 68 as before 2018",
    url: "https://law.lis.virginia.gov/vacode/title58.1/chapter3/section58.1-301/",
  });
  const limit = dated({
    2025: citing(
      {
        cite: "2025 Virginia Schedule A",
        url: "https://www.tax.virginia.gov/sites/default/files/taxforms/individual-income-tax/2025/schedule-2025.pdf",
        period: "2025",
      },
      ONE_SOURCE,
    ),
    2026: citing(
      {
        cite: "Code of Virginia 58.1-301(B) and 26 USC 68 as before 2018, amounts of 2025 by the federal index",
        url: "https://law.lis.virginia.gov/vacode/title58.1/chapter3/section58.1-301/",
        period: "2026",
      },
      DERIVED,
    ),
  });
  const poverty = dated(povertyLine);
  const age = {
    age: form.years(65, "Age of the age deduction"),
    fullAge: form.years(
      dated({ 2025: 87, 2026: 88 }),
      "Age from which it does not fall with income (born before 1939)",
    ),
    most: form.usd(12_000, "Age deduction for each filer"),
    start: form.usdByStatus([50_000, 75_000, 75_000, 50_000, 50_000], "Income above which it falls"),
  };
  const perFiler = form.usd(930, "Exemption for each filer");
  const perSenior = form.usd(800, "Additional exemption for each filer 65 or older");

  return {
    state: "VA",
    name: "Virginia",
    form: "Form 760",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 760, line 1") },
    subtractions: {
      age: use(virginiaAgeDeduction, "Age deduction", age, "Form 760, line 4"),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form 760, line 5"),
      unemployment: use(federalUnemployment, "Unemployment compensation", {}, "Schedule ADJ, line 6"),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: dated({
            2025: form.usdByStatus([8_750, 17_500, 8_750, 8_750, 8_750], "Standard deduction"),
            2026: withholding.usdByStatus([8_750, 17_500, 8_750, 8_750, 8_750], "Standard deduction"),
          }),
        },
        "Form 760, line 11",
      ),
    },
    itemizedDeductions: {
      own: use(
        virginiaItemizedDeductions,
        "Itemized deductions",
        {
          medicalFloor: code.rate(0.1, "Share of income which medical costs have to exceed"),
          start: limit.usdByStatus(
            dated({
              2025: [332_700, 399_200, 199_600, 365_950, 399_200],
              2026: [340_250, 408_300, 204_150, 374_300, 408_300],
            }),
            "Income above which deductions are cut",
          ),
          rate: section68.rate(0.03, "Cut per dollar of income above"),
          mostShare: section68.rate(0.8, "Largest share of them cut"),
        },
        "Form 760, line 10",
      ),
    },
    itemizing: "as_federal",
    exemptions: {
      personal: use(
        amountPerPerson,
        "Exemptions",
        { perFiler, perDependent: form.usd(930, "Exemption for each dependent") },
        "Form 760, line 12",
      ),
      age: use(
        amountForAgeAndBlindness,
        "Exemptions for age and blindness",
        { perSenior, perBlind: form.usd(800, "Additional exemption for each blind filer") },
        "Form 760, line 12",
      ),
      care: use(
        careCostsDeduction,
        "Child and dependent care expenses",
        {
          perPerson: code.usd(3_000, "Maximum costs for one person"),
          mostPersons: code.count(2, "Most people who count"),
        },
        "Form 760, line 13",
      ),
    },
    tax: {
      schedule: use(
        taxFromFilingThreshold,
        "Tax",
        {
          rates,
          threshold: code.usdByStatus(
            [11_950, 23_900, 11_950, 11_950, 11_950],
            "Virginia income from which a return is required",
          ),
        },
        "Form 760, line 16",
      ),
    },
    credits: {
      spouse: use(
        virginiaSpouseTaxAdjustment,
        "Spouse tax adjustment",
        { rates, most: form.usd(259, "Largest spouse tax adjustment"), perFiler, perSenior, age },
        "Form 760, line 17",
      ),
      lowIncome: use(
        virginiaLowIncomeCredit,
        "Credit for low-income individuals",
        {
          perPerson: code.usd(300, "Credit for each exemption"),
          guideline: poverty.onePerson,
          guidelinePerPerson: poverty.eachMore,
          earnedShare: act.rate(0.2, "Share of the federal earned income credit that is refunded"),
        },
        "Schedule ADJ, line 17",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        refundableEarnedIncomeCreditInstead,
        "Refundable earned income credit",
        { share: act.rate(0.2, "Share of the federal earned income credit") },
        "Schedule ADJ, line 17",
      ),
    },
    notes: [
      "Returns and the first of four payments are due on May 1.",
      "On a separate return, the credit for low income counts the income of both spouses, and only one may claim it. We know only yours.",
    ],
    missing: [
      "Business license taxes (BPOL) of cities and counties on gross receipts",
      "Personal property tax on cars among itemized deductions",
      "Military benefits, federal and state employees with low pay, disability income",
      "Federal changes that Virginia hasn’t adopted",
    ],
    estimatedPayments: {
      threshold: dated({ 2025: estimates, 2026: vouchers2026 }).usdOrNone(
        dated({ 2025: 150, 2026: 1_000 }),
        "Tax after withholding from which payments are required",
      ),
      shares: estimates.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
      dates: estimates.list([501, 615, 915, 115], "Due dates, as month and day"),
      currentYearShare: estimates.rate(0.9, "Share of this year's tax to pay on time"),
      ...lastYearsTax(estimates, 1),
    },
    ...from(2026, {
      paychecks: [
        paycheckFormula(withholding, {
          deduction: [8_750, 8_750, 8_750, 8_750, 8_750],
          perAllowance: 930,
          rates: [
            [0, 0.02],
            [3_000, 0.03],
            [5_000, 0.05],
            [17_000, 0.0575],
          ],
          forFiler: 1,
          forDependent: 1,
        }),
      ],
    }),
  };
});

/** Georgia: Form 500. */
import { standardDeduction } from "../../../engine/state/rules/deductions.ts";
import {
  federalItemizedDeductions,
  federalTaxableBenefits,
  shareOfDependentCareCredit,
} from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson, creditPerChildUnder } from "../../../engine/state/rules/persons.ts";
import { rateSchedule } from "../../../engine/state/rules/tax.ts";
import {
  creditOfItemizers,
  georgiaLowIncomeCredit,
  georgiaRetirementExclusion,
  georgiaTipsExclusion,
} from "../../../engine/state/specials/ga.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";

const itemizers = citing({
  cite: "O.C.G.A. 48-7-29.23",
  url: "https://law.justia.com/codes/georgia/title-48/chapter-7/article-2/section-48-7-29-23/",
});
const hb463 = citing({
  cite: "Georgia HB 463 (2026)",
  url: "https://www.legis.ga.gov/api/legislation/document/20252026/249080",
  period: "2026",
});
const form = citing({
  cite: "2025 Georgia IT-511 individual income tax booklet",
  url: "https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download",
  period: "2025",
});
const code = citing({
  cite: "O.C.G.A. 48-7-20 to 48-7-27",
  url: "https://law.justia.com/codes/georgia/2022/title-48/chapter-7/article-2/",
});
const estimates = citing({ cite: "Georgia Form 500-ES", url: "https://dor.georgia.gov/taxes" }, ONE_SOURCE);

const employers = (revised: string, file: string) =>
  citing({
    cite: `Georgia Employer's Tax Guide 2026, revised ${revised}, percentage method and Table E`,
    url: `https://dor.georgia.gov/document/document/${file}/download`,
    period: "2026",
  });

export const ga = taxed([2025, 2026], ({ dated, from }) => {
  const amounts = dated({ 2025: form, 2026: hb463 });

  return {
    state: "GA",
    name: "Georgia",
    form: "Form 500",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 500, line 8") },
    subtractions: {
      retirement: use(
        georgiaRetirementExclusion,
        "Retirement income exclusion",
        {
          firstAge: form.years(62, "First age of the exclusion"),
          firstMost: form.usd(35_000, "Most for each filer from that age"),
          secondAge: form.years(65, "Second age of the exclusion"),
          secondMost: form.usd(65_000, "Most for each filer from that age"),
          earnedMost: form.usd(5_000, "Maximum earnings that count"),
        },
        "Form 500 Schedule 1, line 7",
      ),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Form 500 Schedule 1, line 8"),
      ...from(2026, {
        tips: use(georgiaTipsExclusion, "Cash tips", {
          most: hb463.usd(1_750, "Maximum tips left out for each filer"),
        }),
      }),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        {
          basic: amounts.usdByStatus(
            dated({ 2025: [12_000, 24_000, 12_000, 12_000, 12_000], 2026: [15_000, 30_000, 15_000, 15_000, 30_000] }),
            "Standard deduction",
          ),
        },
        "Form 500, line 11",
      ),
    },
    itemizedDeductions: { federal: use(federalItemizedDeductions, "Itemized deductions", {}, "Form 500, line 12") },
    itemizing: "as_federal",
    exemptions: {
      dependents: use(
        amountPerPerson,
        "Dependent exemption",
        {
          perFiler: code.usd(0, "Exemption for a filer"),
          perDependent: amounts.usd(dated({ 2025: 4_000, 2026: 5_000 }), "Exemption for each dependent"),
        },
        "Form 500, line 14",
      ),
    },
    tax: {
      schedule: use(
        rateSchedule,
        "Tax",
        { rates: amounts.flat(dated({ 2025: 0.0519, 2026: 0.0499 })) },
        "Form 500, line 16",
      ),
    },
    credits: {
      lowIncome: use(
        georgiaLowIncomeCredit,
        "Low income credit",
        {
          byIncome: form.table(
            [
              [0, 26],
              [6_000, 20],
              [8_000, 14],
              [10_000, 8],
              [15_000, 5],
              [20_000, 0],
            ],
            "Credit for each exemption, by federal adjusted gross income",
          ),
        },
        "Form 500, line 17",
      ),
      itemizers: use(
        creditOfItemizers,
        "Credit for taxpayers who itemize",
        { perFiler: itemizers.usd(300, "Credit for each filer") },
        "Form 500, line 19",
      ),
      care: use(
        shareOfDependentCareCredit,
        "Child and dependent care credit",
        { share: form.rate(0.5, "Share of the federal care credit") },
        "Form IND-CR 202",
      ),
      ...from(2026, {
        children: use(creditPerChildUnder, "Child tax credit", {
          perChild: hb463.usd(250, "Credit for each child"),
          under: hb463.years(6, "Age a child must be under"),
        }),
      }),
    },
    missing: [
      "Disabled filers' retirement exclusion, military retirement",
      "2026 overtime exclusion for employees",
      "Caregiving credit",
    ],
    // Form 500-ES and O.C.G.A. 48-7-114(b): from taxable income above 1,000 that nothing is withheld from, so from more
    // than the tax on 1,000.
    estimatedPayments: onFederalDates(dated({ 2025: 51.91, 2026: 49.91 }), estimates, 0.7, lastYearsTax(estimates, 1)),
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers("December 2025", "2026-employers-tax-guide"), {
          partOfYear: 130 / 365,
          deduction: [12_000, 24_000, 12_000, 12_000, 12_000],
          perAllowance: 4_000,
          rates: [[0, 0.0519]],
          forDependent: 1,
          spousesApart: true,
        }),
        // Employers may withhold at the new rate from May 11, 2026 (HB 463).
        paycheckFormula(employers("September 2026", "2026-employers-tax-guide-updated-september-2026"), {
          partOfYear: 235 / 365,
          deduction: [15_000, 30_000, 15_000, 15_000, 15_000],
          perAllowance: 5_000,
          rates: [[0, 0.0499]],
          forDependent: 1,
          spousesApart: true,
        }),
      ],
    }),
  };
});

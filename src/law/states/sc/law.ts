/** South Carolina: Form SC1040. */
import { amountForAgeAndBlindness, standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits, shareOfNetCapitalGain } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  shareOfCareCosts,
  southCarolinaActiveIncome,
  southCarolinaActiveIncomeTax,
  southCarolinaAdjustedDeduction,
  southCarolinaDependents,
  southCarolinaEarnedIncomeCredit,
  southCarolinaItemizedDeductions,
  southCarolinaRetirement,
  southCarolinaTwoWageEarnerCredit,
} from "../../../engine/state/specials/sc.ts";
import { citing, DERIVED, lastYearsTax, ONE_SOURCE, onFederalDates, paycheckFormula, taxed, use } from "../figures.ts";
import { southCarolinaTable } from "../tax-tables.ts";

const form = citing({
  cite: "2025 South Carolina SC1040 instructions",
  url: "https://dor.sc.gov/sites/dor/files/forms/SC1040Instr_2025.pdf",
  period: "2025",
});
const tables = citing({
  cite: "2025 South Carolina individual income tax tables (SC1040TT)",
  url: "https://dor.sc.gov/sites/dor/files/forms/SC1040TT_2025.pdf",
  period: "2025",
});
const conformity = citing({
  cite: "SC Information Letter 26-4, Internal Revenue Code as of December 31, 2024",
  url: "https://dor.sc.gov/income-tax-south-carolina-internal-revenue-code-conformity-update",
  period: "2025",
});

// The rates of Act 110 came after the year's formula; employers go on with it.
const employers = citing(
  {
    cite: "South Carolina Form WH-1603F, Formula for Computing SC Withholding Tax, 2026, as several payroll programs quote it",
    url: "https://dor.sc.gov/sites/dor/files/SoftwareDeveloperForms/WH1603F_2026.pdf",
    period: "2026",
  },
  ONE_SOURCE,
);
const act = citing({
  cite: "South Carolina Act 110 of 2026 (H. 4216)",
  url: "https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm",
  period: "2026",
});
const index = citing(
  {
    cite: "S.C. Code 12-6-1140(10), the amount of 2025 by the federal index of 2026",
    url: "https://www.scstatehouse.gov/code/t12c006.php",
    period: "2026",
  },
  DERIVED,
);
const code = citing({
  cite: "S.C. Code of Laws, Title 12, Chapter 6",
  url: "https://www.scstatehouse.gov/code/t12c006.php",
});
const election = citing({
  cite: "S.C. Code 12-6-545; Form I-335",
  url: "https://www.scstatehouse.gov/code/t12c006.php",
});
const harbor = citing({
  cite: "SC Revenue Ruling 08-2; instructions of Form I-335, rules for using the safe harbor",
  url: "https://dor.sc.gov/resources-site/lawandpolicy/Advisory%20Opinions/RR08-2.pdf",
});
const estimates = citing(
  { cite: "South Carolina Form SC1040ES", url: "https://dor.sc.gov/individual-income-tax-estimated-payments" },
  ONE_SOURCE,
);
/** Chosen each year, for both spouses on a joint return. */
const active = {
  activeRate: election.rate(0.03, "Rate on active trade or business income"),
  safeHarborMost: harbor.usd(100_000, "Business income up to which the safe harbor may be used"),
  safeHarborShare: harbor.rate(0.5, "Part of it that counts as pay for own work there"),
};

export const sc = taxed([2025, 2026], ({ dated, from, until }) => {
  const rates = dated({
    2025: tables.table([
      [0, 0],
      [3_560, 0.03],
      [17_830, 0.06],
    ]),
    2026: act.table([
      [0, 0.0199],
      [30_000, 0.0521],
    ]),
  });

  return {
    state: "SC",
    name: "South Carolina",
    form: "Form SC1040",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 1040, line 11") },
    standardDeduction: dated({
      2025: {
        basic: use(standardDeduction, "Standard deduction before 2025's federal increase", {
          basic: conformity.usdByStatus([15_000, 30_000, 15_000, 22_500, 30_000], "Standard deduction"),
        }),
        age: use(amountForAgeAndBlindness, "Addition for age and blindness", {
          perSenior: conformity.usdByStatus([2_000, 1_600, 1_600, 2_000, 1_600], "Addition for each filer 65 or older"),
          perBlind: conformity.usdByStatus([2_000, 1_600, 1_600, 2_000, 1_600], "Addition for each blind filer"),
        }),
      },
      2026: {
        adjusted: use(southCarolinaAdjustedDeduction, "South Carolina income adjusted deduction", {
          most: act.usdByStatus([15_000, 30_000, 15_000, 22_500, 30_000], "Largest deduction"),
          start: act.usdByStatus([40_000, 80_000, 40_000, 60_000, 80_000], "Federal income above which it falls"),
          width: act.usdByStatus([55_000, 110_000, 55_000, 82_500, 110_000], "Income over which it falls to nothing"),
          step: act.usd(10, "Step to which the reduction is rounded down"),
        }),
      },
    }),
    ...until(2025, {
      itemizedDeductions: {
        own: use(southCarolinaItemizedDeductions, "Itemized deductions", {
          taxesLimit: conformity.usdByStatus([10_000, 10_000, 5_000, 10_000, 10_000], "Limit of state and local taxes"),
        }),
      },
      itemizing: "as_federal",
    }),
    exemptions: {
      gains: use(
        shareOfNetCapitalGain,
        "Net capital gain deduction",
        { share: code.rate(0.44, "Share of net long-term gain left out") },
        "SC1040, line i",
      ),
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "SC1040, line o"),
      retirement: use(
        southCarolinaRetirement,
        "Retirement and age 65 deductions",
        {
          age: code.years(65, "Age of the larger deductions"),
          mostBefore: code.usd(3_000, "Maximum retirement income before that age"),
          most: code.usd(10_000, "Maximum retirement income from that age on"),
          seniorDeduction: code.usd(15_000, "Deduction of any income from that age on"),
        },
        "SC1040, lines p and q",
      ),
      dependents: use(
        southCarolinaDependents,
        "Dependent exemptions",
        {
          perDependent: dated({
            2025: form.usd(4_930, "Exemption for each dependent"),
            2026: index.usd(5_040, "Exemption for each dependent"),
          }),
          under: code.years(6, "Age below which it is given twice"),
        },
        "SC1040, lines t and w",
      ),
      active: use(
        southCarolinaActiveIncome,
        "Active trade or business income deduction",
        { rates, table: southCarolinaTable, ...active },
        "SC1040, line l",
      ),
    },
    tax: {
      schedule: use(taxTable, "Tax", { rates, table: southCarolinaTable }, "SC1040, line 6"),
      active: use(
        southCarolinaActiveIncomeTax,
        "Tax on active trade or business income",
        { activeRate: active.activeRate },
        "SC1040, line 8",
      ),
    },
    credits: {
      care: use(
        shareOfCareCosts,
        "Child and dependent care credit",
        {
          share: code.rate(0.07, "Share of the costs"),
          perPerson: code.usd(3_000, "Maximum costs for one person"),
          mostPersons: code.count(2, "Most people who count"),
        },
        "SC1040, line 11",
      ),
      couple: use(
        southCarolinaTwoWageEarnerCredit,
        "Two wage earner credit",
        {
          share: code.rate(0.007, "Share of the smaller earnings"),
          most: code.usd(50_000, "Maximum of these earnings that count"),
        },
        "SC1040, line 12",
      ),
      earnedIncome: use(
        southCarolinaEarnedIncomeCredit,
        "Earned income tax credit",
        {
          share: code.rate(1.25, "Share of the federal earned income credit"),
          most: dated({ 2025: code.usdOrNone(null, "Largest credit"), 2026: act.usdOrNone(200, "Largest credit") }),
        },
        "SC1040TC",
      ),
    },
    notes: [
      "With Form I-335, the part of your business income that doesn't pay for your own work can be taxed at 3%. We figure the tax both ways and use the lower one.",
    ],
    missing: [
      "Flat 3% on income from partnerships and S corporations (Form I-335)",
      "Military retirement, disability, bonds of other states, 529 plans",
      "Refundable tuition credit",
    ],
    estimatedPayments: onFederalDates(100, estimates, 0.9, lastYearsTax(estimates, 1.1)),
    ...from(2026, {
      paychecks: [
        paycheckFormula(employers, {
          deduction: [7_500, 7_500, 7_500, 7_500, 7_500],
          deductionShare: 0.1,
          onlyWithAllowances: true,
          perAllowance: 5_000,
          rates: [
            [0, 0],
            [3_640, 0.03],
            [18_230, 0.06],
          ],
          forFiler: 1,
          forDependent: 1,
        }),
      ],
    }),
  };
});

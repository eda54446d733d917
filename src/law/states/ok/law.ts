/** Oklahoma: Form 511. */
import { standardDeduction } from "../../../engine/state/rules/deductions.ts";
import { federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountPerPerson } from "../../../engine/state/rules/persons.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  careOrChildCredit,
  exemptionForAgeBelowIncome,
  oklahomaEarnedIncomeCredit,
  oklahomaItemizedDeductions,
  oklahomaSalesTaxRelief,
  retirementUpToEach,
} from "../../../engine/state/specials/ok.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, taxed, use } from "../figures.ts";
import { oklahomaTable } from "../tax-tables.ts";

const withholding = citing({
  cite: "Oklahoma Tax Commission, 2026 withholding tables (HB 2764, 68 O.S. 2355)",
  url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2026.pdf",
  period: "2026",
});
const statute = citing({
  cite: "68 O.S. 2357, 2358 and 5011",
  url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2358/",
});
const earned = citing({
  cite: "68 O.S. 2357.43 and Rev. Proc. 2019-44, amounts of 2020",
  url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2357-43/",
  period: "2020",
});
const estimates = citing({ cite: "Oklahoma Form OW-8-ES", url: "https://oklahoma.gov/tax/forms.html" }, ONE_SOURCE);

export const ok = taxed([2025, 2026], ({ dated, carriedAfter }) => {
  const form = citing(
    {
      cite: "2025 Oklahoma Form 511 packet and instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/current/511-Pkt.pdf",
      period: "2025",
    },
    carriedAfter(2025),
  );

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.tableByStatus([
      [[0, 0.0025], [1_000, 0.0075], [2_500, 0.0175], [3_750, 0.0275], [4_900, 0.0375], [7_200, 0.0475]],
      [[0, 0.0025], [2_000, 0.0075], [5_000, 0.0175], [7_500, 0.0275], [9_800, 0.0375], [14_400, 0.0475]],
      [[0, 0.0025], [1_000, 0.0075], [2_500, 0.0175], [3_750, 0.0275], [4_900, 0.0375], [7_200, 0.0475]],
      [[0, 0.0025], [2_000, 0.0075], [5_000, 0.0175], [7_500, 0.0275], [9_800, 0.0375], [14_400, 0.0475]],
      [[0, 0.0025], [2_000, 0.0075], [5_000, 0.0175], [7_500, 0.0275], [9_800, 0.0375], [14_400, 0.0475]],
    ]),
    2026: withholding.tableByStatus([
      [[0, 0], [3_750, 0.025], [4_900, 0.035], [7_200, 0.045]],
      [[0, 0], [7_500, 0.025], [9_800, 0.035], [14_400, 0.045]],
      [[0, 0], [3_750, 0.025], [4_900, 0.035], [7_200, 0.045]],
      [[0, 0], [7_500, 0.025], [9_800, 0.035], [14_400, 0.045]],
      [[0, 0], [7_500, 0.025], [9_800, 0.035], [14_400, 0.045]],
    ]),
  });

  return {
    state: "OK",
    name: "Oklahoma",
    form: "Form 511",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "Form 511, line 1") },
    subtractions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "Schedule 511-A, line 2"),
      retirement: use(
        retirementUpToEach,
        "Retirement benefits",
        { most: form.usd(10_000, "Maximum retirement benefits for each filer") },
        "Schedule 511-A, line 6",
      ),
    },
    standardDeduction: {
      basic: use(
        standardDeduction,
        "Standard deduction",
        { basic: statute.usdByStatus([6_350, 12_700, 6_350, 9_350, 12_700], "Standard deduction") },
        "Form 511, line 10",
      ),
    },
    itemizedDeductions: {
      own: use(
        oklahomaItemizedDeductions,
        "Itemized deductions",
        { most: statute.usd(17_000, "Maximum deductions other than gifts and medical costs") },
        "Schedule 511-D",
      ),
    },
    itemizing: "as_federal",
    exemptions: {
      personal: use(
        amountPerPerson,
        "Exemptions",
        {
          perFiler: statute.usd(1_000, "Exemption for each filer"),
          perDependent: statute.usd(1_000, "Exemption for each dependent"),
        },
        "Form 511, line 11",
      ),
      special: use(
        exemptionForAgeBelowIncome,
        "Special exemptions",
        {
          perSenior: statute.usd(1_000, "Exemption for each filer 65 or older"),
          incomeLimit: statute.usdByStatus(
            [15_000, 25_000, 12_500, 19_000, 15_000],
            "Federal income up to which it is given for age",
          ),
          perBlind: statute.usd(1_000, "Exemption for each blind filer"),
        },
        "Form 511, line 11",
      ),
    },
    tax: { schedule: use(taxTable, "Tax", { rates, table: oklahomaTable }, "Form 511, line 14") },
    credits: {
      children: use(
        careOrChildCredit,
        "Child care or child tax credit",
        {
          careShare: statute.rate(0.2, "Share of the federal care credit"),
          childShare: statute.rate(0.05, "Share of the federal child tax credit"),
          incomeLimit: statute.usd(100_000, "Federal income up to which it is given"),
        },
        "Schedule 511-E",
      ),
    },
    refundableCredits: {
      earnedIncome: use(
        oklahomaEarnedIncomeCredit,
        "Earned income credit",
        {
          share: earned.rate(0.05, "Share of the federal credit of 2020"),
          phaseInRates: earned.list([0.0765, 0.34, 0.4, 0.45], "Credit per dollar earned, for none to three children"),
          maximums: earned.list([538, 3_584, 5_920, 6_660], "Largest credit, for none to three children"),
          phaseOutStarts: earned.listByStatus(
            [
              [8_790, 19_330, 19_330, 19_330],
              [14_680, 25_220, 25_220, 25_220],
              [8_790, 19_330, 19_330, 19_330],
              [8_790, 19_330, 19_330, 19_330],
              [8_790, 19_330, 19_330, 19_330],
            ],
            "Income above which it falls, for none to three children",
          ),
          phaseOutRates: earned.list([0.0765, 0.1598, 0.2106, 0.2106], "Credit lost per dollar above that"),
          investmentLimit: earned.usd(3_650, "Most investment income"),
          leastAge: earned.years(25, "Minimum age without a child"),
          mostAge: earned.years(64, "Greatest age without a child"),
        },
        "Form 511-EIC",
      ),
      salesTax: use(
        oklahomaSalesTaxRelief,
        "Sales tax relief",
        {
          perPerson: statute.usd(40, "Relief for each person"),
          incomeLimit: statute.usd(20_000, "Household income up to which it is given"),
          higherLimit: statute.usd(50_000, "The same with a dependent or from 65 on"),
        },
        "Form 538-S",
      ),
    },
    missing: [
      "Deduction of gain on Oklahoma property and companies",
      "Property tax credit for seniors with very little income (Form 538-H)",
      "Civil service and military retirement in full, Parental Choice credit",
    ],
    estimatedPayments: onFederalDates(500, estimates, 0.7, lastYearsTax(estimates, 1)),
  };
});

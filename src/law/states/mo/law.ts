/** Missouri: Form MO-1040. */
import { federalStandardDeduction, federalTaxableBenefits } from "../../../engine/state/rules/federal-items.ts";
import { federalAdjustedGrossIncome } from "../../../engine/state/rules/income.ts";
import { amountByStatus } from "../../../engine/state/rules/persons.ts";
import {
  missouriBusinessIncomeDeduction,
  missouriFederalTaxDeduction,
  missouriGains,
  missouriItemizedDeductions,
  missouriPensionExemption,
  missouriPropertyTaxCredit,
  missouriTax,
  missouriWorkingFamilyCredit,
} from "../../../engine/state/specials/mo.ts";
import { citing, lastYearsTax, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Form MO-1040 book",
  url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf",
  period: "2025",
});
const formula = citing({
  cite: "Missouri 2026 withholding tax formula",
  url: "https://dor.mo.gov/forms/Withholding%20Formula_2026.pdf",
  period: "2026",
});
const section = (number: string) =>
  citing({
    cite: `RSMo ${number}`,
    url: `https://revisor.mo.gov/main/OneSection.aspx?section=${number}`,
  });

export const mo = taxed([2025, 2026], ({ dated, from, carriedAfter }) => {
  const carried = citing(form.source, carriedAfter(2025));
  const federalTax = citing(
    { cite: "RSMo 143.171", url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.171" },
    from(2026, "Left out of the 2026 withholding formula, as in 2025, when the return had it; no repeal was found."),
  );

  // biome-ignore format: reads as the published table
  const rates = dated({
    2025: form.table([[0, 0], [1_313, 0.02], [2_626, 0.025], [3_939, 0.03], [5_252, 0.035], [6_565, 0.04], [7_878, 0.045], [9_191, 0.047]]),
    2026: formula.table([[0, 0], [1_348, 0.02], [2_696, 0.025], [4_044, 0.03], [5_392, 0.035], [6_740, 0.04], [8_088, 0.045], [9_436, 0.047]]),
  });

  return {
    state: "MO",
    name: "Missouri",
    form: "Form MO-1040",
    income: { federal: use(federalAdjustedGrossIncome, "Federal adjusted gross income", {}, "MO-1040, line 1") },
    subtractions: { gains: use(missouriGains, "Capital gains", {}, "MO-1040, line 4") },
    standardDeduction: { federal: use(federalStandardDeduction, "Standard deduction", {}, "MO-1040, line 14") },
    itemizedDeductions: {
      own: use(missouriItemizedDeductions, "Missouri itemized deductions", {}, "MO-1040, line 14"),
    },
    itemizing: "larger_if_federal",
    exemptions: {
      benefits: use(federalTaxableBenefits, "Social Security benefits", {}, "MO-1040, line 8"),
      pensions: use(
        missouriPensionExemption,
        "Pension exemption",
        {
          most: section("143.124").usd(6_000, "Pension of a person that is exempt"),
          incomeLimit: section("143.124").usdByStatus(
            [25_000, 32_000, 16_000, 25_000, 25_000],
            "Income above which the exemption falls",
          ),
        },
        "MO-1040, line 8",
      ),
      federalTax: use(
        missouriFederalTaxDeduction,
        "Federal income tax deduction",
        {
          shares: federalTax.table(
            [
              [0, 0.35],
              [25_000, 0.25],
              [50_000, 0.15],
              [100_000, 0.05],
              [125_000, 0],
            ],
            "Share of federal tax deducted, by Missouri income",
          ),
          most: federalTax.usdByStatus([5_000, 10_000, 5_000, 5_000, 5_000], "Most that is deducted"),
        },
        "MO-1040, line 13",
      ),
      status: use(
        amountByStatus,
        "Head of household and surviving spouse",
        {
          ofStatus: section("143.161").usdByStatus([0, 0, 0, 1_400, 1_400], "Additional exemption"),
          perDependent: section("143.161").usd(0, "Nothing for dependents"),
        },
        "MO-1040, line 15",
      ),
      business: use(
        missouriBusinessIncomeDeduction,
        "Business income deduction",
        { share: section("143.022").rate(0.2, "Share of business income deducted") },
        "MO-1040, line 17",
      ),
    },
    tax: { tax: use(missouriTax, "Tax", { rates }) },
    credits: {
      workingFamily: use(
        missouriWorkingFamilyCredit,
        "Working family tax credit",
        {
          share: section("143.177").rate(0.2, "Share of the federal earned income credit"),
          investmentLimit: carried.usd(4_400, "Investment income above which there is no credit"),
        },
        "Form MO-WFTC",
      ),
    },
    refundableCredits: {
      property: use(
        missouriPropertyTaxCredit,
        "Property tax credit",
        {
          shareOfRent: section("135.010").rate(0.2, "Part of rent that counts as property tax"),
          mostOfRent: section("135.025").usd(dated({ 2025: 750, 2026: 1_055 }), "Maximum of that part"),
          most: section("135.025").usd(dated({ 2025: 1_100, 2026: 1_550 }), "Maximum property tax"),
          spouseTenants: section("135.010").usd(
            dated({ 2025: 2_000, 2026: 2_800 }),
            "Subtracted from the income of a couple",
          ),
          spouseOwners: section("135.010").usd(
            dated({ 2025: 4_000, 2026: 5_800 }),
            "Subtracted from income for couples who owned the home all year",
          ),
          base: section("135.030").usd(14_300, "Income above which it falls"),
          step: section("135.030").usd(dated({ 2025: 300, 2026: 495 }), "Step of income"),
          perStep: section("135.030").rate(0.000625, "Share of income for each step, or part of one"),
          mostShare: section("135.030").rate(dated({ 2025: 0.04, 2026: 0.02 }), "Maximum of that share"),
          limitForTenants: dated({
            2025: section("135.030").usd(27_500, "Income up to which tenants and part-year owners have it"),
            2026: section("135.030").usdByStatus(
              [38_200, 41_000, 38_200, 38_200, 38_200],
              "Income up to which tenants and part-year owners have it",
            ),
          }),
          limitForOwners: dated({
            2025: section("135.030").usd(30_000, "Income up to which owners have it"),
            2026: section("135.030").usdByStatus(
              [42_200, 48_000, 42_200, 42_200, 42_200],
              "Income up to which owners have it",
            ),
          }),
        },
        "Form MO-PTS",
      ),
    },
    notes: ["Kansas City and St. Louis charge 1% on the earnings and profit of people who live or work there."],
    missing: [
      "Earnings taxes of Kansas City and St. Louis",
      "Property tax credit for disabled people, and at 60 with a survivor's benefit",
      "Exemption of public pensions, long-term care insurance, college savings plan contributions",
    ],
    estimatedPayments: onFederalDates(100, section("143.521"), 0.9, lastYearsTax(section("143.521"), 1)),
  };
});

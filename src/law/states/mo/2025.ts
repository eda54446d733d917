/** Missouri, tax year 2025: Form MO-1040. */
import { citing, onFederalDates, taxed, use } from "../figures.ts";

const form = citing({
  cite: "2025 Form MO-1040 book",
  url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf",
  period: "2025",
});
const section = (number: string) =>
  citing({
    cite: `RSMo ${number}`,
    url: `https://revisor.mo.gov/main/OneSection.aspx?section=${number}`,
  });
const federalTax = citing({
  cite: "RSMo 143.171",
  url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.171",
});

// biome-ignore format: reads as the published table
const rates = form.table([[0, 0], [1_313, 0.02], [2_626, 0.025], [3_939, 0.03], [5_252, 0.035], [6_565, 0.04], [7_878, 0.045], [9_191, 0.047]]);

export const mo2025 = taxed({
  state: "MO",
  name: "Missouri",
  year: 2025,
  form: "Form MO-1040",
  income: { federal: use("federalAdjustedGrossIncome", "Federal adjusted gross income", {}, "MO-1040, line 1") },
  subtractions: { gains: use("missouriGains", "Capital gains", {}, "MO-1040, line 4") },
  standardDeduction: { federal: use("federalStandardDeduction", "Standard deduction", {}, "MO-1040, line 14") },
  itemizedDeductions: {
    own: use("missouriItemizedDeductions", "Missouri itemized deductions", {}, "MO-1040, line 14"),
  },
  itemizing: "larger_if_federal",
  exemptions: {
    benefits: use("federalTaxableBenefits", "Social Security benefits", {}, "MO-1040, line 8"),
    pensions: use(
      "missouriPensionExemption",
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
      "missouriFederalTaxDeduction",
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
      "amountByStatus",
      "Head of household and surviving spouse",
      {
        ofStatus: section("143.161").usdByStatus([0, 0, 0, 1_400, 1_400], "Additional exemption"),
        perDependent: section("143.161").usd(0, "Nothing for dependents"),
      },
      "MO-1040, line 15",
    ),
    business: use(
      "missouriBusinessIncomeDeduction",
      "Business income deduction",
      { share: section("143.022").rate(0.2, "Share of business income deducted") },
      "MO-1040, line 17",
    ),
  },
  tax: { tax: use("missouriTax", "Tax", { rates }) },
  credits: {
    workingFamily: use(
      "missouriWorkingFamilyCredit",
      "Working family tax credit",
      {
        share: section("143.177").rate(0.2, "Share of the federal earned income credit"),
        investmentLimit: form.usd(4_400, "Investment income above which there is no credit"),
      },
      "Form MO-WFTC",
    ),
  },
  refundableCredits: {
    property: use(
      "missouriPropertyTaxCredit",
      "Property tax credit",
      {
        shareOfRent: section("135.010").rate(0.2, "Part of rent that stands for property tax"),
        mostOfRent: section("135.025").usd(750, "Most of that part"),
        most: section("135.025").usd(1_100, "Most of property tax"),
        spouseTenants: section("135.010").usd(2_000, "Taken off the income of a couple"),
        spouseOwners: section("135.010").usd(4_000, "Taken off that of a couple who owned the home all year"),
        base: section("135.030").usd(14_300, "Income above which it falls"),
        step: section("135.030").usd(300, "Step of income"),
        perStep: section("135.030").rate(0.000625, "Share of income for each step begun"),
        mostShare: section("135.030").rate(0.04, "Most of that share"),
        limitForTenants: section("135.030").usd(27_500, "Income up to which tenants and part-year owners have it"),
        limitForOwners: section("135.030").usd(30_000, "Income up to which owners have it"),
      },
      "Form MO-PTS",
    ),
  },
  notes: ["Kansas City and St. Louis tax the earnings and profit of residents and of those who work there at 1%."],
  missing: [
    "Earnings taxes of Kansas City and St. Louis",
    "Property tax credit for disabled people, and at 60 with a survivor's benefit",
    "Exemption of public pensions, long-term care insurance, college savings plan contributions",
  ],
  estimatedPayments: onFederalDates(1_000, form),
});

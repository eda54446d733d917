/** New York: New York City, Yonkers and the commuter mobility tax. */
import { rateOfStateTax } from "../../../engine/state/rules/places.ts";
import { taxTable } from "../../../engine/state/rules/tax.ts";
import {
  cityBusinessTax,
  cityBusinessTaxCredit,
  cityEarnedIncomeCredit,
  cityEliminationCredit,
  cityHouseholdCredit,
  citySchoolCredit,
  citySchoolRateReduction,
  commuterMobilityTax,
} from "../../../engine/state/specials/ny-city.ts";
import { citing, lastYearsTax, ONE_SOURCE, onFederalDates, placesIn, use } from "../figures.ts";
import { newYorkTable } from "../tax-tables.ts";

const law = citing({
  cite: "N.Y. Tax Law 1304 and 1310; Administrative Code 11-1701",
  url: "https://www.nysenate.gov/legislation/laws/TAX/1310",
});

// biome-ignore format: reads as the published table
const rates = law.tableByStatus([
  [[0, 0.03078], [12_000, 0.03762], [25_000, 0.03819], [50_000, 0.03876]],
  [[0, 0.03078], [21_600, 0.03762], [45_000, 0.03819], [90_000, 0.03876]],
  [[0, 0.03078], [12_000, 0.03762], [25_000, 0.03819], [50_000, 0.03876]],
  [[0, 0.03078], [14_400, 0.03762], [30_000, 0.03819], [60_000, 0.03876]],
  [[0, 0.03078], [21_600, 0.03762], [45_000, 0.03819], [90_000, 0.03876]],
]);
// biome-ignore format: reads as the published table
const reduction = law.tableByStatus([
  [[0, 0.00171], [12_000, 0.00228]],
  [[0, 0.00171], [21_600, 0.00228]],
  [[0, 0.00171], [12_000, 0.00228]],
  [[0, 0.00171], [14_400, 0.00228]],
  [[0, 0.00171], [21_600, 0.00228]],
], "Rate reduction of the school tax credit");
const declaration = citing(
  {
    cite: "NYC Form NYC-5UBTI instructions; Administrative Code 11-511 and 11-512",
    url: "https://www.nyc.gov/site/finance/business/business-unincorporated-business-tax-ubt.page",
  },
  ONE_SOURCE,
);
const city = {
  onStateReturn: true,
  tax: { resident: use(taxTable, "New York City resident tax", { rates, table: newYorkTable }, "IT-201, line 47a") },
  refundableCredits: {
    school: use(
      citySchoolCredit,
      "School tax credit",
      {
        fixed: law.usdByStatus([63, 125, 63, 63, 125], "School tax credit"),
        incomeLimit: law.usd(250_000, "Largest federal income"),
      },
      "IT-201, line 69",
    ),
    reduction: use(
      citySchoolRateReduction,
      "School tax credit, rate reduction",
      { rates: reduction, incomeLimit: law.usd(500_000, "Largest taxable income") },
      "IT-201, line 69a",
    ),
    earned: use(
      cityEarnedIncomeCredit,
      "New York City earned income credit",
      {
        most: law.rate(0.3, "Largest share of the federal credit"),
        starts: law.list([5_000, 15_000, 20_000, 40_000], "Incomes at which the share begins to fall"),
        width: law.usd(2_500, "Range over which it falls each time"),
        step: law.usd(5, "Step of income"),
        sharePerStep: law.rate(0.0001, "Share lost for each full step"),
      },
      "IT-201, line 70",
    ),
  },
};

/** 26 CFR 1.62-1T(d), as the Tax Court applied it in Tanner (1965) and Strange (2000). */
const UBT_IS_AN_INCOME_TAX =
  "The unincorporated business tax is a tax on net income, so a sole proprietor can't deduct it on Schedule C (26 CFR 1.62-1T(d)). If you itemize, count what you paid under “State and local income tax paid.”";

export const localities = placesIn([2025, 2026], ({ dated, carriedAfter }) => {
  const form = dated({
    2025: citing({
      cite: "2025 Form IT-201-I",
      url: "https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf",
      period: "2025",
    }),
    2026: citing({
      cite: "2026 Form IT-2105-I",
      url: "https://www.tax.ny.gov/pdf/current_forms/it/it2105i.pdf",
      period: "2026",
    }),
  });
  const elimination = citing(
    { cite: "2025 Form IT-270-I, part 2", url: "https://www.tax.ny.gov/pdf/2025/inc/it270i_2025.pdf", period: "2025" },
    carriedAfter(2025),
  );
  const code = citing(
    {
      cite: dated({
        2025: "N.Y.C. Administrative Code 11-503 to 11-510 and 11-1706(c)",
        2026: "N.Y.C. Administrative Code 11-503 to 11-510 and 11-1706(c); Local Law 133 of 2026",
      }),
      url: "https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-13463",
    },
    ONE_SOURCE,
  );
  const mobility = citing({
    cite: "N.Y. Tax Law 801",
    url: "https://www.nysenate.gov/legislation/laws/TAX/801",
    period: dated({ 2025: "2025", 2026: "2026" }),
  });
  // biome-ignore format: reads as the published table
  const householdTable = form.tableByStatus([
    [[0, 15], [10_000, 10], [12_500, 0]],
    [[0, 30], [15_000, 25], [17_500, 15], [20_000, 10], [22_500, 0]],
    [[0, 15], [15_000, 13], [17_500, 8], [20_000, 5], [22_500, 0]],
    [[0, 30], [15_000, 25], [17_500, 15], [20_000, 10], [22_500, 0]],
    [[0, 30], [15_000, 25], [17_500, 15], [20_000, 10], [22_500, 0]],
  ], "Household credit by federal income");
  // biome-ignore format: reads as the published table
  const thresholds = elimination.listByStatus([
    [31_503, 36_824, 46_512, 53_711, 59_928, 65_712, 74_565, 88_361],
    [36_789, 46_350, 54_545, 61_071, 68_403, 75_204, 91_902],
    [31_503, 36_824, 46_512, 53_711, 59_928, 65_712, 74_565, 88_361],
    [31_503, 36_824, 46_512, 53_711, 59_928, 65_712, 74_565, 88_361],
    [31_503, 36_824, 46_512, 53_711, 59_928, 65_712, 74_565, 88_361],
  ], "Income without city tax, by one, two, three and more dependents");

  const business = {
    exemption: code.usd(5_000, "Exemption"),
    allowance: code.rate(0.2, "Share of profit for own services"),
    mostAllowance: code.usd(10_000, "Most for own services"),
    rate: code.rate(0.04, "Rate"),
    fullCredit: code.usd(3_400, "Tax up to which all of it is credited"),
    creditEnds: code.usd(5_400, "Tax at which the credit ends"),
  };
  const householdCredit = {
    household: use(
      cityHouseholdCredit,
      "New York City household credit",
      { byIncome: householdTable },
      "IT-201, line 48",
    ),
  };
  const eliminationCredit = {
    elimination: use(
      cityEliminationCredit,
      "Income tax elimination credit",
      {
        thresholds,
        width: elimination.usd(5_000, "Range above it over which the credit ends"),
        investmentLimit: elimination.usd(10_000, "Maximum investment income"),
      },
      "IT-201, line 70a",
    ),
  };

  const mobilityTax = (zone: 1 | 2, rate: number) => ({
    mobility: use(
      commuterMobilityTax,
      "Metropolitan commuter transportation mobility tax",
      {
        threshold: mobility.usd(dated({ 2025: 50_000, 2026: 150_000 }), "Net earnings that have to be exceeded"),
        rate: mobility.rate(rate, `Rate in zone ${zone}`),
      },
      zone === 1 ? "IT-201, line 54a" : "IT-201, line 54b",
    ),
  });
  const inTheCity = mobilityTax(1, 0.006);
  const inTheSuburbs = mobilityTax(2, 0.0034);
  const businessTax = { business: use(cityBusinessTax, "Unincorporated business tax", business, "Form NYC-202") };

  const apart = {
    apart: ["business"],
    payee: "New York City",
    // Form NYC-5UBTI: if the tax can be expected to exceed 3,400; 90% of it, or last year's.
    estimatedPayments: onFederalDates(3_400.01, declaration, 0.9, lastYearsTax(declaration, 1)),
  };

  return [
    {
      name: "New York City, work done there",
      ...city,
      credits: {
        ...householdCredit,
        business: use(
          cityBusinessTaxCredit,
          "Credit for the unincorporated business tax",
          {
            business,
            fullUpTo: code.usd(42_000, "Taxable income up to which all of it is credited"),
            fallsUpTo: code.usd(142_000, "Taxable income at which the share stops falling"),
            leastShare: code.rate(0.23, "Share from there on"),
            fallsAgainAt: code.usd(1_000_000, "Taxable income at which it falls again"),
            fallsAgainTo: code.usd(1_250_000, "Taxable income at which it stops"),
            lastShare: code.rate(dated({ 2025: 0.23, 2026: 0.15 }), "Share from there on"),
          },
          "IT-201, line 53",
        ),
        ...eliminationCredit,
      },
      otherTaxes: { ...businessTax, ...inTheCity },
      ...apart,
      notes: [
        "We assume you earn all of the profit in the city.",
        "The unincorporated business tax has its own return, Form NYC-202. It goes to the city's Department of Finance.",
        UBT_IS_AN_INCOME_TAX,
      ],
      missing: ["City child and dependent care credit", "Employees, other owners and capital of the business"],
    },
    {
      name: "New York City, work done elsewhere",
      ...city,
      credits: { ...householdCredit, ...eliminationCredit },
      missing: ["City child and dependent care credit"],
    },
    {
      name: "Yonkers",
      onStateReturn: true,
      tax: {
        surcharge: use(
          rateOfStateTax,
          "Yonkers resident tax surcharge",
          { rate: form.rate(0.1675, "Surcharge") },
          "IT-201, line 55",
        ),
      },
      otherTaxes: inTheSuburbs,
      notes: ["Those who live elsewhere pay 0.5% on what they earn in Yonkers, which is left out."],
    },
    {
      name: "Outside of New York City, work done in it",
      onStateReturn: true,
      tax: {},
      otherTaxes: { ...businessTax, ...inTheCity },
      ...apart,
      notes: ["We assume you earn all of the profit in the city.", UBT_IS_AN_INCOME_TAX],
    },
    {
      name: "Dutchess, Nassau, Orange, Putnam, Rockland, Suffolk or Westchester",
      onStateReturn: true,
      tax: {},
      otherTaxes: inTheSuburbs,
      notes: ["We assume you earn all of the profit in these counties (zone 2 of the mobility tax)."],
    },
  ];
});

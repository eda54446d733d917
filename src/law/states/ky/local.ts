/** Kentucky: occupational license taxes on the self-employed, most of them on net profit. */
import {
  flatPerBusiness,
  rateOfNetProfits,
  rateOfReceipts,
  typedRateOfNetProfits,
} from "../../../engine/state/rules/places.ts";
import type { Figure } from "../../figure.ts";
import { byName, citing, placesIn, use } from "../figures.ts";

const louisville = citing({
  cite: "Louisville Metro Revenue Commission, Form OL-3 and Form W-1KJC instructions",
  url: "https://louisvilleky.gov/government/revenue-commission",
});
const lexington = citing({
  cite: "Lexington-Fayette Urban County Government, occupational license fee rates",
  url: "https://www.lexingtonky.gov/working/business-licensing-taxes/occupational-license-fee-rates-current-forms",
});
const AMLEGAL = "https://codelibrary.amlegal.com/codes";
const campbell = citing({
  cite: "Campbell County, Occupational License Office: flat fee instead of the net profit tax since 2023",
  url: "https://campbellcountyky.gov/division/blocks.php?structureid=49",
});
const florence = citing({
  cite: "City of Florence, Code of Ordinances, section 110.05",
  url: `${AMLEGAL}/florence/latest/florence_ky/0-0-0-5867`,
});
const kenton = citing(
  {
    cite: "National Finance Center, Kentucky county withholding, 2024: Kenton County has one rate",
    url: "https://help.nfc.usda.gov/bulletins/2024/1708538066.htm",
  },
  "The rate on wages since 2024. The county may no longer tax profit: a report of August 2024 says it ended that tax.",
);

export const localities = placesIn([2025, 2026], ({ dated }) => {
  /** Each place with the document for its rate on net profit, and whatever it charges on top. */
  const rates = [
    [
      "Ashland",
      dated({ 2025: 0.02, 2026: 0.02375 }),
      "City of Ashland, Net Profit License Fee: 2%; 2.375% from January 1, 2026",
      "https://www.ashlandky.gov/business/business_licenses/net_profit_license_fee.php",
      "Business license of 100, which counts toward the tax",
    ],
    [
      "Boone County",
      0.008,
      "Boone County, Form 0706 and Ordinance 07-27",
      "https://www.boonecountyky.org/departments/occupational_licensing/",
      "Limit on the profit taxed, about 79,000; mental health tax of up to 25; school tax of 0.5%",
    ],
    [
      "Bowling Green",
      0.02,
      "City of Bowling Green, Code of Ordinances, subchapter 18-2",
      `${AMLEGAL}/bowlinggreen/latest/bowlinggreen_ky/0-0-0-58419`,
      "Minimum tax of 30",
    ],
    [
      "Covington",
      0.025,
      "City of Covington, Finance: 2.5% of net profits, 2.45% of wages",
      "https://www.covingtonky.gov/government/departments/finance/business-licensing-occupational-license-fee",
      "Minimum tax of 100; Kenton County's own tax",
    ],
    [
      "Owensboro",
      0.0178,
      "City of Owensboro, Finance: 1.78% from July 1, 2017",
      "https://www.owensboro.org/page/finance-department",
      "Minimum tax of 75; Daviess County's own tax",
    ],
  ] as const;
  // KRS 67.755(1): quarterly payments are for business entities other than sole proprietorships.
  const paymentsNote = (place: string) => `${place} has its own return. Sole proprietors pay nothing before that.`;
  const profits = (rate: Figure<number>) => ({
    profits: use(rateOfNetProfits, "Occupational license tax", { rate }),
  });

  return [
    {
      name: "Louisville and Jefferson County",
      onStateReturn: false,
      // Louisville Metro Code 110.07(C); Form OL-3D instructions.
      paymentsNote: paymentsNote("Louisville"),
      tax: {
        profits: use(
          rateOfNetProfits,
          "Occupational license tax",
          { rate: louisville.rate(0.022, "Rate for residents") },
          "Form OL-3",
        ),
      },
      notes: ["People who live elsewhere pay 1.45%, because they don't owe the school board's part."],
    },
    {
      name: "Lexington and Fayette County",
      onStateReturn: false,
      paymentsNote: paymentsNote("Lexington"),
      tax: {
        profits: use(
          rateOfNetProfits,
          "Occupational license fee",
          { rate: lexington.rate(0.0225, "Tax rate of the county") },
          "Form 228",
        ),
      },
      missing: ["School tax of 0.5% for residents, where it reaches net profit"],
    },
    ...[
      ...rates.map(([name, rate, cite, url, missing]) => ({
        name,
        onStateReturn: false,
        paymentsNote: paymentsNote(name),
        tax: profits(citing({ cite, url }).rate(rate, `Tax rate of ${name}`)),
        missing: [missing],
      })),
      {
        name: "Campbell County",
        onStateReturn: false,
        tax: { fee: use(flatPerBusiness, "Business license fee", { perYear: campbell.usd(75, "Fee for a year") }) },
        notes: ["The county taxes wages but no longer taxes the profit of the self-employed."],
        missing: ["License taxes of the cities in the county"],
      },
      {
        name: "Florence",
        onStateReturn: false,
        paymentsNote: paymentsNote("Florence"),
        tax: {
          receipts: use(rateOfReceipts, "Occupational license tax", {
            rate: florence.rate(0.001, "Rate on gross receipts"),
            least: florence.usd(40, "Minimum tax"),
            most: florence.usd(10_000, "Most tax"),
          }),
        },
        notes: ["The city's 2% is a tax on wages, which employers withhold."],
        missing: ["Boone County's own tax"],
      },
      {
        name: "Kenton County",
        onStateReturn: false,
        paymentsNote: paymentsNote("Kenton County"),
        tax: profits(kenton.rate(0.006997, "Tax rate of Kenton County")),
        missing: ["Limit on the profit taxed: the Social Security wage base"],
      },
    ].sort(byName),
    {
      name: "Another place in Kentucky",
      onStateReturn: false,
      paymentsNote: paymentsNote("Your city or county"),
      tax: { profits: use(typedRateOfNetProfits, "Occupational license tax", {}) },
    },
  ];
});

/** Kentucky: occupational license taxes on net profit. */
import { rateOfNetProfits, typedRateOfNetProfits } from "../../../engine/state/rules/places.ts";
import { citing, placesIn, use } from "../figures.ts";

const louisville = citing({
  cite: "Louisville Metro Revenue Commission, Form OL-3 and Form W-1KJC instructions",
  url: "https://louisvilleky.gov/government/revenue-commission",
});
const lexington = citing({
  cite: "Lexington-Fayette Urban County Government, occupational license fee rates",
  url: "https://www.lexingtonky.gov/working/business-licensing-taxes/occupational-license-fee-rates-current-forms",
});
const others = citing(
  { cite: "Kentucky Occupational License Association, rates", url: "https://www.kola.org" },
  "From general knowledge of the place; ask its tax office.",
);

export const localities = placesIn([2025, 2026], ({ dated }) => {
  // biome-ignore format: reads as the published table
  const rates = [
    ...dated({ 2025: [], 2026: [["Ashland", 0.02375]] }),
    ["Boone County", 0.008],
    ["Bowling Green", 0.02],
    ["Campbell County", 0.0105],
    ["Covington", 0.0245],
    ["Florence", 0.02],
    ["Kenton County", 0.007097],
    ["Owensboro", 0.0178],
  ] as const;

  return [
    {
      name: "Louisville and Jefferson County",
      onStateReturn: false,
      tax: {
        profits: use(
          rateOfNetProfits,
          "Occupational license tax",
          { rate: louisville.rate(0.022, "Rate for residents") },
          "Form OL-3",
        ),
      },
      notes: ["Those who live elsewhere pay 1.45%: without the part of the school board."],
    },
    {
      name: "Lexington and Fayette County",
      onStateReturn: false,
      tax: {
        profits: use(
          rateOfNetProfits,
          "Occupational license fee",
          { rate: lexington.rate(0.0225, "Rate of the county") },
          "Form 228",
        ),
      },
      missing: ["School tax of 0.5% for residents, where it reaches net profit"],
    },
    ...rates.map(([name, rate]) => ({
      name,
      onStateReturn: false,
      tax: {
        profits: use(rateOfNetProfits, "Occupational license tax", { rate: others.rate(rate, `Rate of ${name}`) }),
      },
      missing: ["Caps, least amounts and rates for wages"],
    })),
    {
      name: "Another place in Kentucky",
      onStateReturn: false,
      tax: { profits: use(typedRateOfNetProfits, "Occupational license tax", {}) },
    },
  ];
});

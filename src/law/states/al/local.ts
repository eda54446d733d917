/** Alabama: occupational taxes on wages. */
import { rateOfWages } from "../../../engine/state/rules/places.ts";
import { citing, placesByRate, placesIn, use } from "../figures.ts";

const cities = citing(
  { cite: "City codes of Birmingham, Bessemer and Gadsden; Macon County", url: "https://www.birminghamal.gov" },
  "From general knowledge of the place. Ask its tax office.",
);

// biome-ignore format: reads as the published table
const rates = [
  [0.01, ["Bessemer", "Birmingham", "Macon County"]],
  [0.02, ["Gadsden"]],
] as const;

export const localities = placesIn([2025, 2026], () =>
  placesByRate(rates, cities, (rate) => ({
    onStateReturn: false,
    tax: { wages: use(rateOfWages, "Occupational tax on wages", { rate }) },
    notes: ["Employers withhold it. If you are self-employed, you buy a business license instead."],
    missing: ["Business license by gross receipts"],
  })),
);

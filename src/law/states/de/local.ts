/** Delaware: Wilmington. */
import { rateOfEarnings } from "../../../engine/state/rules/places.ts";
import { citing, ONE_SOURCE, placesIn, use } from "../figures.ts";

const wilmington = citing(
  {
    cite: "City of Wilmington, earned income and net profits tax",
    url: "https://wilmdebudget.org/wp-content/uploads/2024/03/fy25-tax-rates.pdf",
  },
  ONE_SOURCE,
);

export const localities = placesIn([2025, 2026], () => [
  {
    name: "Wilmington",
    onStateReturn: false,
    tax: {
      earnings: use(rateOfEarnings, "Earned income and net profits tax", { rate: wilmington.rate(0.0125, "Rate") }),
    },
    missing: ["Business license and head tax"],
  },
]);

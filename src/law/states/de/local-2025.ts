/** Delaware, 2025: Wilmington. */
import type { Localities } from "../../../engine/state/state-year.ts";
import { citing, ONE_SOURCE, use } from "../figures.ts";

const wilmington = citing(
  {
    cite: "City of Wilmington, earned income and net profits tax",
    url: "https://wilmdebudget.org/wp-content/uploads/2024/03/fy25-tax-rates.pdf",
  },
  ONE_SOURCE,
);

export const de2025Local: Localities = [
  {
    name: "Wilmington",
    onStateReturn: false,
    tax: {
      earnings: use("rateOfEarnings", "Earned income and net profits tax", { rate: wilmington.rate(0.0125, "Rate") }),
    },
    missing: ["Business license and head tax"],
  },
];

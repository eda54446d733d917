/** Colorado, 2026: occupational privilege taxes. */
import type { Localities } from "../../../engine/state/state-year.ts";
import { citing, ONE_SOURCE, use } from "../figures.ts";

const cities = citing(
  {
    cite: "City and County of Denver, business tax information; city codes of Glendale, Greenwood Village and Sheridan",
    url: "https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Department-of-Finance/Our-Divisions/Treasury/Business-Tax-Information",
  },
  ONE_SOURCE,
);

const perYear = [
  ["Denver", 117],
  ["Glendale", 120],
  ["Greenwood Village", 48],
  ["Sheridan", 72],
] as const;

export const co2026Local: Localities = perYear.map(([name, amount]) => ({
  name,
  onStateReturn: false,
  tax: {
    privilege: use("flatPerBusiness", "Occupational privilege tax", {
      perYear: cities.usd(amount, "Twelve months of the business and the employee part"),
    }),
  },
  notes: ["The employee part is due in months with enough earnings in the city."],
}));

/** Colorado: occupational privilege taxes. The self-employed owe the business part, not the employee's. */
import { flatPerBusiness } from "../../../engine/state/rules/places.ts";
import { citing, ONE_SOURCE, placesIn, use } from "../figures.ts";

const DENVER = {
  cite: "Denver Occupational Privilege Tax Return for sole proprietors, line 1",
  url: "https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Department-of-Finance/Our-Divisions/Treasury/Business-Tax-Information",
};
const GLENDALE = {
  cite: "Glendale Occupational Privilege Tax Return, instructions for line B",
  url: "https://www.glendale.co.us/FormCenter/Tax-and-Licenses-6/City-of-Glendale-Monthly-Occupational-Pr-53",
};
const GREENWOOD_VILLAGE = {
  cite: "City of Greenwood Village, frequently asked tax questions",
  url: "https://greenwoodvillage.com/1423/FAQs",
};
const SHERIDAN = {
  cite: "City of Sheridan, occupational privilege tax",
  url: "https://www.ci.sheridan.co.us/288/Occupational-Privilege-Tax",
};

const perYear = [
  ["Denver", 48, citing(DENVER)],
  ["Glendale", 60, citing(GLENDALE)],
  ["Greenwood Village", 24, citing(GREENWOOD_VILLAGE)],
  ["Sheridan", 36, citing(SHERIDAN, ONE_SOURCE)],
] as const;

export const localities = placesIn([2025, 2026], () =>
  perYear.map(([name, amount, from]) => ({
    name,
    onStateReturn: false,
    tax: {
      privilege: use(flatPerBusiness, "Occupational privilege tax", {
        perYear: from.usd(amount, "Twelve months of the business part"),
      }),
    },
    notes: ["At a job in the city, the employee part is withheld from pay."],
  })),
);

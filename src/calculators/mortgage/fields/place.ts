/** Where the home is, and what that costs: tax, insurance, dues. */
import { choice, type Reading } from "../../../inputs/fields.ts";
import { runningCosts } from "../../home/costs.ts";

/** The country as a whole, and the states by code; their names load with the figures in `places.ts`. */
export const COUNTRY = "US";
const STATES =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";

/** Letters, spaces and the characters that occur in county names: "St. Mary's", "Miami-Dade", "Doña Ana". */
const NAME = /^[\p{L}][\p{L} .'’-]{0,59}$/u;

export const NO_COUNTY = "";

export const place = {
  state: choice({
    label: "State",
    start: COUNTRY,
    options: [COUNTRY, ...STATES.split(" ")].map((value) => ({ value, label: value })),
  }),
  /**
   * Counties load once a state is chosen, so any name is accepted; if the state doesn't have it, the page says so then.
   */
  county: {
    ...choice<string>({
      label: "County",
      start: NO_COUNTY,
      options: [{ value: NO_COUNTY, label: "Another county" }],
    }),
    read: (text: string): Reading<string> => {
      const name = text.trim();
      return name === NO_COUNTY || NAME.test(name) ? { value: name } : { problem: "Choose a county from the list." };
    },
  },
  ...runningCosts,
};

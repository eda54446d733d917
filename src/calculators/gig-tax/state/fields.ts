/** What states and cities need beyond the federal return. */
import { money, percent } from "../../../inputs/fields.ts";

const MOST = 1_000_000_000;
const amount = (label: string) => money({ label, start: 0, max: MOST });

export const stateFields = {
  rent: amount("Rent paid for your home, per year"),
  /** Asked if the state has a different rate for the rest of the profit: South Carolina. */
  personalServices: percent({
    label: "Part of your profit that pays for your own work",
    start: null,
    max: 1,
  }),
  stateWithheld: money({
    label: "State income tax withheld this year",
    start: null,
    max: MOST,
  }),
  lastYearStateTax: money({
    label: "Last year's state income tax",
    start: null,
    max: MOST,
  }),
  lastYearPlaceTax: money({
    label: "Last year's city income tax",
    start: null,
    max: MOST,
  }),
};

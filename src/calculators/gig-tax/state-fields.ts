/** What states and cities ask beyond the federal return. */
import { money, percent } from "../../inputs/fields.ts";

const MOST = 1_000_000_000;
const amount = (label: string, help: string) => money({ label, start: 0, max: MOST, help });

export const stateFields = {
  rent: amount("Rent paid for your home, a year", "Some states give a credit or a deduction for it."),
  /** Asked where a state taxes the rest of the profit by another rate: South Carolina. */
  personalServices: percent({
    label: "Part of your profit that pays for your own work",
    start: null,
    max: 1,
    help: "The rest can be taxed at 3% with Form I-335. Leave it empty to use the state's safe harbor: half, up to $100,000 of profit.",
  }),
  stateWithheld: money({
    label: "State income tax withheld this year",
    start: null,
    max: MOST,
    help: "From every job and pension: Form W-2, box 17. Leave it empty and we estimate it from your pay.",
  }),
  statePaid: amount("State estimated tax already paid", "For this tax year."),
  lastYearStateTax: money({
    label: "Last year's state income tax",
    start: null,
    max: MOST,
    help: "After credits, with city or county tax on the same return. Leave it empty if you don't know.",
  }),
};

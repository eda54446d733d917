/** The blanks of the first questions. They are there at once; all others come after the first answer (`further.ts`). */
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { choice, day, type InputsOf, list, periodic } from "../../inputs/fields.ts";
import { type LinkFormat, withOldStart } from "../../inputs/link.ts";
import type { Givens } from "../../inputs/typed.ts";
import { placeFields } from "./place-fields.ts";

const STATUS_NAMES: Readonly<Record<(typeof filingStatuses)[number], string>> = {
  single: "Single",
  married_joint: "Married, one joint return",
  married_separate: "Married, separate returns",
  head_of_household: "Head of household",
  surviving_spouse: "Qualifying surviving spouse",
};

/** The day the page counts from when it is built; in the browser it is the visitor's today. */
export const BUILD_DAY = "2026-11-21";

/** How old everybody is until another age is typed. */
export const START_AGE = 35;

export const firstFields = {
  taxYear: choice({
    label: "Tax year",
    start: 2026,
    options: [
      { value: 2026, label: "2026, the year to plan" },
      { value: 2025, label: "2025, the year to file" },
    ],
  }),
  today: day({ label: "Count from this day", start: BUILD_DAY, first: "2025-01-01", last: "2027-12-31" }),
  ...placeFields,
  filingStatus: choice({
    label: "Filing status",
    start: "single",
    options: filingStatuses.map((value) => ({ value, label: STATUS_NAMES[value] })),
  }),
  gigs: list({
    label: "Gigs",
    one: "gig",
    max: 8,
    start: [{ pay: { amount: 3000, per: "month" } }],
    of: {
      pay: periodic({
        label: "Pay from gig work",
        start: { amount: 0, per: "month" },
        periods: ["week", "two weeks", "month", "year", "so far"],
        max: 100_000_000,
        usual: [100, 2_000_000],
        help: "What reached you, tips included, before your own costs.",
      }),
    },
  }),
};

export type FirstInputs = InputsOf<typeof firstFields>;

export const linkFormat: LinkFormat = {
  version: 2,
  migrations: {
    // Version 1 wrote the day it was made into "Count from this day", which almost nobody had chosen. A gig that was
    // added began with the pay of the first one.
    1: ({ today, ...typed }) => ({
      ...withOldStart(typed, "gigs", "pay", "3000/month", 1),
      ...(today === undefined ? {} : { on: today }),
    }),
  },
};

/** Today stands in its field until the visitor chooses another day. */
export const givenOn = (today: string) => (): Givens => ({ today: { text: today, from: { text: "today" } } });

/** The home of the guides' tools. Names and meanings are those of the mortgage calculator, so that a link carries them over. */
import { choice, count, duration, type InputsOf, money, percent } from "../../inputs/fields.ts";
import { homeCosts } from "../../law/mortgage/home-costs.ts";
import { startingRates } from "../../law/mortgage/rates.ts";
import { runningCosts } from "./costs.ts";
import { annualRate, downPayment, EXAMPLE, price } from "./purchase.ts";

const states = [
  { value: "US", label: "United States, average" },
  ...homeCosts.map(({ state, name }) => ({ value: state, label: name })),
];

export const homeFields = {
  price,
  downPayment: downPayment(0.1),
  annualRate: annualRate(startingRates.fixed30.value),
  termMonths: duration({ label: "Term", start: 360, min: 1, max: 600, usual: [60, 480] }),
  state: choice({ label: "State", start: "US", options: states, help: "Fills in averages for tax and insurance." }),
  ...runningCosts,
  mortgageInsuranceRate: percent({
    label: "Mortgage insurance a year, of the loan",
    start: 0.0038,
    max: 0.05,
    usual: [0.001, 0.025],
  }),
};

/** How long one would live there, and what renting it would cost. */
export const stayFields = {
  rentPerMonth: money({
    label: "Rent of a similar home, a month",
    start: 2_300,
    max: 100_000,
    usual: [300, 30_000],
    from: EXAMPLE,
  }),
  yearsStaying: count({ label: "Years you would stay", unit: "years", start: 8, min: 1, max: 40, from: EXAMPLE }),
};

export type Home = InputsOf<typeof homeFields>;

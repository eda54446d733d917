/**
 * The home in the guides' tools. Names and meanings match the mortgage calculator's, so that a link carries them over.
 */
import { choice, count, type InputsOf, money, percent } from "../../inputs/fields.ts";
import { homeCosts } from "../../law/mortgage/home-costs.ts";
import { startingHouse } from "../../law/mortgage/starting-house.ts";
import { STAY } from "./averages.ts";
import { runningCosts } from "./costs.ts";
import { annualRate, downPayment, price, termMonths } from "./purchase.ts";

const states = [
  { value: "US", label: "United States, average" },
  ...homeCosts.map(({ state, name }) => ({ value: state, label: name })),
];

export const homeFields = {
  price,
  downPayment,
  annualRate,
  termMonths,
  state: choice({ label: "State", start: "US", options: states, help: "Fills in averages for tax and insurance." }),
  ...runningCosts,
  mortgageInsuranceRate: percent({
    label: "Yearly mortgage insurance, as a share of the loan",
    start: 0,
    max: 0.05,
    usual: [0.001, 0.025],
  }),
};

/** How long one would live there, and what renting it would cost. */
export const stayFields = {
  rentPerMonth: money({
    label: "Monthly rent for a similar home",
    start: startingHouse.price.value * startingHouse.rentShare.value,
    max: 100_000,
    usual: [300, 30_000],
  }),
  yearsStaying: count({
    label: "Years you would stay",
    unit: "years",
    start: startingHouse.stay.value,
    min: 1,
    max: 40,
    from: STAY,
  }),
};

export type Home = InputsOf<typeof homeFields>;

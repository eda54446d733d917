import { answer } from "../../calculators/true-cost/answer.ts";
import { exampleInputs } from "../../calculators/true-cost/inputs.ts";
import { upkeep } from "../../law/mortgage/upkeep.ts";
import { inDollars, inNumbers } from "../../ui/format.ts";

const { byMethod, home } = answer(exampleInputs());

/** What each published number counts, and what it would mean for the same house. */
const averages = [
  {
    amount: byMethod.byArea,
    says: "A dollar for each square foot",
    counts: "a rule of thumb that nobody has measured",
  },
  {
    amount: byMethod.reported,
    says: "Routine repairs that owners report",
    counts: "the median for homes built before 1950, in a 2021 survey",
  },
  {
    amount: byMethod.byParts,
    says: "Parts that wear out",
    counts: "price divided by years of life, for five parts; no small repairs",
  },
  { amount: byMethod.byValue, says: "1% of the home's value", counts: "a rule of thumb, the same for every roof" },
  {
    amount: upkeep.withImprovements.value,
    says: "Upkeep and improvements together",
    counts: "the same survey, new kitchens included",
  },
  {
    amount: upkeep.projectList.value,
    says: "A full list of projects",
    counts: "prices for everything a careful owner might have done",
  },
].sort((a, b) => a.amount - b.amount);

const [least, most] = [averages[0]?.amount ?? 0, averages.at(-1)?.amount ?? 1];

/** Published averages of upkeep side by side: how far apart they are, and why. */
export const WhyAveragesDisagree = () => (
  <figure className="bars">
    <figcaption>
      For one house, the published averages run from {inDollars(least)} to {inDollars(most)} a year
    </figcaption>
    <ol>
      {averages.map(({ says, counts, amount }) => (
        <li key={says}>
          <span>{says}</span> <b>{inDollars(amount)}</b>
          <svg width="100%" height="14" aria-hidden="true">
            <rect className="area olive" width={`${(amount / most) * 100}%`} height="14" />
          </svg>
          <small>{counts}</small>
        </li>
      ))}
    </ol>
    <p className="small soft">
      For a {inDollars(home.price)} house with {inNumbers(exampleInputs().squareFeet)} square feet.
    </p>
  </figure>
);

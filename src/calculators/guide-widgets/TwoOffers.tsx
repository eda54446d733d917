import { Blank } from "../../ui/form/Blank.tsx";
import { inDollars, inPercent } from "../../ui/format.ts";
import { type CompareRow, Comparison } from "../../ui/result/Comparison.tsx";
import { offers } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Tool } from "./Tool.tsx";

const years = (house: House) => `${house.yearsStaying} ${house.yearsStaying === 1 ? "year" : "years"}`;

/** Two Loan Estimates compared over the years the reader stays. */
export const TwoOffers = () => (
  <Tool
    title="Which of two offers costs less?"
    steps="offersSteps"
    says={(house) => {
      const { first, second } = offers(house);
      const less = Math.abs(first.cost - second.cost);
      const words =
        less < 0.5
          ? `Over ${years(house)} the two cost the same.`
          : `Over ${years(house)} the ${first.cost < second.cost ? "first" : "second"} offer costs ${inDollars(less)} less.`;
      return { words, spoken: words };
    }}
    shows={(house) => <Comparison label="Two offers side by side" columns={["First", "Second"]} rows={rows(house)} />}
  >
    <p className="lead">The first offer has the rate you entered for your house.</p>
    <Blank name="fees" />
    <Blank name="otherRate" />
    <Blank name="otherFees" />
  </Tool>
);

function rows(house: House): CompareRow[] {
  const { first, second } = offers(house);
  const row = (
    label: string,
    name: "payment" | "upfront" | "interest" | "cost",
    show: (amount: number) => string,
  ): CompareRow => ({
    label,
    cells: [
      { text: show(first[name]), name: `first.${name}`, best: first[name] < second[name] },
      { text: show(second[name]), name: `second.${name}`, best: second[name] < first[name] },
    ],
  });
  const apr = (rate: number | null) => (rate === null ? "none" : inPercent(Math.round(rate * 1e5) / 1e5));
  return [
    { label: "Rate", cells: [{ text: inPercent(house.annualRate) }, { text: inPercent(house.otherRate) }] },
    row("Monthly payment", "payment", inDollars),
    row("Points and fees", "upfront", inDollars),
    row(`Interest over ${years(house)}`, "interest", inDollars),
    { ...row("Cost in that time", "cost", inDollars), kind: "total" },
    {
      label: "APR of these fees alone",
      cells: [
        { text: apr(first.apr), name: "first.apr" },
        { text: apr(second.apr), name: "second.apr" },
      ],
    },
  ];
}

import type { LineName } from "../../engine/worksheet.ts";
import { traditionalRatios } from "../../law/mortgage/debt-limits.ts";
import { Blank } from "../../ui/form/Blank.tsx";
import { inCents, inDollars, inPercent } from "../../ui/format.ts";
import type { Entry } from "../../ui/result/Ledger.tsx";
import { affordable } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Tool } from "./Tool.tsx";

const { front, back } = traditionalRatios;

/** The highest price that the traditional ratios allow. */
export const Affordability = () => (
  <Tool
    title="How much house by the 28/36 rule?"
    steps="affordableSteps"
    says={(house) => {
      const { loan, maxPrice, maxHousingPayment } = affordable(house);
      const words = `By the 28/36 rule, you could pay ${inDollars(maxHousingPayment)} a month for housing. That buys a home for ${inDollars(maxPrice)}, if you have ${inDollars(maxPrice - loan)} to put down.`;
      return { words, spoken: words };
    }}
    shows={entries}
  >
    <Blank name="incomePerYear" />
    <Blank name="debtsPerMonth" />
  </Tool>
);

function entries(house: House): Entry<LineName<ReturnType<typeof affordable>>>[] {
  const found = affordable(house);
  return [
    {
      name: "frontLimit",
      label: `${inPercent(front.value)} of income, for housing`,
      amount: inCents(found.frontLimit),
      note: found.frontBinds ? "this one is tighter" : undefined,
    },
    {
      name: "backLimit",
      label: `${inPercent(back.value)} of income, less debts`,
      amount: inCents(found.backLimit),
      note: found.frontBinds ? undefined : "this one is tighter",
    },
    {
      name: "loan",
      label: "Loan",
      amount: inDollars(found.loan),
      note: `${inPercent(Math.round(found.loanToValue * 1000) / 1000)} of the price`,
    },
    { name: "maxPrice", label: "Highest price", amount: inDollars(found.maxPrice), kind: "total" },
  ];
}

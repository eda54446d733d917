import type { LineName } from "../../engine/worksheet.ts";
import { Blank } from "../../ui/form/Blank.tsx";
import { inDollars } from "../../ui/format.ts";
import type { Entry } from "../../ui/result/Ledger.tsx";
import { cash, reserveOf } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Tool } from "./Tool.tsx";

/** The cash a buyer needs, by section of the Loan Estimate. */
export const CashToClose = () => (
  <Tool
    title="How much cash do you need?"
    steps="cashSteps"
    says={(house) => {
      const needed = cash(house);
      const reserve = reserveOf(house);
      const words = `You bring ${inDollars(needed.cash)} to closing and keep ${inDollars(reserve)} in reserve, for a total of ${inDollars(needed.cash + reserve)}.`;
      return { words, spoken: words };
    }}
    shows={entries}
  >
    <Blank name="lenderFees" />
    <Blank name="titleAndTaxes" />
    <Blank name="reserveMonths" />
  </Tool>
);

function entries(house: House): Entry<LineName<ReturnType<typeof cash>>>[] {
  const needed = cash(house);
  return [
    { name: "origination", label: "A: lender’s fees and points", amount: inDollars(needed.origination) },
    { name: "servicesShopped", label: "B and C: title and settlement", amount: inDollars(needed.servicesShopped) },
    {
      name: "taxesAndRecording",
      label: "E: recording and transfer taxes",
      amount: inDollars(needed.taxesAndRecording),
    },
    {
      name: "prepaids",
      label: "F: insurance and interest paid in advance",
      amount: inDollars(needed.prepaids),
      note: "closing in the middle of a month",
    },
    {
      name: "initialEscrow",
      label: "G: into escrow",
      amount: inDollars(needed.initialEscrow),
      note: "next tax bill due in six months, plus a two-month cushion",
    },
    {
      name: "totalClosingCosts",
      label: "J: closing costs",
      amount: inDollars(needed.totalClosingCosts),
      kind: "subtotal",
    },
    { name: "cash", label: "With the down payment", amount: inDollars(needed.cash), kind: "total" },
  ];
}

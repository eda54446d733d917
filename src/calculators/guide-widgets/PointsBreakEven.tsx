import type { LineName } from "../../engine/worksheet.ts";
import { Blank } from "../../ui/form/Blank.tsx";
import { inCents, inDollars, inPercent, monthsInWords } from "../../ui/format.ts";
import type { Entry } from "../../ui/result/Ledger.tsx";
import { pointsOf } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Tool } from "./Tool.tsx";

const when = (months: number | null) => (months === null ? "never" : monthsInWords(months));

/** Points for a lower rate: what they cost, and when they have paid for themselves. */
export const PointsBreakEven = () => (
  <Tool
    title="Do points pay?"
    steps="pointsSteps"
    says={(house) => {
      const { cost, monthlySaving, equityBreakEvenMonth } = pointsOf(house);
      const words =
        equityBreakEvenMonth === null
          ? `These points cost ${inDollars(cost)} and never pay for themselves.`
          : `${inDollars(cost)} now saves ${inCents(monthlySaving)} a month. It has paid for itself after ${when(equityBreakEvenMonth)}. You plan to stay ${monthsInWords(house.yearsStaying * 12)}.`;
      return { words, spoken: words };
    }}
    shows={entries}
  >
    <Blank name="pointsShare" />
    <Blank name="rateWithPoints" />
  </Tool>
);

function entries(house: House): Entry<LineName<ReturnType<typeof pointsOf>>>[] {
  const found = pointsOf(house);
  return [
    {
      name: "paymentWithout",
      label: `Payment at ${inPercent(house.annualRate)}`,
      amount: inCents(found.paymentWithout),
    },
    { name: "paymentWith", label: `Payment at ${inPercent(house.rateWithPoints)}`, amount: inCents(found.paymentWith) },
    { name: "simpleBreakEven", label: "Paid back by lower payments after", amount: when(found.simpleBreakEven) },
    {
      name: "equityBreakEvenMonth",
      label: "The same, counting that you owe less",
      amount: when(found.equityBreakEvenMonth),
    },
    {
      name: "discountedBreakEvenMonth",
      label: "The same, if the money had earned a return",
      amount: when(found.discountedBreakEvenMonth),
    },
    {
      name: "savedInTheEnd",
      label: "Saved if you keep the loan to its end",
      amount: inDollars(found.savedInTheEnd),
      kind: "total",
    },
  ];
}

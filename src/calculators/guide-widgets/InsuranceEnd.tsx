import type { PrivateInsurance } from "../../engine/mortgage/insurance/private-insurance.ts";
import type { LineName } from "../../engine/worksheet.ts";
import { Blank } from "../../ui/form/Blank.tsx";
import { inCents, inDollars, monthsInWords } from "../../ui/format.ts";
import type { Entry } from "../../ui/result/Ledger.tsx";
import { insuranceEnd } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Tool } from "./Tool.tsx";

/** When private mortgage insurance ends, and what asking for it saves. */
export const InsuranceEnd = () => (
  <Tool
    title="When does your mortgage insurance end?"
    steps="insuranceSteps"
    says={(house) => {
      const ends = insuranceEnd(house);
      const words = ends
        ? `You may ask after ${monthsInWords(ends.lastIfRequested)}. If you do not, it ends by itself after ${monthsInWords(ends.lastIfAutomatic)}. Asking saves ${inDollars(ends.savedByRequest)}.`
        : "With this down payment, a conventional loan needs no mortgage insurance.";
      return { words, spoken: words };
    }}
    shows={entries}
  >
    <Blank name="extraPerMonth" />
  </Tool>
);

function entries(house: House): Entry<LineName<PrivateInsurance>>[] | null {
  const ends = insuranceEnd(house);
  if (!ends) return null;
  return [
    { name: "perMonth", label: "Mortgage insurance a month", amount: inCents(ends.perMonth) },
    { name: "requestBalance", label: "You may ask when you owe", amount: inDollars(ends.requestBalance) },
    {
      name: "automaticBalance",
      label: "It ends by itself when you should owe",
      amount: inDollars(ends.automaticBalance),
    },
    {
      name: "actualRequest",
      label: "You may ask after",
      amount: monthsInWords(ends.lastIfRequested),
      note: house.extraPerMonth > 0 ? `with ${inDollars(house.extraPerMonth)} more each month` : undefined,
    },
    { name: "scheduledAutomatic", label: "It ends by itself after", amount: monthsInWords(ends.lastIfAutomatic) },
    { name: "savedByRequest", label: "Saved by asking", amount: inDollars(ends.savedByRequest), kind: "total" },
  ];
}

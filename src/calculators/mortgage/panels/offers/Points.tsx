import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { pointsInWords } from "../summaries.ts";
import { type PointsFound, stepsOfPoints } from "./other-quote.ts";

export default function Points({ found }: { readonly found: PointsFound }) {
  const { worksheet, offer, answered } = found;
  const nothing = Math.abs(worksheet.cost) < 0.005;
  const orNever = (months: number | null) =>
    nothing ? "nothing to earn back" : months === null ? "never" : monthsInWords(months);
  const credit = worksheet.cost < 0;
  const entries: Entry<LineName<typeof worksheet>>[] = [
    {
      name: "cost",
      label: credit ? "Credit you would get" : "Cost of the points",
      amount: inCents(Math.abs(worksheet.cost)),
    },
    {
      name: "paymentWithout",
      label: "Loan payment now",
      amount: inCents(worksheet.paymentWithout),
      note: `at ${inPercent(offer.annualRate)}`,
    },
    {
      name: "paymentWith",
      label: "Loan payment in the other offer",
      amount: inCents(worksheet.paymentWith),
      note: `at ${inPercent(offer.rateWithPoints)}`,
    },
    { name: "monthlySaving", label: "Saved each month", amount: inCents(worksheet.monthlySaving), kind: "subtotal" },
    {
      name: "simpleBreakEven",
      label: "Break-even, counting payments alone",
      amount: orNever(worksheet.simpleBreakEven),
    },
    {
      name: "equityBreakEvenMonth",
      label: "Break-even, counting the lower balance",
      amount: orNever(worksheet.equityBreakEvenMonth),
      note: "the fairer test",
    },
    {
      name: "discountedBreakEvenMonth",
      label: "Break-even, counting lost returns",
      amount: orNever(worksheet.discountedBreakEvenMonth),
      note: `${inPercent(answered.given.investReturn)} a year`,
    },
    {
      name: "savedInTheEnd",
      label: "Saved if you keep the loan to the end",
      amount: inDollars(worksheet.savedInTheEnd),
      kind: "total",
    },
  ];
  return (
    <Explains of={found} steps={stepsOfPoints}>
      <p className="finding">{pointsInWords(found)}</p>
      <div className="fields">
        <Blank name="quoteRate" />
        <Blank name="quotePoints" note="One point is 1% of the loan. For a lender credit, enter a negative number." />
      </div>
      <p className="soft small">
        The loan above has {inPercent(answered.given.pointsShare)} in points:{" "}
        <ToBlank name="pointsShare">change it under “Closing costs”</ToBlank>.
      </p>
      <Ledger label="Points and rate" entries={entries} />
    </Explains>
  );
}

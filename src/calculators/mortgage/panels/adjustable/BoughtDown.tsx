import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { inCents, inDollars, inPercent } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { type BoughtDown as Found, stepsOfBoughtDown } from "./temporary-buydown.ts";

/** What is paid in each year of a temporary buydown, and what it costs. */
export default function BoughtDown({ found }: { readonly found: Found | undefined }) {
  if (!found) return <p>We figure buydowns for fixed-rate loans only.</p>;
  const { buydown, instead } = found.worksheet;
  const { years, fullPayment, cost } = buydown;
  const [first] = years;
  const entries: Entry<LineName<Found["worksheet"]>>[] = [
    { name: "buydown.cost", label: "What the buydown costs", amount: inCents(cost), kind: "total" },
    {
      name: "instead.saved",
      label: "Monthly savings if the same money came off the price",
      amount: inCents(instead.saved),
      note: "for the whole term",
    },
  ];
  return (
    <Explains of={found} steps={stepsOfBoughtDown}>
      <p className="finding">
        You’d pay <b>{inCents(first?.reduced ?? fullPayment)} a month</b> in the first year, and {inCents(fullPayment)}{" "}
        starting in year {years.length + 1}. Someone, usually the seller, pays <b>{inDollars(cost)}</b> for it at
        closing.
      </p>
      <div className="fields">
        <Blank name="buydown" note="2-1: two percentage points off the rate in the first year, one in the second." />
      </div>
      <Comparison
        label="Payments of a temporary buydown"
        columns={[...years.map((_, i) => `Year ${i + 1}`), `From year ${years.length + 1}`]}
        rows={[
          {
            label: "Payment figured at",
            cells: [
              ...years.map(({ rate }, i) => ({ text: inPercent(rate), name: `buydown.years.${i + 1}.rate` })),
              { text: inPercent(found.answered.house.annualRate) },
            ],
          },
          {
            label: "You pay each month",
            kind: "total",
            cells: [
              ...years.map(({ reduced }, i) => ({ text: inCents(reduced), name: `buydown.years.${i + 1}.reduced` })),
              { text: inCents(fullPayment), name: "buydown.fullPayment" },
            ],
          },
          {
            label: "Paid for you each month",
            cells: [
              ...years.map(({ saved }, i) => ({ text: inCents(saved), name: `buydown.years.${i + 1}.saved` })),
              { text: "nothing" },
            ],
          },
        ]}
      />
      <Ledger label="The cost of a temporary buydown" entries={entries} />
      <p className="soft small">
        The loan itself keeps its rate of {inPercent(found.answered.house.annualRate)}, so lenders check whether you can
        afford the full payment. These payments leave out taxes and insurance.
      </p>
    </Explains>
  );
}

import { paymentDate } from "../../../../engine/mortgage/schedule.ts";
import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { inCents, inDollars, monthInWords, monthsInWords } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import type { Answer } from "../../answer.ts";
import { kindOf } from "../../loan.ts";
import { type Ends as Found, stepsOfEnds } from "./insurance-ends.ts";

const WAYS = [
  ["monthly", "Monthly premium"],
  ["single", "One premium at closing"],
  ["paidByLender", "Paid by the lender"],
  ["piggyback", "Second loan"],
] as const;

/** When mortgage insurance ends, and the other ways to borrow more than 80%. */
export default function Ends({ answered, found }: { readonly answered: Answer; readonly found: Found | undefined }) {
  if (!found) return <NoPrivateInsurance answered={answered} />;
  const { ends, lastIfValued, ways } = found.worksheet;
  const { house } = found.answered;
  const when = (payment: number) => monthInWords(paymentDate(house, Math.max(1, payment)));
  const after = (payment: number) => `after payment ${payment}`;
  const least = (what: "payment" | "cost") => Math.min(...WAYS.map(([way]) => ways[way][what]));
  const faster = ends.actualRequest < ends.scheduledRequest;
  const entries: (Entry<LineName<Found["worksheet"]>> | false)[] = [
    {
      name: "ends.scheduledRequest",
      label: "You may ask in writing to end it",
      amount: when(ends.scheduledRequest),
      note: `${after(ends.scheduledRequest)}: you owe 80% of the price`,
    },
    lastIfValued !== null && {
      name: "lastIfValued",
      label: "A new valuation may end it",
      amount: when(lastIfValued),
      note: "if prices rise as you expect",
    },
    faster && {
      name: "ends.actualRequest",
      label: "With your extra payments you may ask",
      amount: when(ends.actualRequest),
      note: after(ends.actualRequest),
    },
    {
      name: "ends.scheduledAutomatic",
      label: "It ends automatically",
      amount: when(ends.scheduledAutomatic),
      note: `${after(ends.scheduledAutomatic)}: you’re scheduled to owe 78%. Extra payments don’t count here`,
    },
    {
      name: "ends.midpoint",
      label: "At the latest, after the middle of the term",
      amount: when(ends.midpoint),
    },
    {
      name: "ends.totalIfAutomatic",
      label: "Total insurance if you do nothing",
      amount: inCents(ends.totalIfAutomatic),
    },
    {
      name: "ends.totalIfRequested",
      label: "Total insurance if you ask right away",
      amount: inCents(ends.totalIfRequested),
    },
    {
      name: "ends.savedByRequest",
      label: "Cost of waiting until it ends on its own",
      amount: inCents(ends.savedByRequest),
      kind: "total",
    },
  ];
  return (
    <Explains of={found} steps={stepsOfEnds}>
      <p className="finding">
        Ask to end mortgage insurance as soon as your payments have brought the loan down to 80% of the price:{" "}
        <b>{when(ends.lastIfRequested)}</b>. If you wait until the law ends it, you pay{" "}
        <b>{inDollars(ends.savedByRequest)}</b> more.
        {lastIfValued !== null &&
          lastIfValued < ends.lastIfRequested &&
          ` If prices rise as you say, a new valuation may end it in ${when(lastIfValued)}.`}
      </p>
      {found.answered.given.units > 1 && (
        <p>
          The law that ends mortgage insurance covers single-family homes. For a building with more homes, your lender’s
          own rules apply, so ask for them.
        </p>
      )}
      <Ledger label="When mortgage insurance ends" entries={entries.filter((entry) => entry !== false)} />
      <div>
        <h4>Other ways to borrow more than 80%</h4>
        <p>
          What each costs over {monthsInWords(found.choice.holdMonths)}. Interest and premiums are costs. Paying back
          the loan isn’t.
          {kindOf(found.answered.given) !== "fixed" &&
            " We treat all of them as fixed-rate loans that you pay down from the start."}
        </p>
        <Comparison
          label="Ways to pay for borrowing more than 80%"
          columns={["Loan payment at first", "Cost while you stay"]}
          rows={WAYS.map(([way, label]) => ({
            label,
            cells: (["payment", "cost"] as const).map((what) => ({
              text: inDollars(ways[way][what]),
              name: `ways.${way}.${what}`,
              best: ways[way][what] === least(what),
            })),
          }))}
        />
      </div>
      <div className="fields">
        <Blank name="singlePremiumShare" />
        <Blank name="lenderPaidAddition" note="You pay it as long as you keep the loan, and you can’t cancel it." />
        <Blank name="secondRate" note="A second loan for the part above 80% of the price." />
        <Blank name="secondMonths" />
      </div>
    </Explains>
  );
}

function NoPrivateInsurance({ answered: { given, worksheet } }: { readonly answered: Answer }) {
  const months = worksheet.mortgageInsuranceMonths;
  switch (given.program) {
    case "conventional":
      return <p>You borrow 80% of the price or less, so there is no mortgage insurance to end.</p>;
    case "va":
      return <p>A VA loan has no monthly insurance. You pay its funding fee once, with the loan.</p>;
    default:
      return (
        <p>
          You pay the premium for {monthsInWords(months)}, a total of {inCents(worksheet.totalMortgageInsurance)}. The
          right to end private mortgage insurance does not apply to this loan.
          {given.program === "fha" && months > 132 && " With 10% or more down, it would end after 11 years."} To end it
          sooner, refinance into a conventional loan once you owe 80% of the value.
        </p>
      );
  }
}

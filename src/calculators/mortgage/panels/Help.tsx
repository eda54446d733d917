import type { LineName } from "../../../engine/worksheet.ts";
import { Explains } from "../../../ui/explain/Explains.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { inCents, inDollars, monthsInWords } from "../../../ui/format.ts";
import { type Entry, Ledger } from "../../../ui/result/Ledger.tsx";
import { type Help as Found, stepsOfHelp } from "./down-payment-help.ts";

const Blanks = ({ kind }: { readonly kind: Found["answered"]["given"]["helpKind"] | undefined }) => (
  <div className="fields">
    <Blank name="helpAmount" note="From a state, a city, an employer or a nonprofit." />
    {kind && (
      <>
        <Blank name="helpKind" />
        {kind !== "forgiven" && <Blank name="helpRate" />}
        <Blank name="helpMonths" />
      </>
    )}
  </div>
);

/** What down payment help changes: the cash at closing, the monthly payment, and what the sale leaves. */
export default function Help({ found }: { readonly found: Found | undefined }) {
  // The same tree with and without an amount, because a field that is re-created would lose the caret.
  return (
    <Explains of={found} steps={steps}>
      {found ? (
        <Finding found={found} />
      ) : (
        <p>
          Many states, cities and employers lend or give buyers part of the down payment. Enter how much you could get
          to see what it changes.
        </p>
      )}
      <Blanks kind={found?.answered.given.helpKind} />
      {found && <Figured found={found} />}
    </Explains>
  );
}

const steps = (found: Found | undefined) => (found ? stepsOfHelp(found) : []);

function Finding({ found }: { readonly found: Found }) {
  const { cashToClose } = found;
  const { cashYouBring, cost } = found.worksheet;
  const stay = monthsInWords(found.answered.given.stayMonths);
  return (
    <p className="finding">
      With the help, you bring <b>{inDollars(cashYouBring)}</b> to closing instead of {inDollars(cashToClose)}.{" "}
      {cost < 0 ? (
        <>
          If you stay {stay}, <b>{inDollars(-cost)}</b> of it is yours to keep.
        </>
      ) : (
        <>
          If you stay {stay}, it costs you <b>{cost === 0 ? "nothing" : inDollars(cost)}</b>.
        </>
      )}
    </p>
  );
}

function Figured({ found }: { readonly found: Found }) {
  const { answered, cashToClose, paymentWithout, worksheet } = found;
  const { helpKind: kind, stayMonths } = answered.given;
  const { cashYouBring, payment, eachMonth, months, forgiven, owed, cost } = worksheet;
  const stay = monthsInWords(stayMonths);
  const entries: Entry<LineName<typeof worksheet>>[] = [
    {
      name: "cashYouBring",
      label: "Cash you bring to closing",
      amount: inDollars(cashYouBring),
      note: `${inDollars(cashToClose)} without the help`,
    },
    ...(kind === "repaid"
      ? ([
          { name: "payment", label: "Monthly payment on the help", amount: inCents(payment) },
          {
            name: "eachMonth",
            label: "You pay each month, with the help",
            amount: inCents(eachMonth),
            note: `${inCents(paymentWithout)} without it`,
            kind: "subtotal",
          },
        ] satisfies Entry<LineName<typeof worksheet>>[])
      : []),
    ...(kind === "forgiven"
      ? ([{ name: "forgiven", label: `Forgiven after ${stay}`, amount: inDollars(forgiven) }] satisfies Entry<
          LineName<typeof worksheet>
        >[])
      : []),
    {
      name: "owed",
      label: `Still owed on the help after ${stay}`,
      amount: inDollars(owed),
      note: kind === "deferred" && months < stayMonths ? "due when its term ends" : "paid from the sale",
    },
    {
      name: "cost",
      label: cost < 0 ? "The help gives you" : "The help costs you",
      amount: inDollars(Math.abs(cost)),
      kind: "total",
    },
  ];
  return (
    <>
      <Ledger label="What the help changes" entries={entries} />
      <p className="soft small">
        Your main loan stays as it is, because the help counts toward your down payment. Lenders count a monthly payment
        on the help with your housing costs. Programs set limits on income and price, and some take a share of your gain
        when you sell, so read the note before you sign.
      </p>
    </>
  );
}

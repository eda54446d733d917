import { schedule } from "../../../../engine/mortgage/schedule.ts";
import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { FromStatement } from "./FromStatement.tsx";
import { type Early as Found, stepsOfEarly } from "./paying-early.ts";

/** Ways to pay the loan off faster, side by side, and whether the money would do better elsewhere. */
export default function Early({ found }: { readonly found: Found | undefined }) {
  if (!found) return <p>You aren’t borrowing anything, so there is nothing to pay early.</p>;
  return (
    <Explains of={found} steps={stepsOfEarly}>
      <p className="soft small">
        <FromStatement given={found.answered.given} />
      </p>
      <Fortnights found={found} />
      <Recast found={found} />
      <Invest found={found} />
    </Explains>
  );
}

function Fortnights({ found }: { readonly found: Found }) {
  const { everyFortnight, heldByServicer, twelfthEachMonth, half, principalAndInterest } = found.worksheet.biweekly;
  const { present } = found;
  const paymentsToGo = schedule(present).paymentsMade;
  const ways = { everyFortnight, heldByServicer, twelfthEachMonth };
  const names = ["everyFortnight", "heldByServicer", "twelfthEachMonth"] as const;
  const years = {
    everyFortnight: monthsInWords(Math.round(everyFortnight.years * 12)),
    heldByServicer: monthsInWords(heldByServicer.paymentsMade),
    twelfthEachMonth: monthsInWords(twelfthEachMonth.paymentsMade),
  };
  const most = Math.max(...names.map((name) => ways[name].interestSaved));
  return (
    <div>
      <h4>Half a payment every two weeks, in three ways</h4>
      <p>
        26 half payments a year make 13 payments instead of 12, and the 13th does nearly all of the work. Never pay a
        fee for this, because {inCents(twelfthEachMonth.extra)} extra each month does the same.
      </p>
      <Comparison
        label="Half a payment every two weeks, in three ways"
        columns={["Half every 14 days", "The same, posted monthly", "A twelfth extra each month"]}
        rows={[
          {
            label: "Each payment",
            cells: [
              { text: inCents(half), name: "biweekly.half" },
              { text: inCents(half), name: "biweekly.half" },
              {
                text: inCents(principalAndInterest + twelfthEachMonth.extra),
                name: "biweekly.twelfthEachMonth.extra",
              },
            ],
          },
          {
            label: "Paid off after",
            note: `instead of ${monthsInWords(paymentsToGo)}`,
            cells: names.map((name) => ({
              text: years[name],
              name: name === "everyFortnight" ? "biweekly.everyFortnight.years" : `biweekly.${name}.paymentsMade`,
            })),
          },
          {
            label: "Total interest",
            cells: names.map((name) => ({
              text: inDollars(ways[name].totalInterest),
              name: `biweekly.${name}.totalInterest`,
            })),
          },
          {
            label: "Interest saved",
            kind: "total",
            cells: names.map((name) => ({
              text: inDollars(ways[name].interestSaved),
              name: `biweekly.${name}.interestSaved`,
              best: ways[name].interestSaved === most,
            })),
          },
        ]}
      />
    </div>
  );
}

function Recast({ found }: { readonly found: Found }) {
  const { recast } = found.worksheet;
  const { given } = found.answered;
  const entries: Entry<LineName<Found["worksheet"]>>[] = [
    { name: "recast.balanceBeforeLump", label: "What you owe then", amount: inCents(recast.balanceBeforeLump) },
    { name: "recast.lumpPaid", label: "Lump sum", amount: inCents(recast.lumpPaid) },
    {
      name: "recast.newPayment",
      label: "Payment after a recast",
      amount: inCents(recast.newPayment),
      note: `instead of ${inCents(recast.oldPayment)}`,
    },
    {
      name: "recast.interestSavedRecast",
      label: "Interest saved with a recast, after its fee",
      amount: inDollars(recast.interestSavedRecast),
    },
    {
      name: "recast.interestSavedKeepPayment",
      label: "Interest saved if you keep the old payment",
      amount: inDollars(recast.interestSavedKeepPayment),
      note: `and finish ${monthsInWords(Math.max(0, recast.monthsLeft - recast.monthsToPayoffKeepPayment))} sooner`,
    },
  ];
  return (
    <div>
      <h4>A lump sum, with or without a recast</h4>
      <p>
        A recast spreads the remaining balance over the remaining years, so your payment drops and your rate stays the
        same.
        {given.program !== "conventional" &&
          " FHA, VA and USDA loans can’t be recast, but the last line still applies to them."}
      </p>
      <div className="fields">
        <Blank name="recastLump" />
        <Blank name="recastAfter" />
        <Blank name="recastFee" />
      </div>
      <Ledger label="A lump sum, with and without a recast" entries={entries} />
    </div>
  );
}

function Invest({ found }: { readonly found: Found }) {
  const { invest } = found.worksheet;
  const { given } = found.answered;
  const ahead = invest.advantageInvest;
  const entries: Entry<LineName<Found["worksheet"]>>[] = [
    {
      name: "invest.wealthPrepay",
      label: "You prepay, then invest once the loan is paid off",
      amount: inDollars(invest.wealthPrepay),
      note: `the loan ends after ${monthsInWords(invest.payoffMonth)}`,
    },
    { name: "invest.wealthInvest", label: "You invest all along", amount: inDollars(invest.wealthInvest) },
    {
      name: "invest.advantageInvest",
      label: ahead >= 0 ? "Investing leaves you ahead by" : "Prepaying leaves you ahead by",
      amount: inDollars(Math.abs(ahead)),
      kind: "total",
      note: `after ${monthsInWords(found.present.termMonths)}`,
    },
    {
      name: "invest.breakEvenReturn",
      label: "Break-even return",
      amount: inPercent(Math.round(invest.breakEvenReturn * 1e3) / 1e3),
      note: `prepaying earns this without risk: ${inPercent(found.present.annualRate)}, compounded monthly`,
    },
  ];
  return (
    <div>
      <h4>Prepay or invest</h4>
      {given.owedNow === null && (
        <div className="fields">
          <Blank name="spareMoney" />
        </div>
      )}
      <Ledger label="Prepay or invest" entries={entries} />
      <p className="soft small">
        This uses the {inDollars(given.spareMoney)} a month you have <ToBlank name="spareMoney">to spare</ToBlank>, and
        the {inPercent(given.investReturn)} a year your savings earn in{" "}
        <ToBlank name="investReturn">your plans</ToBlank>. It leaves out taxes on both sides. First, keep a reserve, get
        your employer's match and pay off debts with higher rates.
      </p>
    </div>
  );
}

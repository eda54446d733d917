import { Suspense, useState } from "react";
import { Chart } from "../../../../ui/chart/Chart.tsx";
import { ChartTable } from "../../../../ui/chart/ChartTable.tsx";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { onDemand } from "../../../../ui/Later.tsx";
import { Boundary } from "../../../../ui/result/Boundary.tsx";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { type Adjustable as Found, type PathName, pathNames, paymentsByYear, stepsOfAdjustable } from "./paths.ts";

const IndexInThePast = onDemand(() => import("./IndexInThePast.tsx"));

const TITLES: Record<PathName, string> = {
  flat: "Index stays",
  rising: "Up 1 point a year for 3 years",
  falling: "Down half a point each year",
  worst: "Rises as far as the caps allow",
  best: "Index falls to zero",
};

/** What an adjustable loan may cost, and when a fixed one would have been better. */
export default function Adjustable({ found }: { readonly found: Found | undefined }) {
  const form = useTheForm();
  if (!found)
    return (
      <>
        <p>
          Your loan has a fixed rate, so it never changes. An adjustable rate usually starts lower and may rise later.
          See what that could cost with your numbers.
        </p>
        <p className="controls">
          <button type="button" onClick={() => form.set("kind", "adjustable")}>
            Make it adjustable
          </button>
        </p>
      </>
    );
  return found.neverChanges ? <NeverChanges found={found} /> : <Figured found={found} />;
}

const FixedInstead = ({ found: { worksheet } }: { readonly found: Found }) => (
  <div className="fields">
    <Blank name="armFixedRate" note={`It would cost ${inCents(worksheet.fixed.principalAndInterest)} a month.`} />
  </div>
);

const NeverChanges = ({ found }: { readonly found: Found }) => (
  <>
    <p>
      The starting rate holds for {monthsInWords(found.terms.fixedMonths)}, and the loan is paid off after{" "}
      {monthsInWords(found.terms.termMonths)}, so your rate never changes.
    </p>
    <FixedInstead found={found} />
  </>
);

function Figured({ found }: { readonly found: Found }) {
  const [replayed, setReplayed] = useState(false);
  const { worksheet, answered, terms } = found;
  const { outlook, fixedWins } = worksheet;
  const begins = outlook.principalBegins;
  const first = Math.min(terms.fixedMonths, terms.interestOnlyMonths || terms.fixedMonths);
  const increase = outlook.worst.maxPayment - outlook.firstPaymentAmount;
  return (
    <Explains of={found} steps={stepsOfAdjustable}>
      <p className="finding">
        You pay {inCents(outlook.firstPaymentAmount)} for {monthsInWords(first)}. After that it could rise by as much as{" "}
        <b>{inDollars(increase)}</b> a month, to {inCents(outlook.worst.maxPayment)}, at the highest rate it can reach,{" "}
        {inPercent(outlook.worst.maxRate)}.
      </p>
      <Comparison
        label="The adjustable loan if its index takes five different paths"
        columns={pathNames.map((name) => TITLES[name])}
        rows={[
          {
            label: "Rate after the first change",
            cells: pathNames.map((name) => ({
              text: inPercent(outlook[name].rateAfterFirstReset),
              name: `outlook.${name}.rateAfterFirstReset`,
            })),
          },
          {
            label: "Payment after that",
            cells: pathNames.map((name) => ({
              text: inCents(outlook[name].paymentAfterFirstReset),
              name: `outlook.${name}.paymentAfterFirstReset`,
            })),
          },
          ...(begins
            ? [
                {
                  label: "Once you pay principal too",
                  cells: pathNames.map((name) => ({
                    text: inCents(begins[name]),
                    name: `outlook.principalBegins.${name}`,
                  })),
                },
              ]
            : []),
          {
            label: "Highest payment",
            cells: pathNames.map((name) => ({
              text: inCents(outlook[name].maxPayment),
              name: `outlook.${name}.maxPayment`,
            })),
          },
          {
            label: "Total interest",
            cells: pathNames.map((name) => ({
              text: inDollars(outlook[name].totalInterest),
              name: `outlook.${name}.totalInterest`,
            })),
          },
          {
            label: `A fixed ${inPercent(answered.given.armFixedRate)} costs less if you stay longer than`,
            cells: pathNames.map((name) => ({
              text: fixedWins[name] === null ? "never" : monthsInWords(fixedWins[name]),
              name: `fixedWins.${name}`,
            })),
          },
        ]}
      />
      <FixedInstead found={found} />
      <Paths found={found} />
      <div>
        <h4>If the index moved as it did in the past</h4>
        {replayed ? (
          <Boundary what="the past">
            <Suspense fallback={<p className="waiting">Loading ninety years of rates…</p>}>
              <IndexInThePast found={found} />
            </Suspense>
          </Boundary>
        ) : (
          <>
            <p>See how your payment would have changed if the loan had started in any month since 1934.</p>
            <p className="controls">
              <button type="button" onClick={() => setReplayed(true)}>
                Replay the past
              </button>
            </p>
          </>
        )}
      </div>
    </Explains>
  );
}

/** Each year's payment with each index path, and with the fixed loan. */
function Paths({ found }: { readonly found: Found }) {
  const { schedules, terms, worksheet, answered } = found;
  const by = (name: PathName) => paymentsByYear(schedules[name], terms.termMonths);
  const first = answered.house.firstPayment.year;
  const worst = by("worst");
  const xs = worst.map((_, i) => first + i);
  if (xs.length < 2) return null;
  const fixed = worksheet.fixed.principalAndInterest;
  const all = [
    { label: "Every cap", color: "amber" as const, values: worst },
    { label: "Rising", color: "plum" as const, values: by("rising") },
    { label: "As today", color: "green" as const, values: by("flat") },
  ];
  return (
    <Chart
      title={`The payment may change starting in ${first + terms.fixedMonths / 12}`}
      summary={`The monthly payment each year if the index stays flat, rises, or hits every cap, compared with a fixed loan, ${inCents(fixed)}.`}
      xs={xs}
      series={[
        ...all.map((one) => ({ ...one, as: "line" as const })),
        { label: "Fixed", color: "olive", values: xs.map(() => fixed), as: "dashed" },
      ]}
      table={() => <ChartTable label="Payment by year and path" first="Year" rows={xs} columns={all} show={inCents} />}
    />
  );
}

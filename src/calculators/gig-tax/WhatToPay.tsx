import { returnDue } from "../../engine/payments/due-dates.ts";
import { Explained } from "../../ui/explain/Explained.tsx";
import { Blank } from "../../ui/form/Blank.tsx";
import { dayInWords, inCents } from "../../ui/format.ts";
import type { Answer } from "./answer.ts";
import { calendarOf } from "./calendar-of.ts";
import { type Owed, ofPlaceAlone } from "./owed.ts";
import type { StateShare } from "./state/share.ts";
import type { Share } from "./state/useStateShare.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
  readonly owed: Owed;
}

/** What to pay, to whom and when, down to the last dollar of the year: payments before the return, and the rest with it. */
export default function WhatToPay({ answered, share, owed }: Props) {
  const { inputs, plan } = answered;
  const state = typeof share === "string" || (share.year.untaxed && !share.placeLaw) ? null : share;
  const rows = calendarOf(answered, { plan: state?.plan ?? null });
  const due = returnDue(inputs.taxYear);
  const withReturn = plan.returnWasDue
    ? `With your return, which was due ${dayInWords(due)}`
    : `With your return, by ${dayInWords(due)}`;
  return (
    <section aria-label="What to pay">
      <table className="figures pay">
        <thead>
          <tr>
            <th scope="col">What to pay</th>
            <th scope="col">IRS</th>
            {state && <th scope="col">{agencies(state)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, late, federal, state: toState, lines }) => (
            <tr key={`${day}${late}`}>
              <th scope="row">{late ? "Now, for dates that have passed" : `By ${dayInWords(day)}`}</th>
              <Amount amount={federal} name={lines.federal} />
              {state && <Amount amount={toState} name={lines.state} />}
            </tr>
          ))}
          <tr>
            <th scope="row">{withReturn}</th>
            <Amount amount={owed.toIrs.withReturn} name="owed.toIrs.withReturn" />
            {state && <Amount amount={owed.toState.withReturn} name="owed.toState.withReturn" />}
          </tr>
          <tr className="total">
            <th scope="row">Still to pay for {inputs.taxYear}</th>
            <Amount amount={owed.toIrs.left} name="owed.toIrs.left" />
            {state && <Amount amount={owed.toState.left} name="owed.toState.left" />}
          </tr>
        </tbody>
      </table>
      {!plan.returnWasDue &&
        (plan.plan.dates.some(({ ahead, afterWithholding }) => !ahead && afterWithholding > 0) ||
          (state?.plan?.left.dueSoFar ?? 0) > 0) && <Blank name="paidSoFar" />}
    </section>
  );
}

/** Who is paid: the state, a city with a return of its own, or both. */
function agencies(state: StateShare): string {
  const { year, placeLaw, tax } = state;
  const place = ofPlaceAlone(state);
  if (!placeLaw || place < 0.5) return year.name;
  return tax - place < 0.5 ? placeLaw.year.name : `${year.name}, ${placeLaw.year.name}`;
}

/** An amount that opens its explanation; money that comes back is said so. */
const Amount = ({ amount, name }: { readonly amount: number; readonly name: string | undefined }) => (
  <td>
    {Math.abs(amount) < 0.005 || name === undefined ? (
      "–"
    ) : (
      <Explained name={name}>{amount > 0 ? inCents(amount) : `${inCents(-amount)} back`}</Explained>
    )}
  </td>
);

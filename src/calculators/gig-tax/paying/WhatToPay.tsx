import { Fragment, useId } from "react";
import { capital } from "../../../engine/capital.ts";
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { placePaymentPage } from "../../../law/states/place-payment-pages.ts";
import { THIS_YEAR } from "../../../law/us/index.ts";
import { Explanation } from "../../../ui/explain/lazily.tsx";
import { useExplain } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { dayInWords, inCents, inDollars, inWholePercent } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import type { Answer } from "../answer.ts";
import { ofNextYear } from "../assumed.ts";
import type { StateShare } from "../state/share.ts";
import type { Share } from "../state/useStateShare.ts";
import { Cliff } from "./Cliff.tsx";
import { calendarOf } from "./calendar-of.ts";
import { Filing } from "./Filing.tsx";
import { HowToPay } from "./HowToPay.tsx";
import { lastYearDecides, type Owed } from "./owed.ts";
import { PaymentsMade } from "./PaymentsMade.tsx";
import { asksLastYear, asksPayments } from "./paying.ts";
import { countsAsPaid, hasTypedPayment } from "./plan.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
  readonly owed: Owed;
}

/** What to pay, after what someone should know first: the end of a credit nearby, or that a return has to be filed. */
export default function WhatToPay(props: Props) {
  return (
    <>
      <Cliff answered={props.answered} />
      <Filing {...props} />
      <Table {...props} />
    </>
  );
}

/**
 * What to pay, to whom and when, down to the last dollar of the year: payments before the return, and the rest with it.
 */
function Table({ answered, share, owed }: Props) {
  const { inputs, plan } = answered;
  const state = typeof share === "string" || (share.year.untaxed && !share.placeLaw) ? null : share;
  const rows = calendarOf(answered, state?.dues);
  const placeName = state?.names.place;
  /** One column for the state and the place: then the place's amounts have rows of their own. */
  const isShared = state !== null && sharesColumn(state);
  const placeWithReturn = state?.ofPlace.withReturn ?? 0;
  const due = returnDue(inputs.taxYear);
  const withReturn = (day: string, whose = "") =>
    inputs.today > day
      ? `With your ${whose}return, which was due ${dayInWords(day)}`
      : `With your ${whose}return, by ${dayInWords(day)}`;
  /** The state's return has its own day, and something goes to the state with it. */
  const apart = state && state.returnDue !== due && Math.abs(owed.toState.withReturn) >= 0.005;
  const comesBack = owed.stillOwed < 0.005 && owed.toIrs.left + owed.toState.left < 0;
  /** The state and the place settle their parts on different returns: a refund from one doesn't pay the other. */
  const ofState = owed.toState.withReturn - placeWithReturn;
  const isDivided = placeWithReturn >= 0.5 && Math.abs(ofState) >= 0.5;
  const atReturn = isDivided
    ? ([ofState, undefined] as const)
    : ([owed.toState.withReturn, "owed.toState.withReturn"] as const);
  const placeLeft = state?.ofPlace.left ?? 0;
  const stateBack = placeLeft >= 0.5 ? Math.max(0, placeLeft - owed.toState.left) : 0;
  const leftThere =
    stateBack >= 0.5 ? ([placeLeft, undefined] as const) : ([owed.toState.left, "owed.toState.left"] as const);
  return (
    <section aria-label="What to pay">
      {typeof share !== "string" && !share.placeLaw && share.places.length > 0 && (
        <p>This leaves out city and county tax. If your city or county has an income tax, choose it.</p>
      )}
      <table className="figures pay">
        <thead>
          <tr>
            <th scope="col">What to pay</th>
            <th scope="col">IRS</th>
            {state && <th scope="col">{agencies(state)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, late, federal, state: toState, place, lines }) => {
            const decides = lastYearDecides(inputs, { federal, state: toState, place });
            const title = late
              ? decides
                ? "Now, unless last year's tax was low"
                : "Now, for dates that have passed"
              : `By ${dayInWords(day)}`;
            const second: Cells = !state
              ? []
              : toState > 0 || isShared
                ? [[toState, lines.state]]
                : [[place, lines.place]];
            return (
              <Fragment key={`${day}${late}`}>
                {(federal > 0 || toState > 0 || !isShared) && (
                  <Row title={title} cells={[[federal, lines.federal], ...second]} />
                )}
                {isShared && place > 0 && (
                  <Row
                    title={
                      late
                        ? `Now, to ${placeName}${decides && federal + toState === 0 ? ", unless last year's tax was low" : ""}`
                        : `${title}, to ${placeName}`
                    }
                    cells={[NOTHING, [place, lines.place]]}
                  />
                )}
              </Fragment>
            );
          })}
          {apart ? (
            <>
              <Row title={withReturn(due)} cells={[[owed.toIrs.withReturn, "owed.toIrs.withReturn"], NOTHING]} />
              <Row title={withReturn(state.returnDue, `${state.year.name} `)} cells={[NOTHING, atReturn]} />
            </>
          ) : (
            <Row
              title={withReturn(due)}
              cells={[[owed.toIrs.withReturn, "owed.toIrs.withReturn"], ...(state ? [atReturn] : [])]}
            />
          )}
          {isDivided && (
            <Row title={withReturn(due, `${placeName} `)} cells={[NOTHING, [placeWithReturn, undefined]]} />
          )}
          {stateBack >= 0.5 && (
            <Row title={`Your ${state?.year.name} refund`} cells={[NOTHING, [-stateBack, undefined]]} isTotal />
          )}
          <Row
            title={`${comesBack ? "Your refund" : "Still to pay"} for ${inputs.taxYear}`}
            cells={[[owed.toIrs.left, "owed.toIrs.left"], ...(state ? [leftThere] : [])]}
            isTotal
          />
        </tbody>
      </table>
      {state && <PaidWithState state={state} />}
      <Assumption answered={answered} state={state} />
      <HowToPay answered={answered} state={state} owed={owed} />
      <div className="ask">
        {state && state.ofPlace.left >= 0.5 && !plan.returnWasDue && <AsksAhead share={state} />}
        {state && inputs.gigs.some(({ began }) => began > 1) && <BeganLate dues={state.dues} names={state.names} />}
        <NotPublishedYet taxYear={inputs.taxYear} />
        <Asked answered={answered} state={state} share={share} />
      </div>
    </section>
  );
}

/** The IRS's rule for work that began during the year is counted, the others' aren't. */
function BeganLate({ dues, names }: Pick<StateShare, "dues" | "names">) {
  const late = dues.filter(({ late, amount }) => late && amount >= 0.5).map(({ to }) => names[to] ?? "");
  if (late.length === 0) return null;
  return (
    <p className="soft small">
      You started during the year, so you may owe {listed([...new Set(late)])} less by now. We count only the IRS's rule
      for that.
    </p>
  );
}

interface WithState {
  readonly answered: Answer;
  readonly state: StateShare | null;
}

/** What is counted though nobody said it: payments as made, and withholding estimated from pay. */
function Assumption({ answered: { inputs, plan, year }, state }: WithState) {
  const isEstimated = inputs.jobs.some(({ pay, withheld }) => pay.amount > 0 && withheld === null);
  const ofState = state?.paychecks?.state ?? 0;
  const assumed = [
    plan.returnWasDue &&
      inputs.paidSoFar !== "none" &&
      !hasTypedPayment(inputs) &&
      `you paid no estimated tax for ${inputs.taxYear}`,
    ((countsAsPaid(inputs) && plan.plan.paidSoFar >= 0.5) || state?.assumesPaid) && "you made every payment due so far",
    isEstimated &&
      `about ${inDollars(year.result.paid.withheld)} of federal${ofState >= 0.5 ? ` and ${inDollars(ofState)} of ${state?.year.name}` : ""} tax is withheld from paychecks this year${inputs.dependents.some(({ age }) => age !== null) ? ", as if your Form W-4 claims no children" : ""}`,
  ].filter((part) => part);
  return assumed.length > 0 && <p className="soft small">This assumes {assumed.join(", and ")}.</p>;
}

/** What was paid; and if not everything was, what decides whether something is late. */
function Asked({ answered, state, share }: WithState & { readonly share: Share }) {
  const { inputs, plan } = answered;
  const wasDue =
    plan.plan.dates.some(({ ahead, afterWithholding }) => !ahead && afterWithholding > 0) ||
    (state?.plan?.left.dueSoFar ?? 0) > 0 ||
    (state?.placePlan?.left.dueSoFar ?? 0) > 0;
  const asks = asksLastYear(answered);
  const [gig] = inputs.gigs;
  // Once a later month is chosen, it stays in sight as long as it counts.
  const asksBegan = gig?.pay.per === "year" && (asks || gig.began > 1);
  if (!asks && !wasDue && !plan.returnWasDue && !asksBegan) return null;
  const before = inputs.taxYear - 1;
  return (
    <div className="fields">
      {plan.returnWasDue ? (
        <p>Did you pay estimated tax for {inputs.taxYear}? Add each payment. We count only those you add.</p>
      ) : (
        <Blank name="paidSoFar" note={paidNote(answered)} />
      )}
      {asksPayments(answered) && <PaymentsMade answered={answered} share={share} />}
      {asksBegan && (
        <Blank
          name="gigs.0.began"
          note={`If you started during ${inputs.taxYear}, you owe the IRS nothing for the months before.`}
        />
      )}
      {asks && (
        <Blank
          name="lastYearTax"
          note={`Your ${before} Form 1040, line 24, minus refundable credits. If you owed no tax for ${before}, enter 0. Then no payment to the IRS counts as late.`}
        />
      )}
      {asks && state && !state.year.untaxed && <Blank name="lastYearStateTax" />}
      {asks && state?.placePlan?.payments.required && <Blank name="lastYearPlaceTax" />}
    </div>
  );
}

/** Where to enter what they paid, and what counts once they do. What is assumed until then stands under the table. */
function paidNote({ inputs }: Answer): string {
  if (inputs.paidSoFar === "some" && inputs.payments.length === 0)
    return "Add each payment here. Until you do, we assume you made every payment due so far.";
  return inputs.paidSoFar === "due" && hasTypedPayment(inputs)
    ? "For each agency you entered payments to, we count only those."
    : "";
}

/** Says at the result which figures for a future year are our projections. */
const NotPublishedYet = ({ taxYear }: { readonly taxYear: number }) =>
  taxYear > THIS_YEAR && <p className="note">{ofNextYear(taxYear)}</p>;

/** Both the state and a city with its own return get paid. */
const sharesColumn = ({ placeLaw, ofPlace, plan }: StateShare): boolean =>
  placeLaw !== null && ofPlace.left >= 0.5 && (plan?.brief.tax ?? 0) >= 0.5;

/** Who gets paid: the state, a city with its own return, or both. */
const agencies = (state: StateShare): string =>
  sharesColumn(state)
    ? `${state.year.name} and ${state.names.place}`
    : state.placeLaw && state.ofPlace.left >= 0.5
      ? `${state.names.place}`
      : withState(state)
        ? `${state.year.name}, with ${localName(state)} tax`
        : state.year.name;

/** A city's or county's income tax that is paid to the state; 0 if there is none. */
const withState = ({ plan }: StateShare): number => ((plan?.local ?? 0) >= 0.5 ? (plan?.local ?? 0) : 0);

/** "New York City", "Montgomery County"; some choices name where the work is done, or several counties. */
const localName = ({ placeLaw, names }: StateShare): string => {
  const name = names.place ?? placeLaw?.year.name ?? "";
  return name.includes(",") ? (name.startsWith("New York City,") ? "New York City" : "local") : name;
};

/** One payment covers both, which people look for under the city's name. */
function PaidWithState({ state }: { readonly state: StateShare }) {
  const local = withState(state);
  const { year } = state;
  if (!local) return null;
  return (
    <p className="soft small">
      You pay {localName(state)} tax to {year.name} along with the state's, in the same payments and on the same return.
      The local part of the year's tax is {inDollars(local)}.
    </p>
  );
}

/** What a place with its own return wants before it, and where to pay that. */
function AsksAhead({ share }: { readonly share: StateShare }) {
  const { year, names, dues } = share;
  const page = placePaymentPage(year.state, names.place ?? "");
  return (
    <p className="soft small">
      {asksAhead(share)}{" "}
      {page && !dues.some(({ to, amount }) => to === "place" && amount >= 0.005) && (
        <>
          Where to pay:{" "}
          <a href={page.url} target="_blank" rel="noreferrer">
            {page.name}
          </a>
          .{page.form ? ` If you pay by mail, send ${page.form}.` : ""}
        </>
      )}
    </p>
  );
}

function asksAhead({ placeLaw, placePlan, names }: StateShare): string {
  const place = names.place ?? "";
  const name = capital(place);
  const { paymentsNote, onStateReturn } = placeLaw?.year ?? {};
  if (!placePlan)
    return (
      paymentsNote ??
      `${name} has a return of its own, and may want payments during the year. They aren't in this table, so ask its tax office.`
    );
  const { law, payments } = placePlan;
  const tax = onStateReturn ? "business tax" : "city tax";
  const own = onStateReturn ? `${name}'s business tax has its own return.` : `${name} has its own return.`;
  if (!payments.required)
    return `${own} It asks for payments during the year only if you'll owe it ${inDollars(law.threshold ?? 0)} or more.`;
  const ofThisYear = `You avoid a penalty if you pay ${inWholePercent(law.currentYearShare)} of this year's ${tax}`;
  return law.priorYearBelow === 0
    ? `The local tax has its own return. ${ofThisYear} by January 15. Most collectors ask for part of it each quarter.`
    : `${own} ${ofThisYear} during the year, or ${inWholePercent(law.priorYearShare)} of last year's if that's less.`;
}

type Cells = readonly (readonly [amount: number, line: string | undefined])[];
const NOTHING = [0, undefined] as const;

const inAmount = (amount: number) => (amount > 0 ? inCents(amount) : `${inCents(-amount)} back`);

interface RowProps {
  readonly title: string;
  readonly cells: Cells;
  readonly isTotal?: boolean;
}

/** Amounts that open their explanation in a row below; refunds are labeled. */
function Row({ title, cells, isTotal }: RowProps) {
  const { open, toggle } = useExplain();
  const row = useId();
  const shown = cells.findIndex((_, i) => open === `${row}-${i}`);
  const name = cells[shown]?.[1];
  return (
    <>
      <tr className={isTotal ? "total" : undefined}>
        <th scope="row">{title}</th>
        {cells.map(([amount, line], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
          <td key={i}>
            {Math.abs(amount) < 0.005 ? (
              "–"
            ) : line === undefined ? (
              inAmount(amount)
            ) : (
              <span className="explained">
                <button
                  type="button"
                  aria-expanded={shown === i}
                  aria-controls={shown === i ? `${row}-why` : undefined}
                  onClick={() => toggle(`${row}-${i}`)}
                  onKeyDown={(event) => event.key === "Escape" && shown === i && toggle(undefined)}
                >
                  {inAmount(amount)}
                </button>
              </span>
            )}
          </td>
        ))}
      </tr>
      {name !== undefined && (
        <tr className="why">
          <td colSpan={cells.length + 1}>
            <Explanation name={name} id={`${row}-why`} />
          </td>
        </tr>
      )}
    </>
  );
}

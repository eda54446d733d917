import { addMonths, dateFromIso, isoDate } from "../../engine/calendar.ts";
import { closingDisclosureBy, daysAfter, loanEstimateBy } from "../../engine/mortgage/disclosure-dates.ts";
import { daysBetween } from "../../engine/payments/days.ts";
import { dayInWords } from "../../ui/format.ts";
import { facts } from "../facts.ts";

/** An example: an offer accepted on a Tuesday, with closing 45 days later in the contract. */
const OFFER = "2027-03-02";
const CLOSING = daysAfter(OFFER, 45);
const { loanEstimateDays, closingDisclosureDays } = facts.lending;
const LOCK = daysAfter(OFFER, 13);
const DISCLOSED = closingDisclosureBy(CLOSING, closingDisclosureDays.value);
/** The first day of the second month after closing. */
const FIRST_PAYMENT = isoDate({ ...addMonths(dateFromIso(CLOSING), 2), day: 1 });

const DAYS_OF_LOAN_ESTIMATE = "three business days after you apply";

interface Milestone {
  readonly day: string;
  readonly what: string;
  readonly tells: string;
  /** A deadline of the law, or the end; everything else is about when it happens. */
  readonly kind?: "law" | "end";
}

export const milestones: readonly Milestone[] = [
  { day: OFFER, what: "Offer accepted", tells: "You apply for the loan." },
  {
    day: loanEstimateBy(OFFER, loanEstimateDays.value),
    what: "Loan Estimate",
    tells: `Due ${DAYS_OF_LOAN_ESTIMATE}.`,
    kind: "law",
  },
  { day: daysAfter(OFFER, 8), what: "Inspection", tells: "Go along and ask questions." },
  { day: LOCK, what: "You choose a lender", tells: "Lock the rate past the closing date." },
  { day: daysAfter(OFFER, 20), what: "Appraisal", tells: "If it’s low, negotiate again." },
  { day: daysAfter(OFFER, 27), what: "Underwriting", tells: "Send papers the same day they ask." },
  { day: DISCLOSED, what: "Closing Disclosure", tells: "You have three business days to read it.", kind: "law" },
  { day: CLOSING, what: "Keys", tells: `Your first payment is due ${short(FIRST_PAYMENT)}.`, kind: "end" },
];

function short(day: string) {
  return dayInWords(day).replace(/, \d+$/, "");
}

const SPAN = daysBetween(OFFER, CLOSING);
/** Where a day stands in the drawing, in percent of the width; half a dot is left free at both ends. */
export const placeOf = (day: string) => 3 + (94 * daysBetween(OFFER, day)) / SPAN;
const left = (day: string) => `${placeOf(day).toFixed(1)}%`;

/** From the offer to the keys: the days true to scale, and what happens on each. */
export const Timeline = () => (
  <figure className="timeline">
    <figcaption>
      Two dates on the way to the keys are set by law
      <small>
        An example: an offer accepted on {dayInWords(OFFER)}, with {SPAN} days to closing in the contract
      </small>
    </figcaption>
    <svg width="100%" height="52" aria-hidden="true">
      <line x1={left(OFFER)} x2={left(CLOSING)} y1="14" y2="14" />
      <line className="lock" x1={left(LOCK)} x2={left(CLOSING)} y1="34" y2="34" />
      <text x={left(LOCK)} y="51">
        rate locked
      </text>
      {milestones.map(({ day, kind = "usual" }, i) => (
        <g key={day} className={kind}>
          <circle cx={left(day)} cy="14" r="9" />
          <text x={left(day)} y="18.500" textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
    <ol>
      {milestones.map(({ day, what, tells, kind }) => (
        <li key={day}>
          <b>{what}</b>{" "}
          <time dateTime={day}>
            {kind === undefined && day !== OFFER ? `about ${short(day)}` : short(day)}
            {kind === "law" && ", by law"}
          </time>
          <br />
          {tells}
        </li>
      ))}
    </ol>
  </figure>
);

import { closingDays } from "../../calculators/guide-widgets/closing-days.ts";
import { dayInWords } from "../../ui/format.ts";
import { facts } from "../facts.ts";

const { loanEstimateDays, closingDisclosureDays, waitingDays } = facts.lending;
const days = closingDays({
  loanEstimateDays: loanEstimateDays.value,
  closingDisclosureDays: closingDisclosureDays.value,
  waitingDays: waitingDays.value,
});

const DAYS_OF_LOAN_ESTIMATE = "three business days after you apply";

interface Milestone {
  readonly day: string;
  readonly what: string;
  readonly tells: string;
  /** A legal deadline, or the end; everything else is approximate. */
  readonly kind?: "law" | "end";
}

export const milestones: readonly Milestone[] = [
  { day: days.offer, what: "Offer accepted", tells: "You apply for the loan." },
  {
    day: days.loanEstimate,
    what: "Loan Estimate",
    tells: `Due ${DAYS_OF_LOAN_ESTIMATE}. The loan can’t close before ${short(days.closingFrom)}.`,
    kind: "law",
  },
  { day: days.inspection, what: "Inspection", tells: "Be there and ask questions." },
  { day: days.lock, what: "You choose a lender", tells: "Lock the rate through closing." },
  { day: days.appraisal, what: "Appraisal", tells: "If it’s low, negotiate again." },
  { day: days.underwriting, what: "Underwriting", tells: "Send documents the same day the lender asks." },
  {
    day: days.closingDisclosure,
    what: "Closing Disclosure",
    tells: "You have three business days to read it.",
    kind: "law",
  },
  { day: days.closing, what: "Keys", tells: `Your first payment is due ${short(days.firstPayment)}.`, kind: "end" },
];

function short(day: string) {
  return dayInWords(day).replace(/, \d+$/, "");
}

const SPAN = days.since(days.closing);
/** A day's position in the chart, in percent of the width; half a dot is left free at both ends. */
export const placeOf = (day: string) => 3 + (94 * days.since(day)) / SPAN;
const left = (day: string) => `${placeOf(day).toFixed(1)}%`;

/** From the offer to the keys: the days to scale, and what happens on each. */
export const Timeline = () => (
  <figure className="timeline">
    <figcaption>
      Two dates on the way to the keys are set by law
      <small>
        An example: an offer accepted on {dayInWords(days.offer)}, {SPAN} days before closing
      </small>
    </figcaption>
    <svg width="100%" height="52" aria-hidden="true">
      <line x1={left(days.offer)} x2={left(days.closing)} y1="14" y2="14" />
      <line className="lock" x1={left(days.lock)} x2={left(days.closing)} y1="34" y2="34" />
      <text x={left(days.lock)} y="51">
        rate locked
      </text>
      {milestones.map(({ day, kind = "usual" }, i) => (
        <g key={day} className={kind}>
          <circle cx={left(day)} cy="14" r="7" />
          <text x={left(day)} y="18" textAnchor="middle">
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
            {kind === undefined && day !== days.offer ? `about ${short(day)}` : short(day)}
            {kind === "law" && ", by law"}
          </time>
          <br />
          {tells}
        </li>
      ))}
    </ol>
  </figure>
);

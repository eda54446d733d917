/** Everything that can be exported from the gig tax calculator. */
import { returnDue } from "../../engine/payments/due-dates.ts";
import { toCent } from "../../engine/rounding.ts";
import { stateInSentence } from "../../inputs/state-in-sentence.ts";
import { RULES_UPDATED } from "../../law/updated.ts";
import { fetchYear } from "../../law/us/index.ts";
import { dayInWords, inCents } from "../../ui/format.ts";
import type { Due, Taken } from "../../ui/take/calculation.ts";
import { elsewhere } from "../handover.ts";
import { type Answer, answer } from "./answer.ts";
import { assumed } from "./assumed.ts";
import type { Inputs } from "./inputs.ts";
import { owedOf } from "./paying/owed.ts";
import { type StateShare, shareOf } from "./state/share.ts";
import type { Share } from "./state/useStateShare.ts";
import { stepsOf } from "./steps.ts";
import { stepsToTake } from "./year-end/steps-to-take.ts";
import { plainTitleOf, titleOf, words } from "./year-end/words.ts";

export const taken: Taken<Inputs> = {
  name: "gig-taxes",
  title: "Gig taxes",
  rulesUpdated: RULES_UPDATED,
  elsewhere,
  assumed,
  results: [
    "plan.plan.overdue",
    "statePlan.left.overdue",
    "placePlan.left.overdue",
    "owed.share",
    "owed.toIrs.left",
    "owed.toState.left",
    "owed.kept",
    "both.tax",
    "aside.tax",
    "state.tax",
    "place.tax",
    "taxAfterRefundableCredits",
    "selfEmploymentTax",
    "taxBeforeCredits",
    "adjustedGrossIncome",
    "taxableIncome",
    "plan.plan.stillToPay",
    "statePlan.left.stillToPay",
    "placePlan.left.stillToPay",
  ],
  compared: "owed.toIrs.left",
  comparedToo: "owed.kept",
  stepsFor: async (inputs) => {
    await fetchYear(inputs.taxYear);
    const answered = answer(inputs);
    const share = await shareOf(answered);
    return stepsOf(answered, share ?? "none");
  },
  datesFor: (inputs) => [...datesOf(inputs), ...plannedDates(inputs)],
  moreDatesFor: (inputs) => stateDatesOf(inputs),
};

/** Upcoming payments to the IRS for a calendar, through the final one with the return. */
function datesOf(inputs: Inputs): Due[] {
  const answered = answer(inputs);
  return [...federalDates(inputs, answered.plan.schedule), ...withReturn(answered, "the IRS", toIrsOf(answered))];
}

/** What goes to the IRS doesn't depend on the state. */
const toIrsOf = (answered: Answer) => owedOf(answered, "none").toIrs.withReturn;

/** The rest, on the last day to file, or today if that has passed. */
function withReturn(
  { inputs: { taxYear, today } }: Answer,
  to: string,
  amount: number,
  due = returnDue(taxYear),
): Due[] {
  if (amount < 0.005) return [];
  const wasDue = today > due;
  const returnIsDue = `The return ${wasDue ? "was" : "is"} due ${dayInWords(due)}.`;
  return [
    {
      id: `gig-taxes-${taxYear}-return-${to}`.replaceAll(" ", "-"),
      day: wasDue ? today : due,
      title: `Pay the rest of your tax for ${taxYear} to ${to} with your return`,
      notes: returnIsDue,
      withAmounts: {
        title: `Pay the rest of your tax for ${taxYear}, ${inCents(amount)}, to ${to} with your return`,
        notes: `${returnIsDue} ${BASIS}`,
      },
    },
  ];
}

const HOW_TO_PAY = "IRS Direct Pay, or Form 1040-ES.";
const OVERDUE = "It includes payments that were due earlier. ";
const BASIS = "The amount is based on what you had typed when this file was made.";

function federalDates(inputs: Inputs, schedule: Answer["plan"]["schedule"]): Due[] {
  return schedule.map(({ day, amount, why }) => ({
    id: why === "overdue" ? `gig-taxes-${inputs.taxYear}-late` : `gig-taxes-${inputs.taxYear}-${day}`,
    day,
    title: `Pay estimated tax for ${inputs.taxYear}`,
    notes: `${why === "overdue" ? OVERDUE : ""}${HOW_TO_PAY}`,
    withAmounts: {
      title: `Pay ${inCents(toCent(amount))} of estimated tax for ${inputs.taxYear}`,
      notes: `${why === "overdue" ? OVERDUE : ""}${HOW_TO_PAY} ${BASIS}`,
    },
  }));
}

/** The deadlines for what the visitor plans to do. Payments have their own dates. */
const plannedDates = ({ taxYear, planned }: Inputs): Due[] =>
  planned
    .filter(({ what, amount }) => amount > 0 && what !== "payments")
    .map(({ what, amount }) => ({
      id: `gig-taxes-${taxYear}-${what}`,
      day: stepsToTake[what].until(taxYear),
      title: `Last day: ${plainTitleOf(what)} for ${taxYear}`,
      notes: words[what].takes,
      withAmounts: { title: `Last day: ${titleOf(what, amount)} for ${taxYear}` },
    }));

/** Upcoming payments to the state and the city, through the final ones with their returns. */
async function stateDatesOf(inputs: Inputs): Promise<Due[]> {
  const answered = answer(inputs);
  const share = await shareOf(answered);
  if (!share) return [];
  const place = share.ofPlace.withReturn;
  const rest = owedOf(answered, share as Share).toState.withReturn;
  return [
    ...stateDates(inputs, share),
    ...withReturn(answered, share.year.name, rest - place, share.returnDue),
    ...withReturn(answered, (share.placeLaw ?? share).year.name, place),
  ];
}

function stateDates({ taxYear }: Inputs, { year, placeLaw, dues }: StateShare): Due[] {
  return dues
    .filter(({ amount }) => amount >= 0.005)
    .map(({ to, day, amount, late }) => {
      const name = (to === "place" ? placeLaw : null)?.year.name ?? year.name;
      const notes = `${late ? OVERDUE : ""}To the tax department of ${stateInSentence(name)}.`;
      const whose = to === "place" ? `${year.state}-${name.replaceAll(" ", "-")}` : year.state;
      return {
        id: `gig-taxes-${taxYear}-${whose}-${late ? "late" : day}`,
        day,
        title: `Pay ${name} estimated tax for ${taxYear}`,
        notes,
        withAmounts: {
          title: `Pay ${inCents(toCent(amount))} of ${name} estimated tax for ${taxYear}`,
          notes: `${notes} ${BASIS}`,
        },
      };
    });
}

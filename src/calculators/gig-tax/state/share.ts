/** The state's and the city's or county's part. Loaded only with the chosen state. */
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { setAside } from "../../../engine/payments/set-aside.ts";
import { toCent } from "../../../engine/rounding.ts";
import { compiledLocality, compiledState } from "../../../engine/state/compiled.ts";
import { localReturn } from "../../../engine/state/local-return.ts";
import { situationOf } from "../../../engine/state/situation.ts";
import { southCarolinaActiveIncome } from "../../../engine/state/specials/sc.ts";
import { type StateReturn, stateReturn } from "../../../engine/state/state-return.ts";
import type { Localities } from "../../../engine/state/state-year.ts";
import type { Household } from "../../../engine/tax/household.ts";
import type { FederalReturn } from "../../../engine/tax/return/federal-return.ts";
import { stateInSentence } from "../../../inputs/state-in-sentence.ts";
import { loadStateLaw } from "../../../law/states/load.ts";
import { type TaxYear, THIS_YEAR } from "../../../law/us/index.ts";
import type { Answer } from "../answer.ts";
import type { Inputs, Payee } from "../inputs.ts";
import { paidTo } from "../paying/plan.ts";
import { NO_PLACE } from "../questions/place-fields.ts";
import { homeOf } from "../year/home-of.ts";
import { byFormula, paychecksAlone } from "./paychecks.ts";
import { placePlanOf, statePlanOf } from "./plan.ts";
import { nameAtReturn, stateReturnDue } from "./return-due.ts";
import type { ByYear, StateLaw } from "./state-law.ts";

const places = import.meta.glob<{ readonly localities: ByYear<Localities> }>("../../../law/states/??/local.ts");

/** A state's law by year, with its places; undefined if we don't have its figures. */
export async function stateLaw(code: string, taxYear: TaxYear = THIS_YEAR): Promise<StateLaw | null> {
  const [years, local, next] = await Promise.all([
    loadStateLaw(code),
    places[`../../../law/states/${code.toLowerCase()}/local.ts`]?.(),
    // Independent of the year, so that the server can't tell which one was chosen.
    import("./next-year.ts"),
  ]);
  if (!years) return null;
  const known = { years, places: local?.localities ?? {} };
  return taxYear > THIS_YEAR ? next.withNextYear(known, taxYear) : known;
}

/** State and local income tax for the year, with and without the gigs, and what to set aside for all taxes together. */
export function stateShare(answer: Answer, all: StateLaw) {
  const { inputs, profit, grossReceipts } = answer;
  const year = all.years[inputs.taxYear];
  if (!year) return null;
  const known = all.places[inputs.taxYear] ?? [];
  const chosen = known.find(({ name }) => name === inputs.place);
  const law = compiledState(year, inputs.filingStatus);
  const placeLaw = chosen ? compiledLocality(chosen, inputs.filingStatus) : null;
  const returned = (household: Household, federal: FederalReturn, receipts: number, given = inputs) => {
    const situation = situationOf(household, homeOf(given, receipts), federal, answer.year.law);
    const made = law === null ? null : stateReturn(situation, law);
    return { situation, made, place: placeLaw === null ? null : localReturn(situation, made, placeLaw) };
  };
  /** State and local tax for the same people with a different year. */
  const taxesOf = (changed: { readonly household: Household; readonly result: FederalReturn }, receipts: number) => {
    const { made, place } = returned(changed.household, changed.result, receipts);
    return { state: made?.tax ?? 0, local: place?.tax ?? 0 };
  };
  const now = returned(answer.year.household, answer.year.result, grossReceipts);
  const without = returned(answer.without.household, answer.without.result, 0);
  const tax = (now.made?.tax ?? 0) + (now.place?.tax ?? 0);
  const taxWithout = (without.made?.tax ?? 0) + (without.place?.tax ?? 0);
  const aside = setAside({
    taxWith: answer.year.result.taxAfterRefundableCredits - answer.creditLost + tax,
    taxWithout: answer.without.result.taxAfterRefundableCredits + taxWithout,
    profit,
    grossReceipts,
  });
  const share = {
    year,
    law,
    places: known.map(({ name }) => name),
    placeLaw,
    /** Whether the visitor types the place's rate. */
    asksRate: placeLaw?.tax.some(({ use }) => use.rule.asksRate) ?? false,
    /** Where the election of a business income rate is among the exemptions; -1 if the state has none. */
    electedAt: law?.exemptions.findIndex(({ use }) => use.rule === southCarolinaActiveIncome) ?? -1,
    /** The place, chosen or from a link, isn't in this state. */
    placeUnknown: inputs.place !== NO_PLACE && !chosen,
    now,
    taxesOf,
    tax,
    taxWithout,
    aside,
  };
  /** What employers withhold: by the state's formula if we have it, otherwise the tax on the paychecks alone. */
  const fromPaychecks = () => {
    const alone = paychecksAlone(inputs);
    const { made, place } = returned(alone.year.household, alone.year.result, 0, alone.inputs);
    const formula = law && byFormula(answer.year.household, law);
    return {
      formula,
      state: formula?.sheet.withheld ?? Math.max(0, made?.tax ?? 0),
      place: Math.max(0, place?.tax ?? 0),
    };
  };
  const paychecks = inputs.jobs.length > 0 && inputs.stateWithheld === null ? fromPaychecks() : null;
  /** Withheld for a city or county with a return of its own, which the state doesn't count. */
  const placeWithheld = placeLaw && !placeLaw.year.onStateReturn ? (paychecks?.place ?? 0) : 0;
  const plan = statePlanOf(inputs, answer.year, { ...share, paychecks });
  const placePlan = placePlanOf(inputs, answer.year, placeLaw, now.place, placeWithheld);
  const dues = [...duesOf(inputs, plan, "state"), ...duesOf(inputs, placePlan, "place")];
  const sumOf = (list: readonly Due[]) => list.reduce((sum, { amount }) => sum + toCent(amount), 0);
  const typedFor = (to: Payee) => paidTo(to, inputs).reduce((sum, { amount }) => sum + amount, 0);
  const placePaid = placePlan?.paid ?? (placeLaw ? typedFor("place") : 0);
  /** The part that goes to a city or county with its own return, not to the state. */
  const toPlace = toCent(tax - (plan?.brief.tax ?? 0) - placeWithheld - placePaid);
  const payee = placeLaw?.year.payee ?? placeLaw?.year.name;
  const name = stateInSentence(year.name);
  return {
    ...share,
    paychecks,
    placeWithheld,
    plan,
    placePlan,
    /** Payments to the state or the city count as made, although nobody said so. */
    assumesPaid: [plan, placePlan].some((one) => one?.isAssumed && one.paid >= 0.5),
    dues,
    /** As they stand inside sentences. */
    names: { state: name, place: payee },
    namesAtReturn: {
      state: nameAtReturn(name, year.state, inputs.taxYear),
      place: payee,
    },
    returnDue: stateReturnDue(year.state, inputs.taxYear),
    /** State and place together, as they are settled by the return. */
    toSettle: {
      tax,
      withheld: (plan?.brief.withholding ?? inputs.stateWithheld ?? 0) + placeWithheld,
      paid: (plan?.paid ?? typedFor("state")) + placePaid,
      ahead: sumOf(dues),
    },
    ofPlace: {
      left: Math.max(0, toPlace),
      withReturn: Math.max(0, toPlace - sumOf(dues.filter(({ to }) => to === "place"))),
    },
    election: electionOf(share),
  };
}

/** A payment to the state or to the place before the return. */
export interface Due {
  readonly to: "state" | "place";
  readonly day: string;
  /** Overdue on that day, and due right away. */
  readonly late: boolean;
  readonly amount: number;
  /** The line that explains it. */
  readonly line: string;
}

/** What is overdue now, then each date ahead; nothing once the return was due. */
function duesOf({ today, taxYear }: Inputs, plan: Pick<StatePlan, "left"> | null, to: Due["to"]): Due[] {
  if (!plan || today > returnDue(taxYear)) return [];
  const { overdue, ahead } = plan.left;
  return [
    { to, day: today, late: true, amount: overdue, line: `${to}Plan.left.overdue` },
    ...ahead.map(({ due: day, amount }, i) => ({
      to,
      day,
      late: false,
      amount,
      line: `${to}Plan.left.ahead.${i + 1}.amount`,
    })),
  ];
}
type StatePlan = NonNullable<ReturnType<typeof statePlanOf>>;
export type StateShare = NonNullable<ReturnType<typeof stateShare>>;

/** The chosen state's part, if a state was chosen and we have its figures. */
export async function shareOf(answer: Answer): Promise<StateShare | null> {
  const { state, taxYear } = answer.inputs;
  const law = state === "none" ? null : await stateLaw(state, taxYear);
  return law && stateShare(answer, law);
}

type ActiveIncome = ReturnType<typeof southCarolinaActiveIncome.figure>;
/**
 * South Carolina's business income rate election: the taxed amount, and the saving; undefined if there is nothing to
 * elect.
 */
function electionOf({
  electedAt,
  now: { made },
}: {
  readonly electedAt: number;
  readonly now: { readonly made: StateReturn | null };
}) {
  const part = made?.parts.exemptions[electedAt] as ActiveIncome | undefined;
  if (!part || part.business === 0) return null;
  return { income: part.amount, saved: part.elects ? part.without.tax - part.chosen : 0 };
}

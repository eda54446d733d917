/** The fields that may change the year's federal, state and local taxes, and by how much. */
import { fetchYear } from "../../../law/us/index.ts";
import { inDollars } from "../../../ui/format.ts";
import type { Watching } from "../../../ui/take/sensitivity.ts";
import { answer } from "../answer.ts";
import type { Inputs } from "../inputs.ts";
import { owedOf } from "../paying/owed.ts";
import { shareOf } from "../state/share.ts";
import type { Share } from "../state/useStateShare.ts";
import { businessOwner, planLimits } from "../year/household-of.ts";
import { isOver } from "../year/part-of-year.ts";
import { yearOf } from "../year/year.ts";

/** What someone may put aside for later years during this one. */
const PLAN_STEP = 5_000;
const PLANS = { sep: "SEP-IRA", solo: "solo 401(k)", simple: "SIMPLE IRA" } as const;

export const watching: Watching<Inputs> = {
  moves: (inputs) => [
    { blank: "gigs.0.pay", times: [0.9, 1.1] },
    { blank: "jobs.0.pay", times: [0.9, 1.1] },
    {
      // The second half's miles, if they were typed by half-year.
      blank: countedByHalf(inputs) ? "gigs.0.milesJulyToDecember" : "gigs.0.miles",
      times: [0.75, null],
      plus: [null, 2_000],
      note: "Count only miles you really drove for work, and keep a log with the date, place and purpose. Miles between jobs with the app on count. The drive from home usually doesn't count.",
    },
    intoPlan(inputs),
    {
      blank: "ira",
      times: [0, null],
      plus: [null, 2_000],
      note: "Into a traditional IRA, by April 15 of next year.",
    },
    ...(inputs.hsaCoverage === "none"
      ? []
      : [
          {
            blank: "hsa",
            times: [0, null],
            plus: [null, 1_000],
            note: "It lowers income tax, not self-employment tax.",
          } as const,
        ]),
    { blank: "healthPremiums", times: [0.8, 1.2] },
    { blank: "longTermGain", times: [0.5, 1.5] },
    { blank: "interest", times: [0.5, 1.5] },
    { blank: "mortgageInterest", times: [0.9, 1.1] },
    { blank: "charityCash", plus: [null, 1_000] },
  ],
  watch: async (inputs) => {
    await fetchYear(inputs.taxYear);
    const answered = answer(inputs);
    const share = await shareOf(answered);
    const federal = answered.year.result.taxAfterRefundableCredits;
    const name = share
      ? share.placeLaw
        ? `Federal, ${share.year.name} and local`
        : `Federal and ${share.year.name}`
      : "Federal";
    const tax = { label: `${name} tax for the year`, unit: "usd", value: federal + (share?.tax ?? 0) } as const;
    if (isOver(inputs)) return [tax];
    const aside = owedOf(answered, share ? (share as Share) : "none").share;
    return [tax, { label: "Set aside from each payout", unit: "share", value: aside }];
  },
};

const countedByHalf = ({ gigs: [gig] }: Inputs) =>
  gig !== undefined && (gig.milesJulyToDecember > 0 || (gig.miles === 0 && gig.milesJanuaryToJune > 0));

/** More into the visitor's own plan; if there is none, into the one most people can open. */
function intoPlan(inputs: Inputs) {
  const { household, law } = yearOf(inputs);
  const plan = inputs.plan === "none" ? "solo" : inputs.plan;
  const isSpouses = businessOwner(inputs.planWho, inputs) === "spouse";
  const owner = (isSpouses && household.spouse) || household.filer;
  const { most } = planLimits(owner, law)[plan];
  const whose = isSpouses ? "your spouse's" : plan === "solo" ? "a" : "your";
  const room = Math.max(0, Math.min(PLAN_STEP, Math.floor(most - inputs.planContribution)));
  return {
    blank: "planContribution",
    times: [0, null],
    plus: [null, room],
    and: { plan },
    note: `Into ${whose} ${PLANS[plan]}. The most for the year is ${inDollars(most)}.`,
  } as const;
}

import type { Inputs } from "../inputs.ts";
import { inAccounts, listsAccounts } from "./accounts.ts";

/** All savings of the household. */
export const allSavings = (inputs: Inputs): number =>
  listsAccounts(inputs) ? inAccounts(inputs) : inputs.savings + (inputs.couple ? inputs.spouseSavings : 0);

/**
 * Pay of someone self-employed is the profit of a business that lasts as long as pay does: a gig among the streams,
 * which counts as worked since the age typed.
 */
export const withBusiness = (inputs: Inputs): Inputs =>
  inputs.selfEmployed && inputs.pay > 0
    ? { ...inputs, pay: 0, streams: [...inputs.streams, businessOf(inputs)] }
    : inputs;
const businessOf = ({ pay, workedFrom, retireAge }: Inputs): Stream => ({
  kind: "self-employment",
  owner: "you",
  amount: pay,
  fromAge: workedFrom,
  throughAge: retireAge - 1,
  raise: 0,
  survivor: 0,
  other: 0,
  otherSurvivor: 0,
});

type Stream = Inputs["streams"][number];

/** Income that belongs to the spouse. Gigs are always the visitor's. */
export const isSpouses = ({ couple }: Pick<Inputs, "couple">, { kind, owner }: Stream): boolean =>
  couple && owner === "spouse" && kind !== "self-employment";

/** Jobs and gigs. */
export const isEarned = ({ kind }: Stream): boolean => kind === "work" || kind === "self-employment";

/** Everyone's pay, jobs and gigs, in dollars a year. */
export const earnedNow = ({ pay, couple, spousePay, streams }: Inputs): number =>
  streams.reduce((sum, one) => sum + (isEarned(one) ? one.amount : 0), pay + (couple ? spousePay : 0));

/** Income of which a survivor may keep only a part. */
export const hasSurvivorsPart = ({ kind }: Stream): boolean =>
  kind === "pension" || kind === "fixed pension" || kind === "untaxed";

/** A pension with another option to compare it with. */
export const isOptional = (one: Stream): boolean =>
  (one.kind === "pension" || one.kind === "fixed pension") && one.other > 0;

export const hasOptions = ({ couple, streams }: Inputs): boolean => couple && streams.some(isOptional);

/** A job or gig that lasts as long as pay does: whoever stops at another age ends it then, too. */
const endsWithPay = (inputs: Inputs, one: Stream) =>
  isEarned(one) && !isSpouses(inputs, one) && one.throughAge === inputs.retireAge - 1;

export const hasGigUntilStop = (inputs: Inputs): boolean => inputs.streams.some((one) => endsWithPay(inputs, one));

/** What another age to stop work changes in a plan. */
export const stoppingAt = (inputs: Inputs, retireAge: number): Pick<Inputs, "retireAge" | "streams"> => ({
  retireAge,
  streams: inputs.streams.map((one) => (endsWithPay(inputs, one) ? { ...one, throughAge: retireAge - 1 } : one)),
});

/** The same as texts for the form. A spouse's age that followed stays, because only one number changes. */
export const stopTexts = (inputs: Inputs, retireAge: number): Record<string, string> => ({
  retireAge: String(retireAge),
  ...(inputs.couple && { spouseRetireAge: String(inputs.spouseRetireAge) }),
  ...Object.fromEntries(
    inputs.streams.flatMap((one, i) =>
      endsWithPay(inputs, one) ? [[`streams.${i}.throughAge`, String(retireAge - 1)]] : [],
    ),
  ),
});

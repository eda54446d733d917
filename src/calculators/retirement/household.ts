import type { Inputs } from "./inputs.ts";

type Account = Inputs["accounts"][number];

/** The total in the listed accounts, or in those that `which` selects. */
export const inAccounts = (
  { accounts }: Pick<Inputs, "accounts">,
  which: (account: Account) => boolean = () => true,
): number => accounts.reduce((sum, account) => sum + (which(account) ? account.balance : 0), 0);

/** Accounts are listed one by one and replace the savings typed as one amount. */
export const listsAccounts = (inputs: Pick<Inputs, "accounts">): boolean => inAccounts(inputs) > 0;

/** All savings of the household. */
export const allSavings = (inputs: Inputs): number =>
  listsAccounts(inputs) ? inAccounts(inputs) : inputs.savings + (inputs.couple ? inputs.spouseSavings : 0);

/** A job or gig that lasts as long as pay does: whoever stops at another age ends it then, too. */
const endsWithPay = ({ retireAge }: Inputs, { kind, throughAge }: Inputs["streams"][number]) =>
  (kind === "work" || kind === "self-employment") && throughAge === retireAge - 1;

export const hasGigUntilStop = (inputs: Inputs): boolean => inputs.streams.some((one) => endsWithPay(inputs, one));

/** What another age to stop work changes in a plan. */
export const stoppingAt = (inputs: Inputs, retireAge: number): Pick<Inputs, "retireAge" | "streams"> => ({
  retireAge,
  streams: inputs.streams.map((one) => (endsWithPay(inputs, one) ? { ...one, throughAge: retireAge - 1 } : one)),
});

/** The same as texts for the form. */
export const stopTexts = (inputs: Inputs, retireAge: number): Record<string, string> => ({
  retireAge: String(retireAge),
  ...Object.fromEntries(
    inputs.streams.flatMap((one, i) =>
      endsWithPay(inputs, one) ? [[`streams.${i}.throughAge`, String(retireAge - 1)]] : [],
    ),
  ),
});

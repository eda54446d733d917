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

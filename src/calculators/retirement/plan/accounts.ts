/** Accounts that are listed one by one. */

interface Listed<Account> {
  readonly accounts: readonly Account[];
}

/** The total in the listed accounts, or in those that `which` selects. */
export const inAccounts = <Account extends { readonly balance: number }>(
  { accounts }: Listed<Account>,
  which: (account: Account) => boolean = () => true,
): number => accounts.reduce((sum, account) => sum + (which(account) ? account.balance : 0), 0);

/** Accounts are listed one by one and replace the savings typed as one amount. */
export const listsAccounts = (inputs: Listed<{ readonly balance: number }>): boolean => inAccounts(inputs) > 0;

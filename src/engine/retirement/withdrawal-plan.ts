/**
 * From which accounts a year's spending is taken. Each plan is a path: it says what has been taken from each account when `x`
 * dollars have been taken in all. Cash after tax rises along every path, so one search serves all of them.
 */

/** What can be drawn on at the start of the year. Dollars. */
export interface Accounts {
  /** Taxable account and its cost basis. */
  readonly taxable: number;
  readonly basis: number;
  readonly traditional: number;
  readonly roth: number;
  /** What of it comes before traditional money, in the conventional order. */
  readonly rothFirst?: number;
}

export interface Taken {
  readonly taxable: number;
  readonly traditional: number;
  readonly roth: number;
}

/** The order of accounts. `fill` takes traditional money up to an amount first, then as in `conventional`. */
export type WithdrawalOrder =
  | { readonly kind: "conventional" }
  | { readonly kind: "proportional" }
  | { readonly kind: "fill"; readonly traditionalFirst: number };

export const conventional: WithdrawalOrder = { kind: "conventional" };
export const proportional: WithdrawalOrder = { kind: "proportional" };
export const fillTo = (traditionalFirst: number): WithdrawalOrder => ({ kind: "fill", traditionalFirst });

const total = ({ taxable, traditional, roth }: Accounts) => taxable + traditional + roth;

/** Takes `x` dollars from the accounts in their order, as far as they go. */
function inOrder(x: number, accounts: Accounts, traditionalFirst: number): Taken {
  const first = Math.min(x, traditionalFirst, accounts.traditional);
  const taxable = Math.min(x - first, accounts.taxable);
  const rothFirst = Math.min(x - first - taxable, accounts.rothFirst ?? 0);
  const more = Math.min(x - first - taxable - rothFirst, accounts.traditional - first);
  const roth = Math.min(x - first - taxable - rothFirst - more, accounts.roth - rothFirst);
  return { taxable, traditional: first + more, roth: rothFirst + roth };
}

/** Up to the amount from traditional accounts, then taxable, then Roth; what is left of the traditional ones last. */
function filling(x: number, accounts: Accounts, traditionalFirst: number): Taken {
  const first = Math.min(x, traditionalFirst, accounts.traditional);
  const taxable = Math.min(x - first, accounts.taxable);
  const roth = Math.min(x - first - taxable, accounts.roth);
  const more = Math.min(x - first - taxable - roth, accounts.traditional - first);
  return { taxable, traditional: first + more, roth };
}

/** What a plan has taken from each account when `x` dollars are taken in all; never more than there is. */
export function takenAt(x: number, accounts: Accounts, order: WithdrawalOrder): Taken {
  const all = total(accounts);
  const amount = Math.min(x, all);
  if (order.kind === "conventional") return inOrder(amount, accounts, 0);
  if (order.kind === "fill") return filling(amount, accounts, Math.max(0, order.traditionalFirst));
  const share = all > 0 ? amount / all : 0;
  return { taxable: share * accounts.taxable, traditional: share * accounts.traditional, roth: share * accounts.roth };
}

/** Dollars. An account with no more than this is empty: arithmetic leaves dust of which no share can be told. */
export const EMPTY_AT = 0.005;

/** The gain in a sale from the taxable account; a loss counts as none. */
export const gainIn = (sale: number, { taxable, basis }: Accounts): number =>
  taxable > EMPTY_AT ? sale * Math.max(0, 1 - basis / taxable) : 0;

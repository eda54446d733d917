/**
 * Which accounts a year's spending comes from. Each plan is a path: it says what has been taken from each account once
 * a total of `x` dollars has been taken. Cash after tax rises along every path, so one search works for all of them.
 */

/** What is available at the start of the year. Dollars. */
export interface Accounts {
  /** Taxable account and its cost basis. */
  readonly taxable: number;
  readonly basis: number;
  readonly traditional: number;
  readonly roth: number;
  /** The part that comes before traditional money in the conventional order. */
  readonly rothFirst?: number;
}

export interface Taken {
  readonly taxable: number;
  readonly traditional: number;
  readonly roth: number;
}

/** The order of accounts. `fill` takes traditional money up to an amount first, and the rest of it last. */
export type WithdrawalOrder =
  | { readonly kind: "conventional" }
  | { readonly kind: "proportional" }
  | { readonly kind: "fill"; readonly traditionalFirst: number };

export const conventional: WithdrawalOrder = { kind: "conventional" };
export const proportional: WithdrawalOrder = { kind: "proportional" };
export const fillTo = (traditionalFirst: number): WithdrawalOrder => ({ kind: "fill", traditionalFirst });

const total = ({ taxable, traditional, roth }: Accounts) => taxable + traditional + roth;

/** The taxable account, then Roth money that comes first, then traditional accounts, and finally the rest of Roth. */
function inOrder(x: number, accounts: Accounts): Taken {
  const taxable = Math.min(x, accounts.taxable);
  const rothFirst = Math.min(x - taxable, accounts.rothFirst ?? 0);
  const traditional = Math.min(x - taxable - rothFirst, accounts.traditional);
  const roth = Math.min(x - taxable - rothFirst - traditional, accounts.roth - rothFirst);
  return { taxable, traditional, roth: rothFirst + roth };
}

/** Traditional accounts up to the amount, then taxable, then Roth, and finally the rest of the traditional ones. */
function filling(x: number, accounts: Accounts, traditionalFirst: number): Taken {
  const first = Math.min(x, traditionalFirst, accounts.traditional);
  const taxable = Math.min(x - first, accounts.taxable);
  const roth = Math.min(x - first - taxable, accounts.roth);
  const more = Math.min(x - first - taxable - roth, accounts.traditional - first);
  return { taxable, traditional: first + more, roth };
}

/** What a plan has taken from each account once a total of `x` dollars is taken; never more than there is. */
export function takenAt(x: number, accounts: Accounts, order: WithdrawalOrder): Taken {
  const all = total(accounts);
  const amount = Math.min(x, all);
  if (order.kind === "conventional") return inOrder(amount, accounts);
  if (order.kind === "fill") return filling(amount, accounts, Math.max(0, order.traditionalFirst));
  const share = all > 0 ? amount / all : 0;
  return { taxable: share * accounts.taxable, traditional: share * accounts.traditional, roth: share * accounts.roth };
}

/** Dollars. An account with this much or less counts as empty, because rounding dust has no meaningful share. */
export const EMPTY_AT = 0.005;

/** The gain in a sale from the taxable account; a loss counts as zero. */
export const gainIn = (sale: number, { taxable, basis }: Accounts): number =>
  taxable > EMPTY_AT ? sale * Math.max(0, 1 - basis / taxable) : 0;

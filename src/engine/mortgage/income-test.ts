/** What a lender compares with a borrower's income. Dollars a month, except the income. */
export interface IncomeTested {
  /** Principal, interest, taxes, insurance and dues. */
  readonly housing: number;
  readonly debtsPerMonth: number;
  /** Before taxes, a year, as the lender counts it; `null` if it is not known. */
  readonly incomePerYear: number | null;
  /** The largest share of income that the program allows for housing and debts. A fraction. */
  readonly mostShare: number;
}

/**
 * The debt-to-income ratio of a loan, and what would bring it within the limit: a higher income, or less to pay each
 * month. Without an income there is no ratio.
 */
export function incomeTest({ housing, debtsPerMonth, incomePerYear, mostShare }: IncomeTested) {
  const obligations = housing + debtsPerMonth;
  const hasIncome = incomePerYear !== null && incomePerYear > 0;
  return {
    ratio: hasIncome ? (12 * obligations) / incomePerYear : null,
    incomeNeeded: (12 * obligations) / mostShare,
    overPerMonth: incomePerYear === null ? 0 : Math.max(0, obligations - (mostShare * incomePerYear) / 12),
  };
}

/** Whether a lender would say yes to the income: surely, perhaps, or not. */
export type Verdict = "yes" | "maybe" | "no";

/** Ratios this close are the same. */
const A_HAIR = 1e-9;
const isAbove = (share: number, limit: number) => share > limit + A_HAIR;

/** A program's limits as shares of income; `front` is `null` if it has none for housing alone. */
export interface RatioLimits {
  readonly front: number | null;
  readonly back: number;
  /** The most that any approval allows. */
  readonly most: number;
}

/**
 * A loan by its ratios. Above the most, no lender may say yes; above a usual limit, only some do. Without an income,
 * both ratios are `null`, and the answer is no. `above` is the limit that decides, the strictest answer first.
 */
export function ratioVerdict(housing: number | null, all: number | null, { front, back, most }: RatioLimits) {
  if (housing === null || all === null || isAbove(all, most)) return { verdict: "no" as const, above: "most" as const };
  if (isAbove(all, back)) return { verdict: "maybe" as const, above: "back" as const };
  if (front !== null && isAbove(housing, front)) return { verdict: "maybe" as const, above: "front" as const };
  return { verdict: "yes" as const, above: null };
}

/** VA's amounts for the two tests: the usual ratio, and the least that must be left to live on, in dollars a month. */
export interface VaIncomeLaw {
  readonly usual: number;
  readonly onePerson: number;
  readonly onePersonSmallLoan: number;
  readonly largeLoan: number;
}

/**
 * VA has two tests, the ratio and what is left each month after taxes, housing and debts. With both failed, the answer
 * is no. With one failed, it is up to the lender: its supervisor must approve too little left to live on, and a ratio
 * above the usual one unless much more than enough is left (38 CFR 36.4340(c)). Without an income, both are `null`.
 */
export function vaVerdict(ratio: number | null, left: number | null, loan: number, law: VaIncomeLaw) {
  const least = loan < law.largeLoan ? law.onePersonSmallLoan : law.onePerson;
  const overRatio = ratio === null || isAbove(ratio, law.usual);
  const tooLittleLeft = left === null || left < least;
  const verdict: Verdict = overRatio && tooLittleLeft ? "no" : overRatio || tooLittleLeft ? "maybe" : "yes";
  return { verdict, overRatio, tooLittleLeft, least };
}

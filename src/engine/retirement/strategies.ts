/**
 * Withdrawal strategies: how much is wanted from savings at the start of a year.
 *
 * Each strategy stands in a file of its own under `strategies/` and is the same whatever future it meets: history, blocks of
 * history or random draws. It sees the start of one year and the year before, never the future, and gives a worksheet that ends
 * in `wanted`; whether so much is there is for the simulation to see.
 */
import type { Known, Lines, Scope, Source, Unit } from "../worksheet.ts";

/** What a strategy may look at, in dollars of the year unless said otherwise. Formulas use the same names. */
export interface Now {
  /** 0 in the year of the first withdrawal. */
  readonly year: number;
  /** Years of the plan that are left, this one included. */
  readonly yearsLeft: number;
  /** Savings before the withdrawal. */
  readonly balance: number;
  /** Consumer prices since the start of the plan: 1.1 when what cost a dollar costs 1.10. */
  readonly prices: number;
  /** Rise of prices over the year just past; 0 in the first year of the plan. */
  readonly inflation: number;
  /** Share of stocks in savings before this year's rebalancing. */
  readonly stockShare: number;
  /** Price over ten years' average earnings of the stock market; NaN where it is not known. */
  readonly cape: number;
  /** The first withdrawal: savings before it, savings after it, prices then. In that year itself, `left` is still the balance. */
  readonly first: {
    readonly balance: number;
    readonly left: number;
    readonly prices: number;
    /** What the plan's own spending would take from savings in that year; 0 unless the strategy starts from it. */
    readonly planned?: number;
  };
  /** The year before: what was wanted, savings after the withdrawal, prices. At the first withdrawal nothing had been wanted yet. */
  readonly before: { readonly wanted: number; readonly left: number; readonly prices: number };
}

export interface Wanted {
  /** Dollars of the year, 0 or more. */
  readonly wanted: number;
}

export interface Strategy<W extends Wanted = Wanted> {
  readonly wants: (now: Now) => W;
  readonly lines: Lines<W>;
  /** The strategy's own settings, as names its formulas use. */
  readonly settings: Scope;
  /** Where they hang on what the first withdrawal found. */
  readonly settingsAt?: (now: Now) => Scope;
  /** Its first withdrawal is the one that the plan's own spending would take. */
  readonly startsFromPlan?: boolean;
  /** Cannot be followed where the price of stocks over their earnings is not known. */
  readonly needsCape?: boolean;
}

/** Settings as names a formula may use: `settings({ rate: [0.04, "Share of savings", "rate"] })`. */
export const settings = (given: Readonly<Record<string, readonly [value: number, label: string, unit: Unit]>>): Scope =>
  Object.fromEntries(
    Object.entries(given).map(([name, [value, label, unit]]): [string, Known] => [
      name,
      { kind: "input", name, label, value, unit },
    ]),
  );

/** An amount as a share of savings; where nothing is left, counted as the whole. */
export const shareOf = (amount: number, balance: number) => (balance === 0 ? 1 : amount / balance);

/** Descriptions of most strategies side by side, for those without a paper of their own. */
export const WITHDRAWAL_METHODS: Source = {
  cite: "Bogleheads wiki, Withdrawal methods",
  url: "https://www.bogleheads.org/wiki/Withdrawal_methods",
};

/**
 * Withdrawal strategies: how much to take from savings at the start of a year.
 *
 * Each strategy has its own file under `strategies/` and works the same with any future: history, blocks of history or
 * random draws. It sees the start of one year and the year before, never the future, and returns a worksheet that ends
 * in `wanted`. Whether that much is there is up to the simulation.
 */
import { asInput, type Lines, type Scope, type Source, type Unit } from "../worksheet.ts";

/** What a strategy may use, in dollars of the year unless stated otherwise. Formulas use the same names. */
export interface Now {
  /** 0 in the year of the first withdrawal. */
  readonly year: number;
  /** Years left in the plan, including this one. */
  readonly yearsLeft: number;
  /** Savings before the withdrawal. */
  readonly balance: number;
  /** Consumer prices since the start of the plan: 1.1 if something that cost a dollar costs 1.10. */
  readonly prices: number;
  /** Inflation over the past year; 0 in the first year of the plan. */
  readonly inflation: number;
  /** Share of stocks in savings before this year's rebalancing. */
  readonly stockShare: number;
  /** Price over ten years' average earnings of the stock market; NaN if unknown. */
  readonly cape: number;
  /**
   * The first withdrawal: savings before it, savings after it, and prices then. In that year itself, `left` is still
   * the balance.
   */
  readonly first: {
    readonly balance: number;
    readonly left: number;
    readonly prices: number;
    /** What the plan's own spending would take from savings in that year; 0 unless the strategy starts from it. */
    readonly planned?: number;
  };
  /**
   * The year before: the amount wanted, savings after the withdrawal, prices. At the first withdrawal there is no
   * earlier amount.
   */
  readonly before: { readonly wanted: number; readonly left: number; readonly prices: number };
}

export interface Wanted {
  /** Dollars of the year, 0 or more. */
  readonly wanted: number;
}

export interface Strategy<W extends Wanted = Wanted> {
  readonly wants: (now: Now) => W;
  readonly lines: Lines<W>;
  /** The strategy's own settings, by the names its formulas use. */
  readonly settings: Scope;
  /** For settings that depend on the first withdrawal. */
  readonly settingsAt?: (now: Now) => Scope;
  /** Its first withdrawal is what the plan's own spending would take. */
  readonly startsFromPlan?: boolean;
  /** Can't be used if stock valuations are unknown. */
  readonly needsCape?: boolean;
}

/** Settings by names for formulas: `settings({ rate: [0.04, "Share of savings", "rate"] })`. */
export const settings = (given: Readonly<Record<string, readonly [value: number, label: string, unit: Unit]>>): Scope =>
  Object.fromEntries(
    Object.entries(given).map(([name, [value, label, unit]]) => [name, asInput(name, label, value, unit)]),
  );

/** An amount as a share of savings; if nothing is left, all of it. */
export const shareOf = (amount: number, balance: number) => (balance === 0 ? 1 : amount / balance);

/** Comparable descriptions for most strategies, for those without their own paper. */
export const WITHDRAWAL_METHODS: Source = {
  cite: "Bogleheads wiki, Withdrawal methods",
  url: "https://www.bogleheads.org/wiki/Withdrawal_methods",
};

import { power } from "../futures/random-exact.ts";
import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/**
 * The level payment at the start of each year that a dollar buys for `years` years at a real return of `rate`, like a
 * loan payment to a lender. With no return, one dollar divided by the years.
 */
export function paymentPerDollar(rate: number, years: number): number {
  if (rate === 0) return 1 / years;
  const discounted = power(1 / (1 + rate), years);
  return rate / ((1 - discounted) * (1 + rate));
}

/** `paymentPerDollar` as a formula, with the names of its two arguments. */
export const paymentPerDollarFormula = (rate: string, years: string) =>
  `when(${rate} == 0, 1 / ${years}, ${rate} / ((1 - (1 + ${rate}) ** -${years}) * (1 + ${rate})))`;

/**
 * Each year, the level real payment that would use up savings over the remaining years at the expected return, keeping
 * a legacy.
 */
export const amortized = ({ rate, legacy = 0 }: { readonly rate: number; readonly legacy?: number }) => ({
  wants: ({ balance, yearsLeft, prices }: Now) => {
    const legacyValue = legacy * prices * power(1 / (1 + rate), yearsLeft);
    const paid = paymentPerDollar(rate, yearsLeft);
    const wanted = Math.max(0, balance - legacyValue) * paid;
    return { legacyValue, paid, wanted };
  },
  lines: {
    legacyValue: {
      label: "Set aside for the legacy, grown by the end",
      formula: "legacy * prices * (1 + rate) ** -yearsLeft",
    },
    paid: {
      label: "Payment each dollar buys over the years left",
      formula: paymentPerDollarFormula("rate", "yearsLeft"),
      unit: "rate",
      source: WITHDRAWAL_METHODS,
    },
    wanted: { label: "Level payment from the rest", formula: "max(0, balance - legacyValue) * paid" },
  } as const,
  settings: settings({
    rate: [rate, "Expected real return", "rate"],
    legacy: [legacy, "Amount to leave at the end, in today's dollars", "usd"],
  }),
});

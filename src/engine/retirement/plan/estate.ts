/** What a household leaves, and what its heirs keep of it after their own income tax. */
import type { Holdings } from "./terms.ts";

export type Estate = ReturnType<typeof estate>;

/** The accounts that count in it. */
export type LeftBehind = Pick<
  Holdings,
  "traditional" | "spouseTraditional" | "roth" | "taxable" | "health" | "cash" | "afterTax"
>;

/**
 * What heirs keep of the accounts left at the last death. Dollars of one year.
 *
 * Heirs owe income tax on traditional accounts, except on contributions that were taxed before (26 USC 691(a), 408(d)), and on health
 * savings (26 USC 223(f)(8)). They owe none on Roth accounts. A taxable account gets its value at the death as its new cost basis
 * (26 USC 1014(a)), so nobody pays tax on its gains.
 *
 * @param heirsRate the income tax rate of the heirs, federal and state, as a fraction
 *
 * Leaves out: estate and inheritance taxes, gifts to charity, and what accounts earn before heirs take the money.
 */
export function estate(
  { traditional, spouseTraditional, roth, taxable, health, cash, afterTax }: LeftBehind,
  heirsRate: number,
) {
  const pretax = Math.max(0, traditional + spouseTraditional - afterTax) + health;
  const all = traditional + spouseTraditional + roth + taxable + health + cash;
  const heirsTax = pretax * heirsRate;
  return { all, pretax, heirsTax, afterTaxEstate: all - heirsTax };
}

/** What a household leaves, and what its heirs keep of it after their own income tax. */
import type { Holdings } from "./terms.ts";

export type Estate = ReturnType<typeof estate>;

/** The accounts that count. */
export type LeftBehind = Pick<
  Holdings,
  "traditional" | "spouseTraditional" | "roth" | "taxable" | "health" | "cash" | "afterTax"
>;

/**
 * What heirs keep of the accounts left at the last death. Dollars, in the year of that death.
 *
 * Heirs owe income tax on traditional accounts, except on contributions that were already taxed (26 USC 691(a),
 * 408(d)), and on health savings (26 USC 223(f)(8)). They owe none on Roth accounts. A taxable account's cost basis
 * becomes its value at the death (26 USC 1014(a)), so nobody pays tax on its gains.
 *
 * @param heirsRate the heirs' federal and state income tax rate, as a fraction
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

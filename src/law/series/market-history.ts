/** Yearly returns and prices since 1871, for simulations. */
import type { MarketHistory } from "../../engine/retirement/futures/market.ts";
import published from "./market-history.json" with { type: "json" };

/** With title, sources, license and note, for pages that list them. */
export const publishedMarketHistory = published;

const { columns, rows } = published;

/** A column by name; `null` where a row ends before it. */
function valuesOf(name: string): (number | null)[] {
  const at = columns.indexOf(name);
  if (at === -1) throw new Error(`The market history has the columns ${columns.join(", ")}, not "${name}"`);
  return rows.map((row) => row[at] ?? null);
}

/** A column without gaps. */
export const marketColumn = (name: string): number[] => valuesOf(name).filter((value) => value !== null);

/** Stocks and bonds with monthly reinvestment, which the pages use. */
export const marketHistory: MarketHistory = {
  firstYear: rows[0]?.[0] as number,
  stockReturn: marketColumn("stockReturn"),
  bondReturn: marketColumn("bondReturn"),
  inflation: marketColumn("inflation"),
  cape: valuesOf("janCape"),
};

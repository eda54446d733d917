import { worthOf } from "../../../engine/mortgage/owning/inflation.ts";
import type { Inputs } from "../inputs.ts";
import type { Worth } from "./years.ts";

/** How to show amounts in later years: as they are, or in today's dollars, and the words that say so. */
export function moneyOf({ given }: { readonly given: Pick<Inputs, "todaysDollars" | "inflation"> }): {
  readonly worth?: Worth;
  readonly words: string;
} {
  if (!given.todaysDollars) return { words: "" };
  return { worth: (number) => worthOf(number, given.inflation), words: " (in today's dollars)" };
}

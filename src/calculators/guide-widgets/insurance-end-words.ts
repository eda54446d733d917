import { inDollars, monthsInWords } from "../../ui/format.ts";
import { insuranceEnd } from "./house.ts";
import type { House } from "./house-inputs.ts";

/**
 * As in the calculator, the answer is about the payments that the loan requires. Extra payments get a sentence of their
 * own, because the amount that the page starts with is only an example.
 */
export function endInWords(house: House): string {
  const planned = insuranceEnd({ ...house, extraPerMonth: 0 });
  const ends = insuranceEnd(house);
  if (!planned || !ends) return "With this down payment, a conventional loan needs no mortgage insurance.";
  const words = `You may ask to end it after ${monthsInWords(planned.lastIfRequested)}. If you don’t, it ends on its own after ${monthsInWords(planned.lastIfAutomatic)}. Asking saves ${inDollars(planned.savedByRequest)}.`;
  return house.extraPerMonth === 0
    ? words
    : `${words} With ${inDollars(house.extraPerMonth)} extra each month, you may ask after ${monthsInWords(ends.lastIfRequested)}, which saves ${inDollars(ends.savedByRequest)}.`;
}

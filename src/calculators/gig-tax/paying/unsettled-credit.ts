import { listed } from "../../../ui/listed.ts";
import type { Answer } from "../answer.ts";
import { premiumsOf } from "../year/premiums.ts";

/** Says what is still missing for the Marketplace credit; empty if there is none to settle, or nothing is missing. */
export function unsettledCredit({ inputs, year: { health } }: Pick<Answer, "inputs" | "year">): string {
  if (!inputs.marketplace || health) return "";
  const { premium, benchmark, advance } = premiumsOf(inputs);
  const missing = [
    premium === 0 && "the whole premium",
    benchmark === 0 && "the price of the second-lowest-cost Silver plan",
  ].filter((part) => part !== false);
  return `Your Marketplace credit isn't ${advance > 0 ? "settled" : "counted"} yet. Also enter ${listed(missing)}.`;
}

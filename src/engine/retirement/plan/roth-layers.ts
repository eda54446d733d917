/** The layers of Roth money, and what of it is taxed if it leaves before 59½. */

import type { YearTerms } from "./schedule.ts";
import type { Holdings } from "./terms.ts";

export const NO_LAYERS = { rothContributions: 0, converted1: 0, converted2: 0, converted3: 0, converted4: 0 };

/**
 * Roth money leaves in layers: contributions first, then conversions from the oldest on, then earnings (26 USC
 * 408A(d)(4)(B)). Each layer is a number of dollars, which inflation shrinks. A conversion from four years ago counts
 * as a contribution from next year on.
 */
export function rothLayers(
  { rothContributions, converted1, converted2, converted3, converted4 }: Holdings,
  fromRoth: number,
  rothConversion: number,
  untaxedShare: number,
  toRoth: number,
  priceGrowth: number,
) {
  const left = (layer: number, before: number) => Math.max(0, layer - Math.max(0, fromRoth - before));
  const before3 = rothContributions + converted4;
  const before2 = before3 + converted3;
  const before1 = before2 + converted2;
  const untaxed = left(rothContributions, 0) + left(converted4, rothContributions) + toRoth;
  return {
    rothContributions: (untaxed + rothConversion * untaxedShare) / priceGrowth,
    converted1: (rothConversion * (1 - untaxedShare)) / priceGrowth,
    converted2: left(converted1, before1) / priceGrowth,
    converted3: left(converted2, before2) / priceGrowth,
    converted4: left(converted3, before3) / priceGrowth,
  };
}

const nothing = () => 0;
const NOTHING_EARLY = { recentConversions: 0, recentIn: nothing, earningsIn: nothing };

/**
 * Of what leaves Roth accounts before 59½: recent conversions, which cost the additional tax until they are five tax
 * years old (26 USC 408A(d)(3)(F)), and earnings, which are income too. Contributions and older conversions, together
 * `untaxed`, are neither.
 */
export function earlyRothIn(before: Holdings, { contributionsKnown, allEarly }: YearTerms, untaxed: number) {
  if (!contributionsKnown || !allEarly) return NOTHING_EARLY;
  const { roth, converted1, converted2, converted3, converted4 } = before;
  const recentConversions = Math.min(roth - untaxed, converted1 + converted2 + converted3 + converted4);
  return {
    recentConversions,
    recentIn: (taken: number) => Math.max(0, Math.min(recentConversions, taken - untaxed)),
    earningsIn: (taken: number) => Math.max(0, taken - untaxed - recentConversions),
  };
}

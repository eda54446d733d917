import { downToDime } from "../rounding.ts";

export interface StatedBenefit {
  /** The monthly benefit at full retirement age from the Social Security Statement. */
  readonly stated: number;
  /** Our own estimate from pay, with work up to full retirement age, and with the work that is planned. */
  readonly estimateAsStated: number;
  readonly estimateAsPlanned: number;
}

/**
 * A Statement's monthly benefit at full retirement age, in dollars, for someone who will stop working earlier or later
 * than that. It is scaled by the ratio of our two estimates from pay, because the Statement assumes you keep earning as
 * you do now until that age. A death ends work sooner, so the basis for survivors' benefits is scaled the same way.
 */
export function statedBenefit({ stated, estimateAsStated, estimateAsPlanned }: StatedBenefit) {
  const share = estimateAsStated > 0 ? estimateAsPlanned / estimateAsStated : 1;
  const amount = downToDime(stated * share);
  return { share, amount };
}

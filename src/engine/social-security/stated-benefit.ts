import { downToDime } from "../rounding.ts";

export interface StatedBenefit {
  /** The monthly benefit at full retirement age as the Statement gives it. */
  readonly stated: number;
  /** The same reckoned from pay, with work up to full retirement age, and with the work that is planned. */
  readonly estimateAsStated: number;
  readonly estimateAsPlanned: number;
}

/**
 * A Statement's benefit at full retirement age, for somebody who will stop working sooner or later than that: changed in the share in
 * which the two ways of working change an estimate from pay. The Statement takes it that you go on earning as now up to that age.
 * A death ends the work sooner: what survivors' benefits are reckoned from changes in the same way.
 */
export function statedBenefit({ stated, estimateAsStated, estimateAsPlanned }: StatedBenefit) {
  const share = estimateAsStated > 0 ? estimateAsPlanned / estimateAsStated : 1;
  const amount = downToDime(stated * share);
  return { share, amount };
}

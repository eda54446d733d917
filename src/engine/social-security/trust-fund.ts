/** A forecast of the trustees: the year in which the reserves are used up, and what could be paid from then on. */
export interface TrustFundForecast {
  readonly depletionYear: number;
  readonly payableShare: number;
}

/** The share of benefits paid in a year if nothing is done about the trust funds; 1 where the scenario is off. */
export const shareOfBenefits = (year: number, scenario: TrustFundForecast | null): number =>
  scenario !== null && year >= scenario.depletionYear ? scenario.payableShare : 1;

/** The trustees' forecast: the year in which the reserves run out, and what could be paid from then on. */
export interface TrustFundForecast {
  readonly depletionYear: number;
  readonly payableShare: number;
}

/** The share of benefits paid in a year if Congress doesn't act on the trust funds; 1 if the scenario is off. */
export const shareOfBenefits = (year: number, scenario: TrustFundForecast | null): number =>
  scenario !== null && year >= scenario.depletionYear ? scenario.payableShare : 1;

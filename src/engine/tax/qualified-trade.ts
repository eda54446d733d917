export interface TradeLaw {
  readonly rate: number;
  readonly wageShare: number;
  readonly wageShareWithProperty: number;
  readonly propertyShare: number;
}

export interface Trade {
  readonly specifiedService: boolean;
  readonly materiallyParticipates: boolean;
  readonly wagesPaid: number;
  readonly propertyBasis: number;
}

export type TradeIncome = ReturnType<typeof tradeIncome>;
export type TradeComponent = ReturnType<typeof tradeComponent>;

/** The countable income of one trade or business (Form 8995-A, Schedule A and line 2). Dollars, unrounded. */
export function tradeIncome(trade: Trade, income: number, specifiedShare: number) {
  const countedShare = trade.specifiedService ? specifiedShare : 1;
  const counted = income * countedShare;
  const gain = Math.max(0, counted);
  const loss = Math.max(0, -counted);
  const active = trade.materiallyParticipates ? counted : 0;
  return { countedShare, counted, gain, loss, active };
}

/**
 * Its part of the deduction, limited by wages and property above the threshold (Form 8995-A, lines 3 to 15). Dollars,
 * unrounded.
 */
export function tradeComponent(trade: Trade, income: TradeIncome, lossShare: number, phaseIn: number, law: TradeLaw) {
  const afterLosses = income.gain * (1 - lossShare);
  const full = law.rate * afterLosses;
  const wages = trade.wagesPaid * income.countedShare;
  const property = trade.propertyBasis * income.countedShare;
  const wageLimit = Math.max(law.wageShare * wages, law.wageShareWithProperty * wages + law.propertyShare * property);
  const component = full - phaseIn * Math.max(0, full - wageLimit);
  return { afterLosses, full, wages, property, wageLimit, component };
}

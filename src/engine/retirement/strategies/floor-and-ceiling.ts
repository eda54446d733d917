import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

export interface FloorAndCeiling {
  readonly rate: number;
  /** Shares of the first withdrawal: 0.90 (or 0.85) and 1.25 (or 1.20) as published. */
  readonly floor: number;
  readonly ceiling: number;
}

/**
 * A share of savings, kept between a floor and a ceiling in purchasing power (Bengen, Conserving Client Portfolios
 * During Retirement IV, 2001).
 */
export const floorAndCeiling = ({ rate, floor, ceiling }: FloorAndCeiling) => ({
  wants: ({ balance, prices, first }: Now) => {
    const firstToday = (rate * first.balance * prices) / first.prices;
    const wanted = Math.min(Math.max(rate * balance, floor * firstToday), ceiling * firstToday);
    return { firstToday, wanted };
  },
  lines: {
    firstToday: {
      label: "First withdrawal, raised with prices",
      formula: "rate * first.balance * prices / first.prices",
      source: WITHDRAWAL_METHODS,
    },
    wanted: {
      label: "Share of savings between floor and ceiling",
      formula: "min(max(rate * balance, floor * firstToday), ceiling * firstToday)",
    },
  },
  settings: settings({
    rate: [rate, "Share of savings taken each year", "rate"],
    floor: [floor, "Floor, as a share of the first withdrawal", "rate"],
    ceiling: [ceiling, "Ceiling, as a share of the first withdrawal", "rate"],
  }),
});

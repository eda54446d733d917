import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

export interface BasePlusExtras {
  /** The first withdrawal, as a share of savings. */
  readonly firstRate: number;
  /** The base of all later withdrawals, as a share of the savings at the start, adjusted for inflation. */
  readonly baseRate: number;
  /** Share of the growth beyond inflation and the base that is spent on top. */
  readonly extraShare: number;
}

/** A base that is always taken, plus a share of last year's growth beyond inflation and the base. */
export const basePlusExtras = ({ firstRate, baseRate, extraShare }: BasePlusExtras) => ({
  wants: ({ year, balance, prices, first, before }: Now) => {
    const base = (baseRate * first.balance * prices) / first.prices;
    const growth = Math.max(0, balance - base - (before.left * prices) / before.prices);
    const wanted = year === 0 ? firstRate * balance : base + extraShare * growth;
    return { base, growth, wanted };
  },
  lines: {
    base: {
      label: "Base, raised with prices",
      formula: "baseRate * first.balance * prices / first.prices",
      source: WITHDRAWAL_METHODS,
    },
    growth: {
      label: "Growth beyond prices and the base",
      formula: "max(0, balance - base - before.left * prices / before.prices)",
    },
    wanted: {
      label: "Base and a share of the growth",
      formula: "when(year == 0, firstRate * balance, base + extraShare * growth)",
    },
  },
  settings: settings({
    firstRate: [firstRate, "First withdrawal as a share of savings", "rate"],
    baseRate: [baseRate, "Base as a share of the savings at the start", "rate"],
    extraShare: [extraShare, "Share of the growth spent", "rate"],
  }),
});

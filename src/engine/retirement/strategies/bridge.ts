import { type Line, type Lines, part } from "../../worksheet.ts";
import { type Now, type Strategy, settings, type Wanted } from "../strategies.ts";

// The lines are cast because the compiler can't see through `Lines` of a worksheet it doesn't know yet.

/**
 * Combines any strategy with a bridge: money set aside for the years before later lifelong income begins, such as
 * Social Security. The rule sees only the rest of savings, so spending doesn't fall when that income begins, and isn't
 * cut because the bridge is being used up. The bridge earns nothing above inflation.
 * @param bridge what it pays in each year since the first withdrawal, in today's dollars
 */
export function withBridge<W extends Wanted>(
  strategy: Strategy<W>,
  bridge: readonly number[],
): Strategy<{ rule: W; bridge: number; wanted: number }> {
  const inYear = (year: number) => bridge[year] ?? 0;
  /** What is still set aside before a year's withdrawal. */
  const apart = (year: number) => bridge.slice(year).reduce((sum, amount) => sum + amount, 0);
  const beside = (now: Now): Now => {
    const { year, first, before } = now;
    const isFirst = year === 0;
    return {
      ...now,
      balance: Math.max(0, now.balance - apart(year) * now.prices),
      first: {
        ...first,
        balance: Math.max(0, first.balance - apart(0) * first.prices),
        left: Math.max(0, first.left - apart(isFirst ? 0 : 1) * first.prices),
        planned: Math.max(0, (first.planned ?? 0) - inYear(0) * first.prices),
      },
      before: {
        ...before,
        wanted: isFirst ? before.wanted : Math.max(0, before.wanted - inYear(year - 1) * before.prices),
        left: Math.max(0, before.left - apart(year) * before.prices),
      },
    };
  };
  const lines: Readonly<Record<"bridge" | "wanted", Line>> = {
    bridge: {
      label: "From the bridge",
      formula: "bridgeOfYear * prices",
      meaning: "Set aside at the first withdrawal for the years before Social Security and pensions are paid in full.",
    },
    wanted: { label: "Withdrawal by the rule and from the bridge", formula: "rule.wanted + bridge" },
  };
  return {
    ...strategy,
    wants: (now) => {
      const rule = strategy.wants(beside(now));
      const fromBridge = inYear(now.year) * now.prices;
      return { rule, bridge: fromBridge, wanted: rule.wanted + fromBridge };
    },
    lines: { rule: part(strategy.lines), ...lines } as unknown as Lines<{ rule: W; bridge: number; wanted: number }>,
    settingsAt: (now) => {
      const { balance, first, before } = beside(now);
      return {
        ...(strategy.settingsAt?.(beside(now)) ?? strategy.settings),
        ...settings({
          balance: [balance, "Savings outside the bridge, in dollars of the year", "usd"],
          "first.balance": [first.balance, "Savings outside the bridge before the first withdrawal", "usd"],
          "first.left": [first.left, "Savings outside the bridge after it", "usd"],
          "before.wanted": [before.wanted, "Wanted by the rule the year before", "usd"],
          "before.left": [before.left, "Left outside the bridge the year before", "usd"],
          bridgeOfYear: [inYear(now.year), "The bridge pays this year, in today's dollars", "usd"],
        }),
      };
    },
  };
}

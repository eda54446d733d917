import { type Line, type Lines, part } from "../../worksheet.ts";
import { type Now, type Strategy, settings, type Wanted } from "../strategies.ts";

// The lines are cast because the compiler cannot see through `Lines` of a worksheet it does not know yet.

/** Any strategy, held above a floor and below a ceiling in today's dollars; leave out what does not apply. */
export function withinLimits<W extends Wanted>(
  strategy: Strategy<W>,
  { floor, ceiling }: { readonly floor?: number | undefined; readonly ceiling?: number | undefined },
): Strategy<{ rule: W; wanted: number }> {
  const least = floor ?? 0;
  const most = ceiling ?? Number.POSITIVE_INFINITY;
  const formula =
    ceiling === undefined
      ? "max(rule.wanted, floor * prices)"
      : "min(max(rule.wanted, floor * prices), ceiling * prices)";
  const wanted: Line = { label: "Withdrawal within floor and ceiling", formula };
  return {
    ...strategy,
    wants: (now: Now) => {
      const rule = strategy.wants(now);
      return { rule, wanted: Math.min(Math.max(rule.wanted, least * now.prices), most * now.prices) };
    },
    lines: { rule: part(strategy.lines), wanted } as unknown as Lines<{ rule: W; wanted: number }>,
    settings: {
      ...strategy.settings,
      ...settings({ floor: [least, "Floor in today's dollars", "usd"] }),
      ...(ceiling === undefined ? {} : settings({ ceiling: [ceiling, "Ceiling in today's dollars", "usd"] })),
    },
  };
}

/**
 * Any strategy, with a share of it for each year since the first withdrawal: the go-go, slow-go and no-go years, or one percent
 * less each year. After the end of the list its last share stays. Meant for strategies that do not build on last year's withdrawal.
 */
export function inPhases<W extends Wanted>(
  strategy: Strategy<W>,
  shares: readonly number[],
): Strategy<{ rule: W; share: number; wanted: number }> {
  return {
    ...strategy,
    wants: (now: Now) => {
      const rule = strategy.wants(now);
      const share = shares[Math.min(now.year, shares.length - 1)] ?? 1;
      return { rule, share, wanted: share * rule.wanted };
    },
    lines: {
      rule: part(strategy.lines),
      share: { label: "Share wanted in this phase of life", found: "Set for each year of the plan.", unit: "rate" },
      wanted: { label: "Withdrawal in this phase of life", formula: "share * rule.wanted" },
    } as unknown as Lines<{ rule: W; share: number; wanted: number }>,
  };
}

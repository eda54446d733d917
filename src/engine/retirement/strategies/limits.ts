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

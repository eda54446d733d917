import type { Source } from "../../worksheet.ts";
import { type Now, settings } from "../strategies.ts";

const CAPE_RULES: Source = {
  cite: "Early Retirement Now, Safe Withdrawal Rates part 18: Flexibility and CAPE-based rules, 2017",
  url: "https://earlyretirementnow.com/2017/08/30/the-ultimate-guide-to-safe-withdrawal-rates-part-18-flexibility-cape-based-rules/",
};

/**
 * A share of savings that is larger when stocks are cheap: a base plus a part of what stocks earn per dollar of price.
 */
export const capeBased = ({ base, multiplier }: { readonly base: number; readonly multiplier: number }) => ({
  wants: ({ balance, cape }: Now) => {
    const rate = base + multiplier / cape;
    const wanted = rate * balance;
    return { rate, wanted };
  },
  lines: {
    rate: {
      label: "Share of savings at this price of stocks",
      formula: "base + multiplier / cape",
      unit: "rate",
      source: CAPE_RULES,
    },
    wanted: { label: "Share of savings", formula: "rate * balance" },
  } as const,
  settings: settings({
    base: [base, "Share taken at any price", "rate"],
    multiplier: [multiplier, "Part of the earnings yield taken", "count"],
  }),
  needsCape: true,
});

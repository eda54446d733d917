import { type Now, settings } from "../strategies.ts";

/**
 * A first amount adjusted for inflation, scaled up or down as savings are above or below their starting purchasing
 * power. The start is the balance after the first withdrawal, as in the program that popularized the rule.
 */
export const ratioVariable = ({ amount, part }: { readonly amount: number; readonly part: number }) => ({
  wants: ({ year, balance, prices, first }: Now) => {
    const sameAsFirst = amount * prices;
    const ahead = year === 0 || first.left === 0 ? 0 : balance / ((first.left * prices) / first.prices) - 1;
    const wanted = Math.max(0, sameAsFirst * (1 + part * ahead));
    return { sameAsFirst, ahead, wanted };
  },
  lines: {
    sameAsFirst: { label: "First withdrawal, raised with prices", formula: "amount * prices" },
    ahead: {
      label: "Savings ahead of their start, in purchasing power",
      formula: "when(year == 0 || first.left == 0, 0, balance / (first.left * prices / first.prices) - 1)",
      unit: "rate",
    },
    wanted: {
      label: "Withdrawal adjusted by part of that",
      formula: "max(0, sameAsFirst * (1 + part * ahead))",
    },
  } as const,
  settings: settings({
    amount: [amount, "First yearly withdrawal in today's dollars", "usd"],
    part: [part, "Part of the gain or loss that is passed on", "rate"],
  }),
});

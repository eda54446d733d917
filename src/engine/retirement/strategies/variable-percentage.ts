import { downToDollar } from "../../rounding.ts";
import type { Source } from "../../worksheet.ts";
import { type Now, settings } from "../strategies.ts";
import { paymentPerDollar, paymentPerDollarFormula } from "./amortized.ts";

const VARIABLE_PERCENTAGE: Source = {
  cite: "Bogleheads wiki, Variable percentage withdrawal",
  url: "https://www.bogleheads.org/wiki/Variable_percentage_withdrawal",
};

export interface VariablePercentage {
  /** Expected real return of stocks: 5.0% in the published sheet. */
  readonly stockRate: number;
  /** The same for bonds: 1.8% in 2016, 1.9% in 2020. Cash counts as bonds. */
  readonly bondRate: number;
  /** Never more than this share of savings. */
  readonly cap: number;
  /** Years beyond the end of the plan to spread savings over; negative to use them up earlier. */
  readonly extraYears?: number;
}

/** The amortized payment at the mix's expected return, in whole dollars, at most a share of savings. */
export const variablePercentage = ({ stockRate, bondRate, cap, extraYears = 0 }: VariablePercentage) => ({
  wants: ({ balance, yearsLeft, stockShare }: Now) => {
    const growth = stockShare * stockRate + (1 - stockShare) * bondRate;
    const spreadOver = Math.max(1, yearsLeft + extraYears);
    const paid = paymentPerDollar(growth, spreadOver);
    const payment = downToDollar(balance * paid);
    const wanted = Math.min(payment, cap * balance);
    return { growth, spreadOver, paid, payment, wanted };
  },
  lines: {
    growth: {
      label: "Expected real return of your mix",
      formula: "stockShare * stockRate + (1 - stockShare) * bondRate",
      unit: "rate",
      source: VARIABLE_PERCENTAGE,
    },
    spreadOver: { label: "Years to spread over", formula: "max(1, yearsLeft + extraYears)", unit: "years" },
    paid: {
      label: "Payment each dollar buys over these years",
      formula: paymentPerDollarFormula("growth", "spreadOver"),
      unit: "rate",
    },
    payment: { label: "Payment, rounded down to a whole dollar", formula: "downToDollar(balance * paid)" },
    wanted: { label: "Payment, at most a share of savings", formula: "min(payment, cap * balance)" },
  } as const,
  settings: settings({
    stockRate: [stockRate, "Expected real return of stocks", "rate"],
    bondRate: [bondRate, "Expected real return of bonds", "rate"],
    cap: [cap, "Largest share of savings taken in a year", "rate"],
    extraYears: [extraYears, "Years beyond the plan", "years"],
  }),
});

import type { Source } from "../../worksheet.ts";
import { type Now, settings } from "../strategies.ts";

const BENGEN_1994: Source = {
  cite: "Bengen, Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning, October 1994",
  url: "https://www.financialplanningassociation.org/sites/default/files/2021-04/MAR04%20Determining%20Withdrawal%20Rates%20Using%20Historical%20Data.pdf",
};

/** The same purchasing power every year: an amount in today's dollars, adjusted for inflation. */
export const constantDollar = ({ amount }: { readonly amount: number }) => ({
  wants: ({ prices }: Now) => ({ wanted: amount * prices }),
  lines: {
    wanted: { label: "Withdrawal wanted, raised with prices", formula: "amount * prices", source: BENGEN_1994 },
  },
  settings: settings({ amount: [amount, "Yearly withdrawal in today's dollars", "usd"] }),
});

/** The same, but the first withdrawal is a share of whatever has been saved by then: the "4% rule". */
export const constantDollarFromRate = ({ rate }: { readonly rate: number }) => ({
  wants: ({ first, prices }: Now) => ({ wanted: (rate * first.balance * prices) / first.prices }),
  lines: {
    wanted: {
      label: "First withdrawal, raised with prices",
      formula: "rate * first.balance * prices / first.prices",
      source: BENGEN_1994,
    },
  },
  settings: settings({ rate: [rate, "First withdrawal as a share of savings", "rate"] }),
});

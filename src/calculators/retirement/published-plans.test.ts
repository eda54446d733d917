/** Example plans that other programs publish with figures worked by hand, as far as their inputs can be typed here. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { stillMarkets } from "../../testing/still-markets.ts";
import { fields, givenBy } from "./inputs.ts";
import { fetchState } from "./laws.ts";
import { resultOf } from "./result.ts";

await fetchState("FL");

/**
 * Their plans begin in 2026 and ours in 2027 with 2026 brackets, so everyone is born a year later. Investments earn 5%
 * above inflation.
 */
const FIXED: Typed = {
  ...stillMarkets,
  ...{ stockMean: "5", bondMean: "5", inflation: "0", dividendYield: "0", bondYield: "0", premiumBefore: "0" },
  // Cash that loses 2% has no interest to tax.
  ...{ cashReturn: "-2", pay: "0", saving: "0", match: "0", benefit: "known", piaCounts: "plan" },
};
const firstYear = (typed: Typed) => resultOf(readForm(fields, { ...FIXED, ...typed }, {}, givenBy).inputs).years1[0];

test("RetireGolden, “High balances: RMDs and IRMAA”, year 2026 of its hand table", () => {
  const year = firstYear({
    ...{ age: "72", born: "1954-01", retireAge: "66", planTo: "95", state: "FL", spending: "110000", medical: "4200" },
    ...{ accounts: "3", "accounts.0.balance": "1850000" },
    ...{ "accounts.1.kind": "taxable", "accounts.1.balance": "400000", "accounts.1.gain": "120000" },
    ...{ "accounts.2.kind": "cash", "accounts.2.balance": "50000" },
    ...{ pia: "3200", claimAge: "70", giving: "15000" },
  });
  expect(year).toMatchObject({
    // 3,200 x 1.32 x 12.
    socialSecurity: 50_688,
    // 1,850,000 / 26.5 = 69,811.32 is required, and 15,000 of it is given.
    charity: 15_000,
    fromTraditional: 54_811,
    // 54,811.32 + 85% of 50,688 - 18,150 - senior deduction of 4,626.23 = 75,119.89 is taxed: 1,240 + 4,560 + 22% of 24,719.89.
    tax: 11_238,
    // Part B: 12 x 202.90.
    premiums: 2_435,
    // 110,000 + 6,634.80 + 11,238.38 - 50,688 - 54,811.32.
    fromCash: 22_374,
    fromTaxable: 0,
    // (1,850,000 - 69,811.32) x 1.05 + 400,000 x 1.05 + (50,000 - 22,373.85) x 0.98. Their cash earns 2%, which is
    // never taxed.
    end: 2_316_272,
  });
});

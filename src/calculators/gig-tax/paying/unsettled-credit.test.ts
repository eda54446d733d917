import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { headlineOf, spoken } from "./headline.ts";
import { owedOf } from "./owed.ts";
import { unsettledCredit } from "./unsettled-credit.ts";

const answered = (typed: Typed) => answer(readForm(fields, typed, typed, givenOn("2026-11-21")).inputs);
const ADVANCE = { marketplace: "yes", healthPremiums: "800/month", advanceCredit: "400/month" };
const MISSING_PRICE = "Also enter the price of the second-lowest-cost Silver plan.";

describe("credit paid in advance without the price of the Silver plan, which the credit depends on", () => {
  const found = answered({ "gigs.0.pay": "40000/year", ...ADVANCE });
  test("is neither counted nor charged back, and only the rest of the premium is deducted", () => {
    const { household, result, health } = found.year;
    expect(health).toBeNull();
    expect(household.claims).toMatchObject({ netPremiumTaxCredit: 0, premiumCreditRepayment: 0 });
    // Self-employment tax of 40,000 x 0.9235 x 0.153 is 5,651.82, half of it off. 4,800 of 9,600 came in advance, which
    // isn't deducted (26 CFR 1.162(l)-1(a)(1)): 40,000 - 2,825.91 - 4,800 - 16,100 is 16,274.09, and 80% of that
    // 13,019.27. The Tax Table takes 13,025: 1,240 and 12% of 625 are 1,315.
    expect(result.adjustedGrossIncome).toBeCloseTo(32_374.09, 2);
    expect(result.taxAfterRefundableCredits).toBeCloseTo(6_966.82, 2);
  });
  test("the first sentences say what is missing", () => {
    expect(spoken(headlineOf(found, "none", owedOf(found, "none")))).toMatch(/^From each payout, set aside 18%\./);
    expect(headlineOf(found, "none", owedOf(found, "none")).after).toContain(
      `Your federal tax for 2026 is $6,967. Your Marketplace credit isn't settled yet. ${MISSING_PRICE}`,
    );
  });
  test("is settled once the price is typed", () => {
    const settled = answered({ "gigs.0.pay": "40000/year", ...ADVANCE, benchmarkPremium: "800/month" });
    expect(settled.year.health?.settled.netCredit).toBeGreaterThan(0);
    expect(unsettledCredit(settled)).toBe("");
  });
  test.each([
    // 90,000 less 6,358.30 and 9,600 is above 62,600, four times 15,650: no price of a Silver plan brings a credit.
    ["income is too high for a credit", { "gigs.0.pay": "90000/year" }],
    ["it's a separate return (26 USC 36B(c)(1)(C))", { filingStatus: "married_separate", "gigs.0.pay": "40000/year" }],
  ])("is paid back where %s", (_, typed) => {
    const { year } = answered({ ...typed, ...ADVANCE });
    expect(year.health?.settled.repayment).toBe(4_800);
    expect(unsettledCredit(answered({ ...typed, ...ADVANCE }))).toBe("");
  });
  test("a year without gigs doesn't pay back what only this year's income ends", () =>
    expect(
      answered({ "gigs.0.pay": "60000/year", jobs: "1", "jobs.0.pay": "30000/year", ...ADVANCE }).without.household
        .claims.premiumCreditRepayment,
    ).toBe(0));
});

test("without credit in advance the whole premium is deducted until the price is typed", () => {
  const found = answered({ "gigs.0.pay": "40000/year", marketplace: "yes", healthPremiums: "800/month" });
  // 40,000 - 2,825.91 - 9,600.
  expect(found.year.result.adjustedGrossIncome).toBeCloseTo(27_574.09, 2);
  expect(unsettledCredit(found)).toBe(`Your Marketplace credit isn't counted yet. ${MISSING_PRICE}`);
});

test("names everything that is missing, and nothing where it isn't a Marketplace plan", () => {
  expect(unsettledCredit(answered({ marketplace: "yes", advanceCredit: "400/month" }))).toBe(
    "Your Marketplace credit isn't settled yet. Also enter the whole premium and the price " +
      "of the second-lowest-cost Silver plan.",
  );
  expect(unsettledCredit(answered({ healthPremiums: "800/month" }))).toBe("");
});

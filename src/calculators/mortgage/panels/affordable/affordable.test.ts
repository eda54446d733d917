/**
 * What a household can afford, from what it types: more income or more cash never affords less, one of three limits
 * says why, and the highest price keeps its answer once it is typed.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Typed } from "../../../../inputs/typed.ts";
import { misexplained } from "../../../../testing/rework.ts";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { estimateOf } from "../loan-estimate/closing-figures.ts";
import { afford, leftInWords } from "../summaries.ts";
import { affordOf, typedAtLimit } from "./affordable.ts";
import { stepsOfAfford } from "./steps.ts";

const dollars = (most: number) => fc.integer({ min: 0, max: most });

const anyHousehold = fc.record({
  income: dollars(400_000),
  cash: dollars(300_000),
  debts: dollars(3000),
  price: fc.integer({ min: 50_000, max: 1_500_000 }),
  /** A typed percentage or none; without one, the cash determines the down payment. */
  down: fc.option(fc.integer({ min: 0, max: 60 })),
  program: fc.constantFrom("conventional", "fha", "va", "usda"),
  score: fc.integer({ min: 500, max: 850 }),
  /** A typed rate in tenths of a percent or none; without one, it depends on the down payment. */
  rate: fc.option(fc.integer({ min: 20, max: 120 })),
  dues: dollars(800),
  reserve: fc.integer({ min: 0, max: 12 }),
  more: fc.integer({ min: 1, max: 100_000 }),
});

type AnyHousehold = Parameters<Parameters<typeof anyHousehold.map>[0]>[0];

/** What the household types, with a price and a down payment of its choice. */
const typedBy = ({ income, cash, debts, price, down, program, score, rate, dues, reserve }: AnyHousehold) => ({
  incomePerYear: String(income),
  cash: String(cash),
  debtsPerMonth: String(debts),
  price: String(price),
  program,
  creditScore: String(score),
  associationDues: `${dues}/month`,
  reserveMonths: String(reserve),
  ...(rate !== null && { annualRate: String(rate / 10) }),
  ...(down !== null && { downPayment: `${down}%` }),
});

const answered = (typed: Record<string, string>) => answer(inputsFor(typed, { others }), others);
/** What the visitor left to the page, as its panel says it. */
const assumed = (typed: Record<string, string>) => ({
  solved: typed.downPayment === undefined,
  isRateAssumed: typed.annualRate === undefined,
});
const limitOf = (typed: Record<string, string>) => {
  const { limited } = affordOf(answered(typed), undefined, assumed(typed)).worksheet;
  if (!limited) throw new Error("an income was typed");
  return limited;
};

const anyDetails = fc.record({
  tax: fc.constantFrom({}, { propertyTax: "5000" }, { propertyTax: "1.5%" }),
  insurance: fc.constantFrom({}, { insurance: "300/month" }),
  fees: fc.constantFrom({}, { lenderFees: "4000", pointsShare: "1%", sellerCredits: "2500" }),
  mortgageInsurance: fc.constantFrom(
    {},
    { mortgageInsuranceRate: "0.9%" },
    { mortgageInsuranceDollars: "120/month" },
    { termMonths: "15 years" },
  ),
  kind: fc.constantFrom<Record<string, string>>(
    {},
    { kind: "interestOnly", interestOnlyMonths: "10" },
    { kind: "adjustable" },
    { kind: "adjustable", armProduct: "7/6", armInterestOnlyMonths: "5", armIndex: "5" },
    { kind: "balloon" },
  ),
});

const anyDown = fc.option(fc.integer({ min: 1000, max: 200_000 }).map((amount) => `$${amount}`));

// Without a loan no ratio limits the price; cash does.
test("who borrows nothing and names no cash isn't told a price, only what this house leaves", () => {
  const of = (typed: Typed) => affordOf(answer(inputsFor({ price: "400000", incomePerYear: "90000", ...typed })));
  const found = of({ downPayment: "100%" });
  expect(found.worksheet.limited).toBeUndefined();
  expect(afford(found)).toBe("enter your cash to see the highest price it covers");
  expect(leftInWords(found)).toMatch(/^ After federal taxes and this house, you would have \$\d,\d{3} a month left\.$/);
  expect(misexplained(stepsOfAfford(found))).toEqual([]);
  // With cash, that is the limit.
  expect(afford(of({ downPayment: "100%", cash: "450000" }))).toMatch(/^up to \$44\d,000, limited by your cash$/);
  // Down payment in dollars: it is known, and a loan may come on top.
  expect(afford(of({ downPayment: "400000" }))).toMatch(/^up to /);
});

test("the highest price, once typed, is still the highest price, and costs what was said of it", () => {
  fc.assert(
    fc.property(
      anyHousehold,
      anyDetails,
      anyDown,
      (household, { tax, insurance, fees, mortgageInsurance, kind }, dollarsDown) => {
        const typed: Record<string, string> = {
          ...typedBy(household),
          ...tax,
          ...insurance,
          ...fees,
          ...mortgageInsurance,
          ...kind,
          ...(dollarsDown !== null && { downPayment: dollarsDown }),
        };
        const found = affordOf(answered(typed), undefined, assumed(typed));
        const limit = limitOf(typed);
        // Where nothing is borrowed at the rounded price, the down payment is that price, and not what the cash allows.
        fc.pre(limit.rounded > 0 && limit.loan > 0 && limit.price < 99_000_000);
        // What the button types: the price, and the down payment if the cash determined it.
        const again = { ...typed, ...typedAtLimit(found, limit) };
        const then = limitOf(again);
        // A down payment in whole dollars is less than a dollar smaller. Where it is the least share of the price that
        // a program or an insurer takes, 3%, that moves the price by up to a dollar / 0.03.
        expect(Math.abs(then.price - limit.price)).toBeLessThan("amount" in found.household.down ? 1 / 0.03 : 0.01);
        // A program that needs more down than was typed says so where the down payment is.
        if ((household.down ?? 100) < 10) return;
        const there = answered(again);
        const { total, loan } = there.worksheet;
        expect(Math.abs(total - limit.housingPayment)).toBeLessThan(0.1 + 1e-6 * loan);
        // Less than a dollar of the down payment, and the cents of a day's interest for each day until the month ends.
        const { cash } = estimateOf(there).worksheet.closing;
        expect(Math.abs(cash - limit.cashToClose)).toBeLessThan(1 + 0.005 * 31);
      },
    ),
  );
});

test("the highest price doesn't depend on the price of the house above", () => {
  fc.assert(
    fc.property(anyHousehold, anyDetails, fc.integer({ min: 50_000, max: 1_500_000 }), (household, details, price) => {
      const { tax, insurance, fees, mortgageInsurance, kind } = details;
      const typed = { ...typedBy(household), ...tax, ...insurance, ...fees, ...mortgageInsurance, ...kind };
      const [one, other] = [limitOf(typed), limitOf({ ...typed, price: String(price) })];
      expect(other.price).toBeCloseTo(one.price, 4);
      expect(other.loanRate).toBe(one.loanRate);
    }),
  );
});

test("more income or more cash never lowers the affordable price, and it is the lowest of three limits", () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { income, cash, more } = household;
      const fits = (ofIncome: number, ofCash: number) =>
        limitOf(typedBy({ ...household, income: ofIncome, cash: ofCash }));
      const now = fits(income, cash);
      const least = now.price * (1 - 1e-9) - 1e-6;
      expect(fits(income + more, cash).price).toBeGreaterThanOrEqual(least);
      expect(fits(income, cash + more).price).toBeGreaterThanOrEqual(least);
      const limits = [now.byTraditional, now.byProgram, now.byCash ?? Number.POSITIVE_INFINITY];
      expect(now.price).toBeCloseTo(Math.min(...limits), 4);
    }),
  );
});

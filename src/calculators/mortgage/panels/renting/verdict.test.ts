import { expect, test } from "vitest";
import type { Typed } from "../../../../inputs/typed.ts";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import { placeOf } from "../../place/places.ts";
import { rentOrBuyOf } from "./compare.ts";
import { pastPeriodsOf } from "./past-periods.ts";
import { tippingReturn, verdictInWords } from "./verdict.ts";

function found(typed: Typed) {
  const compared = rentOrBuyOf(answer(inputsFor(typed, { place: placeOf(typed.state ?? "US") })));
  if (!compared) throw new Error("no price");
  return { compared, past: pastPeriodsOf(compared) };
}
const said = (typed: Typed) => {
  const { compared, past } = found(typed);
  return verdictInWords(compared, past);
};

test("rent 2,300 or buy in Ohio: the past and 5% disagree, and one answer says why and where it tips", () => {
  const typed = { state: "OH", rentPerMonth: "2300" };
  const { compared, past } = found(typed);
  expect(past.worksheet.advantage.middle).toBeLessThan(0);
  expect(compared.worksheet.advantageBuy).toBeGreaterThan(0);
  expect(said(typed)).toBe(
    "It depends on what your down payment and savings would earn if you rented. In stocks and bonds, that money would have earned 8.8% a year since 1975, and renting came out ahead in 36 of 39 past periods. Go by that if you would really invest it. If it earns 5% a year and home prices rise 3%, buying comes out ahead. With that growth, the answer changes at 5.4% a year: if the money earns more, rent.",
  );
  // A tenth of a point on either side of it, the answers differ.
  const advantageAt = (investReturn: string) => found({ ...typed, investReturn }).compared.worksheet.advantageBuy;
  expect(advantageAt("5.3")).toBeGreaterThan(0);
  expect(advantageAt("5.5")).toBeLessThan(0);
});

test("where savings alone didn't decide the past, no return is named at which the answer changes", () => {
  const typed = { price: "340000", downPayment: "10%", rentPerMonth: "2300" };
  const { compared, past } = found(typed);
  // Savings earned less in the past than the return that would tip steady growth, and yet renting won.
  expect(past.worksheet.savingsGrowth).toBeLessThan(tippingReturn(compared) ?? 0);
  expect(past.worksheet.advantage.middle).toBeLessThan(0);
  expect(said(typed)).toMatch(
    /^It depends on how home prices, rents and savings grow\. As they have grown since 1975, renting came out ahead in \d+ of 39 past periods\. If home prices rise 3% and your savings earn 5% a year, buying comes out ahead\.$/,
  );
});

test("where both agree, the sentence is as short as that", () => {
  expect(said({ state: "OH", rentPerMonth: "1000" })).toMatch(
    /^Over 11 years, renting at \$1,000 a month comes out ahead of buying: buying won in none of 39 past periods, and it loses if home prices rise 3% and your savings earn 5% a year\.$/,
  );
  expect(said({ state: "OH", rentPerMonth: "6000" })).toMatch(
    /^Over 11 years, buying comes out ahead of renting at \$6,000 a month: in 39 of 39 past periods/,
  );
});

test("no return tips an answer that is the same at any", () => {
  expect(tippingReturn(found({ rentPerMonth: "10000" }).compared)).toBeNull();
  expect(said({ stayMonths: "50" })).toBeUndefined(); // longer than the record
});

test("a stay of one year is said in words", () => {
  expect(said({ state: "OH", rentPerMonth: "1000", stayMonths: "1" })).toMatch(
    /^Over one year, renting at \$1,000 a month comes out ahead of buying/,
  );
});

test("where neither side usually won, it's about even", () => {
  const { compared, past } = found({ state: "OH", rentPerMonth: "2300" });
  const won = (timesBuyingWon: number) =>
    verdictInWords(compared, { ...past, worksheet: { ...past.worksheet, timesBuyingWon } });
  // 18 of 39 is 46%; 15 of 39 is 38%.
  expect(won(18)).toMatch(/^It’s about even, and depends on what your down payment/);
  expect(won(15)).toMatch(/^It depends on what your down payment/);
});

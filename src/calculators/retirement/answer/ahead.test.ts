import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { canStillChoose, requiredAhead } from "./ahead.ts";
import type { YearOfPath } from "./result.ts";

const of = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const year = (change: Partial<YearOfPath>) =>
  ({ year: 2033, age: 73, required: 0, surplus: 0, socialSecurity: 24_000, ...change }) as YearOfPath;

test("when to claim is pointed out from 55 on, until it is claimed, if there is a benefit", () => {
  const open = (typed: Typed, years1 = [year({})]) => canStillChoose(of(typed), { years1 });
  expect([open({ age: "54" }), open({ age: "55" })]).toEqual([false, true]);
  // 68 in the plan's first year and claimed at 67.
  expect([open({ age: "67", claimAge: "67" }), open({ age: "67", claimAge: "68" })]).toEqual([false, true]);
  expect(open({ age: "60" }, [year({ socialSecurity: 0 })])).toBe(false);
  const spouse = { age: "67", claimAge: "67", couple: "yes", spouseClaimAge: "62" };
  expect([open({ ...spouse, spouseAge: "58" }), open({ ...spouse, spouseAge: "62" })]).toEqual([true, false]);
});

test("required distributions are pointed out if much of them isn't needed", () => {
  const said = (change: Partial<YearOfPath>, typed: Typed = { age: "67" }) =>
    requiredAhead(of(typed), { years1: [year({ year: 2032, age: 72 }), year(change)] });
  expect(said({ required: 94_867, surplus: 48_214 })).toBe(
    "Starting at age 73, you have to take money out of traditional accounts, whether you need it or not. In the typical history, that’s $94,867 in the first year, and you don’t need $48,214 of it.",
  );
  expect(said({ required: 94_867, surplus: 9_999 })).toBe("");
  expect(said({ required: 94_867, surplus: 48_214 }, { age: "54" })).toBe("");
  // 26 USC 401(a)(9)(C)(i)(II): an employer's plan, until one retires; (ii): not for someone who owns the business.
  const atWork = (typed: Typed, change: Partial<YearOfPath> = {}) =>
    said({ required: 94_867, surplus: 48_214, onPay: true, ...change }, { age: "67", ...typed });
  // All of what is required is left over.
  expect(said({ required: 20_000, surplus: 25_000 })).toMatch(
    /\$20,000 in the first year, and you don’t need any of it\.$/,
  );
  expect(atWork({})).toMatch(/of it. A 401\(k\) where you still work can usually wait, but we don’t/);
  for (const other of [atWork({ selfEmployed: "yes" }), atWork({}, { age: 72 })]) expect(other).toMatch(/of it.$/);
});

import { expect, test } from "vitest";
import { readForm } from "../../../inputs/typed.ts";
import { fields } from "../inputs.ts";
import { premiumsOf } from "./premiums.ts";

const premiums = (typed: Record<string, string>) => premiumsOf(readForm(fields, typed, typed, () => ({})).inputs);

test("premiums are a month's or a year's, and an amount alone, as in older links, is the year's", () => {
  expect(
    premiums({ healthPremiums: "750/month", benchmarkPremium: "9600/year", advanceCredit: "250*2/month" }),
  ).toEqual({ premium: 9_000, benchmark: 9_600, advance: 6_000 });
  expect(premiums({ healthPremiums: "9000" }).premium).toBe(9_000);
  expect(premiums({})).toEqual({ premium: 0, benchmark: 0, advance: 0 });
});

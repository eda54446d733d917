import { expect, test } from "vitest";
import { startOf } from "../../../inputs/typed.ts";
import { fields } from "../inputs.ts";
import { atThisPace, partOfYearGone } from "../year/part-of-year.ts";
import { sinceMade } from "./since-made.ts";

const inputs = startOf(fields);

test("a link made today needs no message", () => expect(sinceMade("2026-11-22", "2026-11-22", inputs)).toBeUndefined());

test("a November link opened in February says which payment has come due since", () =>
  // 26 USC 6654(c)(2): the fourth installment of 2026 is due January 15, 2027, a Friday.
  expect(sinceMade("2026-11-22", "2027-02-03", inputs)).toBe(
    "These numbers were saved on November 22, 2026. Dates now count from today. " +
      "Since then, the payment due January 15, 2027 has passed.",
  ));

test("pay so far dates from the link", () =>
  expect(
    sinceMade("2026-11-22", "2026-12-01", {
      ...inputs,
      gigs: [{ ...inputs.gigs[0], pay: { amount: 30_000, per: "so far" } }] as typeof inputs.gigs,
    }),
  ).toBe(
    "These numbers were saved on November 22, 2026. Dates now count from today. " +
      "Bring the pay you typed as “so far this year” up to date.",
  ));

test("pay so far this year says what it becomes by year-end", () => {
  // June 30 is day 181 of 365: 18,100 by then is 36,500 in the year.
  const gone = partOfYearGone(2026, "2026-06-30");
  expect(atThisPace({ amount: 18_100, per: "so far" }, gone, 2026)).toBe(
    "We assume the rest of 2026 goes the same way: $36,500 for the whole year.",
  );
  expect(atThisPace({ amount: 18_100, per: "year" }, gone, 2026)).toBeUndefined();
  expect(atThisPace({ amount: 18_100, per: "so far" }, partOfYearGone(2025, "2026-06-30"), 2025)).toBeUndefined();
});

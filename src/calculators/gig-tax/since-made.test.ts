import { expect, test } from "vitest";
import { startOf } from "../../inputs/typed.ts";
import { fields } from "./inputs.ts";
import { sinceMade } from "./since-made.ts";

const inputs = startOf(fields);

test("a link of today needs no words", () => expect(sinceMade("2026-11-22", "2026-11-22", inputs)).toBeUndefined());

test("a link of November opened in February says which payment has come due since", () =>
  // 26 USC 6654(c)(2): the fourth installment of 2026 is due January 15, 2027, a Friday.
  expect(sinceMade("2026-11-22", "2027-02-03", inputs)).toBe(
    "These numbers were saved on November 22, 2026. Everything now counts from today. " +
      "Since then, the payment due January 15, 2027 has passed.",
  ));

test("pay so far is as old as the link", () =>
  expect(
    sinceMade("2026-11-22", "2026-12-01", {
      ...inputs,
      gigs: [{ ...inputs.gigs[0], pay: { amount: 30_000, per: "so far" } }] as typeof inputs.gigs,
    }),
  ).toBe(
    "These numbers were saved on November 22, 2026. Everything now counts from today. " +
      "Bring the pay you typed as “so far this year” up to date.",
  ));

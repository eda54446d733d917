/** Who says what being late costs: a state, and of its cities those whose rules we have. */
import { expect, test } from "vitest";
import { readForm } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { shareOf } from "../state/share.ts";
import { lateOthers } from "./others.ts";

async function lateTo(state: string, place: string) {
  const typed = { "gigs.0.pay": "60000/year", paidSoFar: "none", state, place };
  const answered = answer(readForm(fields, typed, {}, givenOn("2026-11-23")).inputs);
  const share = await shareOf(answered);
  if (!share) throw new Error(`no law of ${state}`);
  return lateOthers(answered, share).find(({ to }) => to === "place");
}

test("Detroit's charges are known, those of other cities in Michigan aren't, and Ohio's cities share theirs", async () => {
  expect(await lateTo("MI", "Detroit")).toMatchObject({ name: "Detroit", law: { only: "Detroit" } });
  expect(await lateTo("MI", "Grand Rapids")).toMatchObject({ name: "Grand Rapids", law: null });
  expect((await lateTo("OH", "Columbus"))?.law?.rules.filing).toMatchObject({ how: "dollars" });
});

/** Rhode Island, worked by hand. */
import { expect, test } from "vitest";
import { compiledState } from "../../../engine/state/compiled.ts";
import { stateSteps } from "../../../engine/state/state-lines.ts";
import { stateReturn } from "../../../engine/state/state-return.ts";
import { misexplained } from "../../../testing/rework.ts";
import { workedCredit, workedSituation } from "../../../testing/worked-state.ts";
import { inComingYear } from "../../dated.ts";
import { ri } from "./law.ts";

// R.I. Gen. Laws 44-30-104: 330 for each child of 18 or younger, a fifth less for each 2,875 begun above 88,500.
test.each([
  [60_000, [4, 18, 19], 660],
  [88_500, [4], 330],
  [88_501, [4], 264],
  [88_500 + 2_875, [4], 264],
  [88_500 + 2_876, [4], 198],
  [88_500 + 4 * 2_875, [4], 66],
  [88_501 + 4 * 2_875, [4], 0],
])("the child tax credit of 2027 with wages of %d", (wages, children, credit) => {
  const law = inComingYear(ri);
  if (!law) throw new Error("no law of 2027");
  const told = { status: "head_of_household", filer: { wages }, children } as const;
  expect(workedCredit({ ...law, year: 2026 }, "refundableCredits", "children", told)).toBeCloseTo(credit, 2);
  const compiled = compiledState(law, "head_of_household");
  if (!compiled) throw new Error("Rhode Island has an income tax");
  const situation = workedSituation(2026, told);
  expect(misexplained(stateSteps(stateReturn(situation, compiled), compiled, situation))).toEqual([]);
});
test("there is none before 2027", () => {
  expect(Object.keys(ri[2026].refundableCredits ?? {})).toEqual(["earnedIncome"]);
});

import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { givenBy } from "./given.ts";
import { fields } from "./inputs.ts";
import { watching } from "./moves.ts";

const moved = (typed: Typed) =>
  Object.fromEntries(
    watching.moves(readForm(fields, { age: "60", ...typed }, {}, givenBy).inputs).map((one) => {
      const { blank, times, plus, to } = one as { blank: string; times?: unknown; plus?: unknown; to?: unknown };
      return [blank, times ?? plus ?? to];
    }),
  );

test("how far each field is moved", () => {
  expect(moved({})).toMatchObject({
    ...{ retireAge: [-2, 2], spending: [0.9, 1.1], savings: [0.9, 1.1], saving: [0.8, 1.2], claimAge: ["62", "70"] },
    ...{ planTo: [-5, 5], stocksRetired: [-0.2, 0.2], fee: [-0.002, 0.005] },
  });
  expect(moved({})).not.toHaveProperty("stockMean");
  expect(moved({ model: "random" })).toMatchObject({
    ...{ stockMean: [-0.01, 0.01], stockDeviation: [-0.03, 0.03], inflation: [-0.01, 0.01] },
  });
});

test("an age that has passed isn't tried, and a total that follows from accounts isn't moved", () => {
  // 62, 63 and 71 in 2027, the plan's first year.
  expect(moved({ age: "61" }).claimAge).toEqual(["62", "70"]);
  expect(moved({ age: "62" }).claimAge).toEqual([null, "70"]);
  expect(moved({ age: "69" }).claimAge).toEqual([null, "70"]);
  expect(moved({ age: "70" }).claimAge).toEqual([null, null]);
  expect(moved({ accounts: "1", "accounts.0.balance": "5" })).not.toHaveProperty("savings");
});

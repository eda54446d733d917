// @vitest-environment jsdom
import { expect, test } from "vitest";
import { forget, keepLink, keptLink, startKeeping } from "./saved.ts";

const at = (path: string) => history.replaceState(null, "", path);

test("switching keeping on leaves what another tab has kept since", () => {
  forget();
  at("/mortgage-calculator");
  startKeeping("#v2.price=500000");
  // This tab was opened before that, so its switch is still off.
  at("/retirement-calculator");
  startKeeping("#v4.age=52");
  expect(keptLink()).toBe("#v4.age=52");
  at("/mortgage-calculator");
  expect(keptLink()).toBe("#v2.price=500000");
  forget();
  keepLink("#v2.price=600000");
  expect(keptLink()).toBe("");
  at("/");
});

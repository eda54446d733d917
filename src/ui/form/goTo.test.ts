// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goTo } from "./goTo.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<input id="elsewhere" /><details data-blanks="rent price"></details>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const group = () => document.querySelector("details") as HTMLDetailsElement;

/** What has the focus once the field has appeared in its group. */
async function focusedAfter(ms: number) {
  document.getElementById("elsewhere")?.focus();
  goTo("price");
  expect(group().open).toBe(true);
  await vi.advanceTimersByTimeAsync(ms);
  group().innerHTML = `<input id="blank-price" />`;
  await vi.advanceTimersByTimeAsync(0);
  return document.activeElement?.id;
}

test("a field in a group that is drawn only now is focused as soon as it is there", async () =>
  expect(await focusedAfter(1000)).toBe("blank-price"));

test("a field that appears minutes later leaves the focus where it is", async () =>
  expect(await focusedAfter(120_000)).toBe("elsewhere"));

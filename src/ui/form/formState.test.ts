import { expect, test } from "vitest";
import { choice, list, money } from "../../inputs/fields.ts";
import { withItem } from "../../inputs/typed.ts";
import { type Change, changed, type FormState, UNTOUCHED } from "./formState.ts";

const fields = {
  price: money({ label: "Price", start: 400_000, max: 1e8 }),
  rent: money({ label: "Rent", start: 2000, max: 1e6 }),
  state: choice({
    label: "State",
    start: "CO",
    options: [
      { value: "CO", label: "Colorado" },
      { value: "FL", label: "Florida" },
      { value: "TX", label: "Texas" },
    ],
  }),
  jobs: list({
    label: "Jobs",
    one: "job",
    max: 3,
    start: [],
    of: { pay: money({ label: "Pay", start: 0, max: 1e7 }) },
  }),
};
const after = (...changes: readonly Change[]): FormState =>
  changes.reduce((state, change) => changed(fields, state, change), UNTOUCHED);
const type = (name: string, ...texts: readonly string[]): Change[] => texts.map((text) => ({ do: "type", name, text }));

test("keystrokes in one field are one change, and undo reverts them together", () => {
  const state = after(...type("price", "5", "50", "500000"), { do: "settle", name: "price" });
  expect(state.typed).toEqual({ price: "500,000" });
  expect(state.past).toHaveLength(1);
  expect(changed(fields, state, { do: "undo" }).typed).toEqual({});
});

test("typing in a field again after leaving it is another change", () => {
  const state = after(...type("price", "500000"), { do: "settle", name: "price" }, ...type("price", "600000"));
  expect(changed(fields, state, { do: "undo" }).typed).toEqual({ price: "500,000" });
});

test("undo removes whole cards, and redo restores them", () => {
  const added = after(...type("rent", "1500"), { do: "replace", typed: withItem(fields, { rent: "1500" }, "jobs") });
  const back = changed(fields, added, { do: "undo" });
  expect(back.typed).toEqual({ rent: "1500" });
  expect(changed(fields, back, { do: "redo" }).typed).toEqual({ rent: "1500", jobs: "1" });
});

test("starting over can be undone", () => {
  const state = after(...type("price", "500000"), { do: "start over" });
  expect(state.typed).toEqual({});
  expect(changed(fields, state, { do: "undo" }).typed).toEqual({ price: "500000" });
});

test("the same text again is no change", () => {
  const state = after(...type("price", "500000"), { do: "settle", name: "price" });
  expect(changed(fields, state, { do: "type", name: "price", text: "500,000" })).toBe(state);
});

test("what the tab remembers can be undone", () => {
  const past = [{ typed: { price: "1" }, good: { price: "1" } }];
  const opened = { typed: {}, good: {}, reports: [], past };
  const state = after({ do: "open", atStart: true, opened });
  expect(changed(fields, state, { do: "undo" }).typed).toEqual({ price: "1" });
});

test("a new change clears what could be redone", () => {
  const state = after(...type("price", "500000"), { do: "undo" }, ...type("rent", "1500"));
  expect(changed(fields, state, { do: "redo" })).toBe(state);
});

test("what was typed before the page became interactive is newer than what it remembers", () => {
  const state = after(...type("price", "500000"), {
    do: "open",
    atStart: true,
    opened: { typed: { price: "1", rent: "2" }, good: {}, reports: [] },
  });
  expect(state.typed).toEqual({ price: "500000", rent: "2" });
});

test("a link opened later replaces the current content, and undo restores it", () => {
  const state = after(...type("price", "500000"), {
    do: "open",
    atStart: false,
    opened: { typed: { rent: "2" }, good: { rent: "2" }, reports: [] },
  });
  expect(state.typed).toEqual({ rent: "2" });
  expect(changed(fields, state, { do: "undo" }).typed).toEqual({ price: "500000" });
});

test("leaving a field without a change isn't a change", () => {
  const state = after(...type("price", "500,000"), { do: "settle", name: "price" });
  expect(changed(fields, state, { do: "settle", name: "price" })).toBe(state);
});

test("the same number in another period or unit is still the same edit, and another step to undo", () => {
  const typed = after(...type("price", "38000"), { do: "settle", name: "price" });
  const again = changed(fields, typed, { do: "type", name: "price", text: "38000/year" });
  expect(again.edits).toBe(typed.edits);
  expect(changed(fields, again, { do: "undo" }).typed).toEqual({ price: "38,000" });
  expect(changed(fields, typed, { do: "type", name: "price", text: "39000" }).edits).toBe(typed.edits + 1);
  const other = changed(fields, typed, { do: "type", name: "rent", text: "38000" });
  expect(changed(fields, other, { do: "type", name: "price", text: "38000/year" }).edits).toBe(other.edits + 1);
});

test("one choice after another, in the same field, are two edits", () => {
  const first = after(...type("state", "FL"));
  const second = changed(fields, first, { do: "type", name: "state", text: "TX" });
  expect(second.edits).toBe(first.edits + 1);
  expect(changed(fields, second, { do: "undo" }).typed).toEqual({ state: "FL" });
  const left = changed(fields, first, { do: "settle", name: "state" });
  expect(changed(fields, left, { do: "type", name: "state", text: "TX" }).edits).toBe(first.edits + 1);
});

test("an undo, a redo and a fresh start aren't edits to compare with what was there before", () => {
  const typed = after(...type("price", "500000"), ...type("rent", "1500"));
  expect(typed.edits).toBe(2);
  const back = changed(fields, typed, { do: "undo" });
  expect(back.edits).toBe(-3);
  expect(changed(fields, back, { do: "redo" }).edits).toBe(-4);
  expect(changed(fields, back, { do: "start over" }).edits).toBe(-4);
  expect(changed(fields, back, { do: "type", name: "rent", text: "1600" }).edits).toBe(4);
});

test("a field that is half typed keeps its last valid text, whatever else is put into the form", () => {
  const half = after(...type("price", "500000", "500000x"));
  const put = changed(fields, half, { do: "replace", typed: { ...half.typed, rent: "1,500", jobs: "2" } });
  expect(put.typed).toEqual({ price: "500000x", rent: "1,500", jobs: "2" });
  expect(put.good).toEqual({ price: "500000", rent: "1,500", jobs: "2" });
  // Where nothing valid was ever typed, nothing counts but the default.
  expect(changed(fields, UNTOUCHED, { do: "replace", typed: { rent: "x" } }).good).toEqual({});
});

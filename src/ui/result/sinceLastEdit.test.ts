import { expect, test } from "vitest";
import { begun, changeOf, type Shown, watched } from "./sinceLastEdit.ts";

/** What the page says in each of these states, one after another. */
const said = (...states: readonly (readonly [value: number, edits: number, answers?: string, asked?: string])[]) => {
  const all = states.map(
    ([value, edits, answers = "", asked = ""]): Shown => ({ label: "Tax", value, edits, answers, asked }),
  );
  return changes(all);
};

const changes = (all: readonly Shown[]) => {
  let was = begun(all[0] as Shown);
  return all.map((shown) => {
    was = watched(was, shown);
    return changeOf(shown, was);
  });
};

test("a figure is compared with the one shown before the typing began, throughout the typing", () => {
  expect(said([100, 0], [40, 1], [70, 1], [90, 2])).toEqual([0, -60, -30, 20]);
});

test("before the first edit nothing has changed, whatever a link or a later part of the answer brought", () => {
  expect(said([100, 0], [250, 0], [260, 1])).toEqual([0, 0, 10]);
});

test("the page's example, shown until a link's answer is there, isn't the basis for an edit made meanwhile", () => {
  // A link is opened, whose answer would be 100, and one edit is made before it comes.
  expect(said([465, 0, "start", "link"], [465, 1, "start", "link+x"], [130, 1, "link+x", "link+x"])).toEqual([0, 0, 0]);
  expect(
    said(
      [465, 0, "start", "link"],
      [465, 1, "start", "link+x"],
      [100, 1, "link", "link+x"],
      [130, 1, "link+x", "link+x"],
    ).at(-1),
  ).toBe(30);
});

test("an answer to a half-typed number isn't the basis for comparing the next edit", () => {
  // 9 is typed, then 90. The answer to 9 comes in between, and the next field is started before the answer to 90.
  const half = [
    ...([
      [100, 0, "-", "-"],
      [100, 1, "-", "9"],
      [10, 1, "9", "90"],
    ] as const),
    ...([[10, 2, "9", "90+x"]] as const),
  ] as const;
  // The answer to 90 comes late; from then on, the second edit is compared with it.
  expect(said(...half, [80, 2, "90", "90+x"], [85, 2, "90+x", "90+x"])).toEqual([0, 0, -90, 0, 0, 5]);
  // It never comes: 85 isn't compared with 100, which was there two edits ago.
  expect(said(...half, [85, 2, "90+x", "90+x"]).at(-1)).toBe(0);
});

test("a figure that an edit brings isn't compared with what the first digit of the edit brought", () => {
  // 2 is typed, whose answer brings another kind of figure; then 25, 250, 2500; then another field.
  expect(said([2, 3], [25, 3], [1875, 3], [1900, 4])).toEqual([0, 0, 0, 25]);
});

test("an undo and a fresh start change nothing worth mentioning, and the next edit is compared with them", () => {
  expect(said([100, 0], [18, 1], [100, -2], [90, 3])).toEqual([0, -82, 0, -10]);
});

test("a figure that means something else than before isn't compared", () => {
  const shown = (value: number, edits: number, about: string): Shown => ({
    ...{ label: "How likely", value, edits, answers: "", asked: "", about },
  });
  const all = [
    shown(93, 0, "paid in full"),
    shown(97, 1, "above the floor"),
    shown(98, 1, "above the floor"),
    shown(96, 2, "above the floor"),
  ];
  expect(changes(all)).toEqual([0, 0, 0, -2]);
});

test("an edit that doesn't affect the figure shows no change", () => {
  expect(said([100, 0], [120, 1], [120, 2])).toEqual([0, 20, 0]);
});

test("a figure isn't compared with another one that was in its place", () => {
  const shown = (label: string, value: number, edits: number): Shown => ({
    label,
    value,
    edits,
    answers: "",
    asked: "",
  });
  // "Most you can spend" gives way to "Leanest year" and comes back.
  const all = [
    shown("Most", 61_500, 0),
    shown("Leanest", 42_853, 1),
    shown("Leanest", 54_414, 2),
    shown("Most", 63_000, 3),
  ];
  expect(changes(all)).toEqual([0, 0, 11_561, 0]);
});

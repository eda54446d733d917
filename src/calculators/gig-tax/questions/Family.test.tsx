// @vitest-environment jsdom
/** What the filing status needs of the family, and what the family says about the filing status. */
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { fields, givenOn } from "../inputs.ts";
import { Family } from "./Family.tsx";

const said = (filingStatus: string, ...dependents: Typed[]) => {
  const typed = {
    filingStatus,
    dependents: `${dependents.length}`,
    ...Object.fromEntries(
      dependents.flatMap((one, i) =>
        Object.entries({ age: "8", ...one }).map(([name, text]) => [`dependents.${i}.${name}`, text]),
      ),
    ),
  };
  const { container, unmount } = render(<Family {...readForm(fields, typed, {}, givenOn("2026-11-21")).inputs} />);
  const text = container.textContent;
  unmount();
  return text;
};
const child = {};
const childElsewhere = { livedWithYou: "no" };
const relative = { relation: "other", age: "40" };
const parentElsewhere = { relation: "other", age: "80", livedWithYou: "no" };

test.each(["single", "married_joint", "married_separate"])("%s without dependents is asked for children", (status) =>
  expect(said(status)).toMatch(/^Do you have children, or support a relative\? Add them/),
);

// 26 USC 2(b)(1)(A): a child or another dependent relative in the home; (B): a parent may live elsewhere.
describe("head of household", () => {
  test("needs somebody in the home: nobody, or only a child who lives elsewhere, isn't enough", () => {
    expect(said("head_of_household")).toMatch(/^To be head of household, .* lives with you\. Add them\.$/);
    expect(said("head_of_household", childElsewhere)).toMatch(
      /^To be head of household, .* lives with you\. Change your filing status\.$/,
    );
  });
  test.each([
    ["a child in the home", [child]],
    ["one of two children in the home", [childElsewhere, child]],
    ["a relative in the home", [relative]],
    ["a parent who lives elsewhere", [parentElsewhere]],
    ["a child elsewhere and a parent elsewhere", [childElsewhere, parentElsewhere]],
  ])("isn't doubted with %s", (_, dependents) => expect(said("head_of_household", ...dependents)).toBe(""));
});

// 26 USC 2(a)(1)(B): a dependent child or stepchild whose home it is.
describe("surviving spouse", () => {
  const NEEDS = /^To be a qualifying surviving spouse, .* child or stepchild who lives with you/;
  test("needs a child in the home", () => {
    expect(said("surviving_spouse")).toMatch(NEEDS);
    expect(said("surviving_spouse")).toMatch(/Add them\.$/);
    for (const one of [childElsewhere, relative, parentElsewhere]) {
      expect(said("surviving_spouse", one)).toMatch(NEEDS);
      expect(said("surviving_spouse", one)).toMatch(/Change your filing status\.$/);
    }
    expect(said("surviving_spouse", relative, child)).toBe("");
  });
});

describe("may be head of household instead", () => {
  test("single, with a child or relative in the home", () => {
    for (const one of [child, relative])
      expect(said("single", one)).toMatch(/^If you're unmarried .* you may be head of household/);
    expect(said("single", childElsewhere)).toBe("");
  });
  // 26 USC 7703(b): a child, not another relative, and no spouse in the home during the last six months.
  test("married and filing separately, with a child in the home and the spouse elsewhere", () => {
    expect(said("married_separate", child)).toMatch(
      /^If your spouse lived elsewhere for the last six months of 2026 .* you may be head of household/,
    );
    for (const one of [childElsewhere, relative, parentElsewhere]) expect(said("married_separate", one)).toBe("");
  });
  test("nobody else", () => expect(said("married_joint", child)).toBe(""));
});

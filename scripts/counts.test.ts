import { expect, test } from "vitest";
import { countChecks, countPlaywright, countVitest, outcome, total } from "./lib/counts.mjs";

const passed = { status: "passed" };
const failed = { status: "failed" };

test("a test file that can't be read counts as failed", () => {
  const testResults = [
    { status: "passed", assertionResults: [passed, passed] },
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [passed, failed] },
  ];
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({ passed: 3, failed: 2 });
});

test("a browser test that passes only on the second try counts as passed, and is reported", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 1, again: 2 });
});

test("browser tests that couldn't start have failed", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1, again: 0 });
});

test("a check of the built site fails if it finds a problem", () => {
  expect(countChecks([{ problems: [] }, { problems: ["a", "b"] }])).toEqual({ passed: 1, failed: 1 });
});

test.each([
  ["a step without tests counts as one", 0, undefined, { passed: 1, failed: 0 }],
  ["a step without tests that ended badly", 2, undefined, { passed: 0, failed: 1 }],
  ["tests that passed in a tool that ended badly", 1, { passed: 9, failed: 0 }, { passed: 9, failed: 1 }],
  ["no tests at all", 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ["tests of which some failed", 1, { passed: 9, failed: 2 }, { passed: 9, failed: 2 }],
])("%s", (_what, code, counted, comesTo) => {
  expect(outcome(code, counted)).toEqual(comesTo);
});

test("the last line adds up all steps", () => {
  expect(total([outcome(0), outcome(1), { passed: 40, failed: 2 }])).toEqual({ passed: 41, failed: 3 });
});

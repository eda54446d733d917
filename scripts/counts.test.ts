import { expect, test } from "vitest";
import { countChecks, countPlaywright, countVitest, outcome, total } from "./lib/counts.mjs";

const files = [["passed", "passed"], [], ["passed", "failed"]].map((tests) => ({
  status: tests.every((status) => status === "passed") && tests.length > 0 ? "passed" : "failed",
  assertionResults: tests.map((status) => ({ status })),
}));
const vitest = { numPassedTests: 3, numFailedTests: 1, testResults: files };

test.each([
  ["a test file that can't be read is a failed test", countVitest(vitest), { passed: 3, failed: 2 }],
  [
    "a browser test that passes only on the second try passed, and is reported",
    countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [] }),
    { passed: 7, failed: 1, again: 2 },
  ],
  [
    "browser tests that couldn't start failed",
    countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }),
    { passed: 0, failed: 1, again: 0 },
  ],
  ["a check with problems failed", countChecks([{ problems: [] }, { problems: ["a", "b"] }]), { passed: 1, failed: 1 }],
  ["a step without tests is one", outcome(0), { passed: 1, failed: 0 }],
  ["a step without tests that ended badly", outcome(2), { passed: 0, failed: 1 }],
  ["a tool that ended badly", outcome(1, { passed: 9, failed: 0 }), { passed: 9, failed: 1 }],
  ["no tests at all", outcome(0, { passed: 0, failed: 0 }), { passed: 0, failed: 1 }],
  ["tests of which some failed", outcome(1, { passed: 9, failed: 2 }), { passed: 9, failed: 2 }],
  [
    "the last line adds up all steps",
    total([outcome(0), outcome(1), { passed: 40, failed: 2 }]),
    { passed: 41, failed: 3 },
  ],
])("%s", (_what, counted, comesTo) => expect(counted).toEqual(comesTo));

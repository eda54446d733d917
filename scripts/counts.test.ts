import { expect, test } from "vitest";
import { countPlaywright, countVitest, outcome, total } from "./lib/counts.mjs";

const unread = countVitest({ numPassedTests: 3, numFailedTests: 0 });
const again = countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2 } });
const unstarted = countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } });
test.each([
  ["a test file that can't be read failed", outcome(1, unread), { passed: 3, failed: 1 }],
  ["a test that passes on the second try passed, and is reported", again, { passed: 7, failed: 1, again: 2 }],
  ["browser tests that couldn't start failed", outcome(1, unstarted), { passed: 0, failed: 1, again: 0 }],
  ["a step without tests is one", outcome(0), { passed: 1, failed: 0 }],
  ["a step without tests that ended badly", outcome(2), { passed: 0, failed: 1 }],
  ["no tests at all", outcome(0, { passed: 0, failed: 0 }), { passed: 0, failed: 1 }],
  ["tests of which some failed", outcome(1, { passed: 9, failed: 2 }), { passed: 9, failed: 2 }],
  ["the last line", total([outcome(0), outcome(1), { passed: 40, failed: 2 }]), { passed: 41, failed: 3 }],
])("%s", (_what, counted, comesTo) => expect(counted).toEqual(comesTo));

/**
 * How many tests passed and failed, from the tools' machine-readable reports. A file or browser that couldn't even be
 * started is no test that failed, but the tool ends with an error (`outcome`).
 */
export const countVitest = ({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed });

/** Playwright: a test that passed only on the second try counts as passed, and is reported. */
export const countPlaywright = ({ stats: { expected, unexpected, flaky } }) => ({
  passed: expected + flaky,
  failed: unexpected,
  again: flaky,
});

/** A step's total. If a tool exited with an error or ran nothing, the step failed even if no test did. */
export function outcome(code, counted = { passed: code === 0 ? 1 : 0, failed: 0 }) {
  const hasFailed = code !== 0 || counted.passed + counted.failed === 0;
  return { ...counted, failed: Math.max(counted.failed, hasFailed ? 1 : 0) };
}

export const total = (outcomes) => {
  const sum = (part) => outcomes.reduce((all, one) => all + one[part], 0);
  return { passed: sum("passed"), failed: sum("failed") };
};

/** How many tests passed and failed, from the tools' machine-readable reports. */

/** Vitest: a file that couldn't even be read counts as a failed test. */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((test) => test.status === "failed"),
    ).length,
});

/** Playwright: a test that passed only on the second try counts as passed, and is reported. */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
  again: stats.flaky,
});

/** The checks of the built site. */
export const countChecks = (results) => {
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  return { passed: results.length - failed, failed };
};

/** A step's total. If a tool exited with an error or ran nothing, the step failed even if no test did. */
export function outcome(code, counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }) {
  const nothing = counted.passed + counted.failed === 0;
  return counted.failed === 0 && (code !== 0 || nothing) ? { ...counted, failed: 1 } : counted;
}

export const total = (outcomes) =>
  outcomes.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

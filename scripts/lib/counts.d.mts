export interface Count {
  readonly passed: number;
  readonly failed: number;
}
export declare function countVitest(report: {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}): Count;
export declare function countPlaywright(report: {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}): Count & { readonly again: number };
export declare function countChecks(results: readonly { readonly problems: readonly string[] }[]): Count;
export declare function outcome(code: number, counted?: Count): Count;
export declare function total(outcomes: readonly Count[]): Count;

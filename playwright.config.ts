import { defineConfig } from "@playwright/test";
import { flags, forTests, wish } from "./scripts/lib/chromium.mjs";

const executablePath = forTests();
if (executablePath === undefined) throw new Error(wish);

/**
 * Pages that live for seconds need no small heap, which takes an eighth of the processor time to clear, and no
 * optimized code, which takes as much to compile.
 */
const forSeconds = "--min-semi-space-size=64 --max-opt=2 --invocation-count-for-maglev=2000";
const launchOptions = { executablePath, args: [...flags, `--js-flags=${forSeconds}`] };

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/browser",
  fullyParallel: true,
  workers: 2,
  // For slow and busy machines; speed itself is measured in separate tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // The longest file, whose tests run one after another, starts first. Timing tests run when nothing else does.
  projects: [
    { name: "reports", testMatch: "reports.spec.ts", use: { launchOptions } },
    { name: "all", testIgnore: ["reports.spec.ts", "speed.spec.ts"], use: { launchOptions } },
    // In a browser like a visitor's.
    { name: "speed", testMatch: "speed.spec.ts", dependencies: ["reports", "all"], fullyParallel: false },
  ],
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: ".cache/test/browser.json" }]],
  use: {
    // The server reports its port, which is filled in here once the tests start.
    baseURL: `http://localhost:${process.env.PLAINSUM_PORT ?? 4321}`,
    launchOptions: { executablePath, args: flags },
    screenshot: "only-on-failure",
    // Otherwise each test would install the browser's copy of the whole site. The tests about that copy allow it.
    serviceWorkers: "block",
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: "0" },
    wait: { stdout: /http:\/\/localhost:(?<plainsum_port>\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
  },
});

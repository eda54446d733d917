import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
    setupFiles: ["src/testing/property-runs.ts", "src/testing/every-year.ts"],
    // By default Vitest keeps one processor free; on a machine with two, that is half of them.
    maxWorkers: "100%",
    testTimeout: 20_000,
  },
});

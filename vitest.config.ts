import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
    setupFiles: ["src/testing/property-runs.ts", "src/testing/every-year.ts"],
    // Left to itself, Vitest keeps one processor free: on two that is half of them.
    maxWorkers: "100%",
    testTimeout: 20_000,
  },
});

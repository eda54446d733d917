import { expect, test } from "vitest";
import { monthlyMeans, newestOf, weeksIn } from "./rates.ts";

/** The archive's header, and some of its weeks. */
const CSV = [
  "date,pmms30,pmms30p,pmms15,pmms15p,pmms51,pmms51p,pmms51m,pmms51spread",
  "4/2/1971,7.33, , , , , , ,",
  "8/27/2026,6.66,,5.98,,,,,",
  "9/3/2026,6.71,,6.04,,,,,",
  "9/10/2026,6.76,,6.09,,,,,",
  "9/17/2026,6.95,,6.26,,,,,",
  "",
].join("\r\n");

test("weeks are read by column name, with blanks where nothing was surveyed", () => {
  const weeks = weeksIn(CSV);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual({ date: "1971-04-02", fixed30: 7.33, fixed15: null });
  expect(newestOf(weeks)).toEqual({ date: "2026-09-17", fixed30: 6.95, fixed15: 6.26 });
  expect(() => weeksIn(CSV.replace("pmms15,", "p15,"))).toThrow('no column "pmms15"');
  expect(() => weeksIn(CSV.replace("6.95", "695"))).toThrow('"695" is not a mortgage rate');
});

test("a month is the average of its weeks, to a hundredth", () => {
  // September: (6.71 + 6.76 + 6.95) / 3 = 6.8067.
  expect(monthlyMeans(weeksIn(CSV), "2026-08")).toEqual([
    ["2026-08", 6.66],
    ["2026-09", 6.81],
  ]);
});

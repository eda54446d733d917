import { expect, test } from "vitest";
import { fhaLimit, loanClass } from "./loan-limits.ts";

test("loan limits: conforming, high balance, jumbo; FHA by county", () => {
  expect(loanClass(832_750, 832_750, 832_750)).toBe("conforming");
  expect(loanClass(832_751, 1_249_125, 832_750)).toBe("highBalance");
  expect(loanClass(832_751, 832_750, 832_750)).toBe("jumbo");
  const county = { conforming: 832_750, baseline: 832_750, statutory: false, listed: null };
  expect(fhaLimit(county, 541_287)).toBe(541_287);
  expect(fhaLimit({ ...county, conforming: 1_000_000 }, 541_287)).toBe(1_000_000);
  expect(fhaLimit({ ...county, listed: 600_000 }, 541_287)).toBe(600_000);
  expect(fhaLimit({ ...county, conforming: 1_249_125, statutory: true, listed: 585_350 }, 541_287)).toBe(585_350);
});

import { expect, test } from "vitest";
import { ownersPayroll } from "./owners-payroll.ts";

/** The same figures from other documents than those cited. */
const readAgain: readonly (readonly [state: string, rate: number, wages: number | undefined, document: string])[] = [
  // The wage limit ended in 2024 (SB 951).
  ["CA", 0.013, undefined, "Bloomberg Tax on the EDD's announcement of 12/18/25"],
  // 0.44% of an employee's wages, at most 811.80: 0.0044 x 184,500.
  ["CO", 0.0044, 811.8 / 0.0044, "MetLife, What's new in paid family and medical leave, Colorado, 2026"],
  ["CT", 0.005, 184_500, "Gusto, paid leave by state: 0.5% up to the Social Security wage limit, 184,500 in 2026"],
  // Risk Strategies lists both parts; The Larkin Company has the limit.
  ["MA", 0.0028 + 0.0018, 184_500, "Risk Strategies and The Larkin Company on Massachusetts PFML in 2026"],
  // At most 325.09 and 393.53: 0.19% and 0.23% of 171,100.
  ["NJ", 0.0019 + 0.0023, (325.09 + 393.53) / 0.0042, "Risk Strategies, New Jersey rate updates for 2026"],
  ["RI", 1_100 / 100_000, 100_000, "Rhode Island Senate bill S 0974 of 2025: the limit; the most for a year is 1,100"],
  // 2,000 of pay: 22.60, of which 16.14 is the employee's.
  [
    "WA",
    0.0113 * 0.7143,
    184_500,
    "JB Consulting Systems, rate change of January 1, 2026; KLOG on the ESD's announcement",
  ],
];

test.each(readAgain)("%s: a second document has the same rate and limit", (state, rate, wages) => {
  const law = ownersPayroll[state];
  expect(law?.rate.value).toBeCloseTo(rate, 10);
  if (wages === undefined) expect(law?.wages).toBeUndefined();
  else expect(law?.wages?.value).toBeCloseTo(wages, -1);
});
test("every state has been read twice", () =>
  expect(readAgain.map(([state]) => state).sort()).toEqual(Object.keys(ownersPayroll).sort()));

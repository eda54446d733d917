/** California, worked by hand from Form 540 and Form 3514. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { ca } from "./law.ts";

test("the young child credit doesn't need earned income, up to a limit on losses and wages", () => {
  const parent = (profit: number) => ({ status: "head_of_household", filer: { profit }, children: [3] }) as const;
  expect(workedReturn(ca[2025], parent(-4_000)).tax).toBe(-1_189);
  expect(workedCredit(ca[2025], "refundableCredits", "youngChild", parent(-36_000))).toBe(0);
});

test("withdrawals before 59½ bear another 2.5%, which no credit reduces (R&TC 17085(c)(1); FTB 3805P, line 4)", () => {
  const cashOut = (earlyWithdrawals: number) =>
    workedReturn(ca[2026], { filer: { wages: 2_000, taxablePensions: 8_000, earlyWithdrawals } });
  expect(cashOut(8_000).otherTaxes).toBe(200);
  expect(cashOut(8_000).tax - cashOut(0).tax).toBeCloseTo(200, 6);
});

// R&TC 17053.5: 60, or 120 on a joint return and for a head of household; the limits are on Form 540, line 46.
test.each([
  ["single", 53_994, 60],
  ["single", 53_995, 0],
  ["married_joint", 107_987, 120],
  ["married_joint", 107_988, 0],
  ["head_of_household", 107_987, 120],
] as const)("renter's credit, %s with an income of %i: %i", (status, wages, credit) => {
  const filer = { wages };
  expect(workedCredit(ca[2025], "credits", "renter", { status, filer, home: { rentPaid: 12_000 } })).toBe(credit);
  expect(workedCredit(ca[2025], "credits", "renter", { status, filer })).toBe(0);
});

// R&TC 17041(h): each year's amount is last year's times the California index, to the nearest dollar. The index for
// 2026 is 1.034: the standard deduction of 5,706 became 5,900, and the bracket of 742,953 became 768,213 (Franchise Tax
// Board, October 2026).
test.each([
  ["single", 252_203, 260_777.9],
  ["married_joint", 504_411, 521_560.97],
  ["head_of_household", 378_310, 391_172.54],
] as const)(
  "2026, %s: itemized deductions and exemption credits fall above %d raised to %d",
  (status, of2025, raised) => {
    expect(of2025 * 1.034).toBeCloseTo(raised, 2);
    const start = Math.round(raised);
    const costs = { mortgageInterest: 40_000 };
    const made = (wages: number) => workedReturn(ca[2026], { status, filer: { wages }, costs });
    expect(made(start).itemizedDeductions).toBeCloseTo(40_000, 2);
    expect(made(start + 10_000).itemizedDeductions).toBeCloseTo(40_000 - 600, 2);
    const exemptions = status === "married_joint" ? 2 : 1;
    expect(made(start).parts.credits[0]?.amount).toBeCloseTo(158 * exemptions, 2);
    expect(made(start + 1).parts.credits[0]?.amount).toBeCloseTo((158 - 6) * exemptions, 2);
  },
);

// R&TC 17052(b): 85% of 34% on earnings up to 6,998 in 2025, times 1.034 up to 7,236; 7.65% up to 4,661 and 4,819
// without a child.
test.each([
  [7_236, [9], 0.85 * 0.34 * 7_236],
  [4_819, [], 0.85 * 0.0765 * 4_819],
])("2026: the earned income credit is largest on earnings of %i", (wages, children, credit) => {
  const told = (more: number) => ({ status: "head_of_household", filer: { wages: wages + more }, children }) as const;
  expect(workedCredit(ca[2026], "refundableCredits", "earnedIncome", told(0))).toBeCloseTo(credit, 2);
  expect(workedCredit(ca[2026], "refundableCredits", "earnedIncome", told(1))).toBeLessThan(credit);
  expect(workedCredit(ca[2026], "refundableCredits", "earnedIncome", told(-1))).toBeLessThan(credit);
});

// The limit on investment income of 4,814 in 2025 times 1.034 is 4,977.68.
test.each([
  [4_978, true],
  [4_979, false],
])("2026: investment income of %i leaves the credits: %s", (taxableInterest, given) => {
  const told = {
    status: "head_of_household",
    filer: { wages: 8_000 },
    children: [3],
    income: { taxableInterest },
  } as const;
  for (const name of ["earnedIncome", "youngChild"])
    expect((workedCredit(ca[2026], "refundableCredits", name, told) ?? 0) > 0).toBe(given);
});

// R&TC 17052.1: 1,189 and 27,425 in 2025, times 1.034 1,229.43 and 28,357.45. The credit ends where the earned income
// credit does: 30,000 in 2022 times 1.031, 1.033, 1.03 and 1.034 is 34,029. It ends at the nearest row of the 50-dollar
// table, as 30,950, 31,950 and 32,900 did for 30,930, 31,951 and 32,910. So each hundred takes 1,229 / ((34,051 -
// 28,357) / 100), 21.58.
test.each([
  [20_000, 1_229],
  [28_357, 1_229],
  [28_358, 1_229 - 21.58],
  [33_950, 1_229 - 56 * 21.58],
  [34_051, 0],
])("2026: the young child credit on earnings of %i is %d", (wages, credit) => {
  const told = { status: "head_of_household", filer: { wages }, children: [3] } as const;
  expect(workedCredit(ca[2026], "refundableCredits", "youngChild", told)).toBeCloseTo(credit, 2);
});

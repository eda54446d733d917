/** Arkansas, worked by hand from Form AR1000F and its low income tables. */
import { expect, test } from "vitest";
import { compiledState, figureScope } from "../../../engine/state/compiled.ts";
import { workedReturn } from "../../../testing/worked-state.ts";
import { ar } from "./law.ts";

test("filers 65 and older who exclude no pension have two credits for age", () => {
  // 45,000 minus 2,470: 42,530. 3.9% of it minus 420 is 1,238.67; three credits of 29.
  expect(workedReturn(ar[2025], { filer: { age: 67, profit: 45_000 } }).tax).toBeCloseTo(1_238.67 - 87, 2);
});

test("the low income table allows the credit for qualified individuals too, twice on a joint return", () => {
  // The low income table has 124 for 16,050; minus 60 and the personal credit of 29.
  expect(workedReturn(ar[2025], { filer: { profit: 16_050 } }).tax).toBeCloseTo(124 - 60 - 29, 2);
  const couple = (profit: number) => workedReturn(ar[2025], { status: "married_joint", filer: { profit } }).tax;
  // The couples' table has 222 for 26,050; minus 120 and two personal credits.
  expect(couple(26_050)).toBeCloseTo(222 - 120 - 58, 2);
  // 30,000 is above the table: 25,060 at 3.4% minus 288 is 564.04; minus 120 and 58.
  expect(couple(30_000)).toBeCloseTo(564.04 - 178, 2);
});

test("spouses who file separately on the same return add their taxes before any credit", () => {
  const couple = { status: "married_joint", filer: { wages: 30_000 }, spouse: { wages: 4_000 } } as const;
  // Together: 34,000 minus 4,940 at 3.9%, minus 420, is 713.34. Separately: 27,530 at 3.9% minus 420 is 653.67, and
  // 1,530 is taxed 0 (AR1000F, line 29). The sum goes on line 30. The credit for qualified individuals is 60 minus 5
  // for each of 11 hundreds or parts of one above 26,500, and 60.
  expect(workedReturn(ar[2025], couple).tax).toBeCloseTo(653.67 - (60 - 55) - 60 - 58, 2);
});

// Ark. Code 26-51-201(d) and 26-51-430(b) index them every year. Act 1 of 2026 set the brackets of 2025 once more, just
// as an act of June 2024 had set those of 2023, and yet the return for 2024 had higher ones.
test.each(["rates", "subtractions", "standardForOne", "lowIncome", "lowIncomeMore"])(
  "%s for 2026: based on the 2025 amounts, and marked that way",
  (name) => {
    const law = compiledState(ar[2026], "single")?.tax ?? [];
    expect(figureScope(law, "law.tax", "single")[`law.tax.tax.${name}`]).toMatchObject({
      doubt: expect.stringContaining("2025"),
    });
  },
);

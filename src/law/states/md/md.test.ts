/** Maryland, worked by hand: what care for children takes off (Form 502, line 9; Tax-General 10-208 and 10-716). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { md2025 } from "./2025.ts";

const withCare = (wages: number, carePersons: number, careExpenses: number) =>
  workedReturn(md2025, {
    status: "head_of_household",
    filer: { wages },
    children: [3, 5].slice(0, carePersons),
    claims: { carePersons, careExpenses },
  });

test("care costs are subtracted up to 3,000, and a share of the federal credit is taken off that falls with income", () => {
  const made = withCare(42_300, 1, 5_000);
  expect(made.subtractions).toBe(3_000);
  // 21% of 3,000 is the federal credit. Seven steps of 2,000 above 30,000: 93% of 32%.
  const care = Object.keys(md2025.credits ?? {}).indexOf("care");
  expect(made.parts.credits[care]?.amount).toBeCloseTo(0.93 * 0.32 * 630, 2);
  expect(withCare(112_100, 2, 6_000).parts.credits[care]?.amount).toBeCloseTo(0.58 * 0.32 * 1_200, 2);
  expect(withCare(112_101, 2, 6_000).parts.credits[care]?.amount).toBe(0);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { known, scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { rentedPartLines } from "./rented-part.lines.ts";
import { rentedPart } from "./rented-part.ts";

const duplex = {
  partRent: 1_200,
  partVacancy: 0.05,
  housing: 2_700,
  countedShare: 0.75,
  allUnitsRent: null,
  coveringShare: 0.75,
};

test("a duplex: 1,200 of rent with 5% vacancy; the lender counts 75%", () => {
  // 1,200 minus 60 is 1,140; 2,700 minus 1,140 is 1,560; three quarters of 1,200 is 900.
  const found = rentedPart(duplex);
  expect(found.collected).toBeCloseTo(1_140, 9);
  expect(found.afterRent).toBeCloseTo(1_560, 9);
  expect(found.counted).toBe(900);
  expect([found.rentCovers, found.uncovered]).toEqual([null, null]);
});

test("four units with FHA: 6,000 of rent covers 4,500, so a payment of 4,650 is 150 too much", () => {
  const at = (housing: number) => rentedPart({ ...duplex, housing, allUnitsRent: 6_000 });
  expect(at(4_650)).toMatchObject({ rentCovers: 4_500, uncovered: 150 });
  expect(at(4_500)).toMatchObject({ rentCovers: 4_500, uncovered: 0 });
});

test("the lines work out to the numbers, for any home", () =>
  fc.assert(
    fc.property(
      dollars(10_000),
      anyRate(100),
      dollars(10_000),
      anyRate(100),
      fc.option(dollars(20_000)),
      (partRent, partVacancy, housing, share, allUnitsRent) => {
        const given = {
          partRent,
          partVacancy,
          housing,
          countedShare: share,
          allUnitsRent,
          coveringShare: share,
        };
        const scope = { allUnitsRent: known(null), ...scopeOfInputs(given) };
        expect(misexplained(explain(rentedPart(given), rentedPartLines, scope))).toEqual([]);
      },
    ),
  ));

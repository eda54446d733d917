import fc from "fast-check";
import { expect, test } from "vitest";
import { compact } from "./compact.ts";

const intl = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });

test("axis figures match Intl's compact format", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ min: 1, max: 9.98e14, noNaN: true }),
        fc.integer({ min: 1, max: 2_000_000_000 }).map((n) => n / 200 + 1),
        fc.constantFrom(1, 999.5, 999.4, 9995, 999_999.999, 1_005_000, 2_500_000),
      ),
      (value) => {
        expect(compact(value)).toBe(intl.format(value));
      },
    ),
  ));

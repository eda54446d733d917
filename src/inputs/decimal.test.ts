import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, inHundredths, signOf } from "./decimal.ts";

const anyNumber = fc.oneof(
  fc.double({ noNaN: true }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((n) => n / 1000),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => n / 200),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.constantFrom(0, -0, 1.005, 0.005, -0.004, 999.995, 999_999.999, 0.0000005, 1e-6, 1e15, 1e23),
);
const signed = (value: number, text: string) => `${signOf(value)}${text}`;
const intl = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("en-US", options).format(value).replace("-", "−");

test("numbers match Intl's format", () =>
  fc.assert(
    fc.property(
      anyNumber,
      fc.constantFrom([0, 0] as const, [2, 2] as const, [0, 2] as const, [0, 3] as const, [0, 6] as const),
      (value, [least, most]) => {
        const options = { minimumFractionDigits: least, maximumFractionDigits: most };
        expect(signed(value, decimal(value, least, most))).toBe(intl(value, options));
      },
    ),
  ));

test("shares match Intl's percent format", () =>
  fc.assert(
    fc.property(anyNumber, (value) => {
      const percent = signed(value, `${decimal(inHundredths(value), 0, 3)}%`);
      if (Math.abs(value) < 1e6) expect(percent).toBe(intl(value, { style: "percent", maximumFractionDigits: 3 }));
    }),
  ));

import fc from "fast-check";
import { expect, test, vi } from "vitest";
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

test("no number of a page creates Intl's formatter, which is slow; numbers without plain digits do", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  try {
    expect([0, 1e-6, 0.5, 1, 412_500.25, 999_999_999_999_999].map((value) => decimal(value, 0, 6))).toEqual([
      ...["0", "0.000001", "0.5", "1", "412,500.25", "999,999,999,999,999"],
    ]);
    expect(made).not.toHaveBeenCalled();
    expect(decimal(1e15, 0, 0)).toBe("1,000,000,000,000,000");
    // Rounded up from half of a millionth.
    expect(decimal(5e-7, 0, 6)).toBe("0.000001");
    expect(made).toHaveBeenCalledTimes(2);
  } finally {
    made.mockRestore();
  }
});

test("a share in hundredths has the digits that were typed", () => {
  // 1.1 x 100 is 110.00000000000001 in floating point.
  expect([0, 1.1, 0.0728, -0.005, 1e16].map(inHundredths)).toEqual([0, 110, 7.28, -0.5, 1e18]);
});

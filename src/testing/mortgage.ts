import fc from "fast-check";
import type { ExtraPayments } from "../engine/mortgage/extra-payments.ts";
import type { FixedLoan } from "../engine/mortgage/schedule.ts";
import type { Known, Scope, Unit, Value } from "../engine/worksheet.ts";

/** Any amount in cents, as dollars. */
export const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
/** Any rate a form accepts: from 0 in thousandths of a point, as a fraction. */
export const anyRate = (mostPercent = 25) =>
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: mostPercent * 8 }).map((eighths) => eighths / 800),
    fc.integer({ min: 0, max: mostPercent * 1000 }).map((thousandths) => thousandths / 100_000),
  );
export const anyTerm = fc.oneof(fc.constantFrom(1, 2, 120, 180, 240, 360), fc.integer({ min: 1, max: 480 }));

export const anyLoan: fc.Arbitrary<FixedLoan> = fc.record({
  loan: fc.oneof(fc.constant(0), dollars(100), dollars(3_000_000)),
  annualRate: anyRate(),
  termMonths: anyTerm,
  firstPayment: fc.record({
    year: fc.integer({ min: 2020, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
});

export const anyExtras: fc.Arbitrary<ExtraPayments> = fc.record(
  {
    perMonth: dollars(5000),
    fromPayment: fc.integer({ min: 1, max: 400 }),
    throughPayment: fc.integer({ min: 1, max: 400 }),
    perYear: dollars(20_000),
    inMonth: fc.integer({ min: 1, max: 12 }),
    once: fc.array(fc.record({ payment: fc.integer({ min: 1, max: 400 }), amount: dollars(200_000) }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);

/** Something given, for the scope of a formula. */
export const known = (value: Value, unit: Unit = "usd"): Known => ({
  kind: "input",
  name: "given",
  label: "Given",
  value,
  unit,
});
/** Everything in a record of inputs, under its own names; those of a nested record carry its name and a dot. */
export const scopeOfInputs = (inputs: object, prefix = ""): Scope =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(scopeOfInputs(value, `${prefix}${name}.`))
        : typeof value === "number" || typeof value === "boolean"
          ? [[`${prefix}${name}`, known(value)]]
          : [],
    ),
  );

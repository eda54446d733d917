import fc from "fast-check";
import { type AnyField, type Fields, type InputsOf, PERIODS } from "../inputs/fields.ts";

/** Any inputs the form would accept: amounts in whole cents, rates in hundredths of a percent. Edges come up often. */
export const anyInputs = <F extends Fields>(fields: F): fc.Arbitrary<InputsOf<F>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === "list" ? fc.array(anyInputs(field.of), { maxLength: Math.min(field.max, 4) }) : anyValue(field),
      ]),
    ),
  ) as fc.Arbitrary<InputsOf<F>>;

const inSteps = (min: number, max: number, parts: number) =>
  fc
    .oneof(
      fc.integer({ min: Math.ceil(min * parts), max: Math.floor(max * parts) }),
      fc.constantFrom(Math.ceil(min * parts), Math.floor(max * parts)),
      fc.integer({
        min: Math.ceil(min * parts),
        max: Math.max(Math.ceil(min * parts), Math.min(Math.floor(max * parts), 200_000 * parts)),
      }),
    )
    .map((n) => n / parts);

interface Shape extends AnyField {
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly maxShare?: number;
  readonly options?: readonly { readonly value: unknown }[];
  readonly periods?: readonly (keyof typeof PERIODS)[];
  readonly firstYear?: number;
  readonly lastYear?: number;
  readonly first?: string;
  readonly last?: string;
  readonly longest?: number;
}

function anyValue(field: AnyField): fc.Arbitrary<unknown> {
  const {
    min = 0,
    max = 0,
    maxShare = 1,
    options = [],
    periods = [],
    firstYear = 2000,
    lastYear = 2100,
    first = "2000-01-01",
    last = "2100-01-01",
    longest = 40,
    unit,
    start,
  } = field as Shape;
  const orBlank = (value: fc.Arbitrary<unknown>) =>
    start === null ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null)) : value;
  switch (field.kind) {
    case "number":
      return orBlank(inSteps(min, max, unit === "usd" ? 100 : unit === "rate" ? 10_000 : 1));
    case "choice":
      return fc.constantFrom(...options.map((option) => option.value));
    case "text":
      return fc
        .array(fc.constantFrom(..."abcXYZ 09.,&'’()/#-éñ"), { maxLength: longest })
        .map((characters) => characters.join("").replace(/\s+/g, " ").trim())
        .filter((name) => "value" in field.read(name));
    case "flag":
      return fc.boolean();
    case "amountOrShare":
      return orBlank(
        fc.oneof(
          inSteps(0, maxShare, 10_000).map((share) => ({ share })),
          inSteps(0, max, 100).map((amount) => ({ amount })),
        ),
      );
    case "periodic":
      return orBlank(
        fc
          .constantFrom(...periods)
          .chain((per) =>
            inSteps(0, Math.floor((max / PERIODS[per]) * 100) / 100, 100).map((amount) => ({ amount, per })),
          ),
      );
    case "day":
      return fc
        .date({ min: new Date(`${first}T00:00:00Z`), max: new Date(`${last}T00:00:00Z`), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case "month":
      return fc.record({ year: fc.integer({ min: firstYear, max: lastYear }), month: fc.integer({ min: 1, max: 12 }) });
  }
}

/**
 * Nothing that is typed and no link can break a calculator: 500 of each per calculator (10,000 in `npm run hunt`), and
 * every number stays finite.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as gig from "../calculators/gig-tax/answer.ts";
import * as gigInputs from "../calculators/gig-tax/inputs.ts";
import { planOf } from "../calculators/gig-tax/paying/plan.ts";
import { houseFigures } from "../calculators/guide-widgets/house-figures.ts";
import * as house from "../calculators/guide-widgets/house-inputs.ts";
import * as mortgage from "../calculators/mortgage/answer.ts";
import { givenBy as mortgageGiven } from "../calculators/mortgage/given.ts";
import * as mortgageInputs from "../calculators/mortgage/inputs.ts";
import * as otherLoans from "../calculators/mortgage/other-loans.ts";
import { givenBy as givenByAge } from "../calculators/retirement/given.ts";
import * as retirement from "../calculators/retirement/inputs.ts";
import { futuresOf } from "../calculators/retirement/plan/futures-of.ts";
import { fetchState, lawsFor } from "../calculators/retirement/plan/laws.ts";
import { planned } from "../calculators/retirement/plan/plan-of.ts";
import * as cost from "../calculators/true-cost/answer.ts";
import * as costInputs from "../calculators/true-cost/inputs.ts";
import { follow } from "../engine/retirement/plan/follow.ts";
import type { Fields, InputsOf } from "../inputs/fields.ts";
import { fromLink, type LinkFormat, toLink } from "../inputs/link.ts";
import { states } from "../inputs/places.ts";
import { type GivenBy, readForm, startOf, typedOf } from "../inputs/typed.ts";
import { anyInputs } from "./arbitrary.ts";
import { runs } from "./runs.ts";

// In the page, a worker fetches the chosen state's law.
for (const { value } of states) await fetchState(value);

interface Calculator<F extends Fields> {
  readonly fields: F;
  readonly format: LinkFormat;
  readonly givenBy: GivenBy<F>;
  /** Everything that the page would show for these inputs. */
  answer(inputs: InputsOf<F>): unknown;
}
const calculator = <F extends Fields>(one: Calculator<F>) => one as unknown as Calculator<Fields>;

const calculators = {
  "gig tax": calculator({
    fields: gigInputs.fields,
    format: gigInputs.linkFormat,
    givenBy: gigInputs.givenOn("2026-11-21"),
    answer(inputs) {
      const answered = gig.answer(inputs);
      return { ...answered, plan: planOf(inputs, answered.year) };
    },
  }),
  mortgage: calculator({
    fields: mortgageInputs.fields,
    format: mortgageInputs.linkFormat,
    givenBy: mortgageGiven(),
    answer: (inputs) => mortgage.answer(inputs, otherLoans),
  }),
  // In one future; the calculator's own tests check the percentiles over all of them.
  retirement: calculator({
    fields: retirement.fields,
    format: retirement.linkFormat,
    givenBy: givenByAge,
    answer(inputs) {
      const { plan, schedule } = planned({ ...inputs, lifetimes: "fixed" });
      const futures = futuresOf({ ...inputs, paths: 500 }, schedule.years, "history");
      return { schedule, outcome: follow(plan, schedule, lawsFor(inputs.state), { ...futures, paths: 1 }) };
    },
  }),
  "true cost": calculator({
    fields: costInputs.fields,
    format: costInputs.linkFormat,
    givenBy: costInputs.givenBy,
    answer: cost.answer,
  }),
  "the mortgage guide": calculator({
    fields: house.houseFields,
    format: house.houseLink,
    givenBy: house.givenBy,
    answer: houseFigures,
  }),
};

/** The paths of any numbers that aren't finite. */
function lost(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (ArrayBuffer.isView(value))
    return (value as Float64Array).some((number) => !Number.isFinite(number)) ? [`${path} holds one`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => lost(inner, `${path}.${name}`));
}

/** Texts that people, programs and careless editing put into links. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom("", "NaN", "-1", "1e308", "1e999", "Infinity", "-0", "0x10", "١٢٣", "1,2,3", "50%", "9".repeat(199)),
);

function anyLink(fields: Fields, whole: string): fc.Arbitrary<string> {
  const names = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "list" ? [name, ...Object.keys(field.of).map((own) => `${name}.0.${own}`)] : [name],
  );
  const pairs = fc
    .array(fc.tuple(fc.constantFrom(...names, "x", "__proto__", "constructor", "toString.0.x"), anyText))
    .map((all) => `#v1.${all.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join("&")}`);
  const cut = fc.tuple(fc.nat(whole.length), fc.nat(whole.length), fc.string()).map(
    // One of our links with a piece lost or replaced on the way.
    ([from, to, text]) => whole.slice(0, Math.min(from, to)) + text + whole.slice(Math.max(from, to)),
  );
  return fc.oneof({ weight: 6, arbitrary: pairs }, { weight: 3, arbitrary: cut }, fc.string(), anyText);
}

const TIMES = runs(150);

const PATIENCE = 240_000;

describe.each(Object.entries(calculators))("%s", (_, { fields, format, givenBy, answer }) => {
  test(
    "any inputs that the form accepts give finite numbers",
    () =>
      fc.assert(
        fc.property(anyInputs(fields), (inputs) => {
          expect(lost(answer(inputs))).toEqual([]);
        }),
        { numRuns: TIMES },
      ),
    PATIENCE,
  );

  test(
    "any link, however broken, gives a page whose numbers are finite",
    () => {
      const whole = toLink(fields, typedOf(fields, startOf(fields, givenBy)), format);
      fc.assert(
        fc.property(anyLink(fields, whole), (link) => {
          const { typed } = fromLink(fields, link, format);
          const { inputs, problems } = readForm(fields, typed, {}, givenBy);
          expect(problems).toEqual({});
          expect(lost(answer(inputs))).toEqual([]);
        }),
        { numRuns: TIMES },
      );
    },
    PATIENCE,
  );
});

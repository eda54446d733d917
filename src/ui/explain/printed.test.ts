/**
 * What a visitor reads in an opened line: the printed numbers work out to the printed result, and the text has nothing
 * odd in it.
 */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Brackets } from "../../engine/brackets.ts";
import type { Known, Step } from "../../engine/worksheet.ts";
import { calculators } from "../../testing/every-line.ts";
import { numberIn, type Printed, workedFrom } from "../../testing/printed.ts";
import { format, inFormula } from "../format.ts";
import { howOf, inValues } from "./formula.ts";
import { whyOf } from "./why.ts";

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-15 + 1e-13 * Math.abs(b);

/** What a formula names, and what those lines are made of in turn, because a factor may be shown as it was computed. */
function* named(uses: Step["uses"], deep = 0): Generator<Known> {
  for (const known of Object.values(uses)) {
    yield known;
    if (deep < 3 && "uses" in known) yield* named((known as Step).uses, deep + 1);
  }
}

/** Texts for numbers with more digits than they print. */
function cutShort(uses: Step["uses"]): ReadonlySet<string> {
  const cut = new Set<string>();
  const add = (known: Omit<Known, "name">) => {
    const text = inFormula(known);
    if (!isNear(numberIn(text), known.value as number)) cut.add(text.replace(/^−/, ""));
  };
  for (const known of named(uses)) {
    const items = Array.isArray(known.value) ? (known.value as readonly unknown[]) : [known.value];
    for (const value of items) {
      if (typeof value === "number")
        add({ ...known, unit: known.of ?? (known.unit === "list" ? "usd" : known.unit), value });
    }
    // For a schedule in another year's dollars, the floors and the widths.
    if (known.unit !== "brackets" || !Array.isArray(known.value)) continue;
    const floors = (known.value as Brackets).map(({ floor }) => floor);
    for (const [i, floor] of floors.entries())
      for (const value of [floor, floor - (floors[i - 1] ?? 0)]) add({ kind: "figure", label: "", unit: "usd", value });
  }
  return cut;
}

/**
 * Half of the last decimal of a cut number: cents (four decimals below a dollar), or four decimals of a percentage or
 * number.
 */
function halfUnit({ text, value }: Pick<Printed, "text" | "value">): number {
  const places = Math.max(text.replace(/ .*/, "").split(".")[1]?.replace("%", "").length ?? 0, 0);
  const most = text.includes("$") ? (Math.abs(value) < 1 ? 4 : 2) : 4;
  return (0.5 * 10 ** -Math.max(places, most)) / (text.includes("%") ? 100 : 1);
}

/** What is wrong with a line as printed. */
function wrongIn(step: Step): string[] {
  if (step.formula === undefined || typeof step.value !== "number") return [];
  const text = inValues(step);
  if (text === "") return [];
  const cut = cutShort(step.uses);
  const off = (number: Printed) => (cut.has(number.text) ? halfUnit(number) : 0);
  const result = format(step);
  const printed = numberIn(result);
  try {
    // Rounding to the cent is at most half a cent, which every result is allowed. It is skipped here, so that
    // floating-point arithmetic can't tip a tie.
    const [least, most, largest] = workedFrom(text.replace(/, rounded to the cent$/, ""), off);
    // A result has cents, whole percents for a share, three decimals for a rate (more for a small one), two for other
    // numbers.
    const half =
      result.includes("%") && step.unit !== "share"
        ? Math.max(0.000_005, halfUnit({ text: result, value: printed }))
        : 0.005;
    // The error of floating-point arithmetic.
    const hair = 1e-9 + 1e-12 * largest + 1e-10 * Math.abs(printed);
    return printed >= least - half - hair && printed <= most + half + hair
      ? []
      : [`${step.name}: ${text} = ${result}, but comes to ${least} to ${most} (${step.formula})`];
  } catch (fault) {
    return [`${step.name}: ${text}: ${fault}`];
  }
}

const MORE_THAN_FOUR = /\d\.(?!0{3,}\d{1,2}\b)\d{5,}/;
const ODD = /NaN|Infinity|undefined|null|\[object|−\s*−|−\$?0(\.0+)?(?![\d.,])|\d+e[-+]?\d/;

/** Everything that an opened line says. */
const textsOf = (step: Step): readonly string[] => [
  format(step),
  howOf(step),
  whyOf(step) ?? "",
  step.label,
  step.meaning ?? "",
];

function oddIn(step: Step): string[] {
  const law = [...named(step.uses)].filter(({ kind }) => kind === "figure").map((figure) => inFormula(figure));
  return textsOf(step).flatMap((text) => {
    const withoutLaw = law.reduce((rest, figure) => rest.replaceAll(figure, "(law)"), text);
    const odd = ODD.exec(text) ?? MORE_THAN_FOUR.exec(withoutLaw);
    return odd ? [`${step.name}: “${odd[0]}” in ${text}`] : [];
  });
}

/** As published; not dollars of another year, or a fraction such as 2/37 that no decimals can print. */
const isPublished = ({ unit, value }: Known) => {
  const places = unit === "usd" ? 1e4 : 1e10;
  return isNear(Math.round(Number(value) * places) / places, Number(value));
};

/** A legal figure is printed with all its digits. */
const shortened = (step: Step): string[] =>
  Object.values(step.uses).flatMap((known) =>
    known.kind === "figure" &&
    typeof known.value === "number" &&
    isPublished(known) &&
    !isNear(numberIn(format(known)), known.value)
      ? [`${step.name}: ${known.label} is ${known.value}, printed ${format(known)}`]
      : [],
  );

/** A number explained by itself. */
const byItself = (step: Step): string[] =>
  step.formula !== undefined && inValues(step).replace(/,[^,]*rounded.*/, "") === format(step)
    ? [`${step.name}: ${inValues(step)} = ${format(step)}`]
    : [];

const checks = {
  "works out": wrongIn,
  "has nothing odd": oddIn,
  "has its digits": shortened,
  "is not explained by itself": byItself,
};
const few = (all: readonly string[]) => all.slice(0, 8);

describe.each(calculators)("$name", ({ start, any, runs, stepsFor }) => {
  let opened: readonly Step[] = [];
  beforeAll(async () => {
    opened = await stepsFor(start);
  });
  test.each(Object.entries(checks))("as the page opens, every printed line %s", (_, check) =>
    expect(few(opened.flatMap(check))).toEqual([]),
  );
  // Skipped during `npm run check`, because one case of the largest calculators takes longer than a property's time
  // limit.
  test.skipIf(import.meta.env.MODE === "quick")("for any inputs, every printed line works out and reads well", () =>
    fc.assert(
      fc.asyncProperty(any, async (inputs) => {
        const steps = await stepsFor(inputs);
        for (const check of Object.values(checks)) expect(few(steps.flatMap(check))).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    ),
  );
});

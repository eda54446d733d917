import type { Step } from "../../engine/worksheet.ts";
import { foundIn, howOf, inValues } from "../explain/formula.ts";
import { dayInWords, format } from "../format.ts";
import { underHeadings } from "../result/assumed.ts";
import { amountOf, type Calculation, citeOf, figuresOf, madeFrom, resultsOf } from "./calculation.ts";

/**
 * The calculation as plain text, for an adviser or an assistant: what was typed, what came out, the steps, the rules.
 */
export function textOf(calculation: Calculation): string {
  const { taken, made, link, blanks, notes } = calculation;
  const results = resultsOf(calculation);
  const lines = leadingTo(results, calculation.steps);
  const figures = figuresOf(lines);
  const typed = blanks.filter((blank) => blank.typed);
  return [
    taken.title,
    `Calculated on ${dayInWords(made)} with Plainsum. Our newest source is from ${dayInWords(taken.rulesUpdated)}.`,
    "These are estimates and explanations, not advice.",
    "",
    "WHAT I TYPED",
    ...(typed.length > 0
      ? typed.map(({ label, text }) => `- ${label.replace(/\?$/, "")}: ${text}`)
      : ["- Nothing was changed. All numbers are the starting values."]),
    ...(typed.length > 0 ? ["Everything else is the page's starting value."] : []),
    "",
    "RESULTS",
    ...results.map((step) => `- ${step.label}: ${format(step)}`),
    "",
    "HOW IT WAS CALCULATED, LINE BY LINE (lines that are zero are left out)",
    ...lines.map(
      (step, i) => `${i + 1}. ${step.label}: ${format(step)}${how(step)}${step.form ? ` [${step.form}]` : ""}`,
    ),
    "",
    "LIMITS AND RATES USED",
    ...figures.map(
      (figure) =>
        `- ${figure.label}: ${amountOf(figure)}${figure.source ? ` (${citeOf(figure.source)}, ${figure.source.url})` : ""}`,
    ),
    "",
    ...underHeadings(notes).flatMap(([heading, of]) => [
      heading.toUpperCase(),
      ...of.map(({ text }) => `- ${text}`),
      "",
    ]),
    `Open it again with these numbers: ${link}`,
    "",
  ].join("\n");
}

const how = (step: Step) => {
  if (step.formula === undefined) return `. ${foundIn(step)}`;
  return inValues(step) === "" ? ` (${howOf(step)})` : ` = ${howOf(step)}`;
};

/** The steps that lead to the results, in the order of the worksheet, without zeros and what led to them. */
export function leadingTo(results: readonly Step[], steps: readonly Step[]): Step[] {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const wanted = new Set<Step>();
  const want = (step: Step) => {
    if (wanted.has(step) || step.value === 0 || step.value === false || step.value === null) return;
    wanted.add(step);
    for (const used of Object.values(step.uses)) for (const before of madeFrom(used, byName)) want(before);
  };
  for (const result of results) want(result);
  return steps.filter((step) => wanted.has(step));
}

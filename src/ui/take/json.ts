import { foundIn, howOf } from "../explain/formula.ts";
import { type Calculation, figuresOf, resultsOf } from "./calculation.ts";

/** The calculation as JSON, for programs: amounts are dollars, rates are fractions, `null` is "none". */
export function jsonOf(calculation: Calculation): string {
  const { taken, made, link, blanks, steps, notes } = calculation;
  const brief = ({ name, label, value, unit }: (typeof steps)[number]) => ({ name, label, value, unit });
  return JSON.stringify(
    {
      title: taken.title,
      made,
      rulesUpdated: taken.rulesUpdated,
      link,
      note: "Estimates and explanations, not tax, legal or investment advice.",
      inputs: blanks,
      assumed: notes.left.map(({ text }) => text),
      howItIsCounted: notes.always.map(({ text }) => text),
      notCovered: notes.notCovered.map(({ text }) => text),
      results: resultsOf(calculation).map(brief),
      steps: steps.map((step) => ({
        ...brief(step),
        ...(step.formula === undefined ? { found: foundIn(step) } : { formula: step.formula, withValues: howOf(step) }),
        ...(step.meaning === undefined ? {} : { meaning: step.meaning }),
        ...(step.form === undefined ? {} : { form: step.form }),
        ...(step.source === undefined ? {} : { source: step.source }),
        uses: Object.fromEntries(
          Object.entries(step.uses).map(([name, { kind, label, value, name: full }]) => [
            name,
            { kind, name: full, label, value },
          ]),
        ),
      })),
      figures: figuresOf(steps).map(({ name, label, value, unit, source, doubt }) => ({
        name,
        label,
        value,
        unit,
        source,
        doubt,
      })),
    },
    null,
    1,
  );
}

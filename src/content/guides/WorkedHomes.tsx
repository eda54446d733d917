import { workedHomes } from "../../calculators/true-cost/examples.ts";
import { shown } from "../../ui/prose/shown.ts";
import { trueCostGuide } from "./list.ts";

const rows = [
  ["price", "Price"],
  ["stay", "How long they stay"],
  ["payment", "Monthly payment"],
  ["livingPerMonth", "Monthly cost of living there"],
  ["principal", "Principal paid off by then"],
  ["taxSaving", "Income tax saved"],
  ["breakEvenYear", "Buying comes out ahead after"],
] as const;

/** Three homes, computed when the page is built, each with a link that opens the tool with its numbers. */
export const WorkedHomes = () => (
  <div className="worked">
    {workedHomes.map(({ name, story, figures, fragment }) => (
      <section key={name} aria-label={name}>
        <h3>{name}</h3>
        <p>{story}</p>
        <dl>
          {rows.map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{shown(figures[key])}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={trueCostGuide.path + fragment}>Open “{name}” in the tool</a>
        </p>
      </section>
    ))}
  </div>
);

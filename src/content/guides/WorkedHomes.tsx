import { workedHomes } from "../../calculators/true-cost/examples.ts";
import { shown } from "../../ui/prose/shown.ts";
import { trueCostGuide } from "./list.ts";

const rows = [
  ["price", "Price"],
  ["stay", "They stay"],
  ["payment", "Payment a month"],
  ["livingPerMonth", "Cost of living there a month"],
  ["principal", "Principal paid by then"],
  ["taxSaving", "Income tax saved"],
  ["breakEvenYear", "Buying leads renting after"],
] as const;

/** Three homes, computed when the page is made, each with a link that opens the tool with its numbers. */
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

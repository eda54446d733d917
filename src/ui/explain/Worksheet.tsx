import { useState } from "react";
import type { Step } from "../../engine/worksheet.ts";
import { format } from "../format.ts";
import { howOf } from "./formula.ts";
import { type Block, blocksOf, byForm, isNothing } from "./listed.ts";
import { Steps, useSteps } from "./Steps.tsx";

/**
 * The whole calculation, line by line in order, each with its arithmetic; a long one is divided by form. Long lists of
 * similar lines are tables. Lines that are zero are hidden behind a button.
 */
export default function Worksheet() {
  return (
    <Steps fallback={<p className="waiting">Writing the worksheet…</p>}>
      <Lines />
    </Steps>
  );
}

function Lines() {
  const steps = [...useSteps().values()];
  const [withZeros, setWithZeros] = useState(false);
  const zeros = steps.filter(isNothing).length;
  const groups = byForm(withZeros ? steps : steps.filter((step) => !isNothing(step)));
  return (
    <>
      {zeros > 0 && (
        <p>
          <button type="button" className="plain" aria-pressed={withZeros} onClick={() => setWithZeros(!withZeros)}>
            {withZeros ? "Hide lines that are zero" : `Show lines that are zero (${zeros})`}
          </button>
        </p>
      )}
      {groups.map(({ title, lines }, i) =>
        title === "" ? (
          <Blocks key={title} of={lines} />
        ) : (
          <details key={title} className="of-form" open={i === 0}>
            <summary>
              {title} <small className="soft">{lines.length === 1 ? "1 line" : `${lines.length} lines`}</small>
            </summary>
            <Blocks of={lines} />
          </details>
        ),
      )}
    </>
  );
}

const Blocks = ({ of }: { readonly of: readonly Step[] }) =>
  blocksOf(of).map((block) =>
    block.kind === "lines" ? (
      <Rows key={block.lines[0]?.name} of={block.lines} />
    ) : (
      <Listed key={block.name} of={block} />
    ),
  );

const Rows = ({ of }: { readonly of: readonly Step[] }) => (
  <ol>
    {of.map((step) => (
      <li key={step.name} className="row">
        <span>
          {step.label}
          {step.form && <small className="soft"> {step.form}</small>}
        </span>
        <b>{format(step)}</b>
        <small className="arithmetic">{howOf(step)}</small>
      </li>
    ))}
  </ol>
);

/** A row for each item, a column for each of its numbers, and below that how the first item was computed. */
const Listed = ({ of: { name, columns, items } }: { readonly of: Block & { readonly kind: "table" } }) => (
  <>
    <section
      className="scroll tall"
      tabIndex={0}
      aria-label={`${columns[0]?.label} and what follows, ${items.length} times`}
    >
      <table className="figures">
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column.name}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are told apart by their place in the list
            <tr key={`${name}${i}`}>
              {item.map((step, column) => (
                <td key={columns[column]?.name}>{step ? format(step) : ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <ul className="plain-list">
      {columns.map((step) => (
        <li key={step.name}>
          {step.label}: <small className="arithmetic">{howOf(step)}</small>
        </li>
      ))}
    </ul>
  </>
);

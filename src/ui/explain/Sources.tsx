import type { Known } from "../../engine/worksheet.ts";
import { figureInWords } from "../rows.ts";
import { Steps, useSteps } from "./Steps.tsx";

/** The legal figures behind the numbers on the page, by document; those that couldn't be confirmed there say so. */
export default function Sources() {
  return (
    <Steps fallback={<p className="waiting">Listing the sources…</p>}>
      <Lines />
    </Steps>
  );
}

function Lines() {
  const steps = useSteps();
  const figures = new Map<string, Known>();
  for (const step of steps.values())
    for (const used of Object.values(step.uses)) if (used.kind === "figure") figures.set(used.name, used);
  const documents = new Map<string, Known[]>();
  for (const figure of figures.values()) {
    const cite = figure.source?.cite ?? "";
    documents.set(cite, [...(documents.get(cite) ?? []), figure]);
  }
  return (
    <ul className="plain-list sources">
      {[...documents].map(([cite, of]) => (
        <li key={cite}>
          <a href={of[0]?.source?.url} target="_blank" rel="noreferrer">
            {cite}
          </a>
          {of[0]?.source?.period ? `, ${of[0].source.period}` : ""}
          <ul>
            {of.map((figure) => (
              <li key={figure.name}>
                {figure.label}: {figureInWords(figure)}
                {figure.doubt && <em> ({figure.doubt})</em>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

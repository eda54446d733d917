import { useCallback } from "react";
import type { Step } from "../../../engine/worksheet.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { format } from "../../../ui/format.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { benefitRows } from "./benefit-rows.ts";

/** Your own benefit from earnings to what is paid, with a row for each step. */
export function Benefit({ inputs, stamp }: Pick<PanelProps, "inputs" | "stamp">) {
  const asked = useAsked(sideWorker, `benefit ${stamp}`, (api) => api.benefitSteps(inputs));
  return <Waiting asked={asked}>{(steps) => <Rows steps={steps} />}</Waiting>;
}

function Rows({ steps }: { readonly steps: readonly Step[] }) {
  const explainer = useExplainer(useCallback(() => steps, [steps]));
  const rows = benefitRows(steps);
  if (rows.length === 0) return null;
  return (
    <ExplainContext value={explainer}>
      <details className="twin">
        <summary>How we figure your benefit</summary>
        <ul className="ledger">
          {rows.map(({ step, label }) => (
            <li className="row" key={step.name}>
              <span>
                <Explained<string> name={step.name}>{label}</Explained>
              </span>
              <b>{format(step)}</b>
            </li>
          ))}
        </ul>
      </details>
    </ExplainContext>
  );
}

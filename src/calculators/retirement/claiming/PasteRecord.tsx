import { Suspense, useState } from "react";
import { onDemand } from "../../../ui/Later.tsx";
import { Boundary } from "../../../ui/result/Boundary.tsx";
import type { Inputs } from "../inputs.ts";
import { NAMES, type Whose } from "./whose-record.ts";

const RecordPasted = onDemand(() => import("./RecordPasted.tsx"));

/** Where an earnings record can be pasted, open once that is what the benefit comes from. */
export function PasteRecord({ inputs, whose = "own" }: { readonly inputs: Inputs; readonly whose?: Whose }) {
  const { list, benefit } = NAMES[whose];
  const [wanted, setWanted] = useState(false);
  return (
    <details
      className="twin"
      open={inputs[benefit] === "record" && inputs[list].length === 0}
      onToggle={() => setWanted(true)}
    >
      <summary>
        {inputs[list].length > 0
          ? "Paste another earnings record"
          : `Paste your ${whose === "own" ? "" : "spouse's "}earnings record`}
      </summary>
      {wanted && (
        <Boundary what="this part">
          <Suspense fallback={<p className="waiting">One moment…</p>}>
            <RecordPasted inputs={inputs} whose={whose} />
          </Suspense>
        </Boundary>
      )}
    </details>
  );
}

/** Just above where the Marketplace credit ends, the step that restores it is shown next to the answer. */

import { useCallback, useMemo } from "react";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { useLaw } from "../state/useLaw.ts";
import { cliffOf } from "./effects.ts";
import type { YearEndLine } from "./explained.ts";
import { titlesOf } from "./words.ts";

export default function CliffTip({ answered }: { readonly answered: Answer }) {
  const law = useLaw(answered.inputs);
  const { inputs } = answered;
  const cliff = useMemo(() => cliffOf(inputs, law), [inputs, law]);
  const explainer = useExplainer(
    useCallback(
      () => import("./explained.ts").then(({ yearEndSteps }) => yearEndSteps({ steps: [], together: null, cliff })),
      [cliff],
    ),
  );
  if (!cliff) return null;
  return (
    <ExplainContext value={explainer}>
      <p className="aside">
        {titlesOf(cliff.steps)} by {dayInWords(cliff.until)}, and you save{" "}
        <Explained<YearEndLine> name="yearEnd.cliff.saved">{inDollars(cliff.saved.saved)}</Explained>, because your
        income is then low enough for the Marketplace credit: at most {inDollars(cliff.limit)}.
      </p>
    </ExplainContext>
  );
}

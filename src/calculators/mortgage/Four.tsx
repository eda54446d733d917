import { useCallback, useMemo } from "react";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { inDollars } from "../../ui/format.ts";
import { FourFigures } from "../../ui/result/FourFigures.tsx";
import type { Answer } from "./answer.ts";
import { incomeNeededFor } from "./panels/affordable.ts";
import { estimateOf } from "./panels/loan-estimate.ts";
import { rateInWords } from "./panels/summaries.ts";

/** What the house takes besides the monthly payment: cash now, income, and interest over the years. */
export default function Four({ answered }: { readonly answered: Answer }) {
  const { closing, comparisons } = useMemo(() => estimateOf(answered).worksheet, [answered]);
  const { incomeNeeded } = useMemo(() => incomeNeededFor(answered), [answered]);
  const explainer = useExplainer(
    useCallback(() => import("./four-steps.ts").then(({ stepsOfFour }) => stepsOfFour(answered)), [answered]),
  );
  const { real, totalInterest } = answered.worksheet;
  const interest = real?.realInterest ?? totalInterest;
  return (
    <ExplainContext value={explainer}>
      <FourFigures
        figures={[
          {
            label: "Cash to close",
            name: "closing.cash",
            figure: inDollars(closing.cash),
            value: closing.cash,
            note: "down payment, fees and prepaid bills",
          },
          {
            label: "Income this takes",
            name: "need.incomeNeeded",
            figure: inDollars(incomeNeeded),
            value: incomeNeeded,
            note: "a year, by the traditional 28/36 rule",
          },
          {
            label: "Interest over the loan",
            name: real ? "real.realInterest" : "totalInterest",
            figure: inDollars(interest),
            value: interest,
            note: real && "in today's dollars",
          },
          {
            label: "APR",
            name: "comparisons.apr",
            figure: rateInWords(comparisons.apr),
            value: Math.round((comparisons.apr ?? 0) * 1e5),
            by: (change) => `${change / 1000} points`,
            note: "the rate with the loan’s own costs counted",
          },
        ]}
      />
    </ExplainContext>
  );
}

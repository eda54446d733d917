import { useCallback, useMemo } from "react";
import type { LineName } from "../../engine/worksheet.ts";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { inDollars } from "../../ui/format.ts";
import { FourFigures } from "../../ui/result/FourFigures.tsx";
import type { Answer } from "./answer.ts";
import { type Afford, incomeNeededFor } from "./panels/affordable/affordable.ts";
import { type Estimate, estimateOf } from "./panels/loan-estimate/closing-figures.ts";
import { rateInWords } from "./panels/summaries.ts";

const cashNote = (cash: number | null, needed: number) =>
  cash === null
    ? "down payment, fees and prepaid bills"
    : cash >= needed
      ? `You have ${inDollars(cash)}, so ${inDollars(cash - needed)} is left.`
      : `You have ${inDollars(cash)}: you’re ${inDollars(needed - cash)} short.`;

const incomeNote = (income: number | null, needed: number) =>
  income === null
    ? "a year, by the traditional 28/36 rule"
    : income >= needed
      ? `a year, by the 28/36 rule. Your ${inDollars(income)} is enough.`
      : `a year, by the 28/36 rule. You earn ${inDollars(income)}; some lenders require less.`;

type Line = LineName<Answer["worksheet"]> | LineName<Estimate["worksheet"]> | LineName<Afford["worksheet"]>;

/** What the house takes besides the monthly payment: cash now, income, and interest over the years. */
export default function AtAGlance({ answered }: { readonly answered: Answer }) {
  const { closing, comparisons } = useMemo(() => estimateOf(answered).worksheet, [answered]);
  const { incomeNeeded } = useMemo(() => incomeNeededFor(answered), [answered]);
  const explainer = useExplainer(
    useCallback(
      () => import("./at-a-glance-steps.ts").then(({ stepsAtAGlance }) => stepsAtAGlance(answered)),
      [answered],
    ),
  );
  const { real, totalInterest } = answered.worksheet;
  const interest = real?.realInterest ?? totalInterest;
  return (
    <ExplainContext value={explainer}>
      <FourFigures<Line>
        figures={[
          {
            label: "Cash to close",
            name: "closing.cash",
            figure: inDollars(closing.cash),
            value: closing.cash,
            note: cashNote(answered.given.cash, closing.cash),
          },
          {
            label: "Income you need",
            name: "need.incomeNeeded",
            figure: inDollars(incomeNeeded),
            value: incomeNeeded,
            note: incomeNote(answered.given.incomePerYear, incomeNeeded),
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
            note: "the rate with the loan’s costs included",
          },
        ]}
      />
    </ExplainContext>
  );
}

import { useCallback, useMemo } from "react";
import type { LineName } from "../../engine/worksheet.ts";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inDollars } from "../../ui/format.ts";
import { FourFigures } from "../../ui/result/FourFigures.tsx";
import type { Answer } from "./answer.ts";
import { type Afford, incomeNeededFor, ruleForNeed } from "./panels/affordable/affordable.ts";
import { qualifyingOf } from "./panels/affordable/qualifying.ts";
import { type Estimate, estimateOf } from "./panels/loan-estimate/closing-figures.ts";
import { rateInWords } from "./panels/summaries.ts";

/** A house that nobody typed: what it takes is about our example, not about the visitor. */
const exampleOf = ({ house }: Answer) => `for our example of ${inDollars(house.price)}`;

function cashNote({ given: { cash }, house }: Answer, needed: number): string {
  if (cash === null) return house.downPayment > 0 ? "down payment, fees and prepaid bills" : "fees and prepaid bills";
  return cash >= needed
    ? `You have ${inDollars(cash)}, so ${inDollars(cash - needed)} is left.`
    : `You have ${inDollars(cash)}: you’re ${inDollars(needed - cash)} short.`;
}

function incomeNote(answered: Answer, needed: number): string {
  const { given } = answered;
  const income = given.incomePerYear;
  const qualifying = qualifyingOf(answered);
  const counted = qualifying ? ` and a loan payment of ${inDollars(qualifying.payment)}` : "";
  const rule = `${ruleForNeed(given)}${counted}`;
  if (income === null) return `a year, by ${rule}`;
  return income >= needed
    ? `a year, by ${rule}. Your ${inDollars(income)} is enough.`
    : `a year, by ${rule}. You earn ${inDollars(income)}; some lenders require less.`;
}

/** Income or cash makes the notes about the visitor, so they may not be about a house that isn't. */
const hasHousehold = ({ given }: Answer) => given.incomePerYear !== null || given.cash !== null;

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
  const { typed } = useTheForm();
  const isExample = typed.price === undefined && typed.loanAmount === undefined && hasHousehold(answered);
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
            note: isExample ? exampleOf(answered) : cashNote(answered, closing.cash),
          },
          answered.worksheet.loan === 0
            ? { label: "Income you need", figure: "none", value: 0, note: "no lender asks, because you borrow nothing" }
            : {
                label: "Income you need",
                name: "need.incomeNeeded",
                figure: inDollars(incomeNeeded),
                value: incomeNeeded,
                note: isExample ? `a year, ${exampleOf(answered)}` : incomeNote(answered, incomeNeeded),
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

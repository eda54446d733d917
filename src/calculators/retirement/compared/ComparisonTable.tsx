import { useCallback, useMemo } from "react";
import type { Tried } from "../../../engine/retirement/futures/tried.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { inDollars, inNumbers } from "../../../ui/format.ts";
import { type Column, ListTable } from "../pictures/ListTable.tsx";
import { wholeShare } from "../words.ts";
import type { Measured } from "./analyses.ts";
import { type ComparedFigure, type ComparedRow, comparedName, comparedSteps } from "./words.ts";

interface Row extends ComparedRow {
  readonly chosen?: boolean;
  readonly choose?: () => void;
}

type Shown = readonly [figure: ComparedFigure, head: string, text: (result: Measured) => string];

const COLUMNS: readonly Shown[] = [
  ["rate", "Lasts in", ({ rate }) => wholeShare(rate)],
  ["middleSpent", "Median spending", ({ middleSpent }) => inDollars(middleSpent)],
  ["leastSpent", "Leanest year, 1 in 10", ({ leastSpent }) => inDollars(leastSpent)],
  ["middleEnd", "Median left at the end", ({ middleEnd }) => inDollars(middleEnd)],
  ["poorEnd", "Left if unlucky (1 in 10)", ({ poorEnd }) => inDollars(poorEnd)],
  ["lifetimeTax", "Lifetime tax", ({ lifetimeTax }) => inDollars(lifetimeTax)],
];

const shareOrNever = (share: number) => (share === 0 ? "none" : wholeShare(share));

/** What a spending rule is judged by: whether money runs out, and what preventing that costs. */
const RULE_COLUMNS: readonly Shown[] = [
  [
    "ranOut",
    "Runs out in",
    ({ flexible: { ranOut, followed } }) => shareOrNever(followed === 0 ? 0 : ranOut / followed),
  ],
  ["belowFloor", "Below your floor in", ({ rate }) => shareOrNever(1 - rate)],
  [
    "yearsBelow",
    "Years below it, if any",
    ({ flexible }) => (flexible.belowFloor === 0 ? "none" : inNumbers(Math.round(flexible.yearsBelow))),
  ],
  ["firstSpent", "First year", ({ flexible }) => inDollars(flexible.firstSpent)],
  ["leanestPoor", "Leanest year, 1 in 10", ({ flexible }) => inDollars(flexible.leanestPoor)],
  [
    "deepestCut",
    "Largest drop of all",
    ({ flexible: { deepestCut } }) => (deepestCut === 0 ? "none" : wholeShare(deepestCut)),
  ],
  ["middleSpent", "Median spending", ({ middleSpent }) => inDollars(middleSpent)],
];

export const RulesTable = ({ rows }: { readonly rows: readonly Row[] }) => (
  <ComparisonTable label="The plan by withdrawal strategy" first="Rule" rows={rows} columns={RULE_COLUMNS} />
);

interface Props {
  readonly label: string;
  readonly first: string;
  /** Said before a row's name if the column heading is out of sight. */
  readonly before?: string;
  readonly rows: readonly Row[];
  readonly columns?: readonly Shown[];
}

/**
 * Plans side by side: success, what a poor outcome leaves, and what is spent. Today's dollars. Each figure opens its
 * line.
 */
export function ComparisonTable({ label, first, before, rows, columns = COLUMNS }: Props) {
  const figures = useMemo(() => columns.map(([figure]) => figure), [columns]);
  const explainer = useExplainer(useCallback(() => comparedSteps(rows, figures), [rows, figures]));
  return (
    <ExplainContext value={explainer}>
      <ListTable
        label={`${label}, in today's dollars`}
        first={first}
        {...(before === undefined ? {} : { before })}
        rows={rows}
        keyOf={(row) => row.label}
        wordy
        columns={columns.map(
          ([figure, head, text]): Column<Row> => ({
            head,
            of: (row) => (
              <Explained<string> name={comparedName(rows.indexOf(row), figure)}>{text(row.result)}</Explained>
            ),
          }),
        )}
        name={({ label: row, chosen, choose }) => (
          <>
            {choose && !chosen ? (
              <button type="button" className="plain" onClick={choose}>
                {row}
              </button>
            ) : (
              row
            )}
            {chosen && <small className="soft"> in your plan</small>}
          </>
        )}
      />
    </ExplainContext>
  );
}

/** What a comparison's headings mean. */
export const HowToRead = ({ tried: { one, many }, drop }: { readonly tried: Tried; readonly drop?: true }) => (
  <p className="soft small">
    Spending is what you live on in one year of retirement, after tax and health costs: first the median of all years,
    then the leanest year, which is even lower in one {one} in ten. What is left at the end is shown for the median{" "}
    {one} and for an unlucky one: one in ten leaves less. Tax is lifetime tax, the median of all {many}.
    {drop &&
      ` The largest drop is how far the leanest year of any ${one} falls below its first year of retirement. After the money runs out, only Social Security and other income are left, so a plan that never cuts spending can still drop that far. Rising taxes count too.`}
  </p>
);

import { inDollars, inNumbers } from "../../ui/format.ts";
import type { Measured } from "./analyses.ts";
import { type Column, ListTable } from "./ListTable.tsx";
import { wholeShare } from "./words.ts";

interface Row {
  readonly label: string;
  readonly result: Measured;
  readonly chosen?: boolean;
  readonly choose?: () => void;
}

const COLUMNS: readonly Column<Row>[] = (
  [
    ["Lasts in", ({ rate }) => wholeShare(rate)],
    ["Middle spending", ({ middleSpent }) => inDollars(middleSpent)],
    ["Leanest year, 1 in 10", ({ leastSpent }) => inDollars(leastSpent)],
    ["Middle end", ({ middleEnd }) => inDollars(middleEnd)],
    ["Poor end, 1 in 10", ({ poorEnd }) => inDollars(poorEnd)],
    ["Lifetime tax", ({ lifetimeTax }) => inDollars(lifetimeTax)],
  ] as const satisfies readonly (readonly [string, (result: Measured) => string])[]
).map(([head, of]) => ({ head, of: ({ result }) => of(result) }));

const shareOrNever = (share: number) => (share === 0 ? "none" : wholeShare(share));

/** What a rule for spending is judged by: whether money runs out, and what it costs that it does not. */
const RULE_COLUMNS: readonly Column<Row>[] = (
  [
    ["Runs out in", ({ flexible: { ranOut, followed } }) => shareOrNever(followed === 0 ? 0 : ranOut / followed)],
    ["Below your floor in", ({ rate }) => shareOrNever(1 - rate)],
    [
      "Years below it, if any",
      ({ flexible }) => (flexible.belowFloor === 0 ? "none" : inNumbers(Math.round(flexible.yearsBelow))),
    ],
    ["First year", ({ flexible }) => inDollars(flexible.firstSpent)],
    ["Leanest year, 1 in 10", ({ flexible }) => inDollars(flexible.leanestPoor)],
    [
      "Largest drop in any future",
      ({ flexible: { deepestCut } }) => (deepestCut === 0 ? "none" : wholeShare(deepestCut)),
    ],
    ["Middle spending", ({ middleSpent }) => inDollars(middleSpent)],
  ] as const satisfies readonly (readonly [string, (result: Measured) => string])[]
).map(([head, of]) => ({ head, of: ({ result }) => of(result) }));

export const RulesTable = ({ rows }: { readonly rows: readonly Row[] }) => (
  <ComparisonTable label="The plan by withdrawal strategy" first="Rule" rows={rows} columns={RULE_COLUMNS} />
);

interface Props {
  readonly label: string;
  readonly first: string;
  /** Said before the name of a row where the head of its column is out of sight. */
  readonly before?: string;
  readonly rows: readonly Row[];
  readonly columns?: readonly Column<Row>[];
}

/** Plans side by side: success, what a poor end leaves, and what is spent. Today's dollars. */
export const ComparisonTable = ({ label, first, before, rows, columns = COLUMNS }: Props) => (
  <ListTable
    label={`${label}, in today's dollars`}
    first={first}
    {...(before === undefined ? {} : { before })}
    rows={rows}
    keyOf={(row) => row.label}
    wordy
    columns={columns}
    name={({ label: row, chosen, choose }) => (
      <>
        {choose && !chosen ? (
          <button type="button" className="plain" onClick={choose}>
            {row}
          </button>
        ) : (
          row
        )}
        {chosen && <small className="soft"> in the plan</small>}
      </>
    )}
  />
);

/** What the heads of a comparison mean. */
export const HowToRead = () => (
  <p className="soft small">
    Spending is for one year of retirement: the middle one of all years, and the leanest year, which one future in ten
    falls below. The end is what is left in the middle future, and in a poor one that one future in ten ends below. Tax
    is lifetime tax, the median of all futures. The largest drop is how far the leanest year of any future lies below
    its first year of retirement. After money runs out, only Social Security and other income are left, so a plan that
    never cuts spending can still drop that far. Rising taxes count too.
  </p>
);

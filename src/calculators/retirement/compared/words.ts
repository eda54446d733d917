/** The lines for the figures in tables that compare plans. */
import { type Tried, triedIn } from "../../../engine/retirement/futures/tried.ts";
import { asLine, explainOne, type Known, type Scope, type Step, type Unit } from "../../../engine/worksheet.ts";
import { inDollars } from "../../../ui/format.ts";
import type { StrategyName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";
import { wholeShare } from "../words.ts";
import type { Compared, Measured } from "./analyses.ts";

/** A plan in such a table: its name, its figures, and what it was tested on. */
export interface ComparedRow {
  readonly label: string;
  readonly result: Measured;
  readonly tried: Tried;
}

export type ComparedFigure =
  | "rate"
  | "middleSpent"
  | "leastSpent"
  | "middleEnd"
  | "poorEnd"
  | "lifetimeTax"
  | "ranOut"
  | "belowFloor"
  | "yearsBelow"
  | "firstSpent"
  | "leanestPoor"
  | "deepestCut";

export const comparedName = (row: number, figure: ComparedFigure) => `compared.${row}.${figure}`;

const counted = (label: string, value: number): Known => asLine("", label, value, "count");

type How = { readonly found: string } | { readonly formula: string; readonly uses: Scope };
type Line = readonly [label: string, value: number, unit: Unit, how: How];

function linesOf({ result, tried: { one, many } }: ComparedRow): Readonly<Record<ComparedFigure, Line>> {
  const { rate, paths, flexible } = result;
  const { ranOut, followed } = flexible;
  const sortedEnds = `All ${paths} ${many} sorted by what they leave, in today's dollars.`;
  const share = (part: string, known: Known, all: string, whole: Known): How => ({
    formula: `${part} / ${all}`,
    uses: { [part]: known, [all]: whole },
  });
  return {
    rate: [
      "How often it lasts",
      rate,
      "share",
      share(
        "succeeded",
        counted("Number in which it lasts", Math.round(rate * paths)),
        "paths",
        counted(`All ${many}`, paths),
      ),
    ],
    middleSpent: [
      "Spending in the median year",
      result.middleSpent,
      "usd",
      {
        found: `All years of retirement of all ${paths} ${many}, sorted by what is spent on living, in today's dollars. Half are above.`,
      },
    ],
    leastSpent: [
      "Leanest year, 1 in 10",
      result.leastSpent,
      "usd",
      {
        found: `The leanest year of retirement of each of ${followed} ${many}, sorted. One ${one} in ten has one as lean as this, or leaner.`,
      },
    ],
    middleEnd: [`Left in the median ${one}`, result.middleEnd, "usd", { found: `${sortedEnds} Half leave more.` }],
    poorEnd: [
      "Left if unlucky (1 in 10)",
      result.poorEnd,
      "usd",
      { found: `${sortedEnds} One in ten leaves this much or less.` },
    ],
    lifetimeTax: [
      "Lifetime tax",
      result.lifetimeTax,
      "usd",
      {
        found: `Federal and state tax for all years, added up in each of ${paths} ${many}, in today's dollars. Half pay more.`,
      },
    ],
    ranOut: [
      "How often savings run out",
      followed === 0 ? 0 : ranOut / followed,
      "share",
      followed === 0
        ? { found: "The plan has no retirement years." }
        : share(
            "ranOut",
            counted("Number in which they run out before the last year", ranOut),
            "followed",
            counted(`All ${many} with a year of retirement`, followed),
          ),
    ],
    belowFloor: [
      "How often a year falls below your floor",
      1 - rate,
      "share",
      {
        formula: "1 - rate",
        uses: { rate: asLine("", "Never below it in", rate, "share") },
      },
    ],
    yearsBelow: [
      "Years below your floor, if any",
      flexible.yearsBelow,
      "years",
      {
        found: `The median of the ${flexible.belowFloor} ${flexible.belowFloor === 1 ? one : many} that have such a year.`,
      },
    ],
    firstSpent: [
      "Spending in the first year of retirement",
      flexible.firstSpent,
      "usd",
      { found: `All ${followed} ${many} sorted by this amount, in today's dollars. Half spend more.` },
    ],
    leanestPoor: [
      "Leanest year, 1 in 10",
      flexible.leanestPoor,
      "usd",
      {
        found: `The leanest year of retirement of each of ${followed} ${many}, sorted. One ${one} in ten has one as lean as this, or leaner.`,
      },
    ],
    deepestCut: [
      "Largest drop of all",
      flexible.deepestCut,
      "share",
      { found: `The leanest year of retirement compared with the first one, in the ${one} where it fell the most.` },
    ],
  };
}

/** The lines of every figure a table shows. */
export const comparedSteps = (rows: readonly ComparedRow[], figures: readonly ComparedFigure[]): Step[] =>
  rows.flatMap((row, i) => {
    const lines = linesOf(row);
    return figures.map((figure): Step => {
      const [text, value, unit, how] = lines[figure];
      const line = { label: `${row.label}: ${text}`, unit };
      return "found" in how
        ? explainOne(comparedName(i, figure), value, { ...line, found: how.found, unchecked: "rows" })
        : explainOne(comparedName(i, figure), value, { ...line, formula: how.formula }, how.uses);
    });
  });

/** The two best-known rules in one sentence: how often savings run out, and how lean a lean year is. */
export function twoRules(inputs: Inputs, compared: readonly Compared<StrategyName>[]): string {
  const { many } = triedIn(inputs.model);
  const said = (name: StrategyName) => {
    const result = compared.find(({ of }) => of === name)?.result;
    if (result === undefined || result.flexible.followed === 0) return "";
    const { ranOut, followed, leanestPoor } = result.flexible;
    const often =
      ranOut === 0
        ? "money never runs out"
        : `money runs out in ${inputs.model === "history" ? `${ranOut} of ${followed} ${many}` : `${wholeShare(ranOut / followed)} of ${many}`}`;
    return `${often}, and one in ten has a year with ${inDollars(leanestPoor)} or less to live on`;
  };
  const [guarded, same] = [said("guardrails"), said("constant-dollar-rate")];
  return guarded === "" || same === ""
    ? ""
    : `With guardrails, ${guarded}. With the same withdrawal every year, raised with prices, ${same}.`;
}

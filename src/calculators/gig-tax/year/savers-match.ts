/** These people's Saver's Match; undefined in years that have the saver's credit. */

import { forStatus, valuesOf } from "../../../engine/figure.ts";
import { saversMatchLines } from "../../../engine/tax/credits/savers-match.lines.ts";
import { type SaversMatch, type SaversMatchLaw, saversMatch } from "../../../engine/tax/credits/savers-match.ts";
import { explain, type Known, type Scope, type Step } from "../../../engine/worksheet.ts";
import { scopeOf } from "../../../law/figure.ts";
import { SAVERS_MATCH_FROM, saversMatchLaw } from "../../../law/us/savers-match.ts";
import type { Answer } from "../answer.ts";

type Of = Pick<Answer, "inputs" | "year">;

export function saversMatchOf({ inputs, year }: Of): SaversMatch | null {
  if (inputs.taxYear < SAVERS_MATCH_FROM) return null;
  const { savers, adjustedGrossIncome } = year.result;
  const law = valuesOf<SaversMatchLaw>(forStatus(saversMatchLaw, inputs.filingStatus));
  return saversMatch(savers.counted, inputs.claimedAsDependent, adjustedGrossIncome, law);
}

/** @param around the household and its adjusted gross income, which these lines use */
export function saversMatchSteps(answer: Of, around: Scope): Step[] {
  const made = saversMatchOf(answer);
  if (made === null) return [];
  const law = scopeOf(forStatus(saversMatchLaw, answer.inputs.filingStatus) as never);
  const counted: Known = {
    kind: "line",
    name: "savers.counted.amount",
    label: "Contributions that count",
    unit: "list",
    of: "usd",
    value: answer.year.result.savers.counted.map(({ amount }) => amount),
  };
  return explain(made, saversMatchLines, { ...around, ...law, "savers.counted.amount": counted }, "match.");
}

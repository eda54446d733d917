import { asLine, explain, type Known, type Line, type Lines, type Scope, type Step } from "../worksheet.ts";
import { type CompiledLocality, figureScope } from "./compiled.ts";
import type { LocalReturn } from "./local-return.ts";
import { type Situation, situationScope } from "./situation.ts";
import { byKey, creditLines, groupLines, sumOf } from "./state-lines.ts";
import type { StateReturn } from "./state-return.ts";

type Named = Record<string, unknown>;
type Total = "taxBeforeCredits" | "taxAfterCredits" | "otherTaxes" | "refundableCredits" | "tax";

/**
 * What a place takes from the state's return, by the names its rules use; `path` is the prefix of the state's lines.
 */
function stateScope(state: StateReturn | null, path: string): Scope {
  const scope: Record<string, Known> = {};
  const add = (name: string, line: (keyof StateReturn & Total) | "stateIncome" | "taxableIncome", label: string) => {
    scope[name] = asLine(path + line, label, state?.[line] ?? 0);
  };
  add("stateIncome", "stateIncome", "State adjusted gross income");
  add("taxableIncome", "taxableIncome", "State taxable income");
  add("stateTaxBeforeCredits", "taxBeforeCredits", "State tax before credits");
  add("stateTaxAfterCredits", "taxAfterCredits", "State tax after nonrefundable credits");
  add("stateTax", "tax", "State income tax");
  return scope;
}

/**
 * Every line of a computed local tax, explained. `path` is the prefix of their names, `statePath` that of the state
 * return's.
 */
export function localSteps(
  made: LocalReturn,
  law: CompiledLocality,
  s: Situation,
  state: StateReturn | null,
  given: Scope = {},
  path = "",
  statePath = "",
): Step[] {
  const worksheet: Named = {};
  const lines: Record<string, unknown> = {};
  const scope: Record<string, Known> = { ...situationScope(s), ...given, ...stateScope(state, statePath) };
  const group = (name: "tax" | "otherTaxes" | "refundableCredits", under: string) => {
    const rules = law[name];
    if (rules.length === 0) return;
    worksheet[under] = byKey(rules, made.parts[name]);
    lines[under] = groupLines(rules, `law.${name}`);
    Object.assign(scope, figureScope(rules, `law.${name}`, law.status));
  };
  const total = (name: Total, label: string, formula: string) => {
    worksheet[name] = made[name];
    lines[name] = { label, formula } satisfies Line;
  };
  group("tax", "taxes");
  total("taxBeforeCredits", "Tax before credits", sumOf(law.tax, "taxes"));
  creditLines(made.parts.credits, made.leftAfter, law, worksheet, lines, scope);
  total(
    "taxAfterCredits",
    "Tax after nonrefundable credits",
    law.credits.length === 0 ? "taxBeforeCredits" : `taxLeft.${law.credits.at(-1)?.key}`,
  );
  group("otherTaxes", "further");
  total("otherTaxes", "Other taxes", sumOf(law.otherTaxes, "further"));
  group("refundableCredits", "refundable");
  total("refundableCredits", "Refundable credits", sumOf(law.refundableCredits, "refundable"));
  total("tax", law.year.name, "taxAfterCredits + otherTaxes - refundableCredits");
  return explain(worksheet, lines as unknown as Lines<Named>, scope, path);
}

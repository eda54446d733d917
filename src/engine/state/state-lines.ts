import type { FilingStatus } from "../tax/filing-status.ts";
import { asLine, explain, type Line, type Lines, type Part, part, type Scope, type Step } from "../worksheet.ts";
import { type CompiledState, figureScope, type Group, type GroupName } from "./compiled.ts";
import type { Part as RulePart } from "./rule.ts";
import { type Situation, situationScope } from "./situation.ts";
import type { StateReturn } from "./state-return.ts";

type Named = Record<string, unknown>;
type NamedLines = Record<string, Line | Record<string, Line | Part<RulePart>>>;

/** The lines of a group's rules, each with its figures, under the state's name for its amount. */
export function groupLines(
  group: Group,
  prefix: string,
  before: (index: number) => Record<string, string> = () => ({}),
) {
  const lines: Record<string, Part<RulePart>> = {};
  for (const [i, { key, use, lines: own }] of group.entries()) {
    const amount = { ...own.amount, label: use.label, ...(use.form === undefined ? {} : { form: use.form }) };
    lines[key] = part({ ...own, amount } as Lines<RulePart>, { law: `${prefix}.${key}`, given: before(i) });
  }
  return lines;
}

export const byKey = (group: Group, parts: readonly RulePart[]): Named =>
  Object.fromEntries(group.map(({ key }, i) => [key, parts[i]]));

export const sumOf = (group: Group, name: string) =>
  group.length === 0 ? "0" : group.map(({ key }) => `${name}.${key}.amount`).join(" + ");

/** What a group's rules add up to before each of them, for rules that build on that. */
function sumsSoFar(group: GroupName, parts: readonly RulePart[]): Scope {
  const scope: Record<string, Scope[string]> = {};
  let sum = 0;
  for (const [i, { amount }] of parts.entries()) {
    const name = `soFar.${group}.${i}`;
    scope[name] = asLine(name, "The lines above together", sum);
    sum += amount;
  }
  return scope;
}

const choices = {
  larger: "itemizedDeductions > standardDeduction",
  as_federal: "federal.itemizes",
  larger_if_federal: "federal.itemizes && itemizedDeductions > standardDeduction",
} as const;

/**
 * Every line of a computed state return, explained by combining its worksheets with the lines of its rules. `given`
 * says where the starting numbers are explained or typed; `path` is the prefix of the names of its lines.
 */
export function stateSteps(made: StateReturn, law: CompiledState, s: Situation, given: Scope = {}, path = ""): Step[] {
  const { form } = law.year;
  const worksheet: Named = {};
  const lines: NamedLines = {};
  const scope: Record<string, Scope[string]> = { ...situationScope(s), ...given };
  const group = (name: GroupName, under: string) => {
    const rules = law[name];
    if (rules.length === 0) return;
    worksheet[under] = byKey(rules, made.parts[name]);
    lines[under] = groupLines(rules, `law.${name}`, (i) => ({ soFar: `soFar.${name}.${i}` }));
    Object.assign(scope, sumsSoFar(name, made.parts[name]));
    Object.assign(scope, figureScope(rules, `law.${name}`, law.status));
  };
  const total = (name: keyof StateReturn, label: string, formula: string, rest: Partial<Line> = {}) => {
    worksheet[name] = made[name];
    lines[name] = { label, formula, form, ...rest };
  };

  group("income", "incomes");
  total("startingIncome", "Income to start from", sumOf(law.income, "incomes"));
  group("additions", "added");
  total("additions", "Additions", sumOf(law.additions, "added"));
  group("subtractions", "subtracted");
  total("subtractions", "Subtractions", sumOf(law.subtractions, "subtracted"));
  const income = "startingIncome + additions - subtractions";
  total("stateIncome", `${law.year.name} adjusted gross income`, law.incomeAtLeastZero ? `max(0, ${income})` : income);
  group("standardDeduction", "standard");
  total("standardDeduction", "Standard deduction", sumOf(law.standardDeduction, "standard"));
  group("itemizedDeductions", "itemized");
  total("itemizedDeductions", "Itemized deductions", sumOf(law.itemizedDeductions, "itemized"));
  total("itemizes", "Itemizes", choices[law.itemizing], { unit: "flag" });
  total("deduction", "Deduction taken", "when(itemizes, itemizedDeductions, standardDeduction)");
  group("exemptions", "exempted");
  total("exemptions", "Exemptions and other deductions", sumOf(law.exemptions, "exempted"));
  total(
    "lastExemption",
    "The last of these exemptions or deductions",
    `${law.exemptions.length === 0 ? "0" : `exempted.${law.exemptions.at(-1)?.key}.amount`}`,
  );
  total("taxableIncome", `${law.year.name} taxable income`, "max(0, stateIncome - deduction - exemptions)");
  group("tax", "taxes");
  total("taxBeforeCredits", "Tax before credits", sumOf(law.tax, "taxes"));
  creditLines(made.parts.credits, made.leftAfter, law, worksheet, lines, scope);
  total(
    "taxAfterCredits",
    "Tax after nonrefundable credits",
    law.credits.length === 0 ? "taxBeforeCredits" : `taxLeft.${law.credits.at(-1)?.key}`,
  );
  const taken = law.credits.slice(-2).map(({ key }) => `taxLeft.${key}`);
  total(
    "lastCredit",
    "Used by the last of these credits",
    taken.length === 0 ? "0" : `${taken.length === 1 ? "taxBeforeCredits" : taken[0]} - ${taken.at(-1)}`,
  );
  total("nonrefundableCredits", "Nonrefundable credits used", "taxBeforeCredits - taxAfterCredits");
  group("otherTaxes", "further");
  total("otherTaxes", "Other taxes", sumOf(law.otherTaxes, "further"));
  group("refundableCredits", "refundable");
  total("refundableCredits", "Refundable credits", sumOf(law.refundableCredits, "refundable"));
  total("tax", `${law.year.name} income tax`, "taxAfterCredits + otherTaxes - refundableCredits");
  return explain(worksheet, lines as unknown as Lines<Named>, scope, path);
}

/** Credits one by one: each sees the tax left by the ones before it, as `taxLeft`. */
export function creditLines(
  parts: readonly RulePart[],
  leftAfter: readonly number[],
  law: { readonly credits: Group; readonly status: FilingStatus },
  worksheet: Named,
  lines: Named,
  scope: Named,
) {
  Object.assign(scope, figureScope(law.credits, "law.credits", law.status));
  for (const [i, { key, use }] of law.credits.entries()) {
    const before = law.credits[i - 1];
    const left = before === undefined ? "taxBeforeCredits" : `taxLeft.${before.key}`;
    const credit = `credit.${key}`;
    worksheet[credit] = parts[i];
    lines[credit] = groupLines([law.credits[i] as Group[number]], "law.credits", () => ({ taxLeft: left }))[key];
    worksheet[`taxLeft.${key}`] = leftAfter[i];
    lines[`taxLeft.${key}`] = {
      label: `Tax left after: ${use.label}`,
      formula: `max(0, ${left} - ${credit}.amount)`,
    };
  }
}

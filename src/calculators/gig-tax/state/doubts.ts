/**
 * The unconfirmed figures behind a state's result: those that mattered for this visitor, by the names of their lines.
 */
import { capital } from "../../../engine/capital.ts";
import { forStatus } from "../../../engine/figure.ts";
import { type Group, groupNames } from "../../../engine/state/compiled.ts";
import type { Part } from "../../../engine/state/rule.ts";
import { stateInSentence } from "../../../inputs/state-in-sentence.ts";
import { inDollars } from "../../../ui/format.ts";
import type { StateShare } from "./share.ts";

/** Whether a figure in a table of law is marked as carried over from the year before, or as having a single source. */
function hasDoubt(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  return "doubt" in entry || Object.values(entry).some(hasDoubt);
}

/** Labels of the rules whose amount depends on a marked figure. */
const doubtsIn = (group: Group, parts: readonly Part[], status: Parameters<typeof forStatus>[1]) =>
  group
    .filter(({ use }, i) => {
      const amount = parts[i]?.amount ?? 0;
      return Math.abs(amount) >= 0.005 && hasDoubt(forStatus(use.figures, status));
    })
    .map(({ use }) => use.label);

type Returned = Pick<StateShare, "law" | "placeLaw" | "now">;

/** Amounts in the state's and the place's part that may still change, each listed once. */
export function doubtfulAmounts({ law, placeLaw, now: { made, place } }: Returned): readonly string[] {
  const found = new Set<string>();
  if (law !== null && made !== null)
    for (const name of groupNames) {
      const notTaken = made.itemizes ? "standardDeduction" : "itemizedDeductions";
      if (name === notTaken) continue;
      for (const label of doubtsIn(law[name], made.parts[name], law.status)) found.add(label);
    }
  if (placeLaw !== null && place !== null)
    for (const name of ["tax", "credits", "otherTaxes", "refundableCredits"] as const)
      for (const label of doubtsIn(placeLaw[name], place.parts[name], placeLaw.status)) found.add(label);
  return [...found];
}

/**
 * How a state treats losses from earlier years. We don't apply the states' own rules for them; if a state starts from
 * federal income, the federal deduction lowers its tax too.
 */
export function lossNote({ name, state }: StateShare["year"], deducted: number): string | undefined {
  if (deducted < 0.5) return undefined;
  const amount = inDollars(deducted);
  return state === "CA"
    ? `California has its own deduction for losses from earlier years instead of the federal ${amount}. From 2024 to 2026 it is suspended if your business income and your total income are both $1 million or more (R&TC 17276.24). We don't apply these rules, so the tax above includes the federal deduction.`
    : `${capital(stateInSentence(name))} may have its own rules for losses from earlier years, and we don't apply them. If ${stateInSentence(name)} starts from federal income, the federal deduction of ${amount} lowers it here.`;
}

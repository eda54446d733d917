/** What the answer says about a plan of one's own. */
import { inDollars } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import type { Inputs } from "../inputs.ts";
import type { OwnPlanFigures } from "./own-plan.ts";

export const calledOwn = (plan: Inputs["ownPlan"]) =>
  plan === "sep" ? "a SEP-IRA" : plan === "solo" ? "a solo 401(k)" : "an IRA";

/** What becomes of savings above the limit of a plan of one's own; empty if nothing is above it. */
export function beyondOwnPlan(found: OwnPlanFigures | null): string {
  if (found === null || found.beyond === 0) return "";
  const { plan, beyond, intoRothIras, intoTraditionalIras, intoSpousesPlan, intoTaxable } = found;
  const into = [
    plan !== "ira" && intoTraditionalIras > 0 && `${inDollars(intoTraditionalIras)} into a traditional IRA`,
    plan !== "ira" && intoRothIras > 0 && `${inDollars(intoRothIras)} into a Roth IRA`,
    intoSpousesPlan > 0 && `${inDollars(intoSpousesPlan)} into your spouse's plan at work`,
    intoTaxable > 0 && `${inDollars(intoTaxable)} into a taxable account`,
  ].filter((part) => part !== false);
  return `You save ${inDollars(beyond)} more than that, so we put ${listed(into)}.`;
}

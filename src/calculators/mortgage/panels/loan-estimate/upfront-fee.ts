import type { Inputs } from "../../inputs.ts";

type Printed = Pick<Inputs, "leType" | "leUpfront" | "leFinanced" | "leB">;

/**
 * FHA's upfront premium, VA's funding fee or USDA's guarantee fee as printed in section B. Lenders add it to the loan,
 * so without it, the costs paid from the loan count. `null` if the form's boxes don't say it yet.
 */
export function upfrontFeeOf({ leType, leUpfront, leFinanced, leB }: Printed): number | null {
  if (leType === "conventional") return 0;
  return leUpfront ?? (leFinanced ? Math.min(leFinanced, leB ?? leFinanced) : null);
}

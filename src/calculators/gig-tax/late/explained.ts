/** The lines for the costs of being late. */
import { lateReturnLines } from "../../../engine/payments/late-return.lines.ts";
import { explain, type Lines, type Step } from "../../../engine/worksheet.ts";
import { scopeOf } from "../../../law/figure.ts";
import { lateReturnLaw, paymentPlanFees } from "../../../law/us/late.ts";
import type { LateWay } from "./late-ways.ts";

interface Fees {
  readonly directDebit: number;
  readonly otherwise: number;
}
const feeLines: Lines<Fees> = {
  directDebit: { label: "Fee for a monthly plan by direct debit", formula: "fees.directDebit" },
  otherwise: { label: "Fee for a monthly plan paid another way", formula: "fees.otherwise" },
};

export const lateSteps = (ways: readonly LateWay[], fees: Fees): Step[] => [
  ...ways.flatMap(({ cost }, i) => explain(cost, lateReturnLines, scopeOf(lateReturnLaw), `late.${i + 1}.`)),
  ...explain(fees, feeLines, scopeOf(paymentPlanFees, "fees."), "late.fees."),
];

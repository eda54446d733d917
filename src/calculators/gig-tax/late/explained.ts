/** The lines for the costs of being late. */
import { lateReturnLines } from "../../../engine/payments/late-return.lines.ts";
import { lateEstimatesLines, lateStateReturnLines } from "../../../engine/state/late-charges.lines.ts";
import { asLine, explain, type Known, type Lines, type Scope, type Step } from "../../../engine/worksheet.ts";
import { isFigure, scopeOf } from "../../../law/figure.ts";
import type { LateState } from "../../../law/states/late.ts";
import { lateReturnLaw, paymentPlanFees } from "../../../law/us/late.ts";
import type { LateWay } from "./late-ways.ts";
import { type LateOther, rulesOf } from "./state-and-city.ts";

interface Fees {
  readonly directDebit: number;
  readonly otherwise: number;
}
const feeLines: Lines<Fees> = {
  directDebit: { label: "Fee for a monthly plan by direct debit", formula: "fees.directDebit" },
  otherwise: { label: "Fee for a monthly plan paid another way", formula: "fees.otherwise" },
};

export const lateSteps = (ways: readonly LateWay[], fees: Fees, others: readonly LateOther[] = []): Step[] => [
  ...ways.flatMap(({ cost }, i) => explain(cost, lateReturnLines, scopeOf(lateReturnLaw), `late.${i + 1}.`)),
  ...explain(fees, feeLines, scopeOf(paymentPlanFees, "fees."), "late.fees."),
  ...others.flatMap(otherSteps),
];

function otherSteps({ law, to, name, tax, coveredByEstimates, estimates, ways }: LateOther): Step[] {
  if (law === null) return [];
  const rules = rulesOf(law);
  const rates = "above" in law.interest ? law.interest.above : Object.values(law.interest.quarters)[0];
  const source = rates?.source ?? law.source;
  const line = (own: string, label: string, value: number): Known => asLine(own, label, value);
  const scope: Scope = {
    ...figuresOf(law, to),
    tax: line(to === "state" ? "state.tax" : "place.tax", `${name} tax`, tax),
    coveredByEstimates: line("", "Estimated payments missed", coveredByEstimates),
  };
  return [
    ...estimates.flatMap(({ cost }, i) =>
      explain(cost, lateEstimatesLines(rules, source), scope, `late.${to}.paid.${i + 1}.`),
    ),
    ...ways.flatMap(({ cost }, i) =>
      explain(cost, lateStateReturnLines(rules, source), scope, `late.${to}.filed.${i + 1}.`),
    ),
  ];
}

/** Each figure by the name that formulas use, such as "filing.rate". */
function figuresOf({ rules }: LateState, to: string): Scope {
  const scope: Record<string, Known> = {};
  for (const [rule, entry] of Object.entries(rules))
    for (const [name, figure] of Object.entries(typeof entry === "object" && entry !== null ? entry : {}))
      if (isFigure(figure))
        scope[`${rule}.${name}`] = {
          kind: "figure",
          ...figure,
          name: `late.${to}.law.${rule}.${name}`,
          value: figure.value as number,
        };
  return scope;
}

/** A temporary buydown of the loan above, and what the same money would do if taken off the price. */
import { buydownLines } from "../../../../engine/mortgage/buydown.lines.ts";
import { buydown } from "../../../../engine/mortgage/buydown.ts";
import { levelPaymentFormula } from "../../../../engine/mortgage/level-payment.lines.ts";
import { levelPayment } from "../../../../engine/mortgage/level-payment.ts";
import { toCent } from "../../../../engine/rounding.ts";
import { explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import type { Answer } from "../../answer.ts";
import { kindOf } from "../../loan.ts";
import { houseScope, typedAs } from "../../scope.ts";

/** Points below the note rate, year by year. */
const REDUCTIONS = { "1-0": [0.01], "2-1": [0.02, 0.01], "3-2-1": [0.03, 0.02, 0.01] } as const;

export type BoughtDown = NonNullable<ReturnType<typeof boughtDownOf>>;

/** Undefined if nothing is borrowed, or if the rate isn't fixed: buydowns of such loans have their own rules. */
export function boughtDownOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  const { loan } = worksheet;
  if (loan === 0 || kindOf(given) !== "fixed") return undefined;
  const { annualRate, termMonths, downShare } = house;
  const found = buydown({ loan, annualRate, termMonths, reductions: REDUCTIONS[given.buydown] });
  const instead = toCent(levelPayment(Math.max(0, loan - found.cost * (1 - downShare)), annualRate / 12, termMonths));
  return {
    answered,
    loan,
    worksheet: { buydown: found, instead: { payment: instead, saved: found.fullPayment - instead } },
  };
}

const lines: Lines<BoughtDown["worksheet"]> = {
  buydown: part(buydownLines),
  instead: {
    payment: {
      label: "Loan payment if that money came off the price",
      formula: `toCent(${levelPaymentFormula("max(0, loan - buydown.cost * (1 - downShare))", "annualRate / 12", "termMonths")})`,
      meaning: "Your down payment stays the same share of the price, so the loan falls by the rest.",
    },
    saved: { label: "Saved each month, for the whole term", formula: "buydown.fullPayment - payment" },
  },
};

export const stepsOfBoughtDown = ({ answered, loan, worksheet }: BoughtDown): Step[] =>
  explain(worksheet, lines, {
    ...houseScope(answered.given, answered.house),
    ...typedAs("price", "loan", "Loan amount", loan),
  });

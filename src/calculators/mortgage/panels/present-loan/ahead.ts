/**
 * The existing loan, from its statement: when it is paid off, what an extra payment changes, when its insurance ends.
 */
import { presentLoanByStatementLines, presentLoanLines } from "../../../../engine/mortgage/present-loan.lines.ts";
import { type PresentInsurance, presentLoan } from "../../../../engine/mortgage/present-loan.ts";
import { explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import type { Answer } from "../../answer.ts";
import { presentLoanOf } from "../../present.ts";
import { houseScope, typedAs } from "../../scope.ts";
import { presentLoanScope } from "./loan.ts";

const law = valuesOf(homeownersProtection);

export type Present = NonNullable<ReturnType<typeof presentOf>>;

/** Private insurance the visitor pays now; undefined unless both price and premium are entered. */
function insuranceNowOf({ pricePaid, insuranceNow }: Answer["given"]): PresentInsurance | undefined {
  return pricePaid !== null && pricePaid > 0 && insuranceNow !== null && insuranceNow > 0
    ? { originalValue: pricePaid, perMonth: insuranceNow }
    : undefined;
}

/** Undefined until a balance is entered. */
export function presentOf(answered: Answer) {
  const { given } = answered;
  if (given.owedNow === null || given.owedNow === 0) return undefined;
  const loan = presentLoanOf(answered);
  const insurance = insuranceNowOf(given);
  return { answered, loan, worksheet: { now: presentLoan(loan, given.spareMoney, law, insurance, given.stayMonths) } };
}

const NAMES = { loan: "loan", annualRate: "annualRate", termMonths: "termMonths" } as const;

export function stepsOfPresent({ answered, loan, worksheet }: Present): Step[] {
  const { given, house } = answered;
  const lines: Lines<Present["worksheet"]> = {
    now: part(loan.statedPayment === undefined ? presentLoanLines : presentLoanByStatementLines),
  };
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...presentLoanScope(answered, loan, NAMES),
    ...typedAs("pricePaid", "originalValue", "Price you paid for the home", given.pricePaid ?? 0),
    ...typedAs("insuranceNow", "insurancePerMonth", "Monthly mortgage insurance now", given.insuranceNow ?? 0),
  });
}

/** A new loan for the rest of this one, and cash from the home. */
import { cashOutLines } from "../../../../engine/mortgage/cash-out.lines.ts";
import { cashOutOrSecondLien } from "../../../../engine/mortgage/cash-out.ts";
import { refinanceByStatementLines, refinanceLines } from "../../../../engine/mortgage/refinance.lines.ts";
import { refinance } from "../../../../engine/mortgage/refinance.ts";
import type { FixedLoan } from "../../../../engine/mortgage/schedule.ts";
import { explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import type { Answer } from "../../answer.ts";
import { presentLoanOf } from "../../present.ts";
import { houseScope, typedAs } from "../../scope.ts";
import { presentLoanScope } from "./loan.ts";

export type Refinancing = NonNullable<ReturnType<typeof refinancingOf>>;

/** Undefined if the loan is paid off by then, or if nothing is borrowed. */
export function refinancingOf(answered: Answer) {
  const { given } = answered;
  const present = presentLoanOf(answered);
  const paymentsMade = given.refiAfter;
  if (present.loan === 0) return undefined;
  const offer = {
    originalLoan: present.loan,
    oldRate: present.annualRate,
    oldMonths: present.termMonths,
    paymentsMade,
    ...(present.statedPayment === undefined ? {} : { statedPayment: present.statedPayment }),
    newRate: given.newRate,
    newMonths: given.newMonths,
    closingCosts: given.refiCosts,
    costsFinanced: given.costsFinanced,
    cashOut: given.cashOut,
    holdMonths: Math.max(0, given.stayMonths - paymentsMade),
    discountRate: Math.max(0, given.investReturn),
  };
  const lien = { secondRate: given.lienRate, secondMonths: given.lienMonths, secondCosts: given.lienCosts };
  const cash = given.cashOut > 0 ? { cash: cashOutOrSecondLien(offer, lien) } : {};
  const made = refinance(offer);
  return made.monthsLeft === 0
    ? undefined
    : { answered, present, offer, lien, worksheet: { refinance: made, ...cash } };
}

const linesFor = ({ statedPayment }: FixedLoan): Lines<Refinancing["worksheet"]> => ({
  refinance: part(statedPayment === undefined ? refinanceLines : refinanceByStatementLines),
  cash: part(cashOutLines),
});

export function stepsOfRefinancing({ answered, present, offer, lien, worksheet }: Refinancing): Step[] {
  return explain(worksheet, linesFor(present), {
    ...houseScope(answered.given, answered.house),
    ...presentLoanScope(answered, present, { loan: "originalLoan", annualRate: "oldRate", termMonths: "oldMonths" }),
    ...typedAs("refiAfter", "paymentsMade", "Payments made by then", offer.paymentsMade, "count"),
    ...typedAs("refiCosts", "closingCosts", "Closing costs for the new loan", offer.closingCosts),
    ...typedAs("stayMonths", "holdMonths", "Months you stay after that", offer.holdMonths, "months"),
    ...typedAs("investReturn", "discountRate", "What your savings would earn", offer.discountRate, "rate"),
    ...typedAs("lienRate", "secondRate", "Rate on a second loan", lien.secondRate, "rate"),
    ...typedAs("lienMonths", "secondMonths", "Term of the second loan", lien.secondMonths, "months"),
    ...typedAs("lienCosts", "secondCosts", "Costs of the second loan", lien.secondCosts),
  });
}

/** The finding in a sentence. */
export const isWorthIt = ({ worksheet }: Refinancing) => worksheet.refinance.presentValue > 0;

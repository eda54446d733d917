/** Paying early: every two weeks, a lump sum with a recast, or the money invested instead. */
import { biweeklyLines } from "../../../engine/mortgage/biweekly.lines.ts";
import { biweekly } from "../../../engine/mortgage/biweekly.ts";
import { prepayOrInvestLines } from "../../../engine/mortgage/prepay-or-invest.lines.ts";
import { prepayOrInvest } from "../../../engine/mortgage/prepay-or-invest.ts";
import { recastByStatementLines, recastLines } from "../../../engine/mortgage/recast.lines.ts";
import { recast } from "../../../engine/mortgage/recast.ts";
import type { FixedLoan } from "../../../engine/mortgage/schedule.ts";
import { explain, type Lines, part, type Step } from "../../../engine/worksheet.ts";
import type { Answer } from "../answer.ts";
import { noteOf } from "../loan.ts";
import { houseScope, typedAs } from "../scope.ts";
import { presentLoanOf, presentLoanScope } from "./present-loan.ts";

export type Early = NonNullable<ReturnType<typeof earlyOf>>;

export function earlyOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  if (worksheet.loan === 0) return undefined;
  const note = noteOf(house, worksheet.loan);
  const present = presentLoanOf(answered);
  const lumpAfterPayment = Math.min(given.recastAfter, present.termMonths);
  const spare = {
    loan: note.loan,
    annualRate: note.annualRate,
    termMonths: note.termMonths,
    extraPerMonth: given.spareMoney,
    investReturn: given.investReturn,
    interestTaxShare: 0,
  };
  return {
    answered,
    present,
    lumpAfterPayment,
    spare,
    worksheet: {
      biweekly: biweekly(note),
      recast: recast(present, { lumpAfterPayment, lump: given.recastLump, fee: given.recastFee }),
      invest: prepayOrInvest(spare),
    },
  };
}

const PRESENT = { loan: "present.loan", annualRate: "present.annualRate", termMonths: "present.termMonths" } as const;

const linesFor = ({ statedPayment }: FixedLoan): Lines<Early["worksheet"]> => ({
  biweekly: part(biweeklyLines),
  recast: part(statedPayment === undefined ? recastLines : recastByStatementLines, { given: PRESENT }),
  invest: part(prepayOrInvestLines),
});

export function stepsOfEarly({ answered, present, lumpAfterPayment, spare, worksheet }: Early): Step[] {
  const { given, house } = answered;
  return explain(worksheet, linesFor(present), {
    ...houseScope(given, house),
    ...typedAs("price", "loan", "Loan amount", spare.loan),
    ...presentLoanScope(answered, present, PRESENT),
    ...typedAs("recastAfter", "lumpAfterPayment", "Payments made by then", lumpAfterPayment, "count"),
    ...typedAs("recastLump", "lump", "Lump sum", given.recastLump),
    ...typedAs("recastFee", "fee", "Fee for a recast", given.recastFee),
    ...typedAs("spareMoney", "extraPerMonth", "Money to spare each month", spare.extraPerMonth),
    interestTaxShare: {
      kind: "line",
      name: "interestTaxShare",
      label: "Share of interest that comes back as lower tax",
      value: spare.interestTaxShare,
      unit: "rate",
    },
  });
}

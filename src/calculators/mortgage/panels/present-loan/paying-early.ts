/** Paying early: every two weeks, a lump sum with a recast, or the money invested instead. */
import { biweeklyByStatementLines, biweeklyLines } from "../../../../engine/mortgage/biweekly.lines.ts";
import { biweekly } from "../../../../engine/mortgage/biweekly.ts";
import {
  prepayOrInvestByStatementLines,
  prepayOrInvestLines,
} from "../../../../engine/mortgage/prepay-or-invest.lines.ts";
import { prepayOrInvest } from "../../../../engine/mortgage/prepay-or-invest.ts";
import { recastByStatementLines, recastLines } from "../../../../engine/mortgage/recast.lines.ts";
import { recast } from "../../../../engine/mortgage/recast.ts";
import type { FixedLoan } from "../../../../engine/mortgage/schedule.ts";
import { asLine, explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import type { Answer } from "../../answer.ts";
import { presentLoanOf } from "../../present.ts";
import { houseScope, typedAs } from "../../scope.ts";
import { presentLoanScope } from "./loan.ts";

export type Early = NonNullable<ReturnType<typeof earlyOf>>;

export function earlyOf(answered: Answer) {
  const { given } = answered;
  const present = presentLoanOf(answered);
  if (present.loan === 0) return undefined;
  const lumpAfterPayment = Math.min(given.recastAfter, present.termMonths);
  const spare = {
    loan: present.loan,
    annualRate: present.annualRate,
    termMonths: present.termMonths,
    ...(present.statedPayment === undefined ? {} : { statedPayment: present.statedPayment }),
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
      biweekly: biweekly(present),
      recast: recast(present, { lumpAfterPayment, lump: given.recastLump, fee: given.recastFee }),
      invest: prepayOrInvest(spare),
    },
  };
}

const NAMES = { loan: "loan", annualRate: "annualRate", termMonths: "termMonths" } as const;

const linesFor = ({ statedPayment }: FixedLoan): Lines<Early["worksheet"]> => ({
  biweekly: part(statedPayment === undefined ? biweeklyLines : biweeklyByStatementLines),
  recast: part(statedPayment === undefined ? recastLines : recastByStatementLines),
  invest: part(statedPayment === undefined ? prepayOrInvestLines : prepayOrInvestByStatementLines),
});

export function stepsOfEarly({ answered, present, lumpAfterPayment, spare, worksheet }: Early): Step[] {
  const { given, house } = answered;
  return explain(worksheet, linesFor(present), {
    ...houseScope(given, house),
    ...presentLoanScope(answered, present, NAMES),
    ...typedAs("recastAfter", "lumpAfterPayment", "Payments made by then", lumpAfterPayment, "count"),
    ...typedAs("recastLump", "lump", "Lump sum", given.recastLump),
    ...typedAs("recastFee", "fee", "Fee for a recast", given.recastFee),
    ...typedAs("spareMoney", "extraPerMonth", "Money to spare each month", spare.extraPerMonth),
    interestTaxShare: asLine(
      "interestTaxShare",
      "Share of interest that comes back as lower tax",
      spare.interestTaxShare,
      "rate",
    ),
  });
}

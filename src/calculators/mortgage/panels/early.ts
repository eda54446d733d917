/** Paying early: every two weeks, a lump sum with a recast, or the money invested instead. */
import { biweekly, biweeklyLines } from "../../../engine/mortgage/biweekly.ts";
import { prepayOrInvest, prepayOrInvestLines } from "../../../engine/mortgage/prepay-or-invest.ts";
import { recast, recastLines } from "../../../engine/mortgage/recast.ts";
import { explain, type Lines, part, type Step } from "../../../engine/worksheet.ts";
import type { Answer } from "../answer.ts";
import { noteOf } from "../loan.ts";
import { houseScope, typedAs } from "../scope.ts";

export type Early = NonNullable<ReturnType<typeof earlyOf>>;

export function earlyOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  if (worksheet.loan === 0) return undefined;
  const note = noteOf(house, worksheet.loan);
  const lumpAfterPayment = Math.min(given.recastAfter, house.termMonths);
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
    lumpAfterPayment,
    spare,
    worksheet: {
      biweekly: biweekly(note),
      recast: recast(note, { lumpAfterPayment, lump: given.recastLump, fee: given.recastFee }),
      invest: prepayOrInvest(spare),
    },
  };
}

const lines: Lines<Early["worksheet"]> = {
  biweekly: part(biweeklyLines),
  recast: part(recastLines),
  invest: part(prepayOrInvestLines),
};

export function stepsOfEarly({ answered, lumpAfterPayment, spare, worksheet }: Early): Step[] {
  const { given, house } = answered;
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...typedAs("price", "loan", "Loan amount", spare.loan),
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

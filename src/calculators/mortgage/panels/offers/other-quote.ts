/** Another offer: more points for a lower rate, or fewer for a higher one, and when it pays off. */
import { pointsLines } from "../../../../engine/mortgage/points.lines.ts";
import { points } from "../../../../engine/mortgage/points.ts";
import { explain, type Step } from "../../../../engine/worksheet.ts";
import type { Answer } from "../../answer.ts";
import { houseScope, typedAs } from "../../scope.ts";

export type PointsFound = ReturnType<typeof pointsOf>;

export function pointsOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  const offer = {
    loan: worksheet.loan,
    termMonths: house.termMonths,
    annualRate: house.annualRate,
    pointsShare: given.quotePoints - given.pointsShare,
    rateWithPoints: given.quoteRate,
    alternativeReturn: Math.max(0, given.investReturn),
  };
  return { answered, offer, worksheet: points(offer) };
}

export const stepsOfPoints = ({ answered, offer, worksheet }: PointsFound): Step[] =>
  explain(worksheet, pointsLines, {
    ...houseScope(answered.given, answered.house),
    ...typedAs("price", "loan", "Loan amount", offer.loan),
    ...typedAs("quotePoints", "pointsShare", "Points more than in the offer above", offer.pointsShare, "rate"),
    ...typedAs("quoteRate", "rateWithPoints", "Rate in the other offer", offer.rateWithPoints, "rate"),
  });

import { rentOrBuyLines } from "../../../../engine/mortgage/owning/rent-or-buy.lines.ts";
import { explain, type Step } from "../../../../engine/worksheet.ts";
import { homeSale } from "../../../../law/mortgage/homeowner-taxes.ts";
import { houseScope, typedAs } from "../../scope.ts";
import type { RentOrBuyFound } from "./compare.ts";

export function stepsOfRentOrBuy({
  answered,
  home,
  saleTax,
  exclusion,
  horizonYears,
  worksheet,
}: RentOrBuyFound): Step[] {
  const { given, house } = answered;
  return explain(worksheet, rentOrBuyLines, {
    ...houseScope(given, house),
    ...typedAs("downPayment", "downShare", "Down payment, as a share of the price", home.downShare, "rate"),
    ...typedAs("lenderFees", "closingShare", "Buying costs, as a share of the price", home.closingShare, "rate"),
    ...typedAs("stayMonths", "horizonYears", "Years you stay", horizonYears, "years"),
    ...typedAs("investTaxRate", "capitalGainsRate", "Tax on gains", saleTax.capitalGainsRate, "rate"),
    gainExclusion: { kind: "figure", name: "gainExclusion", ...exclusion },
    exclusionYears: { kind: "figure", name: "exclusionYears", ...homeSale.exclusionYears },
  });
}

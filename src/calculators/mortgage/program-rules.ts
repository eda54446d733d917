/** What programs require beyond the law's minimum, shown by the fields concerned. */
import { fhaMinimumDown } from "../../law/mortgage/fha.ts";
import { longestTerms } from "../../law/mortgage/longest-terms.ts";
import { inDollars, inPercent, monthsInWords } from "../../ui/format.ts";
import { A_HAIR } from "./conflicts.ts";
import { NO_COUNTY } from "./fields/place.ts";
import type { House } from "./house.ts";
import type { Inputs } from "./inputs.ts";
import type { County } from "./place/counties.ts";
import { limitsFor } from "./place/limits.ts";

interface Asked {
  readonly given: Inputs;
  readonly house: House;
  readonly worksheet: { readonly baseLoan: number };
}

const NAMES = { fha: "FHA", va: "VA", usda: "USDA" } as const;

export function programCautions(asked: Asked, county?: County): Record<string, string> {
  const { program, termMonths, units } = asked.given;
  if (program === "conventional" || asked.worksheet.baseLoan === 0) return {};
  const said: Record<string, string> = program === "fha" ? fhaCautions(asked, county) : {};
  const longest = longestTerms[program].value;
  if (termMonths > longest)
    said.termMonths = `${NAMES[program]} loans last at most ${monthsInWords(longest)}. Enter a shorter term, or choose a conventional loan.`;
  if (program === "usda" && units > 1)
    said.units = "USDA lends on homes with one unit only. Choose another program for this building.";
  return said;
}

function fhaCautions({ given, house, worksheet }: Asked, county: County | undefined): Record<string, string> {
  const said: Record<string, string> = {};
  const { creditScore } = given;
  const least = creditScore >= 580 ? fhaMinimumDown.from580.value : fhaMinimumDown.from500.value;
  if (creditScore < 500) said.creditScore = "FHA doesn’t insure loans with a score below 500.";
  else if (house.downShare < least - A_HAIR)
    said.downPayment = `FHA asks for at least ${inPercent(least)} down with your credit score.`;
  const { fha } = limitsFor(given, worksheet.baseLoan, county);
  if (worksheet.baseLoan > fha)
    said.program =
      given.county === NO_COUNTY
        ? `FHA insures at most ${inDollars(fha)} in most counties, and you would borrow ${inDollars(worksheet.baseLoan)}. Choose your county, because expensive ones have higher limits.`
        : `FHA insures at most ${inDollars(fha)} here, and you would borrow ${inDollars(worksheet.baseLoan)}.`;
  return said;
}

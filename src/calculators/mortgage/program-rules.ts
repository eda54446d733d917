/** What programs require beyond the law's minimum, shown by the fields concerned. */
import { fhaMinimumDown } from "../../law/mortgage/fha.ts";
import { inDollars, inPercent } from "../../ui/format.ts";
import { A_HAIR } from "./conflicts.ts";
import type { House } from "./house.ts";
import type { Inputs } from "./inputs.ts";
import type { County } from "./place/counties.ts";
import { limitsFor } from "./place/limits.ts";

interface Asked {
  readonly given: Inputs;
  readonly house: House;
  readonly worksheet: { readonly baseLoan: number };
}

export function programCautions({ given, house, worksheet }: Asked, county?: County): Record<string, string> {
  if (given.program !== "fha" || worksheet.baseLoan === 0) return {};
  const said: Record<string, string> = {};
  const { creditScore } = given;
  const least = creditScore >= 580 ? fhaMinimumDown.from580.value : fhaMinimumDown.from500.value;
  if (creditScore < 500) said.creditScore = "FHA doesn’t insure loans with a score below 500.";
  else if (house.downShare < least - A_HAIR)
    said.downPayment = `FHA asks for ${inPercent(least)} or more with your credit score.`;
  const { fha } = limitsFor(given, worksheet.baseLoan, county);
  if (worksheet.baseLoan > fha)
    said.program = `FHA insures at most ${inDollars(fha)} here, and you would borrow ${inDollars(worksheet.baseLoan)}.`;
  return said;
}

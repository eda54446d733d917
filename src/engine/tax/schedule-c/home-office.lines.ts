import type { Lines } from "../../worksheet.ts";
import type { HomeOfficeBothWays } from "./home-office.ts";
import { actualHomeOfficeLines } from "./home-office-actual.lines.ts";
import { simplifiedHomeOfficeLines } from "./home-office-simplified.lines.ts";

export const homeOfficeBothWaysLines: Lines<HomeOfficeBothWays> = {
  simplified: simplifiedHomeOfficeLines,
  actual: actualHomeOfficeLines,
  deduction: {
    label: "The larger of the two this year",
    formula: "max(simplified.deduction, actual.deduction)",
    meaning:
      "By this year's Schedule C alone. Itemized interest and taxes, carry-overs and the home's basis also count.",
    form: "Schedule C, line 30",
  },
};

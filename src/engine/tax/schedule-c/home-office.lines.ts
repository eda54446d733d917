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
      "This compares only the deductions on this year's Schedule C. Itemized interest and taxes, carryovers and the home's basis matter too.",
    form: "Schedule C, line 30",
  },
};

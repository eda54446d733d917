import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { CreditRow, EarnedIncomeCredit } from "./earned-income-credit.ts";

const IRC_32 = usc26("32");
const byChildren = (figure: keyof CreditRow) =>
  `when(children == 0, none.${figure}, when(children == 1, one.${figure}, when(children == 2, two.${figure}, three.${figure})))`;
const ROW = "The middle of your row in the EIC Table, or your exact income if the table isn't used.";

export const earnedIncomeCreditLines: Lines<EarnedIncomeCredit> = {
  allowed: {
    label: "May claim the earned income credit",
    formula:
      "mayClaim && (children > 0 || mayClaimWithoutChild) && earnedIncome > 0 && investmentIncomeForCredit <= investmentIncomeLimit",
    unit: "flag",
    source: IRC_32,
  },
  phaseInRate: { label: "Credit per dollar earned", formula: byChildren("phaseInRate"), unit: "rate" },
  maximum: { label: "Largest credit", formula: byChildren("maximum") },
  phaseOutStart: { label: "Income above which the credit falls", formula: byChildren("phaseOutStart") },
  phaseOutRate: { label: "Credit lost per dollar above that", formula: byChildren("phaseOutRate"), unit: "rate" },
  earnedRead: {
    label: "Earned income used in the table",
    found: ROW,
    check: "max(earnedRead - earnedIncome, earnedIncome - earnedRead) <= 25",
  },
  higherIncome: {
    label: "The higher of earned and adjusted gross income",
    formula: "max(earnedIncome, adjustedGrossIncome)",
  },
  incomeRead: {
    label: "The higher income, as used in the table",
    found: ROW,
    check: "max(incomeRead - higherIncome, higherIncome - incomeRead) <= 25",
  },
  falls: {
    label: "Income is above the limit",
    found:
      "Yes if the higher of the two is above the income where the credit starts to fall. With the table, yes if its whole row is above it.",
    check: "falls == false || higherIncome >= phaseOutStart",
    unit: "flag",
  },
  phasedIn: {
    label: "Credit based on earned income",
    formula: "min(maximum, phaseInRate * earnedRead)",
    form: "EIC Worksheet A, line 2",
  },
  leftOfMaximum: {
    label: "Credit based on the higher income",
    formula: "max(0, when(falls, maximum - phaseOutRate * (incomeRead - phaseOutStart), maximum))",
    form: "EIC Worksheet A, line 5",
  },
  credit: {
    label: "Earned income credit",
    formula:
      "when(allowed, when(byCreditTable, toDollar(min(phasedIn, leftOfMaximum)), min(phasedIn, leftOfMaximum)), 0)",
    form: "Form 1040, line 27a",
  },
};

import { toDollar } from "../../rounding.ts";
import type { Lines } from "../../worksheet.ts";
import { usc26 } from "../cite.ts";

interface CreditRow {
  readonly phaseInRate: number;
  readonly maximum: number;
  readonly phaseOutStart: number;
  readonly phaseOutRate: number;
}
export interface EarnedIncomeCreditLaw {
  readonly none: CreditRow;
  readonly one: CreditRow;
  readonly two: CreditRow;
  readonly three: CreditRow;
  readonly investmentIncomeLimit: number;
  readonly youngest: number;
  readonly oldest: number;
}

export interface EarnedIncomeClaim {
  readonly children: number;
  readonly earnedIncome: number;
  readonly income: number;
  readonly investmentIncome: number;
  /** Social Security numbers of everybody on the return, and no separate return except that of a parent living apart. */
  readonly mayClaim: boolean;
  /** Of an age that counts without a child, and nobody else's dependent. */
  readonly mayClaimWithoutChild: boolean;
  /** Read from the EIC Table, in rows of 50, instead of figured to the cent. */
  readonly byTable: boolean;
}

/** The EIC Table has rows of this width and prints the credit at their middle, in dollars. */
const ROW_WIDTH = 50;
const rowStart = (income: number) => Math.floor(income / ROW_WIDTH) * ROW_WIDTH;
const middleOfRow = (income: number) => rowStart(income) + ROW_WIDTH / 2;

/** The last row ends where the credit does: its middle is that of the part in which there is a credit. */
function middleOfFallingRow(income: number, creditEnds: number): number {
  if (income >= creditEnds) return income;
  const start = rowStart(income);
  return (start + Math.min(start + ROW_WIDTH, creditEnds)) / 2;
}

export type EarnedIncomeCredit = ReturnType<typeof earnedIncomeCredit>;

/** Earned income credit (26 USC 32; Worksheets A and B of Form 1040). Dollars. Leaves out nontaxable combat pay. */
export function earnedIncomeCredit(claim: EarnedIncomeClaim, law: EarnedIncomeCreditLaw) {
  const { children, earnedIncome, income, investmentIncome, byTable } = claim;
  const row = children === 0 ? law.none : children === 1 ? law.one : children === 2 ? law.two : law.three;
  const allowed =
    claim.mayClaim &&
    (children > 0 || claim.mayClaimWithoutChild) &&
    earnedIncome > 0 &&
    investmentIncome <= law.investmentIncomeLimit;
  const earnedRead = byTable ? middleOfRow(earnedIncome) : earnedIncome;
  const higherIncome = Math.max(earnedIncome, income);
  const creditEnds = row.phaseOutStart + row.maximum / row.phaseOutRate;
  const incomeRead = byTable ? middleOfFallingRow(higherIncome, creditEnds) : higherIncome;
  // The row in which the fall begins is printed without it.
  const falls = (byTable ? rowStart(higherIncome) : higherIncome) >= row.phaseOutStart;
  const phasedIn = Math.min(row.maximum, row.phaseInRate * earnedRead);
  const leftOfMaximum = Math.max(
    0,
    falls ? row.maximum - row.phaseOutRate * (incomeRead - row.phaseOutStart) : row.maximum,
  );
  const smaller = Math.min(phasedIn, leftOfMaximum);
  const credit = allowed ? (byTable ? toDollar(smaller) : smaller) : 0;
  return {
    allowed,
    phaseInRate: row.phaseInRate,
    maximum: row.maximum,
    phaseOutStart: row.phaseOutStart,
    phaseOutRate: row.phaseOutRate,
    earnedRead,
    higherIncome,
    incomeRead,
    falls,
    phasedIn,
    leftOfMaximum,
    credit,
  };
}

const IRC_32 = usc26("32");
const byChildren = (figure: keyof CreditRow) =>
  `when(children == 0, none.${figure}, when(children == 1, one.${figure}, when(children == 2, two.${figure}, three.${figure})))`;
const ROW = "The middle of the row of the EIC Table; the income itself where no table is used.";

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
  phaseOutStart: { label: "Income above which it falls", formula: byChildren("phaseOutStart") },
  phaseOutRate: { label: "Credit lost per dollar above", formula: byChildren("phaseOutRate"), unit: "rate" },
  earnedRead: { label: "Earned income as read in the table", found: ROW },
  higherIncome: {
    label: "The higher of earned and adjusted gross income",
    formula: "max(earnedIncome, adjustedGrossIncome)",
  },
  incomeRead: { label: "That income as read in the table", found: ROW },
  falls: {
    label: "Income is above that",
    found: "Whether the higher income exceeds the limit; in the table, whether its whole row does.",
    check: "falls == false || higherIncome >= phaseOutStart",
    unit: "flag",
  },
  phasedIn: {
    label: "Credit by earned income",
    formula: "min(maximum, phaseInRate * earnedRead)",
    form: "EIC Worksheet A, line 2",
  },
  leftOfMaximum: {
    label: "Credit by the higher income",
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

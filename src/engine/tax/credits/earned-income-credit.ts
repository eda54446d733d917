import { toDollar } from "../../rounding.ts";

export interface CreditRow {
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
  /**
   * Everyone on the return has a Social Security number, and the return isn't separate unless it is that of a parent
   * living apart.
   */
  readonly mayClaim: boolean;
  /** Old enough (and not too old) to qualify without a child, and nobody else's dependent. */
  readonly mayClaimWithoutChild: boolean;
  /** Read from the EIC Table, in rows of 50, instead of figured to the cent. */
  readonly byTable: boolean;
}

/** The EIC Table has rows this wide and prints the credit at their middle, in dollars. */
const ROW_WIDTH = 50;
const rowStart = (income: number) => Math.floor(income / ROW_WIDTH) * ROW_WIDTH;
const middleOfRow = (income: number) => rowStart(income) + ROW_WIDTH / 2;

/** The last row ends where the credit does; its middle is that of the part with a credit. */
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
  // The row in which the phase-out begins is printed without it.
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

import { type Brackets, taxOn } from "../brackets.ts";
import { toDollar } from "../rounding.ts";

/** The legal figures this engine needs, for one filing status. Each tax year's table supplies them. */
export interface IncomeTaxLaw {
  readonly rates: Brackets;
  /** Taxable income up to which long-term gains and qualified dividends are taxed at zero. */
  readonly zeroRateUpTo: number;
  /** Taxable income up to which they are taxed at the middle rate; above it at the top rate. */
  readonly middleRateUpTo: number;
  readonly middleRate: number;
  readonly topRate: number;
  /** Taxable income from which the rate schedule replaces the printed Tax Table. */
  readonly tableEnds: number;
}

/** The middle of an income's row in the Tax Table: rows of 10 from 5, of 25 up to 3,000, then of 50. */
function middleOfTableRow(income: number): number {
  if (income < 5) return 0;
  if (income < 25) return income < 15 ? 10 : 20;
  const width = income < 3_000 ? 25 : 50;
  return Math.floor(income / width) * width + width / 2;
}

/**
 * Tax as printed in the Tax Table of the Form 1040 instructions: the rates at the middle of the row, rounded to a
 * dollar. Above the table, the rate schedule to the cent. Dollars.
 */
export const tableTaxOn = (income: number, { rates, tableEnds }: Pick<IncomeTaxLaw, "rates" | "tableEnds">): number =>
  income < tableEnds ? toDollar(taxOn(middleOfTableRow(income), rates)) : taxOn(income, rates);

export interface TaxedIncome {
  readonly taxableIncome: number;
  readonly qualifiedDividends: number;
  /** Net long-term gain minus net short-term loss; not negative. */
  readonly netCapitalGain: number;
  /**
   * Whether to read tax from the printed Tax Table, as on a paper return, or figure it from the schedule to the cent.
   */
  readonly byTable: boolean;
}

export type IncomeTax = ReturnType<typeof incomeTax>;

/**
 * Tax on taxable income, with the lower rates for qualified dividends and long-term gains
 * (Qualified Dividends and Capital Gain Tax Worksheet). Dollars.
 *
 * Leaves out: gains taxed at 25% and 28% (Schedule D Tax Worksheet), foreign earned income, and the tax on a child's
 * unearned income (Form 8615).
 */
export function incomeTax(
  { taxableIncome, qualifiedDividends, netCapitalGain, byTable }: TaxedIncome,
  law: IncomeTaxLaw,
) {
  const gains = Math.min(taxableIncome, qualifiedDividends + netCapitalGain);
  const ordinaryIncome = taxableIncome - gains;
  const untaxedGains = Math.min(gains, Math.max(0, law.zeroRateUpTo - ordinaryIncome));
  const gainsAtMiddleRate = Math.min(
    gains - untaxedGains,
    Math.max(0, law.middleRateUpTo - ordinaryIncome - untaxedGains),
  );
  const gainsAtTopRate = gains - untaxedGains - gainsAtMiddleRate;
  const gainsTax = gainsAtMiddleRate * law.middleRate + gainsAtTopRate * law.topRate;
  const ordinaryRow = byTable ? middleOfTableRow(ordinaryIncome) : ordinaryIncome;
  const ordinaryTax = byTable ? tableTaxOn(ordinaryIncome, law) : taxOn(ordinaryIncome, law.rates);
  const wholeRow = byTable ? middleOfTableRow(taxableIncome) : taxableIncome;
  const taxWithoutGainsRates =
    gains === 0 ? ordinaryTax : byTable ? tableTaxOn(taxableIncome, law) : taxOn(taxableIncome, law.rates);
  const tax = Math.min(ordinaryTax + gainsTax, taxWithoutGainsRates);
  return {
    gains,
    ordinaryIncome,
    untaxedGains,
    gainsAtMiddleRate,
    gainsAtTopRate,
    gainsTax,
    ordinaryRow,
    ordinaryTax,
    wholeRow,
    taxWithoutGainsRates,
    tax,
  };
}

import type { Lines, Source } from "../worksheet.ts";
import type { IncomeTax } from "./income-tax.ts";

const WORKSHEET: Source = {
  cite: "Instructions for Form 1040, Qualified Dividends and Capital Gain Tax Worksheet",
  url: "https://www.irs.gov/instructions/i1040gi",
};
const form = (line: string) => `Qualified Dividends and Capital Gain Tax Worksheet, line ${line}`;
const ROW = "The middle of your row in the Tax Table, or your exact income if the table isn't used.";
const onIncome = (income: string, row: string) =>
  `when(byTable && ${income} < tableEnds, toDollar(taxOn(${row}, rates)), taxOn(${income}, rates))`;

export const incomeTaxLines: Lines<IncomeTax> = {
  gains: {
    label: "Gains and qualified dividends taxed at lower rates",
    formula: "min(taxableIncome, qualifiedDividends + netCapitalGain)",
    form: form("4"),
    source: WORKSHEET,
  },
  ordinaryIncome: {
    label: "Income taxed at ordinary rates",
    formula: "taxableIncome - gains",
    form: form("5"),
  },
  untaxedGains: {
    label: "Gains taxed at 0%",
    formula: "min(gains, max(0, zeroRateUpTo - ordinaryIncome))",
    meaning: "Gains are counted on top of your other income. The part below the limit isn't taxed.",
    form: form("9"),
  },
  gainsAtMiddleRate: {
    label: "Gains taxed at the middle rate",
    formula: "min(gains - untaxedGains, max(0, middleRateUpTo - ordinaryIncome - untaxedGains))",
    form: form("17"),
  },
  gainsAtTopRate: {
    label: "Gains taxed at the top rate",
    formula: "gains - untaxedGains - gainsAtMiddleRate",
    form: form("20"),
  },
  gainsTax: {
    label: "Tax on gains",
    formula: "gainsAtMiddleRate * middleRate + gainsAtTopRate * topRate",
    form: form("18 and 21"),
  },
  ordinaryRow: {
    label: "Income used in the Tax Table",
    found: ROW,
    check: "max(ordinaryRow - ordinaryIncome, ordinaryIncome - ordinaryRow) <= 25",
  },
  ordinaryTax: {
    label: "Tax on ordinary income",
    formula: onIncome("ordinaryIncome", "ordinaryRow"),
    form: form("22"),
  },
  wholeRow: {
    label: "All taxable income, as used in the Tax Table",
    found: ROW,
    check: "max(wholeRow - taxableIncome, taxableIncome - wholeRow) <= 25",
  },
  taxWithoutGainsRates: {
    label: "Tax if everything were ordinary income",
    formula: onIncome("taxableIncome", "wholeRow"),
    form: form("24"),
  },
  tax: {
    label: "Income tax",
    formula: "min(ordinaryTax + gainsTax, taxWithoutGainsRates)",
    form: "Form 1040, line 16",
  },
};

/** The tax tables that states print: the tax on a row of incomes is the tax on its middle, rounded to a dollar. */
import { type Brackets, entryFor, rateAt, taxOn } from "../brackets.ts";
import { fullSteps, startedSteps, toDollar } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";

/** How a state makes its table. */
export interface TaxTable {
  /** Where rows of each width begin, and that width. */
  readonly rows: Brackets;
  /**
   * Whether a row includes the income at its upper end ("but not over") instead of the one at its lower end ("at
   * least").
   */
  readonly takeInEnd: boolean;
  /** Taxable income from which the rate schedule replaces the table. */
  readonly ends: number;
  /** Whether the law gives each bracket's base tax in whole dollars, and the table uses that. */
  readonly wholeFeet: boolean;
}

/** The tax on an income, and its table row. Without a table, the row is the income itself. */
export interface TableReading {
  readonly width: number;
  readonly from: number;
  readonly middle: number;
  readonly foot: number;
  readonly tax: number;
}

/**
 * Tax from the state's table, at the middle of the row; above the table or without one, from the rate schedule to the
 * cent. Dollars.
 */
export function readTable(income: number, rates: Brackets, table: TaxTable, byTable: boolean): TableReading {
  // Nothing is due on no income, even if the first row has a dollar.
  const isRead = byTable && income > 0 && income < table.ends;
  if (!isRead) return { width: 0, from: income, middle: income, foot: 0, tax: taxOn(income, rates) };
  const { rows, takeInEnd } = table;
  const width = takeInEnd ? entryFor(income, rows) : rateAt(income, rows);
  let first = 0;
  for (const { floor } of rows) if (takeInEnd ? income > floor : income >= floor) first = floor;
  const before = takeInEnd ? startedSteps(income - first, width) - 1 : fullSteps(income - first, width);
  const from = first + before * width;
  const middle = from + width / 2;
  let foot = 0;
  if (table.wholeFeet) for (const { floor } of rates) if (middle > floor) foot = floor;
  const atFoot = taxOn(foot, rates);
  const tax = toDollar(taxOn(middle, rates) + toDollar(atFoot) - atFoot);
  return { width, from, middle, foot, tax };
}

/** Its lines, for income with this name. They use `rates` and `table` from the rule's law, and `byTable`. */
export function tableLines(income: string, byTable = "byTable"): Lines<TableReading> {
  const isRead = `${byTable} && ${income} > 0 && ${income} < table.ends`;
  const rowWidth = `when(table.takeInEnd, entryFor(${income}, table.rows), rateAt(${income}, table.rows))`;
  const ofTable = "toDollar(taxOn(middle, rates) + toDollar(taxOn(foot, rates)) - taxOn(foot, rates))";
  return {
    width: { label: "Width of the row in the tax table", formula: `when(${isRead}, ${rowWidth}, 0)` },
    from: {
      label: "Where the row begins",
      found: "Your row in the state's printed table, or your exact income if no table is used.",
      check: `from <= ${income} + 0.01 && ${income} <= from + width + 0.01`,
    },
    middle: {
      label: "Middle of the row",
      formula: "from + width / 2",
      meaning: "The printed tax of a row is the tax on its middle, rounded to a dollar.",
    },
    foot: {
      label: "Start of its bracket, where the law rounds the tax",
      found: "Where that row's bracket begins, if the law gives the tax there in whole dollars. Otherwise 0.",
      check: "foot <= middle",
    },
    tax: {
      label: "Tax by the tax table or the rate schedule",
      formula: `when(${isRead}, ${ofTable}, taxOn(${income}, rates))`,
    },
  };
}

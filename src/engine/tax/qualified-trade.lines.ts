import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { TradeComponent, TradeIncome } from "./qualified-trade.ts";

const SERVICE = usc26("199A", "(d)(3)");
const WAGES = usc26("199A", "(b)(2), (3)");

/** `trade` is the name of the entered record, `income` the name of the income before anything is excluded. */
export const tradeIncomeLines = (trade: string, income: string): Lines<TradeIncome> => ({
  countedShare: {
    label: "Share that counts",
    formula: `when(${trade}.specifiedService, specifiedShare, 1)`,
    unit: "rate",
    meaning: "Above the income threshold, less and less of a specified service business counts.",
    form: "Form 8995-A, Schedule A, line 10",
    source: SERVICE,
  },
  counted: { label: "Qualified business income", formula: `${income} * countedShare`, form: "Form 8995-A, line 2" },
  gain: { label: "Qualified business income, if a gain", formula: "max(0, counted)" },
  loss: { label: "Qualified business income, if a loss", formula: "max(0, -counted)" },
  active: {
    label: "Income of an active business",
    formula: `when(${trade}.materiallyParticipates, counted, 0)`,
  },
});

/** `before` is the name of the trade's income lines. */
export const tradeComponentLines = (trade: string, before: string): Lines<TradeComponent> => ({
  afterLosses: {
    label: "Gain after losses of other businesses",
    formula: `${before}.gain * (1 - lossShare)`,
    form: "Form 8995-A, Schedule C",
  },
  full: { label: "Deduction without a limit", formula: "rate * afterLosses", form: "Form 8995-A, line 3" },
  wages: {
    label: "Wages the business paid",
    formula: `${trade}.wagesPaid * ${before}.countedShare`,
    form: "Form 8995-A, line 4",
  },
  property: {
    label: "Original cost of its property",
    formula: `${trade}.propertyBasis * ${before}.countedShare`,
    form: "Form 8995-A, line 7",
  },
  wageLimit: {
    label: "Limit based on wages and property",
    formula: "max(wageShare * wages, wageShareWithProperty * wages + propertyShare * property)",
    form: "Form 8995-A, line 10",
    source: WAGES,
  },
  component: {
    label: "This business's part of the deduction",
    formula: "full - phaseIn * max(0, full - wageLimit)",
    meaning: "The limit based on wages and property phases in above the income threshold.",
    form: "Form 8995-A, line 13",
  },
});

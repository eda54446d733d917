/** How much of gross income lenders let housing and debts take, as fractions; `null` if a program has no such limit. */
import type { Source } from "../../engine/worksheet.ts";
import { type Figure, rate } from "../figure.ts";

const FANNIE: Source = {
  cite: "Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios",
  url: "https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios",
};
const HUD: Source = {
  cite: "HUD Handbook 4000.1, II.A.5.d",
  url: "https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh",
};
const VA: Source = { cite: "VA Lenders Handbook, chapter 4", url: "https://www.benefits.va.gov/warms/pam26_7.asp" };
const USDA: Source = {
  cite: "USDA Handbook HB-1-3555, chapter 11",
  url: "https://www.rd.usda.gov/resources/directives/handbooks",
};
const GUIDES = "as lenders' guides state it";

export interface DebtLimits {
  readonly front: Figure<number> | null;
  readonly back: Figure<number>;
  /** How far an automated approval or compensating factors may stretch it. */
  readonly stretch: Figure<number>;
}

const limits = (name: string, source: Source, front: number | null, back: number, stretch: number): DebtLimits => ({
  front: front === null ? null : rate(front, `Most of income for housing, ${name}`, source, GUIDES),
  back: rate(back, `Most of income for housing and debts, ${name}`, source, GUIDES),
  stretch: rate(stretch, `The same at a stretch, ${name}`, source, GUIDES),
});

export const debtLimits = {
  conventional: limits("conventional loan", FANNIE, null, 0.36, 0.5),
  fha: limits("FHA loan", HUD, 0.31, 0.43, 0.5),
  va: limits("VA loan", VA, null, 0.41, 0.41),
  usda: limits("USDA loan", USDA, 0.29, 0.41, 0.44),
};

const RULE_OF_THUMB: Source = {
  cite: "Consumer Financial Protection Bureau, debt-to-income calculator",
  url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/",
};

/** The traditional 28/36 rule: a comfortable level. */
export const traditionalRatios = {
  front: rate(0.28, "Traditional most of income for housing", RULE_OF_THUMB, "a custom, not a rule"),
  back: rate(0.36, "Traditional most of income for housing and debts", RULE_OF_THUMB, "a custom, not a rule"),
};

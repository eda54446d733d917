/** How much of gross income lenders let housing and debts take, as fractions; `null` if a program has no such limit. */
import type { Source } from "../../engine/worksheet.ts";
import { type Figure, rate, usd } from "../figure.ts";

const FANNIE: Source = {
  cite: "Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios",
  url: "https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios",
};
const HUD: Source = {
  cite: "HUD, reference guide, Debt-to-Income Ratio",
  url: "https://archives.hud.gov/offices/hsg/sfh/ref/sfhp2-12.cfm",
};
const VA_TABLES: Source = {
  cite: "VA Lenders Handbook, chapter 4, Topic 9, residual incomes by region",
  url: "https://www.benefits.va.gov/warms/pam26_7.asp",
};
const VA_RULE: Source = {
  cite: "38 CFR 36.4340(c) and (d)",
  url: "https://www.ecfr.gov/current/title-38/chapter-I/part-36/subpart-B/section-36.4340",
};
const USDA: Source = {
  cite: "USDA Handbook HB-1-3555, chapter 11",
  url: "https://www.rd.usda.gov/resources/directives/handbooks",
  period: "since November 4, 2025",
};

const LENDERS: Source = {
  cite: "The Lenders Network, FHA debt-to-income ratio 2026",
  url: "https://thelendersnetwork.com/debt-to-income-ratio-mortgage/",
};

/** HUD publishes no limit for FHA's automated approval (TOTAL Scorecard). This is as high as lenders see it approve. */
const fhaAutomated = rate(
  0.5699,
  "Largest share of income for housing and debts, at a stretch, FHA loan",
  LENDERS,
  "as lenders report it",
);

const limits = (
  name: string,
  source: Source,
  front: number | null,
  back: number,
  stretch: Figure<number> | number,
) => ({
  front: front === null ? null : rate(front, `Largest share of income for housing, ${name}`, source),
  back: rate(back, `Largest share of income for housing and debts, ${name}`, source),
  stretch:
    typeof stretch === "number"
      ? rate(stretch, `Largest share of income for housing and debts, at a stretch, ${name}`, source)
      : stretch,
});

export const debtLimits = {
  conventional: limits("conventional loan", FANNIE, null, 0.36, 0.5),
  fha: limits("FHA loan", HUD, 0.31, 0.43, fhaAutomated),
  va: limits("VA loan", VA_RULE, null, 0.41, 0.41),
  usda: limits("USDA loan", USDA, 0.29, 0.41, 0.44),
};

const RULE_OF_THUMB: Source = {
  cite: "Consumer Financial Protection Bureau, debt-to-income calculator",
  url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/",
};

/** The traditional 28/36 rule: a comfortable level. */
export const traditionalRatios = {
  front: rate(0.28, "Traditional share of income for housing", RULE_OF_THUMB, "a custom, not a rule"),
  back: rate(0.36, "Traditional share of income for housing and debts", RULE_OF_THUMB, "a custom, not a rule"),
};

/**
 * What VA lenders want left each month after taxes, housing and debts (residual income). VA's tables go by region and
 * family size; these are their lowest amounts, for one person in the Midwest or the South, so a buyer who has less
 * falls short everywhere. The 5% that VA takes off for some active-duty families is left out.
 */
export const vaResidual = {
  onePerson: usd(441, "Lowest residual income, one person, loan of $80,000 or more", VA_TABLES),
  onePersonSmallLoan: usd(382, "Lowest residual income, one person, loan under $80,000", VA_TABLES),
  largeLoan: usd(80_000, "Loan amount from which VA requires more residual income", VA_TABLES),
  cushion: rate(0.2, "Extra residual income with which a ratio above 41% needs no second review", VA_RULE),
};

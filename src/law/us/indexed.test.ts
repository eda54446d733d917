import { expect, test } from "vitest";
import {
  priceFactor,
  roundedDown,
  roundedToNearest,
  withIncreaseRoundedDown,
} from "../../engine/tax/cost-of-living.ts";
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import * as us2026 from "./2026.ts";
import * as us2027 from "./2027.ts";
import { indexedAmounts } from "./indexed.ts";
import { chainedMonths, consumerMonths, prices } from "./prices.ts";

const row = <V>(figures: Readonly<Record<string, { readonly value: V }>>) =>
  filingStatuses.map((status) => figures[status]?.value);
const made = indexedAmounts(2026);
const { one, two, three, none } = us2026.earnedIncomeCredit;

test.each([
  ["capital gains at 0%", made.zeroRateUpTo, row(us2026.incomeTax.zeroRateUpTo)],
  ["capital gains at 15%", made.middleRateUpTo, row(us2026.incomeTax.middleRateUpTo)],
  ["top bracket", made.topBracketStart, row(us2026.itemized.topBracketStart)],
  ["business losses", made.businessLoss, row(us2026.businessLoss.limit)],
  ["educators", made.educator, us2026.educator.maximum.value],
  ["student loans, from", made.loansFrom, row(us2026.studentLoan.phaseOutStart)],
  ["student loans, to", made.loansTo, row(us2026.studentLoan.phaseOutEnd)],
  ["IRA", made.ira.limit, us2026.individualRetirement.limit.value],
  ["IRA from 50", made.ira.catchUp, us2026.individualRetirement.catchUp.value],
  ["IRA with a plan at work, from", made.ira.coveredStart, row(us2026.individualRetirement.coveredStart)],
  ["IRA with a plan at work, to", made.ira.coveredEnd, row(us2026.individualRetirement.coveredEnd)],
  ["IRA with a spouse's plan, from", made.ira.spouseStart, row(us2026.individualRetirement.spouseCoveredStart)],
  ["IRA with a spouse's plan, to", made.ira.spouseEnd, row(us2026.individualRetirement.spouseCoveredEnd)],
  ["Roth, single", made.ira.rothStart, us2026.individualRetirement.rothStart.single.value],
  ["Roth, joint", made.ira.spouseStart[1], us2026.individualRetirement.rothStart.married_joint.value],
  ["standard deduction", made.standard, row(us2026.standardDeduction.basic)],
  ["standard deduction from 65", made.standardAddition, row(us2026.standardDeduction.addition)],
  ["a dependent's, at least", made.dependentLeast, us2026.standardDeduction.dependentLeast.value],
  ["a dependent's, added", made.dependentAddition, us2026.standardDeduction.dependentAddition.value],
  ["business income", made.business, row(us2026.qualifiedBusinessIncome.threshold)],
  ["least business deduction", made.businessLeast, us2026.qualifiedBusinessIncome.minimum.value],
  ["minimum tax exemption", made.minimumTax.exemption, row(us2026.minimumTax.exemption)],
  ["minimum tax, exemption falls", made.minimumTax.phaseOutStart, row(us2026.minimumTax.phaseOutStart)],
  ["minimum tax, higher rate", made.minimumTax.highRateFrom, row(us2026.minimumTax.highRateFrom)],
  ["child", made.perChild, us2026.childCredit.perChild.value],
  ["child, refundable", made.refundablePerChild, us2026.childCredit.refundablePerChild.value],
  ["investments of earners", made.earnedIncome.investments, us2026.earnedIncomeCredit.investmentIncomeLimit.value],
  ["no child", made.earnedIncome.none.maximum, none.maximum.value],
  ["one child", made.earnedIncome.one.maximum, one.maximum.value],
  ["two children", made.earnedIncome.two.maximum, two.maximum.value],
  ["three children", made.earnedIncome.three.maximum, three.maximum.value],
  ["no child, falls", made.earnedIncome.none.phaseOutStart, row(none.phaseOutStart)],
  ["one child, falls", made.earnedIncome.one.phaseOutStart, row(one.phaseOutStart)],
  ["three children, falls", made.earnedIncome.three.phaseOutStart, row(three.phaseOutStart)],
  ["adoption", made.adoption.maximum, us2026.adoption.maximum.value],
  ["adoption, falls", made.adoption.phaseOutStart, us2026.adoption.phaseOutStart.value],
  ["adoption, ends", made.adoption.phaseOutEnd, us2026.adoption.phaseOutEnd.value],
  ["adoption, refundable", made.adoption.refundable, us2026.adoption.refundable.value],
  ["Form 1099-NEC", made.nonemployee, us2026.informationReturns.nonemployee.value],
])("indexed for 2026, %s matches the published amount", (_, ours, published) => expect(ours).toEqual(published));

test("indexed for 2026, every bracket begins where Rev. Proc. 2025-32 says", () => {
  for (const [place, status] of filingStatuses.entries())
    expect(made.rates[place], status).toEqual(
      us2026.incomeTax.rates[status].value.map(({ floor, rate }) => [floor, rate]),
    );
});

// 15,750 (26 USC 63(c)(7)) x 182.67688 / 173.09342 = 16,622.01: to the next lower 50.
// 9,525 x 182.67688 / 135.993 = 12,794.8: up by 3,269.8, of which 3,250 counts. 2,200 x 1.05537 = 2,321.8, down to 100.
test("worked by hand for 2027: deduction, first bracket, child credit", () => {
  expect(prices.chained[2026]).toBeCloseTo(182.67687, 5);
  expect(row(us2027.standardDeduction.basic)).toEqual([16_600, 33_200, 16_600, 24_900, 33_200]);
  expect(us2027.incomeTax.rates.single.value.slice(0, 3).map(({ floor }) => floor)).toEqual([0, 12_775, 51_975]);
  expect(us2027.childCredit.perChild.value).toBe(2_300);
  expect(us2027.standardDeduction.basic.single.doubt).toContain("wasn't published");
});

// The nine known months, and July and August from the CPI-U: 184.992 x 333.918 / 333.952 and 184.992 x 334.98 /
// 333.952. None of these indexes is seasonally adjusted; adjusted, June would be 332.568.
test("prices to August 2026: nine months as published, and two based on the CPI-U", () => {
  expect(chainedMonths).toHaveLength(9);
  expect(consumerMonths).toHaveLength(3);
  expect(prices.chained[2026]).toBeCloseTo((1_638.911 + 184.973_17 + 185.561_46) / 11, 4);
});

test("rounds the way the Code says: down, to the nearest, and the increase alone", () => {
  expect([roundedDown(99.99, 50), roundedDown(100, 50)]).toEqual([50, 100]);
  expect([roundedToNearest(124.99, 50), roundedToNearest(125, 50)]).toEqual([100, 150]);
  expect(withIncreaseRoundedDown(9_525, 1.3, 25)).toBe(9_525 + 2_850);
  expect(() => priceFactor(2031, 2017, prices)).toThrow("2030");
});

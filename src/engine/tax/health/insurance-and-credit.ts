import { type Coverage, type PremiumTaxCreditLaw, percentOf, premiumTaxCredit } from "./premium-tax-credit.ts";
import { type ReconciliationLaw, repaymentLimitOf } from "./reconciliation.ts";

export interface SelfEmployedCoverage extends Coverage {
  /** The household's modified adjusted gross income before the deduction for health insurance. */
  readonly incomeBefore: number;
  /** Profit of the business minus its half of self-employment tax and its plan contributions (Form 7206, line 13). */
  readonly earnedIncomeLimit: number;
  /** Credit paid to the insurer in advance (Form 1095-A, column C). */
  readonly advance: number;
  /** Filing status "single", which has lower repayment limits. */
  readonly isSingle: boolean;
}
type Law = PremiumTaxCreditLaw & ReconciliationLaw;

/**
 * If there is no answer after this many passes, there is none. Where there is one, the distance shrinks tenfold per
 * pass.
 */
const MOST_PASSES = 100;
const SAME = 1e-6;

/** A deduction, and the credit at the resulting income. */
function pairAt(deduction: number, coverage: SelfEmployedCoverage, law: Law) {
  const income = coverage.incomeBefore - deduction;
  const atIncome = premiumTaxCredit(income, coverage, law);
  // An iteration's last pass may end less than a dollar above the premium.
  const credit = Math.min(atIncome.credit, coverage.premium - deduction);
  return { deduction, income, atIncome, credit };
}
/** Form 7206, line 10: what the insured business can pay premiums from, if its owner has no other business. */
export const earnedIncomeLimitOf = (profit: number, deductibleHalf: number, planContributions: number) =>
  Math.max(0, profit - deductibleHalf - planContributions);

export type DeductionAndCredit = ReturnType<typeof pairAt>;

export type HealthInsuranceAndCredit = ReturnType<typeof healthInsuranceAndCredit>;

/**
 * The self-employed health insurance deduction together with the premium tax credit (Form 7206, Form 8962, Publication
 * 974, Rev. Proc. 2014-41). Dollars, unrounded.
 *
 * Each depends on the other: the deduction lowers the income that sets the credit, and the credit pays premiums that
 * then can't be deducted. This gives three answers: the published iteration (`null` if it loops, which can happen
 * because the form truncates income to whole percents), the published simplified method, and the best possible pair.
 *
 * Nobody deducts premiums that advance payments covered for good: only what isn't paid in advance, plus the most that
 * is repaid, can be deducted (26 CFR 1.162(l)-1(a)(1)(ii)). If repayment isn't limited, premium minus credit is the
 * tighter limit anyway.
 *
 * Leaves out premiums of plans other than the one with the credit, and months with an employer's plan on offer, whose
 * premiums must not be entered.
 */
export function healthInsuranceAndCredit(coverage: SelfEmployedCoverage, law: Law) {
  const { premium, earnedIncomeLimit, advance } = coverage;
  const notPaidInAdvance = Math.max(0, premium - advance);
  const limitWith = (mostRepaid: number | null) => {
    const paid = advance > 0 && mostRepaid !== null ? Math.min(premium, notPaidInAdvance + mostRepaid) : premium;
    return Math.max(0, Math.min(paid, earnedIncomeLimit));
  };
  const repaymentLimit = repaymentLimitOf(
    (most) => percentOf(coverage.incomeBefore - limitWith(most), coverage.povertyLine),
    coverage.isSingle,
    law,
  );
  const limit = limitWith(repaymentLimit);
  const at = (deduction: number) => pairAt(deduction, coverage, law);
  const nextAfter = ({ atIncome }: DeductionAndCredit) => at(Math.min(limit, premium - atIncome.credit));

  const first = at(limit);
  const simplified = nextAfter(first);

  let iterative: DeductionAndCredit | null = null;
  let cycle: number | null = null;
  const passes = [first];
  while (iterative === null && cycle === null && passes.length <= MOST_PASSES) {
    const before = passes.at(-1) as DeductionAndCredit;
    const now = nextAfter(before);
    if (settled(before, now)) iterative = now;
    else {
      const seen = passes.findLastIndex((pass) => Math.abs(pass.deduction - now.deduction) < SAME);
      if (seen >= 0) cycle = passes.length - seen;
      passes.push(now);
    }
  }
  const best = at(bestDeduction(at, coverage, limit, law));
  return { notPaidInAdvance, repaymentLimit, limit, first, simplified, iterative, passes: passes.length, cycle, best };
}

const settled = (before: DeductionAndCredit, now: DeductionAndCredit) =>
  Math.abs(now.deduction - before.deduction) < 1 && Math.abs(now.atIncome.credit - before.atIncome.credit) < 1;

/**
 * The largest deduction that, together with the resulting credit, stays within the premium. A larger deduction never
 * lowers the credit, so no pair is better, with one exception: it must not push income below the poverty line, where
 * the credit ends.
 */
function bestDeduction(
  at: (deduction: number) => DeductionAndCredit,
  { incomeBefore, povertyLine, premium, eligibleBelowPovertyLine }: SelfEmployedCoverage,
  limit: number,
  { startsAt }: Law,
): number {
  const fits = (deduction: number) => deduction + at(deduction).atIncome.credit <= premium;
  const down = eligibleBelowPovertyLine ? limit : Math.min(limit, incomeBefore - startsAt * povertyLine);
  if (down < 0 || at(down).atIncome.credit === 0) return limit;
  if (fits(down)) return down;
  let low = 0;
  let high = down;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

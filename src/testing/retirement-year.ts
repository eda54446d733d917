import fc from "fast-check";
import type { RetirementYear } from "../engine/retirement/year-tax.ts";
import { yearTaxLaw } from "../engine/retirement/year-tax-law.ts";
import { type FilingStatus, filingStatuses } from "../engine/tax/filing-status.ts";
import { valuesOf } from "../law/figure.ts";
import { earlyWithdrawal } from "../law/retirement/withdrawals.ts";
import { lawFor } from "../law/us/index.ts";

/** The law of 2026 that a year of retirement is taxed by. */
export const yearLaw = (status: FilingStatus) =>
  yearTaxLaw({ ...lawFor(2026, status), earlyWithdrawal: valuesOf(earlyWithdrawal) });

/** Any amount in whole dollars. */
export const wholeDollars = (max: number) => fc.integer({ min: 0, max });
export const anyStatus = fc.constantFrom(...filingStatuses);
export const anyYear: fc.Arbitrary<RetirementYear> = fc.record({
  calendarYear: fc.constant(2026),
  seniors: fc.integer({ min: 0, max: 2 }),
  separateTogether: fc.boolean(),
  socialSecurity: wholeDollars(90_000),
  ownSocialSecurity: wholeDollars(90_000),
  wages: wholeDollars(60_000),
  profit: fc.oneof(fc.constant(0), wholeDollars(250_000)),
  ownWages: wholeDollars(60_000),
  pension: wholeDollars(80_000),
  taxableInterest: wholeDollars(40_000),
  taxExemptInterest: wholeDollars(20_000),
  qualifiedDividendsAndGains: wholeDollars(200_000),
  qualifiedDividends: fc.constant(0),
  traditionalWithdrawal: wholeDollars(300_000),
  rothConversion: wholeDollars(100_000),
  earlyAmount: wholeDollars(20_000),
  adjustments: wholeDollars(5_000),
  stateRate: fc.constantFrom(0, 0.05),
  ages: fc.constant([66, 64]),
  secondShare: fc.constantFrom(0, 0.5),
});

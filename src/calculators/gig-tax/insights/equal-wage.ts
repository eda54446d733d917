/**
 * 1099 or W-2: the wage that leaves as much as this year's gigs, with the employer paying its half of payroll taxes.
 */
import { equalPay } from "../../../engine/payments/equal-pay.ts";
import { jobPaying } from "../../../engine/tax/blank-household.ts";
import type { Answer } from "../answer.ts";
import { settle, taxWith, type Year } from "../year/year.ts";
import type { OtherTaxes } from "./next-dollars.ts";

/** After federal, state and local tax, beyond what the household keeps without any of this work. */
export function equalWage({ inputs, year, without, profit, grossReceipts }: Answer, others: OtherTaxes) {
  const { law } = year;
  const { household: alone, result: aloneResult } = taxWith(year, inputs, { profitTimes: 0 });
  const taxOf = (made: Pick<Year, "household" | "result">, receipts: number) => {
    const { state, local } = others?.(made, receipts) ?? { state: 0, local: 0 };
    return made.result.taxAfterRefundableCredits + state + local;
  };
  const before = taxOf(without, 0);
  const gig = (amount: number) =>
    amount -
    taxOf(taxWith(year, inputs, { moreProfit: amount - profit }), Math.max(0, grossReceipts + amount - profit)) +
    before;
  const job = (wages: number) => {
    const one = jobPaying(wages, {
      wageBase: law.payroll.wageBase,
      socialSecurityRate: law.payroll.socialSecurityRate,
      medicareRate: law.payroll.medicareRate,
    });
    const household = {
      ...alone,
      filer: { ...alone.filer, jobs: [...alone.filer.jobs, one], businesses: [], retirementPlanContribution: 0 },
    };
    const made = settle(household, inputs, law);
    // Two employers may withhold more than one wage base allows; the return gives it back (26 USC 6413(c)).
    const givenBack = made.result.paid.excessSocialSecurity - aloneResult.paid.excessSocialSecurity;
    return wages - one.socialSecurityTaxWithheld + givenBack - one.medicareTaxWithheld - taxOf(made, 0) + before;
  };
  return equalPay(profit, gig, job, Math.max(1_000_000, profit * 2));
}

/**
 * 1099 or W-2: the wage that leaves as much as this year's gigs, with the employer paying its half of payroll taxes.
 */
import { equalPay } from "../../engine/payments/equal-pay.ts";
import { jobPaying } from "../../engine/tax/blank-household.ts";
import type { Inputs } from "./inputs.ts";
import { settle, taxWith, type Year } from "./year.ts";

export function equalWage(inputs: Inputs, year: Year, profit: number) {
  const { law } = year;
  const { household: alone, result: aloneResult } = taxWith(year, inputs, { profitTimes: 0 });
  const gig = (amount: number) =>
    amount - taxWith(year, inputs, { moreProfit: amount - profit }).result.taxAfterRefundableCredits;
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
    const { result } = settle(household, inputs, law);
    // Two employers may withhold more than one wage base allows; the return gives it back (26 USC 6413(c)).
    const givenBack = result.paid.excessSocialSecurity - aloneResult.paid.excessSocialSecurity;
    return (
      wages - one.socialSecurityTaxWithheld + givenBack - one.medicareTaxWithheld - result.taxAfterRefundableCredits
    );
  };
  return equalPay(profit, gig, job, Math.max(1_000_000, profit * 2));
}

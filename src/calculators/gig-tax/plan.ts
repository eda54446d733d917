/** What to pay during the year, and when. */
import { paymentPlan } from "../../engine/payments/payment-plan.ts";
import type { Payment } from "../../engine/payments/underpayment-penalty.ts";
import { annualizationPeriods } from "../../law/us/every-year.data.ts";
import type { Inputs } from "./inputs.ts";
import { taxWith, type Year } from "./year.ts";

/** Whether the visitor has said nothing about payments; then those due so far count as made. */
export const countsAsPaid = ({ paidSoFar, payments }: Inputs) =>
  paidSoFar === "due" && payments.every(({ amount }) => amount === 0);

/** Assumes every payment due so far was made on time, unless the visitor said otherwise. */
export function planOf(inputs: Inputs, year: Year) {
  const typed = inputs.payments
    .filter(({ amount }) => amount > 0)
    .map(({ paidOn, amount }) => ({ day: paidOn, amount }));
  const plan = planWith(typed, inputs, year);
  if (!countsAsPaid(inputs) || plan.returnWasDue) return plan;
  const onTime = plan.plan.dates
    .filter(({ ahead }) => !ahead)
    .map(({ due, afterWithholding }) => ({ day: due, amount: afterWithholding }));
  return planWith(onTime, inputs, year);
}

function planWith(payments: readonly Payment[], inputs: Inputs, year: Year) {
  const { result, law } = year;
  const brief = {
    incomeTaxAfterNonrefundableCredits: result.taxAfterCredits,
    selfEmploymentTax: result.selfEmploymentTax,
    additionalMedicareTax: result.additionalMedicareTax.tax,
    netInvestmentIncomeTax: result.investmentTax.tax,
    otherTaxes: 0,
    refundableCredits: result.refundableCredits,
  };
  return paymentPlan(
    {
      ...brief,
      taxYear: inputs.taxYear,
      asOf: inputs.today,
      withholdingSoFar: 0,
      withholdingExpected: result.paid.withheld + result.paid.excessSocialSecurity,
      payments,
      priorYearTax: inputs.lastYearTax ?? 0,
      priorYearAgi: inputs.lastYearIncome ?? result.adjustedGrossIncome,
      priorYearReturnFiled: inputs.lastYearTax !== null,
      priorYearFull12Months: inputs.lastYearTax !== null,
      usCitizenOrResidentAllPriorYear: true,
      annualizedTax: inputs.unevenIncome ? annualizedTax(inputs, year) : null,
    },
    { estimatedTax: law.estimatedTax, annualizationPeriods },
  );
}

/** The whole return's tax if the year continued like the months up to the end of each period. */
function annualizedTax(inputs: Inputs, year: Year) {
  const at = (share: number, factor: number) =>
    taxWith(year, inputs, { profitTimes: share * factor }).result.taxAfterRefundableCredits;
  return [
    at(inputs.profitByMarch, annualizationPeriods[1].annualizationFactor),
    at(inputs.profitByMay, annualizationPeriods[2].annualizationFactor),
    at(inputs.profitByAugust, annualizationPeriods[3].annualizationFactor),
    at(1, annualizationPeriods[4].annualizationFactor),
  ] as const;
}

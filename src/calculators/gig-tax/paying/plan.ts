/** What to pay during the year, and when. */
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { paymentPlan } from "../../../engine/payments/payment-plan.ts";
import type { Payment } from "../../../engine/payments/underpayment-penalty.ts";
import { annualizationPeriods } from "../../../law/us/every-year.data.ts";
import type { Inputs, Payee } from "../inputs.ts";
import { taxWith, type Year } from "../year/year.ts";

/** What was paid to the IRS, the state or the city so far, as typed. */
export const paidTo = (payee: Payee, { payments }: Pick<Inputs, "payments">): readonly Payment[] =>
  payments
    .filter(({ to, amount }) => to === payee && amount > 0)
    .map(({ paidOn, amount }) => ({ day: paidOn, amount }));

export const hasTypedPayment = ({ payments }: Pick<Inputs, "payments">): boolean =>
  payments.some(({ amount }) => amount > 0);

/**
 * Whether payments due so far to the IRS, the state or the city count as made: until the visitor types one, or says
 * that nothing was paid, or the return was due. Who says that some were paid is asked for them first.
 */
export const countsAsPaid = (inputs: Inputs, payee: Payee = "irs") =>
  inputs.today <= returnDue(inputs.taxYear) &&
  (inputs.paidSoFar === "due"
    ? paidTo(payee, inputs).length === 0
    : inputs.paidSoFar === "some" && !hasTypedPayment(inputs));

/** Assumes every payment due so far was made on time, unless the visitor said otherwise. */
export function planOf(inputs: Inputs, year: Year) {
  const plan = planWith(paidTo("irs", inputs), inputs, year);
  if (!countsAsPaid(inputs)) return plan;
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
    otherTaxes: result.earlyWithdrawalTax,
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
      annualizedTax: annualizedTax(inputs, year),
    },
    { estimatedTax: law.estimatedTax, annualizationPeriods },
  );
}

/**
 * The whole return's tax if the year continued like the months up to the end of each period; null if profit comes
 * evenly all year. Work that began during the year pays evenly from then on.
 */
function annualizedTax(inputs: Inputs, year: Year) {
  const { unevenIncome, profitByMarch, profitByMay, profitByAugust } = inputs;
  const profit = year.businesses.reduce((sum, { sheet }) => sum + sheet.netProfit, 0);
  if (!unevenIncome && (profit <= 0 || year.businesses.every(({ gig }) => gig.began === 1))) return null;
  const profitBy = (months: number) =>
    year.businesses.reduce(
      (sum, { gig: { began }, sheet }) => sum + (sheet.netProfit * Math.max(0, months + 1 - began)) / (13 - began),
      0,
    );
  const at = (period: 1 | 2 | 3 | 4, typed: number) => {
    const { months, annualizationFactor } = annualizationPeriods[period];
    const share = unevenIncome ? typed : profitBy(months) / profit;
    return taxWith(year, inputs, { profitTimes: share * annualizationFactor, exact: false }).result
      .taxAfterRefundableCredits;
  };
  return [at(1, profitByMarch), at(2, profitByMay), at(3, profitByAugust), at(4, 1)] as const;
}

import { annualizedInstalments } from "../engine/payments/annualized-instalments.ts";
import { catchUp } from "../engine/payments/catch-up.ts";
import { paymentDates, returnDue } from "../engine/payments/due-dates.ts";
import { requiredAnnualPayment, type SafeHarborLaw } from "../engine/payments/required-annual-payment.ts";
import { underpaymentPenalty } from "../engine/payments/underpayment-penalty.ts";
import { valuesOf } from "../law/figure.ts";
import { forStatus } from "../law/us/index.ts";
import { annualizationPeriods } from "../law/us/payments.ts";
import { estimatedTaxStatute } from "../law/us/statute.ts";
import type { GigRule } from "./tax-gig-plan.fields.ts";

export const dueDates: GigRule = (inputs) => {
  const taxYear = inputs.calendarYear();
  const dates = paymentDates(taxYear);
  return {
    due_dates: dates.map((date) => date.due),
    days_counted_from: dates.map((date) => date.countedFrom),
    return_due: returnDue(taxYear),
  };
};

export const required: GigRule = (inputs) => {
  const law = valuesOf<SafeHarborLaw>(forStatus(estimatedTaxStatute, inputs.status()));
  const worksheet = requiredAnnualPayment(
    {
      incomeTaxAfterNonrefundableCredits: inputs.number("income_tax_after_nonrefundable_credits"),
      selfEmploymentTax: inputs.number("self_employment_tax"),
      additionalMedicareTax: inputs.number("additional_medicare_tax"),
      netInvestmentIncomeTax: inputs.number("net_investment_income_tax"),
      otherTaxes: inputs.number("other_taxes"),
      refundableCredits: inputs.number("refundable_credits"),
      withholding: inputs.number("withholding"),
      priorYearTax: inputs.number("prior_year_tax"),
      priorYearAgi: inputs.number("prior_year_agi"),
      priorYearReturnFiled: inputs.flag("prior_year_return_filed"),
      priorYearFull12Months: inputs.flag("prior_year_full_12_months"),
      usCitizenOrResidentAllPriorYear: inputs.flag("us_citizen_or_resident_all_prior_year"),
    },
    law,
  );
  return {
    current_year_tax: worksheet.currentYearTax,
    ninety_percent_of_current_year: worksheet.currentYearAmount,
    prior_year_multiplier: worksheet.priorYearMultiplier,
    prior_year_amount: worksheet.priorYearAmount,
    required_annual_payment: worksheet.required,
    method: worksheet.method,
    tax_after_withholding: worksheet.taxAfterWithholding,
    owes_less_than_1000: worksheet.owesLittle,
    no_tax_liability_last_year: worksheet.noTaxLiabilityLastYear,
    withholding_covers_required: worksheet.withholdingCoversRequired,
    estimated_payments_needed: worksheet.paymentsNeeded,
    required_instalments: Array(4).fill(worksheet.instalment),
    payments_after_withholding: Array(4).fill(worksheet.instalmentAfterWithholding),
  };
};

export const planFromToday: GigRule = (inputs) => {
  const asOf = inputs.day("as_of");
  const payments = inputs.payments();
  const late = payments.find((payment) => payment.day > asOf);
  if (late) throw new Error(`"payments" has one after "as_of": ${late.day}`);
  const quarter = inputs.number("required_annual_payment") / 4;
  const plan = catchUp({
    asOf,
    instalments: paymentDates(inputs.calendarYear()).map((date) => ({ ...date, required: quarter })),
    withholding: inputs.number("withholding_so_far") + inputs.number("withholding_expected"),
    payments,
  });
  return {
    withholding_counted_per_date: plan.withholdingPerDate,
    instalment_after_withholding: plan.dates.map((date) => date.afterWithholding),
    shortfall_at_due_date: plan.dates.map((date) => date.shortfall),
    overdue_by_instalment: plan.dates.map((date) => date.overdue),
    overdue_total: plan.overdue,
    remaining_payments: plan.dates.filter((date) => date.ahead).map((date) => [date.due, date.toPay]),
    remaining_total: plan.stillToPay,
  };
};

export const penalty: GigRule = (inputs) => {
  const taxYear = inputs.calendarYear();
  const requiredInstalments = inputs.four("required_instalments");
  const dates = paymentDates(taxYear);
  const countedFrom = inputs.has("start_dates") ? inputs.days("start_dates") : dates.map((date) => date.countedFrom);
  const due = inputs.has("due_dates") ? inputs.days("due_dates") : dates.map((date) => date.due);
  const rates = inputs.rates("quarterly_rates");
  const worksheet = underpaymentPenalty(
    {
      taxYear,
      instalments: requiredInstalments.map((amount, i) => ({
        required: amount,
        countedFrom: countedFrom[i] as string,
        due: due[i] as string,
      })),
      withholding: inputs.number("withholding"),
      payments: inputs.payments(),
    },
    rates,
  );
  return {
    underpayment_at_due_date: worksheet.instalments.map((one) => one.underpayment),
    penalty_by_instalment: worksheet.instalments.map((one) => one.penalty),
    penalty_total: worksheet.penalty,
  };
};

/** Schedule AI from the annualized tax of each period on. */
export const annualizedLastStep: GigRule = (inputs) => {
  const { instalments } = annualizedInstalments(
    inputs.four("annualized_total_tax"),
    inputs.number("required_annual_payment"),
    valuesOf(annualizationPeriods),
  );
  return {
    required_instalments: instalments.map((one) => one.instalment),
    regular_instalments: instalments.map((one) => one.regularInstalment),
  };
};

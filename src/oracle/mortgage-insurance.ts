import { fhaLoan } from "../engine/mortgage/insurance/fha.ts";
import { privateInsurance } from "../engine/mortgage/insurance/private-insurance.ts";
import { usdaLoan } from "../engine/mortgage/insurance/usda.ts";
import { vaLoan } from "../engine/mortgage/insurance/va.ts";
import { valuesOf } from "../law/figure.ts";
import { fha, fhaAnnualPremiums } from "../law/mortgage/fha.ts";
import { homeownersProtection } from "../law/mortgage/homeowners-protection.ts";
import { usda } from "../law/mortgage/usda.ts";
import { vaPurchaseFees } from "../law/mortgage/va.ts";
import { answerBy, type Fields, percent, type Rule } from "./mortgage-case.fields.ts";

const terms = (inputs: Fields) => ({
  annualRate: inputs.fraction("notePercent"),
  termMonths: inputs.months("months"),
});
const byYear = (charges: readonly number[]) => Object.fromEntries(charges.map((charge, i) => [i + 1, charge]));

const pmiRemoval: Rule = (inputs) => {
  const loan = {
    ...terms(inputs),
    loan: inputs.amount("loan"),
    firstPayment: inputs.date("firstPaymentDate"),
    originalValue: inputs.amount("propertyValue"),
    mortgageInsuranceRate: inputs.fraction("pmiAnnualPercent"),
  };
  const extras = { perMonth: inputs.numberOr("extraMonthly", 0) };
  const result = privateInsurance(loan, valuesOf(homeownersProtection), extras);
  return {
    scheduled80Payment: result.scheduledRequest,
    scheduled80Date: result.scheduledRequestDate,
    scheduled78Payment: result.scheduledAutomatic,
    scheduled78Date: result.scheduledAutomaticDate,
    midpointPayment: result.midpoint,
    midpointDate: result.midpointDate,
    actual80Payment: result.actualRequest,
    actual80Date: result.actualRequestDate,
    pmiMonthly: result.perMonth,
    pmiTotalIfAutomatic: result.totalIfAutomatic,
    pmiTotalIfRequestedOnActual80: result.totalIfRequested,
  };
};

const fhaMip: Rule = (inputs) => {
  const purchase = { ...terms(inputs), price: inputs.amount("price"), downShare: inputs.fraction("downPercent") };
  const result = fhaLoan(purchase, valuesOf(fha), fhaAnnualPremiums);
  return {
    baseLoan: result.loan,
    ltvPercent: percent(result.loanToValue),
    upfrontMip: result.upfrontPremium,
    totalLoan: result.totalLoan,
    principalAndInterest: result.principalAndInterest,
    annualMipPercent: percent(result.annualPremiumRate),
    mipMonths: result.premiumMonths,
    monthlyMipByLoanYear: byYear(result.premiums),
    totalAnnualMip: result.totalAnnualPremiums,
  };
};

const vaFee: Rule = (inputs) => {
  const purchase = {
    ...terms(inputs),
    price: inputs.amount("price"),
    downShare: inputs.fractionOr("downPercent", 0),
    firstUse: inputs.flagOr("firstUse", true),
    exempt: inputs.flagOr("exempt", false),
  };
  const result = vaLoan(purchase, vaPurchaseFees);
  return {
    baseLoan: result.loan,
    feePercent: percent(result.feeRate),
    fundingFee: result.fundingFee,
    totalLoan: result.totalLoan,
    principalAndInterest: result.principalAndInterest,
  };
};

const usdaFee: Rule = (inputs) => {
  const today = valuesOf(usda);
  const downShare = inputs.fractionOr("downPercent", 0);
  const result = usdaLoan(
    { ...terms(inputs), loan: inputs.amount("price") * (1 - downShare), feeOnLoanAlone: true },
    {
      upfrontRate: inputs.fractionOr("upfrontPercent", today.upfrontRate),
      annualFeeRate: inputs.fractionOr("annualPercent", today.annualFeeRate),
    },
  );
  return {
    upfrontFee: result.upfrontFee,
    totalLoan: result.totalLoan,
    principalAndInterest: result.principalAndInterest,
    monthlyFeeByLoanYear: byYear(result.fees),
  };
};

export const answer = answerBy({ "pmi-removal": pmiRemoval, "fha-mip": fhaMip, "va-fee": vaFee, "usda-fee": usdaFee });

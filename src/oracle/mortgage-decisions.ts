import { affordability } from "../engine/mortgage/affordability.ts";
import { at } from "../engine/mortgage/ledger.ts";
import { realCost, worthOf } from "../engine/mortgage/owning/inflation.ts";
import { growingWith, type OwnedHome } from "../engine/mortgage/owning/owning.ts";
import { rentOrBuy } from "../engine/mortgage/owning/rent-or-buy.ts";
import { byBrackets } from "../engine/mortgage/owning/tax-saving.ts";
import { trueCost } from "../engine/mortgage/owning/true-cost.ts";
import { points } from "../engine/mortgage/points.ts";
import { prepayOrInvest } from "../engine/mortgage/prepay-or-invest.ts";
import { refinance } from "../engine/mortgage/refinance.ts";
import { schedule } from "../engine/mortgage/schedule.ts";
import { valuesOf } from "../law/figure.ts";
import { homeSale } from "../law/mortgage/homeowner-taxes.ts";
import { homeownersProtection } from "../law/mortgage/homeowners-protection.ts";
import { answerBy, type Fields, percent, type Rule } from "./mortgage-case.fields.ts";

const law = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);

const affordable: Rule = (inputs) => {
  const result = affordability(
    {
      incomePerYear: inputs.amount("incomeAnnual"),
      debtsPerMonth: inputs.numberOr("debtsMonthly", 0),
      downPayment: inputs.amount("downPayment"),
      annualRate: inputs.fraction("notePercent"),
      insuredAnnualRate: inputs.fraction("notePercent"),
      termMonths: inputs.months("months"),
      // These cases know the home insurance as a percent of the price, like the tax.
      propertyTaxRate: inputs.fractionOr("propertyTaxPercent", 0) + inputs.fractionOr("insurancePercent", 0),
      fixedPerYear: 0,
      associationDuesPerMonth: inputs.numberOr("hoaMonthly", 0),
      mortgageInsuranceRate: inputs.fractionOr("pmiAnnualPercent", 0),
      mortgageInsurancePerMonth: 0,
      ceiling: null,
      frontShare: inputs.fraction("frontPercent"),
      backShare: inputs.fraction("backPercent"),
    },
    law,
  );
  return {
    maxHousingPayment: result.maxHousingPayment,
    binding: result.frontBinds ? "front" : "back",
    maxPrice: result.maxPrice,
    loan: result.loan,
    ltvPercent: percent(result.loanToValue),
    pmiApplies: result.insured,
    housingPaymentAtMax: result.housingPayment,
  };
};

const refinancing: Rule = (inputs) => {
  const result = refinance({
    originalLoan: inputs.amount("originalLoan"),
    oldRate: inputs.fraction("oldPercent"),
    oldMonths: inputs.months("oldMonths"),
    paymentsMade: inputs.number("paymentsMade"),
    newRate: inputs.fraction("newPercent"),
    newMonths: inputs.months("newMonths"),
    closingCosts: inputs.numberOr("closingCosts", 0),
    costsFinanced: inputs.flagOr("costsFinanced", false),
    cashOut: inputs.numberOr("cashOut", 0),
    holdMonths: inputs.numberOr("holdMonths", 0),
    // The cases discount by a twelfth of this rate each month; ours is what a year comes to.
    discountRate: (1 + inputs.fractionOr("discountAnnualPercent", 0) / 12) ** 12 - 1,
  });
  return {
    balance: result.balance,
    newLoan: result.newLoan,
    oldPayment: result.oldPayment,
    newPayment: result.newPayment,
    monthlySaving: result.monthlySaving,
    simpleBreakEvenMonths: result.simpleBreakEven,
    equityBreakEvenMonth: result.equityBreakEvenMonth,
    npvAtHold: result.presentValue,
    remainingInterestOld: result.remainingInterestOld,
    totalInterestNew: result.totalInterestNew,
  };
};

const buyingPoints: Rule = (inputs) => {
  const result = points({
    loan: inputs.amount("loan"),
    termMonths: inputs.months("months"),
    annualRate: inputs.fraction("ratePercent"),
    pointsShare: inputs.fraction("pointsPercent"),
    rateWithPoints: inputs.fraction("rateWithPointsPercent"),
    alternativeReturn: inputs.fractionOr("alternativeReturnPercent", 0),
  });
  return {
    cost: result.cost,
    paymentWithout: result.paymentWithout,
    paymentWith: result.paymentWith,
    monthlySaving: result.monthlySaving,
    simpleBreakEvenMonths: result.simpleBreakEven,
    equityBreakEvenMonth: result.equityBreakEvenMonth,
    interestSavedFullTerm: result.interestSaved,
    aprWithPointsPercent: result.aprWithPoints === null ? null : result.aprWithPoints * 100,
  };
};

const spareMoney: Rule = (inputs) =>
  prepayOrInvest({
    loan: inputs.amount("loan"),
    annualRate: inputs.fraction("notePercent"),
    termMonths: inputs.months("months"),
    extraPerMonth: inputs.amount("extraMonthly"),
    investReturn: inputs.fraction("investReturnAnnualPercent"),
    interestTaxShare: 0,
  });

const inflation: Rule = (inputs) => {
  const made = schedule({
    loan: inputs.amount("loan"),
    annualRate: inputs.fraction("notePercent"),
    termMonths: inputs.months("months"),
    firstPayment: { year: 2027, month: 1, day: 1 },
  });
  const rate = inputs.fraction("inflationPercent");
  const { realPaid, realInterest, realRate } = realCost(made, rate);
  return {
    nominalTotal: made.totalPaid,
    nominalInterest: made.totalInterest,
    realTotal: realPaid,
    realInterest,
    realRatePercent: realRate * 100,
    realValueOfPayment120: at(made.payment, 120) * worthOf(120, rate),
  };
};

const homeOf = (inputs: Fields): OwnedHome => ({
  price: inputs.amount("price"),
  downShare: inputs.fraction("downPercent"),
  closingShare: inputs.fractionOr("closingPercent", 0),
  annualRate: inputs.fraction("notePercent"),
  termMonths: inputs.months("months"),
  propertyTaxRate: inputs.fractionOr("propertyTaxPercent", 0),
  maintenanceRate: inputs.fractionOr("maintenancePercent", 0),
  insurancePerYear: inputs.numberOr("insuranceAnnual", 0),
  associationDuesPerMonth: inputs.numberOr("hoaMonthly", 0),
  mortgageInsuranceRate: inputs.fractionOr("pmiAnnualPercent", 0),
  appreciation: inputs.fractionOr("appreciationPercent", 0),
  inflation: inputs.fractionOr("inflationPercent", 0),
  sellingShare: inputs.fractionOr("sellingPercent", 0),
  ...growingWith(inputs.fractionOr("appreciationPercent", 0), inputs.fractionOr("inflationPercent", 0)),
});

/** One rate on every dollar of an income that exceeds all deductions. */
const taxSavingOf = (inputs: Fields) =>
  byBrackets(
    {
      incomePerYear: 1e9,
      rates: [{ floor: 0, rate: inputs.fractionOr("marginalPercent", 0) }],
      topBracketStart: 1e9,
      topBracketShare: 0,
      standardDeduction: inputs.numberOr("standardDeduction", 0),
      otherItemized: inputs.numberOr("otherItemized", 0),
      otherStateTax: inputs.numberOr("otherStateTax", 0),
      saltCap: inputs.numberOr("saltCap", Number.POSITIVE_INFINITY),
      interestDebtLimit: inputs.numberOr("interestDebtLimit", Number.POSITIVE_INFINITY),
      deductibleInsuranceShare: () => (inputs.flagOr("pmiDeductible", false) ? 1 : 0),
    },
    inputs.fractionOr("inflationPercent", 0),
  );

const saleTaxOf = (inputs: Fields) => ({
  capitalGainsRate: inputs.fractionOr("capitalGainsPercent", 0),
  gainExclusion: inputs.numberOr("gainExclusion", 0),
  exclusionYears: homeSale.exclusionYears.value,
});

const owningCost: Rule = (inputs) => {
  const result = trueCost(homeOf(inputs), inputs.months("years"), law, saleTaxOf(inputs), taxSavingOf(inputs));
  return {
    interest: result.interest,
    principal: result.principal,
    propertyTax: result.propertyTax,
    insurance: result.insurance,
    maintenance: result.maintenance,
    hoa: result.dues,
    pmi: result.mortgageInsurance,
    taxSaving: result.taxSaving,
    upfront: result.upfront,
    cashOutTotal: result.cashOut,
    cashOutReal: result.cashOutReal,
    homeValueAtEnd: result.homeValue,
    loanBalanceAtEnd: result.balanceAtEnd,
    saleProceedsAfterTax: result.saleProceeds,
    netCost: result.netCost,
    unrecoverableCost: result.unrecoverableCost,
    netCostPerMonth: result.netCostPerMonth,
  };
};

const rentingOrBuying: Rule = (inputs) => {
  const result = rentOrBuy(
    homeOf(inputs),
    {
      rentPerMonth: inputs.amount("rentMonthly"),
      rentGrowth: inputs.fractionOr("rentGrowthPercent", 0),
      rentersInsurancePerMonth: inputs.numberOr("rentersInsuranceMonthly", 0),
      depositMonths: inputs.numberOr("depositMonths", 0),
    },
    {
      investReturn: inputs.fractionOr("investReturnPercent", 0),
      investTaxRate: inputs.fractionOr("investGainsTaxPercent", 0),
    },
    inputs.months("years"),
    law,
    saleTaxOf(inputs),
    taxSavingOf(inputs),
  );
  return {
    paymentUnrounded: result.payment,
    upfrontBuyer: result.upfront,
    homeValueAtEnd: result.homeValue,
    loanBalanceAtEnd: result.balanceAtEnd,
    saleProceedsAfterTax: result.saleProceeds,
    taxSavingTotal: result.taxSaving,
    rentPaidTotal: result.rentPaid,
    wealthBuyer: result.wealthBuyer,
    wealthRenter: result.wealthRenter,
    advantageBuy: result.advantageBuy,
    advantageBuyReal: result.advantageBuyReal,
    breakEvenYear: result.breakEvenYear,
    breakEvenRentMonthly: result.breakEvenRent,
  };
};

export const answer = answerBy({
  affordability: affordable,
  refinance: refinancing,
  points: buyingPoints,
  "prepay-vs-invest": spareMoney,
  "inflation-adjusted": inflation,
  "true-cost": owningCost,
  "rent-vs-buy": rentingOrBuying,
});

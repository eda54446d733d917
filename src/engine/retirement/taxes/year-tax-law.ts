import { type Growth, type Indexing, type IndexingOf, indexedLaw } from "./indexing.ts";
import type { YearTaxLaw } from "./year-tax.ts";

const PRICES: Indexing = { follows: "prices" };
const FIXED: Indexing = { follows: "nothing" };

/**
 * How the tax law changes in later years. Brackets, deductions, the limits for gains and the amounts of the minimum tax
 * follow prices (26 USC 1(f), 63(c)(7), 55(d)(3)). The thresholds for benefits, for the tax on investment income and
 * for the Additional Medicare Tax are fixed dollar amounts.
 */
const yearTaxIndexing: IndexingOf<Omit<YearTaxLaw, "state">> = {
  incomeTax: {
    rates: PRICES,
    zeroRateUpTo: PRICES,
    middleRateUpTo: PRICES,
    middleRate: null,
    topRate: null,
    tableEnds: FIXED,
  },
  standardDeduction: { basic: PRICES, addition: PRICES, dependentLeast: PRICES, dependentAddition: PRICES },
  senior: { perPerson: FIXED, phaseOutStart: FIXED, phaseOutRate: null },
  minimumTax: {
    exemption: PRICES,
    phaseOutStart: PRICES,
    phaseOutRate: null,
    lowRate: null,
    highRate: null,
    highRateFrom: PRICES,
  },
  netInvestmentIncome: { threshold: FIXED, rate: null },
  socialSecurityBenefits: {
    base: FIXED,
    secondBase: FIXED,
    baseLivingTogether: FIXED,
    firstRate: null,
    secondRate: null,
  },
  earlyWithdrawal: { rate: null },
  additionalMedicare: { threshold: FIXED, rate: null },
  selfEmployment: {
    wageBase: PRICES,
    socialSecurityRate: null,
    medicareRate: null,
    netEarningsFactor: null,
    filingFloor: FIXED,
  },
  qualifiedBusinessIncome: {
    rate: null,
    wageShare: null,
    wageShareWithProperty: null,
    propertyShare: null,
    threshold: PRICES,
    phaseInWidth: FIXED,
    minimum: PRICES,
    minimumFrom: PRICES,
  },
};

/** Only the figures that a year's tax needs, from tables that hold more: the same shape for every year and status. */
export function yearTaxLaw(tables: YearTaxLaw): Omit<YearTaxLaw, "state"> {
  const {
    incomeTax: on,
    standardDeduction: deduction,
    senior,
    netInvestmentIncome: niit,
    minimumTax: minimum,
  } = tables;
  const {
    socialSecurityBenefits: benefits,
    earlyWithdrawal,
    additionalMedicare: medicare,
    selfEmployment,
    qualifiedBusinessIncome: qbi,
  } = tables;
  return {
    incomeTax: {
      rates: on.rates,
      zeroRateUpTo: on.zeroRateUpTo,
      middleRateUpTo: on.middleRateUpTo,
      middleRate: on.middleRate,
      topRate: on.topRate,
      tableEnds: on.tableEnds,
    },
    standardDeduction: {
      basic: deduction.basic,
      addition: deduction.addition,
      dependentLeast: deduction.dependentLeast,
      dependentAddition: deduction.dependentAddition,
    },
    senior: { perPerson: senior.perPerson, phaseOutStart: senior.phaseOutStart, phaseOutRate: senior.phaseOutRate },
    minimumTax: {
      exemption: minimum.exemption,
      phaseOutStart: minimum.phaseOutStart,
      phaseOutRate: minimum.phaseOutRate,
      lowRate: minimum.lowRate,
      highRate: minimum.highRate,
      highRateFrom: minimum.highRateFrom,
    },
    netInvestmentIncome: { rate: niit.rate, threshold: niit.threshold },
    socialSecurityBenefits: {
      base: benefits.base,
      secondBase: benefits.secondBase,
      baseLivingTogether: benefits.baseLivingTogether,
      firstRate: benefits.firstRate,
      secondRate: benefits.secondRate,
    },
    earlyWithdrawal: { rate: earlyWithdrawal.rate },
    additionalMedicare: { rate: medicare.rate, threshold: medicare.threshold },
    selfEmployment: {
      wageBase: selfEmployment.wageBase,
      socialSecurityRate: selfEmployment.socialSecurityRate,
      medicareRate: selfEmployment.medicareRate,
      netEarningsFactor: selfEmployment.netEarningsFactor,
      filingFloor: selfEmployment.filingFloor,
    },
    qualifiedBusinessIncome: {
      rate: qbi.rate,
      wageShare: qbi.wageShare,
      wageShareWithProperty: qbi.wageShareWithProperty,
      propertyShare: qbi.propertyShare,
      threshold: qbi.threshold,
      phaseInWidth: qbi.phaseInWidth,
      minimum: qbi.minimum,
      minimumFrom: qbi.minimumFrom,
    },
  };
}

/**
 * The law of a later year in today's dollars, if nothing is enacted: what follows prices stays the same, fixed dollar
 * thresholds shrink, and the deduction for seniors ends after its last year.
 */
export function lawInTodaysDollars(
  law: YearTaxLaw,
  { year, seniorDeductionLastYear, prices }: { year: number; seniorDeductionLastYear: number; prices: number },
): YearTaxLaw {
  const growth: Growth = { prices, wages: prices };
  const carried = { ...indexedLaw(yearTaxLaw(law), yearTaxIndexing, growth, 1 / prices), state: law.state };
  return year <= seniorDeductionLastYear ? carried : { ...carried, senior: { ...carried.senior, perPerson: 0 } };
}

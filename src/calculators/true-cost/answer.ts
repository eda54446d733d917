/** What the tool shows for these inputs: it chooses law and assumptions, and the engine computes. */

import { taxOn } from "../../engine/brackets.ts";
import { needsPrivateInsurance } from "../../engine/mortgage/insurance/private-insurance.ts";
import { type SaltLaw, saltCapAt } from "../../engine/mortgage/owning/homeowner-deductions.ts";
import { houseCost } from "../../engine/mortgage/owning/house-cost.ts";
import { growingWith, type OwnedHome, saleAfter } from "../../engine/mortgage/owning/owning.ts";
import { rentOrBuy, wealthByYear } from "../../engine/mortgage/owning/rent-or-buy.ts";
import { byBrackets } from "../../engine/mortgage/owning/tax-saving.ts";
import { opportunityCost, trueCost } from "../../engine/mortgage/owning/true-cost.ts";
import { upkeepByMethod } from "../../engine/mortgage/owning/upkeep.ts";
import { mortgageInsurancePhaseOut } from "../../engine/tax/schedule-a.ts";
import { perYear } from "../../inputs/fields.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import { valuesOf } from "../../law/figure.ts";
import { homeSale, mortgageInterest, saltCapFrom2030, saltCaps } from "../../law/mortgage/homeowner-taxes.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { outlook, renting } from "../../law/mortgage/outlook.ts";
import { upkeep } from "../../law/mortgage/upkeep.ts";
import { lawFor } from "../../law/us/index.ts";
import { baseLoanOf, downPaymentOf, houseAsked } from "../home/house.ts";
import type { Inputs } from "./inputs.ts";

export const protection = valuesOf(homeownersProtection);
/** The first year of owning, with its standard deduction, brackets and caps. */
export const FIRST_YEAR = 2026;
/** Any month will do, because these answers count dates and don't name them. */
export const FIRST_PAYMENT = { year: 2027, month: 1, day: 1 };
/** How far ahead the comparison with renting looks. */
const LONGEST_STAY = 40;

const upkeepOf = (given: Inputs) =>
  upkeepByMethod(
    { price: given.price, squareFeet: given.squareFeet, parts: given.parts },
    { shareOfValue: given.upkeepShare, perSquareFoot: given.perSquareFoot, routine: upkeep.routine.value },
  );

const chosen = { value: "byValue", area: "byArea", parts: "byParts", reported: "reported" } as const;

/** The home as input for the owning engine. */
function homeOf(given: Inputs, upkeepPerYear: number): OwnedHome {
  const { price } = given;
  const perDollar = (amount: number) => (price > 0 ? amount / price : 0);
  const downShare = perDollar(downPaymentOf(given));
  const isInsured = needsPrivateInsurance(baseLoanOf(given), price, protection);
  return {
    price,
    downShare,
    closingShare: perDollar(dollarsOf(given.closing, price)),
    annualRate: given.annualRate,
    termMonths: given.termMonths,
    propertyTaxRate: perDollar(dollarsOf(given.propertyTax, price)),
    maintenanceRate: perDollar(upkeepPerYear),
    insurancePerYear: perYear(given.insurance),
    associationDuesPerMonth: perYear(given.associationDues) / 12,
    mortgageInsuranceRate: isInsured ? given.mortgageInsuranceRate : 0,
    appreciation: given.appreciation,
    inflation: given.inflation,
    sellingShare: given.sellingShare,
    ...growingWith(given.appreciation, given.inflation),
    assessmentGrowth: given.assessmentGrowth,
    maintenanceGrowth: given.upkeepGrowth,
    insuranceGrowth: given.insuranceGrowth,
    duesGrowth: given.duesGrowth,
    specialAssessment: given.specialAssessment,
    specialAssessmentYear: Math.ceil(given.yearsStaying / 2),
  };
}

/** The tax that owning saves in each year, under the first year's law; unindexed caps are each year's own. */
function taxSavingOf(given: Inputs) {
  const { filingStatus, incomePerYear, inflation } = given;
  const { incomeTax, standardDeduction, itemized } = lawFor(FIRST_YEAR, filingStatus);
  const incomeIn = (year: number) => incomePerYear * (1 + inflation) ** (year - 1);
  const saltCap = (year: number) =>
    saltCapAt(incomeIn(year), valuesOf<SaltLaw>((saltCaps[FIRST_YEAR + year - 1] ?? saltCapFrom2030).others));
  return byBrackets(
    {
      incomePerYear,
      rates: incomeTax.rates,
      standardDeduction: standardDeduction.basic,
      otherItemized: given.otherItemized,
      otherStateTax: given.stateTax,
      saltCap,
      interestDebtLimit: mortgageInterest.others.debtLimit.value,
      deductibleInsuranceShare: (year) => 1 - mortgageInsurancePhaseOut(incomeIn(year), itemized).mortgageInsuranceLost,
      topBracketStart: itemized.topBracketStart,
      topBracketShare: itemized.topBracketShare,
    },
    inflation,
  );
}

/**
 * What is paid on a dollar of the gain that is taxed at the sale: it comes on top of the income, where long-term gains
 * have rates of their own (26 USC 1(h)), and above a threshold that isn't indexed, the net investment income tax is
 * added (26 USC 1411). The income and the brackets rise with prices. Without such a gain, the middle rate.
 */
function rateOnGain(gain: number, { filingStatus, incomePerYear, inflation, yearsStaying }: Inputs): number {
  const { incomeTax, standardDeduction, netInvestmentIncome } = lawFor(FIRST_YEAR, filingStatus);
  const { zeroRateUpTo, middleRateUpTo, middleRate, topRate } = incomeTax;
  if (gain <= 0) return middleRate;
  const prices = (1 + inflation) ** (yearsStaying - 1);
  const onGains = [
    { floor: zeroRateUpTo, rate: middleRate },
    { floor: middleRateUpTo, rate: topRate },
  ];
  const added = [{ floor: netInvestmentIncome.threshold / prices, rate: netInvestmentIncome.rate }];
  const taxAt = (income: number) => taxOn(income - standardDeduction.basic, onGains) + taxOn(income, added);
  const inFirstDollars = gain / prices;
  return (taxAt(incomePerYear + inFirstDollars) - taxAt(incomePerYear)) / inFirstDollars;
}

/** The rate is that of a sale at the end of the stay, for sales in other years too. */
function saleTaxOf(given: Inputs, home: OwnedHome) {
  const { gainExclusion } = given.filingStatus === "married_joint" ? homeSale.joint : homeSale.others;
  const exclusion = { gainExclusion: gainExclusion.value, exclusionYears: homeSale.exclusionYears.value };
  const taxed = saleAfter(given.yearsStaying, 0, home, { ...exclusion, capitalGainsRate: 1 }).gainsTax;
  return { ...exclusion, capitalGainsRate: rateOnGain(taxed, given) };
}

/** What it costs to own the home, and what that follows from. */
export function costOf(given: Inputs) {
  const byMethod = upkeepOf(given);
  const upkeepPerYear = byMethod[chosen[given.upkeepMethod]];
  const home = homeOf(given, upkeepPerYear);
  const saleTax = saleTaxOf(given, home);
  const taxSaving = taxSavingOf(given);
  const cost = trueCost(home, given.yearsStaying, protection, saleTax, taxSaving);
  return { home, byMethod, upkeepPerYear, cost, taxSaving, saleTax };
}

export function answer(given: Inputs) {
  const owned = costOf(given);
  const opportunity = opportunityCost(owned.cost, given.investReturn);
  const monthlyPayment = houseCost(houseAsked(given, FIRST_PAYMENT), protection).worksheet.total;
  return { ...owned, opportunity, monthlyPayment };
}

export type Answer = ReturnType<typeof answer>;
export type SaleTax = Answer["saleTax"];

export const rentOf = (given: Inputs) => ({
  rentPerMonth: given.rentPerMonth,
  rentGrowth: given.rentGrowth,
  rentersInsurancePerMonth: renting.insurancePerYear.value / 12,
  depositMonths: renting.depositMonths.value,
});

/** What follows from an answer, computed once for all who ask: the results, the pictures, the guide's text. */
export function onceFor<T>(of: (given: Inputs, answered: Answer) => T): typeof of {
  const found = new WeakMap<Answer, T>();
  return (given, answered) => {
    const known = found.get(answered) ?? of(given, answered);
    found.set(answered, known);
    return known;
  };
}

/** Buying versus renting: over the years of the stay, and until buying comes out ahead. */
export const comparedWithRent = onceFor((given, { home, taxSaving, saleTax }) => {
  const rent = rentOf(given);
  const savings = { investReturn: given.investReturn, investTaxRate: outlook.investTaxRate.value };
  const stay = rentOrBuy(home, rent, savings, given.yearsStaying, protection, saleTax, taxSaving);
  const { breakEvenYear } = wealthByYear(home, rent, savings, LONGEST_STAY, protection, saleTax, taxSaving);
  return { stay, breakEvenYear };
});

/** Conflicts between fields, in words, shown by the field. */
export function conflicts(given: Inputs): Record<string, string> {
  return dollarsOf(given.downPayment, given.price) > given.price
    ? { downPayment: "The down payment can’t be more than the price of the home." }
    : {};
}

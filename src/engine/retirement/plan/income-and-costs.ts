/** What a year of a plan starts from: balances, income, what is required, and what it costs to live. */

import { levelPayment } from "../../mortgage/level-payment.ts";
import { type MarketYear, realGrowth } from "../futures/market.ts";
import type { Trail } from "../solve.ts";
import { type MedicarePremiumLaw, medicarePremium } from "../taxes/irmaa.ts";
import type { Ceilings } from "../taxes/roth.ts";
import { type RetirementYear, type YearTaxLaw, yearTax } from "../taxes/year-tax.ts";
import { EMPTY_AT } from "../withdrawal-plan.ts";
import type { YearTerms } from "./schedule.ts";
import { type Holdings, savingsIn } from "./terms.ts";

/** What stays the same in all years. */
export interface Assumptions {
  readonly fee: number;
  readonly cashReturn: number;
  readonly dividendYield: number;
  readonly bondYield: number;
  readonly stateRate: number;
  readonly floorShare: number;
  readonly order: "conventional" | "proportional" | "fill";
  readonly fillTo: Ceilings;
}

/** What a year starts from. */
export interface YearGiven {
  readonly before: Holdings;
  readonly terms: YearTerms;
  readonly market: MarketYear;
  readonly assumptions: Assumptions;
  readonly law: YearTaxLaw;
  readonly medicareLaw: MedicarePremiumLaw;
  /** What a strategy takes from savings for living costs, before tax; `null` to take what the plan needs. */
  readonly wanted: number | null;
  /** Where last year's search ended. It only makes this one shorter. */
  readonly trail?: Trail;
}

/** Savings at the start, and what they grow to. */
export function opening({ before, terms, market, assumptions: { fee, cashReturn } }: YearGiven) {
  return {
    prices: before.prices,
    savings: savingsIn(before),
    priceGrowth: 1 + market.rise,
    growth: realGrowth(market, terms.stockShare, fee),
    cashGrowth: 1 + cashReturn,
  };
}
export type Opening = ReturnType<typeof opening>;

/** Balances in the 401(k) of a job left at 55 or later and in an equal-payment account, and the year's payment. */
function ownEarlyMoney(before: Holdings, terms: YearTerms, prices: number) {
  const { leavesWorkplace, fromWorkplace, paysOut, paymentPeriod, paymentRate, paymentShare } = terms;
  const workplace = !fromWorkplace ? 0 : leavesWorkplace > 0 ? leavesWorkplace * before.traditional : before.workplace;
  if (!paysOut) return { workplace, payingOut: 0, equalPayment: 0 };
  const payingOut =
    paymentPeriod === null
      ? before.payingOut
      : Math.min(paymentShare * before.traditional, before.traditional - workplace);
  const equalPayment =
    paymentPeriod === null
      ? Math.min(payingOut, before.equalPayment / prices)
      : levelPayment(payingOut, paymentRate, paymentPeriod);
  return { workplace, payingOut, equalPayment };
}

/** What accounts outside of retirement earn, pensions, and required withdrawals. */
export function income({ before, terms, assumptions }: YearGiven, { prices, priceGrowth, cashGrowth }: Opening) {
  const qualifiedDividends = before.taxable * terms.stockShare * assumptions.dividendYield;
  const homeGain = Math.max(0, terms.homePrice - (terms.homePaid + terms.homeExclusion) / prices);
  const required = terms.divisor === null ? 0 : before.traditional / terms.divisor;
  const spouseRequired = terms.spouseDivisor === null ? 0 : before.spouseTraditional / terms.spouseDivisor;
  const { workplace, payingOut, equalPayment } = ownEarlyMoney(before, terms, prices);
  const given = Math.min(terms.giving, terms.givingLimit, before.traditional);
  const spouseGiven = Math.min(
    terms.giving - given,
    terms.joint ? terms.spouseGivingLimit : terms.spouseGivingLimit - given,
    before.spouseTraditional,
  );
  const charity = given + spouseGiven;
  const lockedLeft = payingOut - equalPayment;
  const price = terms.annuityPrice;
  // What each person's accounts have beyond required distributions, gifts and equal payments.
  const ownBeyond = before.traditional - Math.max(required, given) - equalPayment - lockedLeft;
  const spouseBeyond = before.spouseTraditional - Math.max(spouseRequired, spouseGiven);
  const ownBought = Math.min(price, Math.max(0, ownBeyond));
  const spouseBought = Math.min(price - ownBought, Math.max(0, spouseBeyond));
  const annuityBought = ownBought + spouseBought;
  const annuityPayment = before.annuity + annuityBought * terms.annuityRate;
  const annuityIncome = terms.annuityPays ? annuityPayment : 0;
  const ladderPrice = terms.ladderPretax ? terms.ladderPrice : 0;
  const ownLadder = Math.min(ladderPrice, Math.max(0, ownBeyond - ownBought));
  const spouseLadder = Math.min(ladderPrice - ownLadder, Math.max(0, spouseBeyond - spouseBought));
  const ownFree = Math.max(0, ownBeyond - ownBought - ownLadder);
  const spouseFree = Math.max(0, spouseBeyond - spouseBought - spouseLadder);
  const ladderBought = ownLadder + spouseLadder;
  const ladderPayment = before.ladder + (terms.ladderPretax ? ladderBought : terms.ladderPrice) * terms.ladderRate;
  const ladderIncome = terms.ladderPays ? ladderPayment : 0;
  const ladderInterest = terms.ladderPretax
    ? 0
    : ladderPayment * terms.ladderWorth * Math.max(0, (1 + terms.ladderYield) * priceGrowth - 1);
  const taxableInterest =
    before.taxable * (1 - terms.stockShare) * assumptions.bondYield +
    before.cash * Math.max(0, cashGrowth * priceGrowth - 1) +
    ladderInterest;
  const taxedLadder = terms.ladderPretax ? ladderIncome : 0;
  const employerPension = terms.risingPension + terms.fixedPension / prices;
  const pension = employerPension + annuityIncome + taxedLadder;
  const requiredTaken = Math.max(0, required - given) + Math.max(0, spouseRequired - spouseGiven) + equalPayment;
  const traditional = before.traditional + before.spouseTraditional;
  const untaxedShare = before.afterTax > 0 ? Math.min(1, before.afterTax / Math.max(EMPTY_AT, traditional)) : 0;
  const rothUntaxed = terms.contributionsKnown ? Math.min(before.roth, before.rothContributions) : before.roth;
  const rothSpare = terms.rothFirst && terms.allEarly ? rothUntaxed : 0;
  const otherIncome = terms.socialSecurity + pension + terms.rent + (ladderIncome - taxedLadder) + terms.untaxedIncome;
  return {
    qualifiedDividends,
    homeGain,
    required,
    spouseRequired,
    workplace,
    payingOut,
    equalPayment,
    lockedLeft,
    given,
    spouseGiven,
    charity,
    ownBought,
    spouseBought,
    annuityBought,
    annuityPayment,
    annuityIncome,
    ownLadder,
    spouseLadder,
    ownFree,
    spouseFree,
    ladderBought,
    ladderPayment,
    ladderIncome,
    ladderInterest,
    taxableInterest,
    taxedLadder,
    employerPension,
    pension,
    requiredTaken,
    untaxedShare,
    rothUntaxed,
    rothSpare,
    otherIncome,
  };
}
export type Income = ReturnType<typeof income>;

/** Health costs with Medicare premiums, living costs, and one-time amounts: what is needed after tax. */
export function costs({ before, terms, medicareLaw }: YearGiven, { prices }: Opening) {
  const incomeTwoYearsBefore = before.medicareIncomeBefore / prices;
  const medicare = medicarePremium({ incomeTwoYearsBefore }, medicareLaw);
  const partB = (terms.medicareMonths / 12) * medicare.yearlyPremium;
  const premiums = terms.livesOnPay ? 0 : (terms.premiumsTyped ?? partB);
  const health = terms.healthCosts + terms.insurance + premiums;
  const fromHealth = Math.min(before.health, terms.healthCosts + Math.min(premiums, partB));
  const homePayment =
    terms.loanTaken > 0 ? 12 * levelPayment(terms.loanTaken, terms.loanRate / 12, terms.loanMonths) : before.homeLoan;
  const toLiveOn = Math.max(
    0,
    terms.spending + terms.mortgage / prices + (terms.loanDue ? homePayment : 0) + terms.homeCosts,
  );
  const need = toLiveOn + terms.oneOff + health - fromHealth + terms.savedFromIncome;
  return { incomeTwoYearsBefore, medicare, premiums, health, fromHealth, homePayment, toLiveOn, need };
}
export type Costs = ReturnType<typeof costs>;

/** Medicare surcharges in a year; none on premiums that were typed, or while pay covers them. */
export const surchargesIn = ({ premiumsTyped, livesOnPay, medicareMonths }: YearTerms, { medicare }: Costs): number =>
  premiumsTyped === null && !livesOnPay ? (medicareMonths / 12) * medicare.yearlySurcharge : 0;

/** The year's return before any conversion, or any withdrawal beyond the required ones. */
export function returnBefore({ before, terms, assumptions }: YearGiven, came: Income): RetirementYear {
  const traditional = before.traditional + before.spouseTraditional;
  return {
    calendarYear: terms.year,
    seniors: terms.seniors,
    separateTogether: false,
    socialSecurity: terms.socialSecurity,
    ownSocialSecurity: terms.ownSocialSecurity,
    wages: terms.wages,
    profit: terms.profit,
    ownWages: terms.ownWages,
    pension: came.pension,
    employerPension: came.employerPension,
    secondPension: terms.secondRisingPension + terms.secondFixedPension / before.prices,
    rent: terms.rent,
    taxableInterest: came.taxableInterest,
    taxExemptInterest: 0,
    qualifiedDividendsAndGains: came.qualifiedDividends + came.homeGain,
    qualifiedDividends: came.qualifiedDividends,
    traditionalWithdrawal: came.requiredTaken * (1 - came.untaxedShare),
    rothConversion: 0,
    earlyAmount: 0,
    adjustments: terms.adjustments,
    intoOwnPlan: terms.intoOwnPlan,
    stateRate: assumptions.stateRate,
    ages: terms.ages,
    secondShare: terms.joint && traditional > 0 ? before.spouseTraditional / traditional : 0,
  };
}

/** What can be spent before tax, without savings. While pay covers spending, it covers its own tax too. */
export function receipts({ terms, law }: YearGiven, { otherIncome }: Income, year: RetirementYear) {
  const onPay = terms.livesOnPay
    ? yearTax(
        {
          ...year,
          ...{ socialSecurity: 0, pension: 0, employerPension: 0, secondPension: 0, rent: 0, traditionalWithdrawal: 0 },
        },
        law,
      )
    : null;
  const taxOnPay = onPay?.total ?? 0;
  const received = otherIncome + (terms.livesOnPay ? taxOnPay : terms.wages - terms.payrollTax + terms.profit);
  return { onPay, taxOnPay, received };
}
export type Receipts = ReturnType<typeof receipts>;

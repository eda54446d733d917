/**
 * One year of a retirement plan, step by step from the year before: balances, income, what is owed, withdrawals, and
 * what is left.
 */

import { levelPayment } from "../../mortgage/level-payment.ts";
import { type MarketYear, realGrowth } from "../futures/market.ts";
import { noTrail, type Trail } from "../solve.ts";
import { type MedicarePremiumLaw, medicarePremium } from "../taxes/irmaa.ts";
import type { Ceilings } from "../taxes/roth.ts";
import { type RetirementYear, type YearTaxLaw, yearTax } from "../taxes/year-tax.ts";
import { EMPTY_AT } from "../withdrawal-plan.ts";
import type { YearTerms } from "./schedule.ts";
import type { Holdings } from "./terms.ts";
import { convert, withdraw } from "./withdrawals.ts";

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
function opening({ before, terms, market, assumptions: { fee, cashReturn } }: YearGiven) {
  return {
    prices: before.prices,
    savings: before.traditional + before.spouseTraditional + before.roth + before.taxable + before.health + before.cash,
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
function income({ before, terms, assumptions }: YearGiven, { prices, priceGrowth, cashGrowth }: Opening) {
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
  const ownBought = Math.min(
    price,
    Math.max(0, before.traditional - Math.max(required, given) - equalPayment - lockedLeft),
  );
  const spouseBought = Math.min(
    price - ownBought,
    Math.max(0, before.spouseTraditional - Math.max(spouseRequired, spouseGiven)),
  );
  const annuityBought = ownBought + spouseBought;
  const annuityPayment = before.annuity + annuityBought * terms.annuityRate;
  const annuityIncome = terms.annuityPays ? annuityPayment : 0;
  const ownLadder = !terms.ladderPretax
    ? 0
    : Math.min(
        terms.ladderPrice,
        Math.max(0, before.traditional - Math.max(required, given) - equalPayment - lockedLeft - ownBought),
      );
  const spouseLadder = !terms.ladderPretax
    ? 0
    : Math.min(
        terms.ladderPrice - ownLadder,
        Math.max(0, before.spouseTraditional - Math.max(spouseRequired, spouseGiven) - spouseBought),
      );
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
  const pension = terms.risingPension + terms.fixedPension / prices + annuityIncome + taxedLadder;
  const requiredTaken = Math.max(0, required - given) + Math.max(0, spouseRequired - spouseGiven) + equalPayment;
  const traditional = before.traditional + before.spouseTraditional;
  const untaxedShare = before.afterTax > 0 ? Math.min(1, before.afterTax / Math.max(EMPTY_AT, traditional)) : 0;
  const rothUntaxed = terms.contributionsKnown ? Math.min(before.roth, before.rothContributions) : before.roth;
  const rothSpare = terms.rothFirst && terms.early && terms.spouseEarly ? rothUntaxed : 0;
  const otherIncome = terms.socialSecurity + pension + (ladderIncome - taxedLadder) + terms.untaxedIncome;
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
    ladderBought,
    ladderPayment,
    ladderIncome,
    ladderInterest,
    taxableInterest,
    taxedLadder,
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
function costs({ before, terms, medicareLaw }: YearGiven, { prices }: Opening) {
  const incomeTwoYearsBefore = before.medicareIncomeBefore / prices;
  const medicare = medicarePremium({ incomeTwoYearsBefore }, medicareLaw);
  const premiums = terms.livesOnPay ? 0 : (terms.premiumsTyped ?? terms.seniors * medicare.yearlyPremium);
  const health = terms.healthCosts + terms.insurance + premiums;
  const fromHealth = Math.min(before.health, terms.healthCosts + premiums);
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

/** The year's return before any conversion, or any withdrawal beyond the required ones. */
function returnBefore({ before, terms, assumptions }: YearGiven, came: Income): RetirementYear {
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
    taxableInterest: came.taxableInterest,
    taxExemptInterest: 0,
    qualifiedDividendsAndGains: came.qualifiedDividends + came.homeGain,
    qualifiedDividends: came.qualifiedDividends,
    traditionalWithdrawal: came.requiredTaken * (1 - came.untaxedShare),
    rothConversion: 0,
    earlyAmount: 0,
    adjustments: terms.adjustments,
    stateRate: assumptions.stateRate,
    ages: terms.ages,
    secondShare: terms.joint && traditional > 0 ? before.spouseTraditional / traditional : 0,
  };
}

/** What can be spent before tax, without savings. While pay covers spending, it covers its own tax too. */
function receipts({ terms, law }: YearGiven, { otherIncome }: Income, year: RetirementYear) {
  const onPay = terms.livesOnPay
    ? yearTax({ ...year, socialSecurity: 0, pension: 0, traditionalWithdrawal: 0 }, law)
    : null;
  const taxOnPay = onPay?.total ?? 0;
  const received = otherIncome + (terms.livesOnPay ? taxOnPay : terms.wages - terms.payrollTax + terms.profit);
  return { onPay, taxOnPay, received };
}
export type Receipts = ReturnType<typeof receipts>;

/** Whether everything needed was paid, and what was withdrawn but not needed. */
function payment(given: YearGiven, came: Income, owed: Costs, { received }: Receipts, stages: Taken) {
  const { terms, wanted, assumptions } = given;
  const { fromCash, fromTaxable, fromTraditional, fromRoth, tax, premiumCredit, drawn } = stages;
  const { need, fromHealth, health, toLiveOn } = owed;
  const withdrawn = came.requiredTaken + fromCash + fromTaxable + fromTraditional + fromRoth;
  const afterTax = received + withdrawn - tax.total + premiumCredit;
  const surplus = Math.max(
    0,
    wanted === null ? afterTax - need : Math.min(afterTax - need, came.requiredTaken - drawn),
  );
  const paid = afterTax - surplus;
  const spent = Math.max(0, paid + fromHealth - health - terms.oneOff - terms.savedFromIncome);
  const enough = wanted === null ? need : need - (1 - assumptions.floorShare) * toLiveOn;
  const missing = Math.max(0, enough - paid);
  return { afterTax, surplus, paid, spent, enough, missing };
}
type Taken = ReturnType<typeof withdraw>;
type Converted = ReturnType<typeof convert>;
type Payment = ReturnType<typeof payment>;

const NO_LAYERS = { rothContributions: 0, converted1: 0, converted2: 0, converted3: 0, converted4: 0 };

/**
 * Roth money leaves in layers: contributions first, then conversions from the oldest on, then earnings (26 USC
 * 408A(d)(4)(B)). Each layer is a number of dollars, which inflation shrinks. A conversion from four years ago counts
 * as a contribution from next year on.
 */
function rothLayers(
  { rothContributions, converted1, converted2, converted3, converted4 }: Holdings,
  fromRoth: number,
  rothConversion: number,
  untaxedShare: number,
  toRoth: number,
  priceGrowth: number,
) {
  const left = (layer: number, before: number) => Math.max(0, layer - Math.max(0, fromRoth - before));
  const before3 = rothContributions + converted4;
  const before2 = before3 + converted3;
  const before1 = before2 + converted2;
  const untaxed = left(rothContributions, 0) + left(converted4, rothContributions) + toRoth;
  return {
    rothContributions: (untaxed + rothConversion * untaxedShare) / priceGrowth,
    converted1: (rothConversion * (1 - untaxedShare)) / priceGrowth,
    converted2: left(converted1, before1) / priceGrowth,
    converted3: left(converted2, before2) / priceGrowth,
    converted4: left(converted3, before3) / priceGrowth,
  };
}

/** What is left is rebalanced, earns the year's returns and pays the fee. */
function endOfYear(
  { before, terms, assumptions }: YearGiven,
  { prices, priceGrowth, growth, cashGrowth }: Opening,
  came: Income,
  owed: Costs,
  { rothConversion, ownLeft, spouseLeft, workplaceLeft }: Converted,
  { fromCash, fromTaxable, fromTraditional, fromRoth, fromSpouse, traditionalWithdrawal, tax }: Taken,
  { surplus }: Payment,
) {
  const keptOfTaxable = before.taxable > EMPTY_AT ? Math.max(0, 1 - fromTaxable / before.taxable) : 1;
  const addedToTaxable = surplus + terms.toTaxable;
  const taxedEarnings = came.qualifiedDividends + before.taxable * (1 - terms.stockShare) * assumptions.bondYield;
  const end: Holdings = {
    traditional:
      (Math.max(0, ownLeft - (fromTraditional - fromSpouse)) + came.lockedLeft + terms.toTraditional) * growth,
    spouseTraditional: (Math.max(0, spouseLeft - fromSpouse) + terms.toSpouse) * growth,
    roth: (Math.max(0, before.roth - fromRoth) + rothConversion + terms.toRoth) * growth,
    taxable: (Math.max(0, before.taxable - fromTaxable) + addedToTaxable) * growth,
    basis: (before.basis * keptOfTaxable + addedToTaxable + taxedEarnings) / priceGrowth,
    health: (before.health - owed.fromHealth + terms.toHealth) * growth,
    cash: Math.max(0, before.cash - fromCash) * cashGrowth,
    workplace: terms.fromWorkplace ? Math.max(0, workplaceLeft - (fromTraditional - fromSpouse)) * growth : 0,
    payingOut: came.lockedLeft * growth,
    equalPayment: !terms.paysOut ? 0 : terms.paymentPeriod === null ? before.equalPayment : came.equalPayment * prices,
    ...(terms.contributionsKnown
      ? rothLayers(before, fromRoth, rothConversion, came.untaxedShare, terms.toRoth, priceGrowth)
      : NO_LAYERS),
    afterTax:
      before.afterTax > 0
        ? Math.max(0, before.afterTax - came.untaxedShare * (traditionalWithdrawal + rothConversion)) / priceGrowth
        : 0,
    annuity: (came.annuityPayment * (terms.annuityPays ? 1 + terms.annuityRaise : 1)) / priceGrowth,
    ladder: came.ladderPayment,
    homeLoan: owed.homePayment / priceGrowth,
    prices: prices * priceGrowth,
    medicareIncome: tax.medicareIncome * prices,
    medicareIncomeBefore: before.medicareIncome,
  };
  const savingsEnd = end.traditional + end.spouseTraditional + end.roth + end.taxable + end.health + end.cash;
  return { keptOfTaxable, addedToTaxable, taxedEarnings, end, savingsEnd };
}

export type LivedYear = ReturnType<typeof planYear>;

/**
 * A year of the plan in today's dollars. Money is taken or saved at the start of the year, in this order: required
 * distributions, cash, then the accounts in the chosen order, until enough is left after the tax on everything.
 *
 * Leaves out: Medicaid, early withdrawals of Roth earnings if contributions aren't known, itemized deductions, credits,
 * capital losses, and health savings spent on anything but health.
 */
export function planYear(given: YearGiven) {
  const start = opening(given);
  const came = income(given, start);
  const owed = costs(given, start);
  const year = returnBefore(given, came);
  const received = receipts(given, came, year);
  const converted = convert(given, came, owed, received, year);
  const taken = withdraw({ given, came, owed, received, converted, year, trail: given.trail ?? noTrail() });
  const paid = payment(given, came, owed, received, taken);
  const ended = endOfYear(given, start, came, owed, converted, taken, paid);
  return { start, came, owed, received, converted, taken, paid, ended };
}

export type PlanYear = ReturnType<typeof worksheetOf>;

/** All numbers of a year on one sheet, for a year that a visitor opens; a loop over many years doesn't need it. */
export function worksheetOf({ start, came, owed, received, converted, taken, paid, ended }: LivedYear) {
  const { onPay: _, ...receivedShown } = received;
  const { room: __, ...conversion } = converted;
  const { fromSpouse, drawn: ___, ...withdrawals } = taken;
  return { ...start, ...came, ...owed, ...receivedShown, ...conversion, ...withdrawals, ...paid, fromSpouse, ...ended };
}

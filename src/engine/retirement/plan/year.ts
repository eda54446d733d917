/** One year of a retirement plan, from the year before: income, spending, withdrawals, tax, and what is left to grow. */
import { type MedicarePremiumLaw, medicarePremium } from "../irmaa.ts";
import { type MarketYear, realGrowth } from "../market.ts";
import { type Ceilings, roomUnder } from "../roth.ts";
import { amountAt, noTrail, type Trail } from "../solve.ts";
import {
  type Accounts,
  conventional,
  fillTo,
  gainIn,
  proportional,
  takenAt,
  type WithdrawalOrder,
} from "../withdrawal-plan.ts";
import { type RetirementYear, type YearTax, type YearTaxLaw, yearTax } from "../year-tax.ts";
import type { YearTerms } from "./schedule.ts";
import type { Holdings } from "./terms.ts";

/** What stays the same in all years. */
export interface Habits {
  readonly fee: number;
  readonly cashReturn: number;
  readonly dividendYield: number;
  readonly bondYield: number;
  readonly stateRate: number;
  readonly floorShare: number;
  readonly order: "conventional" | "proportional" | "fill";
  readonly fillTo: Ceilings;
}

export type PlanYear = ReturnType<typeof planYear>;

const orderOf = (
  { order, fillTo: ceilings }: Habits,
  joint: boolean,
  year: RetirementYear,
  available: number,
  law: YearTaxLaw,
): WithdrawalOrder =>
  order === "fill"
    ? fillTo(roomUnder(ceilings[joint ? "together" : "alone"], year, available, law))
    : order === "proportional"
      ? proportional
      : conventional;

/** As much of a conversion as leaves its tax, and all other tax of the year, to be paid with `money`: what all that is not in retirement accounts comes to, sold with its gain. */
function convertedWith(money: number, room: number, year: RetirementYear, gain: number, law: YearTaxLaw): number {
  const sold = { ...year, qualifiedDividendsAndGains: year.qualifiedDividendsAndGains + gain };
  const taxWith = (amount: number) => {
    sold.rothConversion = amount;
    return yearTax(sold, law).total;
  };
  // A hair more than there is, so that what deductions leave untaxed counts where there is nothing.
  const most = money + 0.001;
  if (taxWith(room) <= most) return room;
  if (taxWith(0) > most) return 0;
  return Math.max(0, Math.floor(amountAt(most, taxWith, 0, room) * 100 - 1e-3) / 100);
}

/**
 * A year of the plan in today's dollars. Money is taken or saved at the start of the year, in this order: required distributions,
 * cash, then the accounts in the order chosen, until what is needed is left after the tax on all of it. What is left is rebalanced, earns
 * the year's returns and pays the fee. `trail` only makes the search short. `wanted` is what a strategy takes from savings to live on, before tax; `null` to take what the plan needs.
 *
 * Leaves out: the earnings inside a Roth account withdrawn early, itemized deductions, credits, capital losses, and health savings spent on
 * anything but health.
 */
export function planYear(
  before: Holdings,
  terms: YearTerms,
  market: MarketYear,
  habits: Habits,
  law: YearTaxLaw,
  medicareLaw: MedicarePremiumLaw,
  wanted: number | null,
  trail: Trail = noTrail(),
) {
  const { stockShare } = terms;
  const { prices } = before;
  const savings =
    before.traditional + before.spouseTraditional + before.roth + before.taxable + before.health + before.cash;
  const priceGrowth = 1 + market.rise;
  const growth = realGrowth(market, stockShare, habits.fee);
  const cashGrowth = 1 + habits.cashReturn;

  const qualifiedDividends = before.taxable * stockShare * habits.dividendYield;
  const taxableInterest =
    before.taxable * (1 - stockShare) * habits.bondYield + before.cash * Math.max(0, cashGrowth * priceGrowth - 1);
  const pension = terms.risingPension + terms.fixedPension / prices;
  const required = terms.divisor === null ? 0 : before.traditional / terms.divisor;
  const spouseRequired = terms.spouseDivisor === null ? 0 : before.spouseTraditional / terms.spouseDivisor;
  const requiredTaken = required + spouseRequired;

  const incomeTwoYearsBefore = before.medicareIncomeBefore / prices;
  const medicare = medicarePremium({ incomeTwoYearsBefore }, medicareLaw);
  const premiums = terms.livesOnPay ? 0 : terms.seniors * medicare.yearlyPremium;
  const health = terms.healthCosts + terms.insurance + premiums;
  const fromHealth = Math.min(before.health, terms.healthCosts + premiums);
  const toLiveOn = terms.spending + terms.mortgage / prices;
  const need = toLiveOn + terms.oneOff + health - fromHealth + terms.savedFromIncome;

  const traditionalBefore = before.traditional + before.spouseTraditional;
  const year: { -readonly [K in keyof RetirementYear]: RetirementYear[K] } = {
    calendarYear: terms.year,
    seniors: terms.seniors,
    separateTogether: false,
    socialSecurity: terms.socialSecurity,
    ownSocialSecurity: terms.ownSocialSecurity,
    wages: terms.wages,
    profit: terms.profit,
    ownWages: terms.ownWages,
    pension,
    taxableInterest,
    taxExemptInterest: 0,
    qualifiedDividendsAndGains: qualifiedDividends,
    qualifiedDividends,
    traditionalWithdrawal: 0,
    rothConversion: 0,
    earlyAmount: 0,
    adjustments: terms.adjustments,
    stateRate: habits.stateRate,
    ages: terms.ages,
    secondShare: terms.joint && traditionalBefore > 0 ? before.spouseTraditional / traditionalBefore : 0,
  };
  const otherIncome = terms.socialSecurity + pension + terms.untaxedIncome;
  const onPay = terms.livesOnPay ? yearTax({ ...year, socialSecurity: 0, pension: 0 }, law) : null;
  const taxOnPay = onPay?.total ?? 0;
  const received = otherIncome + (terms.livesOnPay ? taxOnPay : terms.wages - terms.payrollTax + terms.profit);

  year.traditionalWithdrawal = requiredTaken;
  const traditionalFree = Math.max(0, traditionalBefore - requiredTaken);
  // What savings have to give beside required distributions: all that is needed, or what a strategy takes and what happens once.
  const fromSavings = wanted === null ? need - received : wanted + terms.oneOff;
  const spare = before.taxable + before.cash + requiredTaken - fromSavings;
  const convertible = spare >= 0 ? traditionalFree : 0;
  let rothConversion = 0;
  let conversionTax = 0;
  const room = terms.convertTo === null || convertible === 0 ? 0 : roomUnder(terms.convertTo, year, convertible, law);
  if (room > 0) {
    // A strategy's amount pays the other tax of the year; that of the conversion comes on top.
    const otherTax = wanted === null ? 0 : yearTax(year, law).total;
    const gain = Math.max(0, before.taxable - before.basis);
    rothConversion = convertedWith(spare + otherTax, room, year, gain, law);
    year.rothConversion = rothConversion;
    if (wanted !== null) conversionTax = yearTax(year, law).total - otherTax;
  }

  const accounts: Accounts = {
    taxable: before.taxable,
    basis: before.basis,
    traditional: Math.max(0, traditionalFree - rothConversion),
    roth: before.roth,
  };
  const order = orderOf(habits, terms.joint, year, accounts.traditional, law);
  // What is converted comes from both in proportion. Withdrawals come first from the one who owes no additional tax on them.
  const keptAfterConversion = traditionalFree > 0 ? 1 - rothConversion / traditionalFree : 1;
  const ownLeft = Math.max(0, before.traditional - required) * keptAfterConversion;
  const spouseLeft = Math.max(0, before.spouseTraditional - spouseRequired) * keptAfterConversion;
  const withoutAddition = (terms.early ? 0 : ownLeft) + (terms.spouseEarly ? 0 : spouseLeft);
  const oneIsEarly = terms.early !== terms.spouseEarly;
  const ofSpouse = (amount: number) => {
    if (!oneIsEarly) return spouseLeft > 0 ? (amount * spouseLeft) / (ownLeft + spouseLeft) : 0;
    return terms.early ? Math.min(amount, spouseLeft) : Math.max(0, amount - ownLeft);
  };
  const spouseDrawn = before.spouseTraditional - spouseLeft; // required and converted
  const take = (x: number) => {
    const taken = takenAt(x, accounts, order);
    year.traditionalWithdrawal = requiredTaken + taken.traditional;
    year.qualifiedDividendsAndGains = qualifiedDividends + gainIn(taken.taxable, accounts);
    year.earlyAmount = Math.max(0, taken.traditional - withoutAddition);
    if (oneIsEarly) {
      const out = year.traditionalWithdrawal + rothConversion;
      year.secondShare = out > 0 ? (spouseDrawn + ofSpouse(taken.traditional)) / out : 0;
    }
    return taken;
  };
  const otherTaxed = terms.socialSecurity + pension + requiredTaken + rothConversion;
  let last = otherTaxed === 0 ? onPay : null;
  let lastAt = 0;
  /** The tax of the year as `take(x)` left it. The search ends where it last looked, and may begin where only pay is taxed. */
  const taxAt = (x: number): YearTax => {
    if (last !== null && x === lastAt) return last;
    lastAt = x;
    last = yearTax(year, law);
    return last;
  };
  const cashAt = (x: number) => {
    const { taxable, traditional, roth } = take(x);
    return received + requiredTaken + taxable + traditional + roth - taxAt(x).total;
  };
  const all = accounts.taxable + accounts.traditional + accounts.roth;
  // What happens once comes on top of what a strategy takes; money that comes in once is saved beyond it.
  const drawn = wanted === null ? 0 : fromSavings + conversionTax;
  const asked = Math.max(0, drawn - requiredTaken);
  const fromCash = Math.min(before.cash, wanted === null ? Math.max(0, before.cash > 0 ? need - cashAt(0) : 0) : asked);
  const amount = wanted === null ? amountAt(need - fromCash, cashAt, 0, all, trail) : Math.min(all, asked - fromCash);
  const taken = take(amount);
  const fromTaxable = taken.taxable;
  const fromTraditional = taken.traditional;
  const fromRoth = taken.roth;
  const { traditionalWithdrawal, qualifiedDividendsAndGains, earlyAmount } = year;
  const gain = gainIn(fromTaxable, accounts);
  const tax = taxAt(amount);
  const taxed: RetirementYear = year;

  const afterTax = received + requiredTaken + fromCash + fromTaxable + fromTraditional + fromRoth - tax.total;
  const surplus = Math.max(0, wanted === null ? afterTax - need : Math.min(afterTax - need, requiredTaken - drawn));
  const paid = afterTax - surplus;
  const spent = Math.max(0, paid + fromHealth - health - terms.oneOff - terms.savedFromIncome);
  const enough = wanted === null ? need : need - (1 - habits.floorShare) * toLiveOn;
  const missing = Math.max(0, enough - paid);

  const fromSpouse = ofSpouse(fromTraditional);
  const keptOfTaxable = before.taxable > 0 ? Math.max(0, 1 - fromTaxable / before.taxable) : 1;
  const addedToTaxable = surplus + terms.toTaxable;
  const taxedEarnings = qualifiedDividends + before.taxable * (1 - stockShare) * habits.bondYield;
  const end: Holdings = {
    traditional: (Math.max(0, ownLeft - (fromTraditional - fromSpouse)) + terms.toTraditional) * growth,
    spouseTraditional: (Math.max(0, spouseLeft - fromSpouse) + terms.toSpouse) * growth,
    roth: (Math.max(0, before.roth - fromRoth) + rothConversion + terms.toRoth) * growth,
    taxable: (Math.max(0, before.taxable - fromTaxable) + addedToTaxable) * growth,
    basis: (before.basis * keptOfTaxable + addedToTaxable + taxedEarnings) / priceGrowth,
    health: (before.health - fromHealth + terms.toHealth) * growth,
    cash: Math.max(0, before.cash - fromCash) * cashGrowth,
    prices: prices * priceGrowth,
    medicareIncome: tax.medicareIncome * prices,
    medicareIncomeBefore: before.medicareIncome,
  };
  const savingsEnd = end.traditional + end.spouseTraditional + end.roth + end.taxable + end.health + end.cash;
  return {
    prices,
    savings,
    priceGrowth,
    growth,
    cashGrowth,
    qualifiedDividends,
    taxableInterest,
    pension,
    required,
    spouseRequired,
    requiredTaken,
    incomeTwoYearsBefore,
    medicare,
    premiums,
    health,
    fromHealth,
    toLiveOn,
    need,
    otherIncome,
    taxOnPay,
    received,
    traditionalFree,
    convertible,
    rothConversion,
    conversionTax,
    fromCash,
    fromTaxable,
    fromTraditional,
    fromRoth,
    traditionalWithdrawal,
    gain,
    qualifiedDividendsAndGains,
    keptAfterConversion,
    ownLeft,
    spouseLeft,
    withoutAddition,
    earlyAmount,
    taxed,
    tax,
    afterTax,
    surplus,
    paid,
    spent,
    enough,
    missing,
    fromSpouse,
    keptOfTaxable,
    addedToTaxable,
    taxedEarnings,
    end,
    savingsEnd,
  };
}

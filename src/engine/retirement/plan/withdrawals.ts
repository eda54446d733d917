/** What a year of a plan converts to Roth, and how much it takes from each account. */

import { amountAt, type Trail } from "../solve.ts";
import { marketplaceIncome } from "../taxes/marketplace-income.ts";
import { type Ceiling, excessOver, roomUnder } from "../taxes/roth.ts";
import { type RetirementYear, type YearTax, type YearTaxLaw, yearTax } from "../taxes/year-tax.ts";
import {
  type Accounts,
  conventional,
  fillTo,
  gainIn,
  proportional,
  takenAt,
  type WithdrawalOrder,
} from "../withdrawal-plan.ts";
import type { Assumptions, Costs, Income, Receipts, YearGiven } from "./income-and-costs.ts";
import { creditOf, type Marketplace } from "./marketplace.ts";
import { earlyRothIn } from "./roth-layers.ts";
import type { YearTerms } from "./schedule.ts";

/** A return into which the search writes each amount it tries. */
type Trial = { -readonly [K in keyof RetirementYear]: RetirementYear[K] };

/** All of the year's tax, minus the credit for health insurance. */
const taxAfterCredit = (tax: YearTax, marketplace: Marketplace | null, { socialSecurity }: RetirementYear) =>
  tax.total - (creditOf(marketplace, tax, socialSecurity)?.credit ?? 0);

/**
 * The most that can be converted if `money` pays its tax and all other tax of the year. `gain` is the income from
 * selling the whole taxable account.
 */
function convertedWith(
  money: number,
  room: number,
  year: RetirementYear,
  gain: number,
  law: YearTaxLaw,
  marketplace: Marketplace | null,
): number {
  const sold: Trial = { ...year, qualifiedDividendsAndGains: year.qualifiedDividendsAndGains + gain };
  const taxWith = (amount: number) => {
    sold.rothConversion = amount;
    return taxAfterCredit(yearTax(sold, law), marketplace, year);
  };
  // Allows a hair more than there is, so that an amount the deductions leave untaxed counts even with nothing to pay
  // it.
  const most = money + 0.001;
  if (taxWith(room) <= most) return room;
  if (taxWith(0) > most) return 0;
  return Math.max(0, Math.floor(amountAt(most, taxWith, 0, room) * 100 - 1e-3) / 100);
}

/** What a conversion whose tax may come out of traditional money depends on, beyond the year's return. */
interface PaidFromWithin {
  /** What has to come from savings, less what is outside traditional accounts. */
  readonly lacking: number;
  /** Traditional money that may leave: what is converted and what is withdrawn come from it. */
  readonly total: number;
  readonly taxedShare: number;
  /** A strategy takes a fixed amount, which pays all tax but that on the conversion. */
  readonly ruled: boolean;
  /** What may be withdrawn without the additional tax once so much is converted. */
  freeAfter(conversion: number): number;
}

/**
 * Of traditional money that fits under the ceiling, as much is withdrawn as living costs and tax need once cash and the
 * taxable account are used up; the rest is converted. `sold` is the year's return with that account sold.
 */
function convertedFromWithin(
  { lacking, total, taxedShare, ruled, freeAfter }: PaidFromWithin,
  sold: RetirementYear,
  law: YearTaxLaw,
  marketplace: Marketplace | null,
) {
  const trial: Trial = { ...sold };
  const taxWith = (withdrawn: number, conversion: number) => {
    trial.traditionalWithdrawal = sold.traditionalWithdrawal + withdrawn * taxedShare;
    trial.rothConversion = conversion * taxedShare;
    trial.earlyAmount = Math.max(0, withdrawn - freeAfter(conversion)) * taxedShare;
    return taxAfterCredit(yearTax(trial, law), marketplace, sold);
  };
  const taxToPay = (withdrawn: number) => taxWith(withdrawn, total - withdrawn) - (ruled ? taxWith(withdrawn, 0) : 0);
  const left = (withdrawn: number) => withdrawn - taxToPay(withdrawn);
  if (left(total) < lacking) return { rothConversion: 0, conversionTax: 0 };
  const withdrawn = amountAt(lacking, left, 0, total);
  const rothConversion = Math.max(0, Math.floor((total - withdrawn) * 100 - 1e-3) / 100);
  return { rothConversion, conversionTax: ruled ? taxToPay(withdrawn) : 0 };
}

/** What is left of each person's traditional money after a conversion, which takes from both in proportion. */
function leftAfter(
  conversion: number,
  traditionalFree: number,
  { ownFree, spouseFree, workplace }: Income,
  { early, spouseEarly }: YearTerms,
) {
  const keptAfterConversion = traditionalFree > 0 ? 1 - conversion / traditionalFree : 1;
  const ownLeft = ownFree * keptAfterConversion;
  const spouseLeft = spouseFree * keptAfterConversion;
  const workplaceLeft = Math.min(ownLeft, workplace * keptAfterConversion);
  const withoutAddition = (early ? workplaceLeft : ownLeft) + (spouseEarly ? 0 : spouseLeft);
  return { keptAfterConversion, ownLeft, spouseLeft, workplaceLeft, withoutAddition };
}

/** What limits a year's conversion. */
interface ConversionLimits {
  readonly ceiling: Ceiling;
  /** Ordinary income that still fits under the ceiling. */
  readonly room: number;
  /** Traditional money that may leave, and the part of it that may be converted. */
  readonly traditionalFree: number;
  readonly convertible: number;
  /** Money outside traditional accounts that living costs leave for tax; negative if they need more. */
  readonly spare: number;
}

const NOTHING_CONVERTED = { rothConversion: 0, taxedConversion: 0, conversionTax: 0 };

/** What is converted within the limits, and its tax where that comes on top of what a strategy takes; otherwise 0. */
function convertedUnder(
  { ceiling, room, traditionalFree, convertible, spare }: ConversionLimits,
  { before, terms, law, wanted }: YearGiven,
  came: Income,
  year: RetirementYear,
) {
  const { marketplace } = terms;
  const ruled = wanted !== null;
  const taxedShare = 1 - came.untaxedShare;
  const taxWith = (rothConversion: number) =>
    taxAfterCredit(yearTax({ ...year, rothConversion }, law), marketplace, year);
  /** The income from selling the whole taxable account. */
  const soldGain = Math.max(0, before.taxable - before.basis);
  const otherTax = ruled ? taxWith(0) : 0;
  const taxedConversion = convertedWith(spare + otherTax, room, year, soldGain, law, marketplace);
  // If some contributions weren't deducted, only a share of a conversion is taxed.
  const rothConversion =
    taxedShare === 1 || taxedConversion === 0 ? taxedConversion : Math.min(convertible, taxedConversion / taxedShare);
  if (terms.conversionPaysTax && taxedConversion < room) {
    const sold = { ...year, qualifiedDividendsAndGains: year.qualifiedDividendsAndGains + soldGain };
    const taxedTotal = Math.min(room, roomUnder(ceiling, sold, convertible * taxedShare, law));
    const paid = {
      lacking: -spare,
      total: taxedTotal / taxedShare,
      taxedShare,
      ruled,
      freeAfter: (conversion: number) => leftAfter(conversion, traditionalFree, came, terms).withoutAddition,
    };
    const within = convertedFromWithin(paid, sold, law, marketplace);
    if (within.rothConversion > rothConversion)
      return { ...within, taxedConversion: within.rothConversion * taxedShare };
  }
  return { rothConversion, taxedConversion, conversionTax: ruled ? taxWith(taxedConversion) - otherTax : 0 };
}

/**
 * What moves from traditional accounts to Roth: up to the chosen ceiling, but no more than cash and the taxable account
 * can pay tax on, unless traditional money may pay it too. What a strategy takes pays the year's other tax; the tax on
 * the conversion comes on top.
 * @param less the room before withdrawals, if already known, and what they leave of it
 */
function convert(
  given: YearGiven,
  came: Income,
  { need }: Costs,
  { received }: Receipts,
  year: RetirementYear,
  less?: { readonly roomBefore: number; readonly room: number },
) {
  const { before, terms, law, wanted } = given;
  const { charity, annuityBought, ladderBought, requiredTaken, lockedLeft, untaxedShare, rothSpare } = came;
  const { convertTo: ceiling } = terms;
  const traditionalFree = Math.max(
    0,
    before.traditional + before.spouseTraditional - charity - annuityBought - ladderBought - requiredTaken - lockedLeft,
  );
  // What savings have to provide beyond required distributions: everything needed, or what a strategy takes plus
  // one-time amounts.
  const fromSavings = wanted === null ? need - received : wanted + terms.oneOff;
  const spare = before.taxable + before.cash + requiredTaken + rothSpare - fromSavings;
  const convertible = spare >= 0 || terms.conversionPaysTax ? traditionalFree : 0;
  /** Before anything is withdrawn for living costs. */
  const roomBefore =
    ceiling === null || convertible === 0
      ? 0
      : (less?.roomBefore ?? roomUnder(ceiling, year, convertible * (1 - untaxedShare), law));
  const room = less?.room ?? roomBefore;
  const { rothConversion, taxedConversion, conversionTax } =
    ceiling === null || room <= 0
      ? NOTHING_CONVERTED
      : convertedUnder({ ceiling, room, traditionalFree, convertible, spare }, given, came, year);
  const left = leftAfter(rothConversion, traditionalFree, came, terms);
  return {
    traditionalFree,
    convertible,
    roomBefore,
    room,
    rothConversion,
    taxedConversion,
    conversionTax,
    keptAfterConversion: left.keptAfterConversion,
    ownLeft: left.ownLeft,
    spouseLeft: left.spouseLeft,
    workplaceLeft: left.workplaceLeft,
    withoutAddition: left.withoutAddition,
  };
}

/** Below this, no withdrawal is taxed, and any amount fits under a ceiling. */
const LEAST_SHARE = 1e-9;

const orderOf = (
  { order, fillTo: ceilings }: Assumptions,
  joint: boolean,
  year: RetirementYear,
  available: number,
  taxedShare: number,
  law: YearTaxLaw,
): WithdrawalOrder =>
  order === "fill"
    ? fillTo(
        roomUnder(ceilings[joint ? "together" : "alone"], year, available * taxedShare, law) /
          Math.max(taxedShare, LEAST_SHARE),
      )
    : order === "proportional"
      ? proportional
      : conventional;

/** A cent: how close an amount gets to a limit. */
const CENT = 0.01;

/**
 * A withdrawal that avoids the credit's limits where that pays. Above the limit where the credit ends, a smaller
 * withdrawal may leave as much after tax because it keeps the credit; at the limit where it begins, one more cent
 * brings the whole credit.
 */
function atTheEdges(
  { found, needed, most }: { readonly found: number; readonly needed: number; readonly most: number },
  { coverage: { povertyLine }, law: { endsAbove } }: Marketplace,
  cashAt: (x: number) => number,
  incomeAt: (x: number) => number,
): number {
  const ends = endsAbove === null ? Number.POSITIVE_INFINITY : endsAbove * povertyLine;
  if (incomeAt(found) > ends && incomeAt(0) <= ends) {
    const last = amountAt(ends, incomeAt, 0, found) - CENT;
    if (last >= 0 && cashAt(last) >= needed) return amountAt(needed, cashAt, 0, last);
  }
  const more = Math.min(most, found + CENT);
  return cashAt(found) < needed - CENT && cashAt(more) >= needed ? more : found;
}

/** A year's steps before its withdrawals. */
interface Withdrawing {
  readonly given: YearGiven;
  readonly came: Income;
  readonly owed: Costs;
  readonly received: Receipts;
  readonly converted: Converted;
  readonly year: RetirementYear;
  readonly trail: Trail;
}
export type Converted = ReturnType<typeof convert>;
export type Withdrawn = ReturnType<typeof withdraw>;

/**
 * A year's conversion and withdrawals. What is sold or withdrawn to live on, and to pay the tax on the conversion, is
 * on the same return, so it takes up room under the ceiling too. If both together would exceed it, less is converted.
 */
export function convertAndWithdraw(
  given: YearGiven,
  came: Income,
  owed: Costs,
  received: Receipts,
  year: RetirementYear,
  trail: Trail,
) {
  const to = given.terms.convertTo;
  const both = (less?: { readonly roomBefore: number; readonly room: number }) => {
    const converted = convert(given, came, owed, received, year, less);
    return { converted, taken: withdraw({ given, came, owed, received, converted, year, trail }) };
  };
  const first = both();
  const { taxedConversion, roomBefore } = first.converted;
  if (to === null || taxedConversion === 0) return first;
  const excessIn = ({ taken }: { readonly taken: Withdrawn }) => excessOver(to, taken.tax, year.socialSecurity);
  const excess = excessIn(first);
  if (excess <= 0) return first;
  let found = first;
  const excessAt = (room: number) => {
    found = both({ roomBefore, room });
    return excessIn(found);
  };
  // Most often a dollar less converted is a dollar less of income.
  const guess = { amount: taxedConversion - excess, slope: 1 };
  const fits = amountAt(-CENT, excessAt, 0, taxedConversion, guess, CENT);
  // Where a cent more brings much more income, the search may end just above.
  if (excessIn(found) > 0) excessAt(Math.max(0, fits - 2 * CENT));
  return found;
}

/** The spouse's part of a traditional withdrawal. Of two people, the one who owes no additional tax goes first. */
function spousesPart({ terms }: YearGiven, { ownLeft, spouseLeft, workplaceLeft }: Converted) {
  if (terms.early !== terms.spouseEarly)
    return (amount: number) => (terms.early ? Math.min(amount, spouseLeft) : Math.max(0, amount - ownLeft));
  // Otherwise money in the 401(k) of a job left at 55 or later goes first, being free of it; the rest in proportion.
  const rest = ownLeft - workplaceLeft + spouseLeft;
  return (amount: number) => (spouseLeft > 0 ? (Math.max(0, amount - workplaceLeft) * spouseLeft) / rest : 0);
}

/** The year's return with a total of `x` taken from the accounts in an order, for each `x` that a search tries. */
function returnTried(steps: Withdrawing, taxed: Trial, accounts: Accounts, firstOrder: WithdrawalOrder) {
  const { given, came, converted, year } = steps;
  const { onPay, received } = steps.received;
  const { before, terms, law } = given;
  const { requiredTaken, pension, qualifiedDividends, homeGain, untaxedShare } = came;
  const { rothConversion, spouseLeft, withoutAddition } = converted;
  const taxedShare = 1 - untaxedShare;
  const earlyRoth = earlyRothIn(before, terms, came.rothUntaxed);
  const ofSpouse = spousesPart(given, converted);
  const oneIsEarly = terms.early !== terms.spouseEarly;
  // Required and converted.
  const spouseDrawn = before.spouseTraditional - came.spouseGiven - came.spouseBought - came.spouseLadder - spouseLeft;
  let order = firstOrder;
  const take = (x: number) => {
    const taken = takenAt(x, accounts, order);
    const earnings = earlyRoth.earningsIn(taken.roth);
    taxed.traditionalWithdrawal = (requiredTaken + taken.traditional) * taxedShare + earnings;
    taxed.qualifiedDividendsAndGains = qualifiedDividends + homeGain + gainIn(taken.taxable, accounts);
    taxed.earlyAmount =
      Math.max(0, taken.traditional - withoutAddition) * taxedShare + earlyRoth.recentIn(taken.roth) + earnings;
    if (oneIsEarly) {
      const out = requiredTaken + taken.traditional + rothConversion;
      taxed.secondShare = out > 0 ? (spouseDrawn + ofSpouse(taken.traditional)) / out : 0;
    }
    return taken;
  };
  const otherTaxed = terms.socialSecurity + pension + terms.rent + requiredTaken + rothConversion;
  let last = otherTaxed === 0 ? onPay : null;
  let lastAt = 0;
  /**
   * The year's tax as `take(x)` left it. The search ends where it last looked, and may begin where only pay is taxed.
   */
  const taxAt = (x: number): YearTax => {
    if (last !== null && x === lastAt) return last;
    lastAt = x;
    last = yearTax(taxed, law);
    return last;
  };
  const cashAt = (x: number) => {
    const { taxable, traditional, roth } = take(x);
    return received + requiredTaken + taxable + traditional + roth - taxAfterCredit(taxAt(x), terms.marketplace, year);
  };
  /** From now on, so much traditional money comes first. */
  const fillFirst = (traditionalFirst: number) => {
    order = fillTo(traditionalFirst);
    last = null;
  };
  return { take, taxAt, cashAt, fillFirst, earlyRoth, ofSpouse };
}

/**
 * What is taken if at most `most` of traditional money comes first, up to a ceiling. The gain in what is sold besides
 * takes up room under the ceiling too, so less of it may come first.
 */
function takenUnder(
  ceiling: Ceiling,
  most: number,
  socialSecurity: number,
  { take, taxAt, fillFirst }: ReturnType<typeof returnTried>,
  find: () => number,
): number {
  let found = find();
  if (most <= 0) return found;
  const excess = () => (take(found).taxable === 0 ? 0 : excessOver(ceiling, taxAt(found), socialSecurity));
  const above = excess();
  if (above <= 0) return found;
  const excessWith = (first: number) => {
    fillFirst(first);
    found = find();
    return excess();
  };
  const guess = { amount: most - above, slope: 1 };
  excessWith(amountAt(-CENT, excessWith, 0, most, guess, CENT / 4));
  return found;
}

/**
 * What is taken from each account, and the tax on the whole year. Cash comes first. Then, in the chosen order, enough
 * to leave exactly what is needed after tax, or what a strategy takes.
 */
function withdraw(steps: Withdrawing) {
  const { given, came, converted, year, trail } = steps;
  const { before, terms, assumptions, law, wanted } = given;
  const { requiredTaken, untaxedShare, rothSpare } = came;
  const { need } = steps.owed;
  const { marketplace } = terms;
  const accounts: Accounts = {
    taxable: before.taxable,
    basis: before.basis,
    traditional: Math.max(0, converted.traditionalFree - converted.rothConversion),
    roth: before.roth,
    rothFirst: rothSpare,
  };
  const taxed: Trial = { ...year, rothConversion: converted.taxedConversion };
  const order = orderOf(assumptions, terms.joint, taxed, accounts.traditional, 1 - untaxedShare, law);
  const tried = returnTried(steps, taxed, accounts, order);
  const { take, taxAt, cashAt, earlyRoth } = tried;
  const all = accounts.taxable + accounts.traditional + accounts.roth;
  // One-time costs come on top of what a strategy takes; one-time income beyond them is saved.
  const drawn = wanted === null ? null : wanted + terms.oneOff + converted.conversionTax;
  const asked = drawn === null ? null : Math.max(0, drawn - requiredTaken);
  const fromCash = Math.min(before.cash, asked ?? Math.max(0, before.cash > 0 ? need - cashAt(0) : 0));
  const find = () =>
    asked === null ? amountAt(need - fromCash, cashAt, 0, all, trail) : Math.min(all, asked - fromCash);
  const ceiling = assumptions.fillTo[terms.joint ? "together" : "alone"];
  const found =
    order.kind === "fill"
      ? takenUnder(ceiling, Math.min(order.traditionalFirst, accounts.traditional), year.socialSecurity, tried, find)
      : find();
  const amount =
    marketplace === null || wanted !== null
      ? found
      : atTheEdges({ found, needed: need - fromCash, most: all }, marketplace, cashAt, (x) => {
          take(x);
          return marketplaceIncome(taxAt(x), year.socialSecurity);
        });
  const taken = take(amount);
  const tax = taxAt(amount);
  const credited = creditOf(marketplace, tax, year.socialSecurity);
  return {
    fromCash,
    fromTaxable: taken.taxable,
    fromTraditional: taken.traditional,
    fromRoth: taken.roth,
    traditionalWithdrawal: requiredTaken + taken.traditional,
    recentConversions: earlyRoth.recentConversions,
    fromRecent: earlyRoth.recentIn(taken.roth),
    rothEarnings: earlyRoth.earningsIn(taken.roth),
    taxedWithdrawal: taxed.traditionalWithdrawal,
    gain: gainIn(taken.taxable, accounts),
    qualifiedDividendsAndGains: taxed.qualifiedDividendsAndGains,
    earlyAmount: taxed.earlyAmount,
    taxed: taxed as RetirementYear,
    tax,
    marketIncome: marketplaceIncome(tax, year.socialSecurity),
    marketplace: credited,
    premiumCredit: credited?.credit ?? 0,
    drawn,
    fromSpouse: tried.ofSpouse(taken.traditional),
  };
}

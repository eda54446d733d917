/**
 * One year of a retirement plan, step by step from the year before: balances, income, what is owed, withdrawals, and
 * what is left.
 */

import { noTrail } from "../solve.ts";
import { EMPTY_AT } from "../withdrawal-plan.ts";
import {
  type Costs,
  costs,
  type Income,
  income,
  type Opening,
  opening,
  type Receipts,
  receipts,
  returnBefore,
  type YearGiven,
} from "./income-and-costs.ts";
import { NO_LAYERS, rothLayers } from "./roth-layers.ts";
import { type Holdings, savingsIn } from "./terms.ts";
import { type Converted, convertAndWithdraw, type Withdrawn } from "./withdrawals.ts";

/** Whether everything needed was paid, and what was withdrawn but not needed. */
function payment(given: YearGiven, came: Income, owed: Costs, { received }: Receipts, stages: Withdrawn) {
  const { terms, wanted, assumptions } = given;
  const { fromCash, fromTaxable, fromTraditional, fromRoth, tax, premiumCredit, drawn } = stages;
  const { need, fromHealth, health, toLiveOn } = owed;
  const withdrawn = came.requiredTaken + fromCash + fromTaxable + fromTraditional + fromRoth;
  const afterTax = received + withdrawn - tax.total + premiumCredit;
  const surplus = Math.max(0, drawn === null ? afterTax - need : Math.min(afterTax - need, came.requiredTaken - drawn));
  const paid = afterTax - surplus;
  const spent = Math.max(0, paid + fromHealth - health - terms.oneOff - terms.savedFromIncome);
  const enough = wanted === null ? need : need - (1 - assumptions.floorShare) * toLiveOn;
  const missing = Math.max(0, enough - paid);
  return { afterTax, surplus, paid, spent, enough, missing };
}
type Payment = ReturnType<typeof payment>;

/** What is left is rebalanced, earns the year's returns and pays the fee. */
function endOfYear(
  { before, terms, assumptions }: YearGiven,
  { prices, priceGrowth, growth, cashGrowth }: Opening,
  came: Income,
  owed: Costs,
  { rothConversion, ownLeft, spouseLeft, workplaceLeft }: Converted,
  { fromCash, fromTaxable, fromTraditional, fromRoth, fromSpouse, traditionalWithdrawal, tax }: Withdrawn,
  { surplus }: Payment,
) {
  const keptOfTaxable = before.taxable > EMPTY_AT ? Math.max(0, 1 - fromTaxable / before.taxable) : 1;
  const addedToTaxable = surplus + terms.toTaxable;
  const taxedEarnings = came.qualifiedDividends + before.taxable * (1 - terms.stockShare) * assumptions.bondYield;
  const layers = terms.contributionsKnown
    ? rothLayers(before, fromRoth, rothConversion, came.untaxedShare, terms.toRoth, priceGrowth)
    : NO_LAYERS;
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
    // Field by field, because spreading them made each year take a fifth longer.
    rothContributions: layers.rothContributions,
    converted1: layers.converted1,
    converted2: layers.converted2,
    converted3: layers.converted3,
    converted4: layers.converted4,
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
  const savingsEnd = savingsIn(end);
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
  const { converted, taken } = convertAndWithdraw(given, came, owed, received, year, given.trail ?? noTrail());
  const paid = payment(given, came, owed, received, taken);
  const ended = endOfYear(given, start, came, owed, converted, taken, paid);
  return { start, came, owed, received, converted, taken, paid, ended };
}

export type PlanYear = ReturnType<typeof worksheetOf>;

/** All numbers of a year on one sheet, for a year that a visitor opens; a loop over many years doesn't need it. */
export function worksheetOf({ start, came, owed, received, converted, taken, paid, ended }: LivedYear) {
  const { ownFree, spouseFree, ...cameShown } = came;
  const { onPay, ...receivedShown } = received;
  const { room, roomBefore, ...conversion } = converted;
  const { fromSpouse, drawn, ...withdrawals } = taken;
  return {
    ...start,
    ...cameShown,
    ...owed,
    ...receivedShown,
    ...conversion,
    ...withdrawals,
    ...paid,
    fromSpouse,
    ...ended,
  };
}

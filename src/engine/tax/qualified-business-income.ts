import type { Business, PassThrough } from "./household.ts";
import type { PersonSheet } from "./person.ts";
import {
  type TradeComponent,
  type TradeIncome,
  type TradeLaw,
  tradeComponent,
  tradeIncome,
} from "./qualified-trade.ts";

export interface QualifiedBusinessLaw extends TradeLaw {
  readonly threshold: number;
  readonly phaseInWidth: number;
  /** The minimum deduction of an active business, and the income it requires; both zero before 2026. */
  readonly minimum: number;
  readonly minimumFrom: number;
}

/** A person's businesses, and the owner's deductions and countable tips that belong to each. */
export interface Owner {
  readonly businesses: readonly Business[];
}
export interface OwnerSheet {
  readonly businesses: readonly Pick<PersonSheet["businesses"][number], "deductions" | "tipsCounted">[];
}

export interface QualifiedBusinessClaim {
  readonly persons: readonly Owner[];
  readonly people: readonly OwnerSheet[];
  readonly passThroughs: readonly PassThrough[];
  /** Tips that count, from jobs and businesses together, and how much of them is deducted. */
  readonly tips: number;
  readonly tipsDeduction: number;
  /** Taxable income before this deduction, and without the top-bracket limit on itemized deductions. */
  readonly taxableIncomeBefore: number;
  /** Net capital gain and qualified dividends, which don't qualify for the deduction. */
  readonly gains: number;
  readonly lossCarriedForward: number;
}

export type QualifiedBusinessIncome = ReturnType<typeof qualifiedBusinessIncome>;
export type BusinessIncome = { tipsDeducted: number; income: number } & TradeIncome;
export type OwnersIncome = ReturnType<typeof ownersIncome>;
export type OwnersComponents = ReturnType<typeof ownersComponents>;

/**
 * Qualified business income of one person's businesses: profit minus the owner's deductions and the deducted tips.
 * Dollars.
 */
function ownersIncome(person: Owner, sheet: OwnerSheet, tipsShare: number, specifiedShare: number) {
  const businesses: BusinessIncome[] = [];
  let gains = 0;
  let losses = 0;
  let active = 0;
  for (let i = 0; i < person.businesses.length; i++) {
    const business = person.businesses[i] as Business;
    const { deductions, tipsCounted } = sheet.businesses[i] as OwnerSheet["businesses"][number];
    const tipsDeducted = tipsCounted * tipsShare;
    const income = business.netProfit - deductions - tipsDeducted;
    const trade = tradeIncome(business, income, specifiedShare);
    gains += trade.gain;
    losses += trade.loss;
    active += trade.active;
    businesses.push({ tipsDeducted, income, ...trade });
  }
  return { businesses, gains, losses, active };
}

function ownersComponents(
  person: Owner,
  incomes: OwnersIncome,
  lossShare: number,
  phaseIn: number,
  law: QualifiedBusinessLaw,
) {
  const businesses: TradeComponent[] = [];
  let total = 0;
  for (let i = 0; i < person.businesses.length; i++) {
    const income = incomes.businesses[i] as BusinessIncome;
    const part = tradeComponent(person.businesses[i] as Business, income, lossShare, phaseIn, law);
    total += part.component;
    businesses.push(part);
  }
  return { businesses, total };
}

/**
 * The deduction for qualified business income (Forms 8995 and 8995-A, which agree below the threshold). Dollars,
 * unrounded.
 *
 * Deducted tips aren't qualified business income; if the tips deduction is limited, it is divided among the tips that
 * count. Leaves out: dividends of real estate trusts, publicly traded partnerships, cooperatives, and aggregation of
 * businesses.
 */
export function qualifiedBusinessIncome(claim: QualifiedBusinessClaim, law: QualifiedBusinessLaw) {
  const { persons, people, passThroughs, taxableIncomeBefore } = claim;
  const phaseIn = Math.min(1, Math.max(0, taxableIncomeBefore - law.threshold) / law.phaseInWidth);
  const specifiedShare = 1 - phaseIn;
  const tipsShare = claim.tips > 0 ? claim.tipsDeduction / claim.tips : 0;

  const owners: OwnersIncome[] = [];
  let gains = 0;
  let losses = claim.lossCarriedForward;
  let active = 0;
  for (let i = 0; i < persons.length; i++) {
    const incomes = ownersIncome(persons[i] as Owner, people[i] as OwnerSheet, tipsShare, specifiedShare);
    gains += incomes.gains;
    losses += incomes.losses;
    active += incomes.active;
    owners.push(incomes);
  }
  const others: TradeIncome[] = [];
  for (const item of passThroughs) {
    const trade = tradeIncome(item, item.isQualifiedBusinessIncome ? item.income : 0, specifiedShare);
    gains += trade.gain;
    losses += trade.loss;
    active += trade.active;
    others.push(trade);
  }
  const lossShare = gains > 0 ? Math.min(1, losses / gains) : 0;

  const parts: OwnersComponents[] = [];
  let components = 0;
  for (let i = 0; i < persons.length; i++) {
    const owner = ownersComponents(persons[i] as Owner, owners[i] as OwnersIncome, lossShare, phaseIn, law);
    components += owner.total;
    parts.push(owner);
  }
  const otherParts: TradeComponent[] = [];
  for (let i = 0; i < passThroughs.length; i++) {
    const item = passThroughs[i] as PassThrough;
    const part = tradeComponent(item, others[i] as TradeIncome, lossShare, phaseIn, law);
    components += part.component;
    otherParts.push(part);
  }

  const incomeLimit = law.rate * Math.max(0, taxableIncomeBefore - claim.gains);
  const beforeMinimum = Math.min(components, incomeLimit);
  const deduction = law.minimum > 0 && active >= law.minimumFrom ? Math.max(beforeMinimum, law.minimum) : beforeMinimum;
  const lossForNextYear = Math.max(0, losses - gains);
  return {
    phaseIn,
    specifiedShare,
    tipsShare,
    owners,
    others,
    gains,
    losses,
    active,
    lossShare,
    parts,
    otherParts,
    components,
    incomeLimit,
    beforeMinimum,
    deduction,
    lossForNextYear,
  };
}

/**
 * Every combination of Roth conversions, order of accounts, claiming ages, ways around the additional tax before 59½
 * and, if the visitor asks, another state: which ones leave the most after tax. A combination's after-tax result is
 * what is spent plus what heirs keep.
 */

import { levelPayment } from "../../../engine/mortgage/level-payment.ts";
import { type Estate, estate, type LeftBehind } from "../../../engine/retirement/plan/estate.ts";
import { follow, type YearOnPath } from "../../../engine/retirement/plan/follow.ts";
import { AGE_OF_FREE_WITHDRAWALS } from "../../../engine/retirement/plan/in-year/free-age.ts";
import { surchargesIn } from "../../../engine/retirement/plan/income-and-costs.ts";
import { outcomeFigures } from "../../../engine/retirement/plan/outcome.ts";
import { firstAgeOf, requiredFrom, stopsAt } from "../ages.ts";
import { prepared, run, successIn, worstFirst } from "../answer/result.ts";
import type { CeilingName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";
import { ceilingsOf } from "../plan/ceilings.ts";
import { lifetimesOf } from "../plan/futures-of.ts";
import { lawsFor, stateTaxesOf } from "../plan/laws.ts";

/** What a combination changes in the plan. */
export type TaxOption = Pick<
  Inputs,
  | "state"
  | "claimAge"
  | "spouseClaimAge"
  | "convert"
  | "convertTo"
  | "convertFrom"
  | "convertThrough"
  | "convertPays"
  | "order"
  | "fillTo"
  | "rothFirst"
  | "jobPlan"
  | "equal"
  | "equalFrom"
  | "equalShare"
>;

type Claims = Pick<TaxOption, "state" | "claimAge" | "spouseClaimAge">;
type Conversion = Pick<TaxOption, "convert" | "convertTo" | "convertFrom" | "convertThrough" | "convertPays">;
type EarlyWay = Pick<TaxOption, "rothFirst" | "jobPlan" | "equal" | "equalFrom" | "equalShare">;
type Order = Pick<TaxOption, "order" | "fillTo">;

const AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const;
/** For couples, a pair of each: every whole age would take twenty times as long as for one person. */
const AGES_OF_TWO: readonly number[] = [62, 65, 67, 70];
/** With ways around the additional tax to try, there are several times as many combinations. */
const AGES_OF_EARLY: readonly number[] = [62, 65, 67, 70];
const AGES_OF_TWO_EARLY: readonly number[] = [62, 70];
/** Ceilings in ascending order: if one is never reached, those above it change nothing. */
const BRACKETS = ["12", "22", "24", "32"] as const satisfies readonly CeilingName[];

const linesOf = ({ marketplace }: Inputs): readonly (readonly CeilingName[])[] => [
  BRACKETS,
  ["medicare"],
  ...(marketplace ? [["credit"] as const] : []),
];

/** Work ends while withdrawals still cost the additional tax. */
export const stopsEarly = (inputs: Inputs): boolean => stopsAt(inputs) < AGE_OF_FREE_WITHDRAWALS;

/**
 * The visitor still works for an employer with a plan, and leaves it while the rule of 55 makes a difference (26 USC
 * 72(t)(2)(A)(v)).
 */
export const mayUseRuleOf55 = (inputs: Inputs): boolean =>
  stopsEarly(inputs) &&
  inputs.retireAge >= Math.max(firstAgeOf(inputs), lawsFor().earlyAccess.separationAge) &&
  inputs.workPlan &&
  !inputs.selfEmployed &&
  inputs.pay > 0;

/** The plan's own age comes first, so that it wins a tie. */
const agesToTry = (ages: readonly number[], planned: number, firstAge: number) =>
  planned < firstAge ? [planned] : [planned, ...ages.filter((age) => age >= firstAge && age !== planned)];

/** One or two people's claiming ages in each state, the plan's first: the parts into which the search is divided. */
export function claimsToTry(inputs: Inputs): Claims[] {
  const { state, elsewhere, couple, claimAge, spouseAge, spouseClaimAge } = inputs;
  const ages = stopsEarly(inputs) ? (couple ? AGES_OF_TWO_EARLY : AGES_OF_EARLY) : couple ? AGES_OF_TWO : AGES;
  const states = elsewhere === "none" || elsewhere === state ? [state] : [state, elsewhere];
  return states.flatMap((state) =>
    agesToTry(ages, claimAge, firstAgeOf(inputs)).flatMap((own) =>
      (couple ? agesToTry(ages, spouseClaimAge, spouseAge + 1) : [spouseClaimAge]).map((spouse) => ({
        state,
        claimAge: own,
        spouseClaimAge: spouse,
      })),
    ),
  );
}

/** Equal payments are tried from this many shares of the traditional money. */
const SHARES_TRIED = 20;
/** Of a dollar withdrawn before 59½ without the additional tax, about this much is left after other tax. */
const LEFT_AFTER_TAX = 0.9;

/**
 * The share of traditional money whose equal payments cover what savings have to provide in the first year without pay.
 */
function shareToLiveOn(inputs: Inputs, middle: number): number {
  const { lifeExpectancy } = lawsFor(inputs.state).earlyAccess;
  const period = lifeExpectancy[stopsAt(inputs)] ?? 1;
  let share = 1;
  run(inputs, inputs.model, inputs.strategy, {
    from: middle,
    to: middle + 1,
    see: (_, { terms, before, lived: { owed, received } }) => {
      if (terms.year - inputs.born.year !== stopsAt(inputs)) return;
      const payments = levelPayment(before.traditional, inputs.equalRate, period) * LEFT_AFTER_TAX;
      const needed = Math.max(0, owed.need - received.received);
      share = payments > 0 ? Math.ceil((SHARES_TRIED * needed) / payments) / SHARES_TRIED : 1;
    },
  });
  return Math.min(1, Math.max(1 / SHARES_TRIED, share));
}

/**
 * Ways around the additional tax, for whoever stops before 59½: Roth contributions first or not, each with equal
 * payments that cover living costs, with all traditional money in the 401(k) of a job left at 55 or later, or with
 * neither.
 */
export function waysToTry(inputs: Inputs, middle: number): EarlyWay[] {
  const { rothFirst, jobPlan, equal, equalFrom, equalShare } = inputs;
  const own = { rothFirst, jobPlan, equal, equalFrom, equalShare };
  if (!stopsEarly(inputs)) return [own];
  const paying = { ...own, equal: true, equalFrom: stopsAt(inputs), equalShare: shareToLiveOn(inputs, middle) };
  const ways = [false, true].flatMap((first) => [
    { ...own, rothFirst: first, equal: false },
    { ...paying, rothFirst: first },
    ...(mayUseRuleOf55(inputs) ? [{ ...own, rothFirst: first, equal: false, jobPlan: 1 }] : []),
  ]);
  const isSame = (one: EarlyWay, way: EarlyWay) =>
    one.rothFirst === way.rothFirst &&
    one.jobPlan === way.jobPlan &&
    one.equal === way.equal &&
    (!one.equal || (one.equalFrom === way.equalFrom && one.equalShare === way.equalShare));
  return [own, ...ways].filter((way, i, all) => all.findIndex((one) => isSame(one, way)) === i);
}

/**
 * Conversions: the plan's, none, and those from the first year without pay, up to each ceiling, until benefits, until
 * required distributions or for life. Their tax is paid from outside, or from traditional money too.
 */
function conversionsToTry(inputs: Inputs, { claimAge }: Claims): readonly (readonly Conversion[])[] {
  const { convert, convertTo, convertFrom, convertThrough, convertPays, planTo } = inputs;
  const from = stopsAt(inputs);
  const required = requiredFrom(inputs.born);
  const last = Math.max(from, planTo);
  const ends = [Math.floor(claimAge) - 1, required - 1, last].filter((end) => end >= from && end <= last);
  const own = { convert, convertTo, convertFrom, convertThrough, convertPays };
  const none = { ...own, convert: false };
  return [
    [own],
    ...(convert ? [[none]] : []),
    ...[...new Set(ends)].flatMap((end) =>
      linesOf(inputs).flatMap((lines) =>
        (["outside", "traditional"] as const).map((convertPays) =>
          lines.map((line) => ({
            ...{ convert: true, convertTo: line, convertFrom: from, convertThrough: end, convertPays },
          })),
        ),
      ),
    ),
  ];
}

function ordersToTry(inputs: Inputs): readonly (readonly Order[])[] {
  const { order, fillTo } = inputs;
  const rest = (["conventional", "proportional"] as const).filter((one) => one !== order);
  return [
    [{ order, fillTo }],
    ...rest.map((one) => [{ order: one, fillTo }]),
    ...linesOf(inputs).map((lines) => lines.map((line) => ({ order: "fill", fillTo: line }) as const)),
  ];
}

/** All combinations with these claiming ages in this state. */
export const optionsWith = (inputs: Inputs, claims: Claims, ways: readonly EarlyWay[]): TaxOption[] =>
  ways.flatMap((way) =>
    conversionsToTry(inputs, claims)
      .flat()
      .flatMap((conversion) =>
        ordersToTry(inputs)
          .flat()
          .map((order) => ({ ...claims, ...way, ...conversion, ...order })),
      ),
  );

/** The futures at the 25th percentile, the median and the 75th percentile. */
export function sampleOf(inputs: Inputs): number[] {
  const sorted = worstFirst(run(inputs).outcome);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * (sorted.length - 1))] as number);
}

export interface Weighed {
  readonly option: TaxOption;
  /** The sample's average of what is spent and what heirs keep. */
  readonly afterTaxResult: number;
  /** In some of the sample's years, money costs the additional tax before 59½. */
  readonly hasEarlyTax: boolean;
}

/**
 * Each combination's result with these claiming ages in a few futures. If everything that can be converted is converted
 * in every year, the ceilings above change nothing and are skipped, as they are if withdrawals never exceed a ceiling.
 * Neither is a conversion whose tax traditional money may pay followed again if there was always enough outside, nor
 * the rule of 55 for one person who owes no additional tax without it.
 */
export function weighed(inputs: Inputs, claims: Claims, sample: readonly number[]): Weighed[] {
  const orders = ordersToTry(inputs);
  const ways = waysToTry(inputs, sample[1] as number);
  const results: Omit<Weighed, "option">[] = [];
  const withoutRuleOf55 = new Map<boolean, readonly OrdersWeighed[]>();
  for (const way of ways) {
    const paidOutside = new Map<string, OrdersWeighed>();
    const ofWay: OrdersWeighed[] = [];
    const base = inputs.couple || way.jobPlan === inputs.jobPlan ? undefined : withoutRuleOf55.get(way.rothFirst);
    for (const conversions of conversionsToTry(inputs, claims)) {
      let last: OrdersWeighed | undefined;
      for (const conversion of conversions) {
        const same = `${conversion.convertTo} ${conversion.convertThrough}`;
        const outside = conversion.convertPays === "traditional" ? paidOutside.get(same) : undefined;
        const before = base?.[ofWay.length];
        if (before?.results.every(({ hasEarlyTax }) => !hasEarlyTax)) last = before;
        else if (outside !== undefined && !outside.lacksMoney) last = outside;
        else if (last === undefined || last.isBelowLine)
          last = ordersWeighed({ ...inputs, ...claims, ...way, ...conversion }, orders, sample);
        if (conversion.convert && conversion.convertPays === "outside") paidOutside.set(same, last);
        ofWay.push(last);
        results.push(...last.results);
      }
    }
    if (!way.equal && way.jobPlan === inputs.jobPlan) withoutRuleOf55.set(way.rothFirst, ofWay);
  }
  return optionsWith(inputs, claims, ways).map((option, i) => ({ option, ...(results[i] as Omit<Weighed, "option">) }));
}

interface OrdersWeighed {
  readonly results: readonly Omit<Weighed, "option">[];
  /** In some year, the ceiling or the money to pay the tax left something unconverted. */
  readonly isBelowLine: boolean;
  /** In some year, money to pay the tax was short, not room under the ceiling. */
  readonly lacksMoney: boolean;
}

/** The same plan with each order of accounts. Only its withdrawals differ, so its years are laid out once. */
function ordersWeighed(
  inputs: Inputs,
  orders: readonly (readonly Order[])[],
  sample: readonly number[],
): OrdersWeighed {
  const { which, futures } = prepared(inputs);
  const lifetimes = lifetimesOf(which, futures.paths);
  const law = lawsFor(inputs.state);
  let isBelowLine = false;
  let lacksMoney = false;
  const results = orders.flatMap((chain) => {
    let last: (Omit<Weighed, "option"> & { isBeyond: boolean }) | undefined;
    return chain.map(({ order, fillTo }) => {
      if (last === undefined || last.isBeyond) {
        const plan = { ...which.plan, order, fillTo: ceilingsOf(fillTo, inputs) };
        let isBeyond = false;
        let hasEarlyTax = false;
        let sum = 0;
        for (const path of sample) {
          const course = new Followed();
          follow(plan, which.schedule, law, futures, lifetimes, { from: path, to: path + 1, see: course.see });
          sum += course.spent + estate(course.end as LeftBehind, inputs.heirsRate).afterTaxEstate;
          isBeyond ||= course.isBeyond;
          hasEarlyTax ||= course.hasEarlyTax;
          isBelowLine ||= course.isBelowLine;
          lacksMoney ||= course.lacksMoney;
        }
        last = { afterTaxResult: sum / sample.length, hasEarlyTax, isBeyond };
      }
      const { afterTaxResult, hasEarlyTax } = last;
      return { afterTaxResult, hasEarlyTax };
    });
  });
  return { results, isBelowLine, lacksMoney };
}

/** Less than this counts as nothing. */
const CENT = 0.01;

/** What one future spends over all its years, and what is left after the last. */
class Followed {
  spent = 0;
  end: LeftBehind | undefined;
  /** Money outside of traditional accounts was used. */
  isBeyond = false;
  hasEarlyTax = false;
  /** Something that could have been converted wasn't. */
  isBelowLine = false;
  /** It wasn't for lack of room under the ceiling. */
  lacksMoney = false;
  readonly see = (_: number, { terms, lived: { paid, taken, converted, ended } }: YearOnPath) => {
    this.spent += paid.spent;
    this.end = ended.end;
    this.hasEarlyTax ||= taken.tax.onEarlyAmount > CENT;
    this.isBeyond ||= taken.fromTaxable > CENT || taken.fromRoth > CENT;
    if (terms.convertTo === null) return;
    const { rothConversion, taxedConversion, convertible, traditionalFree, room } = converted;
    this.isBelowLine ||= rothConversion < convertible - CENT;
    this.lacksMoney ||= traditionalFree > CENT && (convertible === 0 || taxedConversion < room - CENT);
  };
}

/** At most this many combinations are followed through all futures. */
const FINALISTS = 9;

const best = (list: readonly Weighed[]): Weighed | undefined =>
  list.reduce<Weighed | undefined>(
    (most, one) => (most && most.afterTaxResult >= one.afterTaxResult - CENT ? most : one),
    undefined,
  );

/**
 * The plan, the best overall, and the best of each kind: with the same claiming ages, without conversions, in each
 * state, with each ceiling. None of them counts on the additional tax before 59½ if another one of its kind avoids it.
 */
export function finalists(inputs: Inputs, all: readonly Weighed[]): TaxOption[] {
  const lines = [...new Set(all.map(({ option }) => option.convertTo))];
  const kinds: ((option: TaxOption) => boolean)[] = [
    () => true,
    (option) => isClaimedAsPlanned(inputs, option) && option.state === inputs.state,
    ({ convert }) => !convert,
    ...(stopsEarly(inputs) ? [(option: TaxOption) => !isOtherWay(inputs, option)] : []),
    ({ state }) => state === inputs.state,
    ({ state }) => state === inputs.elsewhere,
    ...lines.map((line) => (option: TaxOption) => option.convert && option.convertTo === line),
  ];
  const options = kinds.flatMap((isOne) => {
    const ofKind = all.filter(({ option }) => isOne(option));
    return (best(ofKind.filter(({ hasEarlyTax }) => !hasEarlyTax)) ?? best(ofKind))?.option ?? [];
  });
  // The best overall, with the additional tax or not, in case those without it last less often.
  const overall = best(all)?.option as TaxOption;
  const [first, ...rest] = options;
  return [...new Set([all[0]?.option as TaxOption, first as TaxOption, overall, ...rest])].slice(0, FINALISTS + 1);
}

const isClaimedAsPlanned = ({ claimAge, spouseClaimAge }: Inputs, option: TaxOption) =>
  option.claimAge === claimAge && option.spouseClaimAge === spouseClaimAge;

/** The money before 59½ comes from elsewhere than planned. */
export const isOtherWay = (inputs: Inputs, { rothFirst, jobPlan, equal, equalFrom, equalShare }: TaxOption): boolean =>
  rothFirst !== inputs.rothFirst ||
  jobPlan !== inputs.jobPlan ||
  equal !== inputs.equal ||
  (equal && (equalFrom !== inputs.equalFrom || equalShare !== inputs.equalShare));

/** Why nothing is converted in a year in which conversions are planned. */
export type Unconverted =
  | "empty"
  | "tied up"
  | "no money for the tax"
  | "other income reaches the line"
  | "withdrawals reach the line"
  | "after the last year";

/** What happens with a combination in the plan's median future, which explains why one is better than another. */
export interface Course {
  readonly converted: number;
  /** What is converted in the first year that converts anything. */
  readonly firstConverted: number;
  readonly firstAge: number | null;
  readonly lastAge: number | null;
  /** Why the first planned years convert nothing, and the last ones; nothing where they do. */
  readonly whyBefore: Unconverted | null;
  readonly whyAfter: Unconverted | null;
  readonly tax: number;
  readonly stateTax: number;
  /** The additional tax before 59½ in it. */
  readonly earlyTax: number;
  /** Medicare surcharges, and the premium tax credit. */
  readonly surcharges: number;
  readonly credit: number;
  readonly socialSecurity: number;
  /** Tax in the years with a survivor. */
  readonly taxAlone: number;
  readonly heirsTax: number;
}

export interface Compared {
  readonly option: TaxOption;
  readonly rate: number;
  /** How many futures were followed. */
  readonly paths: number;
  readonly lifetimeTax: number;
  /** For the median future, by what is spent and what heirs keep; the average of all if lives are drawn. */
  readonly spent: number;
  readonly left: LeftBehind;
  readonly estate: Estate;
  readonly afterTaxResult: number;
  readonly course: Course;
  /** Why its state doesn't tax income; unset if it does. */
  readonly whyUntaxed?: string;
}

/** The parts of the search, and the futures it uses. */
export const taxParts = (inputs: Inputs) => ({ claims: claimsToTry(inputs), sample: sampleOf(inputs) });

/** A combination followed through all futures; @param middle the plan's median future, for its course */
export function compared(inputs: Inputs, option: TaxOption, middle: number): Compared {
  const changed = { ...inputs, ...option };
  const spent: number[] = [];
  const ends: LeftBehind[] = [];
  const { outcome } = run(changed, changed.model, changed.strategy, {
    see: (path, { lived }) => {
      spent[path] = (spent[path] ?? 0) + lived.paid.spent;
      ends[path] = lived.ended.end;
    },
  });
  const afterTaxResultOf = (path: number) =>
    (spent[path] as number) + estate(ends[path] as LeftBehind, inputs.heirsRate).afterTaxEstate;
  const sorted = ends.map((_, path) => path).sort((a, b) => afterTaxResultOf(a) - afterTaxResultOf(b));
  const path = sorted[Math.floor((sorted.length - 1) / 2)] as number;
  // The median of one combination may belong to a longer life than that of another. Averages compare the same lives.
  const counted = inputs.lifetimes === "random" ? sorted : [path];
  const average = (of: (path: number) => number) => counted.reduce((sum, one) => sum + of(one), 0) / counted.length;
  const held = (name: keyof LeftBehind) => average((one) => (ends[one] as LeftBehind)[name]);
  const left: LeftBehind = {
    traditional: held("traditional"),
    spouseTraditional: held("spouseTraditional"),
    roth: held("roth"),
    taxable: held("taxable"),
    health: held("health"),
    cash: held("cash"),
    afterTax: held("afterTax"),
  };
  const spentInAll = average((one) => spent[one] as number);
  const kept = estate(left, inputs.heirsRate);
  const place = stateTaxesOf(option.state)?.year;
  return {
    option,
    rate: successIn(inputs, outcome).rate,
    paths: outcome.paths,
    lifetimeTax:
      inputs.lifetimes === "random"
        ? Math.round(average((one) => outcome.tax[one] as number))
        : outcomeFigures(outcome).lifetimeTax,
    spent: spentInAll,
    left,
    estate: kept,
    afterTaxResult: spentInAll + kept.afterTaxEstate,
    course: courseOf(changed, middle),
    ...(place?.untaxed && { whyUntaxed: place.why }),
  };
}

function courseOf(inputs: Inputs, path: number): Course {
  const course = {
    converted: 0,
    firstConverted: 0,
    tax: 0,
    stateTax: 0,
    earlyTax: 0,
    surcharges: 0,
    credit: 0,
    socialSecurity: 0,
    taxAlone: 0,
  };
  const ages: number[] = [];
  let whyBefore: Unconverted | null = null;
  let whyAfter: Unconverted | null = null;
  let lastYear = 0;
  let end: LeftBehind | undefined;
  run(inputs, inputs.model, inputs.strategy, {
    from: path,
    to: path + 1,
    see: (_, { terms, lived: { came, converted, taken, owed, ended } }) => {
      course.converted += converted.rothConversion;
      lastYear = terms.year - inputs.born.year;
      if (converted.rothConversion > 0) {
        if (ages.length === 0) course.firstConverted = converted.rothConversion;
        ages.push(lastYear);
        whyAfter = null;
      } else if (terms.convertTo !== null) {
        if (ages.length === 0) whyBefore ??= whyNothing(converted, came.lockedLeft, terms.conversionPaysTax);
        else whyAfter ??= whyNothing(converted, came.lockedLeft, terms.conversionPaysTax);
      }
      course.tax += taken.tax.total;
      course.stateTax += taken.tax.ofState;
      course.earlyTax += taken.tax.onEarlyAmount;
      course.surcharges += surchargesIn(terms, owed);
      course.credit += taken.premiumCredit;
      course.socialSecurity += terms.socialSecurity;
      if (inputs.couple && !terms.joint) course.taxAlone += taken.tax.total;
      end = ended.end;
    },
  });
  const { heirsTax } = estate(end as LeftBehind, inputs.heirsRate);
  if (lastYear === ages.at(-1) && inputs.convertThrough > lastYear) whyAfter = "after the last year";
  return { ...course, heirsTax, firstAge: ages[0] ?? null, lastAge: ages.at(-1) ?? null, whyBefore, whyAfter };
}

const whyNothing = (
  { traditionalFree, convertible, roomBefore, room }: YearOnPath["lived"]["converted"],
  lockedLeft: number,
  paysTax: boolean,
): Unconverted => {
  if (traditionalFree < 1) return lockedLeft >= 1 ? "tied up" : "empty";
  if (paysTax && roomBefore >= 1) return "withdrawals reach the line";
  if (convertible === 0 || room >= 1) return "no money for the tax";
  return roomBefore < 1 ? "other income reaches the line" : "withdrawals reach the line";
};

/**
 * Amounts that follow prices, projected from the Code for a year whose revenue procedure isn't out yet. For 2026 they
 * match Rev. Proc. 2025-32 and Notice 2025-67: see `indexed.test.ts`.
 *
 * Rows of five follow the order of Form 1040: single, joint, separate, head of household, surviving spouse.
 */
import {
  priceFactor,
  roundedDown,
  roundedToNearest,
  withIncreaseRoundedDown,
} from "../../engine/tax/cost-of-living.ts";
import { prices } from "./prices.ts";

type Five = readonly [single: number, joint: number, separate: number, head: number, survivor: number];
/** Single and separate returns are rounded to 25 dollars, all others to 50 (26 USC 1(f)(7)(B), 1(j)(3)(B)(iii)). */
const BRACKET_STEPS: Five = [25, 50, 25, 50, 50];
const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;
/** The amounts in the Code that follow prices, before any adjustment. */
export const amountsInTheCode = {
  /** Where the brackets of 2018 began, starting with the second (26 USC 1(j)(2)). */
  brackets: {
    single: [9_525, 38_700, 82_500, 157_500, 200_000, 500_000],
    married_joint: [19_050, 77_400, 165_000, 315_000, 400_000, 600_000],
    married_separate: [9_525, 38_700, 82_500, 157_500, 200_000, 300_000],
    head_of_household: [13_600, 51_800, 82_500, 157_500, 200_000, 500_000],
  },
  /** 26 USC 1(j)(5)(B). */
  zeroRateUpTo: [38_600, 77_200, 38_600, 51_700, 77_200],
  middleRateUpTo: [425_800, 479_000, 239_500, 452_400, 479_000],
  /** 26 USC 461(l)(3)(A)(ii)(II). */
  businessLoss: 250_000,
  /** 26 USC 62(a)(2)(D). */
  educator: 250,
  /** 26 USC 221(b)(2)(B): the start and the width of the range, alone and on a joint return. */
  loans: { start: 50_000, width: 15_000, jointStart: 100_000, jointWidth: 30_000 },
  /** 26 USC 219(b)(5), (g)(2), (3) and (7), and 408A(c)(3)(B). */
  ira: { limit: 5_000, catchUp: 1_000, alone: 50_000, couple: 80_000, spouse: 150_000, roth: 95_000 },
  /** 26 USC 63(c)(7). */
  standard: { basic: 15_750, head: 23_625 },
  /** 26 USC 63(f) and (c)(5). */
  additions: { married: 600, unmarried: 750, dependentLeast: 500, dependentAddition: 250 },
  /** 26 USC 199A(e)(2) and (i). */
  business: { threshold: 157_500, least: 400, leastFrom: 1_000 },
  /** 26 USC 55(b)(1), (d)(4)(A). The exemption falls from twice the last amount on a joint return. */
  minimumTax: { joint: 109_400, unmarried: 70_300, highRateAbove: 175_000, phaseOut: 500_000 },
  /** 26 USC 24(h)(2), (5). */
  child: { credit: 2_200, refundable: 1_400 },
  /** 26 USC 32(b)(2) and (i). */
  earned: {
    none: [4_220, 5_280],
    one: [6_330, 11_610],
    more: [8_890, 11_610],
    joint: 5_000,
    investments: 10_000,
  },
  /** 26 USC 23(a)(4) and (b). */
  adoption: { maximum: 10_000, start: 150_000, width: 40_000, refundable: 5_000 },
  /** 26 USC 6041(a). */
  nonemployee: 2_000,
} as const;
const code = amountsInTheCode;
const { single, married_joint, married_separate, head_of_household } = code.brackets;
const BRACKETS_OF_2018: readonly (readonly number[])[] = [
  single,
  married_joint,
  married_separate,
  head_of_household,
  married_joint,
];

const five = (of: (place: number) => number): Five => [of(0), of(1), of(2), of(3), of(4)];
/** An amount for everyone, doubled on joint and surviving spouses' returns, or on joint returns only. */
const doubledForTwo = (one: number, survivor = 2 * one): Five => [one, 2 * one, one, one, survivor];

export function indexedAmounts(taxYear: number) {
  const since = (year: number) => priceFactor(taxYear, year, prices);
  const down = (amount: number, year: number, step: number) => roundedDown(amount * since(year), step);
  const nearest = (amount: number, year: number, step: number) => roundedToNearest(amount * since(year), step);
  // The first two brackets are adjusted for one more year of prices (26 USC 1(j)(3)(B), as amended by P.L. 119-21, sec.
  // 70101).
  const bracketsFor = (place: number) =>
    BRACKETS_OF_2018[place]?.map((start, i) =>
      withIncreaseRoundedDown(start, since(i < 2 ? 2016 : 2017), BRACKET_STEPS[place] as number),
    ) ?? [];
  const upTo = (amounts: Five) => five((place) => withIncreaseRoundedDown(amounts[place] as number, since(2017), 50));
  const standard = down(code.standard.basic, 2024, 50);
  const earned = (amount: number, share: number) => Math.round(nearest(amount, 1995, 10) * share);
  /** On a joint return the two parts are rounded together (26 USC 32(b)(2)(B), (j)). */
  const earnedLimit = (amount: number): Five => {
    const alone = nearest(amount, 1995, 10);
    const joint = roundedToNearest(amount * since(1995) + code.earned.joint * since(2008), 10);
    return [alone, joint, alone, alone, alone];
  };
  const jointExemption = nearest(code.minimumTax.joint, 2017, 100);
  const jointHighRate = nearest(code.minimumTax.highRateAbove, 2011, 100);
  const adoptionStart = nearest(code.adoption.start, 2001, 10);
  const alone = nearest(code.ira.alone, 2005, 1_000);
  const couple = nearest(code.ira.couple, 2005, 1_000);
  const spouse = nearest(code.ira.spouse, 2005, 1_000);
  const business = down(code.business.threshold, 2017, 50);
  const businessApart = withIncreaseRoundedDown(code.business.threshold, since(2017), 25);
  const businessLoss = nearest(code.businessLoss, 2024, 1_000);
  const loans = down(code.loans.start, 2001, 5_000);
  const loansEnd = loans + code.loans.width;
  const loansTogether = down(code.loans.jointStart, 2001, 5_000);
  // Indexed from 2027 on (26 USC 55(d)(4)(B), 199A(i)(3), 6041(h)), not before.
  const from2027 = (amount: number, step: number) => (taxYear < 2027 ? amount : nearest(amount, 2025, step));
  const exemptionFalls = from2027(code.minimumTax.phaseOut, 100);
  return {
    rates: [0, 1, 2, 3, 4].map((place) =>
      [0, ...bracketsFor(place)].map((floor, i) => [floor, RATES[i] as number] as const),
    ),
    topBracketStart: five((place) => bracketsFor(place)[5] as number),
    zeroRateUpTo: upTo(code.zeroRateUpTo),
    middleRateUpTo: upTo(code.middleRateUpTo),
    businessLoss: doubledForTwo(businessLoss, businessLoss),
    educator: nearest(code.educator, 2014, 50),
    loansFrom: [loans, loansTogether, null, loans, loans] as const,
    loansTo: [loansEnd, loansTogether + code.loans.jointWidth, null, loansEnd, loansEnd] as const,
    ira: {
      limit: down(code.ira.limit, 2007, 500),
      catchUp: down(code.ira.catchUp, 2022, 100),
      coveredStart: [alone, couple, 0, alone, couple] as const,
      coveredEnd: [alone + 10_000, couple + 20_000, 10_000, alone + 10_000, couple + 20_000] as const,
      spouseStart: [null, spouse, 0, null, null] as const,
      spouseEnd: [null, spouse + 10_000, 10_000, null, null] as const,
      rothStart: nearest(code.ira.roth, 2005, 1_000),
    },
    standard: [standard, 2 * standard, standard, down(code.standard.head, 2024, 50), 2 * standard] as const,
    standardAddition: five((place) =>
      withIncreaseRoundedDown(
        place === 0 || place === 3 ? code.additions.unmarried : code.additions.married,
        since(1987),
        50,
      ),
    ),
    dependentLeast: withIncreaseRoundedDown(code.additions.dependentLeast, since(1987), 50),
    dependentAddition: withIncreaseRoundedDown(code.additions.dependentAddition, since(1997), 50),
    business: [business, 2 * business, businessApart, business, business] as const,
    businessLeast: from2027(code.business.least, 5),
    businessLeastFrom: from2027(code.business.leastFrom, 5),
    minimumTax: {
      exemption: [
        nearest(code.minimumTax.unmarried, 2017, 100),
        jointExemption,
        jointExemption / 2,
        nearest(code.minimumTax.unmarried, 2017, 100),
        jointExemption,
      ] as const,
      phaseOutStart: doubledForTwo(exemptionFalls),
      highRateFrom: [jointHighRate, jointHighRate, jointHighRate / 2, jointHighRate, jointHighRate] as const,
    },
    perChild: down(code.child.credit, 2024, 100),
    refundablePerChild: down(code.child.refundable, 2017, 100),
    earnedIncome: {
      investments: down(code.earned.investments, 2020, 50),
      none: { maximum: earned(code.earned.none[0], 0.0765), phaseOutStart: earnedLimit(code.earned.none[1]) },
      one: { maximum: earned(code.earned.one[0], 0.34), phaseOutStart: earnedLimit(code.earned.one[1]) },
      two: { maximum: earned(code.earned.more[0], 0.4), phaseOutStart: earnedLimit(code.earned.more[1]) },
      three: { maximum: earned(code.earned.more[0], 0.45), phaseOutStart: earnedLimit(code.earned.more[1]) },
    },
    adoption: {
      maximum: nearest(code.adoption.maximum, 2001, 10),
      phaseOutStart: adoptionStart,
      phaseOutEnd: adoptionStart + code.adoption.width,
      refundable: nearest(code.adoption.refundable, 2024, 10),
    },
    nonemployee: from2027(code.nonemployee, 100),
  };
}

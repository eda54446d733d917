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
/** Where the brackets of 2018 began, starting with the second (26 USC 1(j)(2)). */
const BRACKETS_OF_2018: readonly (readonly number[])[] = [
  [9_525, 38_700, 82_500, 157_500, 200_000, 500_000],
  [19_050, 77_400, 165_000, 315_000, 400_000, 600_000],
  [9_525, 38_700, 82_500, 157_500, 200_000, 300_000],
  [13_600, 51_800, 82_500, 157_500, 200_000, 500_000],
  [19_050, 77_400, 165_000, 315_000, 400_000, 600_000],
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
  const standard = down(15_750, 2024, 50);
  const earned = (amount: number, share: number) => Math.round(nearest(amount, 1995, 10) * share);
  /** On a joint return the two parts are rounded together (26 USC 32(b)(2)(B), (j)). */
  const earnedLimit = (amount: number): Five => {
    const alone = nearest(amount, 1995, 10);
    const joint = roundedToNearest(amount * since(1995) + 5_000 * since(2008), 10);
    return [alone, joint, alone, alone, alone];
  };
  const jointExemption = nearest(109_400, 2017, 100);
  const jointHighRate = nearest(175_000, 2011, 100);
  const adoptionStart = nearest(150_000, 2001, 10);
  const alone = nearest(50_000, 2005, 1_000);
  const couple = nearest(80_000, 2005, 1_000);
  const spouse = nearest(150_000, 2005, 1_000);
  const business = down(157_500, 2017, 50);
  const loans = down(50_000, 2001, 5_000);
  const loansTogether = down(100_000, 2001, 5_000);
  // Indexed from 2027 on (26 USC 55(d)(4)(B), 199A(i)(3), 6041(h)), not before.
  const from2027 = (amount: number, step: number) => (taxYear < 2027 ? amount : nearest(amount, 2025, step));
  const exemptionFalls = from2027(500_000, 100);
  return {
    rates: [0, 1, 2, 3, 4].map((place) =>
      [0, ...bracketsFor(place)].map((floor, i) => [floor, RATES[i] as number] as const),
    ),
    topBracketStart: five((place) => bracketsFor(place)[5] as number),
    zeroRateUpTo: upTo([38_600, 77_200, 38_600, 51_700, 77_200]),
    middleRateUpTo: upTo([425_800, 479_000, 239_500, 452_400, 479_000]),
    businessLoss: doubledForTwo(nearest(250_000, 2024, 1_000), nearest(250_000, 2024, 1_000)),
    educator: nearest(250, 2014, 50),
    loansFrom: [loans, loansTogether, null, loans, loans] as const,
    loansTo: [loans + 15_000, loansTogether + 30_000, null, loans + 15_000, loans + 15_000] as const,
    ira: {
      limit: down(5_000, 2007, 500),
      catchUp: down(1_000, 2022, 100),
      coveredStart: [alone, couple, 0, alone, couple] as const,
      coveredEnd: [alone + 10_000, couple + 20_000, 10_000, alone + 10_000, couple + 20_000] as const,
      spouseStart: [null, spouse, 0, null, null] as const,
      spouseEnd: [null, spouse + 10_000, 10_000, null, null] as const,
      rothStart: nearest(95_000, 2005, 1_000),
    },
    standard: [standard, 2 * standard, standard, down(23_625, 2024, 50), 2 * standard] as const,
    standardAddition: five((place) => withIncreaseRoundedDown(place === 0 || place === 3 ? 750 : 600, since(1987), 50)),
    dependentLeast: withIncreaseRoundedDown(500, since(1987), 50),
    dependentAddition: withIncreaseRoundedDown(250, since(1997), 50),
    business: [business, 2 * business, withIncreaseRoundedDown(157_500, since(2017), 25), business, business] as const,
    businessLeast: from2027(400, 5),
    businessLeastFrom: from2027(1_000, 5),
    minimumTax: {
      exemption: [
        nearest(70_300, 2017, 100),
        jointExemption,
        jointExemption / 2,
        nearest(70_300, 2017, 100),
        jointExemption,
      ] as const,
      phaseOutStart: doubledForTwo(exemptionFalls),
      highRateFrom: [jointHighRate, jointHighRate, jointHighRate / 2, jointHighRate, jointHighRate] as const,
    },
    perChild: down(2_200, 2024, 100),
    refundablePerChild: down(1_400, 2017, 100),
    earnedIncome: {
      investments: down(10_000, 2020, 50),
      none: { maximum: earned(4_220, 0.0765), phaseOutStart: earnedLimit(5_280) },
      one: { maximum: earned(6_330, 0.34), phaseOutStart: earnedLimit(11_610) },
      two: { maximum: earned(8_890, 0.4), phaseOutStart: earnedLimit(11_610) },
      three: { maximum: earned(8_890, 0.45), phaseOutStart: earnedLimit(11_610) },
    },
    adoption: {
      maximum: nearest(10_000, 2001, 10),
      phaseOutStart: adoptionStart,
      phaseOutEnd: adoptionStart + 40_000,
      refundable: nearest(5_000, 2024, 10),
    },
    nonemployee: from2027(2_000, 100),
  };
}

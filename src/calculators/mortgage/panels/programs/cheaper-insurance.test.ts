import { describe, expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import { placeOf } from "../../place/places.ts";
import * as said from "../summaries.ts";
import { earlyEndOf } from "./cheaper-insurance.ts";
import { programsOf } from "./compare.ts";

const typed = { state: "OH", price: "420000", downPayment: "5%", creditScore: "690", incomePerYear: "110000" };
const found = (more = {}) =>
  programsOf(answer(inputsFor({ ...typed, ...more }, { place: placeOf("OH") })), undefined, true);

/**
 * Over 11 years. Conventional: 399,000 at 7.54% is 2,800.80 a month, with 309,584.06 of interest in 132 payments and a
 * premium of 0.96% / 12, 319.20 (78% comes after payment 149): 351,718.46. FHA at 7.15%: 297,396.73 of interest on
 * 405,982.50, the fee of 6,982.50, and 0.5% a year of the average balance, about 20,440.
 *
 * With prices rising 3% a year, the loan is 77.57% of the home's value after 60 payments, so the premium ends 72 months
 * earlier: 22,982.40 less, 328,736.06. With one premium of 2%: 309,584.06 + 7,980 = 317,564.06. With 336,000 at 7.54%
 * and 63,000 at 8.75% over 20 years: 312,705.67 of interest.
 */
test("420,000 with 5% down: FHA isn't called the cheapest where other insurance makes conventional cheaper", () => {
  const programs = found();
  if (!programs) throw new Error("nothing borrowed");
  const [conventional, fha] = programs.worksheet.programs.map(({ cost }) => cost);
  expect(conventional).toBeCloseTo(351_718.46, 1);
  expect(fha).toBeCloseTo(297_396.73 + 6_982.5 + 20_440, -2);
  // 351,718.46 - 324,818.59; 324,818.59 - 312,705.67; 328,736.06 - 324,818.59.
  expect(said.cheapestProgram(programs)).toBe(
    "If you stay 11 years, an FHA loan costs you $26,900 less than a conventional loan, unless you end its insurance early or pay for it in another way. With a second loan instead of insurance, a conventional loan would cost $12,113 less than FHA, and $3,917 more if a new valuation ends its insurance in December 2031: see “When mortgage insurance ends.”",
  );
  expect(said.programs(programs)).toBe("FHA costs least over 11 years, unless conventional insurance ends early");
});

test("with a low score, FHA stays the cheapest, and the sentence says by how much at least", () => {
  const ways = [
    { words: "if it ends early", cost: 105_000 },
    { words: "with one premium", cost: 108_000 },
    { words: "with a second loan", cost: 103_000 },
  ];
  const early = earlyEndOf(ways, 0, 110_000, { cost: 100_000, title: "FHA" }, false);
  expect(early?.isClose).toBe(false);
  expect(early?.words).toBe(
    "With a second loan, a conventional loan would cost $3,000 more than FHA, and $5,000 more if it ends early.",
  );
  // Within 1%, estimated rates can't tell.
  expect(earlyEndOf([{ words: "", cost: 100_900 }], 0, 110_000, { cost: 100_000, title: "FHA" }, false)?.isClose).toBe(
    true,
  );
  expect(
    earlyEndOf([{ words: "", cost: 110_000 }], 0, 110_000, { cost: 100_000, title: "FHA" }, false),
  ).toBeUndefined();
});

describe("how other insurance compares with the cheapest loan, FHA for 100,000", () => {
  const said = (...costs: readonly number[]) =>
    earlyEndOf(
      costs.map((cost, i) => ({ words: `by way ${i + 1}`, cost })),
      0,
      110_000,
      { cost: 100_000, title: "FHA" },
      false,
    );
  test("less than FHA, more than FHA, or the same to the dollar", () => {
    expect(said(98_000)).toMatchObject({
      isClose: true,
      words: "By way 1, a conventional loan would cost $2,000 less than FHA.",
    });
    expect(said(100_000.99)?.words).toBe("By way 1, a conventional loan would cost the same as FHA.");
    expect(said(100_001)?.words).toBe("By way 1, a conventional loan would cost $1 more than FHA.");
    expect(said(99_999)?.words).toBe("By way 1, a conventional loan would cost $1 less than FHA.");
  });
  test("the best other way beside the early end; of two that cost the same, the simpler, first one", () => {
    expect(said(105_000, 104_000, 103_000, 103_000)?.words).toBe(
      "By way 3, a conventional loan would cost $3,000 more than FHA, and $5,000 more by way 1.",
    );
    // One that costs as much as the premium until the law ends it doesn't help.
    expect(said(105_000, 110_000)?.words).toBe("By way 1, a conventional loan would cost $5,000 more than FHA.");
    expect(said(110_000, 109_999)?.words).toBe("By way 2, a conventional loan would cost $9,999 more than FHA.");
  });
  test("nothing without insurance", () => expect(said()).toBeUndefined());
});

test("the rate of a conventional loan rises as the score falls, and the others have one average each", () => {
  const rates = (creditScore: string) => found({ creditScore })?.worksheet.programs.map(({ rate }) => rate);
  expect(rates("740")).toEqual([0.0736, 0.0715, 0.0694, 0.0712]);
  expect(rates("690")).toEqual([0.0754, 0.0715, 0.0694, 0.0712]);
});

test("with 20% down there is no insurance to end, so nothing is said of it", () =>
  expect(found({ downPayment: "20%" })?.early).toBeUndefined());

/** Each panel's line while it is closed, for findings made up to be just at, above or below what changes the line. */
import { describe, expect, test } from "vitest";
import { isAboutTheSame } from "../../../engine/mortgage/program-cost.ts";
import type { Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { inputsFor } from "../given.ts";
import type { Offers } from "./offers/compare.ts";
import type { PointsFound } from "./offers/other-quote.ts";
import type { Taxes } from "./owning/taxes-while-owning.ts";
import type { Programs } from "./programs/compare.ts";
import type { PastPeriodsFound } from "./renting/past-periods.ts";
import * as said from "./summaries.ts";

const answered = (typed: Typed = {}) => answer(inputsFor(typed));

describe("another offer", () => {
  const quote = (cost: number, monthlySaving: number, equityBreakEvenMonth: number | null, stayMonths = "7 years") =>
    ({
      answered: answered({ stayMonths }),
      offer: { termMonths: 360 },
      worksheet: { cost, monthlySaving, equityBreakEvenMonth },
    }) as PointsFound;
  test.each<[number, number, number | null, RegExp]>([
    [0, 0, null, /^The two offers are the same/],
    [0, 1, 1, /other offer is better from the start/],
    [-1, 0, null, /other offer is better from the start/],
    [-1, 5, null, /other offer is better from the start/],
    [0, -1, null, /loan above is better from the start/],
    [1, 0, null, /loan above is better from the start/],
    [1, -5, null, /loan above is better from the start/],
    [3_000, 50, 48, /pays off if you stay longer than 4 years\. You plan to stay 7 years/],
    [3_000, 50, null, /never earns back what it costs/],
    [-3_000, -50, 60, /better only if you leave within 5 years\. You plan to stay 7 years/],
    [-3_000, -50, null, /never use up its credit/],
  ])("%i at closing, %i a month: %s", (cost, saving, month, words) =>
    expect(said.pointsInWords(quote(cost, saving, month))).toMatch(words),
  );
  test("a stay ends with the loan", () =>
    expect(said.pointsInWords(quote(3_000, 50, 48, "40 years"))).toContain("You plan to stay 30 years."));
  test("its line names a cost that pays off", () => {
    expect(said.points(quote(3_000, 50, 48))).toBe("$3,000 in points pays off after 4 years");
    for (const [cost, saving, month] of [
      [0, 50, 48],
      [3_000, 0, 48],
      [3_000, 50, null],
    ] as const)
      expect(said.points(quote(cost, saving, month))).toBe("another offer compared with this one");
  });
});

describe("offers", () => {
  const of = (costs: readonly number[], stayMonths = "5 years") =>
    ({
      answered: answered({ stayMonths }),
      names: ["Bank", "Union", "Broker"],
      worksheet: { offers: costs.map((cost) => ({ cost })) },
    }) as unknown as Offers;
  test("the cheapest and the next one, however they are listed", () => {
    expect(said.cheapest(of([10]))).toBeUndefined();
    expect(said.offers(of([10]))).toBe("up to three, line by line");
    expect(said.cheapest(of([900, 100, 400]))).toBe("Union costs $300 less than Broker over 5 years.");
    expect(said.cheapest(of([100, 101]))).toBe("Bank costs $1 less than Union over 5 years.");
    expect(said.cheapest(of([100, 100.99]))).toBe("The offers cost the same over 5 years.");
    expect(said.cheapest(of([100, 100, 500]))).toBe("The offers cost the same over 5 years.");
    expect(said.cheapest(of([100, 200], "40 years"))).toContain("over 30 years.");
  });
});

describe("programs", () => {
  const names = ["conventional", "fha", "va", "usda"] as const;
  const of = (
    ranked: readonly number[],
    programs: readonly { cost: number; short?: number }[],
    closedByIncome?: string,
  ) =>
    ({
      answered: answered({}),
      ranked,
      leading: ranked.filter((i) => isAboutTheSame(programs[i]?.cost ?? 0, programs[ranked[0] as number]?.cost ?? 0)),
      stay: 84,
      shown: names.map((name) => ({ name, closedByIncome })),
      worksheet: { programs: programs.map((one) => ({ short: 0, ...one })) },
    }) as unknown as Programs;
  const costs = (first: number, second: number) => of([1, 0], [{ cost: second }, { cost: first }]);
  test("a difference under 1% is about the same", () => {
    expect(said.cheapestProgram(of([], []))).toBeUndefined();
    expect(said.cheapestProgram(of([2], []))).toBe(
      "Of the four, only a VA loan is available to you, if your income is enough.",
    );
    expect(said.cheapestProgram(costs(10_000, 10_000.99))).toMatch(/cost you the same\.$/);
    expect(said.cheapestProgram(costs(10_000, 10_099))).toBe(
      "If you stay 7 years, an FHA loan and a conventional loan cost you about the same: an FHA loan is $99 less.",
    );
    expect(said.cheapestProgram(costs(10_000, 10_100))).toBe(
      "If you stay 7 years, an FHA loan costs you the least: $100 less than a conventional loan.",
    );
  });
  test("loans that aren't for everybody are named if they would cost less than the cheapest one that is open", () => {
    const limited = (va: number, usda: number) => {
      const found = of([0, 1], [{ cost: 10_000 }, { cost: 11_000 }, { cost: va }, { cost: usda }]);
      const shown = found.shown.map((one) =>
        one.name === "va" || one.name === "usda" ? { ...one, onlyIf: "if so" } : one,
      );
      return said.cheaperIfQualified({ ...found, shown });
    };
    expect(limited(10_000, 10_001)).toBeUndefined();
    expect(limited(9_999, 10_001)).toBe(
      "You would pay even less with a VA loan if you or your spouse served: check the box below.",
    );
    expect(limited(9_999, 9_000)).toBe(
      "You would pay even less with a VA loan if you or your spouse served, or with a USDA loan if the home is in a rural area: check the box below.",
    );
    expect(said.cheaperIfQualified(of([], []))).toBeUndefined();
  });
  test("the line above the table has the same verdict as the sentence", () => {
    expect(said.programs(costs(10_000, 10_099))).toBe("FHA and Conventional cost about the same over 7 years");
    expect(said.programs(costs(10_000, 10_100))).toBe("FHA costs least over 7 years");
    expect(said.programs(of([2], []))).toBe("only VA is available to you");
    const three = of([1, 0, 3], [{ cost: 10_050 }, { cost: 10_000 }, { cost: 0 }, { cost: 10_060 }]);
    expect(said.cheapestProgram(three)).toBe(
      "If you stay 7 years, an FHA loan, a conventional loan and a USDA loan cost you about the same: an FHA loan is $50 less.",
    );
  });
  test("the line says what rules all of them out", () => {
    expect(said.programs(undefined)).toBe("which ones you qualify for, and what each costs");
    expect(said.programs(costs(1, 2))).toBe("FHA costs least over 7 years");
    expect(said.programs(of([], [], "too little"))).toBe("your income isn’t enough for this house");
    expect(said.programs(of([], []))).toBe("you don’t qualify for any with this down payment");
    const short = (first: number, second: number) =>
      said.programs(
        of(
          [1, 0],
          [
            { cost: 2, short: second },
            { cost: 1, short: first },
          ],
        ),
      );
    expect(short(1, 1)).toBe("you don’t have enough cash to close");
    expect(short(1, 0)).toBe("FHA costs least over 7 years");
  });
});

test("rent or buy: how often buying won in the past, or that the record is shorter than the stay", () => {
  const of = (horizonYears: number, timesBuyingWon: number, periodCount: number) =>
    said.rentOrBuyInThePast({ horizonYears, worksheet: { timesBuyingWon, periodCount } } as PastPeriodsFound);
  expect(of(11, 3, 39)).toBe("buying came out ahead in 3 of 39 past periods of 11 years");
  expect(of(1, 0, 49)).toBe("buying came out ahead in 0 of 49 past periods of 1 year");
  expect(of(60, 0, 0)).toBe("no past period is as long as your stay");
});

test("taxes saved from a dollar on, rates to three decimals, and rent that is more than the home costs", () => {
  const taxes = (saved: number) => said.taxes({ firstYear: 2027, worksheet: { saved } } as unknown as Taxes);
  expect(taxes(0.99)).toBe("owning saves no tax in 2027");
  expect(taxes(1)).toBe("owning saves $1 in tax in 2027");
  expect([said.rateInWords(null), said.rateInWords(0.066_254_9)]).toEqual(["none", "6.625%"]);
  const rent = (afterRent: number) =>
    said.rentedOut({ worksheet: { afterRent } } as Parameters<typeof said.rentedOut>[0]);
  expect([rent(-300), rent(0), rent(900)]).toEqual([
    "the rent leaves you $300 a month",
    "the home costs you $0 a month",
    "the home costs you $900 a month",
  ]);
});

test("mortgage insurance that nobody can ask to end, or that isn't due", () => {
  expect(said.ends(undefined, answered({ downPayment: "20%" }))).toBe("none needed");
  expect(said.ends(undefined, answered({ downPayment: "5%", program: "fha" }))).toBe("charged by the program");
});

describe("two offers: from when on the one that costs more at closing pays off", () => {
  const of = (upfront: number, breakEven: number | null) =>
    said.paysOff({ names: ["Offer A", "Lender B"], worksheet: { differences: [{ upfront, breakEven }] } } as never);
  test("the second costs more at closing", () =>
    expect(of(698, 66)).toBe(
      "Lender B costs more at closing, and pays off if you keep the loan longer than 5 years 6 months.",
    ));
  test("the first costs more at closing", () => expect(of(-698, 12)).toMatch(/^Offer A costs more at closing/));
  test("it never does, or nothing differs", () => expect(of(0, null)).toBeUndefined());
});

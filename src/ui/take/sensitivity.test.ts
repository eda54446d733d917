import { expect, test } from "vitest";
import { fields as gig, givenOn } from "../../calculators/gig-tax/inputs.ts";
import { watching as gigMoves } from "../../calculators/gig-tax/insights/moves.ts";
import { givenBy } from "../../calculators/mortgage/given.ts";
import { fields as mortgage } from "../../calculators/mortgage/inputs.ts";
import { watching as mortgageMoves } from "../../calculators/mortgage/moves.ts";
import { fields as retirement } from "../../calculators/retirement/inputs.ts";
import type { AnyField, Fields } from "../../inputs/fields.ts";
import { fieldAt, type ReadForm, readForm, type Typed } from "../../inputs/typed.ts";
import { type End, endsOf, sensitivityOf, type Watching } from "./sensitivity.ts";

const whatMoves = (watching: Watching, fields: Fields, readAs: (typed: Typed) => ReadForm<unknown>, typed: Typed) =>
  sensitivityOf({ fields, typed, watching, readAs });
const mainOf = ({ watched }: End) => watched[0]?.value ?? Number.NaN;
const ofMortgage = (typed: Typed) =>
  whatMoves(mortgageMoves, mortgage as unknown as Fields, (texts) => readForm(mortgage, texts, {}, givenBy()), typed);

test.each<[string, Typed]>([
  ["as the page starts", {}],
  ["with extra payments and dues", { extraPerMonth: "100", associationDues: "200/month", downPayment: "5%" }],
])("five fields move a mortgage, strongest first, each with ends around its current value: %s", async (_, typed) => {
  const found = await ofMortgage(typed);
  const base = found?.now[0]?.value ?? 0;
  expect(found?.moved).toHaveLength(5);
  const reach = found?.moved.map(({ ends }) => {
    const values = [base, ...ends.map(mainOf)];
    return Math.max(...values) - Math.min(...values);
  });
  expect(reach).toEqual(reach?.toSorted((a, b) => b - a));
});

test("a rate a point higher costs what the annuity formula says", async () => {
  const found = await ofMortgage({ price: "400000", downPayment: "20%", annualRate: "6", termMonths: "360mo" });
  const rate = found?.moved.find(({ blank }) => blank === "annualRate");
  expect(rate?.now).toBe("6%");
  expect(rate?.ends.map(({ said }) => said)).toEqual(["5%", "7%"]);
  // 320,000 dollars over 360 months: 1,717.83 at 5%, 1,918.56 at 6%, 2,128.97 at 7%.
  const change = rate?.ends.map((end) => mainOf(end) - (found?.now[0]?.value ?? 0));
  expect(change?.[0]).toBeCloseTo(1717.83 - 1918.56, 2);
  expect(change?.[1]).toBeCloseTo(2128.97 - 1918.56, 2);
});

test("what isn't there doesn't move a gig worker's tax", async () => {
  const found = await whatMoves(
    gigMoves,
    gig as unknown as Fields,
    (texts) => readForm(gig, texts, {}, givenOn("2026-11-21")),
    { "gigs.0.pay": "60000/year" },
  );
  const blanks = found?.moved.map(({ blank }) => blank);
  expect(blanks?.[0]).toBe("gigs.0.pay");
  expect(blanks).toContain("ira");
  expect(blanks).not.toContain("jobs.0.pay");
  const plan = found?.moved.find(({ blank }) => blank === "planContribution");
  expect(plan?.ends.map(({ texts }) => texts)).toEqual([{ plan: "solo", planContribution: "5,000" }]);
});

test("state tax is included in the figure and in every end", async () => {
  const readAs = (texts: Typed) => readForm(gig, texts, {}, givenOn("2026-11-21"));
  const typed = { "gigs.0.pay": "60000/year", state: "CA" };
  const found = await whatMoves(gigMoves, gig as unknown as Fields, readAs, typed);
  const federal = await whatMoves(gigMoves, gig as unknown as Fields, readAs, { "gigs.0.pay": "60000/year" });
  expect(found.now[0]?.label).toBe("Federal and California tax for the year");
  expect(found.now[0]?.value).toBeGreaterThan(federal.now[0]?.value ?? 0);
  const [pay, payFederal] = [found, federal].map(({ moved }) => moved.find(({ blank }) => blank === "gigs.0.pay"));
  for (const [i, end] of (pay?.ends ?? []).entries())
    expect(mainOf(end)).toBeGreaterThan(mainOf(payFederal?.ends[i] as End));
});

test("an end beyond what the form accepts is cut to its limit", () => {
  const field = fieldAt(mortgage as unknown as Fields, "creditScore") as AnyField;
  expect(endsOf(field, "840", { blank: "creditScore", plus: [-40, 40] })).toEqual(["800", "850"]);
});

test("an amount of 100 or more is moved to whole dollars, and a share isn't", () => {
  const ends = (name: string, text: string, times: readonly [number, number]) =>
    endsOf(fieldAt(mortgage as unknown as Fields, name) as AnyField, text, { blank: name, times });
  // 2,405 x 0.75 = 1,803.75, and x 1.5 = 3,607.50.
  expect(ends("insurance", "2405/year", [0.75, 1.5])).toEqual(["1,804/year", "3,608/year"]);
  expect(ends("downPayment", "20%", [0.75, 1.25])).toEqual(["15%", "25%"]);
});

test("if nothing moves the figure, its substitute is used", async () => {
  const { watching } = await import("../../calculators/retirement/moves.ts");
  const still = { ...watching, watch: (inputs: { savings: number; spending: number }) => watched(inputs, 0) };
  const moving = { ...watching, watch: (inputs: { savings: number; spending: number }) => watched(inputs, 1) };
  const watched = ({ savings, spending }: { savings: number; spending: number }, moves: number) =>
    [
      { label: "lasts", unit: "rate", value: (moves * savings) / 1e6 },
      { label: "unpaid", unit: "rate", value: spending / 1e6, instead: true },
    ] as const;
  const of = (one: unknown) =>
    whatMoves(one as Watching, retirement as unknown as Fields, (texts) => readForm(retirement, texts), {});
  expect((await of(still)).now.map(({ label }) => label)).toEqual(["unpaid"]);
  expect((await of(still)).moved.map(({ blank }) => blank)).toEqual(["spending"]);
  expect((await of(moving)).now.map(({ label }) => label)).toEqual(["lasts"]);
  expect((await of(moving)).moved.map(({ blank }) => blank)).toEqual(["savings"]);
});

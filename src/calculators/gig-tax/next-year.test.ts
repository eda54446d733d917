/** A year with some projected figures: 2027. Worked by hand from the figures in src/law/us/2027.ts. */
import { expect, test } from "vitest";
import { forStatus, valuesOf } from "../../engine/figure.ts";
import { paymentDates, returnDue } from "../../engine/payments/due-dates.ts";
import { saversMatch } from "../../engine/tax/credits/savers-match.ts";
import { premiumTaxCredit } from "../../engine/tax/health/premium-tax-credit.ts";
import { readForm } from "../../inputs/typed.ts";
import { lawFor } from "../../law/us/index.ts";
import { saversMatchLaw } from "../../law/us/savers-match.ts";
import { misexplained } from "../../testing/rework.ts";
import { underHeadings } from "../../ui/result/assumed.ts";
import { notesOf } from "../../ui/result/notes.ts";
import { answer } from "./answer.ts";
import { assumed } from "./assumed.ts";
import { fields, givenOn } from "./inputs.ts";
import { isLate } from "./late/late-ways.ts";
import { shareOf } from "./state/share.ts";
import { stepsOf } from "./steps.ts";
import { saversMatchOf } from "./year/savers-match.ts";

type Typed = Readonly<Record<string, string>>;
const inputsFor = (typed: Typed) => readForm(fields, { taxYear: "2027", ...typed }, {}, givenOn("2026-11-23")).inputs;
const of = (typed: Typed) => answer(inputsFor(typed));
const texas = { state: "TX", "gigs.0.pay": "60000/year" };

// 60,000 x 0.9235 = 55,410, at 15.3%: 8,477.73, half of which is 4,238.87 (SSA: below the base of 192,300). 60,000 -
// 4,238.87 = 55,761.13. Minus 16,600 (26 USC 63(c)(7), indexed): 39,161.13. Minus 20%, 7,832.23: 31,328.90. The Tax
// Table uses the middle of 31,300 and 31,350: 10% of 12,775 and 12% of 18,550: 1,277.50 and
// 2,226, rounded up.
test("a single driver in Texas with 60,000 of profit", async () => {
  const answered = of(texas);
  const { result } = answered.year;
  expect(result.selfEmploymentTax).toBeCloseTo(8_477.73, 2);
  expect(result.adjustedGrossIncome).toBeCloseTo(55_761.13, 1);
  expect(result.taxableIncome).toBeCloseTo(31_328.91, 1);
  expect(result.taxBeforeCredits).toBe(3_504);
  expect(result.totalTax).toBeCloseTo(11_981.73, 2);
  const share = await shareOf(answered);
  expect(share?.tax).toBe(0);
  expect(share?.year.standInFor).toBeUndefined();
  expect(misexplained(stepsOf(answered, share ?? "none"))).toEqual([]);
});

// 90% of 11,981.73 is 10,783.56, a quarter of it 2,695.89. January 15, 2028 is a Saturday, and Monday a holiday.
test("is paid from April 2027 to January 2028, and nothing is late", () => {
  const { plan } = of(texas);
  expect(plan.schedule.map(({ day, amount }) => [day, Math.round(amount)])).toEqual([
    ["2027-04-15", 2_696],
    ["2027-06-15", 2_696],
    ["2027-09-15", 2_696],
    ["2028-01-18", 2_696],
  ]);
  expect(paymentDates(2027).map(({ due }) => due)).toEqual(plan.schedule.map(({ day }) => day));
  expect(isLate(of(texas))).toBe(false);
});
// April 15, 2028, is a Saturday, and on Monday the 17th the District of Columbia observes Emancipation Day.
test("the return is due on April 18, 2028", () => expect(returnDue(2027)).toBe("2028-04-18"));

test("pay so far, typed before the year begins, counts for the whole year", () =>
  expect(of({ "gigs.0.pay": "60000/so far" }).profit).toBe(60_000));

// 192,300 x 12.4% = 23,845.20, and 2.9% of 92.35% of 250,000 = 230,875: 6,695.38.
test("Social Security tax ends at 192,300", () =>
  expect(of({ "gigs.0.pay": "250000/year" }).year.result.selfEmploymentTax).toBeCloseTo(30_540.58, 1));

// The last known rate, 76 cents, in both halves of the year: 2,000 x 0.76.
test("miles count at 76 cents from January on", () =>
  expect(
    of({ ...texas, "gigs.0.milesJanuaryToJune": "1000", "gigs.0.milesJulyToDecember": "1000" }).year.businesses[0]
      ?.sheet.carBothWays.mileage,
  ).toBeCloseTo(1_520, 2));

test("a health savings account takes 4,500, and 9,000 for a family", () => {
  const most = (hsaCoverage: string) =>
    of({ ...texas, hsaCoverage, hsa: "20000" }).year.result.adjusted.healthSavingsDeduction;
  expect([most("self"), most("family")]).toEqual([4_500, 9_000]);
});

// Twice the line of 15,960: 6.78%; a dollar above four times it: no credit.
test("Marketplace premiums: 6.78% of income at twice the poverty line, and no credit above four times it", () => {
  const law = lawFor(2027, "single").premiumTaxCredit;
  const at = (income: number) =>
    premiumTaxCredit(
      income,
      { povertyLine: 15_960, premium: 9_000, benchmark: 9_000, monthsCovered: 12, eligibleBelowPovertyLine: false },
      law,
    );
  expect(at(31_920).applicableFigure).toBe(0.0678);
  expect(at(31_920).credit).toBeCloseTo(9_000 - 0.0678 * 31_920, 2);
  expect(at(63_840 + 160).credit).toBe(0);
});

// 26 USC 6433(b): half, minus the part of 50 points that matches how far income is through the range, in whole points.
test.each([
  ["single", 20_500, 1_000],
  ["single", 28_000, 500], // halfway: 25 points of 50
  ["single", 28_299, 500], // 25.99 points, of which 25 count
  ["single", 28_300, 480],
  ["single", 35_500, 0],
  ["married_joint", 56_000, 500],
  ["head_of_household", 30_750, 1_000],
  ["surviving_spouse", 41_000, 1_000],
  ["married_separate", 35_500, 0],
] as const)("Saver's Match, %s with an income of %i and 2,000 saved: %i", (status, income, expected) => {
  const law = valuesOf<Parameters<typeof saversMatch>[3]>(forStatus(saversMatchLaw, status));
  expect(saversMatch([{ amount: 2_000 }], false, income, law).match).toBeCloseTo(expected, 6);
  expect(saversMatch([{ amount: 2_000 }], true, income, law).match).toBe(0);
});

// Wages of 24,000 with 3,000 into a Roth IRA: 2,000 count. 3,500 / 15,000 of 50 points is 11.67, so 11 are lost: 39%.
test("a saver's match replaces the saver's credit, and is explained", () => {
  const saver = { "gigs.0.pay": "0/year", jobs: "1", "jobs.0.pay": "24000/year", roth: "3000" };
  const answered = of(saver);
  expect(answered.year.result.savers.credit).toBe(0);
  expect(saversMatchOf(answered)?.match).toBeCloseTo(780, 6);
  expect(saversMatchOf(of({ ...saver, filerStudent: "yes" }))?.match).toBe(0);
  expect(saversMatchOf(of({ ...saver, taxYear: "2026" }))).toBeNull();
  const steps = stepsOf(answered);
  expect(steps.find(({ name }) => name === "match.match")?.value).toBeCloseTo(780, 6);
  expect(misexplained(steps)).toEqual([]);
});

// 26 USC 24(h)(2), (i)(2): 2,200 x 1.05618 = 2,323.6, down to 2,300.
test("each child brings 2,300", () =>
  expect(
    of({
      "gigs.0.pay": "150000/year",
      filingStatus: "married_joint",
      ...{ dependents: "1", "dependents.0.age": "8" },
    }).year.result.childCredits.nonrefundable,
  ).toBe(2_300));

// 55,761.13 minus 12,750, in whole dollars, at 3.49% (G.S. 105-153.7): 43,011 x 0.0349.
test("a state uses what is enacted for 2027, and says that the rest is from 2026", async () => {
  const share = await shareOf(of({ ...texas, state: "NC" }));
  expect(share?.year).toMatchObject({ year: 2027, standInFor: 2027 });
  expect(share?.tax).toBeCloseTo(1_501, 0);
  const ohio = await shareOf(of({ ...texas, state: "OH", place: "Columbus" }));
  expect(ohio?.placeLaw?.year.name).toBe("Columbus");
  const doubts = JSON.stringify(ohio?.year).match(/"doubt":"[^"]*"/g) ?? [];
  expect(doubts).toContain(`"doubt":"The 2027 figure wasn't published when we checked, so this is the 2025 one."`);
});

test("exports say which figures are projected, for 2027 only", () => {
  const said = (taxYear: string) =>
    JSON.stringify(underHeadings(notesOf(assumed, { fields, typed: { taxYear }, given: {} })));
  expect(said("2027")).toContain("hasn't published the 2027 tax brackets");
  expect(said("2026")).not.toContain("hasn't published");
});

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { toCent } from "../../../engine/rounding.ts";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { taxYears } from "../../../law/us/index.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { runs } from "../../../testing/runs.ts";
import { inValues, piecesOf } from "../../../ui/explain/formula.ts";
import type { Due } from "../../../ui/take/calculation.ts";
import { answer } from "../answer.ts";
import { fields, givenOn, type Inputs } from "../inputs.ts";
import { equalWage } from "../insights/equal-wage.ts";
import { type StateShare, stateLaw, stateShare } from "../state/share.ts";
import type { StateLaw } from "../state/state-law.ts";
import type { Share } from "../state/useStateShare.ts";
import { stepsOf } from "../steps.ts";
import { taken } from "../take.ts";
import { type CalendarRow, calendarOf } from "./calendar-of.ts";
import { headlineOf, spoken } from "./headline.ts";
import { owedOf, toSettle } from "./owed.ts";

const inputsOf = (typed: Typed, today = "2026-11-22") => readForm(fields, typed, typed, givenOn(today)).inputs;
const headline = (typed: Typed, share: Share = "none", today?: string) => {
  const answered = answer(inputsOf(typed, today));
  return headlineOf(answered, share, owedOf(answered, share));
};
const sentence = (typed: Typed) => spoken(headline(typed));

describe("the first sentence", () => {
  test("is calm for someone who has said nothing: payments due so far count as made", () =>
    // Tax on 36,000 in 2026: 6,503.64. 90% of it in four parts is 1,463.32; three are made; the rest is 650.36.
    expect(sentence({})).toBe(
      "From each payout, set aside 19%. Pay $1,463 to the IRS by January 15, 2027. " +
        "Your federal tax for 2026 is $6,504.",
    ));
  test("says what is late once the visitor says that nothing was paid", () =>
    // Three of the four parts of 1,463.32; then the fourth, and 10% of the tax with the return.
    expect(sentence({ paidSoFar: "none", lastYearTax: "9000" })).toBe(
      "Pay now $4,390 to the IRS, for due dates that have passed. Set aside 19% of each new payout, and pay what you're " +
        "behind from money you've already earned. Your federal tax for 2026 is $6,504.",
    ));
  test("sets nothing aside from payouts of a year that is over", () => {
    const over = (typed: Typed, today: string) => spoken(headline(typed, "none", today));
    // 10% of 6,503.64 is left once 90% were paid in four parts; until January 15, the fourth part of 1,463.32 is first.
    expect(over({}, "2026-12-31")).toMatch(/^From each payout, set aside 19%\./);
    expect(over({}, "2027-01-01")).toBe(
      "Pay $1,463 to the IRS by January 15, 2027. Your federal tax for 2026 is $6,504.",
    );
    expect(over({}, "2027-04-15")).toBe(
      "Pay $650 to the IRS with your return by April 15, 2027. Your federal tax for 2026 is $6,504.",
    );
    // All four parts.
    expect(over({ paidSoFar: "none", lastYearTax: "9000" }, "2027-02-01")).toBe(
      "Pay now $5,853 to the IRS, for due dates that have passed. Your federal tax for 2026 is $6,504.",
    );
  });
  test("doesn't call late who says that some was paid, before an amount is typed", () => {
    expect(sentence({ paidSoFar: "some" })).toBe(sentence({}));
    expect(sentence({ paidSoFar: "some", payments: "1" })).toBe(sentence({}));
    // 4,389.96 were due by now; 2,000 are paid.
    const some = { paidSoFar: "some", lastYearTax: "9000", payments: "1", "payments.0.amount": "2000" };
    expect(sentence(some)).toMatch(/^Pay now \$2,390 to the IRS, for due dates/);
  });
  test("says that it depends on last year's tax until that is known", () => {
    // 26 USC 6654(d)(1)(B)(ii) and (e)(2): if payments equal last year's tax, or last year had no tax, nothing is late.
    expect(sentence({ paidSoFar: "none" })).toMatch(
      /^You may be behind by \$4,390\. That depends on last year's tax, so enter it below\. If you don't know it, pay \$4,390 to the IRS now\./,
    );
    expect(sentence({ paidSoFar: "none", lastYearTax: "0" })).toMatch(
      /^From each payout, set aside 19%\. Pay \$6,504 /,
    );
  });
  test("says what is late for sure, and apart from it what only last year's tax can tell", async () => {
    // Three of the four parts of 1,463.32 to the IRS, and of 202.50 to Columbus; last year's federal tax is known.
    const typed = { state: "OH", place: "Columbus", paidSoFar: "none", lastYearTax: "9000" };
    const share = stateShare(answer(inputsOf(typed)), (await stateLaw("OH")) as StateLaw) as Share;
    expect(spoken(headline(typed, share))).toMatch(
      /^Pay now \$4,390 to the IRS, for due dates that have passed\. Whether \$608 to Columbus is late too depends on last year's city tax, so enter it below\. Set aside /,
    );
  });
  test("asks nothing for the rent of fewer than 15 days (26 USC 280A(g))", () =>
    expect(sentence({ "gigs.0.work": "home_sharing", "gigs.0.services": "fewDays", "gigs.0.pay": "40000/year" })).toBe(
      "Set aside nothing. Nothing more is due for 2026.",
    ));
  test("gives the District of Columbia its article", async () => {
    const share = stateShare(answer(inputsOf({ state: "DC" })), (await stateLaw("DC")) as StateLaw) as Share;
    expect(headline({ state: "DC" }, share).after).toMatch(
      /^Pay \$1,463 to the IRS and \$\d+ to the District of Columbia by/,
    );
  });
  test("names the city if its tax goes to the city, with its own return", async () => {
    const typed = { state: "OH", place: "Columbus" };
    const share = stateShare(answer(inputsOf(typed)), (await stateLaw("OH")) as StateLaw);
    // Columbus: 2.5% of the profit of 36,000. Ohio doesn't tax business income up to 250,000.
    // 22.5% of 900 are due in January, and 10% with the return (R.C. 718.08(C)).
    expect(headline(typed, share as Share).after).toBe(
      "Pay $1,463 to the IRS and $203 to Columbus by January 15, 2027. Your total tax for 2026 is $7,404.",
    );
    // Three of the four parts of 1,463.32 and of 202.50.
    const late = { ...typed, paidSoFar: "none", lastYearTax: "9000", lastYearPlaceTax: "900" };
    const whole = stateShare(answer(inputsOf(late)), (await stateLaw("OH")) as StateLaw) as Share;
    expect(spoken(headline(late, whole))).toMatch(
      /^Pay now \$4,998 in total: \$4,390 to the IRS and \$608 to Columbus, for due dates that have passed\. Set aside 21% /,
    );
    // 607.50 paid to the city are what was due so far.
    const made = { payments: "1", "payments.0.to": "place", "payments.0.amount": "607.50" };
    const paid = stateShare(answer(inputsOf({ ...late, ...made })), (await stateLaw("OH")) as StateLaw);
    expect(paid?.placePlan?.left).toMatchObject({ overdue: 0, stillToPay: 202.5 });
    expect(paid?.ofPlace.withReturn).toBeCloseTo(90, 6);
    // All of last year's tax is enough too (R.C. 718.08(E)(2)): 400 in four parts.
    const low = stateShare(answer(inputsOf({ ...late, lastYearPlaceTax: "400" })), (await stateLaw("OH")) as StateLaw);
    expect(low?.placePlan?.left).toMatchObject({ overdue: 300, stillToPay: 400 });
  });
  test("says the refund where only the city is owed, and not that more is kept than the profit", async () => {
    const typed = {
      ...{ "gigs.0.pay": "38000/year", "gigs.0.milesJanuaryToJune": "10500", "gigs.0.milesJulyToDecember": "10500" },
      ...{ dependents: "2", "dependents.0.age": "4", "dependents.1.age": "9", state: "OH", place: "Columbus" },
      paidSoFar: "none",
    };
    const share = stateShare(answer(inputsOf(typed)), (await stateLaw("OH")) as StateLaw);
    // 38,000 - 10,500 x (0.725 + 0.76) = 22,407.50; x 0.9235 x 0.153 = 3,166.08 of self-employment tax, half of it off:
    // 20,824.46. Income tax is covered by the child credit. Paid out are 15% of 20,824.46 - 2,500, 2,748.67, and the
    // whole earned income credit for two, 7,316: 6,898.59 more than the tax. Columbus asks for 2.5% of the profit,
    // 560.19, of which three times 22.5%, 378.13, are late; 126.04 is due in January, and 56.02 with the return.
    expect(spoken(headline(typed, share as Share))).toBe(
      "You may be behind with Columbus by $378. That depends on last year's city tax, so enter it below. If you don't know it, pay $378 to Columbus " +
        "now. Set aside 2% of each new payout, and pay what you're behind from money you've already earned. You're on track for a refund of $6,899 from the IRS.",
    );
  });
  test("a refund from the IRS doesn't pay the city: its tax is said too", async () => {
    const typed = {
      ...{ "gigs.0.pay": "10000/year", jobs: "1", "jobs.0.pay": "85000/year", "jobs.0.withheld": "20000/year" },
      ...{ state: "OH", place: "Columbus" },
    };
    const share = stateShare(answer(inputsOf(typed)), (await stateLaw("OH")) as StateLaw);
    // Columbus asks for 2.5% of 95,000, 2,375; 2,125 is withheld from the wages. 90% is 2,137.50 (R.C. 718.08(E)), so
    // four times 3.13 is due; three count as paid, and 237.50 is left for the return.
    expect(spoken(headline(typed, share as Share))).toMatch(
      /^Set aside nothing\. Pay \$3 to Columbus by January 15, 2027\. You're on track for a refund of /,
    );
  });
  test("asks for nothing if a job's withholding covers everything", () => {
    // Wages 60,000 and 8,000 of profit, single, 2026: tax 6,861.36, and 9,000 is withheld.
    const job = { "gigs.0.pay": "8000/year", jobs: "1", "jobs.0.pay": "60000/year", "jobs.0.withheld": "9000/year" };
    const refund = "You're on track for a refund of $2,139 from the IRS. Your federal tax for 2026 is $6,861.";
    expect(sentence(job)).toBe(`Set aside nothing. ${refund}`);
    expect(spoken(headline(job, "none", "2027-02-01"))).toBe(`For 2026 you still owe nothing. ${refund}`);
  });
  test("without payouts, leads with the amount due", async () => {
    // Taxed are 33,900. The Tax Table takes 33,925: 1,240 and 12% of 21,525 are 3,823; a quarter of 90% is 860.18.
    const interest = { "gigs.0.pay": "0/year", interest: "50000" };
    expect(sentence(interest)).toBe("Pay $860 to the IRS by January 15, 2027. Your federal tax for 2026 is $3,823.");
    expect(sentence({ ...interest, paidSoFar: "none", lastYearTax: "9000" })).toBe(
      "Pay now $2,581 to the IRS, for due dates that have passed. Your federal tax for 2026 is $3,823.",
    );
    // Taxed are 43,900, in the table 43,925: 5,023. Publication 15-T withholds 5,020 of 60,000.
    expect(sentence({ "gigs.0.pay": "0/year", jobs: "1", "jobs.0.pay": "60000/year" })).toBe(
      "Pay $3 to the IRS with your return by April 15, 2027. Your federal tax for 2026 is $5,023.",
    );
    // Last year's tax of 1 asks for 25 cents in January, which isn't worth a sentence. 3,822 goes with the return.
    expect(sentence({ ...interest, lastYearTax: "1" })).toMatch(/^Pay \$3,822 to the IRS with your return by April 15/);
    const toBoth = { ...interest, interest: "90000", state: "OH" };
    const share = stateShare(answer(inputsOf(toBoth)), (await stateLaw("OH")) as StateLaw) as Share;
    const [, ...amounts] =
      /^Pay \$([\d,]+) in total: \$([\d,]+) to the IRS and \$([\d,]+) to Ohio by January 15, 2027\./.exec(
        spoken(headline(toBoth, share)),
      ) ?? [];
    const [total, irs, ohio] = amounts.map((amount) => Number(amount.replaceAll(",", "")));
    expect(total).toBe(Number(irs) + Number(ohio));
  });
  test("asks for a share of what was earned already only if some work has begun", () => {
    const begins = (month: string, typed: Typed = {}) => {
      const gig = { "gigs.0.pay": "20000/month", "gigs.0.began": month };
      return sentence({ ...gig, paidSoFar: "none", lastYearTax: "0", ...typed });
    };
    // November 22.
    expect(begins("11")).toContain("of what you've already earned this year.");
    expect(begins("12")).not.toContain("already earned");
    expect(begins("1", { taxYear: "2027" })).not.toContain("already earned");
    const second = { gigs: "2", "gigs.1.pay": "1000/month", "gigs.1.began": "1" };
    expect(begins("12", second)).toContain("of what you've already earned this year.");
    expect(begins("12", { ...second, "gigs.1.pay": "0/month" })).not.toContain("already earned");
  });
  test("doesn't call it late if payments were made in whole dollars, as the page says them (26 USC 6102(a))", () => {
    // 60,000 of profit: 8,477.73 of self-employment tax and 3,559 by the Tax Table; a quarter of 90% is 2,708.26.
    const paid = (each: string) => ({
      ...{ "gigs.0.pay": "60000/year", paidSoFar: "some", lastYearTax: "20000", payments: "3" },
      ...Object.fromEntries(
        ["2026-04-15", "2026-06-15", "2026-09-15"].flatMap((on, i) => [
          [`payments.${i}.paidOn`, on],
          [`payments.${i}.amount`, each],
        ]),
      ),
    });
    expect(sentence(paid("2708.26"))).toMatch(
      /^From each payout, set aside 21%\. Pay \$2,708 to the IRS by January 15, 2027/,
    );
    // What is left open, 0.79, goes with the January payment: 10,833.06 less 8,124.
    expect(sentence(paid("2708"))).toMatch(
      /^From each payout, set aside 21%\. Pay \$2,709 to the IRS by January 15, 2027/,
    );
    // 2.28 short is more than rounding three payments to whole dollars can leave.
    expect(sentence(paid("2707.50"))).toMatch(/^Pay now \$2 to the IRS, /);
  });
  test("points people who owe little to their return", () =>
    // 6,000 of profit: self-employment tax 847.77, no income tax, and an earned income credit; below $1,000.
    expect(sentence({ "gigs.0.pay": "6000/year" })).toMatch(
      /^From each payout, set aside \d+%\. Pay \$\d+ to the IRS with your return by April 15, 2027\./,
    ));
});

const MARKETPLACE_FAMILY = {
  ...{ "gigs.0.work": "other", filingStatus: "married_joint", state: "FL", marketplace: "yes" },
  ...{ dependents: "2", "dependents.0.age": "8", "dependents.1.age": "11" },
  ...{ healthPremiums: "19200", benchmarkPremium: "18000" },
};
/** Only gig work: without it, there is no income. */
const onGigs = (profit: number, typed: Typed = {}) =>
  answer(inputsOf({ ...MARKETPLACE_FAMILY, "gigs.0.pay": `${profit}/year`, ...typed }));

describe("what a Marketplace family keeps", () => {
  test("a profit that ends a larger credit costs more than it brings in, and the headline says so", () => {
    // 128,000 of wages are below 128,600: a credit of 18,000 less 9.96% of 128,000, 5,251.20. With
    // 5,000 of rent, 133,000 is above it, and all of the credit ends.
    const rent = { "gigs.0.work": "home_sharing", jobs: "1", "jobs.0.pay": "128000/year", printedTables: "no" };
    const answered = onGigs(5_000, rent);
    expect(answered.creditLost).toBeCloseTo(5_251.2, 2);
    // Taxed are 95,800 without the rent and 100,800 with it: all of it at 12%.
    expect(answered.aside.tax).toBeCloseTo(600, 2);
    expect(headlineOf(answered, "none", owedOf(answered, "none")).after).toContain(
      "After tax, this work costs you $851 more than it brings in.",
    );
  });
  test("without the work there's no income, so no credit that the work could take (26 USC 36B(c)(1)(A))", () => {
    const answered = onGigs(130_000);
    const owed = owedOf(answered, "none");
    // Nothing is taxed or paid out without income: no earned income credit, no refundable child credit.
    expect(answered.without.result.taxAfterRefundableCredits).toBe(0);
    expect(answered.creditLost).toBe(0);
    expect(answered.aside.tax).toBeCloseTo(answered.year.result.taxAfterRefundableCredits, 6);
    expect(owed.kept).toBeCloseTo(130_000 - answered.year.result.taxAfterRefundableCredits, 6);
    // 130,000 x 0.9235 x 0.153 is 18,368.42, half off: 120,815.79. If d is deducted for insurance, income is
    // 120,815.79 - d, the credit is 18,000 - 9.96% of it, and d = 19,200 - credit: d = 1,200 + 0.0996 (120,815.79 - d),
    // so d = 12,034.60 and the credit is 7,165.40. Taxed is 80% of 108,781.19 - 32,200, 61,264.95: 2,480 and 12% of
    // 36,464.95, less 4,400 for the children. 18,368.42 + 6,855.79 - 4,400 - 7,165.40 = 13,658.81; the tables and the
    // form's whole percents move it by a dollar or two.
    expect(answered.year.result.taxAfterRefundableCredits).toBeGreaterThan(13_655);
    expect(answered.year.result.taxAfterRefundableCredits).toBeLessThan(13_664);
  });
  test("nor if the credit that the work brings is paid in advance: nobody would have estimated an income", () => {
    const answered = onGigs(130_000, { advanceCredit: "7000" });
    expect(answered.without.health?.credit).toBe(0);
    expect(answered.without.health?.settled.repayment).toBe(0);
    expect(answered.creditLost).toBe(0);
    // Paid in advance for a smaller family income than there is: what is paid back is tax, not a lost credit.
    const more = onGigs(130_000, { advanceCredit: "9000" });
    expect(more.year.health?.settled.repayment).toBeGreaterThan(1_800);
    expect(more.creditLost).toBe(0);
    expect(more.aside.tax).toBeCloseTo(more.year.result.taxAfterRefundableCredits, 6);
  });
  test("a credit that the work ends comes off what is kept, but isn't tax of the work", () => {
    // Four people: 400% of 32,150 is 128,600. Without the gig, 100,000 of wages, more than 300%: a credit of 24,000
    // less 9.96%, 14,040, of which 10,000 came in advance. With it, income is far above: 10,000 is paid back.
    const job = { jobs: "1", "jobs.0.pay": "100000/year", healthPremiums: "24000", benchmarkPremium: "24000" };
    const answered = onGigs(80_000, { ...job, advanceCredit: "10000" });
    expect(answered.creditLost).toBeCloseTo(14_040, 6);
    const { year, without } = answered;
    const more = year.result.taxAfterRefundableCredits - without.result.taxAfterRefundableCredits;
    expect(answered.aside.tax).toBeCloseTo(more - 14_040, 6);
    expect(owedOf(answered, "none").kept).toBeCloseTo(80_000 - more, 6);
  });
});

test("what is kept is pay less costs and everything that the work changes, wherever the page says it", () =>
  fc.assert(
    fc.property(anyInputs(fields), (any) => {
      const answered = answer({ ...(any as Inputs), printedTables: false });
      const { year, without, creditLost, aside, profit } = answered;
      const owed = owedOf(answered, "none");
      const more = year.result.taxAfterRefundableCredits - without.result.taxAfterRefundableCredits;
      const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, Math.abs(b)));
      near(owed.kept, owed.earned - more);
      near(aside.tax + creditLost, more);
      expect(creditLost).toBeGreaterThanOrEqual(0);
      // Without income there is no credit to lose.
      if (without.health && without.health.coverage.incomeBefore <= 0 && profit > 0) expect(creditLost).toBe(0);
      // The comparison with a wage starts from the same.
      if (profit > 0) near(equalWage(answered, undefined).kept, profit - more);
    }),
    { numRuns: runs(150) },
  ));

test("what is late opens into the past installments, with their amounts", () => {
  // Three quarters of 90% of the tax on 36,000, which is 6,503.64: 1,463.319 each, 4,389.957 together.
  const step = stepsOf(answer(inputsOf({ paidSoFar: "none" }))).find(({ name }) => name === "plan.schedule.1.amount");
  expect(step && inValues(step)).toBe("$1,463.32 + $1,463.32 + $1,463.32");
  expect(
    step &&
      piecesOf(step)
        .map(({ text }) => text)
        .join(""),
  ).toBe(
    "April installment + June installment + September installment + January installment − " +
      "Withholding counted toward these installments − Estimated payments so far − Earlier payments in this schedule",
  );
});

test("the text for an adviser says to whom each payment goes, and no two results have the same name", async () => {
  const typed = { state: "OH", place: "Columbus", paidSoFar: "none", lastYearTax: "9000", lastYearPlaceTax: "900" };
  const answered = answer(inputsOf(typed));
  const share = stateShare(answered, (await stateLaw("OH")) as StateLaw) as StateShare;
  const steps = stepsOf(answered, share);
  const labels = taken.results.flatMap((name) => steps.find((step) => step.name === name)?.label ?? []);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain("Due now to the IRS, for due dates that have passed");
  expect(labels).toContain("Due now to Columbus, for due dates that have passed");
  expect(labels).toContain("Extra federal tax because of your gig work");
});

test("unknown withholding from a job is estimated with Publication 15-T, never assumed to be zero", () => {
  const { paid } = answer(inputsOf({ jobs: "1", "jobs.0.pay": "85000/year" })).year.result;
  // Single, 85,000: 5,800 and 22% of what is above 57,900, of 76,400 after 8,600.
  expect(paid.withheld).toBeCloseTo(9_870, 2);
});

test("what an employer withholds for a city with its own return isn't owed to the city again", async () => {
  // Columbus takes 2.5% of everything: 2,125 of the wages, which the employer withholds, and 250 of the profit of
  // 10,000.
  const job = { jobs: "1", "jobs.0.pay": "85000/year" };
  const answered = answer(inputsOf({ state: "OH", place: "Columbus", "gigs.0.pay": "10000/year", ...job }));
  const share = stateShare(answered, (await stateLaw("OH")) as StateLaw) as StateShare;
  expect(share.placeWithheld).toBeCloseTo(2_125, 6);
  // 90% of 2,375 is 12.50 more than what is withheld: a quarter each of the three past dates counts as paid, the fourth
  // is due. That leaves 240.625, in whole cents 240.63; the fourth is 3.13.
  expect(share.ofPlace.left).toBe(240.63);
  expect(share.ofPlace.withReturn).toBeCloseTo(237.5, 6);
  // Ohio counts only its own, on 85,000 less 650: 1.775% of 26,050 and 2.99% of 58,300 are 2,205.56 through July, 212
  // days of 365. Then 1.6% and 2.99%: 2,159.97.
  expect(share.plan?.brief.withholding).toBeCloseTo((2_205.56 * 212 + 2_159.97 * 153) / 365, 1);
  expect(headlineOf(answered, share as Share, owedOf(answered, share as Share)).after).toContain("$3 to Columbus by");
});

/** The amounts in the titles of a calendar, in dollars; a planned step isn't a payment. */
const dollarsIn = (dues: readonly Due[]) =>
  dues
    .filter(({ title }) => title.startsWith("Pay "))
    .map(({ withAmounts }) => withAmounts?.title ?? "")
    .reduce((sum, title) => sum + Number(/\$([\d,.]*\d)/.exec(title)?.[1]?.replaceAll(",", "")), 0);

test("the calendar file ends with the rest of the tax, to the IRS and to the city", async () => {
  // Tax on 36,000: 6,503.64; 10% of it is paid with the return. Columbus taxes 2.5% of 36,000, on its own return.
  const inputs = inputsOf({ state: "OH", place: "Columbus" });
  expect(taken.datesFor?.(inputs).map(({ day, withAmounts }) => [day, withAmounts?.title])).toEqual([
    ["2027-01-15", "Pay $1,463.32 of estimated tax for 2026"],
    ["2027-04-15", "Pay the rest of your tax for 2026, $650.36, to the IRS with your return"],
  ]);
  expect((await taken.moreDatesFor?.(inputs))?.map(({ day, withAmounts }) => [day, withAmounts?.title])).toEqual([
    ["2027-01-15", "Pay $202.50 of Columbus estimated tax for 2026"],
    ["2027-04-15", "Pay the rest of your tax for 2026, $90.00, to Columbus with your return"],
  ]);
});

// January 1, 2027, is a Friday, so April 20 is a Tuesday, April 30 a Friday, and May 1 and May 15 are Saturdays.
test.each([
  ["HI", "Hawaii", "April 20", "2027-04-20"],
  ["DE", "Delaware", "April 30", "2027-04-30"],
  ["IA", "Iowa", "April 30", "2027-04-30"],
  ["VA", "Virginia", "May 3", "2027-05-03"],
  ["LA", "Louisiana", "May 17", "2027-05-17"],
])("%s: the rest is paid with a return that has its own due date", async (state, name, inWords, day) => {
  const inputs = inputsOf({ state, "gigs.0.pay": "90000/year" });
  // After the last payment of the year, only the return is left.
  const answered = answer(inputsOf({ state, "gigs.0.pay": "90000/year" }, "2027-02-02"));
  const share = stateShare(answered, (await stateLaw(state)) as StateLaw) as StateShare;
  const { after } = headlineOf(answered, share as Share, owedOf(answered, share as Share));
  expect(after).toMatch(
    new RegExp(`to the IRS and \\$[\\d,]+ to ${name} \\(by ${inWords}\\) with your return by April 15, 2027\\.`),
  );
  const last = (await taken.moreDatesFor?.(inputs))?.at(-1);
  expect(last?.day).toBe(day);
  expect(last?.title).toBe(`Pay the rest of your tax for 2026 to ${name} with your return`);
  expect(last?.withAmounts?.title).toMatch(
    new RegExp(`^Pay the rest of your tax for 2026, \\$[\\d,.]+, to ${name} with your return$`),
  );
  // Until that day, the state's return isn't late.
  const before = await taken.moreDatesFor?.(inputsOf({ state, "gigs.0.pay": "90000/year" }, "2027-04-16"));
  expect(before?.at(-1)?.notes).toContain("The return is due");
});

/** In each of seven places: 11,900 households altogether when searching. */
const RUNS = runs(85);

describe("payments ahead plus the balance with the return are everything that is left", () => {
  const laws = new Map<string, StateLaw>();
  beforeAll(async () => {
    for (const code of ["OH", "CA", "TX", "NY", "PA"])
      for (const year of taxYears) laws.set(`${code} ${year}`, (await stateLaw(code, year)) as StateLaw);
  });
  const shareFor = (inputs: Inputs): Share => {
    const law = laws.get(`${inputs.state} ${inputs.taxYear}`);
    const share = law && stateShare(answer(inputs), law);
    return (share as Share | null | undefined) ?? "none";
  };
  /** As shown: each row to the cent. */
  const total = (rows: readonly CalendarRow[], of: "federal" | "state" | "place") =>
    rows.reduce((sum, row) => sum + Number(row[of].toFixed(2)), 0);

  const places: [state: string, place: string][] = [
    ...["OH", "CA", "TX", "NY", "PA", "none"].map((state): [string, string] => [state, ""]),
    ["OH", "Columbus"],
  ];
  test("even if each payment is half a cent, each loses part of one, or the tax is tens of billions", () => {
    // Last year's 0.18 less 0.16 withheld is 0.02, in four parts of half a cent, each shown as one cent.
    const small = readForm(
      fields,
      { otherIncome: "60000", pensionWithheld: "0.16", lastYearTax: "0.18", paidSoFar: "none" },
      {},
      givenOn("2026-01-10"),
    ).inputs;
    const large = readForm(
      fields,
      { otherIncome: "51171775.01", pensions: "999999999" },
      {},
      givenOn("2026-11-21"),
    ).inputs;
    // A quarter of 6,756.66 ends in half a cent, so four of them as shown aren't 6,756.66. The return settles the rest.
    const fourths = readForm(
      fields,
      { otherIncome: "100000", lastYearTax: "6756.66", paidSoFar: "none" },
      {},
      givenOn("2026-01-10"),
    ).inputs;
    for (const inputs of [small, large, fourths]) {
      const answered = answer(inputs);
      const owed = owedOf(answered, "none");
      const inCents = (amounts: readonly number[]) =>
        amounts.reduce((sum, one) => sum + Math.round(toCent(one) * 100), 0);
      expect(inCents([...calendarOf(answered).map(({ federal }) => federal), owed.toIrs.withReturn])).toBe(
        inCents([owed.toIrs.left]),
      );
    }
    expect(toCent(toCent(49_951_171_775.01))).toBe(49_951_171_775.01);
  });
  test.each(places)("%s %s", (state, place) => {
    return fc.assert(
      fc.asyncProperty(anyInputs(fields), async (any) => {
        const inputs = { ...any, state, place } as Inputs;
        const answered = answer(inputs);
        const share = shareFor(inputs);
        const owed = owedOf(answered, share);
        const given = toSettle(answered, share);
        const rows = calendarOf(answered, typeof share === "string" ? [] : share.dues);
        // To the cent as shown: the rows of the table and what goes with the return are exactly what is left.
        const shown = (amounts: readonly number[]) =>
          amounts.reduce((sum, one) => sum + Math.round(toCent(one) * 100), 0);
        expect(shown([...rows.map(({ federal }) => federal), owed.toIrs.withReturn])).toBe(shown([owed.toIrs.left]));
        expect(shown([...rows.flatMap((row) => [row.state, row.place]), owed.toState.withReturn])).toBe(
          shown([owed.toState.left]),
        );
        // Only the whole is rounded, by half a cent at most.
        const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.005001 + 1e-9 * Math.abs(b));
        near(
          total(rows, "federal") + owed.toIrs.withReturn,
          given.federal.tax - given.federal.withheld - given.federal.paid,
        );
        near(
          total(rows, "state") + total(rows, "place") + owed.toState.withReturn,
          given.state.tax - given.state.withheld - given.state.paid,
        );
        // The calendar file has the same to the cent, except refunds.
        const toPlace = typeof share === "string" ? 0 : share.ofPlace.withReturn;
        const inCalendar = (dues: readonly Due[] | undefined, left: number) =>
          expect(Math.abs(dollarsIn(dues ?? []) - left)).toBeLessThan(0.001 + 1e-9 * Math.abs(left));
        inCalendar(taken.datesFor?.(inputs), total(rows, "federal") + Math.max(0, owed.toIrs.withReturn));
        inCalendar(
          await taken.moreDatesFor?.(inputs),
          total(rows, "state") + total(rows, "place") + Math.max(0, owed.toState.withReturn - toPlace) + toPlace,
        );
      }),
      { numRuns: RUNS },
    );
  });
});

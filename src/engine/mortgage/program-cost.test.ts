import { expect, test } from "vitest";
import { dateFromIso } from "../calendar.ts";
import { cheapestByYear, isAboutTheSame, meanRate, programCost } from "./program-cost.ts";
import { schedule } from "./schedule.ts";

const firstPayment = dateFromIso("2027-01-01");
const free = { loan: 36_000, annualRate: 0, termMonths: 360, firstPayment };

/** Without interest, every cost can be added by hand: insurance of 10 a month, or a fee of 650. */
const insured = { made: schedule(free), baseLoan: 36_000, upfrontFee: 0, insuranceAt: () => 10 };
const withFee = { made: schedule({ ...free, loan: 36_650 }), baseLoan: 36_000, upfrontFee: 650, insuranceAt: () => 0 };

test("for five years, ten a month is cheaper than 650 upfront: 600 versus 650, then 720", () => {
  expect(programCost(insured, 60)).toMatchObject({ interest: 0, insurance: 600, cost: 600, owed: 30_000 });
  expect(programCost(withFee, 60).cost).toBe(650);
  expect(cheapestByYear([insured, withFee], 30)).toEqual([
    { loans: [0], from: 1, through: 5 },
    { loans: [1], from: 6, through: 30 },
  ]);
});

test("within 1% two loans cost about the same: 600 versus a fee of 605 after five years, 720 versus 605 after six", () => {
  const fee = { ...withFee, made: schedule({ ...free, loan: 36_605 }), upfrontFee: 605 };
  expect(cheapestByYear([insured, fee], 30)).toEqual([
    { loans: [0], from: 1, through: 4 },
    { loans: [0, 1], from: 5, through: 5 },
    { loans: [1], from: 6, through: 30 },
  ]);
  expect([isAboutTheSame(605.99, 600), isAboutTheSame(606, 600), isAboutTheSame(0, 0)]).toEqual([true, false, true]);
});

test("the first month at 6% on 36,000 costs 180 of interest; before it, only the fee", () => {
  const loan = { ...insured, made: schedule({ ...free, annualRate: 0.06 }), upfrontFee: 650 };
  expect(programCost(loan, 0)).toMatchObject({ interest: 0, insurance: 0, cost: 650, owed: 36_000 });
  expect(programCost(loan, 1)).toMatchObject({ interest: 180, insurance: 10, cost: 840 });
});

test("payments made plus the balance equal the amount borrowed plus the cost", () => {
  const made = schedule({ ...free, loan: 101_750, annualRate: 0.06 });
  const loan = { made, baseLoan: 100_000, upfrontFee: 1750, insuranceAt: (number: number) => (number > 12 ? 0 : 50) };
  const { cost, owed } = programCost(loan, 24);
  const paid = 24 * made.principalAndInterest + 12 * 50;
  expect(paid + owed).toBeCloseTo(100_000 + cost, 6);
});

test("the average of 6.057, 5.979, 6.587, 5.985, 6.052 and 6.393 percent is 6.1755 percent", () => {
  expect(meanRate([6.057, 5.979, 6.587, 5.985, 6.052, 6.393])).toBeCloseTo(0.061755, 9);
});

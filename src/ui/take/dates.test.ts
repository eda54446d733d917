/** The days in calendar files match the worksheets, following the law and worked by hand. */
import { describe, expect, test } from "vitest";
import { answer } from "../../calculators/mortgage/answer.ts";
import { datesOf as mortgageDates } from "../../calculators/mortgage/dates.ts";
import { inputsFor } from "../../calculators/mortgage/given.ts";
import * as others from "../../calculators/mortgage/other-loans.ts";
import { endsOf } from "../../calculators/mortgage/panels/owning/insurance-ends.ts";
import { datesOf as retirementDates } from "../../calculators/retirement/dates.ts";
import { givenBy } from "../../calculators/retirement/given.ts";
import { fields } from "../../calculators/retirement/inputs.ts";
import { readForm, type Typed } from "../../inputs/typed.ts";
import type { Due } from "./calculation.ts";

const days = (dues: readonly Due[]) => Object.fromEntries(dues.map(({ id, day }) => [id.replace(/^\w+-/, ""), day]));

describe("a mortgage", () => {
  const of = (typed: Typed) => {
    const answered = answer(inputsFor(typed, { others }), others);
    return { answered, dues: mortgageDates(answered, others) };
  };

  test("with 10% down: when to ask at 80%, when insurance ends by law, and the last payment, as in the panel", () => {
    const { answered, dues } = of({ price: "400000", downPayment: "10%", annualRate: "6", firstPayment: "2027-01" });
    const ends = endsOf(answered)?.worksheet.ends;
    expect(days(dues)).toEqual({
      "first-payment": "2027-01-01",
      "insurance-request": ends?.actualRequestDate,
      "insurance-end": ends?.scheduledAutomaticDate,
      payoff: "2056-12-01",
    });
    // 360,000 at 6% over 30 years: 320,000 is owed after 89 payments, 312,000 after 103 (the annuity formula).
    expect(days(dues)).toMatchObject({ "insurance-request": "2034-05-01", "insurance-end": "2035-07-01" });
  });

  test("a 5/6 loan's rate changes with payment 61, then every 6 months", () => {
    const { dues } = of({ kind: "adjustable", armProduct: "5/6", firstPayment: "2027-01" });
    const change = dues.find(({ id }) => id === "mortgage-rate-change");
    expect(change).toMatchObject({ day: "2032-01-01", again: { months: 6, times: 50 } });
  });

  test("a balloon falls due, and interest-only payments end", () => {
    const balloon = of({ kind: "balloon", balloonMonths: "7", firstPayment: "2027-01" }).dues.at(-1);
    expect(balloon).toMatchObject({ id: "mortgage-payoff", day: "2033-12-01" });
    expect(balloon?.withAmounts?.title).toMatch(/^The rest of the mortgage is due: \$\d/);
    const { dues } = of({ kind: "interestOnly", interestOnlyMonths: "10", firstPayment: "2027-01" });
    expect(days(dues)["principal-begins"]).toBe("2037-01-01");
  });

  test("with a cash purchase there are no dates", () => expect(of({ downPayment: "100%" }).dues).toEqual([]));
});

describe("retirement", () => {
  const of = (typed: Typed) => retirementDates(readForm(fields, typed, {}, givenBy).inputs);

  test("for someone born in June 1962 who claims at 67: legal ages, Medicare, the first distribution", () =>
    expect(days(of({ age: "64", born: "1962-06", claimAge: "67" }))).toEqual({
      "1-early-withdrawal-ends": "2021-12-01",
      "1-earliest-claim": "2024-07-01",
      "1-medicare-opens": "2027-03-01",
      "1-medicare-closes": "2027-09-30",
      "1-full-age": "2029-06-01",
      "1-claim": "2029-06-01",
      "1-latest-credit": "2032-06-01",
      "1-distributions-age": "2037-06-01",
      "1-first-distribution": "2038-04-01",
    }));

  test("for someone born in 1958: 66 and 8 months, and 73", () =>
    expect(days(of({ age: "68", born: "1958-03" }))).toMatchObject({
      "1-full-age": "2024-11-01",
      "1-distributions-age": "2031-03-01",
      "1-first-distribution": "2032-04-01",
    }));

  test("two people have their own dates, each named once", () => {
    const dues = of({ couple: "yes", spouseAge: "60" });
    expect(new Set(dues.map(({ id }) => id)).size).toBe(dues.length);
    expect(dues.filter(({ title }) => title.endsWith(" (your spouse)"))).toHaveLength(9);
  });
});

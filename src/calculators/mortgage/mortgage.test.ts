import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../engine/mortgage/ledger.ts";
import { scheduleRowLines } from "../../engine/mortgage/schedule-row.lines.ts";
import { rowAt, rowScope } from "../../engine/mortgage/schedule-row.ts";
import { explain } from "../../engine/worksheet.ts";
import { fromLink, toLink } from "../../inputs/link.ts";
import { readForm, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { goldenCases } from "../../testing/golden.ts";
import { misexplained } from "../../testing/rework.ts";
import { runs } from "../../testing/runs.ts";
import { answer as answerWith } from "./answer.ts";
import { givenBy, inputsFor } from "./given.ts";
import { fields, type Inputs, linkFormat } from "./inputs.ts";
import * as others from "./other-loans.ts";
import { yearsOf } from "./payments/years.ts";
import { stepsOf } from "./steps.ts";

const answer = (given: Inputs) => answerWith(given, others);

const forAnyInputs = (hold: (given: Inputs) => void, numRuns = runs(60)) =>
  fc.assert(
    fc.property(anyInputs(fields), (given) => {
      hold(given);
    }),
    { numRuns },
  );

test.each(goldenCases(new URL("golden.csv", import.meta.url), fields))(
  "golden table: $source",
  ({ typed, expected }) => {
    const worksheet = answer(inputsFor(typed)).worksheet as unknown as Record<string, unknown>;
    for (const [name, value] of Object.entries(expected)) expect(worksheet[name], name).toBeCloseTo(value, 2);
  },
);

describe("for any inputs the form accepts", () => {
  test("every step shown works out to the value computed", () =>
    forAnyInputs((given) => expect(misexplained(stepsOf(answer(given)))).toEqual([]), runs(150)));

  test("every row of the schedule works out from the row before", () =>
    forAnyInputs((given) => {
      const { schedule, rowTerms } = answer(given).payments;
      for (const number of [1, 2, Math.ceil(schedule.paymentsMade / 2), schedule.paymentsMade])
        if (number >= 1 && number <= schedule.paymentsMade)
          expect(
            misexplained(
              explain(
                rowAt(schedule, number),
                scheduleRowLines,
                rowScope({ ...schedule, ...rowTerms(number) }, number),
              ),
            ),
          ).toEqual([]);
    }, 300));

  test("principal payments add up to the loan, to the cent", () =>
    forAnyInputs((given) => {
      const { schedule } = answer(given).payments;
      let paid = 0;
      for (let number = 1; number <= schedule.paymentsMade; number++)
        paid += at(schedule.principal, number) + at(schedule.extra, number);
      expect(Math.abs(paid - schedule.loan)).toBeLessThan(0.005);
    }));

  test("the years add up to the whole", () =>
    forAnyInputs((given) => {
      const { schedule } = answer(given).payments;
      const interest = yearsOf(schedule).reduce((sum, year) => sum + year.interest, 0);
      expect(Math.abs(interest - schedule.totalInterest)).toBeLessThan(0.01);
    }));

  test("an extra payment never costs interest or time", () =>
    forAnyInputs((given) => {
      const { worksheet } = answer(given);
      expect(worksheet.interestSaved).toBeGreaterThanOrEqual(0);
      expect(worksheet.monthsSaved).toBeGreaterThanOrEqual(0);
    }));

  test("a longer term never raises the payment", () =>
    forAnyInputs((given) => {
      if (given.termMonths >= 600) return;
      const fixed = { ...given, kind: "fixed" } as const;
      const longer = answer({ ...fixed, termMonths: given.termMonths + 1 }).worksheet.principalAndInterest;
      expect(longer).toBeLessThanOrEqual(answer(fixed).worksheet.principalAndInterest);
    }));

  test("a link gives back the inputs it was made from", () =>
    forAnyInputs((given) => {
      const { typed, reports } = fromLink(fields, toLink(fields, typedOf(fields, given), linkFormat), linkFormat);
      expect(reports).toEqual([]);
      expect(readForm(fields, typed, {}, givenBy()).inputs).toEqual(given);
    }));
});

test("links of every version ever published open as they did", () => {
  const opened = fromLink(
    fields,
    "#v1.price=180000&downPayment=18000&annualRate=3.875&termMonths=360mo&extraPerMonth=25&firstPayment=2013-05",
    linkFormat,
  );
  expect(opened.reports).toEqual([]);
  expect(answer(inputsFor(opened.typed)).worksheet.principalAndInterest).toBe(761.78);
});

import { expect, test } from "vitest";
import { schedule } from "../../engine/mortgage/schedule.ts";
import { answer } from "./answer.ts";
import { inputsFor } from "./given.ts";
import { watching } from "./moves.ts";
import { turningPoint } from "./payments/years.ts";

test("how far each field is moved: a point of interest, a tenth of the price, the usual terms, and so on", () => {
  const moved = Object.fromEntries(
    watching.moves(inputsFor({})).map(({ blank, times, plus }) => [blank, times ?? plus]),
  );
  expect(moved).toEqual({
    ...{ annualRate: [-0.01, 0.01], price: [0.9, 1.1], downPayment: [0.75, 1.25], termMonths: [-180, null] },
    ...{ propertyTax: [0.75, 1.25], insurance: [0.75, 1.5], associationDues: [0.8, 1.5], creditScore: [-40, 40] },
    extraPerMonth: [-100, 100],
  });
  // From 15 years only a longer term is usual, from 20 years both.
  const term = (termMonths: string) =>
    watching.moves(inputsFor({ termMonths })).find(({ blank }) => blank === "termMonths")?.plus;
  expect([term("15"), term("20")]).toEqual([
    [null, 180],
    [-60, 120],
  ]);
});

test("what is watched: the month, and interest with mortgage insurance", async () => {
  const inputs = inputsFor({ downPayment: "10%" });
  const { worksheet } = answer(inputs);
  const watched = await watching.watch(inputs);
  expect(watched.map(({ value }) => value)).toEqual([
    worksheet.totalWithExtra,
    worksheet.totalInterest + worksheet.totalMortgageInsurance,
  ]);
});

test("the first payment with more principal than interest, unless that is every payment or none", () => {
  const turn = (annualRate: number, termMonths: number, loan = 320_000) =>
    turningPoint(schedule({ loan, annualRate, termMonths, firstPayment: { year: 2027, month: 1, day: 1 } }));
  // Payment 247 of 320,000 at 7.28%: 1,090.75 of interest and 1,098.73 of principal.
  expect(turn(0.0728, 360)).toBe(247);
  expect([turn(0, 360), turn(0.0728, 12), turn(0.0728, 360, 0)]).toEqual([undefined, undefined, undefined]);
});

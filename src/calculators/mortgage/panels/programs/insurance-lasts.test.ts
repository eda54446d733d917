import { expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import { programsOf, stepsOfPrograms } from "./compare.ts";
import { programNames } from "./program-names.ts";

/** How long each program's insurance lasts, why, and the figures of law behind it. */
function lasting(downPayment: string) {
  const found = programsOf(answer(inputsFor({ price: "400000", downPayment })));
  if (!found) throw new Error("nothing borrowed");
  const steps = stepsOfPrograms(found);
  const of = (i: number) => steps.find(({ name }) => name === `programs.${i + 1}.premiumMonths`);
  return Object.fromEntries(
    programNames.map((name, i) => {
      const { value, found: why = "", uses = {} } = of(i) ?? {};
      return [name, { value, why, figures: Object.values(uses).map((used) => used.value) }];
    }),
  );
}

// Mortgagee Letter 2023-05: eleven years up to 90% of the value, else the term. 12 U.S.C. 4901: 80% and 78%.
test("FHA's insurance lasts for life with less than 10% down, and 11 years with 10%, and says so", () => {
  const five = lasting("5%");
  expect(five.fha).toMatchObject({ value: 360, figures: [0.05, 132] });
  expect(five.fha?.why).toMatch(
    /^You put down \{downShare\}\. With less than 10% down, .* as long as you have the loan/,
  );
  const ten = lasting("10%");
  expect(ten.fha).toMatchObject({ value: 132, figures: [0.1, 132] });
  expect(ten.fha?.why).toMatch(/^You put down \{downShare\}\. With 10% or more down, .* for \{fhaLaw\.limitedMonths\}/);
  expect(five.usda).toMatchObject({ value: 360, figures: [0.0035] });
  expect(five.va).toMatchObject({ value: 0, figures: [] });
});

test("conventional insurance ends by law at 78%, and there is none with 20% down", () => {
  const { conventional } = lasting("5%");
  expect(conventional?.why).toContain("scheduled to owe {automaticShare}");
  expect(conventional?.figures.toSorted()).toEqual([0.78, 0.8]);
  expect(lasting("20%").conventional).toMatchObject({ value: 0, figures: [0.8] });
});

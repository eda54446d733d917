import { expect, test } from "vitest";
import { readForm } from "../../inputs/typed.ts";
import { answer } from "../mortgage/answer.ts";
import { inputsFor } from "../mortgage/given.ts";
import { endsOf } from "../mortgage/panels/owning/insurance-ends.ts";
import { givenBy, houseFields } from "./house-inputs.ts";
import { endInWords } from "./insurance-end-words.ts";

const typed = { price: "350000", downPayment: "10%", annualRate: "6.9" };
const wordsFor = (more = {}) => endInWords(readForm(houseFields, { ...typed, ...more }, {}, givenBy).inputs);

/**
 * 315,000 at 6.9% over 30 years is 2,074.59 a month. With r = 0.575% a month, the balance is 280,000, which is 80%,
 * after ln((2,074.59 / r - 280,000) / (2,074.59 / r - 315,000)) / ln(1 + r) = 99.02 payments, so after 100; and
 * 273,000, which is 78%, after 113.5, so after 114. The rate card for a score of 740 and 10% down is 0.38%, 99.75 a
 * month, and 14 x 99.75 = 1,396.50.
 */
const PLANNED =
  "You may ask to end it after 8 years 4 months. If you don’t, it ends on its own after 9 years 6 months. Asking saves $1,397.";

test("350,000 with 10% down at 6.9%: guide and calculator name the same payments and the same saving", () => {
  expect(wordsFor({ extraPerMonth: "0" })).toBe(PLANNED);
  const found = endsOf(answer(inputsFor(typed)))?.worksheet.ends;
  expect(found).toMatchObject({ lastIfRequested: 100, lastIfAutomatic: 114 });
  expect(found?.savedByRequest).toBeCloseTo(1_396.5, 2);
});

test("an extra payment is named in the sentence, whether it is the page's example or typed", () =>
  // With 2,274.59 a month it takes 62.9 payments to 280,000, so 63; 51 x 99.75 = 5,087.25.
  expect(wordsFor()).toBe(
    `${PLANNED} With $200 extra each month, you may ask after 5 years 3 months, which saves $5,087.`,
  ));

import { expect, test } from "vitest";
import { privateInsuranceCards } from "../../../law/mortgage/private-insurance.ts";
import { privateInsuranceRate } from "./rate-cards.ts";

test("the rate card: by ratio, score, term and number of borrowers", () => {
  const applicant = { loanToValue: 0.95, creditScore: 745, termMonths: 360, borrowers: 1 };
  const rateFor = (changes: Partial<typeof applicant>) =>
    privateInsuranceRate({ ...applicant, ...changes }, privateInsuranceCards);
  expect(rateFor({})).toBe(0.0053);
  expect(rateFor({ loanToValue: 0.9501 })).toBe(0.007);
  expect(rateFor({ creditScore: 760 })).toBe(0.0038);
  expect(rateFor({ creditScore: 500 })).toBe(0.0142);
  expect(rateFor({ termMonths: 240 })).toBe(0.0039);
  expect(rateFor({ borrowers: 2 })).toBe(0.0044);
  expect(rateFor({ loanToValue: 0.8 })).toBe(0);
  expect(rateFor({ loanToValue: 0.98 })).toBeNull();
});

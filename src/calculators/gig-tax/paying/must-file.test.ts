import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { mustFile } from "./must-file.ts";

const found = (typed: Typed) => mustFile(answer(readForm(fields, typed, typed, givenOn("2026-11-26")).inputs));
const host = { "gigs.0.work": "home_sharing", state: "TN" };

test("a host with 24,000 of rent and 9,000 of costs files, because gross income isn't lowered by costs", () =>
  // 26 USC 6012(a)(1)(A)(i): 16,100, the standard deduction of 2026 (Rev. Proc. 2025-32). Gross income includes rents
  // (26 USC 61(a)(5)) before deductions.
  expect(found({ ...host, "gigs.0.pay": "24000/year", "gigs.0.supplies": "9000" })).toEqual({
    because: "income",
    grossIncome: 24_000,
    limit: 16_100,
  }));
// 26 USC 61(a)(3). Publication 501: gross income includes gains, but not losses, reported on Form 8949 or Schedule D.
test.each<[said: string, typed: Typed, grossIncome: number]>([
  ["300 and wages of 18,000", { "gigs.0.pay": "300/year", "jobs.0.pay": "18000/year", longTermGain: "-5000" }, 18_300],
  [
    "200, wages of 14,000 and a short-term gain of 4,000",
    { "gigs.0.pay": "200/year", "jobs.0.pay": "14000/year", longTermGain: "-6000", shortTermGain: "4000" },
    18_200,
  ],
  // 26 USC 172 is a deduction from gross income.
  [
    "300 and wages of 17,000, next to a net operating loss",
    { "gigs.0.pay": "300/year", "jobs.0.pay": "17000/year", netOperatingLoss: "9000" },
    17_300,
  ],
])("neither capital losses nor losses of earlier years lower gross income: %s", (_, typed, grossIncome) =>
  expect(found({ jobs: "1", ...typed })).toEqual({ because: "income", grossIncome, limit: 16_100 }),
);
test("10,000 of rent is gross income of 10,000, even if costs of 24,000 make a loss that has to wait (26 USC 469)", () =>
  expect(
    found({ ...host, "gigs.0.pay": "10000/year", "gigs.0.supplies": "24000", "gigs.0.role": "none" }),
  ).toMatchObject({ because: "nothing", grossIncome: 10_000 }));
test("a spouse's work isn't on a single return, nor are its receipts", () =>
  expect(
    found({ ...host, "gigs.0.pay": "10000/year", "gigs.0.who": "spouse", "gigs.0.supplies": "4000" }),
  ).toMatchObject({ because: "nothing", grossIncome: 0 }));
test("one dollar less than the limit, and nobody has to file", () => {
  expect(found({ ...host, "gigs.0.pay": "16099/year" })?.because).toBe("nothing");
  expect(found({ ...host, "gigs.0.pay": "16100/year" })?.because).toBe("income");
});
test("from 65 on the limit is higher: 16,100 and 2,050", () => {
  expect(found({ ...host, "gigs.0.pay": "18149/year", filerAge: "65" })?.because).toBe("nothing");
  expect(found({ ...host, "gigs.0.pay": "18150/year", filerAge: "65" })?.because).toBe("income");
});
test("rent of fewer than 15 days isn't income (26 USC 280A(g))", () =>
  expect(found({ ...host, "gigs.0.pay": "40000/year", "gigs.0.services": "fewDays" })).toMatchObject({
    because: "nothing",
    grossIncome: 0,
  }));
test("a refund is paid only on a return: 700 withheld, and an earned income credit of 664", () => {
  // 26 USC 31, 32. The credit without children in 2026: 664 from 8,680 to 10,860 of income (Rev. Proc. 2025-32).
  const job = { "gigs.0.pay": "300/year", jobs: "1", "jobs.0.pay": "9000/year" };
  expect(found({ ...job, "jobs.0.withheld": "700/year" })).toEqual({
    because: "refund",
    refund: 1_364,
    grossIncome: 9_300,
    limit: 16_100,
  });
  // Someone under 25 gets no such credit (26 USC 32(c)(1)(A)(ii)(II)), so nothing is paid back without withholding.
  const young = { ...job, filerAge: "24" };
  expect(found({ ...young, "jobs.0.withheld": "0/year" })?.because).toBe("nothing");
  expect(found({ ...young, "jobs.0.withheld": "1/year" })).toMatchObject({ because: "refund", refund: 1 });
});
test("400 of net earnings from work require a return: a profit of 433.14, 92.35% of which is 400", () => {
  // The earned income credit for it is paid only on a return.
  expect(found({ "gigs.0.pay": "433/year" })?.because).toBe("refund");
  expect(found({ "gigs.0.pay": "434/year" })?.because).toBe("work");
});
test("credit paid in advance has to be settled on a return (26 CFR 1.6011-8)", () =>
  expect(
    found({
      ...host,
      ...{ "gigs.0.pay": "1000/year", healthPremiums: "6000", marketplace: "yes" },
      ...{ benchmarkPremium: "6000", advanceCredit: "1000" },
    })?.because,
  ).toBe("credit"));
test("gains count and losses don't (Publication 501): 18,000 and 300, whatever was lost on stocks", () => {
  const job = { jobs: "1", "jobs.0.pay": "18000/year", "gigs.0.pay": "300/year" };
  expect(found({ ...job, longTermGain: "-5000" })).toEqual({ because: "income", grossIncome: 18_300, limit: 16_100 });
  const other = { jobs: "1", "jobs.0.pay": "14000/year", "gigs.0.pay": "200/year" };
  expect(found({ ...other, longTermGain: "-6000", shortTermGain: "4000" })?.because).toBe("income");
  expect(found({ ...other, netOperatingLoss: "5000" })).toMatchObject({ grossIncome: 14_200 });
});
test("the additional tax on early withdrawals has to be reported, whatever the income (Publication 501)", () =>
  expect(found({ "gigs.0.pay": "300/year", pensions: "2000" })?.because).toBe("early"));

/** Before anything is typed, every page about a house shows the same one. */
import { expect, test } from "vitest";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { homeCosts } from "../../law/mortgage/home-costs.ts";
import { buyOrRent } from "../guide-widgets/house.ts";
import { exampleHouse, givenBy as guideGivens } from "../guide-widgets/house-inputs.ts";
import { answer } from "../mortgage/answer.ts";
import { inputsFor } from "../mortgage/given.ts";
import { rentOrBuyOf } from "../mortgage/panels/renting/compare.ts";
import { comparedWithRent, answer as trueCost } from "../true-cost/answer.ts";
import { exampleInputs, fields as trueCostFields, givenBy as trueCostGivens } from "../true-cost/inputs.ts";
import { ageOf, withAges } from "./ages.ts";
import { assumedRate, homeInsuranceGiven, rateGiven } from "./averages.ts";

const calculator = inputsFor({});

test("the calculator, the guides and the true-cost tool start with the same house", () => {
  const shared = [
    "price",
    "downPayment",
    "annualRate",
    "termMonths",
    "propertyTax",
    "insurance",
    "associationDues",
    "mortgageInsuranceRate",
    "rentPerMonth",
  ] as const;
  for (const name of shared) {
    expect(exampleHouse()[name], name).toEqual(calculator[name]);
    expect(exampleInputs()[name], name).toEqual(calculator[name]);
  }
  for (const name of ["appreciation", "inflation", "rentGrowth", "investReturn", "sellingShare"] as const)
    expect(exampleInputs()[name], name).toBe(calculator[name]);
  expect([12 * exampleHouse().yearsStaying, 12 * exampleInputs().yearsStaying]).toEqual([
    calculator.stayMonths,
    calculator.stayMonths,
  ]);
});

test("the 400,000 house: 20% down at 7.28%, tax of 0.9% and a premium of 2,405", () => {
  // 320,000 over 360 months at 7.28%/12: 2,189.48. Tax 3,600 / 12 = 300. Insurance 2,405 / 12 = 200.42. Total 2,689.90.
  const { worksheet } = answer(calculator);
  expect(worksheet.principalAndInterest).toBe(2189.48);
  expect(worksheet.total).toBeCloseTo(2689.9, 2);
  expect(trueCost(exampleInputs()).monthlyPayment).toBe(worksheet.total);
});

test("buying the same house comes out ahead after the same years everywhere", () => {
  // 1,500 of lender's fees, 1.06% of 400,000 for title and taxes, 15 days of 63.82 (7.28% of 320,000 / 365): 6,697.30.
  const found = rentOrBuyOf(answer(calculator));
  expect((found?.home.closingShare ?? 0) * 400_000).toBeCloseTo(6_697.3, 2);
  const guide = buyOrRent(exampleHouse());
  // Without an income, because the other two count no income tax then.
  const untaxed = { ...exampleInputs(), incomePerYear: 0 };
  const own = comparedWithRent(untaxed, trueCost(untaxed));
  expect([guide.breakEvenYear, own.breakEvenYear]).toEqual([found?.breakEvenYear, found?.breakEvenYear]);
  expect(Math.abs((own.stay.breakEvenRent ?? 0) - (found?.worksheet.breakEvenRent ?? 0))).toBeLessThan(1);
});

test("a rent that wasn't typed follows the price, and a 15-year term has its own average rate", () => {
  expect(inputsFor({ price: "600000" }).rentPerMonth).toBe(3000);
  expect(trueCostGivens({ ...exampleInputs(), price: 600_000 }).rentPerMonth?.text).toBe(
    trueCostFields.rentPerMonth.show(3000),
  );
  expect(inputsFor({ termMonths: "15" }).annualRate).toBe(0.066);
});

test("until a rate is typed, it is the average for a good score, and an estimate for other scores and programs", () => {
  // The six days add up to 37.819 for a score of 740 with 20% down, 38.766 for 680 to 699, 37.053 for FHA, 35.751 for
  // VA and 36.834 for USDA. A sixth of each difference is added to 7.28.
  const rates = [
    assumedRate(360),
    assumedRate(360, "conventional", 690),
    assumedRate(360, "fha", 690),
    assumedRate(360, "va", 560),
    assumedRate(360, "usda"),
  ];
  expect(rates).toEqual([0.0728, 0.0744, 0.0715, 0.0694, 0.0712]);
  expect(rateGiven(360, "va", 740).from.text).toBe(
    "our estimate for VA, from 7.28%, the 30-year average, Freddie Mac, week of October 1, 2026",
  );
  // With less than 20% down, 38.282 for 740 and 39.360 for 680 to 699.
  expect([assumedRate(360, "conventional", 740, "above80"), assumedRate(360, "conventional", 690, "above80")]).toEqual([
    0.0736, 0.0754,
  ]);
  expect(rateGiven(360, "conventional", 740, "above80").from.text).toBe(
    "our estimate for less than 20% down, from 7.28%, the 30-year average, Freddie Mac, week of October 1, 2026",
  );
  expect(rateGiven(360, "conventional", 690, "above80").from.text).toMatch(
    /^our estimate for a score of 690 and less than 20% down, from 7.28%, the/,
  );
  expect(rateGiven(360, "conventional", 690).from.text).toMatch(/^our estimate for a score of 690, from 7.28%, the/);
});

test("with less than 20% down, every page starts with the same higher rate; exactly 20% isn't less", () => {
  const rateOf = (downPayment: string) => inputsFor({ downPayment }).annualRate;
  expect([rateOf("20%"), rateOf("$79999"), rateOf("5%")]).toEqual([0.0728, 0.0736, 0.0736]);
  const downPayment = { share: 0.05 };
  for (const given of [
    trueCostGivens({ ...exampleInputs(), downPayment }),
    guideGivens({ ...exampleHouse(), downPayment }),
  ])
    expect(given.annualRate?.text).toBe("7.36");
});

test.each([
  // October has 31 days: 30 to its end plus 22 is 52, seven weeks and three days.
  ["2026-10-01", "week", "2026-11-22", "7 weeks old"],
  ["2026-11-19", "week", "2026-11-22", undefined],
  ["2026-11-12", "week", "2026-11-22", "10 days old"],
  ["2026-11-09", "day", "2026-11-22", "13 days old"],
  ["2026-11-08", "day", "2026-11-22", "2 weeks old"],
  ["2026-11-15", "week", "2026-11-22", undefined],
  ["2026-11-14", "week", "2026-11-22", "8 days old"],
  ["2026-11-19", "day", "2026-11-22", undefined],
  ["2026-11-18", "day", "2026-11-22", "4 days old"],
  ["2026-09-11", "day", "2026-11-22", "10 weeks old"],
  ["2024", "year", "2026-11-22", "2 years old"],
  ["2022", "year", "2026-11-22", "4 years old"],
  ["2025", "year", "2026-11-22", undefined],
] as const)("%s, updated each %s, is on %s %s", (asOf, every, day, age) => {
  expect(ageOf({ asOf, every }, day)).toBe(age);
});

test("an average states its date in the built page, and its age on the day somebody reads it", () => {
  const given = rateGiven(360);
  expect(given.from.text).toBe("30-year average, Freddie Mac, week of October 1, 2026");
  const readOn = (day: string) => withAges({ given }, day).given?.from.text;
  expect(readOn("2026-10-06")).toBe(given.from.text);
  // 31 - 1 days of October, 30 of November and 24 of December are 84: twelve weeks.
  expect(readOn("2026-12-24")).toBe("30-year average, Freddie Mac, week of October 1, 2026, 12 weeks old");
});

const premiumIn = (code: string) => {
  const costs = homeCosts.find(({ state }) => state === code);
  if (!costs) throw new Error(code);
  return homeInsuranceGiven(costs.homeInsurance, costs.name);
};

test("a state's premium of 2022 rises as the country's has since, and says that it is an estimate", () => {
  // 995 x 2,405 / 1,569 = 1,525.16, and 2,677 x 2,405 / 1,569 = 4,103.37.
  expect(premiumIn("OH").text).toBe(trueCostFields.insurance.show({ amount: 1_525, per: "year" }));
  expect(premiumIn("FL").text).toBe(trueCostFields.insurance.show({ amount: 4_103, per: "year" }));
  const { insurance } = withAges({ insurance: premiumIn("OH") }, "2026-11-24");
  expect(insurance?.from.text).toBe(
    "our estimate: Ohio’s $995 in 2022, raised as much as the US average, from $1,569 for all policies to $2,405 for mortgaged homes",
  );
  expect(homeInsuranceGiven(currentAverages.homeInsurance, "US").from.text).toBe("2025 US average");
});

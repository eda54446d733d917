/** State returns worked by hand from the forms, where the reference cases do not reach. Dollars for the year. */
import { expect, test } from "vitest";
import { worked } from "./tax-state.ts";

const inputsOf = (state: string, year: number, filingStatus: string, given: Readonly<Record<string, unknown>>) => ({
  tax_year: year,
  filing_status: filingStatus,
  state,
  filer_age: 40,
  ...given,
});
const taxOf = (...given: Parameters<typeof inputsOf>) => worked(inputsOf(...given)).made?.tax ?? Number.NaN;
const creditOf = (key: string, ...given: Parameters<typeof inputsOf>) => {
  const { law, made } = worked(inputsOf(...given));
  return made?.parts.refundableCredits[law?.refundableCredits.findIndex((use) => use.key === key) ?? -1]?.amount;
};
const profit = (amount: number) => ({ filer_self_employment_net_profit: amount });

test("Alabama: the standard deduction falls with the first dollar above 25,999, as the chart of Form 40 has it", () => {
  // 26,000 less 8,325 and 3,000 of exemption: 14,675. No federal tax. 2% of 2,000 (joint: 1,000), 4% of 5,000, 5% of the rest.
  expect(taxOf("AL", 2025, "married_joint", { spouse_age: 40, ...profit(26_000) })).toBeCloseTo(20 + 200 + 433.75, 2);
});

test("Arkansas: filers of 65 have two credits for age where they leave out no pension", () => {
  // 45,000 less 2,470: 42,530. 3.9% of it less 420 is 1,238.67; three credits of 29.
  expect(taxOf("AR", 2025, "single", { filer_age: 67, ...profit(45_000) })).toBeCloseTo(1_238.67 - 87, 2);
});

test("California: a young child brings its credit without earned income, up to a loss and wages", () => {
  const withChild = { children_ages: [3] };
  expect(taxOf("CA", 2025, "head_of_household", { ...withChild, ...profit(-4_000) })).toBe(-1_189);
  expect(creditOf("youngChild", "CA", 2025, "head_of_household", { ...withChild, ...profit(-36_000) })).toBe(0);
});

test("Massachusetts: no child and family credit on a separate return", () => {
  const child = { children_ages: [3], ...profit(14_000) };
  expect(creditOf("family", "MA", 2025, "married_separate", child)).toBe(0);
  expect(creditOf("family", "MA", 2025, "head_of_household", child)).toBe(440);
});

test("Massachusetts: deductions stop at Part B income, exemptions go on to interest and dividends", () => {
  // Form 1: 2,000 of profit less payroll tax and gifts is nothing; 30,000 of dividends less the exemption of 4,400, at 5%.
  const given = { ...profit(2_000), ordinary_nonqualified_dividends: 30_000, charity_cash: 6_000 };
  expect(taxOf("MA", 2025, "single", given)).toBeCloseTo(0.05 * 25_600, 2);
});

test("Indiana: spouses who live together have no credit for the elderly on separate returns", () => {
  expect(creditOf("elderly", "IN", 2025, "married_separate", { filer_age: 67, ...profit(9_000) })).toBe(0);
  expect(creditOf("elderly", "IN", 2025, "single", { filer_age: 67, ...profit(9_000) })).toBe(40);
});

test("Minnesota: half of gifts above 500 is subtracted by those who do not itemize", () => {
  // Schedule M1M, line 11: 4,750. Federal income 74,348.18 (profit less 5,651.82) less 15,300 and 4,750: 54,298.18.
  // 5.35% of 33,310 and 6.8% of 20,988.18.
  const given = { ...profit(80_000), charity_cash: 10_000 };
  expect(taxOf("MN", 2026, "single", given)).toBeCloseTo(1_782.085 + 1_427.196, 1);
});

test("Minnesota: a couple has the care credit for a child born in the year without paying for care", () => {
  // Schedule M1CD: 3,000 at the share of a federal income of 27,880.57 (35% less 1% for each of seven steps of 2,000).
  const couple = { spouse_age: 40, children_ages: [0] };
  expect(creditOf("care", "MN", 2025, "married_joint", { ...couple, ...profit(30_000) })).toBeCloseTo(0.28 * 3_000, 2);
  // Above 64,210 of income the limit of 600 falls by 5%: 70,630.77 leaves 278.96.
  expect(creditOf("care", "MN", 2025, "married_joint", { ...couple, ...profit(76_000) })).toBeCloseTo(278.96, 1);
  expect(creditOf("care", "MN", 2025, "head_of_household", { children_ages: [0], ...profit(30_000) })).toBe(0);
});

test("Maryland: the child credit ends above 24,000 of federal income, whatever is left of it", () => {
  // Worksheet 21C: two children under 6, 1,000 less 50 for each of nine steps; nothing from 24,001 on.
  const children = { children_ages: [2, 4], county: "HOWARD_COUNTY_MD" };
  expect(creditOf("children", "MD", 2025, "single", { ...children, filer_w2_wages: 24_000 })).toBe(550);
  expect(creditOf("children", "MD", 2025, "single", { ...children, filer_w2_wages: 24_001 })).toBe(0);
});

test("Maryland: a head of household of 65 has the senior credit of a couple", () => {
  const { law, made } = worked(
    inputsOf("MD", 2025, "head_of_household", { filer_age: 70, children_ages: [16], ...profit(90_000) }),
  );
  const senior = law?.credits.findIndex(({ key }) => key === "senior") ?? -1;
  expect(made?.parts.credits[senior]?.amount).toBe(1_750);
});

test("Arkansas: the credit for qualified individuals is taken from the low income table too, twice on a joint return", () => {
  // 16,050 by the low income table is 124; less 60 and the personal credit of 29.
  expect(taxOf("AR", 2025, "single", profit(16_050))).toBeCloseTo(124 - 60 - 29, 2);
  // 26,050 by that of couples is 222; less 120 and two personal credits.
  expect(taxOf("AR", 2025, "married_joint", { spouse_age: 40, ...profit(26_050) })).toBeCloseTo(222 - 120 - 58, 2);
  // 30,000 is above it: 25,060 at 3.4% less 288 is 564.04; less 120 and 58.
  expect(taxOf("AR", 2025, "married_joint", { spouse_age: 40, ...profit(30_000) })).toBeCloseTo(564.04 - 178, 2);
});

test("Maryland: the poverty level credit goes by federal income, before the subtraction for two incomes", () => {
  // Two wages of 10,700 are above the guideline of 21,150 for two, though 20,200 of Maryland income is not.
  const couple = { spouse_age: 40, county: "HOWARD_COUNTY_MD", filer_w2_wages: 10_700, spouse_w2_wages: 10_700 };
  const { law, made } = worked(inputsOf("MD", 2025, "married_joint", couple));
  const poverty = law?.credits.findIndex(({ key }) => key === "poverty") ?? -1;
  expect(made?.stateIncome).toBe(20_200);
  expect(made?.parts.credits[poverty]?.amount).toBe(0);
});

test("Maryland: no local poverty level credit where the earned income credit is not less than the state's tax", () => {
  const local = (amount: number) =>
    worked(inputsOf("MD", 2025, "single", { county: "HOWARD_COUNTY_MD", ...profit(amount) })).place?.tax;
  // Taxable 6,460.93: 206.75 of local tax, less 32% of the federal credit of 466.09. State tax of 254.39 is below that credit.
  expect(local(14_000)).toBeCloseTo(206.75 - 149.15, 1);
  // State tax of 364.75 is above the credit of 288.36: 3.2% of 15,334.31 earned takes all of the local tax.
  expect(local(16_500)).toBe(0);
});

import { expect, test } from "vitest";
import type { Brackets } from "../../engine/brackets.ts";
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { type Figure, isFigure } from "../figure.ts";
import { figuresFor } from "./cited.ts";
import { type FederalValues, lawFor, type TaxYear, taxYears } from "./index.ts";

const all = taxYears.flatMap((year) => filingStatuses.map((status) => ({ year, status })));
const figuresIn = (table: object): Figure<unknown>[] =>
  Object.values(table).flatMap((entry) => (isFigure(entry) ? [entry] : figuresIn(entry)));
const figures = (year: TaxYear, status: (typeof filingStatuses)[number]) => figuresIn(figuresFor(year, status));

test.each(all)("every figure of $year for $status names a document with a link", ({ year, status }) => {
  expect(figures(year, status).length).toBeGreaterThan(150);
  for (const { label, source } of figures(year, status)) {
    expect(label).not.toBe("");
    expect(source.cite, label).not.toBe("");
    expect(new URL(source.url).hostname, label).toMatch(/(\.gov|^www\.law\.cornell\.edu)$/);
  }
});

test.each(all)("no figure of $year for $status comes from another year", ({ year, status }) => {
  const others = taxYears.filter((other) => other !== year).map(String);
  for (const { label, source } of figures(year, status))
    for (const other of others) expect(source.period ?? "", label).not.toContain(other);
});

test.each(all)("schedules of $year for $status ascend from zero, and rates are fractions", ({ year, status }) => {
  for (const { label, unit, value } of figures(year, status)) {
    if (unit === "brackets") {
      const rows = value as Brackets;
      expect(rows[0]?.floor, label).toBe(0);
      rows.slice(1).forEach((row, i) => {
        expect(row.floor).toBeGreaterThan(rows[i]?.floor as number);
        expect(row.rate).toBeGreaterThan(rows[i]?.rate as number);
      });
    }
    if (unit === "rate" && value !== null) expect(value as number, label).toBeLessThanOrEqual(4);
    if (unit === "usd" && value !== null) expect(value as number, label).toBeGreaterThanOrEqual(0);
  }
});

test.each(taxYears)("joint amounts of %s aren't below single ones, and separate ones aren't above them", (year) => {
  const [single, joint, separate] = (["single", "married_joint", "married_separate"] as const).map((status) =>
    lawFor(year, status),
  ) as [FederalValues, FederalValues, FederalValues];
  const amounts: ((law: FederalValues) => number)[] = [
    (law) => law.standardDeduction.basic,
    (law) => law.incomeTax.zeroRateUpTo,
    (law) => law.incomeTax.middleRateUpTo,
    (law) => law.childCredit.phaseOutStart,
    (law) => law.additionalMedicare.threshold,
    (law) => law.netInvestmentIncome.threshold,
    (law) => law.itemized.saltShare * law.itemized.saltLimit,
    (law) => law.minimumTax.exemption,
    (law) => law.businessLoss.limit,
    (law) => law.saversCredit.lowRateUpTo,
  ];
  for (const amount of amounts) {
    expect(amount(joint)).toBeGreaterThanOrEqual(amount(single));
    expect(amount(separate)).toBeLessThanOrEqual(amount(single));
  }
});

test.each(taxYears)("the limit on itemized deductions has the same top bracket as the schedule in %s", (year) => {
  for (const status of filingStatuses) {
    const { incomeTax, itemized } = lawFor(year, status);
    expect(itemized.topBracketStart).toBe(incomeTax.rates.at(-1)?.floor);
  }
});

test("a year without figures is an error, with no substitute", () => {
  expect(() => lawFor(2028 as TaxYear, "single")).toThrow("2028");
});

test("asking twice returns the same object", () => {
  expect(lawFor(2026, "single")).toBe(lawFor(2026, "single"));
});

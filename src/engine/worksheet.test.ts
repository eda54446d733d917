import { expect, test } from "vitest";
import { misexplained } from "../testing/rework.ts";
import { selfEmploymentTaxLines } from "./tax/self-employment-tax.lines.ts";
import { selfEmploymentTax } from "./tax/self-employment-tax.ts";
import { each, explain, type Known, type LineName, type Lines, part } from "./worksheet.ts";

const law = {
  wageBase: 184_500,
  socialSecurityRate: 0.124,
  medicareRate: 0.029,
  netEarningsFactor: 0.9235,
  filingFloor: 400,
};
const lawScope = Object.fromEntries(
  Object.entries(law).map(([name, value]): [string, Known] => [
    `selfEmployment.${name}`,
    { kind: "figure", name: `selfEmployment.${name}`, label: name, value, unit: "usd" },
  ]),
);
const input = (name: string, value: number): Record<string, Known> => ({
  [name]: { kind: "input", name, label: name, value, unit: "usd" },
});

interface Gig {
  readonly profit: number;
}
const household = (gigs: readonly number[], wages: number) => {
  const businesses: Gig[] = gigs.map((gross) => ({ profit: gross / 2 }));
  const netProfit = businesses.reduce((total, gig) => total + gig.profit, 0);
  const se = selfEmploymentTax({ profit: netProfit, wages }, law);
  return { businesses, netProfit, se, pays: se.tax > 0, note: "not a line" };
};
const lines: Lines<ReturnType<typeof household>> = {
  businesses: each<Gig>({ profit: { label: "Profit", formula: "gross / 2" } }, { given: { gross: "gigs.#.gross" } }),
  netProfit: { label: "Net profit", formula: "sum(businesses.profit)" },
  se: part(selfEmploymentTaxLines, { given: { profit: "netProfit" }, law: "selfEmployment" }),
  pays: { label: "Pays the tax", formula: "se.tax > 0", unit: "flag" },
};
const scope = {
  ...lawScope,
  ...input("wages", 1000),
  ...input("gigs.1.gross", 80_000),
  ...input("gigs.2.gross", 40_000),
};

test("a worksheet with lists and other engines' worksheets explains itself, and each formula works out", () => {
  const steps = explain(household([80_000, 40_000], 1000), lines, scope);
  expect(steps.map((step) => step.name)).toEqual([
    "businesses.1.profit",
    "businesses.2.profit",
    "netProfit",
    ...Object.keys(selfEmploymentTaxLines).map((name) => `se.${name}`),
    "pays",
  ]);
  expect(misexplained(steps)).toEqual([]);
  expect(steps.find((step) => step.name === "se.netEarnings")?.uses.netEarningsFactor?.name).toBe(
    "selfEmployment.netEarningsFactor",
  );
});

test("a formula that doesn't give the computed value is detected", () => {
  const wrong = { ...lines, netProfit: { label: "Net profit", formula: "sum(businesses.profit) + 1" } };
  expect(misexplained(explain(household([80_000, 40_000], 1000), wrong, scope))).toHaveLength(1);
});

test("a formula that names something unknown is a bug", () => {
  const wrong = { ...lines, netProfit: { label: "Net profit", formula: "profits" } };
  expect(() => explain(household([80_000], 0), wrong, scope)).toThrow('"profits"');
});

test("naming a line that a worksheet doesn't have doesn't compile", () => {
  interface Sheet {
    readonly total: number;
    readonly worst: { readonly payment: number } | null;
    readonly years: readonly { readonly saved: number }[];
  }
  const names: LineName<Sheet>[] = ["total", "worst.payment", "years.1.saved"];
  // @ts-expect-error: no such line
  names.push("worst.pay");
  // @ts-expect-error: a list of lines is not a line
  names.push("years");
  expect(names.length).toBe(5);
});

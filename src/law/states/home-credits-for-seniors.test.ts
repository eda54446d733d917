/**
 * Credits for property tax and rent for filers 65 and older, worked by hand from Schedule CB, Form MO-PTS and Form
 * MI-1040CR.
 */
import { expect, test } from "vitest";
import { workedReturn } from "../../testing/worked-state.ts";
import { ma } from "./ma/law.ts";
import { mi } from "./mi/law.ts";
import { mo } from "./mo/law.ts";

type State = Parameters<typeof workedReturn>[0];
type Told = Parameters<typeof workedReturn>[1];
const credit = (state: State, key: string, told: Told) =>
  workedReturn(state, told).parts.refundableCredits[Object.keys(state.refundableCredits ?? {}).indexOf(key)]?.amount;
const living = (socialSecurityBenefits: number, home: Told["home"], age = 70): Told => ({
  filer: { age },
  income: { socialSecurityBenefits },
  home: home ?? {},
});

test("Massachusetts: a quarter of rent above 10% of total income minus 700 for age, up to 2,820", () => {
  // 3,600 minus 10% of 19,300.
  expect(credit(ma[2025], "circuit", living(20_000, { rentPaid: 14_400 }))).toBeCloseTo(1_670, 6);
  expect(credit(ma[2025], "circuit", living(20_000, { realEstateTaxes: 9_000 }))).toBe(2_820);
  expect(credit(ma[2025], "circuit", living(20_000, { rentPaid: 14_400 }, 64))).toBe(0);
  expect(credit(ma[2025], "circuit", living(75_701, { realEstateTaxes: 12_000 }))).toBe(0);
  expect(credit(ma[2025], "circuit", { ...living(20_000, { rentPaid: 14_400 }), status: "married_separate" })).toBe(0);
});

test("Missouri: property tax up to 1,100, minus a sixteenth of a percent of income for each 300 above 14,300", () => {
  expect(credit(mo[2025], "property", living(14_300, { realEstateTaxes: 1_300 }))).toBe(1_100);
  // Six steps: 0.375% of 16,000.
  expect(credit(mo[2025], "property", living(16_000, { realEstateTaxes: 1_000 }))).toBeCloseTo(940, 6);
  // 20% of rent, up to 750; renters qualify up to 27,500 and owners up to 30,000.
  expect(credit(mo[2025], "property", living(14_000, { rentPaid: 3_000 }))).toBe(600);
  expect(credit(mo[2025], "property", living(27_501, { rentPaid: 9_000 }))).toBe(0);
  expect(credit(mo[2025], "property", living(29_900, { realEstateTaxes: 1_300 }))).toBeGreaterThan(0);
});

test("Missouri 2026: steps of 495, at most 2% of income, and 2,800 off income for a couple who rent", () => {
  // 30,000 minus 2,800; 27 steps are 1.6875%: 459 off 1,055.
  const couple: Told = { ...living(30_000, { rentPaid: 12_000 }), status: "married_joint", spouse: { age: 68 } };
  expect(credit(mo[2026], "property", couple)).toBeCloseTo(1_055 - 0.016875 * 27_200, 6);
  expect(credit(mo[2026], "property", living(42_000, { realEstateTaxes: 2_000 }))).toBeCloseTo(1_550 - 840, 6);
});

test("Michigan: renters 65 and older get the part of rent above 40% of resources if that is more", () => {
  // 84% of 2,760 - 800 would be 1,646; 12,000 - 10,000 is more, limited to 1,900.
  expect(credit(mi[2025], "property", living(25_000, { rentPaid: 12_000 }))).toBe(1_900);
  expect(credit(mi[2025], "property", living(25_000, { rentPaid: 11_700 }))).toBeCloseTo(1_700, 6);
  expect(credit(mi[2025], "property", living(25_000, { rentPaid: 12_000 }, 60))).toBeCloseTo(0.6 * (2_760 - 800), 6);
  // From 65 on, with resources up to 6,000, the credit is the tax above 3% of them: 1,000 minus 165.
  expect(credit(mi[2025], "property", living(5_500, { realEstateTaxes: 1_000 }))).toBeCloseTo(835, 6);
  expect(credit(mi[2025], "property", living(71_501, { rentPaid: 40_000 }))).toBe(0);
});

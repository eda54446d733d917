import { expect, test } from "vitest";
import { differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-rules.ts";

const cases = referenceCases(new URL("cases/retirement-rules.jsonl", import.meta.url));

/** One cent; factors to eight digits. */
const allowed = (field: string) => (field.endsWith("Factor") ? 1e-8 : 0.0100001);

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, allowed)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  const rmd = { birthYear: 1950, birthMonth: 13, distributionYear: 2030, balancePriorDec31: 1 };
  expect(() => answer({ tag: "rmd", inputs: rmd })).toThrow('"birthMonth"');
  expect(() => answer({ tag: "rmd", inputs: { ...rmd, birthMonth: 1, distributionYear: 2021 } })).toThrow("2022");
  expect(() => answer({ tag: "irmaa", inputs: { premiumYear: 2030 } })).toThrow("no Medicare premiums for 2030");
  expect(() => answer({ tag: "social-security-taxable", inputs: { filingStatus: "widowed" } })).toThrow('"widowed"');
});

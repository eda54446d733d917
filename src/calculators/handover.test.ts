import { expect, test } from "vitest";
import type { Step } from "../engine/worksheet.ts";
import type { Fields } from "../inputs/fields.ts";
import { fromLink, type LinkFormat } from "../inputs/link.ts";
import { states } from "../inputs/places.ts";
import { fieldAt, type Typed } from "../inputs/typed.ts";
import { handOvers } from "../ui/take/handover.ts";
import { fields as gig, linkFormat as gigLinks } from "./gig-tax/inputs.ts";
import { AGES_OF, elsewhere } from "./handover.ts";
import { fields as mortgage, linkFormat as mortgageLinks } from "./mortgage/inputs.ts";
import { fields as retirement, linkFormat as retirementLinks } from "./retirement/inputs.ts";
import { FIRST_YEAR } from "./retirement/years.ts";

const { calculators } = elsewhere;
const forms: Readonly<Record<string, readonly [Fields, LinkFormat]>> = {
  "/gig-economy-tax-calculator": [gig, gigLinks],
  "/mortgage-calculator": [mortgage, mortgageLinks],
  "/retirement-calculator": [retirement, retirementLinks],
};
const line = (value: number) => ({ value }) as Step;
const steps = new Map([
  ["adjusted.totalIncome", line(58_000.4)],
  ["adjusted.profit", line(46_000)],
  ["adjusted.wages", line(12_000)],
  ["loan", line(320_000)],
  ["monthlyRate", line(0.005)],
  ["principalAndInterest", line(1918.56)],
  ["propertyTaxPerMonth", line(300)],
  ["payoffYear", line(2056)],
]);
const formOf = (path: string) => forms[path] as readonly [Fields, LinkFormat];
const linksFrom = (path: string, typed: Typed) =>
  handOvers(elsewhere, path, formOf(path)[0], typed, steps).map(({ href, carries }) => [href, carries.join(", ")]);

test.each(calculators)("$name: every field that a fact fills in exists, in the current link version", (one) => {
  const [fields, format] = formOf(one.path);
  const texts = { state: "OH", filingStatus: "married_joint", age: "40", spouseAge: "41" };
  for (const [fact, fill] of Object.entries(one.takes))
    for (const name of Object.keys(fill(texts[fact as keyof typeof texts] ?? "1000", texts)))
      expect(fieldAt(fields, name) ?? fields[name], name).toBeDefined();
  expect(format.version).toBe(one.version);
});

test.each(states)("every link of $label opens without a complaint", ({ value: state }) => {
  for (const filingStatus of ["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"])
    for (const { path } of calculators) {
      const typed = {
        ...{ state, filingStatus, filerAge: "41", spouseAge: "39", ira: "2000", "gigs.0.pay": "5000/month" },
        ...{ price: "400000", incomePerYear: "90000" },
        ...{ age: "41", couple: "yes", pay: "90000" },
      };
      for (const [href = ""] of linksFrom(path, typed)) {
        const [to = "", fragment = ""] = String(href).split("#");
        const [fields, format] = formOf(to);
        expect(fromLink(fields, `#${fragment}`, format).reports, String(href)).toEqual([]);
      }
    }
});

const GIG = "/gig-economy-tax-calculator";
const MORTGAGE = "/mortgage-calculator";
const RETIREMENT = "/retirement-calculator";

test("anything nobody typed stays behind", () => {
  for (const path of [GIG, MORTGAGE, RETIREMENT]) expect(linksFrom(path, {})).toEqual([]);
});

test("the gig calculator passes on place, household, the income it computed, and what is saved", () =>
  expect(
    linksFrom(GIG, {
      state: "OH",
      filingStatus: "married_joint",
      spouseAge: "39",
      ira: "7,000",
      planContribution: "3000",
      "gigs.0.pay": "60000/year",
    }),
  ).toEqual([
    [`${MORTGAGE}#v2.state=OH&filingStatus=married_joint&incomePerYear=58000`, "state, filing status, income"],
    [
      `${RETIREMENT}#v7.state=OH&couple=yes&spouseAge=39&pay=12000&streams=1&streams.0.kind=self-employment&streams.0.amount=46000&streams.0.fromAge=18&streams.0.throughAge=66&saving=10000`,
      "state, filing status, your spouse's age, gig profit, pay, savings a year",
    ],
  ]));

test("a gig without a job is the pay of someone self-employed, with its plan", () => {
  const alone = new Map(steps);
  alone.delete("adjusted.wages");
  const typed = { plan: "solo", planContribution: "3000", "gigs.0.pay": "60000/year" };
  const [, retirement] = handOvers(elsewhere, GIG, formOf(GIG)[0], typed, alone);
  expect(retirement?.href).toBe(`${RETIREMENT}#v7.selfEmployed=yes&pay=46000&ownPlan=solo&saving=3000`);
  expect(retirement?.carries).toEqual(["gig profit", "retirement plan", "savings a year"]);
});

test("the mortgage calculator passes on the house: interest and tax to taxes, payments to retirement", () =>
  expect(linksFrom(MORTGAGE, { price: "400000", state: "OH", incomePerYear: "90000" })).toEqual([
    [`${GIG}#v5.state=OH&mortgageInterest=19093&realEstateTaxes=3600`, "state, mortgage interest, property tax"],
    [`${RETIREMENT}#v7.state=OH&mortgage=23023`, "state, mortgage payments"],
  ]));

test("the age at which the house is paid off follows from the age given for the link, and savings go along", () => {
  const [, retirement] = handOvers(elsewhere, MORTGAGE, formOf(MORTGAGE)[0], { price: "400000" }, steps, {
    age: "45",
    savings: "180000",
  });
  // 45 at the end of 2026, 75 at the end of 2056.
  expect(retirement?.href).toBe(`${RETIREMENT}#v7.age=45&savings=180000&mortgage=23023&mortgageAge=75`);
  expect(retirement?.carries).toContain("age at which the house is paid off");
  const [fields, format] = formOf(RETIREMENT);
  expect(fromLink(fields, retirement?.href.split("#")[1] ?? "", format).reports).toEqual([]);
});

test("ages are as of the end of the year before the plan", () => expect(AGES_OF).toBe(FIRST_YEAR - 1));

test("the retirement calculator passes on ages, household and pay", () =>
  expect(linksFrom(RETIREMENT, { age: "50", couple: "yes", spouseAge: "48", pay: "95000" })).toEqual([
    [
      `${GIG}#v5.filerAge=50&filingStatus=married_joint&spouseAge=48&jobs=1&jobs.0.pay=95000%2Fyear`,
      "age, filing status, your spouse's age, pay",
    ],
    [`${MORTGAGE}#v2.filingStatus=married_joint&incomePerYear=95000`, "filing status, income"],
  ]));

test("one person's pay and profit are known only if nobody else works, wherever the spouse's work is in the list", () => {
  const carried = (more: Typed) => linksFrom(GIG, { "gigs.0.pay": "60000/year", ...more }).map(([, names]) => names);
  const own = "gig profit, pay";
  expect(carried({}).some((names) => names?.includes(own))).toBe(true);
  for (let i = 0; i < 8; i++)
    for (const list of ["gigs", "jobs"]) {
      const joint = { filingStatus: "married_joint", [list]: "8", [`${list}.${i}.who`]: "spouse" };
      expect(carried(joint).some((names) => names?.includes("pay"))).toBe(false);
    }
});

const without = (...names: string[]) => new Map([...steps].filter(([name]) => !names.includes(name)));
const from = (path: string, typed: Typed, known: typeof steps, said = {}) =>
  handOvers(elsewhere, path, formOf(path)[0], typed, known, said);

test("a loan without level payments has no interest and no payments to pass on", () => {
  for (const missing of ["loan", "monthlyRate", "principalAndInterest"]) {
    const [taxes] = from(MORTGAGE, { price: "400000" }, without(missing));
    expect(taxes?.carries, missing).toEqual(["property tax"]);
  }
  const [, retirement] = from(MORTGAGE, { price: "400000" }, without("principalAndInterest", "payoffYear"));
  expect(retirement).toBeUndefined();
});

test("interest ends when the loan is paid off: 10% of 1,000 in the only month", () => {
  const small = new Map([...steps, ["loan", line(1_000)], ["monthlyRate", line(0.1)]] as const);
  const [taxes] = from(MORTGAGE, { price: "400000" }, small);
  expect(taxes?.href).toContain("mortgageInterest=100&");
});

test("a house paid off beyond 120 is paid off at 120, the oldest age there is", () => {
  const [, retirement] = from(MORTGAGE, { price: "400000" }, steps, { age: "100" });
  expect(retirement?.href).toContain("mortgageAge=120");
});

test("a plan of one's own goes along only if the gigs are the only work", () => {
  const typed = { plan: "sep", planContribution: "3000", "gigs.0.pay": "60000/year" };
  expect(linksFrom(GIG, typed)[1]?.[0]).not.toContain("ownPlan");
  // A SIMPLE IRA isn't asked about there, and without gigs there is no plan.
  const alone = without("adjusted.wages");
  expect(from(GIG, { ...typed, plan: "simple" }, alone)[1]?.href).not.toContain("ownPlan");
  expect(from(GIG, typed, without("adjusted.wages", "adjusted.profit"))[1]?.href).not.toContain("ownPlan");
  expect(from(GIG, typed, alone)[1]?.href).toContain("ownPlan=sep");
});

test("a flat rate of tax is no state", () => {
  expect(linksFrom(RETIREMENT, { state: "flat" })).toEqual([]);
  expect(linksFrom(RETIREMENT, { state: "OH" }).map(([href]) => href)).toEqual([
    ...[`${GIG}#v5.state=OH`, `${MORTGAGE}#v2.state=OH`],
  ]);
});

test("the age isn't asked where it is known, the savings are", () =>
  expect(elsewhere.asksForMore.facts.map(({ name, unlessKnown = false }) => [name, unlessKnown])).toEqual([
    ["age", true],
    ["savings", false],
  ]));

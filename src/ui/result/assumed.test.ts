import { expect, test } from "vitest";
import { assumed as gigAssumed } from "../../calculators/gig-tax/assumed.ts";
import { fields as gig } from "../../calculators/gig-tax/inputs.ts";
import { assumed as mortgageAssumed } from "../../calculators/mortgage/assumed.ts";
import { givenBy } from "../../calculators/mortgage/given.ts";
import { fields as mortgage } from "../../calculators/mortgage/inputs.ts";
import { assumedFrom } from "../../calculators/retirement/assumed.ts";
import { pageFacts } from "../../calculators/retirement/facts.ts";
import { fields as retirement } from "../../calculators/retirement/inputs.ts";
import type { Fields } from "../../inputs/fields.ts";
import { fieldAt, readForm } from "../../inputs/typed.ts";
import type { Assumed } from "./assumed.ts";
import { leftAsTheyStand } from "./notes.ts";

test.each<[string, Fields, Assumed]>([
  ["gig tax", gig, gigAssumed],
  ["mortgage", mortgage, mortgageAssumed],
  ["retirement", retirement, assumedFrom(pageFacts())],
])("every entry for the %s calculator links to a field that it has", (_, fields, { blanks, always, notCovered }) => {
  const named = [
    ...blanks.flatMap((one) => (typeof one === "string" ? one : "once" in one ? [one.blank, one.once] : one[0])),
    ...[...always, ...notCovered].map(({ blank }) => blank),
  ];
  for (const blank of named) expect(fieldAt(fields, blank ?? "") ?? fields[blank ?? ""], blank).toBeDefined();
});

test("an assumption states its amount and source, and disappears once its field is filled in", () => {
  const said = (typed: Readonly<Record<string, string>>) =>
    leftAsTheyStand(mortgageAssumed, {
      fields: mortgage as unknown as Fields,
      typed,
      given: readForm(mortgage, typed, {}, givenBy()).given,
    }).map(({ text }) => text);
  expect(said({})[0]).toMatch(/^Interest rate: [\d.]+% \(30-year average, Freddie Mac, .+\)$/);
  expect(said({ termMonths: "15" })[0]).toContain("15-year average");
  expect(said({ annualRate: "6" })[0]).toMatch(/^Yearly property tax: /);
});

test("the filing status is an assumption once an income was typed, until it is chosen too", () => {
  const said = (typed: Readonly<Record<string, string>>) =>
    leftAsTheyStand(mortgageAssumed, { fields: mortgage as unknown as Fields, typed, given: {} }).map(
      ({ text }) => text,
    );
  expect(said({ incomePerYear: "120000" })).toContain("Filing status: Single");
  for (const typed of [
    {},
    { incomePerYear: "" },
    { incomePerYear: "120000", filingStatus: "married_joint" },
    { incomePerYear: "120000", filingStatus: "single" },
  ])
    expect(said(typed)).not.toContain("Filing status: Single");
});

test("what is true of a list disappears with its first item", () => {
  const said = (typed: Readonly<Record<string, string>>) =>
    leftAsTheyStand(gigAssumed, { fields: gig as unknown as Fields, typed, given: {} }).map(({ blank }) => blank);
  expect(said({})).toContain("dependents");
  expect(said({ dependents: "1", "dependents.0.age": "4" })).not.toContain("dependents");
});

/**
 * A rule and its printed formula often part at a limit itself: "up to 25,000" or "below 25,000", a child of 17 or of
 * 18. Random incomes never meet a limit, so here each household has exactly one of the amounts that its state's law
 * names.
 */
import { describe, expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { places } from "../../law/states/all-places.ts";
import { type TaxYear, taxYears } from "../../law/us/index.ts";
import { misexplained } from "../../testing/rework.ts";
import { type Told, workedSituation } from "../../testing/worked-state.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import { type CompiledLocality, compiledLocality, compiledState, groupNames } from "./compiled.ts";
import { localSteps } from "./local-lines.ts";
import { localReturn } from "./local-return.ts";
import { stateSteps } from "./state-lines.ts";
import { stateReturn } from "./state-return.ts";
import type { StateYear } from "./state-year.ts";

/** Households whose federal income, earned income or benefits are the amount. */
const households: readonly ((amount: number) => Told)[] = [
  (wages) => ({ filer: { wages }, home: { rentPaid: 12_000 } }),
  (wages) => ({
    status: "head_of_household",
    filer: { wages, age: 24 },
    children: [0, 5, 12, 17],
    claims: { carePersons: 2, careExpenses: 7_000 },
    home: { rentPaid: 15_000 },
  }),
  (amount) => ({
    status: "married_joint",
    filer: { wages: Math.ceil(0.7 * amount) },
    spouse: { wages: amount - Math.ceil(0.7 * amount), age: 67 },
    children: [3],
    claims: { carePersons: 1, careExpenses: 4_000 },
    home: { realEstateTaxes: 6_000, stateIncomeTaxPaid: 5_000 },
    costs: { stateAndLocalTaxes: 11_000, mortgageInterest: 14_000, charityCash: 9_000, medical: 6_000 },
  }),
  (amount) => ({
    status: "married_joint",
    filer: { age: 71, taxablePensions: Math.ceil(0.6 * amount), employerPensions: Math.ceil(0.3 * amount) },
    spouse: { age: 60, taxablePensions: amount - Math.ceil(0.6 * amount), blind: true },
    home: { realEstateTaxes: 3_000 },
  }),
  (taxablePensions) => ({ filer: { age: 65, taxablePensions }, income: { socialSecurityBenefits: 12_000 } }),
  (socialSecurityBenefits) => ({ filer: { age: 80, wages: 3_000 }, income: { socialSecurityBenefits } }),
  (wages) => ({ status: "married_separate", filer: { wages, age: 66 }, children: [7], home: { realEstateTaxes: 900 } }),
  (profit) => ({ filer: { profit, age: 30 }, children: [10], status: "surviving_spouse" }),
  (longTermGain) => ({ filer: { age: 62 }, income: { longTermGain }, home: { rentPaid: 6_000 } }),
];

/** Every amount of dollars in a law's figures, also the floors of its schedules. */
function amountsIn(figures: unknown): number[] {
  if (typeof figures === "number") return [figures];
  if (typeof figures !== "object" || figures === null) return [];
  return Object.values(figures).flatMap(amountsIn);
}

function limitsOf(state: StateYear, status: FilingStatus): number[] {
  const law = compiledState(state, status);
  const all = groupNames.flatMap((name) => (law?.[name] ?? []).flatMap(({ law: figures }) => amountsIn(figures)));
  const { standardDeduction } = workedSituation(state.year as TaxYear, { status }).federal;
  const limits = [...new Set([1, standardDeduction, ...all])].filter((one) => one === 1 || (one > 900 && one < 3e6));
  return limits.filter((_, i) => i % (QUICK ? 12 : state.year === taxYears.at(-1) ? 1 : 3) === 0);
}

/** `npm run check` tries every twelfth limit or place; otherwise, last year's law gets every third limit. */
const QUICK = import.meta.env.MODE === "quick" && !import.meta.env.MUTANTS;

describe.each(Object.keys(states))("%s", (name) => {
  test.each(Object.keys(states[name] ?? {}))("%s: every formula holds at every limit", (year) => {
    const state = states[name]?.[year as unknown as TaxYear] as StateYear;
    for (const household of households) {
      const status = household(0).status ?? "single";
      const law = compiledState(state, status);
      if (law === null) return;
      const returned = (amount: number) => {
        const situation = workedSituation(state.year as TaxYear, household(amount));
        return { situation, made: stateReturn(situation, law) };
      };
      const right = ({ situation, made }: ReturnType<typeof returned>) =>
        expect(misexplained(stateSteps(made, law, situation)), JSON.stringify(situation.people)).toEqual([]);
      for (const amount of limitsOf(state, status)) {
        const one = returned(amount);
        right(one);
        // The same amount of taxable income.
        const deducted = amount - one.made.taxableIncome;
        if (deducted > 0 && Number.isInteger(deducted)) right(returned(amount + deducted));
      }
    }
  });
});

const localGroups = ["tax", "credits", "otherTaxes", "refundableCredits"] as const satisfies (keyof CompiledLocality)[];

describe.each(Object.keys(places))("cities and counties of %s", (name) => {
  test("every formula holds at every limit of this year's law", () => {
    const year = taxYears.filter((one) => places[name]?.[one]).at(-1) as TaxYear;
    const state = states[name]?.[year] as StateYear;
    for (const place of (places[name]?.[year] ?? []).filter((_, i) => !QUICK || i % 12 === 0))
      for (const household of households.filter((_, i) => i === 1 || i === 7)) {
        const status = household(0).status ?? "single";
        const law = compiledState(state, status);
        const local = compiledLocality(place, status);
        const figures = localGroups.flatMap((group) => local[group].flatMap(({ law: own }) => amountsIn(own)));
        for (const amount of [...new Set([1, ...figures])].filter((one) => one === 1 || (one > 900 && one < 3e6))) {
          const situation = workedSituation(year, household(amount));
          const made = law === null ? null : stateReturn(situation, law);
          const steps = localSteps(localReturn(situation, made, local), local, situation, made);
          expect(misexplained(steps), `${place.name}, ${amount}`).toEqual([]);
        }
      }
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { runs } from "../../../testing/runs.ts";
import { inTwoFutures, stillMarkets } from "../../../testing/still-markets.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { ranked } from "../lower-tax/rank.ts";
import { claimsToTry, compared, finalists, sampleOf, weighed } from "../lower-tax/search.ts";
import { otherClaim } from "../lower-tax/words.ts";
import { claimOptions, claimOutcomes } from "./claiming-map.ts";
import { type Rated, type Recommendation, rated, recommendation, suggestedClaim } from "./recommend.ts";
import { adviceOf, bestPair, otherMeasure, shortBefore } from "./words.ts";

const of = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const show = fields.claimAge.show;
const agesOf = ({ couple }: Inputs, { own, spouse }: Pick<Rated, "own" | "spouse">) =>
  couple ? `${show(own)} and ${show(spouse)}` : show(own);

function everything(inputs: Inputs) {
  const { best, options } = claimOptions(inputs);
  const all = rated(options, claimOutcomes(inputs, options));
  return { best, all, advice: recommendation(inputs, best, all) as Recommendation };
}

test("advice, map and search name the same ages, or a sentence says which other ones and why", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        age: fc.integer({ min: 57, max: 61 }),
        savings: fc.integer({ min: 100, max: 1_500 }),
        spending: fc.integer({ min: 30, max: 90 }),
        target: fc.constantFrom(70, 90, 99),
        claimAge: fc.constantFrom(62, 67, 70),
        couple: fc.boolean(),
      }),
      async ({ age, savings, spending, target, claimAge, couple }) => {
        const inputs = of({
          ...{ age: String(age), retireAge: "62", planTo: "84", savings: `${savings},000`, target: String(target) },
          ...{ spending: `${spending},000`, claimAge: String(claimAge) },
          ...(couple && { couple: "yes", spouseAge: String(age - 2), spousePay: "30,000" }),
        });
        const { all, advice } = everything(inputs);
        const { chosen, measure } = advice;
        const percent = (one: Rated) => Math.round(one.rate * 100);
        const most = Math.max(...all.map(percent));
        // The bold words name the ages.
        expect(adviceOf(inputs, advice)).toContain(show(chosen.own));
        // No ages last visibly more often, and none have visibly higher benefits, unless it is said.
        const other = otherMeasure(inputs, advice);
        if (other === "") expect(percent(chosen)).toBe(most);
        else expect(other).toMatch(/because|instead of|in only/);
        if (measure === "lasting") expect(percent(chosen)).toBe(most);
        else {
          const reaching = all.filter(({ rate }) => rate >= inputs.target);
          const best = Math.max(...(reaching.length > 0 ? reaching : all).map(({ value }) => value));
          expect(best * 0.99).toBeLessThanOrEqual(chosen.value);
        }
        expect(measure === "benefits" || all.every((one) => one.value <= chosen.value * 1.006 || other !== "")).toBe(
          true,
        );
        // Money that is short before the benefits is never passed over.
        expect(shortBefore(inputs, advice) === "").toBe(chosen.shortBefore === 0);
        if (couple) {
          // The best square is that of the advice, or is worth about as much, or the sentence names its measure.
          const pairs = all.map((one) => ({ ...one, survivor: 0, spouseWaits: false }));
          const square = bestPair(
            inputs,
            pairs,
            ({ rate }) => rate,
            ({ rate }) => String(Math.round(rate * 100)),
          );
          if (Math.round(square.rate * 100) !== percent(chosen)) expect(other).not.toBe("");
        }
        // What the search is told is the same advice.
        const asking = {
          claimOptions: async (one: Inputs) => claimOptions(one),
          claimOutcomes: async (...given: Parameters<typeof claimOutcomes>) => claimOutcomes(...given),
        };
        const suggested = couple ? advice : await suggestedClaim(inputs, asking, [asking]);
        expect(suggested && agesOf(inputs, suggested.chosen)).toBe(agesOf(inputs, chosen));
        // A search whose best claims otherwise says both ages.
        for (const own of [62, 67, 70]) {
          const said = otherClaim(inputs, { claimAge: own, spouseClaimAge: chosen.spouse }, advice);
          if (show(own) === show(chosen.own)) expect(said).toBe("");
          else for (const named of [show(own), show(chosen.own)]) expect(said).toContain(named);
        }
      },
    ),
    { numRuns: runs(2) },
  );
});

test("the search's best combination claims as advised, or says why not", () => {
  const inputs = of({
    ...{ age: "61", retireAge: "62", planTo: "80", savings: "900,000", spending: "55,000", claimAge: "67" },
    ...{ benefit: "known", pia: "2,600", state: "flat" },
  });
  const sample = sampleOf(inputs);
  const found = claimsToTry(inputs).flatMap((claims) => weighed(inputs, claims, sample));
  const { better } = ranked(
    inputs,
    finalists(inputs, found).map((option) => compared(inputs, option, sample[1] as number)),
  );
  const { advice } = everything(inputs);
  const option = better[0]?.option ?? inputs;
  const said = otherClaim(inputs, option, advice);
  expect(said === "").toBe(show(option.claimAge) === show(advice.chosen.own));
  if (said !== "") expect(said).toMatch(/This search goes by what you and your heirs have after all tax/);
});

test("by hand: savings of two years of spending run short before a claim at 70, and the advice says so", () => {
  // 62 in 2027, spending 40,000 with 80,000 saved and no returns: money is short from the third year on, at 64. With a
  // benefit of 3,500 a month at 67, claiming at 62 pays 2,450 x 12 = 29,400 (11/12 of it in the first year).
  const typed: Typed = {
    ...{ age: "61", born: "1965-01", retireAge: "61", planTo: "75", savings: "80,000", spending: "40,000" },
    ...stillMarkets,
    ...{ benefit: "known", pia: "3,500", piaCounts: "plan", claimAge: "67", roth: "100", taxable: "0", cash: "0" },
    ...{ premiumBefore: "0", medical: "0", medicarePremium: "0", stateRate: "0" },
  };
  const inputs = inTwoFutures(of(typed));
  const at = (own: number) => claimOutcomes(inputs, [{ own, spouse: 67 }])[0];
  // All futures are the same one. The claim at 70 is in 2035, after 2027 and 2028 are paid.
  expect(at(70)).toMatchObject({ rate: 0, shortBefore: at(70)?.paths });
  const { advice } = everything(inputs);
  expect(shortBefore(inputs, advice)).toMatch(
    /^In 100% of futures, your money runs short before your benefit starts at/,
  );
});

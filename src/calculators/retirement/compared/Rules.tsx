import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import { roundly } from "../answer/verdict.ts";
import { ClaimingMap } from "../claiming/ClaimingMap.tsx";
import { fields, type Inputs, strategyNames } from "../inputs.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { ageInWords, wholeShare } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import type { Compared } from "./analyses.ts";
import { ComparisonTable, HowToRead, RulesTable } from "./ComparisonTable.tsx";

/** Ways to set spending, orders of accounts and claiming ages, side by side in the same futures. */
export default function Rules({ inputs, stamp }: PanelProps) {
  const own = { claim: usePress(), order: usePress(), strategy: usePress() };
  const tried = triedIn(inputs.model);
  const strategies = useAsked(sideWorker, `strategies ${stamp}`, (api) => api.strategiesCompared(inputs));
  const orders = useAsked(sideWorker, `orders ${stamp}`, (api) => api.ordersCompared(inputs));
  const claims = useAsked(sideWorker, `claims ${stamp}`, (api) => api.claimsCompared(inputs));
  const nameOf = (options: readonly { readonly value: unknown; readonly label: string }[], value: unknown) =>
    options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <>
      <HowToRead tried={tried} drop />
      <section aria-label="When to claim Social Security">
        <h3>When to claim Social Security</h3>
        <p>
          If you wait, you use more of your savings first, but your benefit is larger for life. No one age is best for
          everything. The best one for your expected benefits may not be the best one for how likely your plan is to
          last{inputs.couple && ", for the survivor's income"} or for what you spend and leave after tax, which “Keep
          more after tax” compares.
        </p>
        <ByLifeTables inputs={inputs} stamp={stamp} />
        {inputs.couple && <ClaimingMap inputs={inputs} stamp={stamp} />}
        <Waiting asked={claims}>
          {(compared) =>
            compared.length > 1 && (
              <>
                <p>
                  {inputs.couple
                    ? `Your whole plan by your own claiming age, with your spouse claiming at ${fields.claimAge.show(inputs.spouseClaimAge)}:`
                    : lastsBest(inputs, compared)}
                </p>
                <ComparisonTable
                  label="The plan by claiming age"
                  first="You claim at"
                  before="Claim at"
                  rows={compared.map(({ of, result }) => ({
                    label: String(of),
                    result,
                    tried,
                    chosen: of === inputs.claimAge,
                    choose: () => own.claim.put({ claimAge: String(of) }),
                  }))}
                />
              </>
            )
          }
        </Waiting>
        {own.claim.changed}
      </section>
      <section aria-label="Which accounts first">
        <h3>Which accounts first</h3>
        <Waiting asked={orders}>
          {(compared) => (
            <ComparisonTable
              label="The plan by order of accounts"
              first="Order"
              rows={compared.map(({ of, result }) => ({
                label: nameOf(fields.order.options, of),
                result,
                tried,
                chosen: of === inputs.order,
                choose: () => own.order.put({ order: of }),
              }))}
            />
          )}
        </Waiting>
        {own.order.changed}
      </section>
      <section aria-label="How to decide on spending">
        <h3>How to decide on spending</h3>
        <p>
          A rule that adapts cuts your spending when savings do badly, but it can still run out of money. Compare how
          often each one does, how lean the leanest year gets, and how often you would have less than{" "}
          {inDollars(inputs.floorShare * inputs.spending)} ({inPercent(inputs.floorShare)} of your spending).
          {inputs.firstRate === null
            ? " Rules start from the spending you typed, unless they set the first amount themselves. "
            : ` Rules that need a first withdrawal take ${fields.firstRate.show(inputs.firstRate)}% of savings. `}
          A rule says how much to take out before tax. The table shows what is left to spend after tax and health costs.{" "}
          If Social Security and pensions start later, we set aside savings to replace them until then. “Spend what I
          typed” takes out only what your spending, tax and health costs need each year, so it takes less when you need
          less. “The same withdrawal” is set once, in the first year, and keeps going out at that size even when you
          need less.
        </p>
        <Waiting asked={strategies}>
          {(compared) => (
            <RulesTable
              rows={compared.map(({ of, result }) => ({
                label: nameOf(strategyNames, of),
                result,
                tried,
                chosen: of === inputs.strategy,
                choose: () => own.strategy.put({ strategy: of }),
              }))}
            />
          )}
        </Waiting>
        {own.strategy.changed}
      </section>
    </>
  );
}

/** For one person: the claiming age with which the plan lasts most often, whatever the life tables say. A couple has the map. */
function lastsBest({ model, claimAge }: Inputs, compared: readonly Compared<number>[]): string {
  const [first] = compared as [Compared<number>];
  const { one, many } = triedIn(model);
  if (compared.every(({ result }) => result.rate === first.result.rate)) {
    const richest = compared.reduce((most, next) => (next.result.middleEnd > most.result.middleEnd ? next : most));
    return richest.result.middleEnd === first.result.middleEnd && compared.every(({ result }) => result.middleEnd === 0)
      ? "Your plan lasts just as often at any claiming age."
      : `Your plan lasts just as often at any claiming age. Claiming at ${fields.claimAge.show(richest.of)} leaves the most in the median ${one}, ${inDollars(richest.result.middleEnd)}.`;
  }
  const longest = compared.reduce((most, next) => (next.result.rate > most.result.rate ? next : most));
  const own = compared.find(({ of }) => of === claimAge);
  if (own !== undefined && wholeShare(own.result.rate) === wholeShare(longest.result.rate))
    return `With your own claiming age, ${fields.claimAge.show(claimAge)}, your plan lasts as often as with any other: in ${wholeShare(own.result.rate)} of ${many}.`;
  return `For the plan to last as often as possible, claim at ${fields.claimAge.show(longest.of)}. It then lasts in ${wholeShare(longest.result.rate)} of ${many}.`;
}

/** The expected value of all benefits according to the life tables, whatever savings do. */
function ByLifeTables({ inputs, stamp }: { readonly inputs: Inputs; readonly stamp: string }) {
  const asked = useAsked(sideWorker, `worth ${stamp}`, (api) => api.claimingValue(inputs));
  return (
    <>
      <Blank name="claimDiscount" />
      <Waiting asked={asked}>
        {({ best, bestValue, plannedValue, breakEven, soonest, nothing }) =>
          nothing ? (
            <p>This plan has no Social Security benefit to claim.</p>
          ) : (
            <>
              <p>
                {plannedValue === null
                  ? "The claiming dates in this plan are in the past, so there is nothing left to choose."
                  : bestValue - plannedValue <= bestValue / 1000
                    ? `Your plan's claiming ${inputs.couple ? "ages are" : "age is"} as good as any for expected benefits, which are worth about ${roundly(plannedValue)} today, based on life tables.`
                    : `For the most in expected benefits, ${best
                        .map(
                          (age, i) =>
                            `${i === 0 ? "you would claim" : "your spouse would claim"} at ${ageInWords(age)}`,
                        )
                        .join(
                          " and ",
                        )}. They are worth ${inDollars(bestValue)} today, based on life tables. The ${inputs.couple ? "ages" : "age"} in your plan make${inputs.couple ? "" : "s"} them worth ${inDollars(bestValue - plannedValue)} less.`}
              </p>
              {breakEven !== null && plannedValue !== null && (
                <p>
                  Waiting until 70 instead of claiming at {ageInWords(soonest)} pays off if you live past{" "}
                  {ageInWords(breakEven)}
                  {inputs.couple && ", or your spouse lives that long, because the survivor keeps the larger benefit"}.
                </p>
              )}
              {(inputs.benefit !== "known" || inputs.piaCounts === "statement") && (
                <p>
                  <Explained name={inputs.benefit === "known" ? "stated.amount" : "benefit.atEligibility"}>
                    How we figure your full benefit.
                  </Explained>
                </p>
              )}
            </>
          )
        }
      </Waiting>
    </>
  );
}

import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import { strategyNames } from "../fields/withdrawing.ts";
import { fields } from "../inputs.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { ComparisonTable, HowToRead, RulesTable } from "./ComparisonTable.tsx";
import { twoRules } from "./words.ts";

/** Ways to set spending and orders of accounts, side by side in the same futures. */
export default function Rules({ inputs, stamp }: PanelProps) {
  const own = { order: usePress(), strategy: usePress() };
  const tried = triedIn(inputs.model);
  const strategies = useAsked(sideWorker, `strategies ${stamp}`, (api) => api.strategiesCompared(inputs));
  const orders = useAsked(sideWorker, `orders ${stamp}`, (api) => api.ordersCompared(inputs));
  const nameOf = (options: readonly { readonly value: unknown; readonly label: string }[], value: unknown) =>
    options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <>
      <HowToRead tried={tried} drop />
      <section aria-label="Which accounts to use first">
        <h3>Which accounts to use first</h3>
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
      <section aria-label="How to decide what to spend">
        <h3>How to decide what to spend</h3>
        <p>
          A rule that adapts cuts your spending when savings do badly, but it can still run out of money. Compare how
          often each one does, how lean the leanest year gets, and how often you would have less than{" "}
          {inDollars(inputs.floorShare * inputs.spending)} ({inPercent(inputs.floorShare)} of your spending).
          {inputs.firstRate === null
            ? " Rules start from the spending you entered, unless they set the first amount themselves. "
            : ` Rules that need a first withdrawal take ${fields.firstRate.show(inputs.firstRate)}% of savings. `}
          A rule says how much to take out before tax. The table shows what is left to spend after tax and health costs.{" "}
          If Social Security and pensions start later, we set aside savings to replace them until then. “Spend what I
          typed” takes out only what your spending, tax and health costs need each year, so it takes less when you need
          less. “The same withdrawal” is set once, in the first year, and keeps going out at that size even when you
          need less.
        </p>
        <Waiting asked={strategies}>
          {(compared) => (
            <>
              <p>{twoRules(inputs, compared)}</p>
              <RulesTable
                rows={compared.map(({ of, result }) => ({
                  label: nameOf(strategyNames, of),
                  result,
                  tried,
                  chosen: of === inputs.strategy,
                  choose: () => own.strategy.put({ strategy: of }),
                }))}
              />
            </>
          )}
        </Waiting>
        {own.strategy.changed}
      </section>
    </>
  );
}

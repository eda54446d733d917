import { inDollars } from "../../ui/format.ts";
import type { Measured } from "./analyses.ts";
import { ComparisonTable, HowToRead } from "./ComparisonTable.tsx";
import type { Inputs } from "./inputs.ts";
import type { PanelProps } from "./panel-props.ts";
import { Waiting } from "./Waiting.tsx";
import { ofHundred } from "./words.ts";
import { sideWorker, useAsked } from "./worker-client.ts";

const NAMES: Readonly<Record<Inputs["model"], string>> = {
  history: "History as it was",
  bootstrap: "Pieces of history",
  random: "Random draws",
};

/** The same plan in three kinds of futures, and why they differ. */
export default function Futures({ inputs, stamp }: PanelProps) {
  const asked = useAsked(sideWorker, `models ${stamp}`, (api) => api.modelsCompared(inputs));
  return (
    <Waiting asked={asked}>
      {(compared) => (
        <>
          <ComparisonTable
            label="Three kinds of futures side by side"
            first="Futures"
            rows={compared.map(({ of, result }) => ({ label: NAMES[of], result }))}
          />
          <HowToRead />
          <p>
            {why(
              Object.fromEntries(compared.map(({ of, result }) => [of, result])) as Record<Inputs["model"], Measured>,
            )}
          </p>
          <p>
            History keeps years in their order: bad years were often followed by good ones, and prices rose in long
            waves. There are few stretches, and they overlap. Pieces of history, of {inputs.blockYears} years on
            average, are joined at random, so two bad times can meet. Random draws know no order at all: each year is
            independent, around the averages you set, so long runs of bad luck come up as often as chance has them.
          </p>
        </>
      )}
    </Waiting>
  );
}

function why({ history, random }: Record<Inputs["model"], Measured>): string {
  const gap = history.rate - random.rate;
  if (Math.abs(gap) < 0.02)
    return "Here the three nearly agree: the result does not hang on which of them you believe.";
  return gap > 0
    ? `History is kinder than random draws here: ${ofHundred(history.rate)} against ${ofHundred(random.rate)}. In history markets came back after falls, and the averages of this country were high. Random draws also hold futures worse than any stretch so far.`
    : `Random draws are kinder than history here: ${ofHundred(random.rate)} against ${ofHundred(history.rate)}. Inflation that stays high for years, as in the 1970s, hurts bonds and fixed thresholds more than independent years do. Middle end: ${inDollars(random.middleEnd)} against ${inDollars(history.middleEnd)}.`;
}

import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { inDollars } from "../../../ui/format.ts";
import type { Inputs } from "../inputs.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { wholeShare } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import type { Measured } from "./analyses.ts";
import { ComparisonTable, HowToRead } from "./ComparisonTable.tsx";

const NAMES: Readonly<Record<Inputs["model"], string>> = {
  history: "History as it was",
  bootstrap: "Pieces of history",
  random: "Random draws",
};

/** The word for a history or a future, where all three kinds appear together. */
const RESULTS = { one: "result", many: "results" };

/** The same plan with three kinds of futures, and why they differ. */
export default function Futures({ inputs, stamp }: PanelProps) {
  const asked = useAsked(sideWorker, `models ${stamp}`, (api) => api.modelsCompared(inputs));
  return (
    <Waiting asked={asked}>
      {(compared) => (
        <>
          <ComparisonTable
            label="Three ways to test it, side by side"
            first="Tested on"
            rows={compared.map(({ of, result }) => ({ label: NAMES[of], result, tried: triedIn(of) }))}
          />
          <HowToRead tried={RESULTS} />
          <p>
            {why(
              Object.fromEntries(compared.map(({ of, result }) => [of, result])) as Record<Inputs["model"], Measured>,
            )}
          </p>
          <p>
            History keeps the years in order: bad years were often followed by good ones, and inflation came in long
            waves. But there are few histories, and they overlap. Pieces of history last {inputs.blockYears} years on
            average and are joined at random, so two bad times can follow each other. In random draws, each year is
            independent of the last one, around the averages you set, so long runs of bad luck are as common as chance
            makes them. None of the three is a forecast. Treat them as three different tests.
          </p>
        </>
      )}
    </Waiting>
  );
}

function why({ history, random }: Record<Inputs["model"], Measured>): string {
  const gap = history.rate - random.rate;
  if (Math.abs(gap) < 0.02)
    return "Here the three nearly agree, so your answer hardly depends on which of them you trust.";
  return gap > 0
    ? `History is kinder than random draws here: ${wholeShare(history.rate)} compared with ${wholeShare(random.rate)}. In history, markets recovered after they fell. Random draws leave that out, so some of them are worse than anything that has happened.`
    : `Random draws are kinder than history here: ${wholeShare(random.rate)} compared with ${wholeShare(history.rate)}. In history, inflation can stay high for years, as in the 1970s, and that hurts bonds and fixed thresholds more than single bad years do. The median draw leaves ${inDollars(random.middleEnd)} instead of ${inDollars(history.middleEnd)}.`;
}

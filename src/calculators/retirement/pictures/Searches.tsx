import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import { firstAgeOf } from "../ages.ts";
import { earnedNow, stopTexts } from "../plan/household.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import type { PanelProps } from "./panel-props.ts";

/** The most to spend, the earliest to stop, the least to save: each by itself, with everything else unchanged. */
export default function Searches({ inputs, stamp }: PanelProps) {
  const { put, changed } = usePress();
  const asked = useAsked(sideWorker, `search ${stamp}`, (api) => api.searched(inputs));
  const first = firstAgeOf(inputs);
  const hasStopped = inputs.retireAge <= first;
  const earned = earnedNow(inputs);
  return (
    <>
      <p>Each line changes one number and keeps the others the same. Choose your target:</p>
      <Blank name="target" />
      <Waiting asked={asked}>
        {({ target, spending, retireAge, saving }) => {
          const chance = `${inPercent(target)} of the ${triedIn(inputs.model).many}`;
          return (
            <ul className="ledger">
              <Line
                label="Most you can spend each year"
                figure={
                  spending === null
                    ? `no amount reaches ${chance}`
                    : spending === Number.POSITIVE_INFINITY
                      ? "as much as you like"
                      : inDollars(spending)
                }
                put={
                  spending === null || !Number.isFinite(spending)
                    ? undefined
                    : () => put({ spending: String(spending) })
                }
              />
              <Line
                label="Earliest age to stop working"
                figure={
                  hasStopped && retireAge === first
                    ? "you have already stopped"
                    : retireAge !== null
                      ? `at ${retireAge}`
                      : first > 80
                        ? "we only try ages up to 80"
                        : `no age up to 80 reaches ${chance}`
                }
                put={
                  retireAge === null || (hasStopped && retireAge === first)
                    ? undefined
                    : () => put(stopTexts(inputs, retireAge))
                }
              />
              <Line
                label="Least you need to save each year"
                figure={
                  saving === null
                    ? hasStopped
                      ? "not tried, because you stop before this plan begins"
                      : `no amount we tried reaches ${chance}`
                    : `${inDollars(saving)}${saving > earned ? ", more than you earn" : ""}`
                }
                // With the spending it was found for, which would follow the saving otherwise.
                put={
                  saving === null || saving > earned
                    ? undefined
                    : () => put({ saving: String(saving), spending: String(inputs.spending) })
                }
              />
            </ul>
          );
        }}
      </Waiting>
      {changed}
    </>
  );
}

function Line({
  label,
  figure,
  put,
}: {
  readonly label: string;
  readonly figure: string;
  readonly put: (() => void) | undefined;
}) {
  return (
    <li className="row">
      <span>
        {label}
        {put && (
          <small className="arithmetic">
            <button type="button" className="plain" onClick={put}>
              Use this<span className="visually-hidden">: {label}</span>
            </button>
          </small>
        )}
      </span>
      <b>{figure}</b>
    </li>
  );
}

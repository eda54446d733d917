import { Blank } from "../../ui/form/Blank.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inDollars, inPercent } from "../../ui/format.ts";
import { firstAgeOf } from "./cautions.ts";
import type { PanelProps } from "./panel-props.ts";
import { Waiting } from "./Waiting.tsx";
import { sideWorker, useAsked } from "./worker-client.ts";

/** The most that can be spent, the earliest stop, the least to save: each alone, all else as it is. */
export default function Searches({ inputs, stamp }: PanelProps) {
  const form = useTheForm();
  const asked = useAsked(sideWorker, `search ${stamp}`, (api) => api.searched(inputs));
  const put = (name: string, value: number) => form.setAll({ ...form.typed, [name]: String(value) });
  const first = firstAgeOf(inputs);
  return (
    <>
      <p>Each line changes one blank and leaves the others as they are. The chance to reach stands here too:</p>
      <Blank name="target" />
      <Waiting asked={asked}>
        {({ target, spending, retireAge, saving }) => {
          const chance = `${inPercent(target)} of the futures`;
          return (
            <ul className="ledger">
              <Line
                label="Spend a year, at most"
                figure={
                  spending === null
                    ? `no spending reaches ${chance}`
                    : spending === Number.POSITIVE_INFINITY
                      ? "as much as you like"
                      : inDollars(spending)
                }
                put={spending === null || !Number.isFinite(spending) ? undefined : () => put("spending", spending)}
              />
              <Line
                label="Stop working, at the earliest"
                figure={
                  retireAge !== null
                    ? `at ${retireAge}`
                    : first > 80
                      ? "not tried after 80"
                      : `no age up to 80 reaches ${chance}`
                }
                put={retireAge === null ? undefined : () => put("retireAge", retireAge)}
              />
              <Line
                label="Save a year, at least"
                figure={
                  saving === null
                    ? inputs.retireAge <= first
                      ? "you have stopped already"
                      : `no amount we tried reaches ${chance}`
                    : inDollars(saving)
                }
                put={saving === null ? undefined : () => put("saving", saving)}
              />
            </ul>
          );
        }}
      </Waiting>
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
              Put it in<span className="visually-hidden">: {label}</span>
            </button>
          </small>
        )}
      </span>
      <b>{figure}</b>
    </li>
  );
}

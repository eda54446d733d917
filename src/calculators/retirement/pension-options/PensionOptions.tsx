import { useCallback } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { asInput, explainOne, type Step } from "../../../engine/worksheet.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { inDollars, inWholePercent } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import type { Inputs } from "../inputs.ts";
import { wholeShare } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { type PensionOption, swapped } from "./compare.ts";

const nameOf = ({ amount, survivor }: PensionOption) =>
  `${inDollars(amount)} a year, ${survivor === 0 ? "nothing" : inWholePercent(survivor)} for the survivor`;
const stepName = ({ at, isPlanned }: PensionOption, what: string) =>
  `pension.${at}.${isPlanned ? "planned" : "other"}.${what}`;

/** The lines for the table's figures. */
const stepsOf = (options: readonly PensionOption[]): Step[] =>
  options.flatMap((option): Step[] => {
    const { amount, survivor, toSurvivor, planned, byTables } = option;
    const found = "We run your plan with this option in every future and count those in which your money lasts.";
    return [
      explainOne(
        stepName(option, "toSurvivor"),
        toSurvivor,
        { label: "What the survivor gets from it each year", formula: "amount * survivor" },
        {
          amount: asInput("", "Yearly pension", amount),
          survivor: asInput("", "Share that the survivor keeps", survivor, "rate"),
        },
      ),
      explainOne(stepName(option, "planned"), planned.rate, {
        label: "How often your money lasts with this option",
        unit: "share",
        found,
        unchecked: "rows",
      }),
      explainOne(stepName(option, "left"), byTables.poorEnd, {
        label: "Left if unlucky (1 in 10) with this option, if the life tables decide how long each of you lives",
        found: "All futures sorted by what they leave, in today's dollars. One in ten leaves this much or less.",
        unchecked: "rows",
      }),
      explainOne(stepName(option, "byTables"), byTables.rate, {
        label: "How often your money lasts with this option if the life tables decide how long each of you lives",
        unit: "share",
        found,
        unchecked: "rows",
      }),
    ];
  });

/** Single life or joint and survivor: what each option of a pension pays the survivor, and what it does to the plan. */
export default function PensionOptions({ inputs, stamp }: { readonly inputs: Inputs; readonly stamp: string }) {
  const asked = useAsked(sideWorker, `pension ${stamp}`, (api) => api.pensionOptions(inputs));
  const { put, changed } = usePress();
  return (
    <section aria-label="Your pension's options">
      <h4>Your pension's options</h4>
      <Waiting asked={asked}>
        {/* With the spending that was compared, which could follow the pension otherwise. */}
        {(options) => (
          <Compared
            inputs={inputs}
            options={options}
            use={(at) => put({ ...swapped(inputs, at), spending: String(inputs.spending) })}
          />
        )}
      </Waiting>
      {changed}
    </section>
  );
}

type Figure = readonly [what: string, label: string, figure: string];
const figuresOf = ({ toSurvivor, planned, byTables }: PensionOption, only: boolean): readonly Figure[] => [
  ["toSurvivor", "Survivor gets each year", inDollars(toSurvivor)],
  ...(only ? [] : [["planned", "Your money lasts in", wholeShare(planned.rate)] as const]),
  ["byTables", "Lasts in, by life tables", wholeShare(byTables.rate)],
  ["left", "Left if unlucky (1 in 10), by life tables", inDollars(byTables.poorEnd)],
];

interface ComparedProps {
  readonly inputs: Inputs;
  readonly options: readonly PensionOption[];
  use(at: number): void;
}

function Compared({ inputs, options, use }: ComparedProps) {
  const explainer = useExplainer(useCallback(() => stepsOf(options), [options]));
  const { many } = triedIn(inputs.model);
  const byTables = inputs.lifetimes === "random";
  return (
    <ExplainContext value={explainer}>
      <ul className="plain-list">
        {options.map((option) => (
          <li key={stepName(option, "")}>
            <p>
              <b>{nameOf(option)}</b>
            </p>
            <ul className="ledger">
              {figuresOf(option, byTables).map(([what, label, figure]) => (
                <li className="row" key={what}>
                  <span>{label}</span>
                  <b>
                    <Explained<string> name={stepName(option, what)}>{figure}</Explained>
                  </b>
                </li>
              ))}
            </ul>
            <p className="controls">
              {option.isPlanned ? (
                "This one is in your plan."
              ) : (
                <button type="button" onClick={() => use(option.at)}>
                  Use this option
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="soft small">
        The percentages are shares of the {many} in which your money lasts.{" "}
        {!byTables &&
          "If both of you live as long as you planned, the larger pension usually wins. The smaller one protects against an early death, so we also let the life tables decide how long each of you lives. "}
        We don't count the risk that the pension plan can't pay, or health coverage that may depend on the option.
      </p>
    </ExplainContext>
  );
}

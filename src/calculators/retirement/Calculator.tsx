import { useCallback, useMemo, useRef, useState } from "react";
import { nameOf } from "../../inputs/fields.ts";
import { fieldAt } from "../../inputs/typed.ts";
import { Worksheet } from "../../ui/explain/lazily.tsx";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { type Controls, ControlsContext } from "../../ui/form/controls.ts";
import { MonthControl } from "../../ui/form/Month.tsx";
import { ToBlank } from "../../ui/form/ToBlank.tsx";
import { anyForm, FormContext, useForm, useTheForm } from "../../ui/form/useForm.ts";
import { inDollars } from "../../ui/format.ts";
import { later } from "../../ui/Later.tsx";
import { AfterTheAnswer } from "../../ui/result/AfterTheAnswer.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import LinkReports from "../../ui/result/LinkReports.tsx";
import { Strip } from "../../ui/result/Strip.tsx";
import Doing from "../../ui/take/Doing.tsx";
import { useArrived } from "../../ui/useArrived.ts";
import { Headline } from "./answer/Headline.tsx";
import type { Levers } from "./answer/levers.ts";
import type { Result } from "./answer/result.ts";
import { useLevers } from "./answer/useLevers.ts";
import type { PageFacts } from "./facts.ts";
import { givenBy } from "./given.ts";
import { fields, type Inputs, linkFormat } from "./inputs.ts";
import type { Opened } from "./pictures/panel-props.ts";
import { allSavings } from "./plan/household.ts";
import { Questions } from "./questions/Questions.tsx";
import { countedAs, countedOf, meaningOf } from "./words.ts";
import { answerWorkers, useAsked } from "./worker/client.ts";
import { type PartWorker, sharedAnswer } from "./worker/shared-answer.ts";
import { useLate } from "./worker/useLate.ts";

const CONTROLS: Controls = { month: MonthControl };

const Pictures = later({
  what: "the pictures",
  atBuild: import.meta.env.SSR ? (await import("./pictures/Pictures.tsx")).default : null,
  load: () => import("./pictures/Pictures.tsx"),
});

const taken = () => import("./take.ts");
const checksBeyond = () => import("./answer/cautions.ts");

const stampOf = (inputs: Inputs) => JSON.stringify(inputs);
const answerTo =
  (inputs: Inputs) =>
  async (_: unknown, workers: readonly PartWorker[], show: (first: Shown) => void): Promise<Shown> => ({
    inputs,
    result: await sharedAnswer(inputs, workers, (result) => show({ inputs, result })),
  });

interface Props {
  /**
   * The answer for the default values, computed when the page was built, and what it would take to reach the target.
   */
  readonly first: Result;
  readonly levers: Levers;
  /** The figures used in the page's text. */
  readonly facts: PageFacts;
}

/** The retirement calculator. */
export function RetirementCalculator({ first, levers: firstLevers, facts }: Props) {
  const ahead = useRef<(inputs: Inputs) => void>(undefined);
  const read = useForm(fields, linkFormat, givenBy, ({ inputs }) => ahead.current?.(inputs));
  const { inputs } = read;
  const checks = useArrived(checksBeyond);
  const form = { ...read, unusual: { ...checks?.cautions(inputs), ...read.unusual } };
  const stamp = useMemo(() => stampOf(inputs), [inputs]);
  const asked = useAsked(answerWorkers, stamp, answerTo(inputs), {
    stamp: first.stamp,
    value: { inputs, result: first },
  });
  ahead.current = (inputs) => asked.ahead(stampOf(inputs), answerTo(inputs));
  const shown = asked.value as Shown;
  const { result } = shown;
  // A link or this tab brought other numbers than the page was built with, and their first answer isn't here yet.
  const isExample = asked.stale && result === first && read.edits === 0;
  const isWaiting = useLate(asked.stale || asked.first, asked.stamp);
  const isLate = useLate(asked.stale, asked.stamp, PATIENCE);
  const [opened, setOpened] = useState<Opened>({ path: null, t: 0 });
  const path = opened.path ?? result.path;
  const levers = useLevers(inputs, asked, firstLevers);
  const found = levers.value.stamp === stamp ? levers.value : undefined;
  const steps = useCallback(
    () => answerWorkers.askAgain((api) => api.stepsOf(inputs, path, opened.t, found)),
    [inputs, path, opened.t, found],
  );
  const explainer = useExplainer(steps);
  const wake = () => answerWorkers.wake((_, workers, show) => sharedAnswer(inputs, workers, show));
  return (
    <ControlsContext value={CONTROLS}>
      <FormContext value={anyForm(form)}>
        <ExplainContext value={explainer}>
          <LinkReports />
          <Strip
            label={countedAs(result, inputs)}
            figure={isExample ? "…" : countedOf(result)}
            // In whole percent, so that its change is the one beside the answer.
            value={Math.round(result.rate * 100) / 100}
            unit="rate"
            target="answer"
            answered={{ answers: asked.first ? "" : result.stamp, asked: stamp, about: meaningOf(result, form.typed) }}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done here, it is only made ready */}
          <div className="desk" onPointerOver={wake} onFocus={wake}>
            <Questions inputs={inputs} result={result} />
            <section
              className={isExample ? "sheet unanswered" : isLate ? "sheet late" : "sheet"}
              id="answer"
              aria-label="Your answer"
              aria-busy={asked.stale || asked.first}
            >
              <Boundary what="the result">
                <Whose inputs={inputs} />
                <Headline
                  {...shown}
                  stamp={stamp}
                  asked={asked}
                  isWaiting={isWaiting}
                  levers={levers}
                  cutFrom={facts.trustFund.year}
                >
                  <ToLookAt />
                </Headline>
                <Doing of={taken} />
                <AfterTheAnswer isExample={isExample}>
                  <Pictures
                    inputs={inputs}
                    result={result}
                    facts={facts}
                    stamp={stamp}
                    stale={asked.stale && isWaiting}
                    open={setOpened}
                  />
                </AfterTheAnswer>
              </Boundary>
              <div>
                <Worksheet title="The whole calculation, line by line" />
              </div>
            </section>
          </div>
        </ExplainContext>
      </FormContext>
    </ControlsContext>
  );
}

/** An answer, with the numbers that it belongs to. */
interface Shown {
  readonly inputs: Inputs;
  readonly result: Result;
}

/** After so long, the answer to the previous numbers, which are gone, no longer helps. Milliseconds. */
const PATIENCE = 800;

/** Whose answer it is, on paper. */
const Whose = ({ inputs }: { readonly inputs: Inputs }) => (
  <p className="whose">
    {inputs.couple ? `Ages ${inputs.age} and ${inputs.spouseAge}` : `Age ${inputs.age}`}, with{" "}
    {inDollars(allSavings(inputs))} saved, retiring at {inputs.retireAge} and spending {inDollars(inputs.spending)} a
    year
  </p>
);

/** Fields worth a second look, with links to them. */
function ToLookAt() {
  const { fields, unusual } = useTheForm();
  const [first, ...more] = Object.entries(unusual);
  if (first === undefined) return null;
  const [name, text] = first;
  const field = fieldAt(fields, name);
  return (
    <p className="check">
      <b>Check:</b> <ToBlank name={name}>{field && `${nameOf(field)}: ${text}`}</ToBlank>{" "}
      {more.length > 0 && `And ${more.length} more.`}
    </p>
  );
}

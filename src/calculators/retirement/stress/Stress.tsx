import { useCallback, useState } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import type { Typed } from "../../../inputs/typed.ts";
import { longTermCare } from "../../../law/retirement/care.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { blankId } from "../../../ui/form/control.ts";
import { inDollars } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import type { Inputs } from "../inputs.ts";
import { ListTable } from "../pictures/ListTable.tsx";
import type { PanelProps } from "../pictures/panel-props.ts";
import { stopTexts } from "../plan/household.ts";
import { AGES_ARE_YOURS } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { passes } from "./pass.ts";
import type { AllFutures, StressTest } from "./results.ts";
import {
  amountIs,
  foundIn,
  goalOf,
  lastsIn,
  nameOfTest,
  noWayOut,
  sentenceOf,
  stepName,
  stressSteps,
  wayOutSteps,
  yearsLonger,
} from "./words.ts";

/** The plan in hard times: select one test, or read all of them next to the plan. */
export default function Stress({ inputs, result, stamp, facts }: PanelProps) {
  const asked = useAsked(sideWorker, `stress ${stamp}`, (api) => api.stressed(inputs));
  const counts = result.model === "history";
  return (
    <Waiting asked={asked}>
      {(tests) => {
        const [plan] = tests;
        if (plan === undefined || plan.kind !== "futures")
          return <p>Pay covers every year of this plan, so there is no retirement to test.</p>;
        return <Tests inputs={inputs} plan={plan} tests={tests} counts={counts} trustFund={facts.trustFundSource} />;
      }}
    </Waiting>
  );
}

interface Props {
  readonly inputs: Inputs;
  readonly plan: AllFutures;
  readonly tests: readonly StressTest[];
  readonly counts: boolean;
  readonly trustFund: { readonly cite: string; readonly url: string };
}

function Tests({ inputs, plan, tests, counts, trustFund }: Props) {
  const [pressed, setPressed] = useState<string>();
  const explainer = useExplainer(useCallback(() => stressSteps(tests), [tests]));
  const hard = tests.slice(1);
  const chosen = hard.find((test) => nameOfTest(test) === pressed) ?? (hard[0] as StressTest);
  const { put, changed } = usePress();
  const holds = hard.filter((test) => passes(test, plan, inputs)).length;
  return (
    <ExplainContext value={explainer}>
      <p>
        Your plan passes {holds} of {hard.length} tests. To pass a “Retire in” test, your money must not run short
        {inputs.legacy > 0 && ` and must leave ${inDollars(inputs.legacy)}`}. To pass the others, it must last in at
        least 9 of 10 {triedIn(inputs.model).many}, whatever your own target is, or as often as it does without the
        test.
        {hard.some((test) => test.kind === "history" && test.saved !== null) &&
          " In the “Retire in” tests, your working years before that also get the returns of history, so a boom before the crash leaves you with more savings."}
      </p>
      <fieldset className="tests" id={blankId("stress")} tabIndex={-1}>
        <legend className="visually-hidden">Stress test</legend>
        {hard.map((test) => {
          const name = nameOfTest(test);
          return (
            <label key={name}>
              <input type="radio" name="stress" checked={test === chosen} onChange={() => setPressed(name)} />
              {name}
              <small className={passes(test, plan, inputs) ? "good" : "bad"}>{foundIn(test, counts)}</small>
            </label>
          );
        })}
      </fieldset>
      <p role="status">{sentenceOf(chosen, plan, counts)}</p>
      {fails(chosen, plan, inputs) && <Ways key={nameOfTest(chosen)} inputs={inputs} test={chosen} put={put} />}
      {changed}
      <ListTable<StressTest>
        label="Stress tests compared with your plan, in today's dollars"
        first="Test"
        name={nameOfTest}
        keyOf={nameOfTest}
        rows={tests}
        wordy
        columns={[
          {
            head: "Result",
            of: (test) =>
              test.kind === "futures" ? (
                <>
                  lasts in <Explained<string> name={stepName(test, "rate")}>{lastsIn(test, counts)}</Explained>
                </>
              ) : (
                foundIn(test, counts)
              ),
          },
          {
            head: "Savings left",
            of: (test) => {
              const end = test.kind === "futures" ? test.poorEnd : test.end;
              if (end === null) return "not known";
              return (
                <>
                  <Explained<string> name={stepName(test, "end")}>{inDollars(end)}</Explained>{" "}
                  <small className="soft">{amountIs(test)}</small>
                </>
              );
            },
          },
        ]}
      />
      <p className="soft small">
        “1 in 10” means that one {triedIn(inputs.model).one} in ten leaves this much or less at the end.{" "}
        {inputs.couple && `${AGES_ARE_YOURS} `}Sources: <a href={trustFund.url}>{trustFund.cite}</a>;{" "}
        <a href={longTermCare.nursingHome.source.url}>{longTermCare.nursingHome.source.cite}</a>. Each test changes one
        thing and keeps the rest of your plan as it is.
      </p>
    </ExplainContext>
  );
}

/** History may not go back far enough to tell. */
const fails = (test: StressTest, plan: AllFutures, inputs: Inputs) =>
  !passes(test, plan, inputs) && (test.kind === "futures" || test.end !== null);

interface WaysProps {
  readonly inputs: Inputs;
  readonly test: StressTest;
  put(texts: Typed): void;
}

/** What would make the plan pass the test, with buttons to try it. */
function Ways({ inputs, test, put }: WaysProps) {
  const asked = useAsked(sideWorker, JSON.stringify(inputs), (api) => api.waysOut(inputs, test));
  const { value: ways } = asked;
  const explainer = useExplainer(
    useCallback(() => (ways === undefined ? [] : wayOutSteps(inputs, test, ways)), [inputs, test, ways]),
  );
  const adapts = inputs.strategy !== "plan";
  return (
    <ExplainContext value={explainer}>
      <Waiting asked={asked}>
        {({ spending, retireAge }) =>
          spending === null && retireAge === null ? (
            <p>{noWayOut(inputs)}</p>
          ) : (
            <>
              <p>
                {goalOf(test, inputs)},{" "}
                {spending !== null && (
                  <>
                    {adapts ? "start with" : "spend"}{" "}
                    <Explained<string> name={stepName(test, "spending")}>{inDollars(spending.value)}</Explained> a year
                    instead of {inDollars(inputs.spending)}
                  </>
                )}
                {spending !== null && retireAge !== null && ", or "}
                {retireAge !== null && (
                  <>
                    work until <Explained<string> name={stepName(test, "retireAge")}>{retireAge.value}</Explained>,{" "}
                    {yearsLonger(retireAge.value - inputs.retireAge)}
                  </>
                )}
                .
              </p>
              <p className="acts">
                {spending !== null && (
                  <button type="button" onClick={() => put({ spending: String(spending.value) })}>
                    Try {inDollars(spending.value)} a year
                  </button>
                )}
                {retireAge !== null && (
                  <button type="button" onClick={() => put(stopTexts(inputs, retireAge.value))}>
                    Try working until {retireAge.value}
                  </button>
                )}
              </p>
            </>
          )
        }
      </Waiting>
    </ExplainContext>
  );
}

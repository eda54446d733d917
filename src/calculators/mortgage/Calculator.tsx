import { useCallback, useMemo, useState } from "react";
import { arrived } from "../../ui/arrived.ts";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { type Controls, ControlsContext } from "../../ui/form/controls.ts";
import { MonthControl } from "../../ui/form/Month.tsx";
import { ShareControl } from "../../ui/form/Share.tsx";
import { anyForm, FormContext, useForm } from "../../ui/form/useForm.ts";
import { inDollars } from "../../ui/format.ts";
import { later } from "../../ui/Later.tsx";
import { AfterTheAnswer } from "../../ui/result/AfterTheAnswer.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import LinkReports from "../../ui/result/LinkReports.tsx";
import { Strip } from "../../ui/result/Strip.tsx";
import { useAges } from "../home/ages.ts";
import { answer, type OtherLoans } from "./answer.ts";
import { cautions, conflicts, notMade } from "./conflicts.ts";
import { givenBy } from "./given.ts";
import { headlineOf, isOwnLoan } from "./headline.ts";
import { fields, linkFormat, withoutAside } from "./inputs.ts";
import { isOther } from "./loan.ts";
import type { PartProps } from "./part-props.ts";
import { usePlace } from "./place/usePlace.ts";
import { Questions } from "./Questions.tsx";
import { Result } from "./Result.tsx";
import { useOtherLoans } from "./useOtherLoans.ts";
import { Ways } from "./Ways.tsx";

const CONTROLS: Controls = { month: MonthControl, amountOrShare: ShareControl };

const Panels = later({
  what: "the other questions",
  atBuild: import.meta.env.SSR ? (await import("./panels/Panels.tsx")).default : null,
  load: () => import("./panels/Panels.tsx"),
});
const steps = () => arrived(() => import("./steps.ts"));

/** Shown until the code for another kind of loan has loaded. */
const plain = { program: "conventional", kind: "fixed" } as const;
const NOT_LOADED = {
  kind: "We couldn’t load this kind of loan, so we use a conventional one with a fixed rate. Check your connection, then reload the page.",
};

/**
 * The mortgage calculator: four questions and an answer, then the details and the decisions that depend on it.
 *
 * It is rendered in two steps, the form and then the answer, because a keystroke can be shown between two components
 * and has to wait for one.
 */
export function MortgageCalculator({ builtOn }: { readonly builtOn: string }) {
  const [code, setCode] = useState<string>(fields.state.start);
  const place = usePlace(code);
  const [other, setOther] = useState(false);
  const [others, failed] = useOtherLoans(other);
  const given = useAges(
    useMemo(() => givenBy({ place, others }), [place, others]),
    builtOn,
  );
  const read = useForm(fields, linkFormat, given);
  const { inputs } = read;
  if (inputs.state !== code) setCode(inputs.state);
  if (isOther(inputs) !== other) setOther(isOther(inputs));
  return <Page read={read} place={place} others={others} failed={failed} />;
}

interface PageProps extends Pick<PartProps, "place"> {
  readonly read: PartProps["form"];
  readonly others: OtherLoans | undefined;
  /** The code for another kind of loan could not be loaded. */
  readonly failed: boolean;
}

function Page({ read, place, others, failed }: PageProps) {
  const { inputs } = read;
  const county = place?.counties.get(inputs.county);
  const answered = useMemo(
    () => (isOther(inputs) && !others ? answer({ ...inputs, ...plain }) : answer(inputs, others)),
    [inputs, others],
  );
  const said = cautions(inputs, answered, place);
  const rules = others?.programCautions(answered, county);
  const form = {
    ...read,
    problems: { ...conflicts(inputs), ...(failed && NOT_LOADED), ...read.problems },
    unusual: { ...said, ...rules, ...read.unusual },
  };
  const isOwn = isOwnLoan(answered, read.typed);
  // A problem with a field of one panel doesn't keep the answer above from being updated, so it isn't said there. That
  // nobody makes this loan is.
  const problems = withoutAside(form.problems);
  const ofAnswer = { ...form, problems: isOwn ? problems : { ...problems, ...notMade(said, rules), ...problems } };
  const explainer = useExplainer(useCallback(() => steps().then(({ stepsOf }) => stepsOf(answered)), [answered]));
  // Another kind of loan isn't answered before its code is here: the answer of a plain loan would be wrong.
  const isWaiting = isOther(inputs) && !others && !failed;
  const headline = headlineOf(answered, read.typed);
  const parts: PartProps = { form, answered, place };
  return (
    <ControlsContext value={CONTROLS}>
      <FormContext value={anyForm(form)}>
        <ExplainContext value={explainer}>
          {isOwn && (
            <header className="instead">
              <h1>What would change the loan you have?</h1>
              <p className="lead">Enter what your statement says. See what paying early or refinancing would do.</p>
            </header>
          )}
          <LinkReports />
          <Ways />
          <FormContext value={anyForm(ofAnswer)}>
            <Strip
              key={headline.label}
              label={headline.label}
              figure={isWaiting ? "…" : inDollars(headline.value)}
              value={headline.value}
              unit="usd"
              target="answer"
            />
          </FormContext>
          <div className="desk">
            <Questions {...parts} isOwn={isOwn} />
            <div className="sheets">
              <section className={isWaiting ? "sheet unanswered" : "sheet"} id="answer" aria-label="Your answer">
                <FormContext value={anyForm(ofAnswer)}>
                  <Boundary what="the result">
                    <Result {...parts} headline={headline} />
                  </Boundary>
                </FormContext>
              </section>
              <AfterTheAnswer>
                <Panels answered={answered} others={others} county={county} />
              </AfterTheAnswer>
            </div>
          </div>
        </ExplainContext>
      </FormContext>
    </ControlsContext>
  );
}

import { useCallback, useMemo } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { usePress } from "../../../ui/take/usePress.tsx";
import { firstAgeOf } from "../ages.ts";
import { roundly } from "../answer/verdict.ts";
import { ComparisonTable, HowToRead } from "../compared/ComparisonTable.tsx";
import { fields, type Inputs } from "../inputs.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { Benefit } from "./Benefit.tsx";
import { ClaimingMap } from "./ClaimingMap.tsx";
import type { ClaimingValue } from "./claiming.ts";
import { type Recommendation, rateAll, recommendation } from "./recommend.ts";
import {
  aboutAsGood,
  adviceOf,
  breakEvenOf,
  type ClaimingLine,
  claimedHow,
  claimingSteps,
  lastsWith,
  measureOf,
  otherMeasure,
  shortBefore,
} from "./words.ts";

/** When to claim: one answer with its measure, what another measure would say, and the whole plan by claiming age. */
export default function SocialSecurity({ inputs, stamp }: PanelProps) {
  const { put, changed } = usePress();
  const tried = triedIn(inputs.model);
  const claims = useAsked(sideWorker, `claims ${stamp}`, (api) => api.claimsCompared(inputs));
  return (
    <>
      <Advice inputs={inputs} stamp={stamp} />
      <Blank name="claimDiscount" />
      <Benefit inputs={inputs} stamp={stamp} />
      {inputs.couple && <ClaimingMap inputs={inputs} stamp={stamp} />}
      <Waiting asked={claims}>
        {(compared) =>
          compared.length > 1 &&
          inputs.claimAge >= firstAgeOf(inputs) && (
            <section aria-label="Your whole plan by claiming age">
              <h3>Your whole plan by {inputs.couple ? "your own claiming age" : "claiming age"}</h3>
              <p>
                {inputs.couple && `Your spouse claims at ${fields.claimAge.show(inputs.spouseClaimAge)} here. `}
                “Keep more after tax” ranks by what you and your heirs keep after all tax. If it suggests another age,
                follow the answer above, unless you expect to live as long as planned. If you wait, you use more of your
                savings first, but your benefit is larger for life.
              </p>
              <HowToRead tried={tried} />
              <ComparisonTable
                label="The plan by claiming age"
                first="You claim at"
                before="Claim at"
                rows={compared.map(({ of, result }) => ({
                  label: String(of),
                  result,
                  tried,
                  chosen: of === inputs.claimAge,
                  choose: () => put({ claimAge: String(of) }),
                }))}
              />
            </section>
          )
        }
      </Waiting>
      {changed}
    </>
  );
}

interface Answered {
  readonly inputs: Inputs;
  readonly value: ClaimingValue;
  readonly advice: Recommendation | undefined;
}

/** The answer, as one would give it across a desk. */
function Advice({ inputs, stamp }: { readonly inputs: Inputs; readonly stamp: string }) {
  const asked = useAsked(sideWorker, `worth ${stamp}`, async (one, all): Promise<Answered> => {
    const { best: value, options } = await one.claimOptions(inputs);
    const rated = await rateAll(inputs, options, one, all);
    return { inputs, value, advice: recommendation(inputs, value, rated) };
  });
  return <Waiting asked={asked}>{(answered) => <Advised {...answered} />}</Waiting>;
}

function Advised({ inputs, value, advice }: Answered) {
  const how = useMemo(() => claimedHow(value, [firstAgeOf(inputs), inputs.spouseAge + 1]), [value, inputs]);
  const { couple } = inputs;
  if (how === "nothing") return <p>This plan has no Social Security benefit to claim.</p>;
  if (how === "claimed")
    return (
      <p>
        This plan begins after {couple ? "both of you have" : "you have"} claimed, at{" "}
        {fields.claimAge.show(inputs.claimAge)}
        {couple && ` and ${fields.spouseClaimAge.show(inputs.spouseClaimAge)}`}, so there is nothing left to choose. If
        you haven’t claimed yet, <ToBlank name="claimAge">enter the age when you will</ToBlank>.
      </p>
    );
  if (how === "one claimed" || advice === undefined)
    return (
      <p>
        In this plan, one of you has already claimed, so we can’t compare pairs of ages. Try a different age in the form
        for the spouse who hasn’t claimed, and see what changes.
      </p>
    );
  return <Recommended inputs={inputs} value={value} advice={advice} />;
}

function Recommended({ inputs, value, advice }: Answered & { readonly advice: Recommendation }) {
  const { put, changed } = usePress();
  const explainer = useExplainer(useCallback(() => claimingSteps(inputs, advice), [inputs, advice]));
  const { measure, chosen, planned } = advice;
  const { couple } = inputs;
  const use = () =>
    put({
      claimAge: fields.claimAge.write(chosen.own),
      ...(couple && { spouseClaimAge: fields.claimAge.write(chosen.spouse) }),
    });
  const whose = couple ? "The benefits you two can expect" : "The benefits you can expect";
  const gain = chosen.value - planned.value;
  const isChange = chosen !== planned;
  return (
    <ExplainContext value={explainer}>
      <p>
        <b>{adviceOf(inputs, advice)}</b> {measureOf(inputs, advice)} {whose} {isChange ? "would be" : "are"} worth
        about <Explained<ClaimingLine> name="claiming.chosen">{roundly(chosen.value)}</Explained> today, based on life
        tables
        {isChange && Math.abs(gain) >= 1 && (
          <>
            : <Explained<ClaimingLine> name="claiming.gain">{roundly(Math.abs(gain))}</Explained>{" "}
            {gain > 0 ? "more" : "less"} than with your plan
          </>
        )}
        . {measure === "benefits" && isChange && lastsWith(planned.rate, chosen.rate, triedIn(inputs.model))}{" "}
        {measure === "benefits" && isChange && aboutAsGood(value)} {otherMeasure(inputs, advice)}
      </p>
      {chosen.shortBefore > 0 && <p>{shortBefore(inputs, advice)}</p>}
      {isChange && (
        <p>
          <button type="button" className="plain" onClick={use}>
            Use {couple ? "these ages" : "this age"}
          </button>
        </p>
      )}
      {value.breakEven !== null && <p>{breakEvenOf(inputs, value.soonest, value.breakEven)}</p>}
      {changed}
    </ExplainContext>
  );
}

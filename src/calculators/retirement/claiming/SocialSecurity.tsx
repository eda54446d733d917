import { useCallback, useMemo } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { inWholePercent } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import { firstAgeOf } from "../answer/cautions.ts";
import { roundly } from "../answer/verdict.ts";
import { ComparisonTable, HowToRead } from "../compared/ComparisonTable.tsx";
import { fields, type Inputs } from "../inputs.ts";
import type { BenefitLine } from "../line-names.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { ClaimingMap } from "./ClaimingMap.tsx";
import type { ClaimingValue } from "./claiming.ts";
import {
  aboutAsGood,
  adviceOf,
  asGoodAs,
  breakEvenOf,
  type ClaimingLine,
  claimedHow,
  claimingSteps,
  lastsMostOften,
  lastsWith,
} from "./words.ts";

/** When to claim: one answer, by expected benefits; then what other measures say, and the whole plan by claiming age. */
export default function SocialSecurity({ inputs, stamp }: PanelProps) {
  const { put, changed } = usePress();
  const tried = triedIn(inputs.model);
  const claims = useAsked(sideWorker, `claims ${stamp}`, (api) => api.claimsCompared(inputs));
  return (
    <>
      <Advice inputs={inputs} stamp={stamp} />
      <Blank name="claimDiscount" />
      {(inputs.benefit !== "known" || inputs.piaCounts === "statement") && (
        <p>
          <Explained<BenefitLine> name={inputs.benefit === "known" ? "stated.amount" : "benefit.atEligibility"}>
            How we figure your full benefit.
          </Explained>
        </p>
      )}
      {inputs.couple && <ClaimingMap inputs={inputs} stamp={stamp} />}
      <Waiting asked={claims}>
        {(compared) =>
          compared.length > 1 &&
          inputs.claimAge >= firstAgeOf(inputs) && (
            <section aria-label="Your whole plan by claiming age">
              <h3>Your whole plan by {inputs.couple ? "your own claiming age" : "claiming age"}</h3>
              <p>
                {inputs.couple
                  ? `Your spouse claims at ${fields.claimAge.show(inputs.spouseClaimAge)} here. `
                  : `${lastsMostOften(inputs, compared)} `}
                For what you spend and leave after all tax, see “Keep more after tax”. If you wait, you use more of your
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
  /** How often the plan lasts as it is, and with the ages advised. */
  readonly rates: readonly number[];
}

/** The answer, as one would give it across a desk. */
function Advice({ inputs, stamp }: { readonly inputs: Inputs; readonly stamp: string }) {
  const asked = useAsked(sideWorker, `worth ${stamp}`, async (api): Promise<Answered> => {
    const value = await api.claimingValue(inputs);
    const [own, spouse = inputs.spouseClaimAge] = value.advised as [number, number | undefined];
    const rates = await api.claimRates(inputs, [
      { own: inputs.claimAge, spouse: inputs.spouseClaimAge },
      { own, spouse },
    ]);
    return { inputs, value, rates };
  });
  return <Waiting asked={asked}>{(answered) => <Advised {...answered} />}</Waiting>;
}

function Advised({ inputs, value, rates }: Answered) {
  const { put, changed } = usePress();
  const explainer = useExplainer(useCallback(() => claimingSteps(value), [value]));
  const how = useMemo(() => claimedHow(value, [firstAgeOf(inputs), inputs.spouseAge + 1]), [value, inputs]);
  const { couple } = inputs;
  const { advised, advisedValue, plannedValue, breakEven, soonest } = value;
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
  if (how === "one claimed")
    return (
      <p>
        In this plan, one of you has already claimed, so we can’t compare pairs of ages. Try a different age in the form
        for the spouse who hasn’t claimed, and see what changes.
      </p>
    );
  const [own, spouse] = advised as [number, number | undefined];
  const use = () =>
    put({
      claimAge: fields.claimAge.write(own),
      ...(spouse !== undefined && { spouseClaimAge: fields.claimAge.write(spouse) }),
    });
  const [planned, then] = rates as [number, number];
  const tried = triedIn(inputs.model);
  const whose = couple ? "The benefits you two can expect" : "The benefits you can expect";
  return (
    <ExplainContext value={explainer}>
      {how === "as good" ? (
        <p>
          <b>{asGoodAs(inputs)}.</b> {whose} are worth about{" "}
          <Explained<ClaimingLine> name="claiming.planned">{roundly(plannedValue ?? 0)}</Explained> today, based on life
          tables.
        </p>
      ) : (
        <>
          <p>
            <b>{adviceOf(inputs, value)}</b> {whose} would be worth about{" "}
            <Explained<ClaimingLine> name="claiming.advised">{roundly(advisedValue)}</Explained> today,{" "}
            <Explained<ClaimingLine> name="claiming.gain">{roundly(advisedValue - (plannedValue ?? 0))}</Explained>{" "}
            more, based on life tables. {lastsWith(planned, then, tried)}{" "}
            {Math.max(planned, then) < inputs.target &&
              `That is below the ${inWholePercent(inputs.target)} you want, so go by how often the plan lasts, which we compare below. `}
            {aboutAsGood(value)}
          </p>
          <p>
            <button type="button" className="plain" onClick={use}>
              Use {couple ? "these ages" : "this age"}
            </button>
          </p>
        </>
      )}
      {breakEven !== null && <p>{breakEvenOf(inputs, soonest, breakEven)}</p>}
      {changed}
    </ExplainContext>
  );
}

import { useCallback, useState } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import type { Typed } from "../../../inputs/typed.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { inDollars, inNumbers, inPercent } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import { roundly } from "../answer/verdict.ts";
import { type Recommendation, suggestedClaim } from "../claiming/recommend.ts";
import { fields, type Inputs } from "../inputs.ts";
import type { PanelProps } from "../pictures/panel-props.ts";
import { wholeShare } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { type Ranked, ranked } from "./rank.ts";
import { type Compared, mayUseRuleOf55, stopsEarly, type TaxOption, type Weighed } from "./search.ts";
import { changesOf, conversionAges, effectsOf, lowerTaxSteps, movedSentence, otherClaim, reasonOf } from "./words.ts";

/** Progress isn't shown until this much time has passed. Milliseconds. */
const SOON = 300;

interface Found extends Ranked {
  readonly inputs: Inputs;
  /** The plan as it is, in the other state. */
  readonly moved: Compared | null;
  readonly tried: number;
  /** What “Social Security” suggests. */
  readonly claim: Recommendation | undefined;
}

/** Gives each worker its next part as soon as it is free. */
async function shared<Part, Api, T>(
  parts: readonly Part[],
  all: readonly Api[],
  work: (api: Api, part: Part) => Promise<T>,
) {
  const done: T[] = [];
  let next = 0;
  await Promise.all(
    all.map(async (api) => {
      while (next < parts.length) {
        const at = next++;
        done[at] = await work(api, parts[at] as Part);
      }
    }),
  );
  return done;
}

/** Conversions, order of accounts, claiming ages and state together: which combination leaves the most after tax. */
export default function LowerTax({ inputs, stamp }: PanelProps) {
  const [share, setShare] = useState<number | null>(null);
  const asked = useAsked(sideWorker, `lower tax ${stamp}`, async (one, all): Promise<Found> => {
    const began = performance.now();
    setShare(null);
    const { claims, sample } = await one.taxParts(inputs);
    let done = 0;
    const weighed: readonly Weighed[][] = await shared(claims, all, async (api, part) => {
      const found = await api.weighed(inputs, part, sample);
      done++;
      if (performance.now() - began > SOON) setShare(done / claims.length);
      return found;
    });
    const options: readonly TaxOption[] = await one.finalists(inputs, weighed.flat());
    const compared = await shared(options, all, (api, option) => api.compared(inputs, option, sample[1] as number));
    const { state, elsewhere } = inputs;
    const isOther = elsewhere !== "none" && elsewhere !== state;
    const moved = isOther
      ? await one.compared(inputs, { ...(options[0] as TaxOption), state: elsewhere }, sample[1] as number)
      : null;
    const claim = await suggestedClaim(inputs, one, all);
    setShare(null);
    return { ...ranked(inputs, compared), moved, inputs, tried: weighed.flat().length, claim };
  });
  return (
    <>
      <p>
        We try combinations of Roth conversions, ways to pay the tax on them, orders of accounts and claiming ages. We
        rank them by what you spend and what your heirs keep after all tax, not by the lowest tax.
      </p>
      <Blank name="heirsRate" />
      <Blank name="elsewhere" />
      {share !== null && (
        <p>
          <progress aria-label="Combinations tried" value={share} max={1} />{" "}
          {share < 1
            ? `${Math.round(share * 100)}% of the combinations tried`
            : "We’ve tried every combination. Now we’re testing the best ones on everything the plan is tested on."}
        </p>
      )}
      <Waiting asked={asked}>{(found) => <Options found={found} />}</Waiting>
    </>
  );
}

function Options({ found }: { readonly found: Found }) {
  const { inputs, plan, better, moved, tried, claim } = found;
  const { put, changed } = usePress();
  const explainer = useExplainer(useCallback(() => lowerTaxSteps(found.inputs, found), [found]));
  const [best] = better;
  const { one, many } = triedIn(inputs.model);
  return (
    <ExplainContext value={explainer}>
      <p>
        {best === undefined
          ? `We tried ${inNumbers(tried)} combinations. None of them leaves at least $1,000 more than your plan and lasts as often.`
          : `The best of ${inNumbers(tried)} combinations leaves you and your heirs about ${roundly(best.afterTaxResult - plan.afterTaxResult)} better off than your plan, in today's dollars.${plan.rate < inputs.target ? ` It lasts in ${wholeShare(best.rate)} of ${many}; your plan lasts in ${wholeShare(plan.rate)}.` : ""}`}
      </p>
      {best !== undefined && claim !== undefined && <p>{otherClaim(inputs, best.option, claim)}</p>}
      {moved !== null && <p>{movedSentence(inputs, moved, plan)}</p>}
      <ol className="plain-list">
        {better.map((one, i) => (
          <Option key={changesOf(inputs, one.option)} i={i + 1} one={one} plan={plan} inputs={inputs} put={put} />
        ))}
      </ol>
      {changed}
      <h4>What this depends on</h4>
      <p>
        The ranking assumes that tax law stays as it is, that you{" "}
        {inputs.lifetimes === "random" ? "live as long as the life tables say" : `live to ${inputs.planTo}`} and that
        your heirs pay {inPercent(inputs.heirsRate)}. Change any of these, and the ranking may change: if you die early
        or your heirs’ tax rate is low, claiming late and converting are worth less. We try every combination in three{" "}
        {many} (a poor one, the median one and a good one), follow the best through every {one}, and leave out those
        that last less often than your plan.
      </p>
      {stopsEarly(inputs) && (
        <p>
          Before 59½, we also try taking Roth contributions first, and equal payments under 72(t) that cover your living
          costs.{" "}
          {mayUseRuleOf55(inputs)
            ? "Because you stop at 55 or later, we try the rule of 55 too, with all of your traditional money in the 401(k) of that job. Ask the plan first whether you may move IRAs and old 401(k)s into it, and whether it lets you take out part of your money. A SEP or SIMPLE IRA doesn't count."
            : inputs.retireAge < 55
              ? "The rule of 55 doesn't help, because you stop before the year you turn 55."
              : "The rule of 55 depends on the job you left."}{" "}
          {inputs.retireAge >= 55 && (
            <>
              If only part of the money is in that job's 401(k), <ToBlank name="jobPlan">enter how much</ToBlank>, and
              every combination uses it.
            </>
          )}{" "}
          We leave out combinations that cost the 10% tax if another one avoids it.
        </p>
      )}
      <p>
        The amounts listed for a combination don’t add up to its gain, because money that is taxed or spent sooner also
        stops growing sooner. The search doesn't count estate taxes, the cost of moving, another state's other taxes, or
        changing course from year to year. If you compare another state, we assume you live there from the first year of
        the plan.
      </p>
    </ExplainContext>
  );
}

interface OptionProps {
  readonly i: number;
  readonly one: Compared;
  readonly plan: Compared;
  readonly inputs: Inputs;
  put(texts: Typed): void;
}

function Option({ i, one, plan, inputs, put }: OptionProps) {
  const { option, course } = one;
  const tried = triedIn(inputs.model);
  const ages = conversionAges(course, tried);
  const effects = effectsOf(i, inputs, one, plan);
  const use = () =>
    put({
      state: option.state,
      claimAge: fields.claimAge.write(option.claimAge),
      ...(inputs.couple && { spouseClaimAge: fields.claimAge.write(option.spouseClaimAge) }),
      order: option.order,
      ...(option.order === "fill" && { fillTo: option.fillTo }),
      convert: option.convert ? "yes" : "no",
      ...(option.convert && {
        convertTo: option.convertTo,
        convertFrom: String(option.convertFrom),
        convertThrough: String(option.convertThrough),
        convertPays: option.convertPays,
      }),
      ...(stopsEarly(inputs) && {
        rothFirst: option.rothFirst ? "yes" : "no",
        jobPlan: fields.jobPlan.write(option.jobPlan),
        equal: option.equal ? "yes" : "no",
        ...(option.equal && {
          equalFrom: String(option.equalFrom),
          equalShare: fields.equalShare.write(option.equalShare),
        }),
      }),
    });
  const figures = [
    ["gain", "Better off by", inDollars(one.afterTaxResult - plan.afterTaxResult), null],
    ...(Math.abs(one.spent - plan.spent) < 1
      ? []
      : [["spent", "Lifetime spending", inDollars(one.spent), inDollars(plan.spent)] as const]),
    ["lifetimeTax", "Lifetime tax", inDollars(one.lifetimeTax), inDollars(plan.lifetimeTax)],
    [
      "afterTaxEstate",
      "Left to your heirs after tax",
      inDollars(one.estate.afterTaxEstate),
      inDollars(plan.estate.afterTaxEstate),
    ],
    ["rate", "Lasts in", wholeShare(one.rate), wholeShare(plan.rate)],
  ] as const;
  return (
    <li>
      <h4>{changesOf(inputs, option)}</h4>
      <p>
        {reasonOf(inputs, one, plan)} In the median {tried.one} of your plan,{" "}
        {option.convert && ages !== null && (
          <>
            you convert <Explained<string> name={`lower.${i}.course.converted`}>{roundly(course.converted)}</Explained>{" "}
            {ages}
            {course.firstAge !== course.lastAge && (
              <>
                ,{" "}
                <Explained<string> name={`lower.${i}.course.firstConverted`}>
                  {roundly(course.firstConverted)}
                </Explained>{" "}
                of it in the first year
              </>
            )}
            {effects.length > 0 ? "; " : "."}
          </>
        )}
        {effects.map(({ name, text }, at) => (
          <span key={name}>
            <Explained<string>
              name={name}
            >{`${text}${at === effects.length - 1 ? "." : at === effects.length - 2 ? "" : ","}`}</Explained>
            {at === effects.length - 2 ? " and " : " "}
          </span>
        ))}
      </p>
      <p className="soft small">
        {inputs.lifetimes === "random"
          ? `Averages of all ${tried.many}, each with the same lives as in your plan, so they differ from that one ${tried.one}:`
          : `Medians of all ${tried.many}, each found separately, so they differ from that one ${tried.one}:`}
      </p>
      <ul className="ledger">
        {figures.map(([name, label, figure, planned]) => (
          <li className="row" key={name}>
            <span>
              <Explained<string> name={`lower.${i}.${name}`}>{label}</Explained>
              {planned !== null && (
                <small className="arithmetic">
                  your plan: <Explained<string> name={`lower.0.${name}`}>{planned}</Explained>
                </small>
              )}
            </span>
            <b>{figure}</b>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="plain" onClick={use}>
          Use this<span className="visually-hidden">: {changesOf(inputs, option)}</span>
        </button>
      </p>
    </li>
  );
}

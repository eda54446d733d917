import { useCallback, useState } from "react";
import { explainOne, type Found, type Step } from "../../../engine/worksheet.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { inDollars } from "../../../ui/format.ts";
import { usePress } from "../../../ui/take/usePress.tsx";
import { fields, type Inputs } from "../inputs.ts";
import { wholeShare } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import type { ClaimPair } from "./claiming-map.ts";
import { bestPair } from "./words.ts";

const MEASURES = [
  ["value", "Expected benefits"],
  ["rate", "How often it lasts"],
  ["survivor", "Survivor's income"],
] as const;
type Measure = (typeof MEASURES)[number][0];
type Rated = ClaimPair & { readonly rate: number };

const SAID: Readonly<Record<Measure, string>> = {
  value: "What the two of you can expect to get, based on life tables, in thousands of today's dollars.",
  rate: "How often your plan lasts.",
  survivor:
    "Yearly Social Security, in thousands of today's dollars, for the spouse with the smaller record after the other one dies.",
};

/** Two people's claiming ages: your own across, your spouse's down. */
export function ClaimingMap({ inputs, stamp }: { readonly inputs: Inputs; readonly stamp: string }) {
  const [byMonth, setByMonth] = useState(false);
  const asked = useAsked(sideWorker, `map ${byMonth} ${stamp}`, async (one, all): Promise<Rated[]> => {
    const pairs = await one.claimPairs(inputs, byMonth);
    const half = Math.ceil(pairs.length / 2);
    const rates = await Promise.all([
      one.claimOutcomes(inputs, pairs.slice(0, half)),
      (all[1] ?? one).claimOutcomes(inputs, pairs.slice(half)),
    ]);
    const flat = rates.flat();
    return pairs.map((pair, i) => ({ ...pair, rate: flat[i]?.rate as number }));
  });
  return (
    <Waiting asked={asked}>
      {(pairs) =>
        (pairs.length > 1 || byMonth) && (
          <>
            <Squares inputs={inputs} pairs={pairs} />
            <p className="controls">
              <button type="button" onClick={() => setByMonth(!byMonth)}>
                {byMonth ? "Show whole ages" : "Show months around your ages"}
              </button>
            </p>
          </>
        )
      }
    </Waiting>
  );
}

const inYears = fields.claimAge.show;

/** A heading of the map: 66, or in two lines 66 and 8 months. */
const Age = ({ age }: { readonly age: number }) => {
  const months = Math.round(age * 12) % 12;
  return months === 0 ? (
    age
  ) : (
    <>
      {Math.floor(age)}
      <br />
      {months}m
    </>
  );
};

const stepName = ({ own, spouse }: ClaimPair, measure: Measure) => `map.${own}.${spouse}.${measure}`;

const FOUND: Readonly<Record<Measure, Found>> = {
  value: {
    label: "Benefits the two of you can expect",
    found:
      "Each month's benefits for both of you and the survivor, times the chance of being alive then, discounted and added up from now on.",
    unchecked: "rows",
  },
  rate: {
    label: "How often the plan lasts",
    unit: "share",
    found: "We run the whole plan with these claiming ages and count how often it lasts.",
    unchecked: "rows",
  },
  survivor: {
    label: "The survivor's yearly Social Security",
    found:
      "What the spouse with the smaller record gets once both of you would be 85 and the other has died: their own benefit or the survivor's, whichever is larger.",
    unchecked: "people",
  },
};

/** The lines for all squares. */
const mapSteps = (pairs: readonly Rated[]): Step[] =>
  pairs.flatMap((pair) =>
    MEASURES.map(([measure]): Step => {
      const { label, ...rest } = FOUND[measure];
      const ages = `you at ${inYears(pair.own)}, your spouse at ${inYears(pair.spouse)}`;
      return explainOne(stepName(pair, measure), pair[measure], { ...rest, label: `${label}: ${ages}` });
    }),
  );

const shown: Readonly<Record<Measure, (value: number) => string>> = {
  value: (value) => String(Math.round(value / 1000)),
  rate: wholeShare,
  survivor: (value) => (value / 1000).toFixed(1),
};

function Squares({ inputs, pairs }: { readonly inputs: Inputs; readonly pairs: readonly Rated[] }) {
  const press = usePress();
  const [measure, setMeasure] = useState<Measure>("value");
  const values = pairs.map((pair) => pair[measure]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ages = (of: "own" | "spouse") => [...new Set(pairs.map((pair) => pair[of]))];
  const at = (own: number, spouse: number) => pairs.find((pair) => pair.own === own && pair.spouse === spouse);
  const isPlan = (pair: Rated) => pair.own === inputs.claimAge && pair.spouse === inputs.spouseClaimAge;
  const own = pairs.find(isPlan);
  const figureOf = (pair: Rated, which: Measure) =>
    which === "rate" ? wholeShare(pair.rate) : inDollars(Math.round(pair[which] / 100) * 100);
  const best = bestPair(
    inputs,
    pairs,
    (pair) => pair[measure],
    (pair) => figureOf(pair, measure),
  );
  const explainer = useExplainer(useCallback(() => mapSteps(pairs), [pairs]));
  const put = ({ own: claimAge, spouse }: Rated) =>
    press.put({ claimAge: fields.claimAge.write(claimAge), spouseClaimAge: fields.claimAge.write(spouse) });
  const opens = (pair: Rated, which: Measure) => (
    <Explained<string> name={stepName(pair, which)}>{figureOf(pair, which)}</Explained>
  );
  return (
    <ExplainContext value={explainer}>
      <h3>Your two claiming ages side by side</h3>
      {pairs[0]?.spouseWaits && (
        <p>
          Your spouse has no benefit of their own in this plan. A spouse's benefit can't start before you claim, so we
          start it when both of you have claimed.
        </p>
      )}
      <fieldset className="tests seg">
        <legend className="visually-hidden">What the map shows</legend>
        {MEASURES.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="map" checked={measure === value} onChange={() => setMeasure(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="soft small">{SAID[measure]} Select a square to use its ages.</p>
      <p>
        {own && (
          <>
            Your plan, {inYears(own.own)} and {inYears(own.spouse)}: {opens(own, measure)}.{" "}
          </>
        )}
        {most - least <= most / 1000 ? (
          "Your ages make almost no difference here."
        ) : best === own ? (
          "No other pair of ages does better here."
        ) : (
          <>
            The highest is at {inYears(best.own)} and {inYears(best.spouse)}: {opens(best, measure)}.
          </>
        )}
      </p>
      <table className="heat">
        <caption className="visually-hidden">
          {MEASURES.find(([value]) => value === measure)?.[1]} by claiming ages
        </caption>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={ages("own").length + 1}>
              You claim at (across), your spouse at (down)
            </th>
          </tr>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Your spouse claims at</span>
            </th>
            {ages("own").map((age) => (
              <th scope="col" key={age}>
                <Age age={age} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ages("spouse").map((spouse) => (
            <tr key={spouse}>
              <th scope="row">
                <Age age={spouse} />
              </th>
              {ages("own").map((age) => {
                const pair = at(age, spouse);
                if (pair === undefined) return <td key={age} />;
                const share = most > least ? (pair[measure] - least) / (most - least) : 0;
                return (
                  <td
                    key={age}
                    data-step={Math.round(share * 5)}
                    className={isPlan(pair) ? "yours" : pair === best ? "best" : undefined}
                  >
                    <button
                      type="button"
                      onClick={() => put(pair)}
                      aria-label={`You at ${inYears(age)}, your spouse at ${inYears(spouse)}: ${figureOf(pair, measure)}${isPlan(pair) ? ", in your plan" : ""}`}
                    >
                      {shown[measure](pair[measure])}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {press.changed}
      <p className="soft small">
        The black frame is your plan.{best !== own && " The green frame is the pair that does best by this measure."}
      </p>
    </ExplainContext>
  );
}

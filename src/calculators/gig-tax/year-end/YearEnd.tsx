/** What can still lower this year's tax: each step with its savings, deadline and cost, and several together. */

import { Fragment, useCallback, useMemo, useState } from "react";
import { typedOf, withoutItem } from "../../../inputs/typed.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { fields, type Inputs } from "../inputs.ts";
import { calendarOf } from "../paying/calendar-of.ts";
import { useLaw } from "../state/useLaw.ts";
import type { Share } from "../state/useStateShare.ts";
import { type Effect, PLANS, type Planned as PlannedStep, type Together, yearEndOf } from "./effects.ts";
import type { YearEndLine } from "./explained.ts";
import { type StepId, stepsToTake } from "./steps-to-take.ts";
import { terms, titleOf, titlesOf, words } from "./words.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

export default function YearEnd({ answered, share }: Props) {
  const { inputs } = answered;
  const law = useLaw(inputs);
  const found = useMemo(() => yearEndOf(inputs, law), [inputs, law]);
  const explainer = useExplainer(
    useCallback(
      () =>
        Promise.all([import("../steps.ts"), import("./explained.ts")]).then(([{ stepsOf }, { yearEndSteps }]) => [
          ...stepsOf(answered, share),
          ...yearEndSteps(found),
        ]),
      [answered, share, found],
    ),
  );
  const { taxYear } = inputs;
  const { cliff } = found;
  const first = found.steps.find(({ what }) => stepsToTake[what].money === "kept");
  const best = cliff ?? (first && { ...first, steps: [first], until: stepsToTake[first.what].until(taxYear) });
  const isBehind = calendarOf(answered, typeof share === "string" ? [] : share.dues).some(({ late }) => late);
  return (
    <ExplainContext value={explainer}>
      {isBehind && (
        <p className="finding">
          Catch up on your payments first: what's late costs you more each day. The steps below are for money you don't
          need for that.
        </p>
      )}
      {best ? (
        <p className={isBehind ? undefined : "finding"}>
          {titlesOf(best.steps)} by {dayInWords(best.until)}, and you save <b>{inDollars(best.saved.saved)}</b>
          {cliff
            ? `, because your income is then low enough for the Marketplace credit: at most ${inDollars(cliff.limit)}.`
            : " in taxes."}
        </p>
      ) : (
        <p className={isBehind ? undefined : "finding"}>
          Nothing you could set aside lowers this year's tax.
          {found.steps.length > 0 &&
            " What's below avoids a penalty, moves tax to another year, or costs more than it saves."}
        </p>
      )}
      <div className="fields">
        <Blank name="spare" note="Each step below shows what you would save with this amount." />
      </div>
      <ul className="ledger" aria-label={`What can still lower your ${taxYear} taxes`}>
        {cliff && cliff.steps.length > 1 && <Row {...cliff} taxYear={taxYear} name="cliff" />}
        {found.steps.map((effect) => (
          <Row key={effect.what} {...effect} steps={[effect]} taxYear={taxYear} name={effect.what} />
        ))}
      </ul>
      <Planned inputs={inputs} together={found.together} />
      {found.idle.length > 0 && (
        <p className="soft small">
          You could also do these, but right now they wouldn't lower this year's taxes:{" "}
          {found.idle.map((what) => nameOf(what)).join(", ")}.
        </p>
      )}
      <p className="soft small">
        For each amount, we compare two complete tax returns, federal and state: one with the step and one without. We
        don't count tax in later years, such as when you take money out of a retirement account.
      </p>
    </ExplainContext>
  );
}

const nameOf = (what: StepId) => {
  const label = fields.planned.of.what.options.find(({ value }) => value === what)?.label ?? what;
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
};

interface RowProps {
  /** One step, or several that are taken together. */
  readonly steps: readonly PlannedStep[];
  readonly saved: Effect["saved"];
  /** The most that can count, for a single step. */
  readonly room?: number;
  readonly taxYear: number;
  /** The name of its lines in the worksheet. */
  readonly name: StepId | "cliff";
}

function Row({ steps, room, saved, taxYear, name }: RowProps) {
  const form = useTheForm();
  // The latest state, so that a checked box stays checked while the rest is computed.
  const { planned } = form.inputs as unknown as Inputs;
  const isHere = ({ what, amount }: PlannedStep) =>
    planned.some((one) => one.what === what && (name !== "cliff" || one.amount === amount));
  const isPlanned = steps.every(isHere);
  const toggle = () => {
    const isSame = (other: StepId) =>
      steps.some(({ what }) => other === what || (!isPlanned && PLANS.includes(what) && PLANS.includes(other)));
    let { typed } = form;
    for (let i = planned.length - 1; i >= 0; i--)
      if (isSame((planned[i] as Inputs["planned"][number]).what)) typed = withoutItem(form.fields, typed, "planned", i);
    if (isPlanned) return form.setAll(typed);
    const count = planned.filter((one) => !isSame(one.what)).length;
    form.setAll({
      ...typed,
      planned: String(count + steps.length),
      ...Object.fromEntries(
        steps.flatMap(({ what, amount }, i) => [
          [`planned.${count + i}.what`, what],
          [`planned.${count + i}.amount`, fields.planned.of.amount.show(amount)],
        ]),
      ),
    });
  };
  const title = titlesOf(steps);
  return (
    <li className="row">
      <span className="key">
        <input type="checkbox" aria-label={`Plan this: ${title}`} checked={isPlanned} onChange={toggle} />
        <Explained<YearEndLine> name={`yearEnd.${name}.saved`}>{title}</Explained>
      </span>
      <span className="amount">saves {inDollars(saved.saved)}</span>
      <span className="note">
        {steps.map(({ what, amount }) => {
          const step = stepsToTake[what];
          const mayBeMore = !step.isFixed && step.money === "kept" && room !== undefined && room > amount;
          return (
            <Fragment key={what}>
              {terms(step.until(taxYear), step, saved.perDollar)} {words[what].takes}
              {mayBeMore && ` You could do this with up to ${inDollars(room)}.`}{" "}
            </Fragment>
          );
        })}
      </span>
    </li>
  );
}

/** What the visitor plans to do, and what it saves in total. */
function Planned({ inputs, together }: { readonly inputs: Inputs; readonly together: Together | null }) {
  const form = useTheForm();
  const [isCounted, setIsCounted] = useState(false);
  if (!together)
    return (
      <p className="small" role="status">
        {isCounted && "Counted: the numbers above now include your plan. "}
        Check the steps you plan to take to see what they save together.
      </p>
    );
  const more = together.oneByOne - together.saved.saved;
  const countAsDone = () => {
    const done = inputs.planned.reduce(
      (so, { what, amount }) => (amount > 0 ? stepsToTake[what].with(so, amount) : so),
      inputs,
    );
    const before = typedOf(fields, inputs);
    const changed = Object.entries(typedOf(fields, done)).filter(([name, text]) => before[name] !== text);
    form.put({ ...Object.fromEntries(changed), planned: "0" });
    setIsCounted(true);
  };
  return (
    <section className="sheets" aria-label="Your plan">
      <h4>Your plan</h4>
      <div className="fields">
        {inputs.planned.map(({ what }, i) => (
          <Blank key={what} name={`planned.${i}.amount`} note={titleOf(what, inputs.planned[i]?.amount ?? 0)} />
        ))}
      </div>
      <ul className="ledger">
        <li className="row total">
          <span className="key">
            <Explained<YearEndLine> name="yearEnd.together.saved">All of it together</Explained>
          </span>
          <span className="amount">saves {inDollars(together.saved.saved)}</span>
          {Math.abs(more) >= 1 && (
            <span className="note">
              Counted one at a time, the steps would save {inDollars(together.oneByOne)}. Together they save{" "}
              {more > 0 ? "less, because each one leaves less tax for the next to reduce" : "more"}.
            </span>
          )}
        </li>
      </ul>
      <p className="acts">
        <button type="button" onClick={countAsDone}>
          I've done this: count it
        </button>
      </p>
      <p className="soft small">
        The calendar file under “Compare plans, or save your numbers” includes these deadlines.
      </p>
    </section>
  );
}

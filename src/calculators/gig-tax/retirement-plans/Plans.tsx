/** SEP, solo 401(k), SIMPLE and IRA side by side. */
import { useCallback, useMemo } from "react";
import { dayAt } from "../../../engine/payments/days.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { useLaw } from "../state/useLaw.ts";
import type { Share } from "../state/useStateShare.ts";
import { stepsToTake } from "../year-end/steps-to-take.ts";
import { type PlanId, plansOf } from "./compared-plans.ts";
import type { PlanLine } from "./explained.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

const NAMES: Readonly<Record<PlanId, string>> = {
  solo: "Solo 401(k)",
  sep: "SEP-IRA",
  simple: "SIMPLE IRA",
  ira: "Traditional IRA",
};
/** The line for the most that is allowed. */
const MOST: Readonly<Record<PlanId, PlanLine>> = {
  solo: "plans.solo.total",
  sep: "plans.sep.maximum",
  simple: "plans.simple.total",
  ira: "plans.ira.saved",
};

export default function Plans({ answered, share }: Props) {
  const law = useLaw(answered.inputs);
  const { inputs } = answered;
  const found = useMemo(() => plansOf(inputs, law), [inputs, law]);
  const explainer = useExplainer(
    useCallback(
      () =>
        Promise.all([import("../steps.ts"), import("./explained.ts")]).then(([{ stepsOf }, { planSteps }]) => [
          ...stepsOf(answered, share),
          ...planSteps(found, inputs),
        ]),
      [answered, share, found, inputs],
    ),
  );
  const { taxYear } = inputs;
  const best = found.rows.reduce((a, b) => (b.saved.saved > a.saved.saved ? b : a));
  if (best.amount < 1) return <p>You need self-employment profit to have a plan of your own.</p>;
  // A new SIMPLE plan has to be set up by October 1 (Notice 98-4, K-1).
  const isTooLate = inputs.plan !== "simple" && inputs.today > dayAt(taxYear, 10, 1);
  const { solo } = found.limits.sheets;
  return (
    <ExplainContext value={explainer}>
      <p className="finding">
        If you put in the most allowed, a {NAMES[best.plan]} would save you <b>{inDollars(best.saved.saved)}</b> in{" "}
        {taxYear} taxes.
      </p>
      <div className="scroll">
        <table className="figures comparison">
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Most you can put in</th>
              <th scope="col">Saves now</th>
              <th scope="col">Last day</th>
            </tr>
          </thead>
          <tbody>
            {found.rows.map(({ plan, amount, saved }) => (
              <tr key={plan}>
                <th scope="row">{NAMES[plan]}</th>
                <td>
                  <Explained<PlanLine> name={MOST[plan]}>{inDollars(amount)}</Explained>
                </td>
                <td>
                  <Explained<PlanLine> name={`plans.${plan}.saved`}>{inDollars(saved.saved)}</Explained>
                </td>
                <td>
                  {plan === "simple" && isTooLate
                    ? `too late for ${taxYear}`
                    : `${plan === "solo" ? "open by " : ""}${dayInWords(stepsToTake[plan].until(taxYear))}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="plain-list">
        <li>
          Solo 401(k): for you alone, or you and your spouse. Open it before the year ends, because few providers will
          open one for a past year. You can put the money in until your return is due. Your own part,{" "}
          <Explained<PlanLine> name="plans.solo.deferral">{inDollars(solo.deferral)}</Explained>
          {solo.catchUpContribution > 0 && (
            <>
              {" "}
              plus the catch-up of{" "}
              <Explained<PlanLine> name="plans.solo.catchUpContribution">
                {inDollars(solo.catchUpContribution)}
              </Explained>
            </>
          )}
          , can go into a Roth account. That saves nothing now, but you pay no tax on it when you retire.
        </li>
        <li>
          SEP-IRA: for anyone with a profit. You can open it as late as your return is due, including an extension. If
          you have employees, you have to put in the same percentage of pay for them. You can't make catch-up
          contributions at 50.
        </li>
        <li>SIMPLE IRA: for up to 100 employees. You have to set up a new one by October 1 of the year.</li>
        <li>
          Traditional IRA: for anyone with pay or profit. If you're covered by a plan at work or by your own plan, the
          deduction phases out at higher incomes. A Roth IRA shares the same limit and saves nothing now.
        </li>
      </ul>
      <p className="soft small">
        Each row compares two complete returns, federal and state: one with no plan or IRA, and one with only this plan.
        We don't count the tax you pay when you take the money out.
      </p>
    </ExplainContext>
  );
}

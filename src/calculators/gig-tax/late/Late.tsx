/** What acting late costs, side by side, with the single best next step. */
import { useCallback, useMemo } from "react";
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { valuesOf } from "../../../law/figure.ts";
import { paymentPlanFees } from "../../../law/us/late.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { penaltiesOf } from "../paying/penalties.ts";
import type { Share } from "../state/useStateShare.ts";
import { extendedDue, isLate, type LateWay, lateWays } from "./late-ways.ts";
import { Others } from "./Others.tsx";
import { lateOthers } from "./state-and-city.ts";
import { Filed, type LateLine, Table } from "./Tables.tsx";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}
const FEES = valuesOf(paymentPlanFees);

export default function Late({ answered, share }: Props) {
  const ways = useMemo(() => (isLate(answered) ? lateWays(answered) : []), [answered]);
  const others = useMemo(() => (typeof share === "string" ? [] : lateOthers(answered, share)), [answered, share]);
  const explainer = useExplainer(
    useCallback(
      () =>
        Promise.all([import("../steps.ts"), import("./explained.ts")]).then(([{ stepsOf }, { lateSteps }]) => [
          ...stepsOf(answered, share),
          ...lateSteps(ways, FEES, others),
        ]),
      [answered, share, ways, others],
    ),
  );
  return (
    <ExplainContext value={explainer}>
      {isLate(answered) &&
        (answered.plan.returnWasDue ? (
          <LateReturn answered={answered} ways={ways} />
        ) : (
          <LatePayments answered={answered} ways={ways} />
        ))}
      <Others others={others} extended={answered.inputs.extended} />
      <section aria-label="If you can't pay it all">
        <h4>If you can't pay it all</h4>
        <p>
          File on time anyway, pay what you can, and ask the IRS for a payment plan at IRS.gov/paymentplan. There's no
          fee for a plan of up to 180 days. A monthly plan that you set up online costs{" "}
          <Explained<`late.fees.${keyof typeof FEES}`> name="late.fees.directDebit">
            {inDollars(FEES.directDebit)}
          </Explained>{" "}
          by direct debit or{" "}
          <Explained<`late.fees.${keyof typeof FEES}`> name="late.fees.otherwise">
            {inDollars(FEES.otherwise)}
          </Explained>{" "}
          otherwise, and less or nothing if your income is low. Interest keeps adding up. If you filed on time, the
          penalty for paying late is cut in half while the monthly plan is in effect.
        </p>
      </section>
      <p className="soft small">
        {/* First-time abatement: IRM 20.1.1.3.3.2.1. Paying too little during the year: 26 USC 6654(e)(3). */}
        The IRS can waive the penalties for filing and paying late the first time or if you have a good reason, and many
        states can too. It waives the penalty for paying too little during the year only in special cases, such as a
        disaster, a disability, or retirement at 62 or older. If an interest rate isn't set yet, we use the latest one.{" "}
        {typeof share === "string" && "Your state charges its own penalties. Choose it to see how much."}
      </p>
    </ExplainContext>
  );
}

interface WaysProps {
  readonly answered: Answer;
  readonly ways: readonly LateWay[];
}

/** The year's payments are late: pay now, on the next date, or with the return. */
function LatePayments({ answered, ways }: WaysProps) {
  const { inputs, plan } = answered;
  const { ifPaidToday, ifPaidNextDate, ifNothingMore } = penaltiesOf(answered);
  const overdue = plan.schedule.find(({ why }) => why === "overdue")?.amount ?? 0;
  const next = plan.plan.dates.find(({ ahead }) => ahead);
  const due = returnDue(inputs.taxYear);
  const saved = ifNothingMore.penalty - ifPaidToday.penalty;
  const waits = [
    ...(next ? [{ day: next.due, name: "ifPaidNextDate" as const, penalty: ifPaidNextDate.penalty }] : []),
    { day: due, name: "ifNothingMore" as const, penalty: ifNothingMore.penalty },
  ];
  return (
    <>
      <p className="finding">
        Pay <b>{inDollars(overdue)}</b> to the IRS today. If you also make the later payments on time, you'll owe{" "}
        {inDollars(saved)} less in penalties than if you wait until {dayInWords(due)}.
      </p>
      <Table
        titles={["Pay today", ...waits.map(({ day }) => `Wait until ${dayInWords(day)}`)]}
        rows={[
          {
            label: "Penalty for paying too little",
            cells: [
              ["plan.ifPaidToday.penalty", ifPaidToday.penalty],
              ...waits.map(({ name, penalty }) => [`plan.${name}.penalty`, penalty] as const),
            ],
          },
        ]}
      />
      <p>
        File your return by {dayInWords(due)}, even if you can't pay yet. If you need more time, file Form 4868 by that
        day. It gives you until {dayInWords(extendedDue(inputs.taxYear))} to file, but no extra time to pay. If you paid
        nothing more until then, this is what it would cost:
      </p>
      <Filed
        ways={ways}
        path="late."
        title={(way) => (way.filedOn === way.paidOn ? "Not filed until then" : `Filed by ${dayInWords(way.filedOn)}`)}
      />
    </>
  );
}

/** The return itself is late. */
function LateReturn({ answered, ways }: WaysProps) {
  const { inputs, year } = answered;
  const { ifPaidToday } = penaltiesOf(answered);
  const [today, ...others] = ways;
  const last = others.at(-1);
  if (!today) return null;
  return (
    <>
      <p className="finding">
        File your {inputs.taxYear} return and pay {inDollars(-year.result.refund)} now. Penalties and interest come to{" "}
        <b>{inDollars(today.cost.total)}</b>
        {last && `, or ${inDollars(last.cost.total)} if you wait until ${dayInWords(last.paidOn)}`}.
      </p>
      <div className="fields">
        <Blank name="extended" />
      </div>
      <Filed
        ways={ways}
        path="late."
        title={(way) => (way === today ? "File and pay today" : dayInWords(way.paidOn))}
      />
      {ifPaidToday.penalty >= 0.5 && (
        <p>
          You also owe a penalty of{" "}
          <Explained<LateLine> name="plan.ifPaidToday.penalty">{inDollars(ifPaidToday.penalty)}</Explained> for paying
          too little during {inputs.taxYear}.
        </p>
      )}
      <p>
        If you've already filed, the penalty for filing late has stopped. Only the penalty for paying late and the
        interest keep growing.
      </p>
    </>
  );
}

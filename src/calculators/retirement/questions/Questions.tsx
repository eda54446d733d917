import { AGE_OF_FREE_WITHDRAWALS } from "../../../engine/retirement/plan/in-year/free-age.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { goTo } from "../../../ui/form/goTo.ts";
import { Changes } from "../../../ui/form/laterChanges.ts";
import { Slider } from "../../../ui/form/Slider.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { Panel } from "../../../ui/Panel.tsx";
import { firstAgeOf } from "../ages.ts";
import type { OwnPlanFigures } from "../answer/own-plan.ts";
import { beyondOwnPlan, calledOwn } from "../answer/own-plan-words.ts";
import type { Result } from "../answer/result.ts";
import { accounts, early } from "../fields/accounts.ts";
import { benefit } from "../fields/benefit.ts";
import { income } from "../fields/income.ts";
import { markets } from "../fields/markets.ts";
import { life, spouse } from "../fields/people.ts";
import { shown } from "../fields/shown.ts";
import { health, spending } from "../fields/spending.ts";
import { withdrawing } from "../fields/withdrawing.ts";
import { fields, type Inputs } from "../inputs.ts";
import type { OwnPlanLine } from "../line-names.ts";
import { isEarned } from "../plan/household.ts";
import { LAW_YEAR } from "../years.ts";
import { Accounts, Early, earlyWays, traditionalShare } from "./Accounts.tsx";
import { Benefit } from "./Benefit.tsx";
import { Income, incomeIn } from "./Income.tsx";
import { Markets } from "./Markets.tsx";
import { Life, lengthOf, Spouse, spouseOf } from "./People.tsx";
import type { Props } from "./parts.tsx";
import { Health, insuranceIn, phases, Spending } from "./Spending.tsx";
import { nameOfState, Withdrawing } from "./Withdrawing.tsx";

/** Nobody has pay in any year of the plan. */
const nobodyWorks = (inputs: Inputs) =>
  inputs.retireAge <= firstAgeOf(inputs) &&
  !(inputs.couple && inputs.spousePay > 0 && inputs.spouseRetireAge > inputs.spouseAge + 1) &&
  !inputs.streams.some(isEarned);

/** What else goes into savings, which is asked further down. */
const savingNote = (inputs: Inputs, { ownPlan }: Result) =>
  nobodyWorks(inputs) ? (
    "Not used: nobody in this plan works."
  ) : inputs.selfEmployed ? (
    ownPlan !== null && (
      <>
        <OwnPlan of={ownPlan} /> <ToBlank name="ownPlan">Change the plan</ToBlank>
      </>
    )
  ) : (
    <>
      {inputs.match > 0 && (
        <>
          Your employer adds {inDollars(inputs.match)} a year. <ToBlank name="match">Change it</ToBlank>{" "}
        </>
      )}
      <SelfEmployed />
    </>
  );

/** Says so, and goes on to the pay, which is the profit then. */
function SelfEmployed() {
  const form = useTheForm();
  const say = () => {
    form.set("selfEmployed", "yes");
    goTo("pay");
  };
  return (
    <button type="button" className="plain" onClick={say}>
      I'm self-employed
    </button>
  );
}

/** The line for the most that each plan takes. */
const MOST: Readonly<Record<OwnPlanFigures["plan"], OwnPlanLine>> = {
  sep: "ownPlan.sep.maximum",
  solo: "ownPlan.solo.total",
  ira: "ownPlan.ira.iraLimit",
};

/** The law's limit on a plan of one's own, and what becomes of savings above it. */
const OwnPlan = ({ of }: { readonly of: OwnPlanFigures }) => (
  <>
    The most you can put into {calledOwn(of.plan)} is{" "}
    <Explained<OwnPlanLine> name={MOST[of.plan]}>{inDollars(of.most)} a year</Explained>
    {of.plan === "ira" ? "" : " at this profit"} ({LAW_YEAR} limits). {of.beyond > 0 && <b>{beyondOwnPlan(of)}</b>}
  </>
);

const spendingNote = ({ spending }: Inputs) =>
  spending > 0
    ? `${inDollars(Math.round(spending / 12))} a month after tax. Health insurance and health costs are on top of that.`
    : undefined;

const stopped = (inputs: Inputs) => {
  const first = firstAgeOf(inputs);
  return inputs.retireAge <= first ? `The plan begins at ${first}, so none of its years include your pay.` : undefined;
};

/** Five questions for an answer, then groups in the order in which they usually matter, rendered when opened. */
export function Questions(props: Props) {
  const { inputs } = props;
  return (
    <section className="ask" aria-label="Your plan">
      <Changes />
      <Blank name="age" />
      <Blank name="savings" />
      <div className="with-slider">
        <Blank name="saving" note={savingNote(inputs, props.result)} />
        <Slider name="saving" value={inputs.saving} min={0} max={100_000} step={500} around />
      </div>
      <div className="with-slider">
        <Blank name="spending" note={spendingNote(inputs)} />
        <Slider name="spending" value={inputs.spending} min={0} max={200_000} step={500} around />
      </div>
      <div className="with-slider">
        <Blank name="retireAge" note={stopped(inputs)} />
        <Slider name="retireAge" value={inputs.retireAge} min={40} max={80} step={1} />
      </div>
      {/* A form of their own: at each keystroke, Chromium's autofill reads every field of the form typed into. */}
      <form className="chips" method="dialog">
        <Panel as="group" title="Your spouse" summary={spouseOf(inputs)} blanks={spouse}>
          {() => <Spouse {...props} />}
        </Panel>
        <Panel as="group" title="How long to plan, and what to leave" summary={lengthOf(inputs)} blanks={life}>
          {() => <Life {...props} />}
        </Panel>
        <Panel
          as="group"
          title="Pay and Social Security"
          summary={`claimed at ${fields.claimAge.show(inputs.claimAge)}`}
          blanks={benefit}
        >
          {() => <Benefit {...props} />}
        </Panel>
        <Panel as="group" title="Changes in spending" summary={phases(inputs)} blanks={spending}>
          {() => <Spending {...props} />}
        </Panel>
        <Panel as="group" title="Health insurance and costs" summary={insuranceIn(props)} blanks={health}>
          {() => <Health {...props} />}
        </Panel>
        <Panel as="group" title="Annuities and other income" summary={incomeIn(inputs)} blanks={income}>
          {() => <Income {...props} />}
        </Panel>
        <Panel
          as="group"
          title="Accounts"
          summary={`${inPercent(Math.round(traditionalShare(inputs) * 1000) / 1000)} traditional`}
          blanks={accounts}
        >
          {() => <Accounts {...props} />}
        </Panel>
        {firstAgeOf(inputs) < AGE_OF_FREE_WITHDRAWALS && (
          <Panel as="group" title="Before 59½" summary={earlyWays(inputs)} blanks={early}>
            {() => <Early {...props} />}
          </Panel>
        )}
        <Panel
          as="group"
          title="Markets"
          summary={`${inPercent(inputs.stocksRetired)} stocks in retirement`}
          blanks={markets}
        >
          {() => <Markets {...props} />}
        </Panel>
        <Panel
          as="group"
          title="Withdrawals and taxes"
          summary={
            inputs.state === "flat" ? `state tax ${inPercent(inputs.stateRate)}` : `${nameOfState(inputs.state)} taxes`
          }
          blanks={withdrawing}
        >
          {() => <Withdrawing {...props} />}
        </Panel>
        <Panel
          as="group"
          title="How amounts are shown"
          summary={inputs.dollars === "today" ? "today's dollars" : "each year's dollars"}
          blanks={shown}
        >
          {() => <Blank name="dollars" />}
        </Panel>
      </form>
    </section>
  );
}

/**
 * Whether an S corporation would pay off: one sentence, both ways side by side, other salaries, and what is left out.
 */

import { type ReactNode, useCallback, useMemo } from "react";
import { dayAt } from "../../../engine/payments/days.ts";
import { businessDayFrom } from "../../../engine/payments/due-dates.ts";
import { notCounted } from "../../../law/states/owners-payroll.ts";
import { newEmployers } from "../../../law/states/unemployment.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { ExplainContext, useExplainer } from "../../../ui/explain/useExplain.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { fields } from "../inputs.ts";
import { useLaw } from "../state/useLaw.ts";
import type { Share } from "../state/useStateShare.ts";
import { BREAK_EVEN_MOST, type CorporationChoice, corporationChoice, unemploymentTax } from "./corporation.ts";
import type { CorporationLine } from "./explained.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

export default function SCorporation({ answered, share }: Props) {
  const law = useLaw(answered.inputs);
  const choice = useMemo(() => corporationChoice(answered, law), [answered, law]);
  const explainer = useExplainer(
    useCallback(
      () =>
        Promise.all([import("../steps.ts"), import("./explained.ts")]).then(([{ stepsOf }, { corporationSteps }]) => [
          ...stepsOf(answered, share),
          ...(choice ? corporationSteps(choice, answered.inputs) : []),
        ]),
      [answered, share, choice],
    ),
  );
  if (!choice) return <p>You need self-employment profit to compare this.</p>;
  const { way } = choice;
  const { saved } = way.compared;
  const { rate, wages } = unemploymentTax(answered.inputs);
  const isKnown = answered.inputs.state in newEmployers;
  return (
    <ExplainContext value={explainer}>
      <p className="finding">
        {saved >= 1 ? (
          <>
            An S corporation would save you <b>{inDollars(saved)}</b> a year at this profit, after its own taxes and
            costs.
          </>
        ) : saved > -1 ? (
          "At this profit, an S corporation makes no difference."
        ) : (
          <>
            An S corporation isn't worth it at this profit. It would cost you <b>{inDollars(-saved)}</b> more a year.
          </>
        )}
      </p>
      <p>
        <BreakEven choice={choice} />
        {choice.isSpouses && " This is for your spouse's work."}
        {saved >= 1 && ` ${howToElect(answered)}`}
      </p>
      <div className="fields">
        <Blank
          name="corporateSalary"
          note={`If you leave it empty, we use half of the profit: ${inDollars(choice.profit / 2)}. The IRS wants a reasonable salary, which is what you'd pay someone else for your work. There's no safe percentage.`}
        />
        <Blank name="payrollService" note="A payroll service for one employee often costs about this much." />
        <Blank
          name="corporateReturn"
          note="This is about the average fee for Form 1120-S in a survey of tax preparers."
        />
        <Blank
          name="stateUnemploymentRate"
          counted={fields.stateUnemploymentRate.show(rate.value)}
          note={
            isKnown
              ? "This is the rate for new employers. Your state's unemployment agency can tell you your rate, and whether owners are exempt."
              : "New employers often start near this rate. Your state's unemployment agency can tell you your rate, and whether owners are exempt."
          }
        />
        <Blank
          name="stateUnemploymentWages"
          counted={fields.stateUnemploymentWages.show(wages.value)}
          note={isKnown ? undefined : "This is the federal amount. Many states tax more pay than this."}
        />
      </div>
      <BothWays choice={choice} />
      <OtherSalaries choice={choice} />
      <p>
        Your business income deduction changes too, because salary doesn't count for it: it's{" "}
        <Explained<CorporationLine> name="corporation.way.compared.lessDeduction">
          {inDollars(Math.abs(way.compared.lessDeduction))}
        </Explained>{" "}
        {way.compared.lessDeduction >= 0 ? "smaller" : "larger"} with the S corporation. That's part of the tax above.
      </p>
      {way.planLost >= 1 && <p>With this salary, {inDollars(way.planLost)} less can go into your retirement plan.</p>}
      <LeftOut answered={answered} />
    </ExplainContext>
  );
}

function BreakEven({ choice: { breakEven, way } }: { readonly choice: CorporationChoice }) {
  const { salary, profit } = way.brief;
  const part = Math.round((100 * salary) / profit);
  const paid = `If you pay yourself ${part}% of the profit, but at least ${inDollars(salary)} (your work is worth the same at any profit), an S corporation`;
  if (breakEven === null)
    return (
      <>
        {paid} would save you nothing at any profit up to {inDollars(BREAK_EVEN_MOST)}.
      </>
    );
  return (
    <>
      {paid} starts to save money at a profit of{" "}
      <Explained<CorporationLine> name="corporation.breakEven">{inDollars(breakEven)}</Explained>.
    </>
  );
}

/** The election counts for the year if it is made by the 15th day of the year's third month (26 USC 1362(b)(1)(B)). */
function howToElect({ inputs: { today, taxYear, state } }: Answer): string {
  const untilIn = (year: number) => businessDayFrom(dayAt(year, 3, 15)).day;
  const year =
    today <= untilIn(taxYear)
      ? taxYear
      : Math.max(taxYear, Number(today.slice(0, 4))) + (today <= untilIn(Number(today.slice(0, 4))) ? 0 : 1);
  const ofState = state === "NY" ? " New York has its own form for it, CT-6." : "";
  return `To choose it for ${year}, file Form 2553 by ${dayInWords(untilIn(year))}.${ofState} You need a corporation or an LLC.`;
}

/** The line without the calculator's prefix. */
type Own = CorporationLine extends `corporation.${infer Name}` ? Name : never;

function BothWays({ choice: { way } }: { readonly choice: CorporationChoice }) {
  const { now, then, corporation, compared } = way;
  const cell = (name: Own, amount: number) => (
    <Explained<CorporationLine> name={`corporation.${name}`}>{inDollars(amount)}</Explained>
  );
  const rows: (readonly [label: string, alone: ReactNode, incorporated: ReactNode])[] = [
    ["Federal tax", cell("taxes.federalNow", now.federal), cell("taxes.federalThen", then.federal)],
    ...(now.state !== 0 || then.state !== 0
      ? [["State and local tax", cell("taxes.stateNow", now.state), cell("taxes.stateThen", then.state)] as const]
      : []),
    ["Social Security and Medicare from your salary", "", cell("way.compared.employeeTaxes", compared.employeeTaxes)],
    ...(corporation.statePremiums > 0
      ? [
          [
            "State disability insurance and paid leave from your salary",
            "",
            cell("way.corporation.statePremiums", corporation.statePremiums),
          ] as const,
        ]
      : []),
    ["The corporation's half", "", cell("way.corporation.employerTaxes", corporation.employerTaxes)],
    ["Federal unemployment tax", "", cell("way.corporation.federalUnemployment", corporation.federalUnemployment)],
    ["State unemployment tax", "", cell("way.corporation.stateUnemployment", corporation.stateUnemployment)],
    ...(corporation.stateTax > 0
      ? [["State tax on the corporation", "", cell("way.corporation.stateTax", corporation.stateTax)] as const]
      : []),
    ...(corporation.cityTax > 0
      ? [["City tax on the corporation", "", cell("way.corporation.cityTax", corporation.cityTax)] as const]
      : []),
    ["Payroll service and tax return", "", cell("way.corporation.service", corporation.service)],
  ];
  return (
    <div className="scroll">
      <table className="figures comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">Sole proprietor</th>
            <th scope="col">S corporation</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, alone, incorporated]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{alone}</td>
              <td>{incorporated}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">Total</th>
            <td>{cell("way.compared.asSoleProprietor", compared.asSoleProprietor)}</td>
            <td>{cell("way.compared.asCorporation", compared.asCorporation)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function OtherSalaries({ choice: { others } }: { readonly choice: CorporationChoice }) {
  return (
    <section aria-label="With another salary">
      <h4>With another salary</h4>
      <ul className="ledger">
        {others.map(({ brief, compared }, i) => (
          <li className="row" key={brief.salary}>
            <span className="key">
              <Explained<CorporationLine> name={`corporation.others.${i + 1}.compared.saved`}>
                {inDollars(brief.salary)}
              </Explained>
            </span>
            <span className="amount">
              {compared.saved >= 0 ? `saves ${inDollars(compared.saved)}` : `costs ${inDollars(-compared.saved)} more`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const IN_STATE: Readonly<Record<string, string>> = {
  CA: "California's state disability insurance covers owners who work for their corporation. If you own all of it, or only you and your spouse do, you can opt out with Form DE 459 (Unemployment Insurance Code 637.1), and that tax ends. California adds its tax on the corporation back to your income. We don't count that.",
  CO: "Colorado's premium is the employee's half. A corporation this small doesn't owe the employer's half.",
  NJ: "We don't count what New Jersey withholds for unemployment and workforce funds, or what it charges the corporation for disability insurance.",
  NY: "A corporation can deduct New York City's tax on it from its income. A sole proprietor can't deduct the city's unincorporated business tax on Schedule C (26 CFR 1.62-1T(d)).",
  NH: "New Hampshire's business taxes apply either way. We don't count them.",
  WA: "We don’t count WA Cares, Washington’s long-term care insurance, which takes more from the salary. Washington's business and occupation tax applies either way. We don't count it.",
};

const LeftOut = ({ answered: { inputs, year } }: { readonly answered: Answer }) => (
  <p className="soft small">
    Both columns are complete tax returns, federal and state. We leave out your own time, the cost of setting up a
    corporation or LLC, annual report fees, state fees on an LLC you already have, the higher unemployment tax in states
    that owe federal loans, state taxes that the corporation can choose to pay for you (PTE taxes), and smaller Social
    Security benefits later. {IN_STATE[inputs.state]}
    {notCounted.includes(inputs.state) &&
      " Your state also withholds premiums for disability insurance or paid leave from some salaries. We don't count them."}
    {year.businesses.some(({ tipsCount }) => tipsCount > 0) &&
      " With the S corporation, we don't count the deduction for tips."}
  </p>
);

import { useCallback, useEffect, useMemo, useState } from "react";
import { arrived } from "../../ui/arrived.ts";
import { SplitBar } from "../../ui/chart/SplitBar.tsx";
import { Sources, Worksheet } from "../../ui/explain/lazily.tsx";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { tell } from "../../ui/fault/tell.ts";
import { anyForm, FormContext, useForm } from "../../ui/form/useForm.ts";
import { inCents, inWholePercent } from "../../ui/format.ts";
import { later } from "../../ui/Later.tsx";
import { Answer as Figure } from "../../ui/result/Answer.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import { CopyLink } from "../../ui/result/CopyLink.tsx";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import { LinkReports } from "../../ui/result/LinkReports.tsx";
import { Strip } from "../../ui/result/Strip.tsx";
import { printSheet } from "../../ui/take/printSheet.ts";
import { Take } from "../../ui/take/Take.tsx";
import { today as todayHere } from "../../ui/today.ts";
import { type Answer, answer } from "./answer.ts";
import { type Headline, headlineOf } from "./headline.ts";
import { BUILD_DAY, fields, givenOn, linkFormat } from "./inputs.ts";
import { type Owed, owedOf } from "./owed.ts";
import { Questions } from "./Questions.tsx";
import { StatePart } from "./state/State.tsx";
import { type Share, useStateShare } from "./state/useStateShare.ts";
import { WhatToPay } from "./WhatToPay.tsx";

const PaymentPlan = later({
  what: "the payments",
  atBuild: import.meta.env.SSR ? (await import("./Payments.tsx")).default : null,
  load: () => import("./Payments.tsx"),
});
const Four = later({
  what: "the four figures",
  atBuild: import.meta.env.SSR ? (await import("./Four.tsx")).default : null,
  load: () => import("./Four.tsx"),
});
const Assumed = later({
  what: "what was assumed",
  atBuild: import.meta.env.SSR ? (await import("./Assumed.tsx")).default : null,
  load: () => import("./Assumed.tsx"),
});
const Insights = later({
  what: "what moves the result",
  atBuild: import.meta.env.SSR ? (await import("./Insights.tsx")).default : null,
  load: () => import("./Insights.tsx"),
});

/** Today where the visitor is; while the page is built, the day it was last looked through. */
function useToday(): string {
  const [today, setToday] = useState(BUILD_DAY);
  useEffect(() => setToday(todayHere()), []);
  return today;
}

/** What is checked beyond single fields. Only links and the further questions need it, so it comes after the answer. */
function useChecks() {
  const [found, setFound] = useState<typeof import("./checks.ts")>();
  useEffect(() => {
    arrived(() => import("./checks.ts")).then(setFound, tell);
  }, []);
  return found;
}

/** The gig tax calculator: pay, state and status for an answer; everything else makes it exact. */
export function GigTaxCalculator() {
  const today = useToday();
  const givenBy = useMemo(() => givenOn(today), [today]);
  const read = useForm(fields, linkFormat, givenBy);
  const { inputs } = read;
  const checks = useChecks();
  const form = { ...read, problems: { ...checks?.conflicts(inputs), ...read.problems } };
  const answered = useMemo(() => answer(inputs), [inputs]);
  const share = useStateShare(answered);
  const owed = useMemo(() => owedOf(answered, share), [answered, share]);
  const headline = headlineOf(answered, share, owed);
  const explainer = useExplainer(
    useCallback(() => import("./steps.ts").then(({ stepsOf }) => stepsOf(answered, share)), [answered, share]),
  );
  return (
    <FormContext value={anyForm(form)}>
      <ExplainContext value={explainer}>
        <LinkReports since={checks && ((madeOn) => checks.sinceMade(madeOn, today, inputs))} />
        <Strip label={headline.before} figure={headline.figure} value={owed.share} unit="rate" target="answer" />
        <div className="desk">
          <Questions answered={answered} share={share} />
          <section className="sheet" id="answer" aria-label="Your answer">
            <Boundary what="the result">
              <Result answered={answered} share={share} owed={owed} headline={headline} />
            </Boundary>
          </section>
        </div>
      </ExplainContext>
    </FormContext>
  );
}

const stateName = (state: string) => fields.state.options.find((option) => option.value === state)?.label ?? "";

interface ResultProps {
  readonly answered: Answer;
  readonly share: Share;
  readonly owed: Owed;
  readonly headline: Headline;
}

function Result({ answered, share, owed, headline }: ResultProps) {
  const { inputs, year } = answered;
  const name = stateName(inputs.state);
  const { before, figure, after } = headline;
  const extra = typeof share === "string" ? answered.aside : share.aside;
  return (
    <>
      <div>
        <Figure before={before} figure={figure} after={after} spoken={`${before} ${figure} ${after}`} />
        {share === "none" && <p>This is federal tax. Choose your state to add its share.</p>}
      </div>
      <WhatToPay answered={answered} share={share} owed={owed} />
      <Four answered={answered} share={share} owed={owed} />
      <section aria-label="The year">
        <h2>The whole year {inputs.taxYear}</h2>
        <SplitBar parts={parts(answered, extra.tax)} />
        <Ledger label="The year" entries={entries(answered)} />
      </section>
      <Boundary what="the state's share">
        <StatePart share={share} name={name} answered={answered} />
      </Boundary>
      <PaymentPlan answered={answered} />
      <Insights answered={answered} share={share} />
      <div>
        <Worksheet
          title={`The whole return, line by line (${year.result.itemizes ? "itemized" : "standard deduction"})`}
        />
        <Sources title="The figures of law used, with their sources" />
      </div>
      <Assumed />
      <Take of={() => import("./take.ts")} />
      <div className="acts controls">
        <CopyLink />
        <button type="button" onClick={printSheet}>
          Print this sheet
        </button>
      </div>
    </>
  );
}

/** @param all federal tax, with that of state and city where they are known */
const parts = ({ profit, year: { result }, aside }: Answer, all: number) => [
  { label: "Kept", colour: "principal" as const, amount: Math.max(0, profit - Math.max(0, all)) },
  {
    label: "Self-employment tax",
    colour: "insurance" as const,
    amount: Math.max(0, Math.min(result.selfEmploymentTax, aside.tax)),
  },
  { label: "Income tax", colour: "tax" as const, amount: Math.max(0, aside.tax - result.selfEmploymentTax) },
  { label: "State and local tax", colour: "other" as const, amount: Math.max(0, all - aside.tax) },
];

function entries({ year, profit, aside }: Answer): Entry[] {
  const { result, businesses } = year;
  const list: Entry[] = businesses.map(({ sheet }, i) => ({
    name: `gigs.${i + 1}.netProfit`,
    label: businesses.length === 1 ? "Profit: pay less costs" : `Profit of gig ${i + 1}`,
    amount: inCents(sheet.netProfit),
    ...(i === 0 ? { colour: "principal" as const } : {}),
  }));
  const add = (name: string, label: string, amount: number, more: Partial<Entry> = {}, always = false) => {
    if (always || Math.abs(amount) >= 0.005) list.push({ name, label, amount: inCents(amount), ...more });
  };
  add(
    "adjustedGrossIncome",
    "Adjusted gross income",
    result.adjustedGrossIncome,
    { note: "income less half of self-employment tax and other adjustments" },
    true,
  );
  add("qualified.deduction", "Deduction for business income", -result.qualified.deduction);
  add("tipsDeduction.deduction", "Deduction for tips", -result.tipsDeduction.deduction);
  add("overtimeDeduction.deduction", "Deduction for overtime", -result.overtimeDeduction.deduction);
  add(
    "taxableIncome",
    "Taxable income",
    result.taxableIncome,
    { note: result.itemizes ? "after itemized deductions" : "after the standard deduction" },
    true,
  );
  add("taxBeforeCredits", "Income tax", result.taxBeforeCredits, { colour: "tax" }, true);
  add(
    "selfEmploymentTax",
    "Self-employment tax",
    result.selfEmploymentTax,
    { colour: "insurance", note: "Social Security and Medicare" },
    true,
  );
  add("additionalMedicareTax.tax", "Additional Medicare tax", result.additionalMedicareTax.tax);
  add("investmentTax.tax", "Tax on investment income", result.investmentTax.tax);
  add("nonrefundableCredits", "Credits against the tax", -result.nonrefundableCredits);
  add("refundableCredits", "Credits that can be paid out", -result.refundableCredits);
  add(
    "taxAfterRefundableCredits",
    "Federal tax of the year",
    result.taxAfterRefundableCredits,
    { kind: "total" },
    true,
  );
  add(
    "aside.tax",
    "Extra tax because of your gig work",
    aside.tax,
    { note: profit > 0 ? `${inWholePercent(aside.averageRate)} of profit` : undefined },
    true,
  );
  add("paid.total", "Already withheld or paid", -result.paid.total);
  if (result.paid.total > 0)
    add(
      "refund",
      result.refund >= 0 ? "You would get back" : "Still to pay",
      Math.abs(result.refund),
      { kind: "subtotal" },
      true,
    );
  return list;
}

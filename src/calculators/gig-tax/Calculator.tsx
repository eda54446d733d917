import { useCallback, useEffect, useMemo, useState } from "react";
import type { Step } from "../../engine/worksheet.ts";
import { SplitBar } from "../../ui/chart/SplitBar.tsx";
import { Sources, Worksheet } from "../../ui/explain/lazily.tsx";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { anyForm, FormContext, useForm } from "../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent } from "../../ui/format.ts";
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
import type { Answer } from "./answer.ts";
import { type FirstAnswer, firstAnswer } from "./first-answer.ts";
import { BUILD_DAY, firstFields, givenOn, linkFormat } from "./first-fields.ts";
import { bringFurther, withFurther } from "./further.ts";
import type { Inputs } from "./inputs.ts";
import { Questions } from "./Questions.tsx";
import { StatePart } from "./State.tsx";
import { sinceMade } from "./since-made.ts";
import { useFurther } from "./useFurther.ts";
import { type Share, useStateShare } from "./useStateShare.ts";

const PaymentPlan = later({
  what: "the payments",
  atBuild: import.meta.env.SSR ? (await import("./Payments.tsx")).default : null,
  load: () => withFurther(() => import("./Payments.tsx")),
});
const Assumed = later({
  what: "what was assumed",
  atBuild: import.meta.env.SSR ? (await import("./Assumed.tsx")).default : null,
  load: () => withFurther(() => import("./Assumed.tsx")),
});
const Insights = later({
  what: "what moves the result",
  atBuild: import.meta.env.SSR ? (await import("./Insights.tsx")).default : null,
  load: () => withFurther(() => import("./Insights.tsx")),
});

/** The lines that explain the numbers come with the first explanation that is opened. */
let stepsOf: ((answered: Answer, share: Share) => Step[]) | undefined;
const steps = (answered: Answer | undefined, first: FirstAnswer, share: Share) =>
  answered && stepsOf
    ? stepsOf(answered, share)
    : Promise.all([bringFurther(), import("./steps.ts")]).then(([further, loaded]) => {
        stepsOf = loaded.stepsOf;
        return stepsOf(answered ?? further.wholeAnswer(first.inputs), share);
      });

/** Today where the visitor is; while the page is built, the day it was last looked through. */
function useToday(): string {
  const [today, setToday] = useState(BUILD_DAY);
  useEffect(() => setToday(todayHere()), []);
  return today;
}

/** The gig tax calculator: pay, state and status for an answer; everything else makes it exact. */
export function GigTaxCalculator() {
  const today = useToday();
  const givenBy = useMemo(() => givenOn(today), [today]);
  const further = useFurther();
  const read = useForm<typeof firstFields>(further?.fields ?? firstFields, linkFormat, givenBy);
  const { inputs } = read;
  const form = { ...read, problems: { ...further?.conflicts(inputs as Inputs), ...read.problems } };
  const whole = useMemo(() => further?.answer(inputs as Inputs), [further, inputs]);
  const answered = useMemo(() => whole ?? firstAnswer(inputs), [whole, inputs]);
  const share = useStateShare(forLater(answered));
  const aside = shareOf(asideOf(answered, share));
  const explainer = useExplainer(useCallback(() => steps(whole, answered, share), [whole, answered, share]));
  return (
    <FormContext value={anyForm(form)}>
      <ExplainContext value={explainer}>
        <LinkReports since={(madeOn) => sinceMade(madeOn, today, inputs)} />
        <Strip label="Set aside" figure={inPercent(aside)} value={aside} unit="rate" target="answer" />
        <div className="desk">
          <Questions answered={forLater(answered)} share={share} />
          <section className="sheet" id="answer" aria-label="Your answer">
            <Boundary what="the result">
              <Result answered={answered} share={share} />
            </Boundary>
          </section>
        </div>
      </ExplainContext>
    </FormContext>
  );
}

/** Parts that come later come with the further questions, and with those the answer is the whole one. */
const forLater = (answered: FirstAnswer) => answered as Answer;

/** For both taxes where the state's share is there, else for the federal one. */
const asideOf = (answered: FirstAnswer, share: Share) => (typeof share === "string" ? answered.aside : share.aside);
/** In whole percents, rounded up. */
const shareOf = (aside: FirstAnswer["aside"]) => Math.ceil(aside.ofReceipts * 100 - 1e-9) / 100;
const stateName = (state: string) => firstFields.state.options.find((option) => option.value === state)?.label ?? "";

function Result({ answered, share }: { readonly answered: FirstAnswer; readonly share: Share }) {
  const { inputs, year } = answered;
  const aside = asideOf(answered, share);
  const name = stateName(inputs.state);
  const taxes =
    typeof share === "string" || (share.year.untaxed && !share.placeLaw)
      ? "federal"
      : share.placeLaw
        ? `federal, ${name} and local`
        : `federal and ${name}`;
  const figure = inPercent(shareOf(aside));
  const after = `of each payout for ${taxes} tax: ${inEachPayout(answered, aside)} in ${inputs.taxYear}.`;
  return (
    <>
      <div>
        <Figure before="Set aside" figure={figure} after={after} spoken={`Set aside ${figure} ${after}`} />
        {typeof share === "string" && (
          <p>This is federal tax. {share === "none" ? "Choose your state to add its share." : ""}</p>
        )}
      </div>
      <PaymentPlan answered={forLater(answered)} />
      <section aria-label="The year">
        <h2>The whole year {inputs.taxYear}</h2>
        <SplitBar parts={parts(answered, aside.tax)} />
        <Ledger label="The year" entries={entries(answered)} />
      </section>
      <Boundary what="the state's share">
        <StatePart share={share} name={name} answered={forLater(answered)} />
      </Boundary>
      <Insights answered={forLater(answered)} share={share} />
      <div>
        <Worksheet
          title={`The whole return, line by line (${year.result.itemizes ? "itemized" : "standard deduction"})`}
        />
        <Sources title="The figures of law used, with their sources" />
      </div>
      <Assumed />
      <Take of={() => withFurther(() => import("./take.ts"))} />
      <div className="acts controls">
        <CopyLink />
        <button type="button" onClick={printSheet}>
          Print this sheet
        </button>
      </div>
    </>
  );
}

/** In the period the visitor is paid by; a month's share where pay was typed for the year. */
function inEachPayout({ inputs, grossReceipts }: FirstAnswer, aside: FirstAnswer["aside"]): string {
  const [first] = inputs.gigs;
  const per = first?.pay.per;
  if (inputs.gigs.length === 1 && first && (per === "week" || per === "two weeks" || per === "month"))
    return `${inDollars(first.pay.amount * aside.ofReceipts)} of ${inDollars(first.pay.amount)} ${per === "two weeks" ? "every two weeks" : `a ${per}`}`;
  return `about ${inDollars((grossReceipts * aside.ofReceipts) / 12)} a month`;
}

/** @param all federal tax, with that of state and city where they are known */
const parts = ({ profit, year: { result }, aside }: FirstAnswer, all: number) => [
  { label: "Kept", colour: "principal" as const, amount: Math.max(0, profit - Math.max(0, all)) },
  {
    label: "Self-employment tax",
    colour: "insurance" as const,
    amount: Math.max(0, Math.min(result.selfEmploymentTax, aside.tax)),
  },
  { label: "Income tax", colour: "tax" as const, amount: Math.max(0, aside.tax - result.selfEmploymentTax) },
  { label: "State and local tax", colour: "other" as const, amount: Math.max(0, all - aside.tax) },
];

function entries({ year, profit, aside }: FirstAnswer): Entry[] {
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
    "Of that, caused by gig work",
    aside.tax,
    { note: profit > 0 ? `${inPercent(Math.round(aside.averageRate * 1000) / 1000)} of profit` : undefined },
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

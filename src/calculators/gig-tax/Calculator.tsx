import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { fetchYear, isHere, type TaxYear, THIS_YEAR, taxYears } from "../../law/us/index.ts";
import { arrived } from "../../ui/arrived.ts";
import { Sources, Worksheet } from "../../ui/explain/lazily.tsx";
import { ExplainContext, useExplainer } from "../../ui/explain/useExplain.ts";
import { tell } from "../../ui/fault/tell.ts";
import { anyForm, FormContext, useForm } from "../../ui/form/useForm.ts";
import { later } from "../../ui/Later.tsx";
import { AfterTheAnswer } from "../../ui/result/AfterTheAnswer.tsx";
import { Answer as Figure } from "../../ui/result/Answer.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import { Strip } from "../../ui/result/Strip.tsx";
import { today as todayHere } from "../../ui/today.ts";
import { useArrived } from "../../ui/useArrived.ts";
import { type Answer, answer } from "./answer.ts";
import { BUILD_DAY, fields, givenOn, type Inputs, linkFormat } from "./inputs.ts";
import { type Headline, headlineOf, spoken } from "./paying/headline.ts";
import { type Owed, owedOf } from "./paying/owed.ts";
import { Questions } from "./questions/Questions.tsx";
import { type Share, useStateShare } from "./state/useStateShare.ts";
import { yearOf } from "./year/year.ts";

const LinkReports = later({
  what: "the numbers from your link",
  atBuild: null,
  load: () => import("../../ui/result/LinkReports.tsx"),
});
const PaymentPlan = later({
  what: "the payments",
  atBuild: import.meta.env.SSR ? (await import("./paying/Payments.tsx")).default : null,
  load: () => import("./paying/Payments.tsx"),
});
const WhatToPay = later({
  what: "what to pay",
  atBuild: import.meta.env.SSR ? (await import("./paying/WhatToPay.tsx")).default : null,
  load: () => import("./paying/WhatToPay.tsx"),
});
const Doing = later({
  what: "the buttons",
  atBuild: import.meta.env.SSR ? (await import("../../ui/take/Doing.tsx")).default : null,
  load: () => import("../../ui/take/Doing.tsx"),
});
const Four = later({
  what: "the four figures",
  atBuild: import.meta.env.SSR ? (await import("./insights/Four.tsx")).default : null,
  load: () => import("./insights/Four.tsx"),
});
const TheYear = later({
  what: "the whole year",
  atBuild: import.meta.env.SSR ? (await import("./insights/TheYear.tsx")).default : null,
  load: () => import("./insights/TheYear.tsx"),
});
const StatePart = later({
  what: "the state's share",
  atBuild: import.meta.env.SSR ? (await import("./state/State.tsx")).default : null,
  load: () => import("./state/State.tsx"),
});
const Assumed = later({
  what: "our assumptions",
  atBuild: import.meta.env.SSR ? (await import("./AssumptionsAndSources.tsx")).default : null,
  load: () => import("./AssumptionsAndSources.tsx"),
});
const Insights = later({
  what: "the closer look",
  atBuild: import.meta.env.SSR ? (await import("./insights/Insights.tsx")).default : null,
  load: () => import("./insights/Insights.tsx"),
});

/** The visitor's current day; while the page is built, the day the figures were last reviewed. */
function useToday(): string {
  const [today, setToday] = useState(BUILD_DAY);
  useEffect(() => startTransition(() => setToday(todayHere())), []);
  return today;
}

/** Checks beyond single fields. Only links and the further questions need them. */
const checksBeyond = () => import("./checks.ts");

/**
 * The inputs, once the figures for their year are loaded. Until then they are computed for this year; if loading fails,
 * the page says so.
 */
function useItsYear(inputs: Inputs) {
  const { taxYear } = inputs;
  const [come, setCome] = useState<TaxYear>();
  const [lost, setLost] = useState<TaxYear>();
  // Every visit loads all years, so that the server can't tell which one was chosen. A failed load is retried.
  useEffect(() => {
    for (const year of taxYears) fetchYear(year).catch(() => undefined);
  }, []);
  useEffect(() => {
    setLost(undefined);
    if (taxYear === THIS_YEAR) return;
    // Needed even if they are here by now, because they may not have been when this was rendered.
    arrived(() => fetchYear(taxYear)).then(
      () => setCome(taxYear),
      (fault) => {
        setLost(taxYear);
        tell(fault);
      },
    );
  }, [taxYear]);
  const known = come === taxYear || isHere(taxYear);
  return {
    inputs: useMemo<Inputs>(() => (known ? inputs : { ...inputs, taxYear: THIS_YEAR }), [known, inputs]),
    problems: lost === taxYear && {
      taxYear: `We couldn't load the figures for ${taxYear}. Check your connection, then reload the page.`,
    },
  };
}

/**
 * The gig tax calculator: pay, state and filing status give an answer; everything else makes it more exact.
 *
 * It is rendered in three steps, the form, the year's tax and the rest, because a keystroke can be shown between two
 * components and has to wait for one.
 */
export function GigTaxCalculator() {
  const today = useToday();
  const givenBy = useMemo(() => givenOn(today), [today]);
  const read = useForm(fields, linkFormat, givenBy);
  const { inputs, problems } = useItsYear(read.inputs);
  const checks = useArrived(checksBeyond);
  const form = { ...read, inputs, problems: { ...checks?.conflicts(inputs), ...read.problems, ...problems } };
  return (
    <FormContext value={anyForm(form)}>
      <LinkReports since={checks && ((madeOn) => checks.sinceMade(madeOn, today, inputs))} />
      <ItsYear inputs={inputs} />
    </FormContext>
  );
}

function ItsYear({ inputs }: { readonly inputs: Inputs }) {
  return <Page inputs={inputs} year={useMemo(() => yearOf(inputs), [inputs])} />;
}

function Page({ inputs, year }: Pick<Answer, "inputs" | "year">) {
  const answered = useMemo(() => answer(inputs, year), [inputs, year]);
  const share = useStateShare(answered);
  const owed = useMemo(() => owedOf(answered, share), [answered, share]);
  const headline = headlineOf(answered, share, owed);
  const explainer = useExplainer(
    useCallback(() => import("./steps.ts").then(({ stepsOf }) => stepsOf(answered, share)), [answered, share]),
  );
  return (
    <ExplainContext value={explainer}>
      <Strip
        key={headline.unit}
        label={headline.before}
        figure={headline.figure}
        value={headline.value}
        unit={headline.unit}
        target="answer"
      />
      <div className="desk">
        <Questions answered={answered} share={share} />
        <section className="sheet" id="answer" aria-label="Your answer">
          <Boundary what="the result">
            <Result answered={answered} share={share} owed={owed} headline={headline} />
          </Boundary>
        </section>
      </div>
    </ExplainContext>
  );
}

const taking = () => import("./take.ts");

interface ResultProps {
  readonly answered: Answer;
  readonly share: Share;
  readonly owed: Owed;
  readonly headline: Headline;
}

function Result({ answered, share, owed, headline }: ResultProps) {
  const { before, figure, after } = headline;
  return (
    <>
      <div>
        <Figure before={before} figure={figure} after={after} spoken={spoken(headline)} />
        {share === "none" && <p>This is federal tax. Choose your state to add its share.</p>}
      </div>
      <AfterTheAnswer>
        <WhatToPay answered={answered} share={share} owed={owed} />
        <Four answered={answered} share={share} owed={owed} />
        <Doing of={taking} />
        <TheYear answered={answered} share={share} />
        {share !== "none" && <StatePart share={share} answered={answered} />}
        <PaymentPlan answered={answered} share={share} />
        <Insights answered={answered} share={share} />
        <div>
          <Worksheet
            title={`The whole return, line by line (${answered.year.result.itemizes ? "itemized" : "standard deduction"})`}
          />
          <Sources title="The limits and rates used, with sources" />
        </div>
        <Assumed />
      </AfterTheAnswer>
    </>
  );
}

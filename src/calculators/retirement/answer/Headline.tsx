import type { ReactNode } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { goTo } from "../../../ui/form/goTo.ts";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars, inWholePercent, monthsInWords } from "../../../ui/format.ts";
import { Answer } from "../../../ui/result/Answer.tsx";
import { FourFigures } from "../../../ui/result/FourFigures.tsx";
import type { Inputs } from "../inputs.ts";
import type { AnswerLine } from "../line-names.ts";
import { hasRetired } from "../lived-on.ts";
import { between, counted, countedAs, doubt, failure, meaningOf } from "../words.ts";
import type { Asked } from "../worker/client.ts";
import { FIRST_YEAR, LAW_YEAR } from "../years.ts";
import { canStillChoose, requiredAhead } from "./ahead.ts";
import type { HealthFigures } from "./health.ts";
import type { LeverLine, Levers } from "./levers.ts";
import type { Result } from "./result.ts";
import { COULD_FALL_SHORT, leversSentence, verdictOf } from "./verdict.ts";

interface Props {
  /** The numbers that the result belongs to, which may be a moment older than those in the fields. */
  readonly inputs: Inputs;
  readonly result: Result;
  /** The numbers in the fields. */
  readonly stamp: string;
  readonly asked: Pick<Asked<unknown>, "first" | "failed" | "again">;
  /** The whole answer to the numbers in the fields has taken long enough to say so. */
  readonly isWaiting: boolean;
  readonly levers: Asked<Levers> & { readonly value: Levers };
  /** The first year in which the trustees expect to pay less than full benefits. */
  readonly cutFrom: number;
  readonly children: ReactNode;
}

/** Which years' law was used. */
const LAW_USED = `Social Security, health savings limits and the Marketplace credit follow the rules for ${FIRST_YEAR}. Tax brackets, 401(k) and IRA limits and Medicare premiums follow those for ${LAW_YEAR}.`;

/** Whether the plan lasts, what one could do, and the four figures that sum it up. */
export function Headline(props: Props) {
  const { inputs, result, asked, isWaiting, levers, cutFrom, children } = props;
  const { first, failed, again } = asked;
  const { before, figure, after } = verdictOf(inputs, result);
  return (
    <div>
      <Answer before={before} figure={figure} after={after} spoken={`${before} ${figure} ${after}`} />
      <Could {...props} />
      <AssumedSpending inputs={inputs} />
      <FullBenefits inputs={inputs} result={result} levers={levers} cutFrom={cutFrom} />
      <p className="waiting-line" role="status">
        {isWaiting &&
          (first
            ? `This is from the first ${result.paths} futures. The rest are on the way.`
            : "Working on your new numbers…")}
      </p>
      {children}
      {failed && (
        <div className="failed" role="alert">
          <p>Something went wrong on our side, so you still see the previous figures. What you typed is still here.</p>
          <button type="button" onClick={again}>
            Try again
          </button>
        </div>
      )}
      <Four {...props} />
      <p className="steady">
        {failure(inputs, result)}{" "}
        {result.flexible !== null && (
          <>
            <Explained<AnswerLine> name="flexible.firstSpent">How we figure the start.</Explained>{" "}
            <Explained<AnswerLine> name="flexible.leanest">How we count the lean years.</Explained>
          </>
        )}
      </p>
      <Early inputs={inputs} early={result.early} model={result.model} />
      {result.health !== null && <Until65 inputs={inputs} health={result.health} />}
      <NoCredit inputs={inputs} years1={result.years1} />
      <Ahead inputs={inputs} result={result} />
      <p className="soft small">
        <Explained<AnswerLine> name="rate">How we count this.</Explained> {doubt(inputs, result)} We say “likely” at{" "}
        {inWholePercent(inputs.target)} (your target) or more
        {inputs.target > COULD_FALL_SHORT &&
          `, and “could fall short” from ${inWholePercent(COULD_FALL_SHORT)} up to your target`}
        . {LAW_USED}
      </p>
    </div>
  );
}

/**
 * What one could do. The sentence for the previous numbers might contradict the verdict, so it goes while we search.
 */
function Could({ inputs, result, isWaiting, levers }: Props) {
  const isBehind = isWaiting || levers.stale;
  return (
    <p className={isBehind ? "could stale" : "could"} aria-busy={isBehind}>
      {!isBehind ? leversSentence(inputs, result, levers.value) : levers.failed ? "" : "Working out what you could do…"}
    </p>
  );
}

/** The assumed spending follows what is saved, so whoever types that is told; so is whoever has no pay to go by. */
function AssumedSpending({ inputs }: Pick<Props, "inputs">) {
  const { typed, given } = useTheForm();
  const follows = typed.saving !== undefined || typed.pay !== undefined || hasRetired(inputs);
  if (typed.spending !== undefined || !follows) return null;
  return (
    <p className="soft small">
      This assumes you want to spend {inDollars(inputs.spending)} a year, {given.spending?.from.text}.{" "}
      <ToBlank name="spending">Enter your own amount</ToBlank>
    </p>
  );
}

/** Health insurance that somebody who stops before 65 buys, with the credit and without. */
function Until65({
  inputs: { marketplace, couple },
  health,
}: Pick<Props, "inputs"> & { readonly health: HealthFigures }) {
  const { insuredMonths, premium, lastPremium, yearly, yearlyLeft, creditEndsAbove } = health;
  const { medicaidBelow, yearsInMedicaid, creditStartsAt, yearsTooLow } = health;
  const price = <Explained<AnswerLine> name="health.premium">{inDollars(premium)}</Explained>;
  return (
    <p className="steady">
      {couple
        ? "After you stop working, one or both of you need to buy health insurance"
        : "Until Medicare starts at 65, you buy your own health insurance"}{" "}
      for {monthsInWords(insuredMonths)}, {lastPremium === premium ? "at" : "starting at"} {price} a year
      {lastPremium !== premium && (
        <>
          {" "}
          and {lastPremium > premium ? "rising with age to" : "ending at"}{" "}
          <Explained<AnswerLine> name="health.lastPremium">{inDollars(lastPremium)}</Explained>
        </>
      )}
      .{" "}
      {yearlyLeft < yearly ? (
        <>
          With the premium tax credit, you {marketplace ? "pay" : "would pay"} about{" "}
          <Explained<AnswerLine> name="health.yearlyLeft">{inDollars(yearlyLeft)}</Explained> a year on average instead
          of <Explained<AnswerLine> name="health.yearly">{inDollars(yearly)}</Explained>.
          {!marketplace && " This plan counts the full price."}
        </>
      ) : (
        <>With this plan's income, you get no premium tax credit.</>
      )}
      {creditEndsAbove !== null && (
        <>
          {" "}
          There is no credit in a year with income above{" "}
          <Explained<AnswerLine> name="health.creditEndsAbove">{inDollars(creditEndsAbove)}</Explained> (400% of the
          poverty line).
        </>
      )}
      {yearsInMedicaid > 0 && (
        <>
          {" "}
          In {yearsInMedicaid} of these years, your income would be below{" "}
          <Explained<AnswerLine> name="health.medicaidBelow">{inDollars(medicaidBelow)}</Explained>, where most states
          offer Medicaid instead of the credit.
        </>
      )}
      {yearsTooLow > 0 && (
        <>
          {" "}
          In {yearsTooLow} of these years, your income would be below{" "}
          <Explained<AnswerLine> name="health.creditStartsAt">{inDollars(creditStartsAt)}</Explained>, too little for
          the credit. <ToBlank name="convert">Converting</ToBlank> more to a Roth account would get you the credit.
        </>
      )}{" "}
      <ToBlank name="premiumBefore">
        {marketplace ? "Enter your own price" : "Count the credit, or enter your own price"}
      </ToBlank>
    </p>
  );
}

/** What to look at next: conversions before required distributions, and when to claim. */
function Ahead({ inputs, result }: Pick<Props, "inputs" | "result">) {
  const required = requiredAhead(inputs, result);
  return (
    <>
      {required !== "" && (
        <p>
          {required}{" "}
          <button type="button" className="plain" onClick={() => goTo("heirsRate")}>
            See what Roth conversions would save
          </button>
        </p>
      )}
      {canStillChoose(inputs, result) && (
        <p>
          You can still choose when to claim Social Security.{" "}
          <button type="button" className="plain" onClick={() => goTo("claimDiscount")}>
            Which age is best
          </button>
        </p>
      )}
    </>
  );
}

/** Years on Marketplace insurance with too little income for its credit, and what would bring it. */
function NoCredit({ inputs, years1 }: Pick<Props, "inputs"> & Pick<Result, "years1">) {
  const below = years1.filter(({ belowLine }) => belowLine > 0);
  const [one, last] = [below[0], below.at(-1)];
  if (one === undefined || last === undefined) return null;
  const least = Math.max(...below.map(({ belowLine }) => belowLine));
  return (
    <p className="steady">
      Your income is too low for the premium tax credit {one !== last && `for ${below.length} years `}
      {between(inputs, one.age, last.age)}, by {one !== last && "up to "}
      {inDollars(least)}, so we count the full price of your insurance. Your state may offer Medicaid then. Or you could
      withdraw or <ToBlank name="convert">convert</ToBlank> that much from traditional accounts to get the credit.
    </p>
  );
}

/**
 * Full benefits are counted, so the forecast of a cut is beside the answer with what it does, if the plan would feel
 * it.
 */
function FullBenefits({ inputs, result, levers, cutFrom }: Pick<Props, "inputs" | "result" | "levers" | "cutFrom">) {
  const { years1, stopAge, firstAge, years, model } = result;
  const { cut } = levers.value;
  const isPaid = years1.some(({ socialSecurity }, t) => FIRST_YEAR + t >= cutFrom && socialSecurity > 0);
  if (inputs.trustFund || !isPaid || stopAge - firstAge >= years) return null;
  return (
    <p className="soft small">
      This counts full Social Security benefits. The program's trustees expect a cut starting in {cutFrom}, unless
      Congress acts.{" "}
      {!levers.failed && cut !== null && (
        <>
          {/* While it is searched, the sentence keeps its place, so that nothing below it jumps. */}
          With that cut, your plan would work in{" "}
          {levers.stale ? "…" : <Explained<LeverLine> name="cut.rate">{counted({ model, ...cut })}</Explained>}{" "}
          {model === "history" ? "" : "of "}
          {triedIn(model).many}.{" "}
        </>
      )}
      <button type="button" className="plain" onClick={() => goTo("stress")}>
        Stress tests
      </button>
    </p>
  );
}

/** The additional tax before 59½ is mentioned before it is due. */
function Early({ inputs, early, model }: Pick<Props, "inputs"> & Pick<Result, "early" | "model">) {
  if (early === null) return null;
  const { firstAge, lastAge, allTaxYearly, yearly, years } = early;
  return (
    <p className="steady">
      In the typical {triedIn(model).one}, you pay {inDollars(allTaxYearly)} in tax {years > 1 && "a year "}
      {between(inputs, firstAge, lastAge)}. That includes {inDollars(yearly)} because you take money out of retirement
      accounts before {inputs.couple && "their owner is "}59½.{" "}
      <Explained<AnswerLine> name="early.yearly">How we figure this.</Explained>{" "}
      <ToBlank name="rothFirst">Ways to avoid it</ToBlank>
    </p>
  );
}

function Four({ inputs, result, stamp, asked: { first }, isWaiting, levers }: Props) {
  const { typed } = useTheForm();
  const about = meaningOf(result, typed);
  // A first answer, from some of the futures, isn't the one to compare with.
  const answered = { answers: first ? "" : result.stamp, asked: stamp, about };
  const { spending } = levers.value;
  const most = spending === null || !Number.isFinite(spending) ? null : spending;
  return (
    <FourFigures<AnswerLine | LeverLine>
      figures={[
        {
          label: countedAs(result, inputs),
          name: "rate",
          figure: counted(result),
          answered,
          // A different span of years has a different number of histories, so shares can be compared but counts can't.
          value: Math.round(result.rate * 100),
          by: (change) => `${change} ${change === 1 ? "point" : "points"}`,
        },
        result.flexible === null
          ? {
              label: "Most you can spend each year",
              ...(most === null ? {} : { name: "mostSpending" }),
              // The amount for other inputs isn't shown as theirs.
              figure:
                isWaiting || levers.stale
                  ? "…"
                  : most === null
                    ? spending === null
                      ? "no amount"
                      : "any amount"
                    : inDollars(most),
              value: most ?? 0,
              answered: { answers: levers.value.stamp, asked: stamp, about },
              note: `at ${inWholePercent(inputs.target)}`,
            }
          : {
              label: "Leanest year (1 in 10)",
              name: "flexible.leanestPoor",
              figure: inDollars(result.flexible.leanestPoor),
              value: result.flexible.leanestPoor,
              answered,
            },
        {
          label: "Left if unlucky (1 in 10)",
          name: "poorEnd",
          figure: inDollars(result.poorEnd),
          value: result.poorEnd,
          answered,
        },
        {
          label: "Lifetime tax",
          name: "lifetimeTax",
          figure: inDollars(result.lifetimeTax),
          value: result.lifetimeTax,
          answered,
        },
      ]}
    />
  );
}

import { Suspense } from "react";
import { at } from "../../engine/mortgage/ledger.ts";
import { paymentDate } from "../../engine/mortgage/schedule.ts";
import type { LineName } from "../../engine/worksheet.ts";
import { SplitBar } from "../../ui/chart/SplitBar.tsx";
import { Worksheet } from "../../ui/explain/lazily.tsx";
import { ToBlank } from "../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent, monthInWords, monthsInWords } from "../../ui/format.ts";
import { later, onDemand } from "../../ui/Later.tsx";
import { Lazy } from "../../ui/Lazy.tsx";
import { AfterTheAnswer } from "../../ui/result/AfterTheAnswer.tsx";
import { Answer } from "../../ui/result/Answer.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import Doing from "../../ui/take/Doing.tsx";
import type { Answer as Answered } from "./answer.ts";
import type { Headline } from "./headline.ts";
import type { PartProps } from "./part-props.ts";
import { Downloads } from "./payments/Downloads.tsx";

const Charts = later({
  what: "the charts",
  atBuild: import.meta.env.SSR ? (await import("./payments/Charts.tsx")).default : null,
  load: () => import("./payments/Charts.tsx"),
});
const AtAGlance = later({
  what: "the four figures",
  atBuild: import.meta.env.SSR ? (await import("./AtAGlance.tsx")).default : null,
  load: () => import("./AtAGlance.tsx"),
});
const Schedule = onDemand(() => import("./payments/Schedule.tsx"));

const taking = () => import("./take.ts");

/** The answer: what leaves the account each month, what the loan costs in the end, and how it gets there. */
export const Result = ({ answered, headline }: PartProps & { readonly headline: Headline }) => {
  const { house, worksheet } = answered;
  const { before, after, own } = headline;
  const figure = inDollars(headline.value);
  const said = <Answer before={before} figure={figure} after={after} spoken={`${figure} ${after}`} />;
  if (own)
    return (
      <>
        {said}
        <AfterTheAnswer>
          <OwnLoan {...own} />
          <Doing of={taking} />
        </AfterTheAnswer>
      </>
    );
  return (
    <>
      <div>
        {said}
        <AfterTheAnswer>
          {worksheet.adjustable && worksheet.loan > 0 && <IfIndex answered={answered} />}
          <SplitBar
            parts={[
              { label: "Loan", color: "green", amount: worksheet.principalAndInterest + house.extraPerMonth },
              { label: "Tax", color: "blue", amount: worksheet.propertyTaxPerMonth },
              { label: "Home insurance", color: "plum", amount: worksheet.insurancePerMonth },
              {
                label: "Mortgage insurance",
                color: "violet",
                amount: worksheet.mortgageInsurancePerMonth,
              },
              { label: "Dues", color: "olive", amount: house.associationDuesPerMonth },
            ]}
          />
          <Ledger label="Each month" entries={monthly(answered)} />
        </AfterTheAnswer>
      </div>
      <AfterTheAnswer>
        <AtAGlance answered={answered} />
        <Doing of={taking} />
        <div>
          <h2>Over the life of the loan{worksheet.real && ", in today's dollars"}</h2>
          <Ledger label="Over the life of the loan" entries={lifetime(answered)} />
        </div>
        <Charts answered={answered} />
        <div>
          <div className="acts controls">
            <Downloads answered={answered} />
          </div>
          <Boundary what="the schedule">
            <Lazy title="Every payment, by year and by month">
              {() => (
                <Suspense fallback={<p className="waiting">Writing the table…</p>}>
                  <Schedule answered={answered} />
                </Suspense>
              )}
            </Lazy>
          </Boundary>
          <Worksheet title="The whole calculation, line by line" />
        </div>
      </AfterTheAnswer>
    </>
  );
};

/** If only an existing loan was entered, nothing is bought: its own figures, and links to what could change them. */
const OwnLoan = ({ described }: NonNullable<Headline["own"]>) => (
  <div>
    {described && (
      <p>
        You owe {inDollars(described.owed)} at {inPercent(described.annualRate)}, with{" "}
        {inDollars(described.interestToGo)} of interest left to pay. Taxes and insurance are extra. See what{" "}
        <ToBlank name="newRate">refinancing</ToBlank> or <ToBlank name="recastLump">paying early</ToBlank> would change.
      </p>
    )}
    <p className="soft small">
      Buying a home instead? <ToBlank name="price">Enter its price</ToBlank>, and this page will show what it would
      cost.
    </p>
  </div>
);

/** What an adjustable loan's answer assumes about its index, and the worst that its note allows. */
function IfIndex({ answered: { given, house, worksheet, payments } }: { readonly answered: Answered }) {
  const { worst, flat, firstReset = 0, principalBegins } = worksheet.adjustable ?? {};
  if (!worst || !flat || firstReset > house.termMonths) return null;
  const since = (payment: number) => `starting in ${monthInWords(paymentDate(house, payment))}`;
  const alone = payments.interestOnlyMonths;
  const more = worst.maxPayment - worksheet.principalAndInterest;
  return (
    <p className="soft">
      The rate starts at {inPercent(house.annualRate)}. If the index stays at {inPercent(given.armIndex)}, the loan
      payment is {inCents(flat.paymentAfterFirstReset)} {since(firstReset)}
      {principalBegins &&
        alone >= firstReset &&
        `, and ${inCents(principalBegins.flat)} once you pay principal too, ${since(alone + 1)}`}
      . At worst, it rises by {inDollars(more)} to <b>{inCents(worst.maxPayment)}</b>, at {inPercent(worst.maxRate)}.
    </p>
  );
}

/** What happens to the first payment later on, if the loan doesn't have level payments. */
function paymentNote({ house, worksheet, payments }: Answered): string {
  const { loan, adjustable, unusual } = worksheet;
  const { principalAndInterest } = payments.schedule;
  if (loan === 0) return "nothing borrowed";
  const terms = `${inDollars(loan)} at ${inPercent(house.annualRate)} over ${monthsInWords(house.termMonths)}`;
  const alone = payments.interestOnlyMonths;
  if (adjustable && adjustable.firstReset <= payments.schedule.paymentsMade)
    return `${terms}; ${alone > 0 ? `interest only for ${monthsInWords(alone)}, ` : ""}it may change starting with payment ${adjustable.firstReset}, to ${inCents(adjustable.worst.maxPayment)} at most`;
  if (unusual && unusual.principalAndInterest !== principalAndInterest)
    return `${terms}; interest only at first, then ${inCents(unusual.principalAndInterest)}`;
  return terms;
}

function insuranceNote({ given, worksheet }: Answered): string {
  const months = monthsInWords(worksheet.mortgageInsuranceMonths);
  return given.program === "conventional"
    ? `you borrow ${inPercent(Math.round(worksheet.loanToValue * 1000) / 1000)} of the price; ends by law after ${months}`
    : `falls a little each year; ends after ${months}`;
}

type HouseEntry = Entry<LineName<Answered["worksheet"]>>;

function monthly(answered: Answered): HouseEntry[] {
  const { house, worksheet } = answered;
  const entries: (HouseEntry | false)[] = [
    {
      name: "principalAndInterest",
      label: "Loan payment",
      amount: inCents(worksheet.principalAndInterest),
      note: paymentNote(answered),
      color: "green",
    },
    {
      name: "propertyTaxPerMonth",
      label: "Property tax",
      amount: inCents(worksheet.propertyTaxPerMonth),
      color: "blue",
    },
    {
      name: "insurancePerMonth",
      label: "Home insurance",
      amount: inCents(worksheet.insurancePerMonth),
      color: "plum",
    },
    worksheet.mortgageInsurancePerMonth > 0 && {
      name: "mortgageInsurancePerMonth",
      label: "Mortgage insurance",
      amount: inCents(worksheet.mortgageInsurancePerMonth),
      note: insuranceNote(answered),
      color: "violet",
    },
    worksheet.duesPerMonth > 0 && {
      name: "duesPerMonth",
      label: "HOA dues",
      amount: inCents(worksheet.duesPerMonth),
      color: "olive",
    },
    house.extraPerMonth > 0 && {
      name: "extraPayment",
      label: "Your extra payment",
      amount: inCents(worksheet.extraPayment),
      color: "teal",
    },
    house.extraPerMonth > 0
      ? { name: "totalWithExtra", label: "Each month", amount: inCents(worksheet.totalWithExtra), kind: "total" }
      : { name: "total", label: "Each month", amount: inCents(worksheet.total), kind: "total" },
  ];
  return entries.filter((entry) => entry !== false);
}

const FEES = { conventional: "", fha: "FHA's upfront premium", va: "VA's funding fee", usda: "USDA's guarantee fee" };

function lifetime({ given, house, worksheet, payments }: Answered): HouseEntry[] {
  const { loan, real, totalInterest, upfrontFee } = worksheet;
  const balloon = worksheet.unusual?.balloon ?? 0;
  const interest = real?.realInterest ?? totalInterest;
  const hasExtra = worksheet.monthsSaved > 0 || worksheet.interestSaved > 0 || house.extraPerMonth > 0;
  const entries: (HouseEntry | false)[] = [
    {
      name: "loan",
      label: "You borrow",
      amount: inCents(loan),
      note: upfrontFee > 0 ? `with ${FEES[given.program]} of ${inCents(upfrontFee)} added` : undefined,
    },
    {
      name: real ? "real.realInterest" : "totalInterest",
      label: "Interest",
      amount: inCents(interest),
      color: "amber",
      note: real
        ? `${inCents(totalInterest)} in each year’s dollars`
        : loan > 0
          ? `${inPercent(Math.round((totalInterest / loan) * 100) / 100)} of what you borrow`
          : undefined,
    },
    {
      name: real ? "real.realPaid" : "totalPaid",
      label: "You repay",
      amount: inCents(real?.realPaid ?? worksheet.totalPaid),
      kind: "total",
    },
    real !== undefined && {
      name: "real.realRate",
      label: "Interest rate after inflation",
      amount: inPercent(Math.round(real.realRate * 1e5) / 1e5),
    },
    worksheet.totalMortgageInsurance > 0 && {
      name: "totalMortgageInsurance",
      label: "Mortgage insurance until it ends",
      amount: inCents(worksheet.totalMortgageInsurance),
      color: "violet",
    },
    balloon > 0 && {
      name: "unusual.balloon",
      label: "Part of this that is due all at once at the end",
      amount: inCents(at(payments.schedule.payment, payments.schedule.paymentsMade)),
    },
    { name: "monthsToPayoff", label: "Paid off after", amount: monthsInWords(worksheet.monthsToPayoff) },
    hasExtra && {
      name: "interestSaved",
      label: "Interest your extra payments save",
      amount: inCents(worksheet.interestSaved),
    },
    hasExtra && { name: "monthsSaved", label: "Time they save", amount: monthsInWords(worksheet.monthsSaved) },
  ];
  return entries.filter((entry) => entry !== false);
}

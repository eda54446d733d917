import { type ReactNode, useState } from "react";
import { Blank } from "../../ui/form/Blank.tsx";
import { Changes } from "../../ui/form/laterChanges.ts";
import { More } from "../../ui/form/More.tsx";
import { ToBlank } from "../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent, monthInWords, monthsInWords } from "../../ui/format.ts";
import { Panel } from "../../ui/Panel.tsx";
import { whenWanted } from "../../ui/whenWanted.ts";
import { shared } from "./fields/deciding.ts";
import { extra, kind, program } from "./fields/loan.ts";
import { COUNTRY, NO_COUNTY, place } from "./fields/place.ts";
import { fields } from "./inputs.ts";
import { adjustableName, interestOnlyBlank, kindOf } from "./loan.ts";
import type { PartProps } from "./part-props.ts";
import { presentLoanOf } from "./present.ts";

/** The groups load everything a choice in them needs, so that choosing sends nothing. */
const useGroups = whenWanted(() => {
  // If it fails, it is retried later.
  for (const needed of [import("./other-loans.ts"), import("./place/places.ts")]) needed.catch(() => undefined);
  return import("./Groups.tsx");
});

interface QuestionsProps extends PartProps {
  /** The page is about a loan that the visitor has, and no home is being bought. */
  readonly isOwn: boolean;
}

/** The four questions, and groups of further ones in order of their effect. For a loan one has, they step aside. */
export const Questions = ({ isOwn, ...props }: QuestionsProps) => {
  // Once folded, they stay in their group, so that typing a price there doesn't move the field being typed in.
  const [folds, setFolds] = useState(isOwn);
  if (isOwn && !folds) setFolds(true);
  return (
    <section className="ask" aria-label="Your loan">
      <Changes />
      {folds ? (
        <>
          {isOwn && <OwnLoan {...props} />}
          <More
            title="A home to buy"
            summary={isOwn ? "none entered" : inDollars(props.answered.house.price)}
            open={!isOwn}
          >
            <Purchase {...props} />
          </More>
          <div className="chips">
            <PlansGroup {...props} />
          </div>
        </>
      ) : (
        <Purchase {...props}>
          <PlansGroup {...props} />
        </Purchase>
      )}
    </section>
  );
};

/** What is known of the loan, and where to change it. */
const OwnLoan = ({ form, answered }: PartProps) => {
  const { owedNow, paymentsLeft, paymentNow } = form.inputs;
  const { annualRate } = presentLoanOf(answered);
  return (
    <div>
      <p>
        You owe <b>{inDollars(owedNow ?? 0)}</b> at <b>{inPercent(annualRate)}</b>
        {form.inputs.rateNow === null && " (the average rate today, until you enter yours)"}
        {paymentsLeft !== null && `, with ${monthsInWords(paymentsLeft)} of payments left`}
        {paymentNow !== null && `, and pay ${inCents(paymentNow)} a month`}.
      </p>
      <p className="small">
        <ToBlank name="owedNow">Change the loan you have</ToBlank>
      </p>
    </div>
  );
};

const PlansGroup = (props: PartProps) => (
  <Panel as="group" title="Your plans" summary={plansNow(props)} blanks={shared}>
    {() => <Group name="Plans" {...props} />}
  </Panel>
);

/** The home being bought and its loan. */
function Purchase({ children, ...props }: PartProps & { readonly children?: ReactNode }) {
  const { form, answered } = props;
  const { house } = answered;
  const share = "share" in form.inputs.downPayment;
  return (
    <>
      <Blank name="price" />
      <Blank
        name="downPayment"
        note={
          share
            ? inDollars(house.downPayment)
            : house.price > 0
              ? `${inPercent(Math.round((1000 * house.downPayment) / house.price) / 1000)} of the price.`
              : undefined
        }
      />
      <Blank name="annualRate" />
      <Blank name="termMonths" />
      <div className="chips">
        <Panel as="group" title="Taxes, insurance and dues" summary={placeNow(props)} blanks={place}>
          {() => <Group name="Place" {...props} />}
        </Panel>
        <Panel as="group" title="Loan program and mortgage insurance" summary={programNow(props)} blanks={program}>
          {() => <Group name="Program" {...props} />}
        </Panel>
        <Panel as="group" title="Kind of loan" summary={kindNow(props)} blanks={kind}>
          {() => <Group name="Kind" {...props} />}
        </Panel>
        <Panel as="group" title="Paying extra" summary={extraNow(props)} blanks={extra}>
          {() => <Group name="Extra" {...props} />}
        </Panel>
        {children}
        <More title="Loan amount" summary={inDollars(answered.worksheet.baseLoan)}>
          <Blank name="loanAmount" />
        </More>
        <More title="First payment" summary={monthInWords(house.firstPayment)}>
          <Blank name="firstPayment" />
        </More>
      </div>
    </>
  );
}

/** A group whose code loads when it is opened. */
function Group({ name, ...props }: PartProps & { readonly name: "Place" | "Program" | "Kind" | "Extra" | "Plans" }) {
  const Chosen = useGroups()[name];
  return <Chosen {...props} />;
}

const labelOf = (field: { readonly options: readonly { value: unknown; label: string }[] }, value: unknown) =>
  field.options.find((option) => option.value === value)?.label ?? "";

function placeNow({ form, answered: { house }, place: chosen }: PartProps) {
  const { state, county } = form.inputs;
  const name =
    county !== NO_COUNTY
      ? `${county}, ${state}`
      : state === COUNTRY
        ? "United States, average"
        : (chosen?.costs.name ?? state);
  return `${name}: ${inDollars((house.propertyTaxPerYear + house.insurancePerYear) / 12 + house.associationDuesPerMonth)} a month`;
}

function programNow({ form, answered }: PartProps) {
  const monthly = answered.worksheet.mortgageInsurancePerMonth;
  return `${labelOf(fields.program, form.inputs.program)}${monthly > 0 ? `, ${inDollars(monthly)} a month` : ""}`;
}

function kindNow({ form: { inputs } }: PartProps) {
  const { armInterestOnlyMonths, interestOnlyMonths, balloonMonths } = inputs;
  const alone =
    interestOnlyBlank(inputs) === "armInterestOnlyMonths" && armInterestOnlyMonths > 0
      ? `, interest only for ${monthsInWords(armInterestOnlyMonths)}`
      : "";
  return {
    fixed: "Fixed rate",
    adjustable: `Adjustable, ${adjustableName(inputs)}${alone}`,
    interestOnly: `Interest only for ${monthsInWords(interestOnlyMonths)}`,
    balloon: `Balloon after ${monthsInWords(balloonMonths)}`,
  }[kindOf(inputs)];
}

function extraNow({ form }: PartProps) {
  const { extraPerMonth, extraPerYear, extraOnce } = form.inputs;
  const parts = [
    extraPerMonth > 0 && `${inDollars(extraPerMonth)} a month`,
    extraPerYear > 0 && `${inDollars(extraPerYear)} a year`,
    extraOnce > 0 && `${inDollars(extraOnce)} once`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(", ") : "nothing yet";
}

function plansNow({ form }: PartProps) {
  const { stayMonths, inflation, todaysDollars } = form.inputs;
  return `You stay ${monthsInWords(stayMonths)}; inflation is ${inPercent(inflation)} a year${todaysDollars ? "; in today's dollars" : ""}`;
}

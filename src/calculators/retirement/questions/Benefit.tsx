/** Pay and Social Security. */

import { Explained } from "../../../ui/explain/Explained.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { type Form, useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars } from "../../../ui/format.ts";
import { claimYear, firstAgeOf, hasClaimed } from "../ages.ts";
import type { HeldBack } from "../answer/result.ts";
import { PasteRecord } from "../claiming/PasteRecord.tsx";
import type { Inputs } from "../inputs.ts";
import type { BenefitLine } from "../line-names.ts";
import { ageInWords } from "../words.ts";
import type { Props } from "./parts.tsx";

/** A claiming age that has passed is a fact, not a choice. */
export function claimed(born: Inputs["born"], claimAge: number, who = "you"): string | undefined {
  if (!hasClaimed(born, claimAge)) return undefined;
  const first = firstAgeOf({ born });
  const year = `That was in ${claimYear(born, claimAge)}.`;
  return first > 70
    ? `${year} Enter the age when ${who} claimed.`
    : `${year} If ${who === "you" ? "you haven't" : `${who} hasn't`} claimed yet, enter an age from ${first} to 70.`;
}

/** Whoever gets a benefit knows what is paid, not what it would be at full retirement age. */
export const paidNow = (isPaid: boolean): string | undefined =>
  isPaid ? "What is paid now, before Medicare premiums come off." : undefined;

/** Desired spending follows pay until it is typed. */
const spendingFollows = ({ spending }: Inputs, { typed, given }: Pick<Form, "typed" | "given">) =>
  typed.spending === undefined
    ? `Until you enter what you want to spend, we use ${inDollars(spending)} a year, ${given.spending?.from.text}.`
    : undefined;

export const Benefit = ({ inputs, result }: Props) => {
  const form = useTheForm();
  const isPaid = hasClaimed(inputs.born, inputs.claimAge);
  return (
    <>
      <Blank name="pay" note={spendingFollows(inputs, form)} />
      <Blank name="selfEmployed" />
      {inputs.selfEmployed && <Blank name="ownPlan" />}
      <Blank name="benefit" />
      {inputs.benefit === "known" && (
        <>
          <Blank name="pia" note={paidNow(isPaid)} />
          {!isPaid && <Blank name="piaCounts" />}
          {!isPaid && <Stated inputs={inputs} result={result} />}
        </>
      )}
      {inputs.benefit === "pay" && <Blank name="workedFrom" />}
      {inputs.benefit === "record" && <Recorded record={inputs.record} whose="Your record" />}
      <PasteRecord inputs={inputs} />
      {inputs.benefit !== "known" && result.fullBenefit > 0 && (
        <p className="note">
          We estimate your benefit at full retirement age at {inDollars(result.fullBenefit)} a month, in today's
          dollars. <Explained<BenefitLine> name="benefit.amount">How we figure this.</Explained>
        </p>
      )}
      <Blank name="claimAge" note={claimed(inputs.born, inputs.claimAge)} />
      <p className="note">
        <ToBlank name="claimDiscount">Compare claiming ages</ToBlank>
      </p>
      {result.held
        .filter(({ spouse }) => !spouse)
        .map((held) => (
          <Held key="you" held={held} explained />
        ))}
      <Blank name="trustFund" />
    </>
  );
};

/** How work other than the Statement assumes changes its amount. */
const Stated = ({ inputs: { pia, piaCounts }, result: { fullBenefit } }: Props) =>
  piaCounts === "statement" && fullBenefit !== pia ? (
    <p className="note">
      With the work in this plan, it comes to {inDollars(fullBenefit)} a month.{" "}
      <Explained<BenefitLine> name="stated.amount">How we figure this.</Explained>
    </p>
  ) : null;

export const Recorded = ({ record, whose }: { readonly record: Inputs["record"]; readonly whose: string }) => (
  <p className="note">
    {record.length === 0
      ? "You haven't added a record yet, so we estimate from pay."
      : `${whose} has ${record.length} ${record.length === 1 ? "year" : "years"}. We add the work in this plan after its last year.`}
  </p>
);

/** The effect of working while receiving benefits. */
export function Held({ held, explained }: { readonly held: HeldBack; readonly explained: boolean }) {
  const [gets, works, benefit] = held.spouse
    ? ["Your spouse gets", "working", "your spouse's benefit is figured as if claimed"]
    : ["You get", "you work", "your benefit is figured as if you had claimed"];
  return (
    <p className="note">
      {gets} benefits before full retirement age while {works}, so Social Security holds back {inDollars(held.amount)}{" "}
      over {held.months} {held.months === 1 ? "month" : "months"}. From {ageInWords(held.fullRetirementAge)} on,{" "}
      {benefit} at {ageInWords(held.laterClaimAge)}.{" "}
      {explained && <Explained<BenefitLine> name="earningsTest.withheld">How we figure the first year.</Explained>}
    </p>
  );
}

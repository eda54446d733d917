/** The groups of questions that load when opened: place, program, kind of loan, extra payments, plans. */

import type { ReactNode } from "react";
import { outlook } from "../../law/mortgage/outlook.ts";
import { Blank } from "../../ui/form/Blank.tsx";
import { ToBlank } from "../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent } from "../../ui/format.ts";
import { EXEMPT } from "./fields/loan.ts";
import { COUNTRY, NO_COUNTY } from "./fields/place.ts";
import { fields, type Inputs } from "./inputs.ts";
import { adjustableName, interestOnlyBlank, kindOf } from "./loan.ts";
import type { PartProps } from "./part-props.ts";
import { limitsFor } from "./place/limits.ts";
import { stateNames } from "./place/places.ts";

/** Where the home is. Names and figures for places load with this. */
export function Place({ form, answered: { house }, place }: PartProps) {
  const { state, county } = form.inputs;
  const because = place?.buyers?.because;
  return (
    <>
      <Blank
        name="state"
        options={[{ value: COUNTRY, label: "United States, average" }, ...stateNames]}
        note="Fills in averages for tax, insurance and closing costs until you type your own."
      />
      {state !== COUNTRY && (
        <Blank
          name="county"
          options={[...fields.county.options, ...countyOptions(place?.counties.keys(), county)]}
          note={place ? undefined : "Loading the counties…"}
        />
      )}
      <Blank name="propertyTax" note={`${inDollars(house.propertyTaxPerYear)} a year. ${because ?? ""}`} />
      <Blank
        name="insurance"
        note={
          state !== COUNTRY &&
          form.typed.insurance === undefined &&
          "Premiums vary a lot by house and town, so get a quote early."
        }
      />
      <Blank name="associationDues" note="For a condo, a townhouse or any home with a homeowners association." />
    </>
  );
}

/** The names that have loaded, and the chosen one, which a link may bring before they load. */
const countyOptions = (names: Iterable<string> | undefined, chosen: string) =>
  [...new Set([...(names ?? []), ...(chosen === NO_COUNTY ? [] : [chosen])])].map((value) => ({ value, label: value }));

export function Program({ form, answered, place }: PartProps) {
  const { inputs } = form;
  const { house, worksheet } = answered;
  const { program, mortgageInsuranceDollars: dollars } = inputs;
  const monthly = worksheet.mortgageInsurancePerMonth;
  return (
    <>
      <Blank name="program" note={limitNote(inputs, worksheet.baseLoan, place?.counties.get(inputs.county))} />
      {(program === "conventional" || program === "fha") && <Blank name="creditScore" />}
      {program === "conventional" && (
        <>
          <Blank name="twoBorrowers" />
          <Blank
            name="mortgageInsuranceRate"
            note={
              monthly > 0
                ? `${inCents(monthly)} a month${dollars ? `, or ${inPercent(Math.round(house.mortgageInsuranceRate * 1e5) / 1e5)} a year, based on the dollars below` : ""}`
                : "Not needed, because you borrow 80% of the price or less."
            }
          />
          <Blank name="mortgageInsuranceDollars" />
        </>
      )}
      {program === "va" && (
        <>
          <Blank name="vaLaterUse" />
          <Blank name="vaExempt" note={EXEMPT} />
          {inputs.vaExempt && (
            <p className="small soft">
              Many states lower the property tax of veterans with a disability. If yours does, enter the lower{" "}
              <ToBlank name="propertyTax">property tax</ToBlank>.
            </p>
          )}
        </>
      )}
      {program === "usda" && (
        <p className="small soft">For homes in rural areas and households with income up to 115% of the area median.</p>
      )}
      <Blank name="units" />
    </>
  );
}

function limitNote(inputs: Inputs, loan: number, county: Parameters<typeof limitsFor>[2]): ReactNode {
  const { conforming, baseline, fha, isFhaLeast, loanClass } = limitsFor(inputs, loan, county);
  const here = county?.conforming ? `in ${county.name}` : "in most counties";
  switch (inputs.program) {
    case "conventional":
      return loanClass === "jumbo"
        ? `A jumbo loan, because it is above the 2026 limit of ${inDollars(conforming)} for loans that Fannie Mae and Freddie Mac buy ${here}. Lenders set their own terms and often ask for 10% to 20% down.`
        : loanClass === "highBalance"
          ? `A high-balance loan: above ${inDollars(baseline)}, but within the limit of ${inDollars(conforming)} in ${county?.name}. Lenders often charge a little more; we don’t add it.`
          : `Within the 2026 limit of ${inDollars(conforming)} for loans that Fannie Mae and Freddie Mac buy ${here}.`;
    case "fha":
      return `The FHA limit for 2026 is ${isFhaLeast ? "at least " : ""}${inDollars(fha)} ${county ? `in ${county.name}` : "in most counties"}.`;
    case "va":
      return "You need no down payment and pay no monthly insurance. With full entitlement, there is no loan limit.";
    case "usda":
      return "You need no down payment.";
  }
}

export function Kind({ form, answered }: PartProps) {
  const kind = kindOf(form.inputs);
  const { adjustable, unusual } = answered.worksheet;
  const begins = adjustable?.principalBegins;
  return (
    <>
      <Blank name="kind" note="We don’t cover construction loans, which pay out while you build." />
      {kind === "adjustable" && (
        <>
          <Blank name="armRate" />
          <Blank
            name="armProduct"
            note={`Then it changes every ${form.inputs.program === "conventional" ? "6 months" : "year"} with an index. Lenders call it a ${adjustableName(form.inputs)} ARM.`}
          />
          {interestOnlyBlank(form.inputs) && (
            <Blank
              name="armInterestOnlyMonths"
              note={
                begins &&
                `Then ${inCents(begins.flat)} a month if the index stays where it is, and ${inCents(begins.worst)} at worst.`
              }
            />
          )}
          <Blank name="armFirstCap" />
          <Blank name="armLaterCap" />
          <Blank name="armLifetimeCap" />
          <Blank name="armMargin" note="Added to the index at each change. You’ll find it in the loan’s note." />
          <Blank name="armIndex" />
        </>
      )}
      {kind === "interestOnly" && (
        <Blank
          name="interestOnlyMonths"
          note={unusual ? `Then ${inCents(unusual.principalAndInterest)} a month.` : undefined}
        />
      )}
      {kind === "balloon" && (
        <Blank name="balloonMonths" note={unusual ? `${inCents(unusual.balloon)} is due then.` : undefined} />
      )}
    </>
  );
}

export function Extra({ form }: PartProps) {
  const { extraPerYear, extraOnce } = form.inputs;
  return (
    <>
      <Blank name="extraPerMonth" />
      <Blank name="extraPerYear" />
      {extraPerYear > 0 && <Blank name="extraYearlyMonth" />}
      <Blank name="extraOnce" />
      {extraOnce > 0 && <Blank name="extraOnceMonth" />}
    </>
  );
}

const { insuranceGrowth, duesGrowth } = outlook;

/** What several of the panels need to know. */
export const Plans = () => (
  <>
    <Blank name="stayMonths" />
    <Blank name="todaysDollars" />
    <Blank
      name="inflation"
      note={`We assume that insurance rises ${inPercent(insuranceGrowth.value)} a year and dues ${inPercent(duesGrowth.value)}.`}
    />
    <Blank name="appreciation" note="Nobody knows, but in most times and places it has been between 0% and 5%." />
    <Blank name="investReturn" note="What your money would earn elsewhere over a year, after costs. It compounds." />
  </>
);

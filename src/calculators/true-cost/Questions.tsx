import { Suspense } from "react";
import { Blank } from "../../ui/form/Blank.tsx";
import { Changes } from "../../ui/form/laterChanges.ts";
import { More } from "../../ui/form/More.tsx";
import { inDollars, inPercent } from "../../ui/format.ts";
import { onDemand } from "../../ui/Later.tsx";
import { Boundary } from "../../ui/result/Boundary.tsx";
import type { Answer } from "./answer.ts";
import { fields, type Inputs } from "./inputs.ts";

const Parts = onDemand<{ readonly inputs: Inputs; readonly byMethod: Answer["byMethod"] }>(() => import("./Parts.tsx"));

interface Props {
  readonly inputs: Inputs;
  readonly answered: Answer;
}

const labelOf = (options: readonly { readonly value: unknown; readonly label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label;

/** The fields: six questions, then what makes the answer more exact. */
export const Questions = ({ inputs, answered: { home, byMethod, upkeepPerYear } }: Props) => (
  <section className="ask" aria-label="Your home">
    <Changes />
    <Blank name="price" />
    <Blank name="downPayment" note={inDollars(home.price * home.downShare)} />
    <Blank name="annualRate" />
    <Blank name="yearsStaying" />
    <Blank name="rentPerMonth" />
    <Blank name="state" />
    <div>
      <More
        title="Taxes, insurance and dues"
        summary={`${inDollars((home.price * home.propertyTaxRate + home.insurancePerYear) / 12 + home.associationDuesPerMonth)} a month`}
      >
        <Blank name="propertyTax" note={`${inDollars(home.price * home.propertyTaxRate)} a year`} />
        <Blank name="insurance" />
        <Blank name="associationDues" />
        <Blank name="mortgageInsuranceRate" />
        <Blank name="termMonths" />
      </More>
      <More
        title="Upkeep"
        summary={`${inDollars(upkeepPerYear)} a year, ${labelOf(fields.upkeepMethod.options, inputs.upkeepMethod)?.toLowerCase()}`}
      >
        <Blank name="upkeepMethod" />
        {inputs.upkeepMethod === "value" && <Blank name="upkeepShare" note={`${inDollars(byMethod.byValue)} a year`} />}
        {inputs.upkeepMethod === "area" && (
          <>
            <Blank name="squareFeet" />
            <Blank name="perSquareFoot" />
          </>
        )}
        {inputs.upkeepMethod === "parts" && (
          <Boundary what="the parts">
            <Suspense fallback={<p className="waiting">One moment…</p>}>
              <Parts inputs={inputs} byMethod={byMethod} />
            </Suspense>
          </Boundary>
        )}
      </More>
      <More
        title="Buying and selling"
        summary={`${inDollars(home.price * home.closingShare)}, then ${inPercent(home.sellingShare)}`}
      >
        <Blank name="closing" note={inDollars(home.price * home.closingShare)} />
        <Blank name="sellingShare" />
      </More>
      <More title="What rises" summary={`${labelOf(fields.stress.options, inputs.stress)?.toLowerCase()}`}>
        <Blank name="stress" />
        <Blank name="appreciation" />
        <Blank name="assessmentGrowth" />
        <Blank name="insuranceGrowth" />
        <Blank name="duesGrowth" />
        <Blank name="upkeepGrowth" />
        <Blank name="specialAssessment" />
        <Blank name="inflation" />
        <Blank name="rentGrowth" />
        <Blank name="investReturn" />
        <Blank name="stockShare" />
      </More>
      <More title="Income tax" summary="saved by owning, if any">
        <Blank name="filingStatus" />
        <Blank name="incomePerYear" />
        <Blank name="stateTax" />
        <Blank name="otherItemized" />
      </More>
    </div>
  </section>
);

/** Pensions, rent, jobs, annuities and ladders. */

import { Suspense } from "react";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ListCards } from "../../../ui/form/ListCards.tsx";
import { inDollars } from "../../../ui/format.ts";
import { whenWanted } from "../../../ui/whenWanted.ts";
import { firstAgeOf, stopsAt } from "../ages.ts";
import type { Result } from "../answer/result.ts";
import { fields, type Inputs } from "../inputs.ts";
import type { LadderLine } from "../line-names.ts";
import { hasOptions, hasSurvivorsPart } from "../plan/household.ts";
import { Blanks, Pair, type Props, Starts, whatIs } from "./parts.tsx";

/** People think by the month. */
const aMonth = (yearly: number) => (yearly > 0 ? `${inDollars(Math.round(yearly / 12))} a month.` : undefined);

export const incomeIn = ({ streams, annuityPrice, ladderIncome }: Inputs) => {
  const parts = [
    streams.length > 0 && `${inDollars(streams.reduce((sum, one) => sum + one.amount, 0))} a year`,
    annuityPrice > 0 && "an annuity",
    ladderIncome > 0 && "a TIPS ladder",
  ].filter(Boolean);
  return parts.length === 0 ? "none" : parts.join(", ");
};

/** The law's limits on an annuity that begins after required distributions do. */
function Longevity({ inputs, longevity }: { readonly inputs: Inputs } & Pick<Result, "longevity">) {
  if (longevity === null) return null;
  const { startAge, mostPaid, latestAge } = longevity;
  return (
    <p className="note">
      {inputs.annuityPrice > mostPaid &&
        `Your required distributions begin at ${startAge}. An annuity that begins later can cost at most ${inDollars(mostPaid)}, so we count only that much of the price, and the payout that goes with it. `}
      {inputs.annuityFrom > latestAge &&
        `Payments have to begin by ${latestAge}. Enter ${latestAge} or less, and take the payout from a quote for that age.`}
    </p>
  );
}

/** What a pension leaves a survivor, and another option to compare it with. */
const ForSurvivor = ({
  prefix,
  stream,
}: {
  readonly prefix: string;
  readonly stream: Inputs["streams"][number] | undefined;
}) =>
  stream !== undefined &&
  hasSurvivorsPart(stream) && (
    <>
      <Blank name={`${prefix}survivor`} />
      {stream.kind !== "untaxed" && <Blank name={`${prefix}other`} />}
      {stream.kind !== "untaxed" && stream.other > 0 && <Blank name={`${prefix}otherSurvivor`} />}
    </>
  );

const usePensionOptions = whenWanted(() => import("../pension-options/PensionOptions.tsx"));

function OptionsCompared(props: { readonly inputs: Inputs; readonly stamp: string }) {
  const { default: PensionOptions } = usePensionOptions();
  return <PensionOptions {...props} />;
}

export const Income = ({ inputs, result }: Props) => (
  <>
    <ListCards
      name="streams"
      title={(i) =>
        `${whatIs(fields.streams.of.kind.options, inputs.streams[i]?.kind)}: ${inDollars(inputs.streams[i]?.amount ?? 0)} a year`
      }
    >
      {(prefix, i) => (
        <>
          <Blank name={`${prefix}kind`} />
          {inputs.couple && inputs.streams[i]?.kind !== "self-employment" && <Blank name={`${prefix}owner`} />}
          <Blank name={`${prefix}amount`} note={aMonth(inputs.streams[i]?.amount ?? 0)} />
          {inputs.streams[i]?.kind === "fixed pension" && <Blank name={`${prefix}raise`} />}
          <Blank name={`${prefix}fromAge`} />
          <Blank name={`${prefix}throughAge`} />
          {inputs.couple && <ForSurvivor prefix={prefix} stream={inputs.streams[i]} />}
        </>
      )}
    </ListCards>
    {hasOptions(inputs) && (
      <Suspense fallback={null}>
        <OptionsCompared inputs={inputs} stamp={result.stamp} />
      </Suspense>
    )}
    <Starts
      list="streams"
      starts={[
        ["Part-time job", { kind: "work", fromAge: stopsAt(inputs), throughAge: stopsAt(inputs) + 4 }],
        ["Pension", { kind: "fixed pension", fromAge: stopsAt(inputs) }],
        ["Rent after expenses", { kind: "rent", fromAge: firstAgeOf(inputs) }],
      ]}
    />
    <Blank name="annuityPrice" />
    {inputs.annuityPrice > 0 && (
      <>
        <Blanks names={["annuityAge", "annuityIncome", "annuityFrom"]} />
        <Longevity inputs={inputs} longevity={result.longevity} />
        <Blank name="annuityRaise" />
        {inputs.couple && <Blank name="annuityLives" />}
      </>
    )}
    <Blank name="ladderIncome" />
    {inputs.ladderIncome > 0 && (
      <>
        <Blank name="ladderAge" />
        <Pair names={["ladderFrom", "ladderThrough"]} />
        <Blanks names={["ladderYield", "ladderIn"]} />
        {result.ladderPrice !== null && (
          <p className="note">
            The ladder costs {inDollars(result.ladderPrice)} in today's dollars.{" "}
            <Explained<LadderLine> name="ladder.price">How we figure this.</Explained>
          </p>
        )}
      </>
    )}
  </>
);

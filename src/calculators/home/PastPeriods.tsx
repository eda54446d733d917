/**
 * Rent or buy in every past period: how often buying would have come out ahead, by how much, and the break-even rent.
 */

import type { ReactNode } from "react";
import type { PastPeriods as Worksheet } from "../../engine/mortgage/owning/past-periods.ts";
import type { LineName } from "../../engine/worksheet.ts";
import { homeCosts } from "../../law/mortgage/home-costs.ts";
import { FIRST_YEAR, housingSources, LAST_YEAR } from "../../law/series/housing-history.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { Slider } from "../../ui/form/Slider.tsx";
import { inDollars, inPercent, inWholePercent } from "../../ui/format.ts";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";

type Line = LineName<Worksheet>;

/** A value that a slider changes: its field and its unit. */
interface Moved {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly says: string;
}

interface Props {
  readonly worksheet: Worksheet;
  readonly years: number;
  readonly state: string;
  readonly inflation: number;
  readonly stockShare: number;
  readonly sliders: readonly Moved[];
  /** Amounts in today's dollars. */
  readonly real?: boolean;
  /** Also what living there would have cost per month. */
  readonly withCost?: boolean;
  /** The answer, if the past alone doesn't give it. */
  readonly verdict?: string | undefined;
  /** What stands between the finding and its details. */
  readonly children?: ReactNode;
}

const ahead = (amount: number) => `${inDollars(Math.abs(amount))} ${amount < 0 ? "behind" : "ahead"}`;

/** The rent that tips the choice, in a sentence. */
const tips = ({ middle, high }: Worksheet["tippingRent"]) =>
  high <= 0
    ? "Buying comes out ahead at any rent in at least 9 of 10 periods."
    : middle <= 0
      ? `Buying comes out ahead at any rent in half of them, and at ${inDollars(high)} a month in 9 of 10.`
      : `At a rent of ${inDollars(middle)} a month, buying comes out ahead in half of them; at ${inDollars(high)}, in 9 of 10.`;

/** The finding in sentences. */
export function pastPeriodsInWords({
  worksheet,
  years,
  state,
  real = false,
}: Pick<Props, "worksheet" | "years" | "state" | "real">) {
  const { periodCount, timesBuyingWon, tippingRent } = worksheet;
  const { low, middle, high } = real ? worksheet.advantageReal : worksheet.advantage;
  const place = homeCosts.find((one) => one.state === state)?.name;
  const long = years === 1 ? "one year" : `${years} years`;
  return {
    won: `${timesBuyingWon} of ${periodCount}`,
    of: `periods of ${long}, using ${place ? `home prices in ${place}` : "national home prices"}`,
    tips: tips(tippingRent),
    range: `In the typical period, the buyer ends up ${ahead(middle)}${middle < 0 ? "" : " of"} the renter${real ? ", in today’s dollars" : ", in the dollars of the year you leave"}. In the worst tenth of periods, the buyer is ${low < 0 ? "at least" : "at most"} ${ahead(low)}. In the best tenth, the buyer is ${high < 0 ? "at most" : "at least"} ${ahead(high)}.`,
  };
}

export function PastPeriods(props: Props) {
  const {
    worksheet,
    years,
    state,
    inflation,
    stockShare,
    sliders,
    real = false,
    withCost = false,
    verdict,
    children,
  } = props;
  const { periods, periodCount, tippingRent, netCost } = worksheet;
  if (periodCount === 0)
    return (
      <>
        <p>
          Our record of home prices runs from {FIRST_YEAR} to {LAST_YEAR}, which is too short for a stay of {years}{" "}
          years.
        </p>
        {children}
      </>
    );
  const { won, of, range, tips } = pastPeriodsInWords(props);
  const toToday = real ? (1 + inflation) ** -years : 1;
  const spread = real ? "advantageReal" : "advantage";
  const { low, middle, high } = worksheet[spread];
  const inToday = real ? ", in today's dollars" : "";
  const rent = (amount: number) => (amount > 0 ? `${inDollars(amount)} a month` : "any rent");
  const entries: Entry<Line>[] = [
    { name: "timesBuyingWon", label: "Periods in which buying would have come out ahead", amount: won },
    { name: `${spread}.low`, label: `Worst 1 in 10: buying leaves you${inToday}`, amount: ahead(low) },
    { name: `${spread}.middle`, label: "Median", amount: ahead(middle) },
    { name: `${spread}.high`, label: "Best 1 in 10", amount: ahead(high) },
    ...(withCost
      ? ([
          { name: "netCost.low", label: "Monthly net cost, lowest 1 in 10", amount: inDollars(netCost.low) },
          { name: "netCost.middle", label: "Monthly net cost, median", amount: inDollars(netCost.middle) },
          { name: "netCost.high", label: "Monthly net cost, highest 1 in 10", amount: inDollars(netCost.high) },
        ] satisfies Entry<Line>[])
      : []),
    {
      name: "tippingRent.middle",
      label: "Buying comes out ahead half the time at a rent of",
      amount: rent(tippingRent.middle),
    },
    {
      name: "tippingRent.high",
      label: "Buying comes out ahead 9 times in 10 at a rent of",
      amount: rent(tippingRent.high),
    },
  ];
  const values = periods.map(({ advantageBuy }) => advantageBuy * toToday);
  const title = `Buying would have come out ahead in ${won} periods`;
  return (
    <>
      {verdict && <p className="finding">{verdict}</p>}
      <p className={verdict ? undefined : "finding"}>
        Since {FIRST_YEAR}, buying would have come out ahead in <b>{won}</b> {of}. {tips}
      </p>
      <p>{range}</p>
      {children}
      {sliders.map(({ says, ...moved }) => (
        <div key={moved.name} className="slid">
          <p>{says}</p>
          <Slider {...moved} />
        </div>
      ))}
      <Ledger label="Rent or buy in the past" entries={entries} />
      <Chart
        title={title}
        summary={`How far ahead of a renter the buyer would have ended up${inToday}, by the year in which the period begins. ${title}.`}
        xs={periods.map(({ firstYear }) => firstYear)}
        xLabel={(year) => `from ${year}`}
        series={[{ label: "Buyer ahead by", color: "green", values, as: "line" }]}
        table={() => (
          <ChartTable
            label="Rent or buy in each period of the past"
            first="From"
            rows={periods.map(({ firstYear }) => firstYear)}
            columns={[
              { label: "The home sells for", values: periods.map(({ homeValue }) => homeValue * toToday) },
              { label: "Buyer", values: periods.map(({ wealthBuyer }) => wealthBuyer * toToday) },
              { label: "Renter", values: periods.map(({ wealthRenter }) => wealthRenter * toToday) },
              { label: "Buyer ahead by", values },
            ]}
            show={inDollars}
          />
        )}
      />
      <p className="soft small">
        We replay how home prices, rents, stocks and bonds moved beyond inflation, and add inflation of{" "}
        {inPercent(inflation)}, because today’s mortgage rates don’t go with 1979-style inflation. Savings are{" "}
        {inWholePercent(stockShare)} in stocks and the rest in ten-year Treasury bonds. Your loan, taxes, insurance and
        upkeep stay as entered, and nobody refinances. Because the periods overlap, {periodCount} of them tell you far
        less than {periodCount} independent tests would. Sources:{" "}
        {housingSources(state).map(({ cite, url }, i) => (
          <span key={url}>
            {i > 0 && "; "}
            <a href={url} target="_blank" rel="noreferrer">
              {cite}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  );
}

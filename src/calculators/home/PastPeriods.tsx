/** Rent or buy in every past period: how often buying would have won, by how much, and the break-even rent. */
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
}

const ahead = (amount: number) => `${inDollars(Math.abs(amount))} ${amount < 0 ? "behind" : "ahead"}`;

/** The finding in sentences. */
export function pastPeriodsInWords({ worksheet, years, state, real = false }: Omit<Props, "sliders">) {
  const { periodCount, timesBuyingWon } = worksheet;
  const { low, middle, high } = real ? worksheet.advantageReal : worksheet.advantage;
  const place = homeCosts.find((one) => one.state === state)?.name;
  const long = years === 1 ? "one year" : `${years} years`;
  return {
    won: `${timesBuyingWon} of ${periodCount}`,
    since: `periods of ${long} since ${FIRST_YEAR}, with home prices as they moved ${place ? `in ${place}` : "across the country"}`,
    range: `In the middle period, the buyer ends ${ahead(middle)}${middle < 0 ? "" : " of"} the renter; in the worst one in ten, ${ahead(low)} or worse; in the best one in ten, ${ahead(high)} or better.`,
  };
}

export function PastPeriods(props: Props) {
  const { worksheet, years, state, inflation, stockShare, sliders, real = false, withCost = false } = props;
  const { periods, periodCount, tippingRent, netCost } = worksheet;
  if (periodCount === 0)
    return (
      <p>
        Our record of home prices runs from {FIRST_YEAR} to {LAST_YEAR}, which is too short for a stay of {years} years.
      </p>
    );
  const { won, since, range } = pastPeriodsInWords(props);
  const toToday = real ? (1 + inflation) ** -years : 1;
  const spread = real ? "advantageReal" : "advantage";
  const { low, middle, high } = worksheet[spread];
  const inToday = real ? ", in today's dollars" : "";
  const rent = (amount: number) => (amount > 0 ? `${inDollars(amount)} a month` : "any rent");
  const entries: Entry<Line>[] = [
    { name: "timesBuyingWon", label: "Periods in which buying would have won", amount: won },
    { name: `${spread}.low`, label: `Worst one in ten: buying leaves you${inToday}`, amount: ahead(low) },
    { name: `${spread}.middle`, label: "Middle", amount: ahead(middle) },
    { name: `${spread}.high`, label: "Best one in ten", amount: ahead(high) },
    ...(withCost
      ? ([
          { name: "netCost.low", label: "Monthly net cost, lowest one in ten", amount: inDollars(netCost.low) },
          { name: "netCost.middle", label: "Monthly net cost, median", amount: inDollars(netCost.middle) },
          { name: "netCost.high", label: "Monthly net cost, highest one in ten", amount: inDollars(netCost.high) },
        ] satisfies Entry<Line>[])
      : []),
    {
      name: "tippingRent.middle",
      label: "Buying wins half the time from a rent of",
      amount: rent(tippingRent.middle),
    },
    {
      name: "tippingRent.high",
      label: "Buying wins nine times in ten from a rent of",
      amount: rent(tippingRent.high),
    },
  ];
  const values = periods.map(({ advantageBuy }) => advantageBuy * toToday);
  const title = `Buying would have won in ${won} periods`;
  return (
    <>
      <p>
        Buying would have won in <b>{won}</b> {since}. {range}
      </p>
      {sliders.map(({ says, ...moved }) => (
        <div key={moved.name} className="slid">
          <p>{says}</p>
          <Slider {...moved} />
        </div>
      ))}
      <Ledger label="Rent or buy in the past" entries={entries} />
      <Chart
        title={title}
        summary={`How far ahead of a renter the buyer would have ended${inToday}, by the year in which the period begins. ${title}.`}
        xs={periods.map(({ firstYear }) => firstYear)}
        xLabel={(year) => `from ${year}`}
        series={[{ label: "Buyer ahead by", colour: "principal", values, as: "line" }]}
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
        We replay how home prices, rents, stocks and bonds moved beyond inflation, and add the {inPercent(inflation)}{" "}
        you assume, because today’s mortgage rates wouldn’t come with the inflation of 1979. Savings are{" "}
        {inWholePercent(stockShare)} in stocks and the rest in ten-year Treasury bonds. Your loan, taxes, insurance and
        upkeep stay as you assume, and nobody refinances. Periods overlap, so ones close together look alike:{" "}
        {periodCount} periods are far fewer than {periodCount} independent tries. Sources:{" "}
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

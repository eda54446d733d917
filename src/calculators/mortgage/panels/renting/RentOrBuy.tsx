import { useMemo } from "react";
import type { LineName } from "../../../../engine/worksheet.ts";
import { Chart } from "../../../../ui/chart/Chart.tsx";
import { ChartTable } from "../../../../ui/chart/ChartTable.tsx";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent } from "../../../../ui/format.ts";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import type { RentOrBuyFound } from "./compare.ts";
import { pastPeriodsOf } from "./past-periods.ts";
import { RentInThePast } from "./RentInThePast.tsx";
import { stepsOfRentOrBuy } from "./steps.ts";
import { verdictInWords } from "./verdict.ts";

const yearsInWords = (years: number) => (years === 1 ? "1 year" : `${years} years`);

/** What steady growth would bring, in sentences. */
function steadyGrowthInWords({ worksheet, horizonYears, breakEvenYear, shown }: RentOrBuyFound) {
  const ahead = Math.abs(worksheet.advantageBuy);
  const who = worksheet.advantageBuy >= 0 ? "Buying" : "Renting";
  const from =
    breakEvenYear === null
      ? `Buying does not come out ahead within ${shown} years.`
      : breakEvenYear === 1
        ? "Buying comes out ahead from the first year on."
        : `Buying comes out ahead if you stay ${breakEvenYear} years or longer.`;
  return { who, ahead, from, over: yearsInWords(horizonYears) };
}

/** Two households with the same money: one buys this home, the other rents a similar one and invests the rest. */
export default function RentOrBuy({ found }: { readonly found: RentOrBuyFound | undefined }) {
  const past = useMemo(() => found && pastPeriodsOf(found), [found]);
  const verdict = useMemo(() => found && past && verdictInWords(found, past), [found, past]);
  if (!found || !past) return <p>Enter a price to compare buying with renting.</p>;
  const { worksheet, answered, horizonYears, saleTax } = found;
  const { given } = answered;
  const { who, ahead, from, over } = steadyGrowthInWords(found);
  const real = given.todaysDollars;
  const shownAhead = real ? Math.abs(worksheet.advantageBuyReal) : ahead;
  const { breakEvenRent } = worksheet;
  const entries: Entry<LineName<typeof worksheet>>[] = [
    {
      name: "upfront",
      label: "The buyer pays up front",
      amount: inCents(worksheet.upfront),
      note: "down payment and costs; bills paid in advance count when they are due",
    },
    {
      name: "homeValue",
      label: `The home sells after ${over} for`,
      amount: inDollars(worksheet.homeValue),
      note: `prices rising ${inPercent(given.appreciation)} a year`,
    },
    {
      name: "saleProceeds",
      label: "What is left after costs, loan and tax",
      amount: inDollars(worksheet.saleProceeds),
      ...(worksheet.gainsTax > 0 && horizonYears < saleTax.exclusionYears
        ? { note: "the gain is taxed, because you sell within two years" }
        : {}),
    },
    {
      name: "taxSaving",
      label: "Income tax saved by owning",
      amount: inDollars(worksheet.taxSaving),
      note:
        given.incomePerYear === null
          ? "none, because you haven’t entered an income"
          : "included in the buyer's monthly costs",
    },
    { name: "rentPaid", label: "Rent and renters insurance paid", amount: inDollars(worksheet.rentPaid) },
    {
      name: "wealthBuyer",
      label: "The buyer ends up with",
      amount: inDollars(worksheet.wealthBuyer),
      kind: "subtotal",
    },
    { name: "wealthRenter", label: "The renter ends up with", amount: inDollars(worksheet.wealthRenter) },
    {
      name: real ? "advantageBuyReal" : "advantageBuy",
      label: `${who} leaves you ahead by`,
      amount: inDollars(shownAhead),
      kind: "total",
      note: real ? "in today's dollars" : `${inDollars(Math.abs(worksheet.advantageBuyReal))} in today's dollars`,
    },
    {
      name: "breakEvenRent",
      label: "Break-even rent",
      amount: breakEvenRent === null ? "none" : `${inDollars(breakEvenRent)} a month`,
    },
  ];
  return (
    <>
      <RentInThePast found={found} past={past} verdict={verdict}>
        <div className="fields">
          <Blank name="rentPerMonth" />
          <Blank name="rentGrowth" note="Used for steady growth only. The replay uses the rents of the past." />
          <Blank
            name="maintenance"
            note="Rules of thumb run from half a percent for a newer house to 2% for an old one."
          />
          <Blank name="sellingShare" note="For agents, transfer tax and title." />
          <Blank name="rentersInsurance" />
          <Blank name="depositMonths" />
          <Blank name="stockShare" note="Used when we replay the past. The rest is in bonds." />
          <Blank name="investTaxRate" note="On savings, and on the part of the home’s gain that isn’t tax-free." />
        </div>
        <p className="soft small">
          The buyer and the renter spend the same each month. Whoever pays less for housing invests the difference. How
          long you stay comes from <ToBlank name="stayMonths">your plans</ToBlank>.
          {given.state === "US" && (
            <>
              {" "}
              Taxes, insurance and home prices are the national averages until you{" "}
              <ToBlank name="state">choose your state</ToBlank>.
            </>
          )}
          {given.incomePerYear === null && (
            <>
              {" "}
              Owning may lower your income tax, which we count once you enter{" "}
              <ToBlank name="incomePerYear">your income</ToBlank>.
            </>
          )}
        </p>
      </RentInThePast>
      <Explains of={found} steps={stepsOfRentOrBuy}>
        <div>
          <h4>If prices grow steadily instead</h4>
          <p>
            If home prices rise {inPercent(given.appreciation)} a year and savings earn {inPercent(given.investReturn)},{" "}
            {who.toLowerCase()} leaves you {inDollars(shownAhead)} ahead after {over}
            {real && ", in today's dollars"}. {from}{" "}
            {breakEvenRent !== null && (
              <>Renting is the better choice if the rent is below {inDollars(breakEvenRent)} a month. </>
            )}
            Nobody knows these rates; they come from <ToBlank name="appreciation">your plans</ToBlank>.
            {past.worksheet.periodCount > 0 &&
              past.worksheet.savingsGrowth > given.investReturn &&
              ` In the past periods above, savings earned ${inPercent(Math.round(past.worksheet.savingsGrowth * 1000) / 1000)} a year, which helps the renter more.`}
          </p>
        </div>
        <Wealth found={found} />
        <Ledger label={`Rent or buy over ${over}`} entries={entries} />
      </Explains>
    </>
  );
}

function Wealth({ found }: { readonly found: RentOrBuyFound }) {
  const { buyerByYear, renterByYear, breakEvenYear, shown, answered } = found;
  const { todaysDollars, inflation } = answered.given;
  const worth = (year: number) => (todaysDollars ? (1 + inflation) ** -year : 1);
  const xs = Array.from({ length: shown }, (_, i) => i + 1);
  const buyer = xs.map((year) => (buyerByYear[year - 1] ?? 0) * worth(year));
  const renter = xs.map((year) => (renterByYear[year - 1] ?? 0) * worth(year));
  const title =
    breakEvenYear === null
      ? `Renting stays ahead for ${shown} years`
      : breakEvenYear === 1
        ? "Buying comes out ahead from the first year"
        : `Buying comes out ahead after ${breakEvenYear} years`;
  const words = todaysDollars ? " (in today's dollars)" : "";
  return (
    <Chart
      title={title + words}
      summary={`What each would have if they stopped after each number of years${words}: the buyer after selling, the renter with the savings. ${title}.`}
      xs={xs}
      xLabel={(year) => `year ${year}`}
      series={[
        { label: "Buyer", color: "green", values: buyer, as: "line" },
        { label: "Renter", color: "amber", values: renter, as: "dashed" },
      ]}
      marks={breakEvenYear !== null && breakEvenYear > 1 ? [{ x: breakEvenYear, label: `year ${breakEvenYear}` }] : []}
      table={() => (
        <ChartTable
          label="Wealth by year"
          first="After year"
          rows={xs}
          columns={[
            { label: "Buyer", values: buyer },
            { label: "Renter", values: renter },
          ]}
          show={inDollars}
        />
      )}
    />
  );
}

import type { LineName } from "../../../../engine/worksheet.ts";
import { depreciatedGainRate } from "../../../../law/mortgage/rental-income.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { inCents, inDollars, inPercent } from "../../../../ui/format.ts";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import type { Answer } from "../../answer.ts";
import { type RentedOut as Found, mustPayForItself, stepsOfRentedOut } from "./rented-out.ts";

interface Props {
  readonly answered: Answer;
  readonly found: Found | undefined;
}

/** Renting out a room or the other units: what the home then costs, and what lenders count. */
export default function RentedOut({ answered, found }: Props) {
  const { given } = answered;
  const blanks = (
    <>
      <div className="fields">
        <Blank name="partRent" note="For a room, or for all the units you won’t live in." />
        <Blank name="partVacancy" note="The share of the time it sits empty." />
        <Blank name="partShare" note="By area. The tax on the rent depends on it." />
        <Blank name="landShare" note="Your property tax bill usually shows the land and the building separately." />
        {mustPayForItself(given) && <Blank name="allUnitsRent" note="The appraiser estimates it for FHA." />}
      </div>
      <p className="soft small">
        {given.units === 1 ? "We count this as a single-family home" : `The building has ${given.units} homes`}.{" "}
        <ToBlank name="units">Change it under “Loan program”</ToBlank>.
      </p>
    </>
  );
  // The same tree with and without an amount, because a field that is re-created would lose the caret.
  return (
    <Explains of={found} steps={steps}>
      {found ? (
        <Finding found={found} without={answered.worksheet.total} />
      ) : (
        <p>
          If you rent out a room, or the other units of a house with two to four homes, the rent lowers your cost, and
          lenders may count part of it as income.
        </p>
      )}
      {blanks}
      {found && <Figured found={found} without={answered.worksheet.total} />}
    </Explains>
  );
}

const steps = (found: Found | undefined) => (found ? stepsOfRentedOut(found) : []);

interface FoundProps {
  readonly found: Found;
  /** What the home costs each month without the rent. */
  readonly without: number;
}

function Finding({ found, without }: FoundProps) {
  const { afterRent, afterTax, uncovered } = found.worksheet;
  return (
    <>
      <p className="finding">
        {afterRent < 0 ? (
          <>
            The rent pays for the whole home and leaves <b>{inDollars(-afterRent)}</b> a month.
          </>
        ) : (
          <>
            With the rent, the home costs you <b>{inDollars(afterRent)}</b> a month instead of {inDollars(without)}
            {afterTax === null ? "" : `, or ${inDollars(Math.max(0, afterTax))} counting federal tax on the rent`}.
          </>
        )}{" "}
        {whatLendersCount(found)}
      </p>
      {uncovered !== null && uncovered > 0 && (
        <p className="finding">
          FHA wouldn’t insure a loan on this home: the payment is {inDollars(uncovered)} a month more than three
          quarters of the rent for all its units. A lower price or more money down would bring the payment down.
        </p>
      )}
    </>
  );
}

function Figured({ found, without }: FoundProps) {
  const { collected, afterRent, counted, uncovered, schedule, rentTax, afterTax } = found.worksheet;
  const entries: Entry<LineName<typeof found.worksheet>>[] = [
    { name: "collected", label: "Rent you collect each month", amount: inCents(collected) },
    {
      name: "afterRent",
      label: afterRent < 0 ? "The rent leaves you each month" : "The home costs you each month",
      amount: inCents(Math.abs(afterRent)),
      note: `${inCents(without)} without the rent`,
      kind: "subtotal",
    },
    {
      name: "counted",
      label: "Rent that the lender adds to your income",
      amount: counted === 0 ? "none" : inCents(counted),
      note: "a month",
    },
    ...(uncovered === null
      ? []
      : [
          {
            name: "rentCovers" as const,
            label: "What the rent for all units covers",
            amount: inCents(found.worksheet.rentCovers ?? 0),
          },
        ]),
  ];
  const taxed: Entry<LineName<typeof found.worksheet>>[] = [
    { name: "schedule.partCosts", label: "Tenants’ share of the home’s costs", amount: inDollars(schedule.partCosts) },
    { name: "schedule.depreciation", label: "Depreciation", amount: inDollars(schedule.depreciation) },
    {
      name: "schedule.taxableRent",
      label: "Rent that is taxed",
      amount: schedule.taxableRent === 0 ? "none" : inDollars(schedule.taxableRent),
      note: `of ${inDollars(12 * collected)} a year`,
      kind: "subtotal",
    },
    ...(rentTax === null || afterTax === null
      ? []
      : [
          {
            name: "rentTax" as const,
            label: "Yearly federal tax because of the rent",
            amount: inDollars(rentTax),
            note: "the tenants’ share of interest and property tax no longer counts among your own deductions",
          },
          {
            name: "afterTax" as const,
            label:
              afterTax < 0 ? "The rent leaves you each month, after tax" : "The home costs you each month, after tax",
            amount: inCents(Math.abs(afterTax)),
            kind: "total" as const,
          },
        ]),
  ];
  return (
    <>
      <Ledger label="Renting out part of the home" entries={entries} />
      <p className="soft small">
        “What you can afford” adds the counted rent to <ToBlank name="incomePerYear">your income</ToBlank>. “Rent or
        buy” doesn’t count the rent. Some lenders also count rent from a boarder or a small second unit, so ask.
      </p>
      <div>
        <h4>Tax on the rent (Schedule E)</h4>
        {rentTax === null && (
          <p>
            Enter <ToBlank name="incomePerYear">your income</ToBlank> to see the tax.
          </p>
        )}
        <Ledger label="The tax on the rent" entries={taxed} />
      </div>
      <p className="soft small">
        This is for a full first year and leaves out state tax. Costs for the rented part alone would lower the tax
        further, and so might a loss on a separate unit; we leave both out. When you sell, the depreciation is taxed at
        up to {inPercent(depreciatedGainRate.value)}, even if the rest of your gain is tax-free. Our{" "}
        <a href="/gig-economy-tax-calculator">gig tax calculator</a> works out the whole return: choose “Renting out a
        home or room” as the kind of work.
      </p>
    </>
  );
}

/** How the lender counts the rent, in a sentence. */
function whatLendersCount({ answered: { given }, worksheet: { counted } }: Found): string {
  if (counted > 0)
    return `The lender adds ${inDollars(counted)} a month of it to your income${given.program === "va" ? " if you have managed rentals before and keep six months of payments in reserve" : ""}.`;
  return given.program === "usda"
    ? "USDA doesn’t lend on a home that earns rent."
    : "For a home with one unit, lenders usually count no rent.";
}

import type { LineName } from "../../../engine/worksheet.ts";
import { Explains } from "../../../ui/explain/Explains.tsx";
import { Blank } from "../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../ui/form/ToBlank.tsx";
import { inCents, inDollars } from "../../../ui/format.ts";
import { type Entry, Ledger } from "../../../ui/result/Ledger.tsx";
import type { Answer } from "../answer.ts";
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
        <Blank name="partVacancy" note="How much of the time it is empty." />
        {mustPayForItself(given) && <Blank name="allUnitsRent" note="The appraiser estimates it for FHA." />}
      </div>
      <p className="soft small">
        {given.units === 1 ? "This is counted as a single-family home" : `The building has ${given.units} homes`}.{" "}
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
  const { afterRent, uncovered } = found.worksheet;
  return (
    <>
      <p className="finding">
        {afterRent < 0 ? (
          <>
            The rent pays for the whole home and leaves <b>{inDollars(-afterRent)}</b> a month.
          </>
        ) : (
          <>
            With the rent, the home costs you <b>{inDollars(afterRent)}</b> a month instead of {inDollars(without)}.
          </>
        )}{" "}
        {whatLendersCount(found)}
      </p>
      {uncovered !== null && uncovered > 0 && (
        <p className="finding">
          FHA wouldn’t lend for this home: the payment is {inDollars(uncovered)} a month more than three quarters of the
          rent of all its units. A lower price or more money down brings the payment down.
        </p>
      )}
    </>
  );
}

function Figured({ found, without }: FoundProps) {
  const { collected, afterRent, counted, uncovered } = found.worksheet;
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
            label: "What the rent of all units covers",
            amount: inCents(found.worksheet.rentCovers ?? 0),
          },
        ]),
  ];
  return (
    <>
      <Ledger label="Renting out part of the home" entries={entries} />
      <p className="soft small">
        “What you can afford” adds the counted rent to <ToBlank name="incomePerYear">your income</ToBlank>. “Rent or
        buy” doesn’t count the rent. Some lenders also count a boarder or a small second unit, so ask.
      </p>
      <p className="soft small">
        These amounts are before income tax. The rent is taxed on Schedule E, after the rented share of interest,
        property tax, insurance, upkeep and depreciation, so the tax is often small at first. Our{" "}
        <a href="/gig-economy-tax-calculator">gig tax calculator</a> works it out with the rest of your return: choose
        “Renting out a home or room” as the kind of work.
      </p>
    </>
  );
}

/** How the lender counts the rent, in a sentence. */
function whatLendersCount({ answered: { given }, worksheet: { counted } }: Found): string {
  if (counted > 0)
    return `The lender adds ${inDollars(counted)} a month of it to your income${given.program === "va" ? " if you have managed rentals before and keep six months of payments in reserve" : ""}.`;
  return given.program === "usda"
    ? "USDA doesn’t lend for a home that earns rent."
    : "For a home with one unit, lenders usually count no rent.";
}

import { useState } from "react";
import type { Payments } from "../../../engine/mortgage/owning/house-payments.ts";
import { paymentDate } from "../../../engine/mortgage/schedule.ts";
import { scheduleRowLines } from "../../../engine/mortgage/schedule-row.lines.ts";
import { rowAt, rowScope, type ScheduleRow } from "../../../engine/mortgage/schedule-row.ts";
import { explain, type Step } from "../../../engine/worksheet.ts";
import { foundIn, inValues } from "../../../ui/explain/formula.ts";
import { format, inCents, monthShort } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { moneyOf } from "./money.ts";
import { YearTable } from "./YearTable.tsx";
import { yearsOf } from "./years.ts";

/** The loan's payments by year and by month. Each month opens to show how its row was computed. */
export default function Schedule({ answered }: { readonly answered: Answer }) {
  const [monthly, setMonthly] = useState(false);
  const { payments } = answered;
  const { worth, words } = moneyOf(answered);
  if (payments.schedule.paymentsMade === 0) return <p>You aren’t borrowing anything, so there are no payments.</p>;
  return (
    <>
      <p className="controls">
        <button type="button" aria-pressed={!monthly} onClick={() => setMonthly(false)}>
          By year
        </button>
        <button type="button" aria-pressed={monthly} onClick={() => setMonthly(true)}>
          By month
        </button>
      </p>
      {monthly ? (
        <Months payments={payments} />
      ) : (
        <>
          {words && <p className="soft">Amounts are in today's dollars.</p>}
          <YearTable years={yearsOf(payments.schedule, worth)} />
        </>
      )}
    </>
  );
}

const Months = ({ payments }: { readonly payments: Payments }) => {
  const [open, setOpen] = useState<number>();
  const { schedule } = payments;
  return (
    <section className="scroll tall" tabIndex={0} aria-label="Payments by month">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Payment</th>
            <th scope="col">Interest</th>
            <th scope="col">Principal</th>
            <th scope="col">Extra</th>
            <th scope="col">Still owed</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: schedule.paymentsMade }, (_, i) => rowAt(schedule, i + 1)).map((row) => (
            <MonthRow
              key={row.number}
              row={row}
              payments={payments}
              open={open === row.number}
              toggle={() => setOpen(open === row.number ? undefined : row.number)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface RowProps {
  readonly row: ScheduleRow;
  readonly payments: Payments;
  readonly open: boolean;
  toggle(): void;
}

const worked = (step: Step) => inValues(step) && `${inValues(step)} =`;

const MonthRow = ({ row, payments: { schedule, rowTerms }, open, toggle }: RowProps) => (
  <>
    <tr>
      <th scope="row">
        <button type="button" className="plain" aria-expanded={open} onClick={toggle}>
          {row.number}: {monthShort(paymentDate(schedule, row.number))}
        </button>
      </th>
      <td>{inCents(row.payment)}</td>
      <td>{inCents(row.interest)}</td>
      <td>{inCents(row.principal)}</td>
      <td>{inCents(row.extra)}</td>
      <td>{inCents(row.balance)}</td>
    </tr>
    {open && (
      <tr className="why">
        <td colSpan={6}>
          <ul>
            {explain(row, scheduleRowLines, rowScope({ ...schedule, ...rowTerms(row.number) }, row.number)).map(
              (step) => (
                <li key={step.name}>
                  {step.label}: {step.formula === undefined ? foundIn(step) : worked(step)} <b>{format(step)}</b>
                </li>
              ),
            )}
          </ul>
        </td>
      </tr>
    )}
  </>
);

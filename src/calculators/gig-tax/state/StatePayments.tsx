/** Why, when and how much to pay the state. */
import { capital } from "../../../engine/capital.ts";
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { inDollars, inPercent, inWholePercent } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import { Ledger } from "../../../ui/result/Ledger.tsx";
import type { Answer } from "../answer.ts";
import type { Inputs } from "../inputs.ts";
import { paymentEntries } from "./entries.ts";
import { lastYearsTaxWasTooLow, lastYearsZeroIsNoMeasure, onlyAbove, onlyFrom, zeroOnlyBelow } from "./plan.ts";
import type { StateShare } from "./share.ts";

interface Props {
  readonly share: StateShare;
  readonly answered: Answer;
}

export function StatePayments({ share, answered }: Props) {
  const { plan, year } = share;
  const { state } = share.names;
  if (plan === null || year.untaxed) return null;
  if (answered.inputs.today > returnDue(answered.inputs.taxYear))
    return (
      <section aria-label={`What to pay ${state}, and when`}>
        <h2>No more payments to {state} before your return</h2>
        <p>
          Pay what you still owe for {answered.inputs.taxYear} with your state return. The tab “If you're late” shows
          what waiting costs.
        </p>
        {ofItsOwn(share) && (
          <p className="soft small">{ofItsOwn(share)} has its own return, and you pay with that one.</p>
        )}
      </section>
    );
  const { payments, left } = plan;
  const due = payments.required && payments.toPay > 0.005;
  return (
    <section aria-label={`What to pay ${state}, and when`}>
      <h2>
        {due
          ? `What to pay ${state}, and when`
          : owesNone(share)
            ? `No income tax to pay ${state}`
            : `Nothing to pay ${state} before your return`}
      </h2>
      <p>{reasonOf(share, answered.inputs)}</p>
      {due && <Ledger label={`Payments to ${state}`} entries={paymentEntries(share)} />}
      {plan.wasLate && <p>Some of it was paid late. Under “If you're late” you can see what {state} may add.</p>}
      {due && left.stillToPay < 0.005 && <p>What you've already paid covers the year.</p>}
      {unevenIn(share) && <p>{unevenIn(share)}</p>}
      {aboveTable(share) && <p>{aboveTable(share)}</p>}
      {due && (
        <p className="soft small">
          If most of your income comes late in the year, {state} may have a form that lowers these payments. We don't
          use it.
        </p>
      )}
    </section>
  );
}

const owesNone = ({ plan }: StateShare) => plan !== null && plan.brief.tax < 0.5;

/** The place whose tax isn't on the state's return. */
const ofItsOwn = ({ placeLaw }: StateShare) =>
  placeLaw && !placeLaw.year.onStateReturn ? placeLaw.year.name : undefined;

/** Why something has to be paid ahead, or why nothing has to. */
function reasonOf(share: StateShare, inputs: Inputs): string {
  const {
    plan,
    year,
    names: { state },
    law: compiled,
  } = share;
  if (plan === null) return "";
  const { law, payments } = plan;
  if (owesNone(share)) return `You owe ${state} no income tax for ${year.year}, so you don't have to pay in advance.`;
  if (law.threshold === null && compiled?.year.paymentsOnlyAbove)
    return `${capital(state)} requires payments during the year only if your income is more than ${inDollars(onlyAbove(compiled, inputs))}, this year and last. The tax is due with the return.`;
  if (law.threshold === null && compiled && lastYearsTaxWasTooLow(compiled, inputs))
    return `${capital(state)} requires payments during the year only if last year's tax was ${inDollars(onlyFrom(compiled, inputs) ?? 0)} or more. The tax is due with the return.`;
  if (law.threshold === null)
    return `${capital(state)} requires no payments during the year. The tax is due with the return.`;
  if (!payments.required) {
    const owed =
      payments.leftToPay < 0.5
        ? `Your withholding covers your ${year.name} tax.`
        : `You will owe ${inDollars(payments.leftToPay)}${plan.brief.withholding > 0 ? " after withholding" : ""}.`;
    return `${owed} ${capital(state)} requires estimated payments only if you'll owe ${inDollars(law.threshold)} or more.`;
  }
  const byLastYear = payments.ofLastYear !== null && payments.ofLastYear < payments.ofThisYear;
  if (payments.toPay < 0.005) return "Your withholding covers what you have to pay during the year.";
  if (compiled && lastYearsZeroIsNoMeasure(compiled, inputs, plan.brief.tax))
    return `You avoid a penalty if you pay ${inPercent(law.currentYearShare)} of this year's state tax during the year. You had no tax last year, but in ${state} that counts only if this year's tax is less than ${inDollars(zeroOnlyBelow(compiled, inputs) ?? 0)}.`;
  return byLastYear
    ? `You avoid a penalty if you pay ${inWholePercent(payments.requiredYearly / (plan.brief.priorYearTax || 1))} of last year's state tax, which is less than ${inPercent(law.currentYearShare)} of this year's.`
    : `You avoid a penalty if you pay ${inPercent(law.currentYearShare)} of this year's state tax during the year.${inputs.lastYearStateTax === null ? " If you enter last year's state tax, you may need to pay less." : ""}`;
}

/** Shown if the parts aren't equal, or the dates differ from the IRS's. */
function unevenIn({ plan, names }: StateShare): string {
  if (plan === null || !plan.payments.required) return "";
  const { shares } = plan.law;
  return new Set(shares).size > 1
    ? `${capital(names.state)} doesn't ask for equal payments. On its ${shares.length} dates, they are ${listed(shares.map((share) => inPercent(share)))} of the year's amount.`
    : "";
}

/** Shown if wages are above the part of the state's withholding table that we have. */
function aboveTable({ paychecks, names }: StateShare): string {
  const known = paychecks?.formula?.figures[0]?.knownUpTo.value ?? null;
  const highest = Math.max(0, ...(paychecks?.formula?.sheet.jobs.map(({ wages }) => wages) ?? []));
  return known !== null && highest > known
    ? `Above ${inDollars(known)} of pay, employers in ${names.state} use another withholding table, which we don't have. Enter what was withheld from your pay stub.`
    : "";
}

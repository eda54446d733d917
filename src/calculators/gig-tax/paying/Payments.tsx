import { monthNames } from "../../../engine/calendar.ts";
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { dayInWords, inCents, inDollars } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import type { Answer } from "../answer.ts";
import type { Share } from "../state/useStateShare.ts";
import { isOver } from "../year/part-of-year.ts";
import { leftToWithhold, whosePaychecks } from "./paying.ts";
import { penaltiesOf } from "./penalties.ts";

const QUARTERS = ["first", "second", "third", "fourth"];
/** Turns "2026Q4, 2027Q1" into "the fourth quarter of 2026, the first quarter of 2027". */
const quartersInWords = (quarters: string) =>
  quarters.replace(/(\d{4})Q(\d)/g, (_, year, quarter) => `the ${QUARTERS[Number(quarter) - 1]} quarter of ${year}`);

const REASONS: Readonly<Record<Exclude<Answer["plan"]["choice"], "owes_little">, string>> = {
  current_year_90: "You avoid a penalty if you pay 90% of this year's tax during the year.",
  prior_year_100: "You avoid a penalty if you pay as much as last year's tax, which is less than 90% of this year's.",
  prior_year_110:
    "Last year's income was over $150,000, or $75,000 on a separate return, so you avoid a penalty if you pay 110% of last year's tax, which is less than 90% of this year's.",
  annualized: "Your income comes late in the year, so your payments can too (Form 2210, Schedule AI).",
  no_tax_last_year: "You owed no tax last year, so you don't need to pay during this one.",
  withholding_is_enough: "Your withholding already covers what you have to pay during the year.",
};

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

/** What to pay, when, and why; what is late, and what waiting costs. */
export default function PaymentPlan({ answered, share }: Props) {
  const { inputs, plan, year } = answered;
  const { schedule } = plan;
  const { ifPaidToday, ifPaidNextDate, waitingCosts, assumedQuarters } = penaltiesOf(answered);
  if (plan.returnWasDue) return <TimeIsOver answered={answered} penalty={ifPaidToday.penalty} />;
  const mayWithholdMore = !isOver(inputs);
  const reason =
    plan.choice === "owes_little"
      ? owesLittle(answered)
      : plan.choice === "annualized" && !inputs.unevenIncome
        ? sinceItBegan(answered)
        : inputs.lastYearTax === null && plan.choice === "current_year_90"
          ? `${REASONS.current_year_90} If you enter last year's tax, you may need to pay less.`
          : inputs.lastYearIncome === null && plan.choice === "prior_year_110"
            ? "We assume that last year's income was as high as this year's, so you avoid a penalty if you pay 110% of last year's tax. If last year's income was $150,000 or less, enter it, because then 100% is enough."
            : REASONS[plan.choice];
  const total = schedule.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-label="Why these payments">
      <h2>
        {schedule.length > 0
          ? "Why these payments"
          : `Why you don't owe the IRS anything${year.result.taxAfterRefundableCredits < 0.5 ? "" : " until you file"}`}
      </h2>
      <p>
        {reason} {schedule.length > 0 && "You can also mail Form 1040-ES."}
      </p>
      {ifPaidToday.penalty >= 0.5 && (
        <p>
          {schedule[0]?.why === "overdue"
            ? `Part of this is late${inputs.lastYearTax === null ? ", unless your tax last year was low" : ""}. If you pay today, the IRS may add a penalty of about `
            : "Part of this was paid late. The IRS may add a penalty of about "}
          {inDollars(ifPaidToday.penalty)}
          {waitingCosts >= 0.5 ? `, or about ${inDollars(ifPaidNextDate.penalty)} if you wait for the next date` : ""}.
          {mayWithholdMore &&
            plan.plan.withholdingThatCures > 0 &&
            plan.plan.withholdingThatCures <= leftToWithhold(answered) &&
            ` Withholding counts as paid evenly, so ${inDollars(plan.plan.withholdingThatCures)} more withheld from ${whosePaychecks(inputs)} before the year ends would erase it.`}
          {typeof share !== "string" &&
            share.dues.some(({ late, amount }) => late && amount >= 0.5) &&
            ` What ${listed([...new Set(share.dues.flatMap(({ to, late, amount }) => (late && amount >= 0.5 ? [share.names[to] ?? ""] : [])))])} may add is under “If you're late.”`}
        </p>
      )}
      {assumedQuarters !== "" && ifPaidToday.penalty >= 0.5 && (
        <p className="soft small">
          The IRS hasn't set the interest rate yet for {quartersInWords(assumedQuarters)}, so we use the last known
          rate.
        </p>
      )}
      {mayWithholdMore && total > 0 && total <= leftToWithhold(answered) && (
        <p>
          Instead of these payments, you can have {inDollars(total)} more withheld from {whosePaychecks(inputs)}. Divide
          it by the number of paychecks left in {inputs.taxYear}, and put the result on line 4(c) of a new Form W-4. It
          counts as paid evenly over the year.
        </p>
      )}
    </section>
  );
}

/** A tax of nothing isn't "less than $1,000". */
function owesLittle({ year: { result, law } }: Answer): string {
  const tax = result.taxAfterRefundableCredits;
  if (tax < 0.5) return "You'll owe no federal tax for the year, so there's nothing to pay ahead.";
  const { withheld, excessSocialSecurity } = result.paid;
  const left = Math.max(0, tax - withheld - excessSocialSecurity);
  if (left < 0.5) return "Your withholding covers your tax, so you don't need to pay during the year.";
  return `You'll owe ${inDollars(left)}${withheld > 0 ? " after withholding" : ""}. That's less than ${inDollars(law.estimatedTax.noPenaltyUnder)}, so you don't need to pay during the year.`;
}

/** Payments are spread over the months of work (26 USC 6654(d)(2)). */
function sinceItBegan({ inputs: { gigs } }: Answer): string {
  const first = Math.min(...gigs.map(({ began }) => began));
  return `Your work began in ${monthNames[first - 1]}, so your payments can start later too (Form 2210, Schedule AI). We assume the same profit each month since then.`;
}

/** After the return's due date, nothing can be paid ahead. */
function TimeIsOver({ answered: { inputs, year }, penalty }: { readonly answered: Answer; readonly penalty: number }) {
  const { refund } = year.result;
  return (
    <section aria-label="What to pay when">
      <h2>No more payments before your return</h2>
      <p>
        Your {inputs.taxYear} return was due on {dayInWords(returnDue(inputs.taxYear))}.{" "}
        {refund < 0
          ? `Pay the ${inCents(-refund)} you still owe with it. The IRS adds interest and a penalty for each month after that day. They aren't in this amount.`
          : `Based on what you entered, you'd get back ${inCents(refund)}.`}
      </p>
      {penalty >= 0.5 && (
        <p>
          Expect an extra penalty of about {inDollars(penalty)} for paying too little during the year
          {inputs.lastYearTax === null && `, unless your tax for ${inputs.taxYear - 1} was low`}.
        </p>
      )}
    </section>
  );
}

import { paymentDate } from "../../../../engine/mortgage/schedule.ts";
import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent, monthInWords, monthsInWords } from "../../../../ui/format.ts";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import { isDescribed, paymentByTheOthers } from "../../present.ts";
import { type Present as Found, stepsOfPresent } from "./ahead.ts";

/** An existing loan. Its statement is asked for once, for this panel and for paying early and refinancing. */
export default function Present({ found }: { readonly found: Found | undefined }) {
  const { typed } = useTheForm();
  const isOwed = typed.owedNow?.trim();
  // The loan above is out of sight, unless a home is being bought too.
  const isAlone = typed.price === undefined;
  return (
    <>
      {found ? (
        <Finding found={found} />
      ) : (
        <p>
          Already paying a mortgage? Enter what you owe from your statement. Then this panel, “Paying early” and
          “Refinancing” start from that loan instead of the one above.
        </p>
      )}
      <div className="fields">
        <Blank name="owedNow" />
        {isOwed && (
          <>
            <Blank name="rateNow" note={isAlone ? "From your statement." : "Leave it empty to use the rate above."} />
            <Blank
              name="paymentsLeft"
              note={isAlone && "The number of monthly payments, or a time such as “26 years 3 months.”"}
            />
            <Blank name="paymentNow" note={found && paymentNote(found)} />
            <Blank name="nextPayment" />
            <Blank name="spareMoney" />
            <Blank name="insuranceNow" note="For a conventional loan. Leave it empty if you pay none." />
            {found && found.answered.given.insuranceNow !== null && <Blank name="pricePaid" />}
          </>
        )}
      </div>
      {found && isDescribed(found.answered.given) && <Figured found={found} />}
    </>
  );
}

/** A payment this many times what the other numbers give may include taxes. A few dollars more are rounding. */
const WITH_TAXES = 1.05;

/** Beside the payment: what the other numbers give or, once it is typed, what it means for them. */
function paymentNote({ answered: { given }, loan, worksheet: { now } }: Found): string | undefined {
  if (given.paymentNow === null)
    return isDescribed(given)
      ? `From these numbers, the payment would be ${inCents(paymentByTheOthers(loan))}. Enter your payment without taxes and insurance.`
      : "Without taxes and insurance.";
  if (loan.statedPayment === undefined) return undefined;
  if (given.paymentsLeft !== null)
    return now.paymentsToGo < given.paymentsLeft && given.paymentNow > WITH_TAXES * paymentByTheOthers(loan)
      ? `From the other numbers, the payment would be ${inCents(paymentByTheOthers(loan))}. This one pays off the loan in ${monthsInWords(now.paymentsToGo)}, so check that it doesn’t include taxes.`
      : undefined;
  return `At ${inPercent(loan.annualRate)}, it pays off the loan in ${monthsInWords(now.paymentsToGo)}. If your statement says otherwise, this payment may include taxes.`;
}

const dateOf = ({ loan }: Found, payment: number) => monthInWords(paymentDate(loan, Math.max(1, payment)));

function Finding({ found }: { readonly found: Found }) {
  const { now } = found.worksheet;
  const { spareMoney, stayMonths } = found.answered.given;
  if (!isDescribed(found.answered.given))
    return <p className="finding">Enter your interest rate and the payments left to see when you’ll be done.</p>;
  return (
    <p className="finding">
      You’ll make your last payment in <b>{dateOf(found, now.paymentsToGo)}</b>, with {inDollars(now.interestToGo)} of
      interest left to pay.{" "}
      {now.withExtra.paymentsSaved > 0 && (
        <>
          With {inDollars(spareMoney)} extra a month, you’re done in <b>{dateOf(found, now.withExtra.paymentsToGo)}</b>{" "}
          and save {inDollars(now.withExtra.interestSaved)} in interest.
          {stayMonths < now.withExtra.paymentsToGo &&
            ` If you leave after ${monthsInWords(stayMonths)}, you’ll have saved ${inDollars(now.withExtra.interestSavedByStay)} of it.`}
        </>
      )}
    </p>
  );
}

/** A last payment this many times the others means that the payment doesn't pay off the balance. */
const FAR_ABOVE = 1.5;

function Figured({ found }: { readonly found: Found }) {
  const { now } = found.worksheet;
  const { spareMoney, stayMonths } = found.answered.given;
  const entries: Entry<LineName<Found["worksheet"]>>[] = [
    { name: "now.payment", label: "Payment now", amount: inCents(now.payment), note: "principal and interest" },
    {
      name: "now.paymentsToGo",
      label: "Paid off after",
      amount: monthsInWords(now.paymentsToGo),
      note: dateOf(found, now.paymentsToGo),
    },
    { name: "now.interestToGo", label: "Interest left to pay", amount: inCents(now.interestToGo) },
    ...(spareMoney > 0
      ? [
          {
            name: "now.withExtra.paymentsToGo" as const,
            label: `Paid off with ${inDollars(spareMoney)} extra after`,
            amount: monthsInWords(now.withExtra.paymentsToGo),
            note: `${monthsInWords(now.withExtra.paymentsSaved)} sooner`,
          },
          {
            name: "now.withExtra.interestSaved" as const,
            label: "Interest the extra saves",
            amount: inCents(now.withExtra.interestSaved),
            kind: "total" as const,
          },
          ...(stayMonths < now.withExtra.paymentsToGo
            ? [
                {
                  name: "now.withExtra.interestSavedByStay" as const,
                  label: `Part of it saved within ${monthsInWords(stayMonths)}`,
                  amount: inCents(now.withExtra.interestSavedByStay),
                  note: "if you sell or refinance then",
                },
              ]
            : []),
        ]
      : []),
  ];
  return (
    <Explains of={found} steps={stepsOfPresent}>
      {now.lastPayment > FAR_ABOVE * now.payment && (
        <p className="aside">
          At {inCents(now.payment)} a month, the last payment would be {inCents(now.lastPayment)}. Check the rate, the
          payment and the payments left on your statement.
        </p>
      )}
      <Ledger label="The loan you have" entries={entries} />
      {now.insurance && <Insurance found={found} insurance={now.insurance} />}
      <p className="soft small">
        To pay every two weeks, recast or invest instead, see <ToBlank name="recastLump">“Paying early”</ToBlank>. For a
        new loan at a lower rate, see <ToBlank name="newRate">“Refinancing”</ToBlank>.
      </p>
    </Explains>
  );
}

function Insurance({
  found,
  insurance,
}: {
  readonly found: Found;
  readonly insurance: NonNullable<Found["worksheet"]["now"]["insurance"]>;
}) {
  const when = (payment: number) => (payment === 0 ? "now" : dateOf(found, payment));
  const after = (payment: number) => (payment === 0 ? "you already owe less" : `after payment ${payment} from now`);
  const { untilRequest, untilRequestWithExtra, untilAutomatic } = insurance;
  const entries: Entry<LineName<Found["worksheet"]>>[] = [
    {
      name: "now.insurance.untilRequest",
      label: "You may ask in writing to end it",
      amount: when(untilRequest),
      note:
        untilRequest === 0
          ? `you already owe ${inDollars(insurance.requestBalance)} or less, 80% of the price you paid`
          : `${after(untilRequest)}: you owe ${inDollars(insurance.requestBalance)}, 80% of the price you paid`,
    },
    ...(untilRequestWithExtra < untilRequest
      ? [
          {
            name: "now.insurance.untilRequestWithExtra" as const,
            label: "With your extra payment you may ask",
            amount: when(untilRequestWithExtra),
            note: after(untilRequestWithExtra),
          },
        ]
      : []),
    {
      name: "now.insurance.untilAutomatic",
      label: "It ends by law",
      amount: when(untilAutomatic),
      note: "at 78% on the original schedule, or later if you have paid extra before",
    },
    {
      name: "now.insurance.costOfWaiting",
      label: "Cost of waiting until it ends on its own",
      amount: inCents(insurance.costOfWaiting),
      kind: "total",
    },
  ];
  return (
    <div>
      <h4>Ending mortgage insurance</h4>
      <Ledger label="Ending mortgage insurance" entries={entries} />
    </div>
  );
}

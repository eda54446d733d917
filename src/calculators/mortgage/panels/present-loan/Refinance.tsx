import type { LineName } from "../../../../engine/worksheet.ts";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent, monthsInWords } from "../../../../ui/format.ts";
import { Comparison } from "../../../../ui/result/Comparison.tsx";
import { type Entry, Ledger } from "../../../../ui/result/Ledger.tsx";
import type { Answer } from "../../answer.ts";
import { FromStatement } from "./FromStatement.tsx";
import { isWorthIt, type Refinancing, stepsOfRefinancing } from "./refinancing.ts";

interface Props {
  readonly answered: Answer;
  readonly found: Refinancing | undefined;
}

/** What a new loan would be worth, with both break-evens and the trap of starting the term over. */
export default function Refinance({ answered, found }: Props) {
  return (
    <>
      {found ? (
        <Found found={found} />
      ) : (
        <p className="finding">You’d owe nothing by then. Choose an earlier time to refinance.</p>
      )}
      <div className="fields">
        <Blank
          name="refiAfter"
          note={answered.given.owedNow !== null ? "Counted from today." : "Counted from the first payment above."}
        />
        <Blank name="newRate" />
        <Blank name="newMonths" />
        <Blank name="refiCosts" />
        <Blank name="costsFinanced" />
        <Blank name="cashOut" note="Added to the new loan and paid out to you." />
        {(found?.offer.cashOut ?? 0) > 0 && (
          <>
            <Blank name="lienRate" note="A home equity loan on top of your old mortgage." />
            <Blank name="lienMonths" />
            <Blank name="lienCosts" />
          </>
        )}
      </div>
    </>
  );
}

/** A new loan that ends a few months later than the old one doesn't start the term over. */
const HALF_A_YEAR = 6;

function Found({ found }: { readonly found: Refinancing }) {
  const { offer, worksheet } = found;
  const { refinance, cash } = worksheet;
  const isNow = offer.paymentsMade === 0;
  const isFree = refinance.cashCosts + refinance.financedCosts === 0;
  const breakEven = (months: number | null) =>
    isFree ? "nothing to earn back" : months === null ? "never" : monthsInWords(months);
  const entries: Entry<LineName<typeof worksheet>>[] = [
    {
      name: "refinance.balance",
      label: "What you owe then",
      amount: inCents(refinance.balance),
      note: `${refinance.monthsLeft} ${refinance.monthsLeft === 1 ? "payment" : "payments"} left`,
    },
    { name: "refinance.newLoan", label: "New loan", amount: inCents(refinance.newLoan) },
    {
      name: "refinance.oldPayment",
      label: "Payment now",
      amount: inCents(refinance.oldPayment),
      note: `at ${inPercent(offer.oldRate)}`,
    },
    {
      name: "refinance.newPayment",
      label: "Payment after refinancing",
      amount: inCents(refinance.newPayment),
      note: `at ${inPercent(offer.newRate)}`,
    },
    {
      name: "refinance.monthlySaving",
      label: "Saved each month",
      amount: inCents(refinance.monthlySaving),
      kind: "subtotal",
    },
    {
      name: "refinance.simpleBreakEven",
      label: "Break-even, counting payments alone",
      amount: breakEven(refinance.simpleBreakEven),
    },
    {
      name: "refinance.equityBreakEvenMonth",
      label: "Break-even, counting the balance",
      amount: breakEven(refinance.equityBreakEvenMonth),
      note: "the fairer test",
    },
    {
      name: "refinance.interestSaved",
      label: `${refinance.interestSaved < 0 ? "Extra interest" : "Interest saved"} if you keep both to the end`,
      amount: inDollars(Math.abs(refinance.interestSaved)),
    },
    {
      name: "refinance.presentValue",
      label: isNow ? "Total gain over your stay, valued today" : "Total gain over your stay, valued when you refinance",
      amount: inDollars(refinance.presentValue),
      kind: "total",
      note: `later dollars count less, because your savings earn ${inPercent(offer.discountRate)} a year`,
    },
  ];
  const stay = `${monthsInWords(offer.holdMonths)} you stay${isNow ? "" : " after that"}`;
  const counted = ", counting what your savings could have earned";
  const longer = offer.newMonths > refinance.monthsLeft;
  const isGain = isWorthIt(found);
  // A rate that is only our example gets no verdict.
  const opening =
    useTheForm().typed.newRate === undefined
      ? `At ${inPercent(offer.newRate)}, for example, over the ${stay},`
      : `${isGain ? "Worth it" : "Not worth it"}: over the ${stay},`;
  return (
    <Explains of={found} steps={stepsOfRefinancing}>
      <p className="finding">
        {offer.holdMonths === 0 ? (
          "You would have left by then. Stay longer, or refinance sooner."
        ) : (
          <>
            {opening} refinancing leaves you <b>{inDollars(Math.abs(refinance.presentValue))}</b>{" "}
            {isGain ? "better" : "worse"} off{counted}.
            {isGain &&
              longer &&
              refinance.interestSaved < 0 &&
              ` But the new loan ends ${monthsInWords(offer.newMonths - refinance.monthsLeft)} later: if you keep it to the end, you pay ${inDollars(-refinance.interestSaved)} more interest.`}
          </>
        )}
      </p>
      <Ledger label="Refinancing" entries={entries} />
      {offer.newMonths - refinance.monthsLeft >= HALF_A_YEAR && (
        <p className="aside">
          The new loan ends {monthsInWords(offer.newMonths - refinance.monthsLeft)} later than the old one. If you pay
          it off when the old loan would have ended, it costs <b>{inCents(refinance.sameTermPayment)}</b> a month and{" "}
          <b>{inDollars(refinance.sameTermInterest)}</b> in interest, compared with{" "}
          {inDollars(refinance.remainingInterestOld)} left to pay on the old one.
        </p>
      )}
      {cash && (
        <div>
          <h4>{inDollars(offer.cashOut)} in cash: one new loan, or a second one</h4>
          <Comparison
            label="Ways to take cash out"
            columns={["One new loan", "Old loan plus a second one"]}
            rows={[
              {
                label: "Monthly payments",
                cells: [
                  { text: inCents(cash.paymentRefinanced), name: "cash.paymentRefinanced" },
                  { text: inCents(cash.paymentWithSecond), name: "cash.paymentWithSecond" },
                ],
              },
              {
                label: "Rate on everything you owe",
                cells: [
                  { text: inPercent(offer.newRate) },
                  { text: inPercent(Math.round(cash.blendedRate * 1e5) / 1e5), name: "cash.blendedRate" },
                ],
              },
              {
                label: "Interest and costs while you stay",
                kind: "total",
                cells: [
                  { text: inDollars(cash.costRefinanced), name: "cash.costRefinanced", best: cash.secondSaves < 0 },
                  { text: inDollars(cash.costWithSecond), name: "cash.costWithSecond", best: cash.secondSaves > 0 },
                ],
              },
            ]}
          />
        </div>
      )}
      <p className="soft small">
        <FromStatement given={found.answered.given} /> We don’t count extra payments.{" "}
        <ToBlank name="stayMonths">Change how long you stay and what your savings earn</ToBlank>.
      </p>
    </Explains>
  );
}

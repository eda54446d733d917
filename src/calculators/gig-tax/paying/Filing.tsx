import { returnDue } from "../../../engine/payments/due-dates.ts";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { mustFile } from "./must-file.ts";
import type { Owed } from "./owed.ts";

interface Props {
  readonly answered: Answer;
  readonly owed: Owed;
}

/**
 * Where nothing is due: whether a return has to be filed all the same, and why. After its due date, until when a refund
 * can be claimed: what was withheld or paid ahead counts as paid on April 15 (26 USC 6511(b)(2)(A), 6513(b)).
 */
export function Filing({ answered, owed }: Props) {
  const { taxYear } = answered.inputs;
  if (answered.plan.returnWasDue)
    return (
      owed.toIrs.left <= -0.5 && (
        <p>
          To get your refund from the IRS, file your {taxYear} return if you haven't yet. You have three years from{" "}
          {dayInWords(`${taxYear + 1}-04-15`)}.
        </p>
      )
    );
  const found = owed.stillOwed < 0.5 && mustFile(answered);
  if (!found) return null;
  const by = dayInWords(returnDue(taxYear));
  const still = `You still have to file a federal return by ${by}, because`;
  if (found.because === "work")
    return (
      <p>
        {still} your net earnings from self-employment are {inDollars(answered.year.law.selfEmployment.filingFloor)} or
        more. The return also reports your earnings to Social Security.
      </p>
    );
  if (found.because === "credit") return <p>{still} part of your Marketplace premium was paid for you in advance.</p>;
  if (found.because === "early") return <p>{still} you owe the additional tax on early withdrawals.</p>;
  const grossIncome = inDollars(found.grossIncome);
  const limit = inDollars(found.limit);
  if (found.because === "income")
    return (
      <p>
        {still} your income before any costs or losses, {grossIncome}, is at least {limit}.
      </p>
    );
  const only = `before any costs or losses it's ${grossIncome}, and you have to file only at ${limit} or more.`;
  return found.because === "refund" ? (
    <p>
      File a federal return to get your refund of {inDollars(found.refund)} from the IRS. With this income alone, you
      don't have to file: {only}
    </p>
  ) : (
    <p>
      With this income alone, you don't have to file a federal return: {only}
      {answered.profit < 0 &&
        answered.year.result.adjustedGrossIncome < 0 &&
        " File one anyway: your loss can lower the tax of later years."}
    </p>
  );
}

import { returnDue } from "../../../engine/payments/due-dates.ts";
import { dayInWords, inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { mustFile } from "./must-file.ts";

/** Where nothing is due: whether a return has to be filed all the same, and why. */
/** @param refund whether the IRS pays something back */
export function Filing({ answered, refund }: { readonly answered: Answer; readonly refund: boolean }) {
  const found = mustFile(answered);
  if (!found) return null;
  const by = dayInWords(returnDue(answered.inputs.taxYear));
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
  const { grossIncome, limit } = found;
  return found.because === "income" ? (
    <p>
      {still} your income before any costs or losses, {inDollars(grossIncome)}, is at least {inDollars(limit)}.
    </p>
  ) : (
    <p>
      With this income alone, you don't have to file a federal return: before any costs or losses it's{" "}
      {inDollars(grossIncome)}, and you have to file only at {inDollars(limit)} or more. File anyway if a refund or a
      credit is due to you.
    </p>
  );
}

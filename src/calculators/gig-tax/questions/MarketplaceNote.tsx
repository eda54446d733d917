import { inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { nextThousand } from "../insights/next-dollars.ts";
import { unsettledCredit } from "../paying/unsettled-credit.ts";
import type { Share } from "../state/useStateShare.ts";
import { premiumsOf } from "../year/premiums.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

/** Shown by the premium: what the credit pays, where it ends, and what more profit costs. */
export function MarketplaceNote({ answered, share }: Props) {
  const { inputs, year, grossReceipts } = answered;
  const { health, law } = year;
  if (!inputs.marketplace) return null;
  const { premium, advance } = premiumsOf(inputs);
  if (premium > 0 && advance > premium)
    return (
      <p className="note">
        The credit paid in advance is more than the premium. Did you enter the premium after the credit? Enter the whole
        premium, Form 1095-A, column A.
      </p>
    );
  if (!health) return <p className="note">{unsettledCredit(answered)}</p>;
  const { coverage, credit, deduction } = health;
  const income = coverage.incomeBefore - deduction;
  const { endsAbove } = law.premiumTaxCredit;
  const end = endsAbove === null ? null : endsAbove * coverage.povertyLine;
  if (end !== null && income > end)
    return (
      <p className="note">
        You get no credit, because the income that counts for it
        {income - end < 1
          ? ` is less than a dollar above ${inDollars(end)}`
          : `, ${inDollars(income)}, is above ${inDollars(end)}`}
        , which is {endsAbove} times the poverty line.
      </p>
    );
  if (credit < 1) return <p className="note">With these numbers you get no credit.</p>;
  const more = nextThousand(inputs, year, grossReceipts, typeof share === "string" ? undefined : share.taxesOf).costs;
  return (
    <p className="note">
      The credit pays {inDollars(credit)} of your premium. The income that counts for it is {inDollars(income)}.
      {end !== null &&
        ` If that income goes above ${inDollars(end)}, which is ${endsAbove} times the poverty line, the credit ends.`}
      {more >= 1 && ` Another ${inDollars(1000)} of profit would cost you ${inDollars(more)}.`}
    </p>
  );
}

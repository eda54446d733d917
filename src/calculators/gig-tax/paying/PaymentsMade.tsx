import { Blank } from "../../../ui/form/Blank.tsx";
import { ListCards } from "../../../ui/form/ListCards.tsx";
import { inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { PayeeBlank, payeeName } from "../state/StateBlanks.tsx";
import type { Share } from "../state/useStateShare.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

/** Each payment made: to whom, when and how much. */
export const PaymentsMade = ({ answered: { inputs }, share }: Props) => (
  <ListCards name="payments" title={(i) => paymentTitle(inputs.payments[i], share, i)}>
    {(prefix, i) => (
      <>
        <PayeeBlank share={share} name={`${prefix}to`} chosen={inputs.payments[i]?.to ?? "irs"} />
        <Blank name={`${prefix}paidOn`} />
        <Blank name={`${prefix}amount`} />
      </>
    )}
  </ListCards>
);

/** "Payment 2: $700 to Ohio" */
function paymentTitle(payment: Answer["inputs"]["payments"][number] | undefined, share: Share, i: number) {
  const { amount, to } = payment ?? { amount: 0, to: "irs" };
  return `Payment ${i + 1}: ${inDollars(amount)} to ${payeeName(share, to) ?? (to === "state" ? "your state" : "your city")}`;
}

/** "$700 paid" */
export function paidInWords({ payments }: Answer["inputs"]): string {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return paid > 0 ? `${inDollars(paid)} paid` : "nothing yet";
}

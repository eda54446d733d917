import { Blank } from "../../../ui/form/Blank.tsx";
import { ListCards } from "../../../ui/form/ListCards.tsx";
import { FormContext, useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { PayeeBlank, payeeName } from "../state/StateBlanks.tsx";
import type { Share } from "../state/useStateShare.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
}

/** Each payment made: to whom, when and how much. */
export function PaymentsMade({ answered: { inputs }, share }: Props) {
  const form = useTheForm();
  const { payments, taxYear } = inputs;
  /** A new payment starts on the first day on which one is due for the year. */
  const addItem = (list: string, like?: number) =>
    like === undefined
      ? form.put({ payments: `${payments.length + 1}`, [`payments.${payments.length}.paidOn`]: `${taxYear}-04-15` })
      : form.addItem(list, like);
  return (
    <FormContext value={{ ...form, addItem }}>
      <ListCards name="payments" title={(i) => paymentTitle(payments[i], share, i)}>
        {(prefix, i) => (
          <>
            <PayeeBlank share={share} name={`${prefix}to`} chosen={payments[i]?.to ?? "irs"} />
            <Blank name={`${prefix}paidOn`} />
            <Blank name={`${prefix}amount`} />
          </>
        )}
      </ListCards>
    </FormContext>
  );
}

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

/** The next step for the state: where to pay it, what to choose there, and a button for when it is done. */
import { paymentPages } from "../../../law/states/payment-pages.ts";
import { useTheForm } from "../../../ui/form/useForm.ts";
import type { Answer } from "../answer.ts";
import { NextStep } from "../NextStep.tsx";
import { withPayment } from "../payment-made.ts";
import type { StateShare } from "./share.ts";

interface Props {
  readonly share: StateShare;
  readonly answered: Answer;
}

export function NextStatePayment({ share, answered }: Props) {
  const { plan, year } = share;
  const form = useTheForm();
  const page = paymentPages[year.state];
  if (!plan || !page) return null;
  const { overdue, ahead } = plan.left;
  const date = ahead.find(({ amount }) => amount >= 0.005);
  const amount = overdue >= 0.005 ? overdue : (date?.amount ?? 0);
  if (amount < 0.005) return null;
  return (
    <NextStep
      label={`Your next payment to ${year.name}`}
      amount={amount}
      by={overdue >= 0.005 || !date ? null : date.due}
      url={page.url}
      at={page.name}
      onPaid={() => form.put(withPayment(answered, share, "state", amount))}
    >
      Choose an individual estimated tax payment{page.form ? ` (${page.form})` : ""} for tax year{" "}
      {answered.inputs.taxYear}.
    </NextStep>
  );
}

/** The next step for a city or county with its own return: where to pay it, and a button for when it is done. */
import { placePaymentPage } from "../../../law/states/place-payment-pages.ts";
import { useTheForm } from "../../../ui/form/useForm.ts";
import type { Answer } from "../answer.ts";
import { NextStep } from "../NextStep.tsx";
import { withPayment } from "../payment-made.ts";
import type { StateShare } from "./share.ts";

interface Props {
  readonly share: StateShare;
  readonly answered: Answer;
}

export function NextPlacePayment({ share, answered }: Props) {
  const { year, names, dues, placePlan } = share;
  const form = useTheForm();
  const place = names.place ?? "";
  const page = placePaymentPage(year.state, place);
  const next = dues.find(({ to, amount }) => to === "place" && amount >= 0.005);
  if (!placePlan || !page || !next) return null;
  return (
    <section aria-label={`What to pay ${place}`}>
      <h2>What to pay {place}</h2>
      <NextStep
        label={`Your next payment to ${place}`}
        amount={next.amount}
        by={next.late ? null : next.day}
        url={page.url}
        at={page.name}
        onPaid={() => form.put(withPayment(answered, share, "place", next.amount))}
      >
        Pay it as estimated tax for {answered.inputs.taxYear}.
        {page.form ? ` If you pay by mail, send ${page.form}.` : ""}
      </NextStep>
    </section>
  );
}

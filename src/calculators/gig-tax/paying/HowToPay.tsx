/** How to pay what is due next: each agency's own page, what to choose there, and a button for when it is done. */
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { paymentPages } from "../../../law/states/payment-pages.ts";
import { placePaymentPage } from "../../../law/states/place-payment-pages.ts";
import { useTheForm } from "../../../ui/form/useForm.ts";
import type { Answer } from "../answer.ts";
import type { Payee } from "../inputs.ts";
import type { StateShare } from "../state/share.ts";
import { NextStep } from "./NextStep.tsx";
import type { Owed } from "./owed.ts";
import { withPayment } from "./payment-made.ts";

interface Props {
  readonly answered: Answer;
  readonly state: StateShare | null;
  readonly owed: Owed;
}

const DIRECT_PAY = { url: "https://www.irs.gov/payments/direct-pay-with-bank-account", name: "IRS Direct Pay" };

export function HowToPay({ answered, state, owed }: Props) {
  const { inputs, plan } = answered;
  const { taxYear } = inputs;
  const form = useTheForm();
  const paid = (to: Payee, amount: number) => () => form.put(withPayment(answered, state, to, amount));
  const [toIrs] = plan.schedule;
  const nextTo = (payee: "state" | "place") => state?.dues.find(({ to, amount }) => to === payee && amount >= 0.005);
  const toState = nextTo("state");
  const toPlace = nextTo("place");
  const { state: stateName = "", place: placeName = "" } = state?.names ?? {};
  const statePage = state ? paymentPages[state.year.state] : undefined;
  const placePage = state ? placePaymentPage(state.year.state, placeName) : undefined;
  const { withReturn } = owed.toIrs;
  if (!toIrs && withReturn < 0.5 && !(toState && statePage) && !(toPlace && placePage)) return null;
  return (
    <section aria-label="How to pay">
      <h2>How to pay</h2>
      {toIrs ? (
        <NextStep
          payee="the IRS"
          amount={toIrs.amount}
          by={toIrs.why === "overdue" ? null : toIrs.day}
          at={DIRECT_PAY}
          onPaid={paid("irs", toIrs.amount)}
        >
          Choose the reason Estimated Tax, apply it to 1040-ES, and choose tax year {taxYear}.
        </NextStep>
      ) : (
        withReturn >= 0.5 && (
          <NextStep
            payee="the IRS"
            amount={withReturn}
            by={inputs.today > returnDue(taxYear) ? null : returnDue(taxYear)}
            at={DIRECT_PAY}
          >
            Choose the reason Balance Due, apply it to Form 1040, and choose tax year {taxYear}. Or let your tax
            software pay it when you file.
          </NextStep>
        )
      )}
      {toState && statePage && (
        <NextStep
          payee={stateName}
          amount={toState.amount}
          by={toState.late ? null : toState.day}
          at={statePage}
          onPaid={paid("state", toState.amount)}
        >
          Choose an individual estimated tax payment{statePage.form ? ` (${statePage.form})` : ""} for tax year{" "}
          {taxYear}.
        </NextStep>
      )}
      {toPlace && placePage && (
        <NextStep
          payee={placeName}
          amount={toPlace.amount}
          by={toPlace.late ? null : toPlace.day}
          at={placePage}
          onPaid={paid("place", toPlace.amount)}
        >
          It's estimated tax for {taxYear}.{placePage.form ? ` If you pay by mail, send ${placePage.form}.` : ""}
        </NextStep>
      )}
    </section>
  );
}

/** What paying too little during the year costs; loaded after the first answer. */
import { paymentPenalties } from "../../../engine/payments/payment-penalties.ts";
import { valuesOf } from "../../../law/figure.ts";
import { underpaymentRates } from "../../../law/us/underpayment-rates.ts";
import type { Answer } from "../answer.ts";

const RATES = valuesOf(underpaymentRates);

export const penaltiesOf = ({ inputs, plan }: Pick<Answer, "inputs" | "plan">) =>
  paymentPenalties(plan, inputs.taxYear, RATES);

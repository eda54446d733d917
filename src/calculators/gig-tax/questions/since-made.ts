import { paymentDates } from "../../../engine/payments/due-dates.ts";
import { dayInWords } from "../../../ui/format.ts";
import type { Inputs } from "../inputs.ts";

/** What has changed since a link was made, in words; nothing for a link made today. */
export function sinceMade(madeOn: string, today: string, { taxYear, gigs }: Inputs): string | undefined {
  if (madeOn >= today) return undefined;
  const passed = paymentDates(taxYear).filter(({ due }) => due >= madeOn && due < today);
  const days = passed.map(({ due }) => dayInWords(due)).join(" and ");
  return [
    `These numbers were saved on ${dayInWords(madeOn)}. Dates now count from today.`,
    days && `Since then, the payment due ${days} has passed.`,
    gigs.some(({ pay }) => pay.per === "so far") && "Bring the pay you typed as “so far this year” up to date.",
  ]
    .filter(Boolean)
    .join(" ");
}

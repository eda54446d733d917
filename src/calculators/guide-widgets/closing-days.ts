import { addMonths, dateFromIso, isoDate } from "../../engine/calendar.ts";
import { closingDisclosureBy, closingFrom, daysAfter, loanEstimateBy } from "../../engine/mortgage/disclosure-dates.ts";
import { daysBetween } from "../../engine/payments/days.ts";

/** Business days before or after which a lender has to give a form. */
interface DisclosureDays {
  readonly loanEstimateDays: number;
  readonly closingDisclosureDays: number;
  /** Business days between the Loan Estimate and closing, at least. */
  readonly waitingDays: number;
}

/** The days of an example: an offer accepted on a Tuesday, with closing 45 days later in the contract. */
export function closingDays({ loanEstimateDays, closingDisclosureDays, waitingDays }: DisclosureDays) {
  const offer = "2027-03-02";
  const closing = daysAfter(offer, 45);
  const loanEstimate = loanEstimateBy(offer, loanEstimateDays);
  return {
    offer,
    loanEstimate,
    /** The first day on which the loan may close. */
    closingFrom: closingFrom(loanEstimate, waitingDays),
    inspection: daysAfter(offer, 8),
    lock: daysAfter(offer, 13),
    appraisal: daysAfter(offer, 20),
    underwriting: daysAfter(offer, 27),
    closingDisclosure: closingDisclosureBy(closing, closingDisclosureDays),
    closing,
    /** The first day of the second month after closing. */
    firstPayment: isoDate({ ...addMonths(dateFromIso(closing), 2), day: 1 }),
    /** How far a day is from the offer, in days. */
    since: (day: string) => daysBetween(offer, day),
  };
}

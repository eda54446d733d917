import { addMonths, dateFromIso, isoDate } from "../../engine/calendar.ts";
import { closingDisclosureBy, closingFrom, daysAfter, loanEstimateBy } from "../../engine/mortgage/disclosure-dates.ts";
import { daysBetween } from "../../engine/payments/days.ts";

/** Business days before or after which a lender has to send a form. */
interface DisclosureDays {
  readonly loanEstimateDays: number;
  readonly closingDisclosureDays: number;
  /** The minimum number of business days between the Loan Estimate and closing. */
  readonly waitingDays: number;
}

/** The days in an example: an offer accepted on a Tuesday, with closing 45 days later. */
export function closingDays({ loanEstimateDays, closingDisclosureDays, waitingDays }: DisclosureDays) {
  const offer = "2027-03-02";
  const closing = daysAfter(offer, 45);
  const loanEstimate = loanEstimateBy(offer, loanEstimateDays);
  return {
    offer,
    loanEstimate,
    /** The first day the loan may close. */
    closingFrom: closingFrom(loanEstimate, waitingDays),
    inspection: daysAfter(offer, 8),
    lock: daysAfter(offer, 13),
    appraisal: daysAfter(offer, 20),
    underwriting: daysAfter(offer, 27),
    closingDisclosure: closingDisclosureBy(closing, closingDisclosureDays),
    closing,
    /** The first day of the second month after closing. */
    firstPayment: isoDate({ ...addMonths(dateFromIso(closing), 2), day: 1 }),
    /** How many days after the offer a day is. */
    since: (day: string) => daysBetween(offer, day),
  };
}

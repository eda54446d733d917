/** The loan payment by which lenders judge the income, where it isn't the first one, and why, in words. */
import { adjustableQualifyingTerms } from "../../../../engine/mortgage/adjustable/adjustable-qualifying.ts";
import {
  AS_PAID,
  type QualifyingPayment,
  type QualifyingTerms,
  qualifyingPayment,
} from "../../../../engine/mortgage/qualifying-payment.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { adjustableQualifying } from "../../../../law/mortgage/adjustable.ts";
import { inDollars, inPercent } from "../../../../ui/format.ts";
import type { Answer } from "../../answer.ts";
import { interestOnlyMonthsOf, kindOf } from "../../loan.ts";
import { adjustableTermsOf, changesRate, unusualTermsOf } from "../../other-loans.ts";

const law = valuesOf(adjustableQualifying);

/** FHA, VA and USDA lenders go by the first payment. */
export function qualifyingTermsOf({ given, house }: Pick<Answer, "given" | "house">): QualifyingTerms {
  if (given.program !== "conventional") return AS_PAID;
  const note = adjustableTermsOf(given, 0, house);
  if (kindOf(given) === "adjustable" && changesRate(note)) return adjustableQualifyingTerms(note, given.armIndex, law);
  return { ...AS_PAID, interestOnlyMonths: unusualTermsOf(given, house).interestOnlyMonths };
}

/** Undefined where lenders go by the first payment. */
export function qualifyingOf({ given, house, worksheet }: Answer): QualifyingPayment | undefined {
  const { loan, principalAndInterest } = worksheet;
  const { annualRate, termMonths } = house;
  const made = qualifyingPayment({ loan, annualRate, termMonths }, qualifyingTermsOf({ given, house }));
  return made.payment === principalAndInterest ? undefined : made;
}

/** Regulation Z, 12 CFR 1026.43(c)(5)(ii)(A): the highest payment of the first five years counts. */
const FIRST_MONTHS = 60;

/** What lenders count besides the first payment, or instead of it, in a sentence. */
export function qualifyingInWords(answered: Answer): string | undefined {
  const { given, house, worksheet } = answered;
  if ((worksheet.unusual?.balloon ?? 0) > 0 && unusualTermsOf(given, house).balloonAfter <= FIRST_MONTHS)
    return "The balloon payment is due within five years, so most lenders have to count it too.";
  const found = qualifyingOf(answered);
  if (!found) return undefined;
  const used = [
    ...(interestOnlyMonthsOf(given) > 0 ? ["the payment after the interest-only period"] : []),
    ...(found.rate > house.annualRate ? [`a rate of ${inPercent(found.rate)}, because yours can rise`] : []),
  ];
  return `Lenders count the loan at ${inDollars(found.payment)} a month, not ${inDollars(worksheet.principalAndInterest)}: they use ${used.join(", at ")}.`;
}

/** The days on which something about a mortgage starts, changes or ends. */
import { isoDate } from "../../engine/calendar.ts";
import { paymentDate } from "../../engine/mortgage/schedule.ts";
import { tidy } from "../../inputs/number.ts";
import { inCents, inNumbers, inPercent } from "../../ui/format.ts";
import type { Due } from "../../ui/take/calculation.ts";
import type { Answer } from "./answer.ts";
import { kindOf } from "./loan.ts";
import type * as others from "./other-loans.ts";
import { endsOf } from "./panels/owning/insurance-ends.ts";

type ToDue = (id: string, number: number, title: string, notes: string, withAmounts?: Due["withAmounts"]) => Due;

/** @param other needed for a loan that is not conventional and fixed */
export function datesOf(answered: Answer, other?: typeof others): Due[] {
  const { house, worksheet, payments } = answered;
  const last = payments.schedule.paymentsMade;
  if (last === 0) return [];
  const on = (number: number) => isoDate(paymentDate(house, number));
  const due: ToDue = (id, number, title, notes, withAmounts) => ({
    id: `mortgage-${id}`,
    day: on(number),
    title,
    notes,
    ...(withAmounts && { withAmounts }),
  });
  const balloon = worksheet.unusual?.balloon ?? 0;
  const { interestOnlyMonths } = payments;
  return [
    due("first-payment", 1, "First mortgage payment", "", {
      title: `First mortgage payment: ${inCents(worksheet.principalAndInterest)}, or ${inCents(worksheet.total)} with tax and insurance`,
      notes: "The amounts are based on what you had typed when this file was made.",
    }),
    ...insuranceDates(answered, due),
    ...(interestOnlyMonths > 0 && interestOnlyMonths < last
      ? [
          due("principal-begins", interestOnlyMonths + 1, "Mortgage payments rise", ONLY_INTEREST, {
            title: `Mortgage payments rise to ${inCents(worksheet.unusual?.principalAndInterest ?? worksheet.adjustable?.principalBegins?.flat ?? 0)}`,
            notes: `${ONLY_INTEREST}${worksheet.adjustable ? " The amount assumes that the index stays where it is." : ""}`,
          }),
        ]
      : []),
    ...(kindOf(answered.given) === "adjustable" && other ? rateChange(answered, other, last, on) : []),
    balloon > 0
      ? due("payoff", last, "The rest of the mortgage is due", "Pay it, sell or refinance before then.", {
          title: `The rest of the mortgage is due: ${inCents(balloon)}`,
        })
      : due(
          "payoff",
          last,
          "Last mortgage payment",
          "Ask the lender to release the lien. From now on, pay property tax and insurance yourself.",
        ),
  ];
}

const ONLY_INTEREST = "So far you have paid only interest. From now on you also pay down the loan.";

function insuranceDates(answered: Answer, due: ToDue): Due[] {
  const { given, worksheet, payments } = answered;
  const found = endsOf(answered);
  if (found) {
    const { ends } = found.worksheet;
    const path = kindOf(given) === "adjustable" ? " This assumes that the index stays where it is today." : "";
    const asks = ends.lastIfRequested < ends.lastIfAutomatic;
    const byThen = (balance: string) =>
      `On the original schedule, you owe 78% of the value${balance}, or half the term has passed, or the loan is paid off. Your payments must be current. Check your next statement.${path}`;
    return [
      ...(asks
        ? [
            due(
              "insurance-request",
              ends.lastIfRequested,
              "Ask in writing to end mortgage insurance: you owe 80% of the value",
              `Asking now saves premiums.${path}`,
              {
                notes: `After this payment, you owe ${inCents(ends.requestBalance)} or less. Asking now saves ${inCents(ends.savedByRequest)} in premiums.${path}`,
              },
            ),
          ]
        : []),
      due("insurance-end", ends.lastIfAutomatic, "Mortgage insurance must end automatically", byThen(""), {
        notes: byThen(`, ${inCents(ends.automaticBalance)}`),
      }),
    ];
  }
  const months = worksheet.mortgageInsuranceMonths;
  return given.program === "fha" && months > 0 && months < payments.schedule.paymentsMade
    ? [due("insurance-end", months, "Last FHA mortgage insurance premium", "Check that the next statement has none.")]
    : [];
}

/** The first payment at a different rate, and those after it. */
function rateChange(
  { given, house, worksheet }: Answer,
  other: typeof others,
  last: number,
  on: (number: number) => string,
): Due[] {
  const {
    fixedMonths,
    adjustEveryMonths: months,
    initialRate,
    firstCap,
  } = other.adjustableTermsOf(given, worksheet.loan, house);
  if (fixedMonths >= last) return [];
  return [
    {
      id: "mortgage-rate-change",
      day: on(fixedMonths + 1),
      title: "First payment at a rate that may have changed",
      notes: `Until now the rate was ${inPercent(initialRate)}. The first change may be up to ${inNumbers(tidy(100 * firstCap))} percentage points in either direction. Your servicer will tell you the new payment beforehand.`,
      again: { months, times: Math.ceil((last - fixedMonths) / months) },
    },
  ];
}

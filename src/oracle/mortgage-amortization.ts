import { type CalendarDate, isoDate } from "../engine/calendar.ts";
import { type AdjustableLoan, adjustableSchedule } from "../engine/mortgage/adjustable/adjustable.ts";
import { heldBiweekly, trueBiweekly, twelfthExtra } from "../engine/mortgage/biweekly.ts";
import { at } from "../engine/mortgage/ledger.ts";
import { loanPayment } from "../engine/mortgage/level-payment.ts";
import { recast } from "../engine/mortgage/recast.ts";
import { type FixedLoan, paymentDate, type Schedule, schedule } from "../engine/mortgage/schedule.ts";
import { rowAt } from "../engine/mortgage/schedule-row.ts";
import { toCent } from "../engine/rounding.ts";
import { answerBy, type Fields, percent, type Rule } from "./mortgage-case.fields.ts";

const JANUARY: CalendarDate = { year: 2027, month: 1, day: 1 };

const loanOf = (inputs: Fields): FixedLoan => ({
  loan: inputs.amount("loan"),
  annualRate: inputs.fraction("notePercent"),
  termMonths: inputs.months("months"),
  firstPayment: inputs.has("firstPaymentDate") ? inputs.date("firstPaymentDate") : JANUARY,
});

const summary = (made: Schedule) => ({
  payment: made.principalAndInterest,
  paymentsMade: made.paymentsMade,
  lastPayment: made.lastPayment,
  totalInterest: made.totalInterest,
  totalPaid: made.totalPaid,
  rows: Object.fromEntries(
    Array.from({ length: made.paymentsMade }, (_, i) => {
      const { payment, interest, principal, extra, balance } = rowAt(made, i + 1);
      return [i + 1, { payment, interest, principal, extra, balance }];
    }),
  ),
  payoffDate: isoDate(paymentDate(made, made.paymentsMade)),
});

const payment: Rule = (inputs) => {
  const worksheet = loanPayment(loanOf(inputs));
  return {
    paymentUnrounded: worksheet.exactPayment,
    paymentCents: worksheet.principalAndInterest,
    totalInterestUnrounded: worksheet.interestIfExact,
  };
};

const extraPayments: Rule = (inputs) => {
  const loan = loanOf(inputs);
  const without = schedule(loan);
  const withExtras = schedule(loan, {
    perMonth: inputs.numberOr("extraMonthly", 0),
    fromPayment: inputs.numberOr("extraMonthlyFromPayment", 1),
    throughPayment: inputs.numberOr("extraMonthlyToPayment", loan.termMonths),
    perYear: inputs.numberOr("extraYearly", 0),
    inMonth: inputs.numberOr("extraYearlyMonth", loan.firstPayment.month),
    once: (inputs.has("oneOff") ? inputs.pairs("oneOff") : []).map(([number, amount]) => ({ payment: number, amount })),
  });
  return {
    ...summary(withExtras),
    interestSaved: without.totalInterest - withExtras.totalInterest,
    monthsSaved: without.paymentsMade - withExtras.paymentsMade,
  };
};

const biweeklyVariants: Readonly<Record<string, (loan: FixedLoan) => Record<string, unknown>>> = {
  "true-biweekly": (loan) => {
    const { paymentsMade, years, lastPayment, totalInterest, interestSaved } = trueBiweekly(loan);
    return { paymentsMade, yearsToPayoff: years, lastPayment, totalInterest, interestSaved };
  },
  "thirteenth-payment-yearly": (loan) => months(heldBiweekly(loan)),
  "one-twelfth-extra-monthly": (loan) => months(twelfthExtra(loan)),
};
const months = ({ paymentsMade, ...rest }: ReturnType<typeof twelfthExtra> | ReturnType<typeof heldBiweekly>) => ({
  monthsToPayoff: paymentsMade,
  lastPayment: rest.lastPayment,
  totalInterest: rest.totalInterest,
  interestSaved: rest.interestSaved,
});

const biweekly: Rule = (inputs) => {
  const loan = loanOf(inputs);
  const variant = biweeklyVariants[inputs.text("variant")];
  if (!variant) throw new Error(`biweekly: the variant is one of ${Object.keys(biweeklyVariants).join(", ")}`);
  const paymentMonthly = schedule(loan).principalAndInterest;
  return { paymentMonthly, paymentBiweekly: toCent(paymentMonthly / 2), ...variant(loan) };
};

function adjustableOf(inputs: Fields): AdjustableLoan {
  const [firstCap, laterCap, lifetimeCap] = inputs.numbers("caps").map((points) => points / 100);
  if (firstCap === undefined || laterCap === undefined || lifetimeCap === undefined)
    throw new Error('"caps" should be three numbers: first, later, lifetime');
  const margin = inputs.fraction("marginPercent");
  return {
    loan: inputs.amount("loan"),
    initialRate: inputs.fraction("initialPercent"),
    termMonths: inputs.months("months"),
    fixedMonths: inputs.months("fixedMonths"),
    adjustEveryMonths: inputs.months("adjustEveryMonths"),
    firstCap,
    laterCap,
    lifetimeCap,
    margin,
    floor: inputs.fractionOr("floorPercent", margin),
    roundTo: inputs.fractionOr("roundToPercent", 0.00125),
    firstPayment: inputs.has("firstPaymentDate") ? inputs.date("firstPaymentDate") : JANUARY,
  };
}

const arm: Rule = (inputs) => {
  const index = inputs.pairs("indexAtResets").flatMap(([count, value]) => Array<number>(count).fill(value / 100));
  const made = adjustableSchedule(adjustableOf(inputs), (reset) => index[Math.min(reset, index.length) - 1] ?? 0);
  return {
    segments: made.segments.map(({ fromPayment, rate, payment }) => [fromPayment, percent(rate), payment]),
    maxPayment: made.maxPayment,
    totalInterest: made.totalInterest,
    lastPayment: made.lastPayment,
    balances: Object.fromEntries(Array.from({ length: made.paymentsMade }, (_, i) => [i + 1, at(made.balance, i + 1)])),
  };
};

const recasting: Rule = (inputs) => {
  const result = recast(loanOf(inputs), {
    lumpAfterPayment: inputs.number("lumpAfterPayment"),
    lump: inputs.amount("lump"),
    fee: inputs.numberOr("fee", 0),
  });
  return {
    balanceBeforeLump: result.balanceBeforeLump,
    oldPayment: result.oldPayment,
    newPayment: result.newPayment,
    monthlyReduction: result.monthlyReduction,
    remainingInterestNoLump: result.remainingInterestNoLump,
    remainingInterestRecast: result.remainingInterestRecast,
    remainingInterestLumpKeepPayment: result.remainingInterestKeepPayment,
    monthsToPayoffKeepPayment: result.monthsToPayoffKeepPayment,
  };
};

export const answer = answerBy({
  payment,
  "schedule-cents": (inputs) => summary(schedule(loanOf(inputs))),
  "extra-payments": extraPayments,
  biweekly,
  arm,
  recast: recasting,
});

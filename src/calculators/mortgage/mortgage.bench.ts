/** How fast the mortgage engines are, next to packages a developer would choose. Every row is a loan of 360 months. */
import { Calculator as AmortizeJS } from "amortizejs";
import { ipmt, pmt, ppmt, rate } from "financial";
import { Loan } from "loanjs";
import { aprOfMonthly } from "../../engine/mortgage/apr/apr.ts";
import { insuredPayments } from "../../engine/mortgage/insurance/private-insurance.ts";
import { schedule } from "../../engine/mortgage/schedule.ts";
import { answer } from "./answer.ts";
import { inputsFor } from "./given.ts";
import { rentOrBuyOf } from "./panels/renting/compare.ts";

const LOAN = { loan: 380_000, annualRate: 0.065, termMonths: 360, firstPayment: { year: 2027, month: 3, day: 1 } };
const VALUE = 400_000;
const ESCROW = 512.5;

/** Keeps results in use, so that no work is optimized away. */
let kept = 0;
const times = (count: number, work: () => number) => () => {
  for (let i = 0; i < count; i++) kept += work();
  if (Number.isNaN(kept)) throw new Error("a benchmark computed no number");
  return count;
};

/** The full table: payments with extras, insurance until the law ends it, escrow with each. */
function wholeSchedule(): number {
  const made = schedule(LOAN, { perMonth: 250, perYear: 1000, inMonth: 4 });
  const insured = Math.min(insuredPayments(LOAN, VALUE, 0.78), made.paymentsMade);
  return made.totalPaid + 209 * insured + ESCROW * made.paymentsMade;
}

const fixed = schedule(LOAN);
const rented = answer(inputsFor({ stayMonths: "30", incomePerYear: "150000" }));

export const benches = [
  { name: "schedule, with insurance, escrow and extras", unit: "schedules", run: times(200, wholeSchedule) },
  { name: "schedule, plain", unit: "schedules", run: times(200, () => schedule(LOAN).totalPaid) },
  {
    name: "schedule, plain: loanjs",
    unit: "schedules",
    run: times(20, () => Loan(LOAN.loan, 360, 6.5, "annuity").sum),
  },
  {
    name: "schedule, plain: amortizejs",
    unit: "schedules",
    run: times(
      20,
      () => AmortizeJS.calculate({ method: "mortgage", apr: 6.5, balance: LOAN.loan, loanTerm: 360 }).totalPayment,
    ),
  },
  {
    name: "schedule, plain: financial (ipmt and ppmt of each month)",
    unit: "schedules",
    run: times(5, () => {
      let sum = pmt(0.065 / 12, 360, -LOAN.loan);
      for (let k = 1; k <= 360; k++) sum += ipmt(0.065 / 12, k, 360, -LOAN.loan) + ppmt(0.065 / 12, k, 360, -LOAN.loan);
      return sum;
    }),
  },
  {
    name: "APR of 360 payments in cents",
    unit: "rates",
    run: times(200, () => aprOfMonthly(LOAN.loan - 6000, fixed.payment) ?? 0),
  },
  {
    name: "rate of 360 level payments: financial",
    unit: "rates",
    run: times(200, () => 12 * rate(360, -fixed.principalAndInterest, LOAN.loan - 6000, 0)),
  },
  {
    name: "rent or buy over 30 years, with both break-evens and 60 tax returns",
    unit: "comparisons",
    run: times(5, () => rentOrBuyOf(rented)?.worksheet.advantageBuy ?? 0),
  },
];

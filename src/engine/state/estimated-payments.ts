import { type Day, dayAt } from "../payments/days.ts";
import { businessDayFrom } from "../payments/due-dates.ts";
import type { Payment } from "../payments/underpayment-penalty.ts";
import { ROUNDED } from "../payments/whole-dollars.ts";
import { each, type Lines } from "../worksheet.ts";

/** When and how much a state, or a city with its own return, wants during the year. */
export interface EstimatedPaymentsLaw {
  /** Payments are required from this much tax after withholding; `null` if the state requires none. */
  readonly threshold: number | null;
  /** What is due at each date, as a share of the required yearly payment. */
  readonly shares: readonly number[];
  /** As month and day, 415 for April 15; the last one is in the next year if it is smaller than the first. */
  readonly dates: readonly number[];
  /** Share of this year's tax that satisfies the state. */
  readonly currentYearShare: number;
  /** Shares of last year's tax that also satisfy it; the second is for incomes above a limit, if there is one. */
  readonly priorYearShare: number;
  readonly priorYearShareHighIncome: number;
  readonly highIncomeOver: number | null;
  /** From this year's income at which last year's tax can't be the measure; `null` if it always can. */
  readonly priorYearBelow: number | null;
}

/** Summary of a state's year, in dollars: its income tax as on the return, and what is withheld. */
export interface StateTaxInBrief {
  readonly taxYear: number;
  readonly tax: number;
  /** Federal adjusted gross income of the year. */
  readonly income: number;
  readonly withholding: number;
  /** Last year's state tax and federal income; `null` for the tax if it is unknown or no return was filed. */
  readonly priorYearTax: number | null;
  readonly priorYearIncome: number;
}

interface StatePayment {
  readonly share: number;
  readonly amount: number;
  readonly due: Day;
  /** What the state's date falls on if it moves; otherwise empty. */
  readonly movedOff: string;
}
export interface StatePayments {
  readonly leftToPay: number;
  readonly required: boolean;
  readonly ofThisYear: number;
  readonly ofLastYear: number | null;
  readonly requiredYearly: number;
  readonly toPay: number;
  readonly payments: readonly StatePayment[];
}

/** What to pay a state during the year, and by when. Dollars. Leaves out the annualized income method and farmers. */
export function statePayments(year: StateTaxInBrief, law: EstimatedPaymentsLaw): StatePayments {
  const leftToPay = Math.max(0, year.tax - year.withholding);
  const required = law.threshold !== null && leftToPay >= law.threshold;
  const ofThisYear = law.currentYearShare * Math.max(0, year.tax);
  const isHigh = law.highIncomeOver !== null && year.priorYearIncome > law.highIncomeOver;
  const priorShare = isHigh ? law.priorYearShareHighIncome : law.priorYearShare;
  const tooHigh = law.priorYearBelow !== null && year.income >= law.priorYearBelow;
  const ofLastYear = year.priorYearTax === null || tooHigh ? null : priorShare * Math.max(0, year.priorYearTax);
  const requiredYearly = required ? Math.min(ofThisYear, ofLastYear ?? ofThisYear) : 0;
  const toPay = Math.max(0, requiredYearly - year.withholding);
  const payments = law.shares.map((share, i) => ({
    share,
    amount: share * toPay,
    ...dueDate(year.taxYear, law.dates, i),
  }));
  return { leftToPay, required, ofThisYear, ofLastYear, requiredYearly, toPay, payments };
}

/** What is left to pay to the state on a day of the year or after it. */
export interface StateCatchUp {
  readonly dueSoFar: number;
  /** What rounding to whole dollars may leave open by now. */
  readonly rounding: number;
  readonly overdue: number;
  readonly ahead: readonly { readonly amount: number; readonly due: Day }[];
  readonly stillToPay: number;
}

/**
 * Payments go to the earliest date first. Whatever is overdue is due right away; each date ahead then asks for its own
 * part.
 */
export function stateCatchUp({ toPay, payments }: StatePayments, paid: number, asOf: Day): StateCatchUp {
  const passed = payments.filter(({ due }) => due < asOf);
  const dueSoFar = passed.reduce((sum, { amount }) => sum + amount, 0);
  const rounding = ROUNDED * passed.length;
  const overdue = dueSoFar - paid > rounding ? dueSoFar - paid : 0;
  let asked = dueSoFar;
  let covered = paid + overdue;
  const ahead = payments.slice(passed.length).map(({ amount, due }) => {
    asked += amount;
    const open = Math.max(0, asked - covered);
    covered += open;
    return { due, amount: open };
  });
  return { dueSoFar, rounding, overdue, ahead, stillToPay: Math.max(0, toPay - paid) };
}

/** A part of an installment, and the day it was paid; null if it is still open. */
export interface InstallmentPart {
  readonly due: Day;
  readonly amount: number;
  readonly paidOn: Day | null;
}

/** Which part of each installment was paid when. Payments go to the earliest date first, whenever they are made. */
export function installmentParts(
  installments: readonly Pick<StatePayment, "due" | "amount">[],
  made: readonly Payment[],
): InstallmentPart[] {
  const parts: InstallmentPart[] = [];
  const money = [...made].sort((a, b) => (a.day < b.day ? -1 : 1)).map(({ day, amount }) => ({ day, amount }));
  for (const { due, amount } of installments) {
    let open = amount;
    for (const one of money) {
      const taken = Math.min(open, one.amount);
      if (taken < 0.005) continue;
      one.amount -= taken;
      open -= taken;
      parts.push({ due, amount: taken, paidOn: one.day });
    }
    if (open >= 0.005) parts.push({ due, amount: open, paidOn: null });
  }
  return parts;
}

/** Whether money came after its date, beyond what rounding to whole dollars left open. */
export function wasPaidLate(installments: readonly Pick<StatePayment, "due" | "amount">[], made: readonly Payment[]) {
  let asked = 0;
  return installments.some(({ due, amount }, i) => {
    asked += amount;
    const inTime = made.reduce((sum, { day, amount }) => sum + (day <= due ? amount : 0), 0);
    const inAll = made.reduce((sum, { amount }) => sum + amount, 0);
    return asked - inTime > ROUNDED * (i + 1) && inAll > Math.max(inTime, asked - amount);
  });
}

/** The day of one payment, moved off weekends and holidays as federal dates are. */
function dueDate(taxYear: number, dates: readonly number[], i: number) {
  const date = dates[i] ?? 0;
  const year = date < (dates[0] ?? 0) ? taxYear + 1 : taxYear;
  const { day: due, because } = businessDayFrom(dayAt(year, Math.floor(date / 100), date % 100));
  return { due, movedOff: because.join(" and ") };
}

const paymentLines: Lines<StatePayment> = {
  share: {
    label: "Share of the year due",
    found: "By the state's schedule.",
    check: "share >= 0 && share <= 1",
    unit: "rate",
  },
  amount: { label: "Payment", formula: "share * toPay" },
};

const aheadLines: Lines<StateCatchUp["ahead"][number]> = {
  amount: {
    label: "Payment on this date",
    found: "What you have to pay by this date, minus anything extra you paid for earlier dates, plus any cents left.",
    check: "amount <= toPay + 0.01",
  },
};
export const stateCatchUpLines: Lines<StateCatchUp> = {
  dueSoFar: {
    label: "Due by the dates that have passed",
    found: "All payments with due dates before this day, added up.",
    check: "dueSoFar <= toPay + 0.01",
  },
  rounding: {
    label: "Cents left over from rounding to whole dollars",
    found: "Up to 50 cents for each date that has passed. They aren't late, and you pay them with the next payment.",
    check: "rounding >= 0 && rounding <= 2",
  },
  overdue: { label: "Overdue", formula: "when(dueSoFar - paid > rounding, dueSoFar - paid, 0)" },
  ahead: each(aheadLines),
  stillToPay: { label: "Still to pay during the year", formula: "max(0, toPay - paid)" },
};

export const statePaymentsLines: Lines<StatePayments> = {
  leftToPay: { label: "Tax not withheld", formula: "max(0, tax - withholding)" },
  required: {
    label: "Payments are required",
    formula: "threshold !== null && leftToPay >= threshold",
    unit: "flag",
  },
  ofThisYear: { label: "Share of this year's tax", formula: "currentYearShare * max(0, tax)" },
  ofLastYear: {
    label: "Share of last year's tax",
    formula:
      "when(priorYearTax === null || (priorYearBelow !== null && income >= priorYearBelow), null, when(highIncomeOver !== null && priorYearIncome > highIncomeOver, priorYearShareHighIncome, priorYearShare) * max(0, priorYearTax))",
  },
  requiredYearly: {
    label: "Required for the year",
    formula: "when(required, when(ofLastYear === null, ofThisYear, min(ofThisYear, ofLastYear)), 0)",
  },
  toPay: { label: "To pay in installments", formula: "max(0, requiredYearly - withholding)" },
  payments: each(paymentLines),
};

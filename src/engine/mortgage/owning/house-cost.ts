import type { CalendarDate } from "../../calendar.ts";
import { toCent } from "../../rounding.ts";
import type { AdjustableOutlook } from "../adjustable/adjustable-outlook.ts";
import type { ExtraPayments } from "../extra-payments.ts";
import type { FhaLoan } from "../insurance/fha.ts";
import {
  lastInsuredPayment,
  type MortgageInsuranceEndLaw,
  needsPrivateInsurance,
} from "../insurance/private-insurance.ts";
import type { UsdaLoan } from "../insurance/usda.ts";
import type { VaLoan } from "../insurance/va.ts";
import type { UnusualSchedule } from "../interest-only.ts";
import { levelPayment } from "../level-payment.ts";
import { paymentDate, type Schedule } from "../schedule.ts";
import { totalCharges } from "../yearly-charge.ts";
import { fixedPayments, type Payments } from "./house-payments.ts";
import { type RealCost, realCost } from "./inflation.ts";

/** A house and the terms of its loan. Dollars; rates and shares are fractions. */
export interface House {
  readonly price: number;
  readonly downPayment: number;
  readonly annualRate: number;
  readonly termMonths: number;
  readonly propertyTaxPerYear: number;
  readonly insurancePerYear: number;
  readonly associationDuesPerMonth: number;
  /** Private mortgage insurance, as a yearly share of the loan; charged only if the loan needs it. */
  readonly mortgageInsuranceRate: number;
  readonly extraPerMonth: number;
  readonly firstPayment: CalendarDate;
  /** All extra payments, including `extraPerMonth`. */
  readonly extras: ExtraPayments;
}

/** How the chosen program finances price and down payment: one of these worksheets, or none for a conventional loan. */
export interface Program {
  readonly fha?: FhaLoan;
  readonly va?: VaLoan;
  readonly usda?: UsdaLoan;
}

/** How the house is financed if not by a conventional fixed-rate loan. */
export interface Financing {
  readonly program?: Program;
  /** The payments for a loan of this size; fixed-rate by default. */
  paymentsOf?(loan: number, extras: ExtraPayments | undefined): Payments;
  /** What an adjustable loan of this size costs with several index paths. */
  outlookOf?(loan: number): AdjustableOutlook;
  /** A fraction a year; if given, the loan's cost in today's dollars is computed too. */
  readonly inflation?: number;
}

/** The totals of an unusual kind of schedule, without its columns. */
type UnusualTotals = Pick<UnusualSchedule, "interestOnlyPayment" | "principalAndInterest" | "balloon">;

/** Mortgage insurance under any program: the charge with each payment, and how long it lasts. */
interface Insurance {
  readonly perMonth: number;
  /** How many payments carry it. */
  readonly months: number;
  readonly total: number;
  /** In dollars, with payment `number`. */
  at(number: number): number;
}

/** Private insurance ends by the schedule without extra payments, for adjustable and interest-only loans too. */
function insuranceOf(
  house: House,
  loan: number,
  program: Program,
  planned: Schedule,
  made: Schedule,
  law: MortgageInsuranceEndLaw,
): Insurance {
  const yearly = program.fha?.premiums ?? program.usda?.fees;
  if (yearly) {
    const months = Math.min(made.paymentsMade, program.fha?.premiumMonths ?? house.termMonths);
    return {
      perMonth: yearly[0] ?? 0,
      months,
      total: totalCharges(yearly, months),
      at: (number) => (number <= months ? (yearly[Math.floor((number - 1) / 12)] ?? 0) : 0),
    };
  }
  const needed = !program.va && needsPrivateInsurance(loan, house.price, law);
  const perMonth = needed ? toCent((loan * house.mortgageInsuranceRate) / 12) : 0;
  const months =
    perMonth === 0
      ? 0
      : lastInsuredPayment({ originalValue: house.price, termMonths: house.termMonths }, law, planned, made);
  return { perMonth, months, total: perMonth * months, at: (number) => (number <= months ? perMonth : 0) };
}

/** Every number of the cost of a house. */
export interface HouseCost extends Program {
  readonly baseLoan: number;
  readonly upfrontFee: number;
  readonly loan: number;
  readonly loanToValue: number;
  readonly monthlyRate: number;
  readonly exactPayment: number;
  readonly principalAndInterest: number;
  readonly unusual?: UnusualTotals;
  readonly adjustable?: AdjustableOutlook;
  readonly propertyTaxPerMonth: number;
  readonly insurancePerMonth: number;
  readonly mortgageInsurancePerMonth: number;
  readonly duesPerMonth: number;
  readonly extraPayment: number;
  readonly total: number;
  readonly totalWithExtra: number;
  readonly monthsToPayoff: number;
  readonly payoffYear: number | null;
  readonly payoffMonth: number | null;
  readonly totalInterest: number;
  readonly totalPaid: number;
  readonly monthsWithoutExtra: number;
  readonly interestWithoutExtra: number;
  readonly monthsSaved: number;
  readonly interestSaved: number;
  readonly mortgageInsuranceMonths: number;
  readonly totalMortgageInsurance: number;
  /** The same loan in today's dollars, if requested. */
  readonly real?: RealCost;
}

export interface HouseCosting {
  readonly house: House;
  readonly worksheet: HouseCost;
  readonly payments: Payments;
  readonly insurance: Insurance;
  withoutExtra(): Schedule;
  /** Mortgage insurance without extra payments, which is what lenders disclose. */
  plannedInsurance(): Insurance;
}

/**
 * What a house costs per month and over the life of its loan, with any program and kind of loan. Dollars. The
 * calculator, the guides and the true-cost tool all use it. Taxes, insurance and dues stay at today's amounts, and an
 * adjustable loan's index stays where it is. Private insurance is charged until the law ends it automatically.
 */
export function houseCost(house: House, law: MortgageInsuranceEndLaw, financing: Financing = {}): HouseCosting {
  const { price, annualRate, termMonths, firstPayment } = house;
  const program = financing.program ?? {};
  const baseLoan = program.fha?.loan ?? program.va?.loan ?? toCent(Math.max(0, price - house.downPayment));
  const upfrontFee = program.fha?.upfrontPremium ?? program.va?.fundingFee ?? program.usda?.upfrontFee ?? 0;
  const loan = toCent(baseLoan + upfrontFee);
  const loanToValue = price > 0 ? baseLoan / price : 0;
  const paymentsWith = (extras?: ExtraPayments) =>
    financing.paymentsOf?.(loan, extras) ?? fixedPayments({ loan, annualRate, termMonths, firstPayment }, extras);
  const payments = paymentsWith(house.extras);
  const made = payments.schedule;
  const plain = paymentsWith().schedule;
  const insurance = insuranceOf(house, loan, program, plain, made, law);

  const monthlyRate = annualRate / 12;
  const exactPayment =
    payments.interestOnlyMonths > 0 ? loan * monthlyRate : levelPayment(loan, monthlyRate, termMonths);
  const principalAndInterest = toCent(exactPayment);
  const propertyTaxPerMonth = house.propertyTaxPerYear / 12;
  const insurancePerMonth = house.insurancePerYear / 12;
  const mortgageInsurancePerMonth = insurance.perMonth;
  const total =
    principalAndInterest +
    propertyTaxPerMonth +
    insurancePerMonth +
    mortgageInsurancePerMonth +
    house.associationDuesPerMonth;
  const monthsToPayoff = made.paymentsMade;
  const payoff = monthsToPayoff === 0 ? null : paymentDate(made, monthsToPayoff);
  const { totalInterest } = made;
  const { unusual } = payments;
  const worksheet: HouseCost = {
    ...program,
    baseLoan,
    upfrontFee,
    loan,
    loanToValue,
    monthlyRate,
    exactPayment,
    principalAndInterest,
    ...(unusual
      ? {
          unusual: {
            interestOnlyPayment: unusual.interestOnlyPayment,
            principalAndInterest: unusual.principalAndInterest,
            balloon: unusual.balloon,
          },
        }
      : {}),
    ...(payments.adjustable && financing.outlookOf ? { adjustable: financing.outlookOf(loan) } : {}),
    propertyTaxPerMonth,
    insurancePerMonth,
    mortgageInsurancePerMonth,
    duesPerMonth: house.associationDuesPerMonth,
    extraPayment: house.extraPerMonth,
    total,
    totalWithExtra: total + house.extraPerMonth,
    monthsToPayoff,
    payoffYear: payoff?.year ?? null,
    payoffMonth: payoff?.month ?? null,
    totalInterest,
    totalPaid: loan + totalInterest,
    monthsWithoutExtra: plain.paymentsMade,
    interestWithoutExtra: plain.totalInterest,
    monthsSaved: plain.paymentsMade - monthsToPayoff,
    interestSaved: plain.totalInterest - totalInterest,
    mortgageInsuranceMonths: insurance.months,
    totalMortgageInsurance: insurance.total,
    ...(financing.inflation === undefined ? {} : { real: realCost(made, financing.inflation) }),
  };
  return {
    house,
    worksheet,
    payments,
    insurance,
    withoutExtra: () => plain,
    plannedInsurance: () => insuranceOf(house, loan, program, plain, plain, law),
  };
}

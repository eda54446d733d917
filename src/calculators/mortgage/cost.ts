import type { AdjustableOutlook } from "../../engine/mortgage/adjustable-outlook.ts";
import type { ExtraPayments } from "../../engine/mortgage/extra-payments.ts";
import { type RealCost, realCost } from "../../engine/mortgage/inflation.ts";
import type { UnusualSchedule } from "../../engine/mortgage/interest-only.ts";
import { levelPayment } from "../../engine/mortgage/level-payment.ts";
import type { MortgageInsuranceEndLaw } from "../../engine/mortgage/monthly-cost.ts";
import { midpointPayment } from "../../engine/mortgage/private-insurance.ts";
import { firstPaymentAtOrBelow, paymentDate, type Schedule } from "../../engine/mortgage/schedule.ts";
import { totalCharges } from "../../engine/mortgage/yearly-charge.ts";
import { toCent } from "../../engine/rounding.ts";
import { type House, houseOf } from "./house.ts";
import type { Inputs } from "./inputs.ts";
import { fixedPayments, type Payments, type Programme } from "./loan.ts";
import type * as otherLoans from "./other-loans.ts";

/** The totals of a schedule of unusual kind, without its columns. */
type UnusualTotals = Pick<UnusualSchedule, "interestOnlyPayment" | "principalAndInterest" | "balloon">;

/** Mortgage insurance under any programme: what each payment carries, and for how long. */
interface Insurance {
  readonly perMonth: number;
  /** Payments that carry it. */
  readonly months: number;
  readonly total: number;
  /** In dollars, with the payment of this number. */
  at(number: number): number;
}

/** Private insurance ends by the schedule without extra payments, that of an adjustable or interest-only loan too. */
function insuranceOf(
  house: House,
  loan: number,
  programme: Programme,
  planned: Schedule,
  made: Schedule,
  law: MortgageInsuranceEndLaw,
): Insurance {
  const yearly = programme.fha?.premiums ?? programme.usda?.fees;
  if (yearly) {
    const months = Math.min(made.paymentsMade, programme.fha?.premiumMonths ?? house.termMonths);
    return {
      perMonth: yearly[0] ?? 0,
      months,
      total: totalCharges(yearly, months),
      at: (number) => (number <= months ? (yearly[Math.floor((number - 1) / 12)] ?? 0) : 0),
    };
  }
  const needed = !programme.va && toCent(loan) > toCent(law.requestShare * house.price);
  const perMonth = needed ? toCent((loan * house.mortgageInsuranceRate) / 12) : 0;
  const months =
    perMonth === 0
      ? 0
      : Math.min(
          firstPaymentAtOrBelow(law.automaticShare * house.price, planned),
          midpointPayment(house.termMonths),
          made.paymentsMade,
        );
  return { perMonth, months, total: perMonth * months, at: (number) => (number <= months ? perMonth : 0) };
}

/** The loans that are loaded when one of them is chosen. */
export type OtherLoans = typeof otherLoans;

/** Every number of the first answer. */
export interface HouseCost extends Programme {
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
  /** The same loan in today's dollars, where the visitor asks for them. */
  readonly real?: RealCost;
}

export interface HouseCosting {
  readonly house: House;
  readonly worksheet: HouseCost;
  readonly payments: Payments;
  readonly insurance: Insurance;
  withoutExtra(): Schedule;
  /** Mortgage insurance if nothing extra is paid: what lenders disclose. */
  plannedInsurance(): Insurance;
}

/**
 * What the house costs a month and over the life of its loan, under any programme and kind of loan. Dollars. Taxes,
 * insurance and dues stay what they are today; an adjustable loan is followed with an index that stays where it is.
 */
export function houseCost(given: Inputs, law: MortgageInsuranceEndLaw, others?: OtherLoans): HouseCosting {
  const house = houseOf(given);
  const { price, annualRate, termMonths } = house;
  const programme = others?.programmeOf(given, house) ?? {};
  const baseLoan = programme.fha?.loan ?? programme.va?.loan ?? toCent(price - house.downPayment);
  const upfrontFee = programme.fha?.upfrontPremium ?? programme.va?.fundingFee ?? programme.usda?.upfrontFee ?? 0;
  const loan = toCent(baseLoan + upfrontFee);
  const loanToValue = price > 0 ? baseLoan / price : 0;
  const paymentsWith = (extras?: ExtraPayments) =>
    others?.paymentsOf(given, house, loan, extras) ?? fixedPayments(house, loan, extras);
  const payments = paymentsWith(house.extras);
  const made = payments.schedule;
  const plain = paymentsWith().schedule;
  const insurance = insuranceOf(house, loan, programme, plain, made, law);

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
    ...programme,
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
    ...(payments.adjustable && others ? { adjustable: others.outlookOf(given, house, loan) } : {}),
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
    ...(given.todaysDollars ? { real: realCost(made, given.inflation) } : {}),
  };
  return {
    house,
    worksheet,
    payments,
    insurance,
    withoutExtra: () => plain,
    plannedInsurance: () => insuranceOf(house, loan, programme, plain, plain, law),
  };
}

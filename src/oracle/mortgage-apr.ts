import { adjustableApr } from "../engine/mortgage/apr/adjustable-apr.ts";
import { annualPercentageRate, runsFrom, single } from "../engine/mortgage/apr/apr.ts";
import { aprOfSinglePayment } from "../engine/mortgage/apr/apr-by-dates.ts";
import { mortgageApr } from "../engine/mortgage/apr/mortgage-apr.ts";
import { type Span, spanBetween, type UnitPeriod, unitPeriodsPerYear } from "../engine/mortgage/apr/unit-periods.ts";
import { loanEstimate } from "../engine/mortgage/loan-estimate.ts";
import { toDollar } from "../engine/rounding.ts";
import { homeownersProtection } from "../law/mortgage/homeowners-protection.ts";
import { adjustableOf } from "./mortgage-amortization.ts";
import { answerBy, type Fields, percent, type Rule } from "./mortgage-case.fields.ts";

const AUTOMATIC_SHARE = homeownersProtection.automaticShare.value;

/** "month", "2month", "quarter", "semimonth", "week", "4week", "year", "day" ... */
function unitOf(text: string): UnitPeriod {
  const [, count = "", word = ""] = /^(\d*)-?([a-z]+?)s?(?:ly)?$/.exec(text.toLowerCase()) ?? [];
  const times = count === "" ? 1 : Number(count);
  switch (word) {
    case "semimonth":
      return { kind: "semimonth" };
    case "month":
      return { kind: "months", months: times };
    case "quarter":
      return { kind: "months", months: 3 * times };
    case "halfyear":
    case "semiannual":
      return { kind: "months", months: 6 };
    case "year":
    case "annual":
      return { kind: "months", months: 12 * times };
    case "week":
      return { kind: "days", days: 7 * times };
    case "biweek":
    case "fortnight":
      return { kind: "days", days: 14 };
    case "day":
      return { kind: "days", days: times };
    default:
      throw new Error(
        `apr-unitperiod: "${text}" is no unit-period; it is a month, semimonth, quarter, week, 4week, year`,
      );
  }
}

const unitPeriod: Rule = (inputs) => {
  const advance = { date: inputs.date("advanceDate"), amount: inputs.number("amountAdvanced") };
  const payments = inputs.pairs("payments");
  const answerOf = (rate: number | null) => {
    if (rate === null) throw new Error("apr-unitperiod: no rate makes the payments worth the amount advanced");
    return { aprPercent: rate * 100, aprPercentPublished: rate * 100 };
  };
  const text = inputs.text("unitPeriod");
  if (text.startsWith("single")) {
    const [count, amount] = payments[0] ?? [0, 0];
    if (payments.length !== 1 || count !== 1) throw new Error("apr-unitperiod: a single payment is one payment");
    return answerOf(aprOfSinglePayment(advance, { date: inputs.date("firstPaymentDate"), amount }));
  }
  const unit = unitOf(text);
  const { full, fraction }: Span = inputs.has("firstPeriodFullUnits")
    ? { full: inputs.number("firstPeriodFullUnits"), fraction: inputs.numberOr("firstPeriodFraction", 0) }
    : spanBetween(advance.date, inputs.date("firstPaymentDate"), unit);
  const perYear = inputs.numberOr("unitPeriodsPerYear", unitPeriodsPerYear(unit));
  return answerOf(annualPercentageRate([single(advance.amount)], runsFrom(full, fraction, payments), perYear));
};

const fixedLoan = (inputs: Fields) => ({
  loan: inputs.amount("loan"),
  propertyValue: inputs.numberOr("propertyValue", 0),
  annualRate: inputs.fraction("notePercent"),
  termMonths: inputs.months("months"),
});

const mortgage: Rule = (inputs) => {
  const result = mortgageApr({
    ...fixedLoan(inputs),
    pointsShare: inputs.fractionOr("pointsPercent", 0),
    otherPrepaidFinanceCharge: inputs.numberOr("otherPrepaidFinanceCharge", 0),
    perDiemDays: inputs.numberOr("perDiemDays", 0),
    daysInYear: inputs.numberOr("perDiemBasis", 365),
    mortgageInsuranceRate: inputs.fractionOr("pmiAnnualPercent", 0),
    insuranceEndShare: inputs.fractionOr("pmiUntilScheduledLtvPercent", AUTOMATIC_SHARE),
  });
  return {
    payment: result.principalAndInterest,
    lastPayment: result.lastPayment,
    perDiemInterest: result.perDiemInterest,
    prepaidFinanceCharge: result.prepaidFinanceCharge,
    amountFinanced: result.amountFinanced,
    pmiMonthly: result.insurancePerMonth,
    pmiPayments: result.insurancePayments,
    totalOfPayments: result.totalOfPayments,
    financeCharge: result.financeCharge,
    aprPercent: result.apr === null ? null : result.apr * 100,
  };
};

const adjustable: Rule = (inputs) => {
  const prepaid = inputs.numberOr("prepaidFinanceCharge", 0);
  const result = adjustableApr(adjustableOf(inputs), inputs.fraction("indexPercent"), prepaid);
  return {
    fullyIndexedPercent: percent(result.fullyIndexed),
    ratesInOrder: result.rates.map(percent),
    paymentFirst: result.firstPaymentAmount,
    paymentLast: result.lastPayment,
    totalOfPayments: result.totalOfPayments,
    aprPercent: result.apr === null ? null : result.apr * 100,
  };
};

const officialForm: Rule = (inputs) => {
  const loan = fixedLoan(inputs);
  const result = loanEstimate({
    ...loan,
    insurancePerMonth: inputs.numberOr("monthlyMortgageInsurance", 0),
    insuranceEndShare: inputs.fractionOr("mortgageInsuranceUntilScheduledLtvPercent", AUTOMATIC_SHARE),
    prepaidInterest: inputs.numberOr("prepaidInterest", 0),
    totalLoanCosts: inputs.numberOr("totalLoanCosts", 0),
    amountFinanced: inputs.numberOr("amountFinanced", loan.loan),
  });
  return {
    payment: result.principalAndInterest,
    mortgageInsurancePayments: result.insurancePayments,
    inFiveYearsTotalPaid: toDollar(result.inFiveYearsTotalPaid),
    inFiveYearsPrincipalPaid: toDollar(result.inFiveYearsPrincipalPaid),
    totalInterestPercentage: percent(result.totalInterestPercentage),
    totalOfPayments: result.totalOfPayments,
    financeCharge: result.financeCharge,
    aprPercent: result.apr === null ? null : result.apr * 100,
  };
};

export const answer = answerBy({
  "apr-unitperiod": unitPeriod,
  "apr-mortgage": mortgage,
  "apr-arm": adjustable,
  "official-form": officialForm,
});

import { type Answer, answer as answerOf } from "../calculators/mortgage/answer.ts";
import { inputsFor } from "../calculators/mortgage/given.ts";
import * as others from "../calculators/mortgage/other-loans.ts";
import { estimateOf } from "../calculators/mortgage/panels/loan-estimate/closing-figures.ts";
import { offersOf } from "../calculators/mortgage/panels/offers/compare.ts";
import { annualPercentageRate } from "../engine/mortgage/apr/apr.ts";
import { loanEstimate } from "../engine/mortgage/loan-estimate.ts";
import { toCent, toDollar } from "../engine/rounding.ts";
import { homeownersProtection } from "../law/mortgage/homeowners-protection.ts";
import { answerBy, type Fields, percent, type Rule } from "./mortgage-case.fields.ts";

const AUTOMATIC_SHARE = homeownersProtection.automaticShare.value;

/**
 * The equation of Appendix J with its periods already counted. The page only has monthly payments, so cases that give
 * only dates, and single payments, have no answer here.
 */
const unitPeriod: Rule = (inputs) => {
  let full = inputs.number("firstPeriodFullUnits");
  const fraction = inputs.numberOr("firstPeriodFraction", 0);
  const payments = inputs.pairs("payments").map(([count, amount]) => {
    const run = { amount, count, full, fraction };
    full += count;
    return run;
  });
  const advanced = { amount: inputs.number("amountAdvanced"), count: 1, full: 0, fraction: 0 };
  const rate = annualPercentageRate([advanced], payments, inputs.number("unitPeriodsPerYear"));
  if (rate === null) throw new Error("apr-unitperiod: no rate makes the payments worth the amount advanced");
  return { aprPercent: rate * 100, aprPercentPublished: rate * 100 };
};

const fixedLoan = (inputs: Fields) => ({
  loan: inputs.amount("loan"),
  propertyValue: inputs.numberOr("propertyValue", 0),
  annualRate: inputs.fraction("notePercent"),
  termMonths: inputs.months("months"),
});

/**
 * The loan as a visitor would type it. Its price is the property's value, or high enough that no insurance is needed.
 */
function typedLoan(inputs: Fields, ratePercent: string) {
  const loan = inputs.amount("loan");
  const price = inputs.numberOr("propertyValue", 2 * loan);
  return {
    price: String(price),
    downPayment: String(price - loan),
    annualRate: String(inputs.number(ratePercent)),
    termMonths: `${inputs.months("months")} months`,
  };
}

/** What is paid over the whole term, including insurance. */
const totalOf = (answered: Answer) =>
  toCent(answered.payments.schedule.totalPaid + answered.worksheet.totalMortgageInsurance);
const inPercent = (rate: number | null) => (rate === null ? null : rate * 100);

/** An offer of a fixed rate, as it is compared with others. */
const mortgage: Rule = (inputs) => {
  const answered = answerOf(
    inputsFor({
      ...typedLoan(inputs, "notePercent"),
      pointsShare: String(inputs.numberOr("pointsPercent", 0)),
      lenderFees: String(inputs.numberOr("otherPrepaidFinanceCharge", 0)),
      prepaidDays: String(inputs.numberOr("perDiemDays", 0)),
      daysInYear: String(inputs.numberOr("perDiemBasis", 365)),
      mortgageInsuranceRate: String(inputs.numberOr("pmiAnnualPercent", 0)),
    }),
  );
  const { costs, closing, amountFinanced } = estimateOf(answered).worksheet;
  const [offer] = offersOf(answered).worksheet.offers;
  const totalOfPayments = totalOf(answered);
  return {
    payment: offer?.payment,
    lastPayment: answered.payments.schedule.lastPayment,
    perDiemInterest: costs.prepaidInterest,
    prepaidFinanceCharge: closing.prepaidFinanceCharge,
    amountFinanced,
    pmiMonthly: offer?.insurancePerMonth,
    pmiPayments: answered.worksheet.mortgageInsuranceMonths,
    totalOfPayments,
    financeCharge: toCent(totalOfPayments - amountFinanced),
    aprPercent: inPercent(offer?.apr ?? null),
  };
};

/** The rate that an adjustable loan discloses: its index stays at its value at closing. */
const adjustable: Rule = (inputs) => {
  const [firstCap, laterCap, lifetimeCap] = inputs.numbers("caps").map(String);
  const given = inputsFor({
    ...typedLoan(inputs, "initialPercent"),
    kind: "adjustable",
    armProduct: `${inputs.months("fixedMonths") / 12}/${inputs.months("adjustEveryMonths")}`,
    armFirstCap: `${firstCap}`,
    armLaterCap: `${laterCap}`,
    armLifetimeCap: `${lifetimeCap}`,
    armMargin: String(inputs.number("marginPercent")),
    armIndex: String(inputs.number("indexPercent")),
    lenderFees: String(inputs.numberOr("prepaidFinanceCharge", 0)),
    prepaidDays: "0",
  });
  const answered = answerOf(given, others);
  const { adjustable: followed } = answered.payments;
  const segments = followed?.segments ?? [];
  return {
    fullyIndexedPercent: percent(segments.at(-1)?.rate ?? 0),
    ratesInOrder: segments.map(({ rate }) => percent(rate)),
    paymentFirst: segments[0]?.payment,
    paymentLast: answered.payments.schedule.lastPayment,
    totalOfPayments: totalOf(answered),
    aprPercent: inPercent(estimateOf(answered).worksheet.comparisons.apr),
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
    aprPercent: inPercent(result.apr),
  };
};

export const answer = answerBy({
  "apr-unitperiod": unitPeriod,
  "apr-mortgage": mortgage,
  "apr-arm": adjustable,
  "official-form": officialForm,
});

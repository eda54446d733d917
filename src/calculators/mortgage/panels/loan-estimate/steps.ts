import { cashToCloseLines } from "../../../../engine/mortgage/closing.lines.ts";
import { aprLine, loanEstimateLines } from "../../../../engine/mortgage/loan-estimate.lines.ts";
import { asLine, explain, type Found, type Line, type Lines, type Step } from "../../../../engine/worksheet.ts";
import { months } from "../../../../law/figure.ts";
import { isOther } from "../../loan.ts";
import { houseScope, typedAs } from "../../scope.ts";
import { type Comparisons, type Costs, CUSHION_MONTHS, type Estimate, INSURANCE_PAYMENTS } from "./closing-figures.ts";

const cushion = months(CUSHION_MONTHS, "Months of bills that may be kept in escrow", {
  cite: "12 CFR 1024.17(c)",
  url: "https://www.consumerfinance.gov/rules-policy/regulations/1024/17/",
});

const costLines: Lines<Costs> = {
  pointsPaid: { label: "Points", formula: "toCent(loan * max(0, pointsShare))", form: "Loan Estimate, section A" },
  pointsCredit: { label: "Credit for negative points", formula: "toCent(loan * max(0, -pointsShare))" },
  upfrontFee: {
    label: "Upfront fee of the program",
    found: "FHA's upfront premium, VA's funding fee or USDA's guarantee fee, as worked out with the loan.",
    check: "upfrontFee >= 0",
    form: "Loan Estimate, section B",
  },
  lenderFees: { label: "Lender's other fees", formula: "lenderFees", form: "Loan Estimate, section A" },
  otherFinanceCharges: {
    label: "Services that count as finance charges",
    formula: "otherFinanceCharges",
    meaning: "Tax service, flood monitoring, or a service of the settlement agent that the lender requires.",
    form: "Loan Estimate, sections B and C",
  },
  otherServices: { label: "Other services", formula: "otherServices", form: "Loan Estimate, sections B and C" },
  governmentFees: {
    label: "Recording and transfer taxes",
    formula: "governmentFees",
    form: "Loan Estimate, section E",
  },
  interestPerDay: { label: "Interest per day", formula: "toCent(loan * annualRate / daysInYear)" },
  prepaidInterest: {
    label: "Interest to the end of the month of closing",
    formula: "toCent(interestPerDay * prepaidDays)",
    form: "Loan Estimate, section F",
  },
  firstYearInsurance: {
    label: "Home insurance for the first year, and other prepaid bills",
    formula: "when(prepaidBills == null, insurancePerYear, max(0, toCent(prepaidBills - prepaidInterest)))",
    form: "Loan Estimate, section F",
  },
  taxEscrow: {
    label: "Property tax into escrow",
    formula: "propertyTaxPerYear / 12 * max(0, 12 - taxMonthsUntilDue + cushionMonths)",
    meaning:
      "Enough to pay the next bill from the monthly payments and have two months left over, the most the law lets a lender keep.",
    form: "Loan Estimate, section G",
  },
  insuranceEscrow: {
    label: "Home insurance into escrow",
    formula: "insurancePerYear / 12 * max(0, 12 - billPayments + cushionMonths)",
    form: "Loan Estimate, section G",
  },
  escrow: {
    label: "First payment into escrow",
    formula: "when(escrowDeposit == null, when(loan > 0, taxEscrow + insuranceEscrow, 0), escrowDeposit)",
    meaning:
      "A lender asks for it. If you borrow nothing, you pay the tax and insurance bills yourself when they come.",
  },
  otherCosts: { label: "Other costs", formula: "otherCosts", form: "Loan Estimate, section H" },
  credits: { label: "Lender credits", formula: "lenderCredits + pointsCredit", form: "Loan Estimate, section J" },
};

/** The official line with a sentence instead of its formula, because it adds up payments that aren't on this sheet. */
function said(line: Line | Found, found: string): Found {
  const { label, unit, meaning, form, source } = line;
  return {
    label,
    found,
    unchecked: "other calculation",
    ...(unit === undefined ? {} : { unit }),
    ...(meaning === undefined ? {} : { meaning }),
    ...(form === undefined ? {} : { form }),
    ...(source === undefined ? {} : { source }),
  };
}

const { inFiveYearsTotalPaid, inFiveYearsPrincipalPaid, totalInterestPercentage, apr } = loanEstimateLines;
const comparisonLines = (unrounded: string, aprFound: Found): Lines<Comparisons> => ({
  inFiveYearsTotalPaid: said(
    inFiveYearsTotalPaid,
    `Sixty payments${unrounded}, the mortgage insurance of that time, the loan costs and the prepaid interest, added up.`,
  ),
  inFiveYearsPrincipalPaid,
  totalInterestPercentage: said(
    totalInterestPercentage,
    `All interest${unrounded} and the prepaid interest, as a share of the loan.`,
  ),
  apr: aprFound,
});

/** What the APR counts; a fixed loan's can be checked by formula, and another's payments change over the years. */
function aprOf({ paid, worksheet: { costs } }: Estimate): Found {
  const charges = costs.pointsCredit > 0 ? {} : { charges: "closing.prepaidFinanceCharge" };
  if (paid.insuredPayments !== undefined)
    return aprLine({
      ...charges,
      payment: "exactPayment",
      ...(paid.insuredPayments > 0 && { insurance: "mortgageInsurancePerMonth" }),
    });
  return said(
    apr,
    "You borrow {loan}, and the amount financed is {amountFinanced}: the loan less the finance charges at closing, {closing.prepaidFinanceCharge}. You pay {paidInAll} in {paymentCount} payments, mortgage insurance included. At a twelfth of the APR each month, those payments are worth the amount financed.",
  );
}

export function stepsOfEstimate(found: Estimate): Step[] {
  const { answered, paid, worksheet } = found;
  const { given, house, worksheet: cost } = answered;
  const lines: Lines<Estimate["worksheet"]> = {
    costs: costLines,
    closing: {
      ...cashToCloseLines,
      totalClosingCosts: {
        ...(cashToCloseLines.totalClosingCosts as Line),
        formula: "totalLoanCosts + totalOtherCosts - costs.credits",
      },
      cash: {
        ...(cashToCloseLines.cash as Line),
        formula: "downPayment + totalClosingCosts - costs.upfrontFee - deposit - sellerCredits",
        meaning: "What you bring to closing. A fee that is added to the loan is not paid in cash.",
      },
    },
    brought: {
      down: { label: "Down payment", formula: "downPayment" },
      depositPaid: { label: "Deposit already paid", formula: "deposit" },
      fromSeller: { label: "Seller credits", formula: "sellerCredits" },
    },
    amountFinanced: {
      label: "Amount financed",
      formula: "toCent(loan - closing.prepaidFinanceCharge + costs.pointsCredit)",
      meaning: "The loan minus what it costs you up front. This is what you really get to use.",
    },
    comparisons: comparisonLines(
      isOther(given) ? "" : ", not rounded to the cent, as on the official sample form",
      aprOf(found),
    ),
    aprIfLeaving: {
      label: "Annual percentage rate, if you leave when you plan to",
      found:
        "The same rate if you pay back the {owedThen} that you still owe after {leavingAfter}. The sooner you leave, the fewer years the closing costs are spread over.",
      unchecked: "other calculation",
      unit: "rate",
    },
  };
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...typedAs("price", "loan", "Loan amount", cost.loan),
    ...typedAs("otherLoanCosts", "otherServices", "Other services", worksheet.costs.otherServices),
    ...typedAs("governmentFees", "governmentFees", "Recording and transfer taxes", worksheet.costs.governmentFees),
    exactPayment: asLine("exactPayment", "Level payment before rounding", cost.exactPayment),
    mortgageInsurancePerMonth: asLine(
      "mortgageInsurancePerMonth",
      "Monthly mortgage insurance",
      paid.insurancePerMonth,
    ),
    insurancePayments: asLine(
      "insurancePayments",
      "Payments with mortgage insurance",
      paid.insuredPayments ?? 0,
      "count",
    ),
    paymentCount: asLine("paymentCount", "Payments", paid.payments, "count"),
    paidInAll: asLine("paidInAll", "All payments, with mortgage insurance", paid.inAll),
    leavingAfter: asLine("leavingAfter", "How long you stay", paid.leavingAfter, "months"),
    owedThen: asLine("owedThen", "What you still owe then", paid.owedThen),
    cushionMonths: { kind: "figure", name: "cushionMonths", ...cushion },
    billPayments: asLine("billPayments", "Payments before the next insurance bill", INSURANCE_PAYMENTS, "count"),
  });
}

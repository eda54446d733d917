/** How each number of the first answer is explained: the lines of the programme and the kind of loan that were chosen. */
import { adjustableOutlookLines } from "../../engine/mortgage/adjustable-outlook.ts";
import { fhaLoanLines } from "../../engine/mortgage/fha.ts";
import { realCostLines } from "../../engine/mortgage/inflation.ts";
import { unusualScheduleLines } from "../../engine/mortgage/interest-only.ts";
import { levelPaymentFormula } from "../../engine/mortgage/level-payment.ts";
import { monthlyCostLines } from "../../engine/mortgage/monthly-cost-lines.ts";
import { usdaLoanLines } from "../../engine/mortgage/usda.ts";
import { vaLoanLines } from "../../engine/mortgage/va.ts";
import { type Found, type Line, type Lines, part } from "../../engine/worksheet.ts";
import type { HouseCost } from "./cost.ts";
import type { Inputs } from "./inputs.ts";

type Chosen = Pick<Inputs, "programme" | "kind">;

const ofProgramme = (programme: Inputs["programme"], formulas: Record<Inputs["programme"], string>) =>
  formulas[programme];

const LEVEL = levelPaymentFormula("loan", "monthlyRate", "termMonths");

function exactPayment(kind: Inputs["kind"]): Line {
  if (kind === "interestOnly")
    return {
      label: "Payment of interest alone, before rounding",
      formula: `when(interestOnlyMonths > 0, loan * monthlyRate, ${LEVEL})`,
      meaning: "One month's interest on the whole loan. Nothing is paid back in this time.",
    };
  return { ...(monthlyCostLines.exactPayment as Line), formula: LEVEL };
}

/** A charge rounded to the cent may be half a cent above what it is checked against, and a hair. */
const withinACent = (line: Line | Found, check: string): Found => ({ ...(line as Found), check: `${check} + 0.006` });

/** What is exactly half way between two eighths goes down, as Fannie Mae's notes have it. */
export const fullyIndexedLine: Found = {
  label: "Index plus margin, rounded",
  found: "Index plus margin, to the nearest eighth of a point. What is exactly half way goes down.",
  check: "fullyIndexed - index - margin <= roundTo / 2 + 1e-9 && index + margin - fullyIndexed <= roundTo / 2 + 1e-9",
  unit: "rate",
  meaning: "The rate the note aims at, before its caps.",
};

/** The parts of the worksheet that the loan chosen has. */
const parts = {
  fha: part(
    {
      ...fhaLoanLines,
      premiumPerMonth: withinACent(fhaLoanLines.premiumPerMonth, "premiumPerMonth <= loan * annualPremiumRate / 12"),
    },
    { law: "fhaLaw" },
  ),
  va: vaLoanLines,
  usda: part(
    {
      ...usdaLoanLines,
      feePerMonth: withinACent(usdaLoanLines.feePerMonth, "feePerMonth <= totalLoan * annualFeeRate / 12"),
    },
    { given: { loan: "baseLoan" }, law: "usdaLaw" },
  ),
  adjustable: {
    ...adjustableOutlookLines,
    fullyIndexed: fullyIndexedLine,
  },
  unusual: {
    interestOnlyPayment: unusualScheduleLines.interestOnlyPayment,
    principalAndInterest: unusualScheduleLines.principalAndInterest,
    balloon: {
      label: "Balloon payment",
      found: "All that is still owed when the loan falls due, with the interest of the last month.",
      check: "balloon >= 0",
    },
  },
} as const satisfies Partial<Lines<HouseCost>>;

export function houseCostLines({ programme, kind }: Chosen): Lines<HouseCost> {
  const lines: Lines<HouseCost> = {
    fha: parts.fha,
    va: parts.va,
    baseLoan: {
      label: "Loan before fees",
      formula: ofProgramme(programme, {
        conventional: "toCent(price - downPayment)",
        fha: "fha.loan",
        va: "va.loan",
        usda: "toCent(price - downPayment)",
      }),
      meaning: "The part of the price that you borrow.",
    },
    usda: parts.usda,
    upfrontFee: {
      label: "Fee added to the loan",
      formula: ofProgramme(programme, {
        conventional: "0",
        fha: "fha.upfrontPremium",
        va: "va.fundingFee",
        usda: "usda.upfrontFee",
      }),
      meaning: "FHA's upfront premium, VA's funding fee or USDA's guarantee fee. It is paid back with the loan.",
    },
    loan: {
      label: "Loan amount",
      formula: "toCent(baseLoan + upfrontFee)",
      meaning: "What you borrow, with the fee of the program where it has one.",
    },
    loanToValue: { ...(monthlyCostLines.loanToValue as Line), formula: "when(price > 0, baseLoan / price, 0)" },
    monthlyRate: monthlyCostLines.monthlyRate,
    exactPayment: exactPayment(kind),
    principalAndInterest: {
      ...(monthlyCostLines.principalAndInterest as Line),
      label: kind === "adjustable" ? "Principal and interest a month at first" : "Principal and interest a month",
    },
    adjustable: parts.adjustable,
    unusual: parts.unusual,
    propertyTaxPerMonth: monthlyCostLines.propertyTaxPerMonth,
    insurancePerMonth: monthlyCostLines.insurancePerMonth,
    mortgageInsurancePerMonth: {
      label: "Mortgage insurance a month",
      formula: ofProgramme(programme, {
        conventional: "when(toCent(loan) > toCent(requestShare * price), toCent(loan * mortgageInsuranceRate / 12), 0)",
        fha: "fha.premiumPerMonth",
        va: "0",
        usda: "usda.feePerMonth",
      }),
      meaning: ofProgramme(programme, {
        conventional:
          "A twelfth of the yearly premium on the original loan, charged when you borrow more than 80% of the price.",
        fha: "FHA's annual premium, paid by the month. It falls a little each year with the balance.",
        va: "VA loans have no monthly insurance: the funding fee takes its place.",
        usda: "USDA's annual fee, paid by the month. It falls a little each year with the balance.",
      }),
    },
    duesPerMonth: { label: "Association dues a month", formula: "associationDuesPerMonth" },
    extraPayment: {
      label: "Your extra payment a month",
      formula: "extraPerMonth",
      meaning: "It brings down what you owe, so all later interest is less.",
    },
    total: monthlyCostLines.total,
    totalWithExtra: monthlyCostLines.totalWithExtra,
    monthsToPayoff: monthlyCostLines.monthsToPayoff,
    payoffYear: monthlyCostLines.payoffYear,
    payoffMonth: monthlyCostLines.payoffMonth,
    totalInterest:
      kind === "adjustable"
        ? {
            label: "Total interest, if the index stays where it is",
            found: "The interest of every row of the schedule, added up. Another path of the index gives another sum.",
            check: "totalInterest >= 0",
          }
        : monthlyCostLines.totalInterest,
    totalPaid: monthlyCostLines.totalPaid,
    monthsWithoutExtra: monthlyCostLines.monthsWithoutExtra,
    interestWithoutExtra: monthlyCostLines.interestWithoutExtra,
    monthsSaved: monthlyCostLines.monthsSaved,
    interestSaved: monthlyCostLines.interestSaved,
    mortgageInsuranceMonths:
      programme === "conventional"
        ? monthlyCostLines.mortgageInsuranceMonths
        : {
            label: "Months you pay mortgage insurance",
            found: "As long as the program charges it, at the longest until the loan is paid off.",
            check: "mortgageInsuranceMonths >= 0 && mortgageInsuranceMonths <= monthsToPayoff",
            unit: "months",
          },
    totalMortgageInsurance:
      programme === "conventional"
        ? monthlyCostLines.totalMortgageInsurance
        : {
            label: "Mortgage insurance in total",
            found: "What each payment carries, added up.",
            check: "totalMortgageInsurance <= mortgageInsurancePerMonth * mortgageInsuranceMonths + 0.01",
          },
    real: realCostLines,
  };
  return lines;
}

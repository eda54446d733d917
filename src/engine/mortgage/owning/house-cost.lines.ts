/** How each number of a house's cost is explained, with lines for the chosen program and kind of loan. */
import { type Found, type Line, type Lines, part, type Source } from "../../worksheet.ts";
import { adjustableOutlookLines, interestOnlyOutlookLines } from "../adjustable/adjustable-outlook.lines.ts";
import type { AdjustableOutlook } from "../adjustable/adjustable-outlook.ts";
import { fhaLoanLines } from "../insurance/fha.lines.ts";
import { usdaLoanLines } from "../insurance/usda.lines.ts";
import { vaLoanLines } from "../insurance/va.lines.ts";
import { unusualScheduleLines } from "../interest-only.lines.ts";
import { levelPaymentFormula, loanPaymentLines } from "../level-payment.lines.ts";
import type { HouseCost } from "./house-cost.ts";
import { realCostLines } from "./inflation.lines.ts";

const HPA: Source = {
  cite: "Homeowners Protection Act, 12 USC 4902",
  url: "https://www.law.cornell.edu/uscode/text/12/4902",
};

type ProgramName = "conventional" | "fha" | "va" | "usda";
type LoanKind = "fixed" | "adjustable" | "interestOnly" | "balloon";

/** The program and kind of loan, because the lines depend on them. */
interface Chosen {
  readonly program: ProgramName;
  readonly kind: LoanKind;
  /** Whether the loan starts interest-only. */
  readonly interestOnly?: boolean;
}

const ofProgram = (program: ProgramName, formulas: Record<ProgramName, string>) => formulas[program];

const LEVEL = levelPaymentFormula("loan", "monthlyRate", "termMonths");

function exactPayment(interestOnly: boolean): Line {
  if (interestOnly)
    return {
      label: "Interest-only payment, before rounding",
      formula: `when(interestOnlyMonths > 0, loan * monthlyRate, ${LEVEL})`,
      meaning: "One month's interest on the whole loan. You don't pay down the loan during this time.",
    };
  return { ...(loanPaymentLines.exactPayment as Line), formula: LEVEL };
}

/** A rate exactly halfway between two eighths rounds down, as in Fannie Mae's notes. */
export const fullyIndexedLine: Found = {
  label: "Index plus margin, rounded",
  found: "Index plus margin, to the nearest eighth of a point. A rate exactly halfway is rounded down.",
  check: "fullyIndexed - index - margin <= roundTo / 2 + 1e-9 && index + margin - fullyIndexed <= roundTo / 2 + 1e-9",
  unit: "rate",
  meaning: "The rate the note sets before its caps.",
};

/** An adjustable loan with several index paths. */
export const outlookLines = (interestOnly: boolean): Lines<AdjustableOutlook> => ({
  ...(interestOnly ? interestOnlyOutlookLines : adjustableOutlookLines),
  fullyIndexed: fullyIndexedLine,
});

/** The parts of the worksheet that apply to the chosen loan. */
const parts = {
  fha: part(fhaLoanLines, { law: "fhaLaw" }),
  va: vaLoanLines,
  usda: part(usdaLoanLines, { given: { loan: "baseLoan" }, law: "usdaLaw" }),
  unusual: {
    interestOnlyPayment: unusualScheduleLines.interestOnlyPayment,
    principalAndInterest: unusualScheduleLines.principalAndInterest,
    balloon: {
      label: "Balloon payment",
      found: "Everything you still owe when the loan comes due, with the last month's interest.",
      check: "balloon >= 0",
    },
  },
} as const satisfies Partial<Lines<HouseCost>>;

export function houseCostLines({ program, kind, interestOnly = false }: Chosen): Lines<HouseCost> {
  const lines: Lines<HouseCost> = {
    fha: parts.fha,
    va: parts.va,
    baseLoan: {
      label: "Loan before fees",
      formula: ofProgram(program, {
        conventional: "toCent(max(0, price - downPayment))",
        fha: "fha.loan",
        va: "va.loan",
        usda: "toCent(max(0, price - downPayment))",
      }),
      meaning: "The part of the price that you borrow.",
    },
    usda: parts.usda,
    upfrontFee: {
      label: "Fee added to the loan",
      formula: ofProgram(program, {
        conventional: "0",
        fha: "fha.upfrontPremium",
        va: "va.fundingFee",
        usda: "usda.upfrontFee",
      }),
      meaning: "FHA's upfront premium, VA's funding fee or USDA's guarantee fee. You pay it back with the loan.",
    },
    loan: {
      label: "Loan amount",
      formula: "toCent(baseLoan + upfrontFee)",
      meaning: "What you borrow, plus the program's fee if it has one.",
    },
    loanToValue: {
      label: "Loan-to-value ratio",
      formula: "when(price > 0, baseLoan / price, 0)",
      unit: "rate",
      meaning: "The share of the price that you borrow. Above 80%, lenders ask for mortgage insurance.",
    },
    monthlyRate: loanPaymentLines.monthlyRate,
    exactPayment: exactPayment(interestOnly),
    principalAndInterest: {
      ...(loanPaymentLines.principalAndInterest as Line),
      label: kind === "adjustable" ? "Monthly principal and interest at first" : "Monthly principal and interest",
    },
    adjustable: outlookLines(interestOnly),
    unusual: parts.unusual,
    propertyTaxPerMonth: { label: "Monthly property tax", formula: "propertyTaxPerYear / 12" },
    insurancePerMonth: { label: "Monthly home insurance", formula: "insurancePerYear / 12" },
    mortgageInsurancePerMonth: {
      label: "Monthly mortgage insurance",
      formula: ofProgram(program, {
        conventional: "when(toCent(loan) > toCent(requestShare * price), toCent(loan * mortgageInsuranceRate / 12), 0)",
        fha: "fha.premiumPerMonth",
        va: "0",
        usda: "usda.feePerMonth",
      }),
      meaning: ofProgram(program, {
        conventional:
          "A twelfth of the yearly premium on the original loan, charged when you borrow more than 80% of the price.",
        fha: "FHA's annual premium, paid monthly. It falls a little each year with the balance.",
        va: "VA loans have no monthly insurance: the funding fee takes its place.",
        usda: "USDA's annual fee, paid monthly. It falls a little each year with the balance.",
      }),
    },
    duesPerMonth: { label: "Monthly HOA dues", formula: "associationDuesPerMonth" },
    extraPayment: {
      label: "Your extra payment each month",
      formula: "extraPerMonth",
      meaning: "It lowers what you owe, so you pay less interest from then on.",
    },
    total: {
      label: "Total each month",
      formula:
        "principalAndInterest + propertyTaxPerMonth + insurancePerMonth + mortgageInsurancePerMonth + associationDuesPerMonth",
      meaning: "What leaves your account each month at the start.",
    },
    totalWithExtra: { label: "Total each month with your extra payment", formula: "total + extraPerMonth" },
    monthsToPayoff: {
      label: "Months until the loan is paid off",
      found: "The number of payments in the schedule, with your extra payments.",
      check: "monthsToPayoff >= 0 && monthsToPayoff <= termMonths",
      unit: "months",
    },
    payoffYear: {
      label: "Year of the last payment",
      found: "Counted month by month from your first payment. None if nothing is borrowed.",
      check: "payoffYear == null || payoffYear >= 1990",
      unit: "year",
    },
    payoffMonth: {
      label: "Month of the last payment (1 to 12)",
      found: "Counted month by month from your first payment. None if nothing is borrowed.",
      check: "payoffMonth == null || payoffMonth >= 1 && payoffMonth <= 12",
      unit: "count",
    },
    totalInterest:
      kind === "adjustable"
        ? {
            label: "Total interest, if the index stays where it is",
            found: "The interest in every row of the schedule, added up. If the index moves, the total changes.",
            check: "totalInterest >= 0",
          }
        : {
            label: "Total interest",
            found:
              kind === "fixed"
                ? "You pay {principalAndInterest} a month, and any extra payments, for {monthsToPayoff}; the last payment clears the rest. What you pay beyond the loan of {loan} is interest. The schedule has each month’s."
                : "The interest in every row of the schedule, added up.",
            check: "totalInterest >= 0",
            meaning: "What borrowing costs you over the life of the loan, if you keep it to the end.",
          },
    totalPaid: { label: "Principal and interest over the life of the loan", formula: "loan + totalInterest" },
    monthsWithoutExtra: {
      label: "Months until the loan is paid off without extra payments",
      found: "The number of payments in the schedule without extra payments.",
      check: "monthsWithoutExtra >= monthsToPayoff",
      unit: "months",
    },
    interestWithoutExtra: {
      label: "Total interest without extra payments",
      found: "The interest in every row of the schedule without extra payments, added up.",
      check: "interestWithoutExtra >= totalInterest - 0.001",
    },
    monthsSaved: { label: "Months saved", formula: "monthsWithoutExtra - monthsToPayoff", unit: "months" },
    interestSaved: { label: "Interest saved", formula: "interestWithoutExtra - totalInterest" },
    mortgageInsuranceMonths:
      program === "conventional"
        ? {
            label: "Months you pay mortgage insurance",
            found:
              "The number of the payment after which the schedule without extra payments first shows 78% of the price or less, or the first payment after the middle of the term if that is sooner.",
            check: "mortgageInsuranceMonths >= 0 && mortgageInsuranceMonths <= termMonths / 2 + 1",
            unit: "months",
            meaning: "Until it ends by law. You may ask to end it earlier, once you owe 80% of the price.",
            source: HPA,
          }
        : {
            label: "Months you pay mortgage insurance",
            found: "As long as the program charges it, but no later than the end of the loan.",
            check: "mortgageInsuranceMonths >= 0 && mortgageInsuranceMonths <= monthsToPayoff",
            unit: "months",
          },
    totalMortgageInsurance:
      program === "conventional"
        ? {
            label: "Total mortgage insurance",
            formula: "mortgageInsurancePerMonth * mortgageInsuranceMonths",
          }
        : {
            label: "Total mortgage insurance",
            found: "The premium in each payment, added up.",
            check: "totalMortgageInsurance <= mortgageInsurancePerMonth * mortgageInsuranceMonths + 0.01",
          },
    real: realCostLines,
  };
  return lines;
}

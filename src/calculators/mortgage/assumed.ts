/** What the mortgage calculator assumes, and what it doesn't cover. */
import type { Assumed } from "../../ui/result/assumed.ts";

export const assumed: Assumed = {
  blanks: [
    "annualRate",
    "propertyTax",
    "insurance",
    "associationDues",
    "program",
    "creditScore",
    // Where the premium in dollars or another program is chosen, this rate isn't used.
    ["mortgageInsuranceRate", undefined, "mortgageInsuranceDollars", "program"],
    "firstPayment",
    "extraPerMonth",
    "stayMonths",
    "appreciation",
    // Income tax is figured only from an income.
    { blank: "filingStatus", once: "incomePerYear" },
  ],
  always: [
    { text: "You make every payment on time, and the lender charges interest by the month.", blank: "firstPayment" },
    {
      text: "Mortgage insurance on a conventional loan ends when the law says it must, on the original schedule.",
      blank: "mortgageInsuranceRate",
    },
    {
      text: "Taxes, insurance and dues stay at their first-year amounts, except where a panel says otherwise.",
      blank: "propertyTax",
    },
  ],
  notCovered: [
    {
      text: "Construction loans, which pay out while you build, and loans with a balance that can grow.",
      blank: "kind",
    },
    { text: "Flood and earthquake insurance, which a home policy does not include.", blank: "insurance" },
    { text: "Special assessments from an HOA.", blank: "associationDues" },
    { text: "Who qualifies for down payment help, and first-time buyer pricing.", blank: "downPayment" },
    { text: "How far each lender's rate is above or below the average.", blank: "annualRate" },
    {
      text: "State income tax you save by owning, and mortgage credit certificates.",
      blank: "stateIncomeTax",
    },
  ],
};

/** The same for a loan that the visitor has, if no home is being bought. */
export const assumedOfLoan: Assumed = {
  blanks: ["nextPayment", "newRate", "stayMonths", "investReturn"],
  always: [
    { text: "You make every payment on time, and the lender charges interest by the month.", blank: "nextPayment" },
    { text: "What your savings earn in a year compounds from month to month.", blank: "investReturn" },
  ],
  notCovered: [
    { text: "Property tax, home insurance and HOA dues, which stay the same with another loan.", blank: "owedNow" },
    { text: "How far each lender's rate is above or below the average.", blank: "newRate" },
  ],
};

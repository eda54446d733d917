/** What the mortgage calculator takes for granted, and what it does not cover. */
import type { Assumed } from "../../ui/result/assumed.ts";

export const assumed: Assumed = {
  blanks: [
    "annualRate",
    "propertyTax",
    "insurance",
    "associationDues",
    "programme",
    "creditScore",
    "mortgageInsuranceRate",
    "firstPayment",
    "extraPerMonth",
    "stayMonths",
    "appreciation",
  ],
  always: [
    { text: "Every payment is made on its day, and interest is counted by whole months.", blank: "firstPayment" },
    {
      text: "Mortgage insurance of a conventional loan ends on the day the law says, by the schedule of the loan.",
      blank: "mortgageInsuranceRate",
    },
    {
      text: "Tax, insurance and dues stay as they are in the first year, except where a panel says so.",
      blank: "propertyTax",
    },
  ],
  notCovered: [
    {
      text: "Construction loans, which are paid out while you build, and loans whose balance can grow.",
      blank: "kind",
    },
    { text: "Buydowns, in which a seller pays part of your first payments.", blank: "sellerCredits" },
    { text: "Flood and earthquake insurance, which a home policy does not pay.", blank: "insurance" },
    { text: "Special assessments of an association.", blank: "associationDues" },
    { text: "Down payment help and first-time buyer prices.", blank: "downPayment" },
    { text: "What each lender adds to or takes off the average rate.", blank: "annualRate" },
    {
      text: "State income tax that owning saves, and the mortgage credit certificate.",
      blank: "stateIncomeTax",
    },
  ],
};

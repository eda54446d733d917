import { type Lines, part } from "../worksheet.ts";
import type { leftAfter, settlement, WhatIsOwed } from "./settlement.ts";

const settlementLines = (tax: string): Lines<ReturnType<typeof settlement>> => ({
  toFund: { label: `${tax} that withholding does not cover`, formula: "max(0, tax - withheld)" },
  left: {
    label: `${tax} left to pay for the year`,
    formula: "toCent(tax - withheld - paid)",
    meaning: "If it is below zero, you get a refund.",
  },
  withReturn: {
    label: "Due with the return",
    formula: "left - ahead",
    meaning: "What is left after the earlier payments. If it is below zero, you get a refund.",
  },
});

export const leftAfterLines: Lines<ReturnType<typeof leftAfter>> = {
  left: {
    label: "Left to pay",
    formula: "tax - paid",
    meaning: "Payments during the year that you haven't made yet are part of it.",
    form: "Form 1040, line 37",
  },
};

export const whatIsOwedLines: Lines<WhatIsOwed> = {
  toIrs: part(settlementLines("Federal tax"), {
    given: { tax: "federal.tax", withheld: "federal.withheld", paid: "federal.paid", ahead: "federal.ahead" },
  }),
  toState: part(settlementLines("State and local tax"), {
    given: { tax: "state.tax", withheld: "state.withheld", paid: "state.paid", ahead: "state.ahead" },
  }),
  toFund: { label: "Tax to set money aside for", formula: "toIrs.toFund + toState.toFund" },
  stillOwed: { label: "Still to be paid", formula: "max(0, toIrs.left) + max(0, toState.left)" },
  ofGigs: {
    label: "The part of it that your gig work adds",
    formula:
      "min(toIrs.toFund, max(0, extraTax - stateExtraTax + creditLost)) + min(toState.toFund, max(0, stateExtraTax))",
    meaning: "Including any Marketplace credit you lose because of it.",
  },
  fromPayouts: {
    label: "Tax to set aside from payouts",
    formula:
      "when(toFund - ofGigs > max(100, 5 / 100 * grossReceipts) || toFund > grossReceipts, min(ofGigs, grossReceipts), toFund)",
    meaning:
      "Tax on other income is included if it's no more than $100 or 5% of your pay, and your pay covers everything.",
  },
  fromOther: { label: "Tax that your other income has to cover", formula: "toFund - fromPayouts" },
  share: {
    label: "Set aside from each payout",
    formula:
      "when(grossReceipts > 0 && stillOwed > 0.005, startedSteps(fromPayouts / grossReceipts, 1 / 100) / 100, 0)",
    unit: "share",
    meaning: "A share of the whole year's pay, rounded up to a whole percent.",
  },
  earned: { label: "Gig pay after costs", formula: "profit + untaxedRent" },
  kept: {
    label: "What you keep of your gig pay",
    formula: "earned - extraTax - creditLost",
    meaning: "What is left after costs, the extra tax because of your gig work, and any Marketplace credit you lose.",
  },
};

/** What the gig tax calculator takes for granted, and what it does not cover. */
import type { Assumed } from "../../ui/result/assumed.ts";

export const assumed: Assumed = {
  blanks: [
    "filingStatus",
    ["filerAge", "You are 35 at the end of the year."],
    ["dependents", "You have no children or other dependents."],
    ["jobs", "You have no job with a paycheck."],
    ["gigs.0.milesJanuaryToJune", "You drove no miles for work."],
    ["healthPremiums", "You pay no health insurance of your own."],
    ["payments", "You have paid no estimated tax for the year yet."],
    ["lastYearTax", "Last year's tax is not known, so 90% of this year's has to be paid."],
    ["unevenIncome", "Your income comes evenly over the year."],
  ],
  always: [
    {
      text: "Pay and costs typed for a week or a month are counted for the whole year.",
      blank: "gigs.0.pay",
    },
    { text: "Tax withheld from paychecks counts as paid in four equal parts.", blank: "jobs" },
    { text: "The larger deduction is taken: standard or itemized.", blank: "mortgageInterest" },
  ],
  notCovered: [
    { text: "Taxes of places that are not in the list of cities and counties of your state.", blank: "state" },
    { text: "Moving during the year, and work in two states.", blank: "state" },
    { text: "Farm income, church employees and foreign income.", blank: "otherIncome" },
    { text: "Losses carried over from earlier years.", blank: "longTermGain" },
    {
      text: "Several cars in one gig, section 179, and cars leased above the luxury limits.",
      blank: "gigs.0.milesJanuaryToJune",
    },
    { text: "On a separate return: a plan at your spouse's work, which limits the IRA deduction.", blank: "ira" },
    { text: "Partnerships and S corporations, and the payroll taxes of employees of your own.", blank: "gigs" },
  ],
};

/** What the gig tax calculator assumes, and what it doesn't cover. */
import type { Assumed } from "../../ui/result/assumed.ts";

/** Which figures for a future year are our projections: shown at the result and in every export. */
export const ofNextYear = (taxYear: number) =>
  `The IRS hasn't published the ${taxYear} tax brackets and most other ${taxYear} amounts yet. We worked them out from the law and consumer prices. Retirement plan limits, the mileage rate and the car limits are still those for ${taxYear - 1}.`;

export const assumed: Assumed = {
  blanks: [
    "filingStatus",
    ["filerAge", "You are 35 at the end of the year."],
    ["gigs.0.pay", "You did this work all year.", "gigs.0.began"],
    ["dependents", "You have no children or other dependents."],
    ["jobs", "You have no job with a paycheck."],
    ["gigs.0.miles", "You drove no miles for work.", "gigs.0.milesJanuaryToJune", "gigs.0.milesJulyToDecember"],
    ["healthPremiums", "You don't pay for health insurance yourself."],
    [
      "payments",
      "Until the return is due, you make every estimated payment on time. After that, we count only payments you enter.",
      "paidSoFar",
    ],
    ["lastYearTax", "We don't know last year's tax, so we plan on 90% of this year's. You may need to pay less."],
    ["unevenIncome", "Your income comes evenly over the year, or from the month when the work began."],
  ],
  always: [
    { text: ofNextYear(2027), blank: "taxYear", only: "2027" },
    {
      text: "Weekly and monthly amounts are for the whole year, or from the month when the work began.",
      blank: "gigs.0.pay",
    },
    {
      text: "We assume that pay and miles “so far” continue at the same pace through the end of the year.",
      blank: "gigs.0.pay",
    },
    {
      text: "If you don't enter what is withheld from a paycheck, we estimate it from the pay and filing status, as if Form W-4 claims no children.",
      blank: "jobs",
    },
    { text: "Tax withheld from paychecks is treated as paid in four equal parts.", blank: "jobs" },
    { text: "You owe no city or county income tax, unless you choose a place on your state's list.", blank: "state" },
    { text: "You take the larger deduction, standard or itemized.", blank: "mortgageInterest" },
  ],
  notCovered: [
    { text: "Local taxes in places that aren't on your state's list of cities and counties.", blank: "state" },
    { text: "Moving during the year, and working in two states.", blank: "state" },
    { text: "Farm income, church employees and foreign income.", blank: "otherIncome" },
    {
      text: "Net operating losses from before 2018, and each state's own rules for losses.",
      blank: "netOperatingLoss",
    },
    { text: "Occupancy and sales taxes on short stays. Platforms usually collect them.", blank: "gigs.0.work" },
    {
      text: "State rules that don't allow bonus depreciation, and the limits on leased luxury cars.",
      blank: "gigs.0.miles",
    },
    {
      text: "Long-term gains with rates of their own: up to 28% on collectibles, and up to 25% on depreciation you deducted on real estate.",
      blank: "longTermGain",
    },
    {
      text: "Parents' tax rate on a young person's investment income (Form 8615), and whether someone under 24 can get the American Opportunity Credit as a refund.",
      blank: "filerAge",
    },
    {
      text: "The 25% tax on early withdrawals from a SIMPLE IRA in its first two years. We count 10%.",
      blank: "pensions",
    },
    { text: "On a separate return: a plan at your spouse's work, which limits the IRA deduction.", blank: "ira" },
    {
      text: "Partnerships, an S corporation you already have, and payroll taxes for your own employees.",
      blank: "gigs",
    },
  ],
};

/** Which program lends, on what terms, and any extra payments. */
import { monthNames } from "../../../engine/calendar.ts";
import { choice, count, flag, money, percent, periodic } from "../../../inputs/fields.ts";
import { duration } from "../../../inputs/kinds/duration.ts";
import { month } from "../../../inputs/kinds/month.ts";
import { currentAverages } from "../../../law/mortgage/current-averages.ts";
import { ASSUMED_SCORE } from "../../../law/mortgage/private-insurance.ts";

export const mortgageInsuranceRate = percent({
  label: "Yearly mortgage insurance, as a share of the loan",
  start: 0,
  max: 0.05,
  usual: [0.001, 0.025],
});
/** Private mortgage insurance as stated on the Loan Estimate; it replaces the percentage. */
export const mortgageInsuranceDollars = periodic({
  label: "Mortgage insurance in dollars",
  start: null,
  periods: ["month", "year"],
  max: 1_000_000,
  help: "From page 1 of your Loan Estimate. Leave it empty to use the percentage.",
});

/** Who owes no funding fee (38 USC 3729(c)). */
export const EXEMPT =
  "A rating of 10% is enough if the VA pays you for it, or would if you didn’t get retired or active-duty pay. The fee is also waived for some surviving spouses, and for Purple Heart recipients on active duty.";

export const program = {
  program: choice({
    label: "Loan program",
    start: "conventional",
    options: [
      { value: "conventional", label: "Conventional" },
      { value: "fha", label: "FHA" },
      { value: "va", label: "VA" },
      { value: "usda", label: "USDA" },
    ],
  }),
  creditScore: count({ label: "Credit score", start: ASSUMED_SCORE, min: 300, max: 850 }),
  twoBorrowers: flag({ label: "Two or more borrowers", start: false }),
  units: choice({
    label: "Units in the building",
    start: 1,
    options: [
      { value: 1, label: "1" },
      { value: 2, label: "2" },
      { value: 3, label: "3" },
      { value: 4, label: "4" },
    ],
  }),
  mortgageInsuranceRate,
  mortgageInsuranceDollars,
  vaLaterUse: flag({ label: "You have used a VA loan before", start: false }),
  vaExempt: flag({ label: "You get VA disability pay (no funding fee)", start: false }),
};

/** These fields show the usual terms once an adjustable loan is chosen: `adjustableGivens`. */
const cap = (label: string) => percent({ label, start: 0, max: 0.2, usual: [0.005, 0.1] });

export const kind = {
  kind: choice({
    label: "Kind of loan",
    start: "fixed",
    options: [
      { value: "fixed", label: "Fixed rate" },
      { value: "adjustable", label: "Adjustable rate (ARM)" },
      { value: "interestOnly", label: "Interest only at first" },
      { value: "balloon", label: "Balloon: due early" },
    ],
  }),
  armRate: percent({
    label: "Starting rate on the adjustable loan",
    start: null,
    max: 0.3,
    usual: [0.01, 0.2],
    help: "From the lender's offer. Leave it empty to use the rate above.",
  }),
  armProduct: choice({
    label: "The starting rate holds for",
    start: "5/6",
    options: [
      { value: "5/6", label: "5 years" },
      { value: "7/6", label: "7 years" },
      { value: "10/6", label: "10 years" },
    ],
  }),
  armInterestOnlyMonths: duration({
    label: "Interest only at first, for",
    start: 0,
    min: 0,
    max: 360,
    help: "Enter 0 if you start paying down the loan with the first payment.",
  }),
  armFirstCap: cap("Limit on the first rate change"),
  armLaterCap: cap("Limit on each later rate change"),
  armLifetimeCap: cap("Lifetime limit above the starting rate"),
  armMargin: percent({ label: "Margin", start: 0, max: 0.1, usual: [0.01, 0.035] }),
  armIndex: percent({ label: "Index today", start: 0, max: 0.25 }),
  armFixedRate: percent({
    label: "Rate on a fixed loan instead",
    start: currentAverages.fixed30.value,
    max: 0.3,
    usual: [0.01, 0.2],
  }),
  interestOnlyMonths: duration({ label: "Interest only for", start: 120, min: 1, max: 360 }),
  balloonMonths: duration({ label: "Balance due after", start: 84, min: 1, max: 360 }),
};

export const extra = {
  extraPerMonth: money({
    label: "Extra payment each month",
    start: 0,
    max: 10_000_000,
    help: "It goes toward what you owe, on top of your regular payment.",
  }),
  extraPerYear: money({ label: "Extra payment once a year", start: 0, max: 10_000_000 }),
  extraYearlyMonth: choice({
    label: "In the month of",
    start: 4,
    options: monthNames.map((label, i) => ({ value: i + 1, label })),
  }),
  extraOnce: money({ label: "One-time extra payment", start: 0, max: 100_000_000 }),
  extraOnceMonth: month({
    label: "Paid in",
    start: { year: 2030, month: 1 },
    firstYear: 1990,
    lastYear: 2110,
  }),
};

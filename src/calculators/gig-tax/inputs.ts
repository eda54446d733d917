import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { choice, count, day, flag, type InputsOf, list, money, percent, periodic } from "../../inputs/fields.ts";
import { type LinkFormat, withOldStart } from "../../inputs/link.ts";
import type { Givens, Typed } from "../../inputs/typed.ts";
import { lateFields } from "./late/fields.ts";
import { carFields, gigFields } from "./questions/gig-fields.ts";
import { adjustmentFields, deductionFields, incomeFields, learningFields } from "./questions/household-fields.ts";
import { placeFields } from "./questions/place-fields.ts";
import { corporationFields } from "./s-corporation/fields.ts";
import { stateFields } from "./state/fields.ts";
import { yearEndFields } from "./year-end/fields.ts";

/** The day the page counts from when it is built; in the browser it is the visitor's current day. */
export const BUILD_DAY = "2026-11-21";

/** Everyone's age until another one is typed. */
const START_AGE = 35;

const STATUS_NAMES: Readonly<Record<(typeof filingStatuses)[number], string>> = {
  single: "Single",
  married_joint: "Married filing jointly",
  married_separate: "Married filing separately",
  head_of_household: "Head of household",
  surviving_spouse: "Qualifying surviving spouse",
};

const MOST = 1_000_000_000;
const amount = (label: string, min = 0) => money({ label, start: 0, min, max: MOST });
/** Bills come each month; links from before there was a choice have the year's amount. */
const bill = (label: string) =>
  periodic({ label, start: { amount: 0, per: "year" }, periods: ["month", "year"], max: MOST });
const whose = gigFields.who.options;
const age = (label: string) => count({ label, start: START_AGE, min: 1, max: 120, unit: "years" });

/** The gig tax calculator's fields. */
export const fields = {
  taxYear: choice({
    label: "Tax year",
    start: 2026,
    options: [
      { value: 2026, label: "2026" },
      { value: 2027, label: "2027, to plan ahead" },
      { value: 2025, label: "2025, if you haven't filed yet" },
    ],
  }),
  today: day({ label: "Calculate as of", start: BUILD_DAY, first: "2025-01-01", last: "2028-12-31" }),
  ...placeFields,
  ...stateFields,
  filingStatus: choice({
    label: "Filing status",
    start: "single",
    options: filingStatuses.map((value) => ({ value, label: STATUS_NAMES[value] })),
  }),
  gigs: list({
    label: "Gigs",
    one: "gig",
    max: 8,
    start: [{ pay: { amount: 3000, per: "month" } }],
    of: gigFields,
  }),

  cars: list({
    label: "More cars",
    one: "car",
    max: 5,
    start: [],
    of: { gig: count({ label: "Which gig is it used for? (1 = the first)", start: 1, min: 1, max: 8 }), ...carFields },
  }),
  section179Before: amount("Section 179 deduction carried over from last year"),
  fleet: flag({ label: "You use five or more cars at the same time", start: false }),

  filerAge: age("Your age"),
  spouseAge: age("Your spouse's age"),
  filerNewYear: flag({ label: "You were born on January 1", start: false }),
  spouseNewYear: flag({ label: "Your spouse was born on January 1", start: false }),
  filerStudent: flag({ label: "You are a full-time student", start: false }),
  spouseStudent: flag({ label: "Your spouse is a full-time student", start: false }),
  filerBlind: flag({ label: "You are blind", start: false }),
  spouseBlind: flag({ label: "Your spouse is blind", start: false }),
  filerHasNumber: flag({ label: "You have a Social Security number valid for work", start: true }),
  spouseHasNumber: flag({ label: "Your spouse has a Social Security number valid for work", start: true }),
  claimedAsDependent: flag({ label: "Someone else can claim you as a dependent", start: false }),
  livedApart: flag({
    label: "You lived apart from your spouse all year",
    start: false,
  }),
  spouseItemizes: flag({ label: "Your spouse itemizes deductions", start: false }),
  dependents: list({
    label: "Children and other dependents",
    one: "dependent",
    max: 12,
    start: [],
    of: {
      age: count({ label: "Age at the end of the year", start: null, max: 120, unit: "years" }),
      relation: choice({
        label: "How are they related to you?",
        start: "child",
        options: [
          { value: "child", label: "Child, stepchild, grandchild, brother or sister" },
          { value: "other", label: "Another relative" },
        ],
      }),
      hasNumber: flag({ label: "Has a Social Security number", start: true }),
      student: flag({ label: "Full-time student", start: false }),
      disabled: flag({ label: "Permanently disabled", start: false }),
      livedWithYou: flag({ label: "Lived with you more than half of the year", start: true }),
    },
  }),

  jobs: list({
    label: "Jobs with a paycheck",
    one: "job",
    max: 6,
    start: [],
    of: {
      who: choice({ label: "Whose job is it?", start: "filer", options: whose }),
      pay: periodic({
        label: "Pay before taxes",
        start: { amount: 0, per: "year" },
        periods: ["year", "month", "two weeks", "week", "so far"],
        max: MOST,
      }),
      withheld: periodic({
        label: "Federal income tax withheld",
        start: null,
        per: "year",
        periods: ["year", "month", "two weeks", "week", "so far"],
        max: MOST,
      }),
      retirementAtWork: amount("Your 401(k) contributions this year"),
      hasPlan: flag({ label: "The job has a retirement plan", start: false }),
      tips: amount("Tips in that pay"),
      overtimePremium: amount("Overtime premium in that pay"),
    },
  }),
  ...incomeFields,

  healthPremiums: bill("Health insurance you pay for yourself"),
  marketplace: flag({
    label: "It is a Marketplace plan",
    start: false,
  }),
  healthWho: choice({ label: "Whose gig is the insurance under?", start: "filer", options: whose }),
  benchmarkPremium: bill("Price of the second-lowest-cost Silver plan"),
  dependentsIncome: amount("Income of dependents who have to file a return"),
  advanceCredit: bill("Credit paid in advance"),
  plan: choice({
    label: "A retirement plan of your own",
    start: "none",
    options: [
      { value: "none", label: "None" },
      { value: "sep", label: "SEP-IRA" },
      { value: "solo", label: "Solo 401(k)" },
      { value: "simple", label: "SIMPLE IRA" },
    ],
  }),
  planWho: choice({ label: "Whose plan is it?", start: "filer", options: whose }),
  planContribution: amount("Paid into your own plan this year"),
  ira: amount("Paid into a traditional IRA"),
  spouseIra: amount("Paid into your spouse's traditional IRA"),
  roth: amount("Paid into a Roth IRA"),
  spouseRoth: amount("Paid into your spouse's Roth IRA"),
  hsaCoverage: choice({
    label: "High-deductible health plan",
    start: "none",
    options: [
      { value: "none", label: "No" },
      { value: "self", label: "Self-only" },
      { value: "family", label: "Family" },
    ],
  }),
  hsaWho: choice({
    label: "Whose health savings account is it?",
    start: "filer",
    options: [...whose, { value: "both", label: "You each have one" }],
  }),
  hsaMonths: count({ label: "Months you could pay into it", start: 12, max: 12, unit: "months" }),
  hsa: amount("Paid into a health savings account"),
  ...adjustmentFields,

  ...deductionFields,
  otherStudents: list({
    label: "Other students in their first four years",
    one: "student",
    max: 6,
    start: [],
    of: { costs: amount("College costs for this student") },
  }),
  ...learningFields,

  paidSoFar: choice({
    label: "Have you paid estimated tax for this year?",
    start: "due",
    options: [
      { value: "due", label: "Every payment due so far" },
      { value: "none", label: "Nothing yet" },
      { value: "some", label: "Some of it" },
    ],
  }),
  payments: list({
    label: "Estimated tax already paid",
    one: "payment",
    max: 24,
    start: [],
    of: {
      to: choice({
        label: "Paid to",
        start: "irs",
        options: [
          { value: "irs", label: "The IRS" },
          { value: "state", label: "Your state" },
          { value: "place", label: "Your city or county" },
        ],
      }),
      paidOn: day({ label: "Paid on", start: "2026-04-15", first: "2025-01-01", last: "2028-12-31" }),
      amount: amount("Amount"),
    },
  }),
  lastYearTax: money({
    label: "Last year's total tax",
    start: null,
    max: MOST,
  }),
  lastYearIncome: money({
    label: "Last year's adjusted gross income",
    start: null,
    min: -MOST,
    max: MOST,
  }),
  printedTables: flag({
    label: "Use the IRS tax tables",
    start: true,
  }),
  unevenIncome: flag({
    label: "My income varies during the year",
    start: false,
  }),
  profitByMarch: percent({ label: "Share of the year's profit by March 31", start: 0.25, max: 1, min: -1 }),
  profitByMay: percent({ label: "By May 31", start: 5 / 12, max: 1, min: -1 }),
  profitByAugust: percent({ label: "By August 31", start: 8 / 12, max: 1, min: -1 }),
  ...yearEndFields,
  ...lateFields,
  ...corporationFields,
};

export type Inputs = InputsOf<typeof fields>;
export type Gig = Inputs["gigs"][number];
export type Car = Inputs["cars"][number];
/** Whom estimated tax is paid to. */
export type Payee = Inputs["payments"][number]["to"];

/**
 * Version 3 had one amount each for what a state and a city had been paid, without days. It counted as paid on time.
 */
function withDatedPayments({ statePaid = "", placePaid = "", ...typed }: Typed): Typed {
  const made: Record<string, string> = { ...typed };
  const add = (to: Payee, amount: string) => {
    if (!(Number(amount) > 0)) return;
    const i = Number(made.payments ?? 0);
    const { taxYear = 2026 } = typed;
    for (const [name, text] of Object.entries({ to, amount, paidOn: `${taxYear}-04-15` }))
      made[`payments.${i}.${name}`] = text;
    made.payments = `${i + 1}`;
  };
  add("state", statePaid);
  add("place", placePaid);
  return made;
}

export const linkFormat: LinkFormat = {
  version: 5,
  migrations: {
    // Version 1 wrote the day it was made into "Calculate as of", which almost nobody had chosen. A newly added gig
    // started with the first one's pay.
    1: ({ today, ...typed }) => ({
      ...withOldStart(withOldStart(typed, "gigs", "pay", "3000/month", 1), "jobs", "withheld", "0/year"),
      // Only typed amounts counted as paid or withheld.
      stateWithheld: typed.stateWithheld ?? "0",
      paidSoFar: ["payments", "statePaid", "placePaid"].some((name) => Number(typed[name]) > 0) ? "some" : "none",
      ...(today === undefined ? {} : { on: today }),
    }),
    // A dependent that was added was 8 years old. Now nobody counts before an age is typed.
    2: (typed) => withOldStart(typed, "dependents", "age", "8"),
    3: withDatedPayments,
    // Miles were for the whole year, even if pay was "so far".
    4: (typed) => ({
      ...Object.fromEntries(
        Object.keys(typed).flatMap((name) => (name.endsWith(".miles") ? [[`${name}OfYear`, "yes"]] : [])),
      ),
      ...typed,
    }),
  },
};

/** The field shows today until the visitor chooses another day. */
export const givenOn = (today: string) => (): Givens => ({ today: { text: today, from: { text: "today" } } });

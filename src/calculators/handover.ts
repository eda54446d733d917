/**
 * What each calculator can pass on to the others in a link the visitor follows, and which of its fields receive the
 * facts.
 */
import type { Typed } from "../inputs/typed.ts";
import { type Calculator, type Elsewhere, type Facts, type Here, known } from "../ui/take/handover.ts";

/** The facts that can be passed on, and their names in the list of what a link carries. Amounts are dollars a year. */
const names = {
  state: "state",
  filingStatus: "filing status",
  age: "age",
  spouseAge: "your spouse's age",
  /** The household's, before tax. */
  income: "income",
  /** Net profit of one person's gigs, before self-employment tax. */
  gigProfit: "gig profit",
  /** Of that person's own: "sep", "solo", "simple". */
  ownPlan: "retirement plan",
  /** One person's pay from work, before tax; if there is gig profit, only from jobs. */
  pay: "pay",
  mortgageInterest: "mortgage interest",
  propertyTax: "property tax",
  mortgagePayments: "mortgage payments",
  saving: "savings a year",
  savings: "savings for retirement",
  /** A year; it becomes an age based on the visitor's. */
  housePaidOff: "age at which the house is paid off",
} as const;
type Fact = keyof typeof names;

/** The year at whose end calculators ask for ages. */
export const AGES_OF = 2026;

const into = (blank: string) => (text: string) => ({ [blank]: text });
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const whole = (amount: number | undefined) => (amount === undefined ? undefined : String(Math.round(amount)));

/**
 * Gigs that continue until work ends, with self-employment tax: alone, they are the pay of someone self-employed;
 * beside a job, another income.
 */
const gigInRetirement = (profit: string, { pay }: Facts): Typed =>
  pay === undefined ? { selfEmployed: "yes", pay: profit } : gigBesideJob(profit, pay);
const gigBesideJob = (profit: string, pay: string): Typed => ({
  pay,
  streams: "1",
  "streams.0.kind": "self-employment",
  "streams.0.amount": profit,
  "streams.0.fromAge": "18",
  "streams.0.throughAge": "66",
});

interface OfTheSite extends Calculator {
  says(here: Here): Partial<Readonly<Record<Fact, string>>>;
  readonly takes: Partial<Readonly<Record<Fact, (text: string, beside: Facts) => Typed>>>;
}

const calculators: readonly OfTheSite[] = [
  {
    path: "/gig-economy-tax-calculator",
    name: "Gig tax calculator",
    version: 5,
    says: ({ typed, line }) => {
      const paid = typed("gigs.0.pay") !== undefined || typed("jobs.0.pay") !== undefined;
      const into = ["planContribution", "ira", "spouseIra"].map(typed).filter((text) => text !== undefined);
      // One person's pay is known only if nobody else's work is in the income.
      const alone = EIGHT.every((i) => typed(`gigs.${i}.who`) !== "spouse" && typed(`jobs.${i}.who`) !== "spouse");
      return known({
        state: typed("state"),
        filingStatus: typed("filingStatus"),
        age: typed("filerAge"),
        spouseAge: typed("spouseAge"),
        income: paid ? whole(line("adjusted.totalIncome")) : undefined,
        gigProfit: paid && alone ? whole(line("adjusted.profit")) : undefined,
        pay: paid && alone ? whole(line("adjusted.wages")) : undefined,
        ownPlan: typed("plan"),
        saving: String(into.reduce((sum, text) => sum + Number(text), 0)),
      });
    },
    takes: {
      state: into("state"),
      filingStatus: into("filingStatus"),
      age: into("filerAge"),
      spouseAge: into("spouseAge"),
      pay: (text) => ({ jobs: "1", "jobs.0.pay": `${text}/year` }),
      mortgageInterest: into("mortgageInterest"),
      propertyTax: into("realEstateTaxes"),
    },
  },
  {
    path: "/mortgage-calculator",
    name: "Mortgage calculator",
    version: 2,
    says: ({ typed, line }) => {
      const house = typed("price") !== undefined;
      const tax = line("propertyTaxPerMonth");
      return known({
        state: typed("state") === "US" ? undefined : typed("state"),
        filingStatus: typed("filingStatus"),
        income: typed("incomePerYear"),
        mortgageInterest: house ? whole(firstYearsInterest(line)) : undefined,
        propertyTax: house && tax !== undefined ? whole(12 * tax) : undefined,
        mortgagePayments: house ? whole(12 * (line("principalAndInterest") ?? 0)) : undefined,
        housePaidOff: house ? whole(line("payoffYear")) : undefined,
      });
    },
    takes: { state: into("state"), filingStatus: into("filingStatus"), income: into("incomePerYear") },
  },
  {
    path: "/retirement-calculator",
    name: "Retirement calculator",
    version: 7,
    says: ({ typed }) =>
      known({
        state: typed("state") === "flat" ? undefined : typed("state"),
        age: typed("age"),
        filingStatus: typed("couple") === "yes" ? "married_joint" : undefined,
        spouseAge: typed("couple") === "yes" ? typed("spouseAge") : undefined,
        income: typed("pay"),
        pay: typed("pay"),
      }),
    takes: {
      state: into("state"),
      age: into("age"),
      filingStatus: (status): Typed => (status.startsWith("married") ? { couple: "yes" } : {}),
      spouseAge: into("spouseAge"),
      gigProfit: gigInRetirement,
      ownPlan: (plan, { gigProfit, pay }): Typed =>
        gigProfit !== undefined && pay === undefined && (plan === "sep" || plan === "solo") ? { ownPlan: plan } : {},
      pay: into("pay"),
      saving: into("saving"),
      savings: into("savings"),
      mortgagePayments: into("mortgage"),
      housePaidOff: (year, { age }): Typed =>
        age === undefined ? {} : { mortgageAge: String(Math.min(120, Number(age) + Number(year) - AGES_OF)) },
    },
  },
];

/** Interest in the first twelve payments, if the loan has level payments. */
function firstYearsInterest(line: Here["line"]): number | undefined {
  const [loan, rate, payment] = [line("loan"), line("monthlyRate"), line("principalAndInterest")];
  if (loan === undefined || rate === undefined || payment === undefined) return undefined;
  let owed = loan;
  let interest = 0;
  for (let month = 0; month < 12; month++) {
    interest += owed * rate;
    owed = Math.max(0, owed * (1 + rate) - payment);
  }
  return interest;
}

export const elsewhere: Elsewhere = {
  calculators,
  names,
  asksForMore: {
    path: "/retirement-calculator",
    why: "Add these, and the retirement calculator starts with them. They go into the link and nowhere else.",
    facts: [
      { name: "age", label: "Your age at the end of this year", most: 120, suffix: "years", unlessKnown: true },
      { name: "savings", label: "Your retirement savings so far", most: 1_000_000_000, prefix: "$" },
    ],
  },
};

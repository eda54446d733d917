/** What one calculator can tell another, by a link that the visitor follows: which blanks of each hold the same facts. */
import type { Step } from "../../engine/worksheet.ts";
import type { Fields } from "../../inputs/fields.ts";
import { toLink } from "../../inputs/link.ts";
import { fieldAt, type Typed } from "../../inputs/typed.ts";

/** The facts that travel, and what each is called in the list of what a link carries. Amounts are dollars a year. */
const names = {
  state: "state",
  filingStatus: "filing status",
  age: "age",
  spouseAge: "your spouse's age",
  /** Of the household, before tax. */
  income: "income",
  /** Net profit of one person's gigs, before self-employment tax. */
  gigProfit: "gig profit",
  /** Of one person from work, before tax; beside gig profit, from jobs alone. */
  pay: "pay",
  mortgageInterest: "mortgage interest",
  propertyTax: "property tax",
  mortgagePayments: "mortgage payments",
  saving: "savings a year",
  savings: "savings for retirement",
  /** A year; it becomes an age by that of the visitor. */
  housePaidOff: "age at which the house is paid off",
} as const;
type Fact = keyof typeof names;
export type Facts = Partial<Readonly<Record<Fact, string>>>;

/** What the visitor says for the link alone, where the page that it leaves does not ask for it. */
export interface Said {
  /** At the end of this year. */
  readonly age?: string | undefined;
  readonly savings?: string | undefined;
}

/** The year at whose end the ages are counted that calculators ask for. */
export const AGES_OF = 2026;

/** What stands behind the numbers of a page: what was typed, read and written anew, and the lines of the worksheet. */
export interface Here {
  /** The text of a blank, if the visitor filled it in. */
  typed(name: string): string | undefined;
  /** A line of the worksheet, if it is an amount above zero. */
  line(name: string): number | undefined;
}

interface Calculator {
  readonly path: string;
  readonly name: string;
  /** The version of its links. */
  readonly version: number;
  says(here: Here): Facts;
  /** The blanks that a fact fills in, beside the others; nothing where the calculator does not ask for it. */
  readonly takes: Partial<Readonly<Record<Fact, (text: string, beside: Facts) => Typed>>>;
}

const into = (blank: string) => (text: string) => ({ [blank]: text });
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const whole = (amount: number | undefined) => (amount === undefined ? undefined : String(Math.round(amount)));

/** Gigs that go on to the end of work, taxed with self-employment tax; in place of the pay that the page starts with. */
const gigInRetirement = (profit: string): Typed => ({
  pay: "0",
  streams: "1",
  "streams.0.kind": "self-employment",
  "streams.0.amount": profit,
  "streams.0.fromAge": "18",
  "streams.0.throughAge": "66",
});

export const calculators: readonly Calculator[] = [
  {
    path: "/gig-economy-tax-calculator",
    name: "Gig tax calculator",
    version: 2,
    says: ({ typed, line }) => {
      const paid = typed("gigs.0.pay") !== undefined || typed("jobs.0.pay") !== undefined;
      const into = ["planContribution", "ira", "spouseIra"].map(typed).filter((text) => text !== undefined);
      // The pay of one person is known only where nobody else's work is in the income.
      const alone = EIGHT.every((i) => typed(`gigs.${i}.who`) !== "spouse" && typed(`jobs.${i}.who`) !== "spouse");
      return known({
        state: typed("state"),
        filingStatus: typed("filingStatus"),
        age: typed("filerAge"),
        spouseAge: typed("spouseAge"),
        income: paid ? whole(line("adjusted.totalIncome")) : undefined,
        gigProfit: paid && alone ? whole(line("adjusted.profit")) : undefined,
        pay: paid && alone ? whole(line("adjusted.wages")) : undefined,
        saving: into.length > 0 ? String(into.reduce((sum, text) => sum + Number(text), 0)) : undefined,
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
    version: 1,
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
    version: 2,
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
      pay: into("pay"),
      saving: into("saving"),
      savings: into("savings"),
      mortgagePayments: into("mortgage"),
      housePaidOff: (year, { age }): Typed =>
        age === undefined ? {} : { mortgageAge: String(Math.min(120, Number(age) + Number(year) - AGES_OF)) },
    },
  },
];

/** Interest of the first twelve payments, where the loan is paid back in level ones. */
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

const known = (facts: Readonly<Record<string, string | undefined>>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== undefined && text !== "" && text !== "0"));

/** What was typed on this page and what came of it. What nobody typed is not handed on. */
function hereOf(fields: Fields, typed: Typed, steps: ReadonlyMap<string, Step>): Here {
  return {
    typed: (name) => {
      const text = typed[name];
      const field = fieldAt(fields, name);
      const reading = text === undefined ? undefined : field?.read(text);
      return field && reading && "value" in reading && reading.value !== null ? field.write(reading.value) : undefined;
    },
    line: (name) => {
      const value = steps.get(name)?.value;
      return typeof value === "number" && value > 0 ? value : undefined;
    },
  };
}

export interface HandOver {
  readonly href: string;
  readonly name: string;
  /** What the link carries, in words. */
  readonly carries: readonly string[];
}

/** What the page here says, and what it might be asked for besides: so that the form asks for nothing that is known. */
export const factsOf = (from: string, fields: Fields, typed: Typed, steps: ReadonlyMap<string, Step>): Facts =>
  calculators.find(({ path }) => path === from)?.says(hereOf(fields, typed, steps)) ?? {};

/** A link to each other calculator that can use something of what was typed here, or said for the link. */
export function handOvers(
  from: string,
  fields: Fields,
  typed: Typed,
  steps: ReadonlyMap<string, Step>,
  said: Said = {},
): HandOver[] {
  const facts = known({ ...said, ...factsOf(from, fields, typed, steps) });
  return calculators.flatMap(({ path, name, version, takes }) => {
    if (path === from) return [];
    const carried = Object.entries(facts).flatMap(([fact, text]) => {
      const texts = takes[fact as Fact]?.(text, facts) ?? {};
      return Object.keys(texts).length > 0 ? [{ texts, word: names[fact as Fact] }] : [];
    });
    if (carried.length === 0) return [];
    // A later fact says more of the same blank than an earlier one.
    const all = new URLSearchParams(Object.assign({}, ...carried.map(({ texts }) => texts)) as Record<string, string>);
    return [{ href: `${path}${toLink({}, {}, { version })}.${all}`, name, carries: carried.map(({ word }) => word) }];
  });
}

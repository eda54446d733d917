/**
 * Questions about the household, in the order of the form's groups. If a number goes into the return unchanged, its
 * question says where (`to`). The form, links, the household and "where does this number come from" all follow from
 * that one line.
 */
import type { Household, Person } from "../../../engine/tax/household.ts";
import { count, money } from "../../../inputs/fields.ts";

const MOST = 1_000_000_000;
const amount = (label: string, min = 0) => money({ label, start: 0, min, max: MOST });

const careMonths = (who: string) =>
  count({ label: `Months ${who} a full-time student or disabled`, start: 0, max: 12, unit: "months" });

type Part = "income" | "adjustments" | "costs" | "claims";
type Numbers<T> = { [K in keyof T & string]: T[K] extends number ? K : never }[keyof T & string];
/** A number for the household, or for the filer. */
type Place = { [P in Part]: `${P}.${Numbers<Household[P]>}` }[Part] | `filer.${Numbers<Person>}`;

const into = (to: Place, label: string, min = 0) => ({ ...amount(label, min), to });

export const incomeFields = {
  interest: into("income.taxableInterest", "Taxable interest"),
  ordinaryDividends: amount("Dividends"),
  qualifiedDividends: into("income.qualifiedDividends", "Qualified dividends"),
  longTermGain: into("income.longTermGain", "Long-term gain or loss", -MOST),
  shortTermGain: into("income.shortTermGain", "Short-term gain or loss", -MOST),
  pensions: into("filer.taxablePensions", "Pensions and retirement withdrawals, taxable"),
  employerPensions: into("filer.employerPensions", "The part that is an employer's pension"),
  earlyWithdrawals: { ...amount("Withdrawn before 59½ without an exception"), start: null },
  pensionWithheld: into("filer.pensionTaxWithheld", "Tax withheld from pensions and withdrawals"),
  socialSecurity: into("income.socialSecurityBenefits", "Social Security benefits"),
  unemployment: into("income.unemployment", "Unemployment benefits"),
  otherIncome: into("income.other", "Other taxable income"),
};

export const adjustmentFields = {
  studentLoanInterest: into("adjustments.studentLoanInterest", "Student loan interest paid"),
};

export const deductionFields = {
  mortgageInterest: into("costs.mortgageInterest", "Mortgage interest"),
  realEstateTaxes: amount("Property tax"),
  stateTaxPaid: amount("State and local income tax paid"),
  charityCash: into("costs.charityCash", "Gifts of money to charity"),
  medical: into("costs.medical", "Medical costs you paid"),
  carLoanInterest: into("costs.carLoanInterest", "Loan interest on a new car for personal use"),
  netOperatingLoss: into("claims.netOperatingLoss", "Net operating loss carried over from earlier years"),
  businessLossBefore: into("claims.businessLossCarriedForward", "Business loss carried over from last year"),
  careExpenses: into("claims.careExpenses", "Care for children or dependents while you work"),
  carePersons: {
    ...count({ label: "How many people were cared for", start: 0, max: 12 }),
    to: "claims.carePersons" as const,
  },
  filerCareMonths: careMonths("you were"),
  spouseCareMonths: careMonths("your spouse was"),
  collegeCosts: amount("College costs for one student, first four years"),
};

export const learningFields = {
  lifetimeLearning: into("claims.lifetimeLearningCosts", "Other course and college costs"),
};

/** Each place in the household, with the question whose number goes there. */
export const placed: readonly (readonly [place: string, question: string])[] = Object.entries({
  ...incomeFields,
  ...adjustmentFields,
  ...deductionFields,
  ...learningFields,
}).flatMap(([question, field]) => ("to" in field ? [[field.to, question] as const] : []));

/** The numbers that go unchanged into one part of the household. */
export const numbersFor = <P extends Part | "filer">(part: P, inputs: object): Partial<Household[P]> =>
  Object.fromEntries(
    placed.flatMap(([place, question]) => {
      const [in_, name] = place.split(".");
      return in_ === part ? [[name, inputs[question as keyof typeof inputs]]] : [];
    }),
  ) as Partial<Household[P]>;

import { each, type Lines } from "../worksheet.ts";
import type { StatePaychecks } from "./paychecks.ts";

type Job = StatePaychecks["jobs"][number];

const formulaLines = (byShare: boolean): Lines<Job["formulas"][number]> => ({
  taxed: {
    label: "Wages the state withholds from",
    formula: byShare
      ? "max(0, wages - when(onlyWithAllowances && allowances === 0, 0, min(deduction, deductionShare * wages)) - allowances * perAllowance)"
      : "max(0, wages - deduction - allowances * perAllowance)",
  },
  yearly: {
    label: "Withheld over a whole year",
    formula: "when(wages <= nothingUpTo, 0, max(0, taxOn(taxed, rates) - allowances * creditPerAllowance))",
  },
  part: { label: "For the part of the year the formula covers", formula: "partOfYear * yearly" },
});
const OF_LAW = [
  "partOfYear",
  "nothingUpTo",
  "deduction",
  "deductionShare",
  "onlyWithAllowances",
  "perAllowance",
  "rates",
  "creditPerAllowance",
] as const satisfies readonly string[];

const jobLines = (byShare: boolean): Lines<Job> => ({
  wages: { label: "Wages from the job", found: "Your pay less your 401(k) contributions.", unchecked: "people" },
  allowances: {
    label: "Allowances claimed at the job",
    found: "All of them at the job that pays most, and none at the others.",
    check: "allowances === 0 || allowances === household",
    unit: "count",
  },
  formulas: each(formulaLines(byShare), {
    given: Object.fromEntries(OF_LAW.map((name) => [name, `paychecks.#.${name}`])),
  }),
  withheld: { label: "State tax withheld at the job", formula: "sum(formulas.part)" },
});

/** `byShare` where the deduction depends on the wages. */
export const statePaychecksLines = (byShare: boolean): Lines<StatePaychecks> => ({
  allowances: {
    label: "Allowances for the household",
    meaning: "What the state's withholding certificate lets you claim for yourself, your spouse and dependents.",
    formula: "paychecks.1.forFiler * filers + paychecks.1.forDependent * dependents",
    unit: "count",
  },
  jobs: each(jobLines(byShare), { given: { household: "allowances" } }),
  withheld: {
    label: "State tax withheld from paychecks",
    meaning: "An estimate by the formula that the state gives employers. Your pay stubs have the exact amount.",
    formula: "sum(jobs.withheld)",
  },
});

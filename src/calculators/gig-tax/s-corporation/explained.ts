/** The lines for the S corporation: the one with the typed salary, and those with other salaries. */
import { corporationComparedLines, corporationYearLines } from "../../../engine/tax/s-corporation.lines.ts";
import {
  asInput,
  asLine,
  explain,
  type Known,
  type LineName,
  type Lines,
  type Scope,
  type Step,
} from "../../../engine/worksheet.ts";
import { type Cited, scopeOf } from "../../../law/figure.ts";
import { ownersPayroll } from "../../../law/states/owners-payroll.ts";
import { figuresFor } from "../../../law/us/cited.ts";
import { corporationLaw } from "../../../law/us/corporation.ts";
import type { Inputs } from "../inputs.ts";
import { type CorporationChoice, entityTaxes, unemploymentTax, type Way } from "./corporation.ts";

type Shown = Pick<Way, "corporation" | "compared">;
const wayLines: Lines<Shown> = { corporation: corporationYearLines, compared: corporationComparedLines };

function scopeFor({ brief, now, then }: Way, inputs: Inputs): Scope {
  const taxes = entityTaxes(inputs);
  const unemployment = scopeOf(unemploymentTax(inputs), "stateUnemployment.");
  const premiums = ownersPayroll[inputs.state];
  const premium = premiums ? scopeOf(premiums as Cited<unknown>, "statePremium.") : {};
  return {
    statePremiumRate:
      premium["statePremium.rate"] ?? asLine("", "Rate of state disability insurance and paid leave", 0, "rate"),
    statePremiumWages:
      premium["statePremium.wages"] ?? asLine("", "Pay it applies to: all of it", brief.statePremiumWages),
    ...scopeOf(corporationLaw),
    ...scopeOf(figuresFor(inputs.taxYear, inputs.filingStatus).payroll as Cited<unknown>, "payroll."),
    ...scopeOf(taxes.state, "state."),
    ...scopeOf(taxes.city, "city."),
    profit: asLine("profit", "Profit from your gigs", brief.profit),
    receipts: asLine("grossReceipts", "Pay you received", brief.receipts),
    salary: asInput("corporateSalary", "Salary", brief.salary),
    insurance: asLine("", "Health insurance the corporation pays for you", brief.insurance),
    planContribution: asLine("", "The corporation's payment into your retirement plan", brief.planContribution),
    payrollService: asInput("payrollService", "Payroll service", brief.payrollService),
    taxReturn: asInput("corporateReturn", "Preparing the corporate tax return", brief.taxReturn),
    stateUnemploymentRate:
      inputs.stateUnemploymentRate === null
        ? (unemployment["stateUnemployment.rate"] as Known)
        : asInput("stateUnemploymentRate", "State unemployment tax rate", brief.stateUnemploymentRate, "rate"),
    stateUnemploymentWages:
      inputs.stateUnemploymentWages === null
        ? (unemployment["stateUnemployment.wages"] as Known)
        : asInput("stateUnemploymentWages", "Pay this tax applies to", brief.stateUnemploymentWages),
    "now.federal": asLine("taxAfterRefundableCredits", "Federal tax with Schedule C", now.federal),
    "now.state": asLine("", "State and local tax with Schedule C", now.state),
    "now.excessSocialSecurity": asLine(
      "",
      "Excess Social Security tax from several jobs, refunded without the S corporation",
      now.excessSocialSecurity,
    ),
    "now.businessDeduction": asLine("qualified.deduction", "Business income deduction now", now.businessDeduction),
    "then.federal": asLine("", "Federal income tax with the S corporation", then.federal),
    "then.state": asLine("", "State and local income tax with the S corporation", then.state),
    "then.excessSocialSecurity": asLine(
      "",
      "Excess Social Security tax from several jobs, refunded with the S corporation",
      then.excessSocialSecurity,
    ),
    "then.businessDeduction": asLine("", "Business income deduction with the S corporation", then.businessDeduction),
  };
}

interface Taxes {
  readonly federalNow: number;
  readonly stateNow: number;
  readonly federalThen: number;
  readonly stateThen: number;
}
const taxesLines: Lines<Taxes> = {
  federalNow: {
    label: "Federal tax with Schedule C",
    formula: "now.federal",
    meaning: "The whole return above, including self-employment tax.",
  },
  stateNow: { label: "State and local tax with Schedule C", formula: "now.state" },
  federalThen: {
    label: "Federal income tax with the S corporation",
    formula: "then.federal",
    meaning: "The same return with the salary on a Form W-2 and your share of the corporation on a Schedule K-1.",
  },
  stateThen: { label: "State and local income tax with the S corporation", formula: "then.state" },
};

interface Turning {
  readonly breakEven: number;
}
const turningLines: Lines<Turning> = {
  breakEven: {
    label: "Profit where an S corporation starts to save money",
    found:
      "We compare both ways at each profit, with the same part of it as salary but never a smaller salary than now, and take the smallest one at which the S corporation is cheaper.",
    unchecked: "other calculation",
  },
};

export type CorporationLine = `corporation.${
  | `taxes.${LineName<Taxes>}`
  | `way.${LineName<Shown>}`
  | `others.${number}.${LineName<Shown>}`
  | LineName<Turning>}`;

export function corporationSteps({ way, others, breakEven }: CorporationChoice, inputs: Inputs): Step[] {
  const scope = scopeFor(way, inputs);
  const { now, then } = way;
  const taxes: Taxes = {
    federalNow: now.federal,
    stateNow: now.state,
    federalThen: then.federal,
    stateThen: then.state,
  };
  const shown = ({ corporation, compared }: Way): Shown => ({ corporation, compared });
  return [
    ...explain(taxes, taxesLines, scope, "corporation.taxes."),
    ...explain(shown(way), wayLines, scope, "corporation.way."),
    ...others.flatMap((other, i) =>
      explain(shown(other), wayLines, scopeFor(other, inputs), `corporation.others.${i + 1}.`),
    ),
    ...(breakEven === null ? [] : explain({ breakEven }, turningLines, scope, "corporation.")),
  ];
}

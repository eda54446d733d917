import type { Lines } from "../worksheet.ts";
import { amountAt } from "./solve.ts";
import { type Accounts, gainIn, type Taken, takenAt, type WithdrawalOrder } from "./withdrawal-plan.ts";
import { cashIncome, type RetirementYear, type YearTax, type YearTaxLaw, yearTax } from "./year-tax.ts";

export interface SpendingYear {
  /** Income of the year without any withdrawal. */
  readonly income: RetirementYear;
  readonly accounts: Accounts;
  /** Required minimum distribution: comes first in every order. */
  readonly required: number;
  /** Dollars to spend after tax. */
  readonly need: number;
  readonly order: WithdrawalOrder;
}

export interface Withdrawal {
  readonly requiredTaken: number;
  readonly fromTaxable: number;
  readonly fromTraditional: number;
  readonly fromRoth: number;
  /** Gain realised by the sale from the taxable account. */
  readonly gain: number;
  readonly tax: YearTax;
  readonly cash: number;
  /** What is left over goes into the taxable account. */
  readonly surplus: number;
  readonly shortfall: number;
  readonly after: Accounts;
}

/**
 * One year's withdrawals: the required distribution, then along the chosen order until what is needed is left after the tax on
 * all of it. What the required distribution brings beyond the need is put into the taxable account.
 *
 * Leaves out: the ten percent on early withdrawals except where the year says so, and the order within a Roth account.
 */
export function withdraw({ income, accounts, required, need, order }: SpendingYear, law: YearTaxLaw): Withdrawal {
  const requiredTaken = Math.min(required, accounts.traditional);
  const rest: Accounts = { ...accounts, traditional: accounts.traditional - requiredTaken };
  // What the order fills counts what the required distribution has filled already.
  const path: WithdrawalOrder =
    order.kind === "fill" ? { ...order, traditionalFirst: order.traditionalFirst - requiredTaken } : order;
  const trial = { ...income };
  const yearAt = (x: number) => {
    const taken = takenAt(x, rest, path);
    trial.traditionalWithdrawal = income.traditionalWithdrawal + requiredTaken + taken.traditional;
    trial.qualifiedDividendsAndGains = income.qualifiedDividendsAndGains + gainIn(taken.taxable, rest);
    return taken;
  };
  const cashBeforeTax = ({ taxable, roth }: Taken) => cashIncome(trial) + taxable - gainIn(taxable, rest) + roth; // the gain is in the income already
  const cashAt = (x: number) => {
    const taken = yearAt(x);
    return cashBeforeTax(taken) - yearTax(trial, law).total;
  };
  const all = rest.taxable + rest.traditional + rest.roth;
  const taken = yearAt(amountAt(need, cashAt, 0, all));
  const tax = yearTax(trial, law);
  const cash = cashBeforeTax(taken) - tax.total;
  const surplus = Math.max(0, cash - need);
  const shareKept = rest.taxable > 0 ? 1 - taken.taxable / rest.taxable : 1;
  return {
    requiredTaken,
    fromTaxable: taken.taxable,
    fromTraditional: requiredTaken + taken.traditional,
    fromRoth: taken.roth,
    gain: gainIn(taken.taxable, rest),
    tax,
    cash,
    surplus,
    shortfall: Math.max(0, need - cash),
    after: {
      taxable: rest.taxable - taken.taxable + surplus,
      basis: rest.basis * shareKept + surplus,
      traditional: rest.traditional - taken.traditional,
      roth: rest.roth - taken.roth,
    },
  };
}

export const withdrawalLines: Lines<Omit<Withdrawal, "tax" | "after">> = {
  requiredTaken: { label: "Required minimum distribution", formula: "min(required, accounts.traditional)" },
  fromTaxable: {
    label: "From the taxable account",
    found: "Taken in the order you chose, until what you need is left after the tax on all of it.",
  },
  fromTraditional: { label: "From traditional accounts", found: "The required distribution and what the order takes." },
  fromRoth: { label: "From Roth accounts", found: "What the order takes." },
  gain: {
    label: "Gain realised",
    formula: "when(accounts.taxable > 0, fromTaxable * max(0, 1 - accounts.basis / accounts.taxable), 0)",
    meaning: "The share of a sale that is gain is the same as in the whole account.",
  },
  cash: { label: "Left after tax", found: "All income and withdrawals of the year less the tax." },
  surplus: { label: "Put into the taxable account", formula: "max(0, cash - need)" },
  shortfall: { label: "Missing", formula: "max(0, need - cash)" },
};

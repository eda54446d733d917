import { usc26 } from "../../cite.ts";
import { type Lines, part } from "../../worksheet.ts";
import { alternativeMinimumTaxLines } from "../alternative-minimum-tax.lines.ts";
import { incomeTaxLines } from "../income-tax.lines.ts";
import { netInvestmentIncomeTaxLines } from "../net-investment-income-tax.lines.ts";
import type { ReturnTaxes } from "./taxes.ts";

/** Tax on taxable income, minimum tax, net investment income tax and tax on early withdrawals, line by line. */
export const returnTaxesLines: Lines<ReturnTaxes> = {
  regularTax: part(incomeTaxLines, {
    given: { qualifiedDividends: "income.qualifiedDividends", netCapitalGain: "adjusted.gains.netCapitalGain" },
    law: "incomeTax",
  }),
  deductionAddedBack: {
    label: "Deductions the minimum tax doesn't allow",
    formula: "when(itemizes, itemized.taxes.deduction - topBracket.reduction, standard.amount)",
    form: "Form 6251, line 2a",
    source: usc26("56", "(b)(1)"),
  },
  minimumTax: part(alternativeMinimumTaxLines, { law: "minimumTax" }),
  taxBeforeCredits: {
    label: "Tax before credits",
    formula: "regularTax.tax + minimumTax.tax + claims.premiumCreditRepayment",
    form: "Form 1040, line 18",
  },
  investments: {
    kind: "each",
    given: { item: "passThroughs.#" },
    lines: {
      amount: {
        label: "Income that counts as investment income",
        formula: "when(item.isNetInvestmentIncome, item.income, 0)",
      },
    },
  },
  investmentIncome: {
    label: "Investment income",
    formula: "income.taxableInterest + income.ordinaryDividends + adjusted.gains.counted + sum(investments.amount)",
    form: "Form 8960, line 8",
  },
  investmentTax: part(netInvestmentIncomeTaxLines, { law: "netInvestmentIncome" }),
  earlyWithdrawalTax: {
    label: "Additional tax on early withdrawals",
    formula: "sum(people.earlyWithdrawals) * earlyWithdrawal.rate",
    meaning: "For money taken from retirement accounts before 59½, unless an exception applies.",
    form: "Form 5329, line 4; Schedule 2, line 8",
    source: usc26("72", "(t)"),
  },
};

import { usc26 } from "../cite.ts";
import { each, type Lines } from "../worksheet.ts";
import type {
  BusinessIncome,
  OwnersComponents,
  OwnersIncome,
  QualifiedBusinessIncome,
} from "./qualified-business-income.ts";
import { tradeComponentLines, tradeIncomeLines } from "./qualified-trade.lines.ts";

const IRC_199A = (paragraph: string) => usc26("199A", paragraph);

const businessIncomeLines: Lines<BusinessIncome> = {
  tipsDeducted: {
    label: "Tips from this business that are deducted",
    formula: "sheet.tipsCounted * tipsShare",
    source: IRC_199A("(c)(4)(D)"),
  },
  income: {
    label: "Profit less the owner's deductions and tips deducted",
    formula: "business.netProfit - sheet.deductions - tipsDeducted",
  },
  ...tradeIncomeLines("business", "income"),
};

const ownersIncomeLines: Lines<OwnersIncome> = {
  businesses: each(businessIncomeLines, { given: { business: "person.businesses.#", sheet: "owner.businesses.#" } }),
  gains: { label: "Gains of the owner's businesses", formula: "sum(businesses.gain)" },
  losses: { label: "Losses of the owner's businesses", formula: "sum(businesses.loss)" },
  active: { label: "Income of the owner's active businesses", formula: "sum(businesses.active)" },
};

const ownersComponentsLines: Lines<OwnersComponents> = {
  businesses: each(tradeComponentLines("business", "before"), {
    given: { business: "person.businesses.#", before: "earlier.businesses.#" },
  }),
  total: { label: "Deductions for the owner's businesses, added up", formula: "sum(businesses.component)" },
};

export const qualifiedBusinessIncomeLines: Lines<QualifiedBusinessIncome> = {
  phaseIn: {
    label: "How far the limits have phased in",
    formula: "min(1, max(0, taxableIncomeBefore - threshold) / phaseInWidth)",
    unit: "rate",
    form: "Form 8995-A, line 24",
    source: IRC_199A("(b)(3)(B)"),
  },
  specifiedShare: {
    label: "Share of a specified service business that counts",
    formula: "1 - phaseIn",
    unit: "rate",
    form: "Form 8995-A, Schedule A, line 10",
  },
  tipsShare: {
    label: "Share of tips that is deducted",
    formula: "when(allTips > 0, tipsDeducted / allTips, 0)",
    unit: "rate",
  },
  owners: each(ownersIncomeLines, { given: { owner: "people.#", person: "persons.#" } }),
  others: each(
    { ...tradeIncomeLines("item", "when(item.isQualifiedBusinessIncome, item.income, 0)") },
    { given: { item: "passThroughs.#" } },
  ),
  gains: { label: "Gains of all businesses", formula: "sum(owners.gains) + sum(others.gain)" },
  losses: {
    label: "Losses of all businesses, including those carried over",
    formula: "claims.businessLossCarriedForward + sum(owners.losses) + sum(others.loss)",
    form: "Form 8995-A, Schedule C",
  },
  active: { label: "Income of active businesses", formula: "sum(owners.active) + sum(others.active)" },
  lossShare: {
    label: "Share of gains offset by losses",
    formula: "when(gains > 0, min(1, losses / gains), 0)",
    unit: "rate",
  },
  parts: each(ownersComponentsLines, { given: { person: "persons.#", earlier: "owners.#" } }),
  otherParts: each(tradeComponentLines("item", "before"), {
    given: { item: "passThroughs.#", before: "others.#" },
  }),
  components: {
    label: "Deductions for all businesses, added up",
    formula: "sum(parts.total) + sum(otherParts.component)",
    form: "Form 8995-A, line 32",
  },
  incomeLimit: {
    label: "Limit based on taxable income",
    formula: "rate * max(0, taxableIncomeBefore - gainsAndQualifiedDividends)",
    form: "Form 8995-A, line 36",
    source: IRC_199A("(a)(1)(B)"),
  },
  beforeMinimum: {
    label: "Deduction before the minimum",
    formula: "min(components, incomeLimit)",
    form: "Form 8995-A, line 37",
  },
  deduction: {
    label: "Qualified business income deduction",
    formula: "when(minimum > 0 && active >= minimumFrom, max(beforeMinimum, minimum), beforeMinimum)",
    meaning:
      "A share of your business profit on which you pay no income tax. It can't be more than the same share of your taxable income.",
    form: "Form 1040, line 13a",
    source: IRC_199A("(i)"),
  },
  lossForNextYear: {
    label: "Business loss carried over to next year for this deduction",
    formula: "max(0, losses - gains)",
    form: "Form 8995-A, Schedule C",
    source: IRC_199A("(c)(2)"),
  },
};

import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { DependentCareCredit } from "./dependent-care-credit.ts";

const IRC_21 = usc26("21", "(a), (c), (d)");

export const dependentCareCreditLines: Lines<DependentCareCredit> = {
  expenseLimit: {
    label: "Costs that may count",
    formula: "when(claims.carePersons == 0, 0, when(claims.carePersons == 1, forOne, forMore))",
    form: "Form 2441, line 3",
    source: IRC_21,
  },
  counted: {
    label: "Costs that count",
    formula: "min(claims.careExpenses, expenseLimit, max(0, careEarnedIncome))",
    meaning: "No more than your earned income. On a joint return, no more than that of the spouse who earned less.",
    form: "Form 2441, line 6",
  },
  rateAfterFirstFall: {
    label: "Rate after the first reduction",
    formula: "max(firstLeastRate, firstRate - lostPerStep * startedSteps(max(0, adjustedGrossIncome - start), step))",
    unit: "rate",
  },
  rate: {
    label: "Rate of the credit",
    formula:
      "when(secondStart == null, rateAfterFirstFall, max(leastRate, rateAfterFirstFall - lostPerStep * startedSteps(max(0, adjustedGrossIncome - secondStart), secondStep)))",
    unit: "rate",
    form: "Form 2441, line 8",
  },
  credit: {
    label: "Credit for child and dependent care before the limit",
    formula: "counted * rate",
    form: "Form 2441, line 9a",
  },
};

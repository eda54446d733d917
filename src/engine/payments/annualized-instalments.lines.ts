import { usc26 } from "../cite.ts";
import { each, type Lines } from "../worksheet.ts";
import type { AnnualizedInstalments } from "./annualized-instalments.ts";

type AnnualizedInstalment = AnnualizedInstalments["instalments"][number];

const IRC_6654_D2 = usc26("6654", "(d)(2)");

/** Formulas refer to a period's figures as `annualizationPeriods.1.applicablePercentage` and so on. */
export const annualizedInstalmentsLines: Lines<AnnualizedInstalments> = {
  instalments: each<AnnualizedInstalment>(
    {
      annualizedTax: {
        label: "Tax on the annualized income",
        found: "A full year's tax, figured as if the rest of the year were like the months so far.",
        unchecked: "other calculation",
        form: "Form 2210, Schedule AI, line 19",
      },
      dueByThen: {
        label: "Due by this date",
        formula: "applicablePercentage * annualizedTax",
        form: "Form 2210, Schedule AI, line 21",
        source: IRC_6654_D2,
      },
      earlierInstalments: {
        label: "Earlier installments",
        found: "The installments for the earlier dates, added up.",
        check: "earlierInstalments >= 0",
        form: "Form 2210, Schedule AI, line 22",
      },
      annualizedInstalment: {
        label: "Annualized installment",
        formula: "max(0, dueByThen - earlierInstalments)",
        form: "Form 2210, Schedule AI, line 23",
      },
      regularInstalment: {
        label: "Regular installment",
        formula: "max(0, required) / 4",
        form: "Form 2210, Schedule AI, line 24",
      },
      savedBefore: {
        label: "Less than the limit on the earlier date",
        found:
          "How much less you had to pay on the earlier date than its limit. You make it up once the income comes in.",
        check: "savedBefore >= 0",
        form: "Form 2210, Schedule AI, line 25",
      },
      limit: {
        label: "Most you have to pay on this date",
        formula: "regularInstalment + savedBefore",
        form: "Form 2210, Schedule AI, line 26",
      },
      instalment: {
        label: "Required installment",
        formula: "min(annualizedInstalment, limit)",
        form: "Form 2210, Schedule AI, line 27",
      },
    },
    { given: { applicablePercentage: "annualizationPeriods.#.applicablePercentage" } },
  ),
};

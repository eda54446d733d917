import { ownFederalIncome } from "../couples.ts";
import { rule } from "../rule.ts";

interface TaxLaw {
  readonly untaxed: number;
  readonly rate: number;
}
/**
 * One rate above an untaxed amount (Miss. Code 27-7-5). On a combined return each spouse has that amount, and the two
 * may divide deductions and exemptions freely, so each one's income above it is added up and they are subtracted from
 * the total.
 */
export const mississippiTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const together = Math.max(0, r.taxableIncome - law.untaxed);
    const spouse = s.people[1];
    const spouseIncome = spouse === undefined ? 0 : ownFederalIncome(s, 1) - spouse.pensions;
    const filerIncome = r.stateIncome - spouseIncome;
    const above = Math.max(0, filerIncome - law.untaxed) + Math.max(0, spouseIncome - law.untaxed);
    const divided = Math.max(0, above - r.deduction - r.exemptions);
    const taxed = spouse === undefined ? together : Math.min(together, divided);
    const amount = law.rate * taxed;
    return { together, spouseIncome, filerIncome, divided, taxed, amount };
  },
  lines: {
    together: { label: "Income that is taxed, in one column", formula: "max(0, taxableIncome - untaxed)" },
    spouseIncome: {
      label: "Spouse's own income",
      found:
        "On a joint return the spouse's wages and profit, minus their own adjustments; interest, dividends and gains count as the filer's.",
      unchecked: "people",
    },
    filerIncome: { label: "Filer's own income", formula: "stateIncome - spouseIncome" },
    divided: {
      label: "Income that is taxed, in two columns",
      formula: "max(0, max(0, filerIncome - untaxed) + max(0, spouseIncome - untaxed) - deduction - exemptions)",
      meaning: "What each spouse has above the untaxed amount, less the deductions and exemptions of both.",
    },
    taxed: { label: "Income that is taxed", formula: "when(filers == 2, min(together, divided), together)" },
    amount: { label: "Mississippi tax", formula: "rate * taxed" },
  },
});

import { rule } from "../rule.ts";

interface ItemizedLaw {
  /** The most mortgage interest and real estate tax that counts together. */
  readonly homeLimit: number;
}
/**
 * Itemized deductions (G.S. 105-153.5): mortgage interest and real estate taxes under one limit, gifts, medical costs.
 */
export const northCarolinaItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw) => {
    const home = Math.min(law.homeLimit, s.federal.mortgageInterest + s.home.realEstateTaxes);
    return { home, amount: home + s.federal.giftsBeforeFloor + s.federal.medicalDeduction };
  },
  lines: {
    home: {
      label: "Mortgage interest and real estate taxes",
      formula: "min(homeLimit, federal.mortgageInterest + realEstateTaxes)",
      form: "Form D-400 Schedule A, line 4",
    },
    amount: { label: "Itemized deductions", formula: "home + federal.giftsBeforeFloor + federal.medicalDeduction" },
  },
});

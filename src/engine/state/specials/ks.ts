import { rule } from "../rule.ts";

/**
 * Kansas itemized deductions (K.S.A. 79-32,120): the federal ones, but with full real estate taxes instead of all
 * taxes.
 */
export const kansasItemizedDeductions = rule({
  figure: (s) => ({
    amount: Math.max(0, s.federal.itemizedDeductions - s.federal.taxesDeduction + s.home.realEstateTaxes),
  }),
  lines: {
    amount: {
      label: "Itemized deductions",
      formula: "max(0, federal.itemizedDeductions - federal.taxesDeduction + realEstateTaxes)",
    },
  },
});

/** The law for a year with every tax rate and premium at zero, which is what published withdrawal studies assume. */
import type { PlanLaw } from "../engine/retirement/plan/terms.ts";
import { planLaw } from "../law/retirement/plan.ts";

type ReturnLaw = PlanLaw["alone"];

const untaxedReturn = ({ yearTax, saving }: ReturnLaw): ReturnLaw => ({
  yearTax: {
    ...yearTax,
    incomeTax: { ...yearTax.incomeTax, rates: [{ floor: 0, rate: 0 }], middleRate: 0, topRate: 0 },
    minimumTax: { ...yearTax.minimumTax, lowRate: 0, highRate: 0 },
    netInvestmentIncome: { ...yearTax.netInvestmentIncome, rate: 0 },
    earlyWithdrawal: { rate: 0 },
    additionalMedicare: { ...yearTax.additionalMedicare, rate: 0 },
    selfEmployment: { ...yearTax.selfEmployment, socialSecurityRate: 0, medicareRate: 0 },
  },
  medicare: {
    standardPartB: 0,
    tierStarts: [],
    highestTierStart: Number.POSITIVE_INFINITY,
    partBSurcharges: [],
    partDSurcharges: [],
  },
  saving,
});

export function untaxedPlanLaw(year: Parameters<typeof planLaw>[0]): PlanLaw {
  const law = planLaw(year);
  return {
    ...law,
    alone: untaxedReturn(law.alone),
    together: untaxedReturn(law.together),
    payroll: { ...law.payroll, socialSecurityRate: 0, medicareRate: 0 },
  };
}

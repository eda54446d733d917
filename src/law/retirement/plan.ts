/** The law a retirement plan uses, for one person or for two on a joint return. */
import type { PlanLaw } from "../../engine/retirement/plan/terms.ts";
import { valuesOf } from "../figure.ts";
import { homeSale } from "../mortgage/homeowner-taxes.ts";
import { profitSharing } from "../us/every-year.data.ts";
import { lawFor } from "../us/index.ts";
import { known2027 } from "../us/next-year.data.ts";
import { distributions, distributionTables, singleLifeTable } from "./distributions.ts";
import { premiumAgeCurve } from "./marketplace.ts";
import { medicare } from "./medicare.ts";
import { claimingAges, earningsTests } from "./social-security.ts";
import { startAges } from "./start-ages.ts";
import {
  charitableDistributions,
  earlyAccess,
  longevityAnnuities,
  rothCatchUp,
  seniorDeduction,
} from "./withdrawals.ts";

/** Years that have Medicare premiums. */
type MedicareYear = keyof typeof medicare;

/** The law for a year. Callers that need a state return add it to `yearTax`. */
export function planLaw(year: MedicareYear): PlanLaw {
  const { standardPartB, individual, joint } = valuesOf(medicare[year]);
  const single = lawFor(year, "single");
  const married = lawFor(year, "married_joint");
  return {
    alone: {
      yearTax: single,
      medicare: { standardPartB, ...individual },
      saving: single,
    },
    together: {
      yearTax: married,
      medicare: { standardPartB, ...joint },
      saving: married,
    },
    seniorDeductionLastYear: seniorDeduction.lastYear.value,
    homeSale: { alone: homeSale.others.gainExclusion.value, together: homeSale.joint.gainExclusion.value },
    distributions: {
      youngerSpouseYears: distributions.youngerSpouseYears.value,
      startAges,
      tables: distributionTables,
    },
    marketplace: { credit: single.premiumTaxCredit, ageCurve: premiumAgeCurve },
    earlyAccess: {
      separationAge: earlyAccess.separationAge.value,
      leastPayments: earlyAccess.leastPayments.value,
      lifeExpectancy: singleLifeTable,
    },
    giving: valuesOf(charitableDistributions),
    longevityAnnuities: valuesOf(longevityAnnuities),
    profitSharing,
    rothCatchUpPay: rothCatchUp.payAbove.value,
    claiming: valuesOf(claimingAges),
    earningsTest: valuesOf(earningsTests[year]),
    payroll: single.payroll,
  };
}

type ReturnLaw = PlanLaw["alone"];

const returnOf2027 = ({ yearTax, medicare, saving }: ReturnLaw): ReturnLaw => ({
  yearTax: { ...yearTax, selfEmployment: { ...yearTax.selfEmployment, ...known2027.selfEmployment } },
  medicare,
  saving: {
    ...saving,
    selfEmployment: { ...saving.selfEmployment, ...known2027.selfEmployment },
    healthSavings: { ...saving.healthSavings, ...known2027.healthSavings },
  },
});

/**
 * The law for a plan that begins in January 2027: the earnings test, wage base, health savings limits and premium tax
 * credit are from 2027; brackets, deductions, contribution limits and Medicare premiums are from 2026.
 */
export function planLawOf2027(): PlanLaw {
  const law = planLaw(2026);
  return {
    ...law,
    alone: returnOf2027(law.alone),
    together: returnOf2027(law.together),
    marketplace: { ...law.marketplace, credit: known2027.premiumTaxCredit },
    earningsTest: valuesOf(earningsTests[2027]),
    payroll: { ...law.payroll, ...known2027.payroll },
  };
}

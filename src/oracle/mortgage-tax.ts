import { homeSaleGain } from "../engine/mortgage/owning/home-sale.ts";
import { interestDeduction, type SaltLaw, saltDeduction } from "../engine/mortgage/owning/homeowner-deductions.ts";
import { valuesOf } from "../law/figure.ts";
import {
  homeSale,
  insuranceCountsIn,
  mortgageInterest,
  saltCapFrom2030,
  saltCaps,
} from "../law/mortgage/homeowner-taxes.ts";
import { answerBy, type Rule } from "./mortgage-case.fields.ts";

const saltCap: Rule = (inputs) => {
  const year = inputs.number("taxYear");
  const tables = year >= 2030 ? saltCapFrom2030 : saltCaps[year];
  if (!tables) throw new Error(`salt-cap: there is no cap on file for ${year}`);
  const law = valuesOf<SaltLaw>(inputs.flagOr("marriedSeparate", false) ? tables.marriedSeparate : tables.others);
  const result = saltDeduction(
    {
      modifiedAdjustedGrossIncome: inputs.numberOr("magi", 0),
      stateIncomeTax: inputs.numberOr("stateIncomeTax", 0),
      propertyTax: inputs.numberOr("propertyTax", 0),
    },
    law,
  );
  return { cap: result.capAfterReduction, deductible: result.deductible };
};

const interest: Rule = (inputs) => {
  const separate = inputs.flagOr("marriedSeparate", false);
  const older = inputs.flagOr("grandfathered", false);
  const law = older
    ? mortgageInterest[separate ? "marriedSeparateBefore2018" : "othersBefore2018"]
    : mortgageInterest[separate ? "marriedSeparate" : "others"];
  const result = interestDeduction(
    {
      adjustedGrossIncome: inputs.numberOr("agi", 0),
      interestPaid: inputs.amount("interestPaid"),
      balanceStart: inputs.amount("balanceStart"),
      balanceEnd: inputs.amount("balanceEnd"),
      mortgageInsurancePaid: inputs.numberOr("mortgageInsurancePaid", 0),
    },
    { ...valuesOf(law), insuranceCounts: insuranceCountsIn(inputs.number("taxYear")).value },
  );
  return {
    averageBalance: result.averageBalance,
    deductibleInterest: result.deductibleInterest,
    mortgageInsuranceDeductible: result.deductibleInsurance,
    phaseOutSteps: result.phaseOutSteps,
  };
};

const gain: Rule = (inputs) => {
  const { gainExclusion } = homeSale[inputs.flagOr("marriedJoint", false) ? "joint" : "others"];
  const result = homeSaleGain(
    {
      purchasePrice: inputs.amount("purchasePrice"),
      improvements: inputs.numberOr("improvements", 0),
      salePrice: inputs.amount("salePrice"),
      sellingShare: inputs.fractionOr("sellingPercent", 0),
    },
    { gainExclusion: gainExclusion.value },
  );
  return { gain: result.gain, exclusion: gainExclusion.value, taxableGain: result.taxableGain };
};

export const answer = answerBy({ "salt-cap": saltCap, "interest-deduction": interest, "home-sale-gain": gain });

import { lawIn } from "../calculators/mortgage/panels/owning/returns.ts";
import { interestDeduction } from "../engine/mortgage/owning/homeowner-deductions.ts";
import { saleAt } from "../engine/mortgage/owning/owning.ts";
import { blankHousehold } from "../engine/tax/blank-household.ts";
import { scheduleA } from "../engine/tax/schedule-a.ts";
import { stateAndLocalTaxes } from "../engine/tax/state-and-local-taxes.ts";
import { valuesOf } from "../law/figure.ts";
import { homeSale, mortgageInterest } from "../law/mortgage/homeowner-taxes.ts";
import { answerBy, type Fields, type Rule } from "./mortgage-case.fields.ts";

const payerOf = (inputs: Fields) =>
  ({
    filingStatus: inputs.flagOr("marriedSeparate", false) ? "married_separate" : "single",
    inflation: 0,
  }) as const;

/** The return's own deduction, under the law that the page uses for the year. */
const saltCap: Rule = (inputs) => {
  const paid = inputs.numberOr("stateIncomeTax", 0) + inputs.numberOr("propertyTax", 0);
  const { itemized } = lawIn(inputs.number("taxYear"), payerOf(inputs));
  const { limit, deduction } = stateAndLocalTaxes(paid, inputs.numberOr("magi", 0), itemized);
  return { cap: limit, deductible: deduction };
};

/** Interest limited as on the page, and insurance as on the return. */
const interest: Rule = (inputs) => {
  const { averageBalance, deductibleInterest } = interestDeduction(
    {
      interestPaid: inputs.amount("interestPaid"),
      balanceStart: inputs.amount("balanceStart"),
      balanceEnd: inputs.amount("balanceEnd"),
    },
    valuesOf(mortgageInterest[inputs.flagOr("marriedSeparate", false) ? "marriedSeparate" : "others"]),
  );
  const { costs } = blankHousehold("single");
  const { mortgageInsurance, mortgageInsuranceSteps } = scheduleA(
    { ...costs, mortgageInsurancePremiums: inputs.numberOr("mortgageInsurancePaid", 0) },
    inputs.numberOr("agi", 0),
    lawIn(inputs.number("taxYear"), payerOf(inputs)).itemized,
  );
  return {
    averageBalance,
    deductibleInterest,
    mortgageInsuranceDeductible: mortgageInsurance,
    phaseOutSteps: mortgageInsuranceSteps,
  };
};

/**
 * A sale after enough years; at a rate of 100%, the tax on the gain is the taxable gain.
 */
const gain: Rule = (inputs) => {
  const { gainExclusion } = homeSale[inputs.flagOr("marriedJoint", false) ? "joint" : "others"];
  const price = inputs.amount("purchasePrice") + inputs.numberOr("improvements", 0);
  const home = { price, sellingShare: inputs.fractionOr("sellingPercent", 0) };
  const exclusionYears = homeSale.exclusionYears.value;
  const saleTax = { capitalGainsRate: 1, gainExclusion: gainExclusion.value, exclusionYears };
  const sale = saleAt(exclusionYears, inputs.amount("salePrice"), 0, home, saleTax);
  return {
    gain: sale.homeValue - sale.sellingCosts - price,
    exclusion: gainExclusion.value,
    taxableGain: sale.gainsTax,
  };
};

export const answer = answerBy({ "salt-cap": saltCap, "interest-deduction": interest, "home-sale-gain": gain });

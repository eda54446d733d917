import { reducedRate, sepContribution } from "../engine/tax/plans/sep.ts";
import { simplePlan } from "../engine/tax/plans/simple.ts";
import { solo401k } from "../engine/tax/plans/solo-401k.ts";
import { type CarDepreciation, carExpenses } from "../engine/tax/schedule-c/car-expenses.ts";
import { homeOfficeBothWays } from "../engine/tax/schedule-c/home-office.ts";
import { selfEmploymentTax } from "../engine/tax/self-employment-tax.ts";
import { valuesOf } from "../law/figure.ts";
import { carFirstYear, profitSharing } from "../law/us/business.ts";
import { lawFor } from "../law/us/index.ts";
import { homeOfficeStatute } from "../law/us/statute.ts";
import type { GigFields, GigRule } from "./tax-gig-plan.fields.ts";

/** A year's figures that don't depend on the filing status. */
const lawOf = (inputs: GigFields) => lawFor(inputs.lawYear(), "single");

export const retirement: GigRule = (inputs) => {
  if (inputs.has("plan_rates_percent"))
    return { reduced_rates: inputs.numbers("plan_rates_percent").map((percent) => reducedRate(percent / 100)) };
  const law = lawOf(inputs);
  const netProfit = inputs.number("net_profit");
  const se = selfEmploymentTax({ profit: netProfit, wages: inputs.amount("w2_wages_elsewhere") }, law.selfEmployment);
  const owner = {
    netProfit,
    deductibleHalf: se.deductibleHalf,
    age: inputs.amount("age"),
    deferralsElsewhere: inputs.amount("w2_deferrals_elsewhere"),
    planRate: inputs.amount("sep_plan_rate"),
    netEarnings: se.netEarnings,
  };
  const sep = sepContribution(owner, law.retirementPlans);
  const solo = solo401k(owner, { ...law.retirementPlans, ...valuesOf(profitSharing) });
  const answer = {
    half_se_tax: se.deductibleHalf,
    net_earnings_after_half_se: sep.netEarnings,
    sep_maximum: sep.maximum,
    solo_401k_deferral: solo.deferral,
    solo_401k_employer: solo.employer,
    solo_401k_catch_up: solo.catchUpContribution,
    solo_401k_total: solo.total,
  };
  if (!inputs.has("simple_deferral_limit")) return answer;
  const catchUp = inputs.amount("simple_catch_up_limit");
  const simple = simplePlan(owner, {
    ...law.retirementPlans,
    simpleDeferralLimit: inputs.amount("simple_deferral_limit"),
    simpleCatchUp: catchUp,
    simpleHigherCatchUp: catchUp,
  });
  return {
    ...answer,
    simple_net_earnings: se.netEarnings,
    simple_deferral: simple.deferral,
    simple_catch_up: simple.catchUpContribution,
    simple_match: simple.match,
    simple_total: simple.total,
  };
};

export const homeOffice: GigRule = (inputs) => {
  const squareFeetByMonth = inputs.numbers("office_square_feet_by_month");
  if (squareFeetByMonth.length !== 12) throw new Error('"office_square_feet_by_month" should have twelve numbers');
  const { simplified, actual, larger, deduction } = homeOfficeBothWays(
    {
      tentativeProfit: inputs.number("tentative_profit"),
      squareFeetByMonth,
      officeSquareFeet: inputs.amount("office_square_feet"),
      homeSquareFeet: inputs.amount("home_square_feet"),
      deductibleAnyway: inputs.amount("mortgage_interest_and_taxes_itemized"),
      officeOnlyCosts: inputs.amount("office_only_costs"),
      wholeHomeCosts: inputs.amount("whole_home_running_costs"),
      buildingBasis: inputs.amount("building_basis"),
      depreciationRate: inputs.amount("depreciation_rate"),
      operatingCarryover: inputs.amount("operating_carryover_in"),
      depreciationCarryover: inputs.amount("depreciation_carryover_in"),
    },
    valuesOf(homeOfficeStatute),
  );
  return {
    average_square_feet: simplified.averageSquareFeet,
    simplified_deduction: simplified.deduction,
    business_percentage: actual.businessPercentage,
    deductible_anyway_part: actual.deductibleAnywayPart,
    operating_allowed: actual.operatingAllowed,
    operating_carryover_out: actual.operatingCarriedOver,
    depreciation_allowed: actual.depreciationAllowed,
    depreciation_carryover_out: actual.depreciationCarriedOver,
    actual_deduction: actual.deduction,
    larger_method: larger,
    larger_deduction: deduction,
  };
};

const depreciationMethods: readonly CarDepreciation[] = [
  "none",
  "amount_given",
  "first_year_full_bonus",
  "first_year_no_bonus",
  "first_year_straight_line",
];

export const car: GigRule = (inputs) => {
  const method = depreciationMethods.find((known) => known === inputs.text("depreciation_method"));
  if (!method) throw new Error(`"depreciation_method" is not known: "${inputs.text("depreciation_method")}"`);
  // A case from another year brings its rate, and needs no other figure unless it asks for a first-year limit.
  const ownRate = inputs.has("rate_per_mile") ? inputs.amount("rate_per_mile") : null;
  const year = ownRate !== null && !method.startsWith("first_year") ? 2026 : inputs.lawYear();
  const { mileage, carDepreciation } = lawFor(year, "single");
  const rates = ownRate === null ? mileage : { businessJanuaryToJune: ownRate, businessJulyToDecember: ownRate };
  const worksheet = carExpenses(
    {
      totalMiles: inputs.amount("total_miles"),
      businessMilesJanuaryToJune: inputs.amount("business_miles_january_to_june"),
      businessMilesJulyToDecember: inputs.amount("business_miles_july_to_december"),
      parkingAndTolls: inputs.amount("parking_and_tolls"),
      loanInterest: inputs.amount("loan_interest"),
      personalPropertyTax: inputs.amount("personal_property_tax"),
      fuel: inputs.amount("fuel"),
      repairsAndTires: inputs.amount("repairs_and_tyres"),
      insurance: inputs.amount("insurance"),
      registration: inputs.amount("registration"),
      leasePayments: inputs.amount("lease_payments"),
      cost: inputs.amount("car_cost"),
      depreciationMethod: method,
      depreciationGiven: method === "amount_given" ? inputs.amount("depreciation_business_amount") : 0,
    },
    { ...rates, ...carDepreciation, ...valuesOf(carFirstYear) },
  );
  return {
    business_share: worksheet.businessShare,
    standard_deduction: worksheet.standard,
    depreciation: worksheet.depreciation,
    actual_deduction: worksheet.actual,
    larger_method: worksheet.larger,
    larger_deduction: worksheet.deduction,
  };
};

/** Rent or buy: which leaves you richer, starting when, and at what rent. */
import { rentOrBuy, wealthByYear } from "../../../../engine/mortgage/owning/rent-or-buy.ts";
import { perYear } from "../../../../inputs/fields.ts";
import { homeSale } from "../../../../law/mortgage/homeowner-taxes.ts";
import type { Answer } from "../../answer.ts";
import { ownedOf } from "../owning/owned.ts";
import { taxSavingOf } from "../owning/returns.ts";

/** The chart always shows these years, so that a break-even beyond the stay is found too. */
const SHOWN_YEARS = 30;

const horizonOf = (stayMonths: number) => Math.max(1, Math.round(stayMonths / 12));

export type RentOrBuyFound = NonNullable<ReturnType<typeof rentOrBuyOf>>;

export function rentOrBuyOf(answered: Answer) {
  const { given, house } = answered;
  if (house.price === 0) return undefined;
  const { home, insuranceEndShare } = ownedOf(answered);
  const renting = {
    rentPerMonth: given.rentPerMonth,
    rentGrowth: given.rentGrowth,
    rentersInsurancePerMonth: perYear(given.rentersInsurance) / 12,
    depositMonths: given.depositMonths,
  };
  const investing = { investReturn: given.investReturn, investTaxRate: given.investTaxRate };
  const exclusion = homeSale[given.filingStatus === "married_joint" ? "joint" : "others"].gainExclusion;
  const saleTax = {
    capitalGainsRate: given.investTaxRate,
    gainExclusion: exclusion.value,
    exclusionYears: homeSale.exclusionYears.value,
  };
  const law = { automaticShare: insuranceEndShare };
  const taxSaving = taxSavingOf(given);
  const horizonYears = horizonOf(given.stayMonths);
  const worksheet = rentOrBuy(home, renting, investing, horizonYears, law, saleTax, taxSaving);
  const shown = Math.max(SHOWN_YEARS, horizonYears);
  const byYear = wealthByYear(home, renting, investing, shown, law, saleTax, taxSaving);
  return {
    answered,
    home,
    renting,
    law,
    taxSaving,
    saleTax,
    exclusion,
    horizonYears,
    shown,
    ...byYear,
    worksheet,
  };
}

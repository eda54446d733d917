/** Gig work in a year of a retirement plan: self-employment tax, and the inputs for the business income deduction. */
import type { Business } from "../../tax/household.ts";
import { type SelfEmploymentLaw, selfEmploymentTax } from "../../tax/self-employment-tax.ts";
import type { Known, Scope, Unit } from "../../worksheet.ts";

/** No employees, no property, no specified service and no tips; the owner does all the work. */
const GIG: Business = {
  netProfit: 0,
  specifiedService: false,
  materiallyParticipates: true,
  wagesPaid: 0,
  propertyBasis: 0,
  qualifiedTips: 0,
};

/** The owner for purposes of the business income deduction; nobody in a year without profit. */
export const ownersOf = (profit: number) => (profit > 0 ? [{ businesses: [{ ...GIG, netProfit: profit }] }] : []);

export type SelfEmployedYear = ReturnType<typeof selfEmployedYear>;

/** The first person's self-employment tax; that person's own wages use up the wage base first. Dollars, unrounded. */
export function selfEmployedYear(
  { profit, ownWages }: { readonly profit: number; readonly ownWages: number },
  law: SelfEmploymentLaw,
) {
  const tax = selfEmploymentTax({ profit, wages: ownWages }, law);
  const medicareEarnings = tax.tax > 0 ? tax.netEarnings : 0;
  const people = profit > 0 ? [{ businesses: [{ deductions: tax.deductibleHalf, tipsCounted: 0 }] }] : [];
  return { tax, medicareEarnings, people };
}

const known = (name: string, label: string, value: number | boolean, unit?: Unit): Known => ({
  kind: "input",
  name,
  label,
  value,
  unit: unit ?? (typeof value === "boolean" ? "flag" : "usd"),
});
/** The gig, by the names that the lines of `qualifiedBusinessIncome` use. */
export function gigScope(profit: number): Scope {
  const business = "persons.1.businesses.1";
  return {
    [`${business}.netProfit`]: known("profit", "Net profit of gigs", profit),
    [`${business}.specifiedService`]: known("", "A specified service business", GIG.specifiedService),
    [`${business}.materiallyParticipates`]: known("", "You do the work", GIG.materiallyParticipates),
    [`${business}.wagesPaid`]: known("", "Wages the business pays", GIG.wagesPaid),
    [`${business}.propertyBasis`]: known("", "Original cost of its property", GIG.propertyBasis),
    allTips: known("", "Tips", GIG.qualifiedTips),
    tipsDeducted: known("", "Tips deducted", GIG.qualifiedTips),
    "claims.businessLossCarriedForward": known("", "Business losses of earlier years", 0),
  };
}

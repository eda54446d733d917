/** Gig work in a year of a retirement plan: self-employment tax, and the inputs for the business income deduction. */
import type { Business } from "../../tax/household.ts";
import { type SelfEmploymentLaw, selfEmploymentTax } from "../../tax/self-employment-tax.ts";
import { asInput, type Scope } from "../../worksheet.ts";

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

interface Earned {
  readonly profit: number;
  readonly ownWages: number;
  /** Put into the owner's own plan before tax. */
  readonly intoOwnPlan: number;
}

export type SelfEmployedYear = ReturnType<typeof selfEmployedYear>;

/** The first person's self-employment tax; that person's own wages use up the wage base first. Dollars, unrounded. */
export function selfEmployedYear({ profit, ownWages, intoOwnPlan }: Earned, law: SelfEmploymentLaw) {
  const tax = selfEmploymentTax({ profit, wages: ownWages }, law);
  const medicareEarnings = tax.tax > 0 ? tax.netEarnings : 0;
  const people = profit > 0 ? [{ businesses: [{ deductions: tax.deductibleHalf + intoOwnPlan, tipsCounted: 0 }] }] : [];
  return { tax, medicareEarnings, people };
}

/** The gig, by the names that the lines of `qualifiedBusinessIncome` use. */
export function gigScope(profit: number): Scope {
  const business = "persons.1.businesses.1";
  return {
    [`${business}.netProfit`]: asInput("profit", "Net profit of gigs", profit),
    [`${business}.specifiedService`]: asInput("", "A specified service business", GIG.specifiedService),
    [`${business}.materiallyParticipates`]: asInput("", "You do the work", GIG.materiallyParticipates),
    [`${business}.wagesPaid`]: asInput("", "Wages the business pays", GIG.wagesPaid),
    [`${business}.propertyBasis`]: asInput("", "Original cost of its property", GIG.propertyBasis),
    allTips: asInput("", "Tips", GIG.qualifiedTips),
    tipsDeducted: asInput("", "Tips deducted", GIG.qualifiedTips),
    "claims.businessLossCarriedForward": asInput("", "Business losses of earlier years", 0),
  };
}

/**
 * The tax law of a later year in today's dollars, for a loop that asks for thousands of them. Only fixed dollar amounts
 * change.
 */

import type { YearTaxLaw } from "../taxes/year-tax.ts";
import { yearTaxLaw } from "../taxes/year-tax-law.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Dollar amounts written into the Code that don't follow prices. They shrink in today's dollars. */
export const FIXED_IN_DOLLARS = [
  "socialSecurityBenefits.base",
  "socialSecurityBenefits.secondBase",
  "netInvestmentIncome.threshold",
  "additionalMedicare.threshold",
  "senior.perPerson",
  "senior.phaseOutStart",
  "selfEmployment.filingFloor",
  "qualifiedBusinessIncome.phaseInWidth",
] as const;

/**
 * Gives the same as `lawInTodaysDollars` without creating a new law for each year; the law it returns is valid until
 * the next call.
 */
export class LawInYears {
  readonly #now: YearTaxLaw;
  readonly #seniorDeductionLastYear: number;
  readonly #then: YearTaxLaw;
  readonly #benefits: Writable<YearTaxLaw["socialSecurityBenefits"]>;
  readonly #investments: Writable<YearTaxLaw["netInvestmentIncome"]>;
  readonly #medicare: Writable<YearTaxLaw["additionalMedicare"]>;
  readonly #senior: Writable<YearTaxLaw["senior"]>;
  readonly #selfEmployment: Writable<YearTaxLaw["selfEmployment"]>;
  readonly #business: Writable<YearTaxLaw["qualifiedBusinessIncome"]>;

  constructor(law: YearTaxLaw, seniorDeductionLastYear: number) {
    this.#now = law;
    this.#seniorDeductionLastYear = seniorDeductionLastYear;
    const copy = { ...yearTaxLaw(law), state: law.state };
    this.#benefits = copy.socialSecurityBenefits;
    this.#investments = copy.netInvestmentIncome;
    this.#medicare = copy.additionalMedicare;
    this.#senior = copy.senior;
    this.#selfEmployment = copy.selfEmployment;
    this.#business = copy.qualifiedBusinessIncome;
    this.#then = copy;
  }

  at(year: number, prices: number): YearTaxLaw {
    const { socialSecurityBenefits, netInvestmentIncome, additionalMedicare, senior } = this.#now;
    const { selfEmployment, qualifiedBusinessIncome } = this.#now;
    this.#benefits.base = socialSecurityBenefits.base / prices;
    this.#benefits.secondBase = socialSecurityBenefits.secondBase / prices;
    this.#investments.threshold = netInvestmentIncome.threshold / prices;
    this.#medicare.threshold = additionalMedicare.threshold / prices;
    this.#senior.perPerson = year > this.#seniorDeductionLastYear ? 0 : senior.perPerson / prices;
    this.#senior.phaseOutStart = senior.phaseOutStart === null ? null : senior.phaseOutStart / prices;
    this.#selfEmployment.filingFloor = selfEmployment.filingFloor / prices;
    this.#business.phaseInWidth = qualifiedBusinessIncome.phaseInWidth / prices;
    return this.#then;
  }
}

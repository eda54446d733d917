/** What a household must have for a rule to give anything: the rule's `needs`. */
import type { Situation } from "./situation.ts";

export const someDependent = (s: Situation) => s.dependents.length > 0;
export const someCare = (s: Situation) => s.careExpenses > 0;
export const federalCareCredit = ({ federal }: Situation) =>
  federal.dependentCareCredit > 0 || federal.dependentCareCreditBeforeLimit > 0;
export const federalEarnedIncomeCredit = ({ federal }: Situation) =>
  federal.earnedIncomeCredit > 0 ||
  federal.earnedIncomeCreditAtAnyAge > 0 ||
  federal.earnedIncomeCreditByAnyNumber > 0 ||
  federal.earnedIncomeCreditByAnyNumberOrAge > 0;
export const homeCosts = ({ home }: Situation) => home.realEstateTaxes > 0 || home.rentPaid > 0;
export const somethingToItemize = ({ federal, home, medicalCosts }: Situation) =>
  medicalCosts > 0 ||
  home.realEstateTaxes > 0 ||
  home.stateIncomeTaxPaid > 0 ||
  federal.mortgageInterest > 0 ||
  federal.giftsBeforeFloor > 0 ||
  federal.itemizedDeductions > 0;

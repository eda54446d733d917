/** A child, and partnership income, with nothing special about them. */
import type { Dependent, PassThrough } from "../engine/tax/household.ts";

export const blankDependent: Dependent = {
  age: 0,
  hasSocialSecurityNumber: true,
  isChild: true,
  isFullTimeStudent: false,
  isDisabled: false,
  livedWithFiler: true,
};

export const blankPassThrough: PassThrough = {
  income: 0,
  isQualifiedBusinessIncome: false,
  isNetInvestmentIncome: true,
  specifiedService: false,
  materiallyParticipates: false,
  wagesPaid: 0,
  propertyBasis: 0,
};

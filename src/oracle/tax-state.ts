/** Reference cases on state income tax of gig workers, from rate schedules and formulas, without printed tables. */
import {
  type CompiledLocality,
  type CompiledState,
  compiledLocality,
  compiledState,
} from "../engine/state/compiled.ts";
import { type LocalReturn, localReturn } from "../engine/state/local-return.ts";
import { type Home, type Situation, situationOf } from "../engine/state/situation.ts";
import { type StateReturn, stateReturn } from "../engine/state/state-return.ts";
import type { FilingStatus } from "../engine/tax/filing-status.ts";
import { type FederalReturn, federalReturn } from "../engine/tax/return/federal-return.ts";
import { placesOf } from "../law/states/all-places.ts";
import { lawFor } from "../law/us/index.ts";
import { stateYear } from "../testing/state-year.ts";
import { type TaxFields, taxFieldsOf } from "./tax-case.fields.ts";
import { householdOf } from "./tax-federal.ts";

type Line = Readonly<Record<string, unknown>>;

const homeOf = (inputs: TaxFields, locality: string | null): Home => ({
  locality,
  realEstateTaxes: inputs.amount("real_estate_taxes"),
  stateIncomeTaxPaid: inputs.amount("state_income_tax_paid_for_salt"),
  rentPaid: 0,
  // No case elects South Carolina's Form I-335, so all of the profit counts as pay for the owner's work.
  personalServices: 1,
});

const text = (inputs: Line, name: string): string | null => {
  const value = inputs[name] ?? null;
  if (value !== null && typeof value !== "string") throw new Error(`"${name}" should be a text`);
  return value;
};

/** The cases include the city's tax on residents, but not its tax on a business. */
const city = "New York City, work done elsewhere";
const boroughs: Readonly<Record<string, string>> = {
  BRONX_COUNTY_NY: city,
  KINGS_COUNTY_NY: city,
  NEW_YORK_COUNTY_NY: city,
  QUEENS_COUNTY_NY: city,
  RICHMOND_COUNTY_NY: city,
};
const letters = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, "");

/** A county's law as the cases name it, BALTIMORE_CITY_MD or LAKE_COUNTY_IN; `null` if it has no tax of its own. */
function placeLaw(county: string | null, state: string, year: number, status: FilingStatus): CompiledLocality | null {
  if (county === null) return null;
  const name = letters(boroughs[county] ?? county.replace(/(_COUNTY)?_[A-Z]{2}$/, ""));
  const found = placesOf(state, year).find((place) => letters(place.name) === name);
  if (found === undefined && (state === "IN" || state === "MD")) throw new Error(`There is no county "${county}"`);
  return found === undefined ? null : compiledLocality(found, status);
}

export interface Worked {
  readonly federal: FederalReturn;
  readonly situation: Situation;
  readonly law: CompiledState | null;
  readonly made: StateReturn | null;
  readonly placeLaw: CompiledLocality | null;
  readonly place: LocalReturn | null;
}

/** The federal and the state return of a case. */
export function worked(inputs: Line): Worked {
  const fields = taxFieldsOf(inputs);
  const state = text(inputs, "state");
  if (state === null) throw new Error('"state" is missing');
  const household = householdOf(fields);
  const federalLaw = lawFor(fields.year(), fields.status());
  const federal = federalReturn(household, federalLaw);
  const county = text(inputs, "county");
  const situation = situationOf(household, homeOf(fields, county), federal, federalLaw);
  const law = compiledState(stateYear(state, fields.year()), fields.status());
  const made = law === null ? null : stateReturn(situation, law);
  const ofPlace = placeLaw(county, state, fields.year(), fields.status());
  const place = ofPlace === null ? null : localReturn(situation, made, ofPlace);
  return { federal, situation, law, made, placeLaw: ofPlace, place };
}

/** States whose form has no adjusted gross income other than the federal one. */
const federalIncomeStates = ["CO", "IA", "ID", "MI", "ND"];

/** What the state's form calls adjusted gross income; in Indiana (Form IT-40, line 7) it is what exemptions leave. */
function stateAdjustedGrossIncome({ federal, law, made }: Worked): number | null {
  if (law === null || made === null) return null;
  const { state } = law.year;
  if (federalIncomeStates.includes(state)) return federal.adjustedGrossIncome;
  return state === "IN" ? made.stateIncome - made.exemptions : made.stateIncome;
}

/**
 * In the cases, Indiana's county tax is separate from the state's figure; New York City's and Maryland's are included
 * in it.
 */
export function answer(line: Line): Record<string, unknown> {
  const inputs = (line.inputs ?? {}) as Line;
  const found = worked(inputs);
  const { federal, made, place } = found;
  const localTax = place?.tax ?? 0;
  const beside = inputs.state === "IN";
  const inside = beside ? null : place;
  return {
    se_tax: federal.selfEmploymentTax,
    agi: federal.adjustedGrossIncome,
    qbi_deduction: federal.qualified.deduction,
    taxable_income: federal.taxableIncome,
    eitc: federal.earnedCredit.credit,
    child_tax_credit: federal.childCredits.nonrefundable + federal.childCredits.refundable,
    income_tax_after_credits:
      federal.taxAfterRefundableCredits - federal.selfEmploymentTax - federal.additionalMedicareTax.tax,
    federal_total: federal.taxAfterRefundableCredits,
    state_agi: stateAdjustedGrossIncome(found),
    state_taxable_income: made?.taxableIncome ?? null,
    state_income_tax_before_refundable_credits: (made?.taxAfterCredits ?? 0) + (inside?.taxAfterCredits ?? 0),
    state_refundable_credits: (made?.refundableCredits ?? 0) + (inside?.refundableCredits ?? 0),
    state_income_tax: (made === null ? 0 : made.tax - made.otherTaxes) + (inside?.tax ?? 0),
    local_income_tax_inside_state_figure: beside ? 0 : localTax,
    local_income_tax_not_in_state_figure: beside ? localTax : 0,
  };
}

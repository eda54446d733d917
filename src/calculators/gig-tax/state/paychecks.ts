/** State withholding that the visitor didn't enter: by the state's formula, or the tax on the paychecks alone. */
import { forStatus, valuesOf } from "../../../engine/figure.ts";
import type { CompiledState } from "../../../engine/state/compiled.ts";
import { type StatePaycheckLaw, statePaychecks } from "../../../engine/state/paychecks.ts";
import type { Household } from "../../../engine/tax/household.ts";
import { startOf } from "../../../inputs/typed.ts";
import { fields, type Inputs } from "../inputs.ts";
import { yearOf } from "../year/year.ts";

/** What an employer uses: who is in the household, where it lives, and its paychecks. */
const KNOWN = [
  "taxYear",
  "filingStatus",
  "state",
  "place",
  "placeRate",
  "jobs",
  "dependents",
  "claimedAsDependent",
  "livedApart",
  "filerAge",
  "spouseAge",
  "filerNewYear",
  "spouseNewYear",
  "filerBlind",
  "spouseBlind",
  "filerHasNumber",
  "spouseHasNumber",
  "printedTables",
] as const satisfies readonly (keyof Inputs)[];

/**
 * The year as employers know it. An IRA, charity or other income changes the year's tax, but not what is withheld from
 * a paycheck.
 */
export function paychecksAlone(inputs: Inputs) {
  const known = Object.fromEntries(KNOWN.map((name) => [name, inputs[name]])) as Partial<Inputs>;
  const alone: Inputs = { ...startOf(fields), ...known, gigs: [] };
  return { inputs: alone, year: yearOf(alone) };
}

const wagesIn = (person: Household["spouse"]) =>
  person?.jobs.map(({ wages }) => wages).filter((wages) => wages > 0) ?? [];

/** Withholding by the formula the state gives employers; `null` if we don't have that formula. */
export function byFormula({ filer, spouse, dependents, filingStatus }: Household, law: CompiledState) {
  const { paychecks } = law.year;
  if (!paychecks) return null;
  const own = wagesIn(filer);
  const ofSpouse = wagesIn(spouse);
  const apart = own.length > 0 && ofSpouse.length > 0 && paychecks[0]?.spousesApart;
  const status = apart && "value" in apart && apart.value === true ? "married_separate" : filingStatus;
  const figures = paychecks.map((formula) => forStatus(formula, status));
  const people = { filers: spouse === null ? 1 : 2, dependents: dependents.length };
  const sheet = statePaychecks(
    [...own, ...ofSpouse],
    people,
    figures.map((formula) => valuesOf<StatePaycheckLaw>(formula)),
  );
  return { figures, people, sheet };
}

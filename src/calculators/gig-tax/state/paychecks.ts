import { startOf } from "../../../inputs/typed.ts";
import { fields, type Inputs } from "../inputs.ts";
import { yearOf } from "../year.ts";

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

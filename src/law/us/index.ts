/** Federal law for engines: bare values by tax year and filing status. With labels and sources: `cited.ts`. */
import { forStatus } from "./by-status.ts";
import { type FederalValues, once } from "./tax-years.ts";
import { values } from "./values.data.ts";

export { type ByStatus, type ForStatus, forStatus } from "./by-status.ts";
export {
  type FederalFigures,
  type FederalValues,
  isTaxYear,
  type TaxYear,
  taxYears,
  type ValuesOf,
} from "./tax-years.ts";

/** The bare values of a year and status, for engines. Pick them outside of a loop. */
export const lawFor = once((year, status): FederalValues => forStatus(values[year], status));

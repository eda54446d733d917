/** Federal law for engines: bare values by tax year and filing status. For labels and sources, see `cited.ts`. */
import { forStatus } from "./by-status.ts";
import { type FederalValues, once, type TaxYear, THIS_YEAR, type YearsValues } from "./tax-years.ts";
import { values } from "./values.data.ts";

export { forStatus } from "./by-status.ts";
export { type FederalValues, type TaxYear, THIS_YEAR, taxYears } from "./tax-years.ts";

const here: Partial<Record<TaxYear, YearsValues>> = { [THIS_YEAR]: values };
const files: Readonly<Partial<Record<TaxYear, () => Promise<{ readonly values: YearsValues }>>>> = {
  2025: () => import("./values-2025.data.ts"),
  2027: () => import("./values-2027.data.ts"),
};

/** Whether a year's figures are loaded: this year's always are, other years' once they have been fetched. */
export const isHere = (year: TaxYear): boolean => year in here;
export async function fetchYear(year: TaxYear): Promise<void> {
  const file = isHere(year) ? null : await files[year]?.();
  if (file) here[year] = file.values;
}

/** The bare values for a year and status, for engines. Look them up outside of loops. */
export const lawFor = once((year, status): FederalValues => {
  const found = here[year];
  if (!found) throw new Error(`The figures of ${year} have not been fetched`);
  return forStatus(found, status);
});

import { type TaxYear, taxYears } from "../law/us/index.ts";

/** A year of a case that we have federal law for; any other is an error. */
export function knownTaxYear(year: unknown): TaxYear {
  const known = taxYears.find((one) => one === year);
  if (known === undefined) throw new Error(`There are no figures for tax year ${year}; known: ${taxYears.join(", ")}`);
  return known;
}

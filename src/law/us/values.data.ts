/**
 * The bare values of every year's figures. A `.data.ts` file is worked out when the site is built (scripts/vite/data-files.ts), so a page
 * that calculates loads these numbers, and the labels and sources only when a reader asks for them.
 */
import { type Cited, valuesOf } from "../figure.ts";
import { years } from "./cited.ts";
import type { TaxYear, YearsValues } from "./tax-years.ts";

const bare = (year: TaxYear) => valuesOf<YearsValues>({ ...years[year] } as Cited<YearsValues>);

export const values: Readonly<Record<TaxYear, YearsValues>> = { 2025: bare(2025), 2026: bare(2026) };

/**
 * Federal figures with their labels and sources, for explanations and lists of sources. Code that only calculates takes
 * bare values from `index.ts`.
 */
import type { Scope } from "../../engine/worksheet.ts";
import { type Cited, scopeOf, valuesOf } from "../figure.ts";
import * as us2025 from "./2025.ts";
import * as us2026 from "./2026.ts";
import * as us2027 from "./2027.ts";
import { forStatus } from "./by-status.ts";
import { type FederalFigures, type FederalValues, once, type TaxYear, type YearsValues } from "./tax-years.ts";

/** A new year is one more file and one more line here; no year falls back on another. */
export const years = { 2025: us2025, 2026: us2026, 2027: us2027 } as const satisfies Record<TaxYear, object>;

/** Only the numbers of a year's figures, for the files that pages load. */
export const bareValues = (year: TaxYear) => valuesOf<YearsValues>({ ...years[year] } as unknown as Cited<YearsValues>);

/** The figures for a year and status, with label and source. */
export const figuresFor = once((year, status): FederalFigures => forStatus(years[year], status));
/** The same figures by the names that formulas use: `selfEmployment.wageBase`. */
export const lawScope = once((year, status): Scope => scopeOf(figuresFor(year, status) as Cited<FederalValues>));

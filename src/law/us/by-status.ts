/** Figures that differ by filing status, written as a row of five and chosen before an engine is called. */
import type { Brackets } from "../../engine/brackets.ts";
import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import type { Source } from "../../engine/worksheet.ts";
import { brackets, type Figure, rate, usd, usdOrNone } from "../figure.ts";

export { type ForStatus, forStatus } from "../../engine/figure.ts";

/** Always in this order: single, married joint, married separate, head of household, surviving spouse. */
type Five<V> = readonly [single: V, joint: V, separate: V, head: V, survivor: V];
export type ByStatus<V> = Readonly<Record<FilingStatus, Figure<V>>>;

type Of<V, W> = (value: V, label: string, source: Source, doubt?: string) => Figure<W>;
const five =
  <V, W>(figure: Of<V, W>) =>
  (values: Five<V>, label: string, source: Source, doubt?: string): ByStatus<W> => ({
    single: figure(values[0], label, source, doubt),
    married_joint: figure(values[1], label, source, doubt),
    married_separate: figure(values[2], label, source, doubt),
    head_of_household: figure(values[3], label, source, doubt),
    surviving_spouse: figure(values[4], label, source, doubt),
  });
export const usdByStatus = five(usd);
export const rateByStatus = five(rate);
/** `null` if a status has no such deduction or credit. */
export const usdOrNoneByStatus = five(usdOrNone);
export const bracketsByStatus: (
  rows: Five<Parameters<typeof brackets>[0]>,
  label: string,
  source: Source,
  doubt?: string,
) => ByStatus<Brackets> = five(brackets);

/**
 * Which sentence belongs to a figure that an explanation names. Explanations know a figure's document, label and value,
 * but not its path in the law.
 */
import type { Source } from "../../engine/worksheet.ts";

interface Named {
  readonly label: string;
  readonly value: unknown;
  readonly source?: Source;
}
export interface Quotation {
  readonly document: string;
  readonly text: string;
}

export const keyOf = ({ label, value, source }: Named): string =>
  [source?.cite, source?.period, label, JSON.stringify(value)].join("|");

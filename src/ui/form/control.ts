import type { ChoiceField } from "../../inputs/fields.ts";

/** What every control receives: its text, and a way to change it. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly untouched: boolean;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly labelledBy: string;
  onText(text: string): void;
  onLeave(): void;
}

/** The id of the field with this name, so that other places can move focus to it. */
export const blankId = (name: string) => `blank-${name.replaceAll(".", "-")}`;

/** Up to four options are side by side; more are in a list. */
export const asGroup = (field: ChoiceField) => field.options.length <= 4;

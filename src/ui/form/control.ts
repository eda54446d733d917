import type { ChoiceField } from "../../inputs/fields.ts";

/** What every control is given: its text, and how to tell of another. */
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

/** The id of the blank with this name, so that other places can move the focus there. */
export const blankId = (name: string) => `blank-${name.replaceAll(".", "-")}`;

/** Up to four options stand side by side; more are a list to choose from. */
export const asGroup = (field: ChoiceField) => field.options.length <= 4;

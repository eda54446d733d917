/** Which plan is in the fields while two or three are compared, and another plan's answer to set beside its own. */
import { useSyncExternalStore } from "react";

/** An answer as the answer bar shows it. */
export interface InBar {
  readonly label: string;
  readonly figure: string;
}

export interface Editing {
  readonly name: string;
  readonly other?: (InBar & { readonly name: string }) | undefined;
}

let plan: Editing | undefined;
const listeners = new Set<() => void>();

/** What the bar shows now; undefined while it is being worked out. */
export const bar: { shown?: InBar | undefined } = {};

export function setEditing(next: Editing | undefined): void {
  plan = next;
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The plan being edited: "Plan B". */
export const useEditing = (): Editing | undefined =>
  useSyncExternalStore(
    follow,
    () => plan,
    () => undefined,
  );

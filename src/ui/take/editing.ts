/** Which plan is in the fields while two or three are compared; otherwise undefined. */
import { useSyncExternalStore } from "react";

let plan: string | undefined;
const listeners = new Set<() => void>();

export function setEditing(name: string | undefined): void {
  plan = name;
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The name of the plan being edited: "Plan B". */
export const useEditing = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => plan,
    () => undefined,
  );

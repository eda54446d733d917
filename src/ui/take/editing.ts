/** Which plan the fields hold while two or three are compared; nothing otherwise. */
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

/** The name of the plan that is edited: "Plan B". */
export const useEditing = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => plan,
    () => undefined,
  );

import { startTransition, useEffect, useState } from "react";
import { arrived } from "./arrived.ts";
import { tell } from "./fault/tell.ts";

/** A module that the answer can do without at first, so it loads after it. Undefined until then. */
export function useArrived<T extends object>(load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    arrived(load).then((module) => startTransition(() => setFound(module)), tell);
  }, [load]);
  return found;
}

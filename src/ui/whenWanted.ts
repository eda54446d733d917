import { use } from "react";
import { arrived } from "./arrived.ts";

/**
 * A module that loads when a component asks for it during rendering. The component waits inside the surrounding
 * `<Suspense>`. If loading fails, the next request tries again.
 */
export function whenWanted<T>(load: () => Promise<T>): () => T {
  let coming: Promise<T> | undefined;
  return function useModule() {
    coming ??= arrived(load).catch((fault: unknown) => {
      coming = undefined;
      throw fault;
    });
    return use(coming);
  };
}

import { use } from "react";
import { arrived } from "./arrived.ts";

/**
 * A module that is loaded when a component asks for it while it is drawn. The component waits inside the `<Suspense>` around
 * it. If loading fails, the next one who asks tries again.
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

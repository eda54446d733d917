import { use } from "react";
import { arrived } from "./arrived.ts";

/**
 * A module that loads when a component asks for it during rendering. The component waits inside the surrounding
 * `<Suspense>`, unless the module is already here. If loading fails, the next request tries again.
 */
export function whenWanted<T>(load: () => Promise<T>): (() => T) & { readonly load: () => Promise<T> } {
  let coming: Promise<T> | undefined;
  let here: T | undefined;
  const request = () => {
    coming ??= arrived(load).then(
      (loaded) => {
        here = loaded;
        return loaded;
      },
      (fault: unknown) => {
        coming = undefined;
        throw fault;
      },
    );
    return coming;
  };
  const useModule = () => here ?? use(request());
  return Object.assign(useModule, { load: request });
}

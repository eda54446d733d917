import { use, useState, useSyncExternalStore } from "react";
import { arrived } from "../../ui/arrived.ts";
import { hasNumbersToOpen } from "../../ui/form/useForm.ts";
import { linkFormat } from "./first-fields.ts";
import { bringFurther, furtherIfHere, whenFurther } from "./further.ts";

let opening: ReturnType<typeof bringFurther> | undefined;

/** The further questions once they are here. Where the page opens with numbers of its own, it is first drawn then. */
export function useFurther() {
  const [opens] = useState(() => hasNumbersToOpen(linkFormat));
  if (opens) {
    opening ??= arrived(bringFurther);
    use(opening);
  }
  return useSyncExternalStore(whenFurther, furtherIfHere, furtherIfHere);
}

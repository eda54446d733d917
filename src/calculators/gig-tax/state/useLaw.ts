import { useEffect, useState } from "react";
import { tell } from "../../../ui/fault/tell.ts";
import { type StateLaw, stateLaw } from "./share.ts";

/** The state's law; nothing while it is on its way, or where no state is chosen. */
export function useLaw(state: string): StateLaw | null {
  const [loaded, setLoaded] = useState<{ readonly state: string; readonly law: StateLaw | null }>();
  useEffect(() => {
    let wanted = true;
    if (state !== "none") stateLaw(state).then((law) => wanted && setLoaded({ state, law }), tell);
    return () => {
      wanted = false;
    };
  }, [state]);
  return loaded?.state === state ? loaded.law : null;
}

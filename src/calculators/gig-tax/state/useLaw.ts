import { useEffect, useState } from "react";
import type { TaxYear } from "../../../law/us/index.ts";
import { tell } from "../../../ui/fault/tell.ts";
import { stateLaw } from "./share.ts";
import type { StateLaw } from "./state-law.ts";

interface Asked {
  readonly state: string;
  readonly taxYear: TaxYear;
}

/** The state's law; undefined while it loads, or if no state is chosen. */
export function useLaw({ state, taxYear }: Asked): StateLaw | null {
  const [loaded, setLoaded] = useState<Asked & { readonly law: StateLaw | null }>();
  useEffect(() => {
    let wanted = true;
    if (state !== "none") stateLaw(state, taxYear).then((law) => wanted && setLoaded({ state, taxYear, law }), tell);
    return () => {
      wanted = false;
    };
  }, [state, taxYear]);
  return loaded?.state === state && loaded.taxYear === taxYear ? loaded.law : null;
}

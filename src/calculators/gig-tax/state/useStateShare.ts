import { useEffect, useMemo, useState } from "react";
import type { Answer } from "../answer.ts";
import type { StateShare } from "./share.ts";
import type { StateLaw } from "./state-law.ts";

type Panels = typeof import("./panels.ts");
/** No state chosen; its figures are loading; they failed to load; there are none for it; or its part. */
export type Share = "none" | "waiting" | "failed" | "missing" | (StateShare & { readonly Sheet: Panels["StateSheet"] });

interface Loaded {
  readonly state: string;
  readonly taxYear: number;
  readonly law: StateLaw | null;
  readonly panels: Panels;
}

/** The state's part of these numbers. Its engine, panels and law load when a state is chosen. */
export function useStateShare(answer: Answer): Share {
  const { state, taxYear } = answer.inputs;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<string>();
  // Again once another year's law has come: a year chosen meanwhile may be on the page without this effect having run.
  useEffect(() => {
    if (state === "none" || (loaded?.state === state && loaded.taxYear === taxYear)) return;
    let wanted = true;
    import("./panels.ts")
      .then(async (panels) => {
        const law = await panels.stateLaw(state, taxYear);
        if (!wanted) return;
        setLoaded({ state, taxYear, law, panels });
        setFailed(undefined);
      })
      .catch(() => wanted && setFailed(state));
    return () => {
      wanted = false;
    };
  }, [state, taxYear, loaded]);
  return useMemo(() => {
    if (state === "none") return "none";
    if (!(loaded?.state === state && loaded.taxYear === taxYear)) return failed === state ? "failed" : "waiting";
    const share = loaded.law && loaded.panels.stateShare(answer, loaded.law);
    return share ? { ...share, Sheet: loaded.panels.StateSheet } : "missing";
  }, [answer, state, taxYear, loaded, failed]);
}

import { useEffect, useState } from "react";
import type { OtherLoans } from "./answer.ts";

/**
 * The code for loans other than conventional fixed ones, once one is chosen and the code has loaded, or that loading
 * failed.
 */
export function useOtherLoans(wanted: boolean): readonly [others: OtherLoans | undefined, failed: boolean] {
  const [others, setOthers] = useState<OtherLoans>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || others) return;
    import("./other-loans.ts").then(
      (loaded) => {
        setOthers(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [wanted, others]);
  return [others, wanted && failed];
}

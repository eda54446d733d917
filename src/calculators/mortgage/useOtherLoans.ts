import { useEffect, useState } from "react";
import type { OtherLoans } from "./loan.ts";

/** The code for loans that are not conventional and fixed, once one of them has been chosen and it has arrived; or that it did not. */
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

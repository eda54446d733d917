import { Suspense } from "react";
import { inDollars } from "../../../ui/format.ts";
import { onDemand } from "../../../ui/Later.tsx";
import type { Answer } from "../answer.ts";

const CliffTip = onDemand<{ readonly answered: Answer }>(() => import("../year-end/CliffTip.tsx"));

/**
 * By the answer, near the income where the Marketplace credit ends: how much room is left, or the way back below it.
 */
export function Cliff({ answered }: { readonly answered: Answer }) {
  const { inputs, year } = answered;
  const room = roomBelowTheCliff(year);
  if (room !== null)
    return (
      <p className="aside">
        You're close to the end of your Marketplace credit. If the income that counts for it rises by more than{" "}
        {inDollars(room)}, you lose all {inDollars(year.health?.credit ?? 0)} of it.
      </p>
    );
  if (year.health?.credit !== 0 || inputs.benchmarkPremium.amount === 0) return null;
  return (
    <Suspense>
      <CliffTip answered={answered} />
    </Suspense>
  );
}

/** Close enough to the end of the credit to say so. */
const NEAR = 5_000;

/** How much more income the Marketplace credit allows, if it is near its end; null if it isn't. */
export function roomBelowTheCliff({ health, law }: Answer["year"]): number | null {
  const { endsAbove } = law.premiumTaxCredit;
  if (!health || health.credit < 0.5 || endsAbove === null) return null;
  const room = endsAbove * health.coverage.povertyLine - (health.coverage.incomeBefore - health.deduction);
  return room <= NEAR ? Math.floor(room) : null;
}

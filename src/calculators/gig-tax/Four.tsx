import { Suspense, useDeferredValue, useMemo } from "react";
import { inDollars, inWholePercent } from "../../ui/format.ts";
import { onDemand } from "../../ui/Later.tsx";
import { FourFigures } from "../../ui/result/FourFigures.tsx";
import type { Answer } from "./answer.ts";
import { nextThousand } from "./next-dollars.ts";
import type { Owed } from "./owed.ts";
import type { Share } from "./state/useStateShare.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
  readonly owed: Owed;
}

const CliffTip = onDemand<{ readonly answered: Answer }>(() => import("./year-end/CliffTip.tsx"));

/** Four figures that sum up the year. */
export default function Four({ answered, share, owed }: Props) {
  const { year, profit } = answered;
  const state = typeof share === "string" ? null : share;
  const all = year.result.taxAfterRefundableCredits + (state?.tax ?? 0);
  const extra = (state ?? answered).aside;
  const later = useDeferredValue({ answered, others: state?.taxesOf });
  const next = useMemo(
    () => nextThousand(later.answered.inputs, later.answered.year, later.answered.grossReceipts, later.others).costs,
    [later],
  );
  return (
    <>
      {year.health?.credit === 0 && answered.inputs.benchmarkPremium > 0 && (
        <Suspense>
          <CliffTip answered={answered} />
        </Suspense>
      )}
      <FourFigures
        figures={[
          { label: "You keep", name: "owed.kept", figure: inDollars(owed.kept), value: owed.kept },
          {
            label: all < 0 ? "Credits beyond all your tax" : "Total tax for the year",
            name: state ? "both.total" : "taxAfterRefundableCredits",
            figure: inDollars(Math.abs(all)),
            value: all,
          },
          {
            label: extra.tax < 0 ? "More credits because of your gig work" : "Extra tax because of your gig work",
            name: state ? "both.tax" : "aside.tax",
            figure: inDollars(Math.abs(extra.tax)),
            value: extra.tax,
            note: profit > 0 && extra.tax > 0 ? `${inWholePercent(extra.tax / profit)} of your profit` : undefined,
          },
          { label: "Tax on your next $1,000", figure: inDollars(next), value: next },
        ]}
      />
      {answered.premiumCreditLost > 0.5 && !wouldBePoor(answered) && (
        <p>
          Because of this income, your Marketplace credit is {inDollars(answered.premiumCreditLost)} smaller. We don't
          count that as gig tax.
        </p>
      )}
    </>
  );
}

/** Without the gig, income would be below the poverty line, where only some people get a credit to lose. */
const wouldBePoor = ({ without: { health } }: Answer): boolean =>
  health !== null && health !== undefined && health.coverage.incomeBefore < health.coverage.povertyLine;

import { Suspense, useDeferredValue, useMemo } from "react";
import type { LineName } from "../../engine/worksheet.ts";
import { inDollars } from "../../ui/format.ts";
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

type Line =
  | `owed.${LineName<Owed>}`
  | `aside.${LineName<Answer["aside"]>}`
  | `both.${LineName<Answer["aside"]> | "total"}`
  | LineName<Answer["year"]["result"]>;

/** Four figures that sum up the year. */
export default function Four({ answered, share, owed }: Props) {
  const { year, profit } = answered;
  const state = typeof share === "string" ? null : share;
  const all = year.result.taxAfterRefundableCredits + (state?.tax ?? 0);
  const extra = (state ?? answered).aside;
  const room = roomBelowTheCliff(year);
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
      <FourFigures<Line>
        figures={[
          {
            label: "You keep",
            name: "owed.kept",
            figure: inDollars(owed.kept),
            value: owed.kept,
            note: owed.earned > 0 ? `of ${inDollars(owed.earned)}${profit > 0 ? " of profit" : ""}` : undefined,
          },
          {
            label: all < 0 ? "Credits paid to you" : "Total tax for the year",
            name: state ? "both.total" : "taxAfterRefundableCredits",
            figure: inDollars(Math.abs(all)),
            value: all,
          },
          {
            label: extra.tax < 0 ? "Credits you get because of your gig work" : "Extra tax because of your gig work",
            name: state ? "both.tax" : "aside.tax",
            figure: inDollars(Math.abs(extra.tax)),
            value: extra.tax,
            note:
              all > 0 && extra.tax - all >= 0.5
                ? `Without this work, ${inDollars(extra.tax - all)} of credits would be paid to you.`
                : undefined,
          },
          { label: "Tax on your next $1,000", figure: inDollars(next), value: next },
        ]}
      />
      {room !== null && (
        <p>
          If your income for the Marketplace credit rises by more than {inDollars(room)}, you lose all{" "}
          {inDollars(year.health?.credit ?? 0)} of the credit.
        </p>
      )}
      {answered.creditLost > 0.5 && (
        <p>
          Because of this income, your Marketplace credit is {inDollars(answered.creditLost)} smaller. We take that off
          what you keep, but we don't count it as gig tax.
        </p>
      )}
    </>
  );
}

/** Close enough to the end of the credit to say so. */
const NEAR = 5_000;

/** How much more income the Marketplace credit allows, if it is near its end; null if it isn't. */
function roomBelowTheCliff({ health, law }: Answer["year"]): number | null {
  const { endsAbove } = law.premiumTaxCredit;
  if (!health || health.credit < 0.5 || endsAbove === null) return null;
  const room = endsAbove * health.coverage.povertyLine - (health.coverage.incomeBefore - health.deduction);
  return room <= NEAR ? Math.floor(room) : null;
}

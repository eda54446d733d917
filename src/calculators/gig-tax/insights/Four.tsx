import { useMemo } from "react";
import type { LineName } from "../../../engine/worksheet.ts";
import { inDollars } from "../../../ui/format.ts";
import { FourFigures } from "../../../ui/result/FourFigures.tsx";
import type { Answer } from "../answer.ts";
import type { Owed } from "../paying/owed.ts";
import type { Share } from "../state/useStateShare.ts";
import { nextThousand } from "./next-dollars.ts";

interface Props {
  readonly answered: Answer;
  readonly share: Share;
  readonly owed: Owed;
}

type Line =
  | `owed.${LineName<Owed>}`
  | `aside.${LineName<Answer["aside"]>}`
  | `both.${LineName<Answer["aside"]> | "total"}`
  | LineName<Answer["year"]["result"]>;

/** What the work does to the tax. A loss lowers other tax, and work can bring credits that are paid out, or both. */
function extraName(extra: number, tax: number, without: number) {
  if (extra > -0.5) return "Extra tax";
  if (without <= 0) return "Credits you get";
  return tax < 0 ? "Tax you save and credits you get" : "Tax you save";
}

/** Four figures that sum up the year. */
export default function Four({ answered, share, owed }: Props) {
  const { year, profit } = answered;
  const state = typeof share === "string" ? null : share;
  const all = year.result.taxAfterRefundableCredits + (state?.tax ?? 0);
  const extra = (state ?? answered).aside;
  const without = answered.without.result.taxAfterRefundableCredits + (state?.taxWithout ?? 0);
  const others = state?.taxesOf;
  const next = useMemo(
    () => nextThousand(answered.inputs, year, answered.grossReceipts, others).costs,
    [answered, year, others],
  );
  return (
    <>
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
            label: `${extraName(extra.tax, all, without)} because of your gig work`,
            name: state ? "both.tax" : "aside.tax",
            figure: inDollars(Math.abs(extra.tax)),
            value: extra.tax,
            note:
              all > 0 && extra.tax - all >= 0.5
                ? `Without your gig work, you'd get ${inDollars(extra.tax - all)} in credits.`
                : undefined,
          },
          { label: "Tax on your next $1,000", figure: inDollars(next), value: next },
        ]}
      />
      {answered.creditLost > 0.5 && (
        <p>
          Because of this income, your Marketplace credit is {inDollars(answered.creditLost)} smaller. We take that off
          what you keep, but we don't count it as gig tax.
        </p>
      )}
    </>
  );
}

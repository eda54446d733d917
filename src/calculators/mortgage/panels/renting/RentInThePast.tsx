import type { ReactNode } from "react";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { inDollars } from "../../../../ui/format.ts";
import { PastPeriods } from "../../../home/PastPeriods.tsx";
import type { RentOrBuyFound } from "./compare.ts";
import { type PastPeriodsFound, stepsOfPastPeriods } from "./past-periods.ts";

interface Props {
  readonly found: RentOrBuyFound;
  readonly past: PastPeriodsFound;
  readonly verdict: string | undefined;
  /** What stands between the finding and its details. */
  readonly children: ReactNode;
}

/** The same choice in every past period, with sliders for what changes the answer. */
export function RentInThePast({ found, past, verdict, children }: Props) {
  const { given } = found.answered;
  const { horizonYears } = past;
  return (
    <Explains of={past} steps={stepsOfPastPeriods}>
      <PastPeriods
        worksheet={past.worksheet}
        years={horizonYears}
        state={given.state}
        inflation={given.inflation}
        stockShare={given.stockShare}
        real={given.todaysDollars}
        verdict={verdict}
        sliders={[
          {
            name: "rentPerMonth",
            value: given.rentPerMonth,
            min: 0,
            max: 10_000,
            step: 50,
            says: `Rent: ${inDollars(given.rentPerMonth)} a month`,
          },
          {
            name: "stayMonths",
            value: given.stayMonths,
            min: 12,
            max: 360,
            step: 12,
            says: `You stay ${horizonYears === 1 ? "1 year" : `${horizonYears} years`}`,
          },
        ]}
      >
        {children}
      </PastPeriods>
    </Explains>
  );
}

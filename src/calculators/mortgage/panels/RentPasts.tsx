import { useMemo } from "react";
import { Explains } from "../../../ui/explain/Explains.tsx";
import { inDollars } from "../../../ui/format.ts";
import { Pasts } from "../../home/Pasts.tsx";
import { pastsOf, stepsOfPasts } from "./pasts.ts";
import type { RentOrBuyFound } from "./renting.ts";

/** The same choice from every year on record, with sliders for what tips it. */
export default function RentPasts({ found }: { readonly found: RentOrBuyFound }) {
  const pasts = useMemo(() => pastsOf(found), [found]);
  const { given } = found.answered;
  const { horizonYears } = pasts;
  return (
    <Explains of={pasts} steps={stepsOfPasts}>
      <Pasts
        worksheet={pasts.worksheet}
        years={horizonYears}
        state={given.state}
        inflation={given.inflation}
        stockShare={given.stockShare}
        real={given.todaysDollars}
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
      />
    </Explains>
  );
}

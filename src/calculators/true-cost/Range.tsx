import { useMemo } from "react";
import { Explains } from "../../ui/explain/Explains.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inDollars } from "../../ui/format.ts";
import { PastPeriods } from "../home/PastPeriods.tsx";
import type { Answer } from "./answer.ts";
import type { Inputs } from "./inputs.ts";
import { pastPeriodsOf, stepsOfPastPeriods } from "./past-periods.ts";

interface Props {
  readonly inputs: Inputs;
  readonly answered: Answer;
}

/** The same home in every past period. */
export default function Range({ inputs, answered }: Props) {
  const { problems } = useTheForm();
  const found = useMemo(() => pastPeriodsOf(inputs, answered), [inputs, answered]);
  if (Object.keys(problems).length > 0) return null;
  const { rentPerMonth, yearsStaying, state, inflation, stockShare } = inputs;
  return (
    <div className="range">
      <h2>How sure can you be?</h2>
      <Explains of={found} steps={stepsOfPastPeriods}>
        <PastPeriods
          worksheet={found.worksheet}
          years={yearsStaying}
          state={state}
          inflation={inflation}
          stockShare={stockShare}
          withCost
          sliders={[
            {
              name: "rentPerMonth",
              value: rentPerMonth,
              min: 0,
              max: 10_000,
              step: 50,
              says: `Rent: ${inDollars(rentPerMonth)} a month`,
            },
            {
              name: "yearsStaying",
              value: yearsStaying,
              min: 1,
              max: 30,
              step: 1,
              says: `You stay ${yearsStaying === 1 ? "1 year" : `${yearsStaying} years`}`,
            },
          ]}
        />
      </Explains>
    </div>
  );
}

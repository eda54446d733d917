/** The fields that may change the chance that the money lasts, and the steps people can take or must expect. */

import { capital } from "../../engine/capital.ts";
import { triedIn } from "../../engine/retirement/futures/tried.ts";
import { inWholePercent } from "../../ui/format.ts";
import type { Watching } from "../../ui/take/sensitivity.ts";
import { firstAgeOf } from "./ages.ts";
import type { Inputs } from "./inputs.ts";
import { listsAccounts } from "./plan/accounts.ts";
import { hasGigUntilStop } from "./plan/household.ts";
import { wholeShare } from "./words.ts";
import { sideWorker } from "./worker/client.ts";

export const watching: Watching<Inputs> = {
  moves: (inputs) => [
    // A gig that lasts until then would have to end with it, which moves two fields.
    ...(hasGigUntilStop(inputs) ? [] : ([{ blank: "retireAge", plus: [-2, 2] }] as const)),
    { blank: "spending", times: [0.9, 1.1] },
    ...(listsAccounts(inputs) ? [] : ([{ blank: "savings", times: [0.9, 1.1] }] as const)),
    { blank: "saving", times: [0.8, 1.2] },
    // An age that has passed can't be chosen anymore.
    {
      blank: "claimAge",
      to: [firstAgeOf(inputs) > 62 ? null : "62", firstAgeOf(inputs) > 70 ? null : "70"],
      note: "This goes by how often your plan lasts. For when to claim, see “Social Security.”",
    },
    { blank: "planTo", plus: [-5, 5] },
    { blank: "stocksRetired", plus: [-0.2, 0.2] },
    { blank: "fee", plus: [-0.002, 0.005] },
    ...(inputs.model === "random"
      ? ([
          { blank: "stockMean", plus: [-0.01, 0.01] },
          { blank: "stockDeviation", plus: [-0.03, 0.03] },
          { blank: "inflation", plus: [-0.01, 0.01] },
        ] as const)
      : []),
  ],
  watch: async (inputs) => {
    const { rate, poorEnd, unpaid } = await sideWorker.ask((api) => api.measured(inputs));
    return [
      {
        label: `${capital(triedIn(inputs.model).many)} ${inputs.legacy > 0 ? "that last and leave enough" : "in which the money lasts"}`,
        unit: "share",
        // In whole percents, as it is said, so that a change is the difference of the two numbers shown.
        value: Math.round(rate * 100) / 100,
        said: wholeShare(rate),
      },
      { label: "Left if unlucky (1 in 10)", unit: "usd", value: poorEnd, whole: true },
      // For a plan that never lasts, an improvement means that less goes unpaid.
      {
        label: "Share of spending that goes unmet",
        unit: "share",
        value: unpaid,
        said: inWholePercent(unpaid),
        instead: true,
      },
    ];
  },
};

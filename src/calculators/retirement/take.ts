/** What can be exported from the retirement calculator. */
import { RULES_UPDATED } from "../../law/updated.ts";
import type { Taken } from "../../ui/take/calculation.ts";
import { elsewhere } from "../handover.ts";
import type { Inputs } from "./inputs.ts";
import { exportWorker } from "./worker/client.ts";

export const taken: Taken<Inputs> = {
  name: "retirement",
  title: "Retirement",
  rulesUpdated: RULES_UPDATED,
  elsewhere,
  // From the worker, which holds the figures used in the sentences.
  assumed: () => exportWorker.ask((api) => api.assumed()),
  results: [
    "rate",
    "low",
    "high",
    "poorEnd",
    "lifetimeTax",
    "benefit.amount",
    "need",
    "received",
    "tax.total",
    "spent",
    "savingsEnd",
  ],
  compared: "rate",
  comparedToo: "poorEnd",
  moreDatesFor: (inputs, typed) => exportWorker.ask((api) => api.datesOf(inputs, typed?.born === undefined)),
  takesStepsFor: true,
  stepsFor: (inputs) => exportWorker.ask((api) => api.middleSteps(inputs)),
};

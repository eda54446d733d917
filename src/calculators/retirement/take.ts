/** What can be taken away from the retirement calculator. */
import { RULES_UPDATED } from "../../law/updated.ts";
import type { Taken } from "../../ui/take/calculation.ts";
import { taking } from "./desk.ts";
import type { Inputs } from "./inputs.ts";

export const taken: Taken<Inputs> = {
  name: "retirement",
  title: "Retirement",
  rulesUpdated: RULES_UPDATED,
  // From the worker, which holds the figures that the sentences name.
  assumed: () => taking.ask((api) => api.assumed()),
  results: ["rate", "low", "high", "benefit.amount", "need", "received", "tax.total", "spent", "savingsEnd"],
  compared: "rate",
  moreDatesFor: (inputs) => taking.ask((api) => api.datesOf(inputs)),
  stepsFor: (inputs) => taking.ask((api) => api.middleSteps(inputs)),
};

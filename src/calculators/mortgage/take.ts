/** What can be exported from the mortgage calculator. */
import { RULES_UPDATED } from "../../law/updated.ts";
import type { Taken } from "../../ui/take/calculation.ts";
import { elsewhere } from "../handover.ts";
import { answer } from "./answer.ts";
import { assumed } from "./assumed.ts";
import { datesOf } from "./dates.ts";
import type { Inputs } from "./inputs.ts";
import { isOther } from "./loan.ts";
import { stepsOf } from "./steps.ts";

export const taken: Taken<Inputs> = {
  name: "mortgage",
  title: "Mortgage",
  rulesUpdated: RULES_UPDATED,
  elsewhere,
  assumed,
  results: [
    "totalWithExtra",
    "principalAndInterest",
    "mortgageInsurancePerMonth",
    "loan",
    "totalInterest",
    "totalPaid",
    "monthsToPayoff",
    "interestSaved",
  ],
  compared: "totalWithExtra",
  comparedToo: "totalInterest",
  stepsFor: async (inputs) => stepsOf(answer(inputs, await othersFor(inputs))),
  moreDatesFor: async (inputs) => {
    const others = await othersFor(inputs);
    return datesOf(answer(inputs, others), others);
  },
};

const othersFor = async (inputs: Inputs) => (isOther(inputs) ? await import("./other-loans.ts") : undefined);

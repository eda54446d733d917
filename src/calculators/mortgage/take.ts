/** What can be taken away from the mortgage calculator. */
import { RULES_UPDATED } from "../../law/updated.ts";
import type { Taken } from "../../ui/take/calculation.ts";
import { answer } from "./answer.ts";
import { assumed } from "./assumed.ts";
import type { Inputs } from "./inputs.ts";
import { isOther } from "./loan.ts";
import { stepsOf } from "./steps.ts";

export const taken: Taken<Inputs> = {
  name: "mortgage",
  title: "Mortgage",
  rulesUpdated: RULES_UPDATED,
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
  moves: [
    { blank: "annualRate", plus: [-0.01, 0.01] },
    { blank: "price", times: [0.9, 1.1] },
    { blank: "downPayment", times: [0.75, 1.25] },
    { blank: "termMonths", plus: [-60, 60] },
    { blank: "propertyTax", times: [0.75, 1.25] },
    { blank: "insurance", times: [0.75, 1.5] },
    { blank: "associationDues", times: [0.8, 1.5] },
    { blank: "creditScore", plus: [-40, 40] },
    { blank: "extraPerMonth", plus: [null, 100] },
  ],
  stepsFor: async (inputs) => stepsOf(answer(inputs, isOther(inputs) ? await import("./other-loans.ts") : undefined)),
};

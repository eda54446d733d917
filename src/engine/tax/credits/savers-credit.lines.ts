import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { SaversCredit } from "./savers-credit.ts";

const IRC_25B = usc26("25B");

export const saversCreditLines: Lines<SaversCredit> = {
  rate: {
    label: "Rate of the saver's credit",
    formula:
      "when(claimedAsDependent || adjustedGrossIncome > lowRateUpTo, 0, when(adjustedGrossIncome > middleRateUpTo, lowRate, when(adjustedGrossIncome > highRateUpTo, middleRate, highRate)))",
    unit: "rate",
    form: "Form 8880, line 9",
    source: IRC_25B,
  },
  counted: {
    kind: "each",
    given: { person: "persons.#", sheet: "people.#", ira: "adjusted.iras.#" },
    lines: {
      amount: {
        label: "Contributions that count",
        formula:
          "when(sheet.ageReached >= youngest && !person.fullTimeStudent, min(ira.traditional + ira.roth + sheet.deferrals, maximumPerPerson), 0)",
        form: "Form 8880, line 6",
      },
    },
  },
  credit: {
    label: "Saver's credit before the limit",
    formula: "sum(counted.amount) * rate",
    form: "Form 8880, line 10",
  },
};

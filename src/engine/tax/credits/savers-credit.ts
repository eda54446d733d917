import type { Lines } from "../../worksheet.ts";
import { usc26 } from "../cite.ts";

export interface SaversCreditLaw {
  readonly maximumPerPerson: number;
  readonly highRateUpTo: number;
  readonly middleRateUpTo: number;
  readonly lowRateUpTo: number;
  readonly highRate: number;
  readonly middleRate: number;
  readonly lowRate: number;
  readonly youngest: number;
}

export interface Saver {
  readonly age: number;
  readonly fullTimeStudent: boolean;
  /** Own contributions to IRAs, Roth ones too, and to plans; what an employer or a SEP gives does not count. */
  readonly contributions: number;
}

export type SaversCredit = ReturnType<typeof saversCredit>;

/**
 * Saver's credit before it is limited to the tax (Form 8880). Dollars. The rate is that of the income bracket, without a
 * phase-out in between. Leaves out withdrawals of earlier years, which reduce the contributions.
 */
export function saversCredit(
  savers: readonly Saver[],
  claimedAsDependent: boolean,
  income: number,
  law: SaversCreditLaw,
) {
  const rate =
    claimedAsDependent || income > law.lowRateUpTo
      ? 0
      : income > law.middleRateUpTo
        ? law.lowRate
        : income > law.highRateUpTo
          ? law.middleRate
          : law.highRate;
  const counted: { amount: number }[] = [];
  let total = 0;
  for (const saver of savers) {
    const may = saver.age >= law.youngest && !saver.fullTimeStudent;
    const amount = may ? Math.min(saver.contributions, law.maximumPerPerson) : 0;
    total += amount;
    counted.push({ amount });
  }
  const credit = total * rate;
  return { rate, counted, credit };
}

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

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
  /** Own contributions to IRAs, including Roth, and to plans; employer and SEP contributions don't count. */
  readonly contributions: number;
}

export type SaversCredit = ReturnType<typeof saversCredit>;

/**
 * Saver's credit before it is limited to the tax (Form 8880). Dollars. The rate depends on the income bracket, with no
 * phase-out in between. Leaves out earlier years' withdrawals, which reduce the contributions.
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

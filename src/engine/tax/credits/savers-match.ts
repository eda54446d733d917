import { fullSteps } from "../../rounding.ts";

export interface SaversMatchLaw {
  readonly rate: number;
  readonly phaseOutStart: number;
  readonly phaseOutRange: number;
}

export type SaversMatch = ReturnType<typeof saversMatch>;

/**
 * The Saver's Match (26 USC 6433), which the Treasury pays into the account; it isn't part of the return. Dollars a
 * year. The matched share falls in whole percentage points. Leaves out withdrawals, which reduce the contributions, and
 * income earned abroad.
 *
 * @param counted each person's contributions that count, as for the saver's credit
 */
export function saversMatch(
  counted: readonly { readonly amount: number }[],
  claimedAsDependent: boolean,
  income: number,
  law: SaversMatchLaw,
) {
  const lost = fullSteps(law.rate * (Math.max(0, income - law.phaseOutStart) / law.phaseOutRange), 0.01) / 100;
  const share = claimedAsDependent ? 0 : Math.max(0, law.rate - lost);
  const match = counted.reduce((sum, { amount }) => sum + amount, 0) * share;
  return { lost, share, match };
}

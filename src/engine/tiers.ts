/** Limits and amounts in two lists: how many of the limits an amount is above decides which of the amounts applies. */

/** How many of the limits the amount is above. At a limit, it isn't above it. */
export const limitsPassed = (amount: number, limits: readonly number[]): number => {
  let passed = 0;
  for (const limit of limits) if (amount > limit) passed++;
  return passed;
};

/** An amount by its number in the list: 1 for the first. */
export const amountAt = (number: number, amounts: readonly number[]): number => amounts[number - 1] as number;

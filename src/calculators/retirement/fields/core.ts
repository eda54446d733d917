/** The five questions that are always open. */

import { age, amount, OLDEST } from "./kinds.ts";

export const core = {
  age: age("Your age", 45, "At the end of this year.", 1, OLDEST - 1),
  savings: amount("Savings for retirement", 180_000, "All accounts together: 401(k)s, IRAs, brokerage, HSA, cash."),
  saving: amount(
    ["You save each year", "Yearly saving"],
    12_000,
    "Into all accounts, not counting what your employer adds.",
  ),
  spending: amount(
    ["You want to spend each year in retirement", "Yearly spending in retirement"],
    70_000,
    "After tax, in today's dollars, not counting health costs.",
  ),
  retireAge: age(
    ["You stop working at", "Age you stop working at"],
    67,
    "The year you reach this age is your first year without pay.",
  ),
};

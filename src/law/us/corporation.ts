/**
 * What an employer pays for an employee on top of Social Security and Medicare, whose rates are the same as the
 * employee's.
 */
import { rate, usd } from "../figure.ts";
import { usc26 } from "../sources.ts";

export const corporationLaw = {
  unemploymentRate: rate(
    0.006,
    "Federal unemployment tax rate: 6%, less the 5.4% credit for state tax paid on time",
    usc26("3301", " and 3302(b)"),
  ),
  unemploymentWages: usd(7_000, "Pay per employee on which it is charged", usc26("3306", "(b)(1)")),
};

import { perYear } from "../../../inputs/fields.ts";
import type { Inputs } from "../inputs.ts";

/** Health insurance premiums, the benchmark plan's and the credit paid in advance, for the year. */
export const premiumsOf = ({
  healthPremiums,
  benchmarkPremium,
  advanceCredit,
}: Pick<Inputs, "healthPremiums" | "benchmarkPremium" | "advanceCredit">) => ({
  premium: perYear(healthPremiums),
  benchmark: perYear(benchmarkPremium),
  advance: perYear(advanceCredit),
});

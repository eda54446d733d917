/** A pasted earnings record, and the resulting benefit at full retirement age with the planned work. */

import type { EarningsOfYear } from "../../../engine/social-security/average-earnings.ts";
import { readEarningsRecord } from "../../../engine/social-security/earnings-record-text.ts";
import type { Inputs } from "../inputs.ts";
import { fullBenefit } from "../plan/full-benefit.ts";
import { spousesLife, workingLife } from "../plan/lives.ts";
import { FIRST_YEAR } from "../years.ts";

export interface ReadRecord {
  readonly years: readonly EarningsOfYear[];
  readonly problems: readonly string[];
  /** Monthly, at full retirement age; null if no year could be read. */
  readonly amount: number | null;
}

export function readRecord(text: string, inputs: Inputs, whose: "own" | "spouse" = "own"): ReadRecord {
  const read = readEarningsRecord(text);
  const years = read.years.filter(({ year }) => year < FIRST_YEAR);
  const ahead = read.years.filter(({ year }) => year >= FIRST_YEAR).map(({ year }) => year);
  const problems =
    ahead.length === 0
      ? read.problems
      : [...read.problems, `We left out ${ahead.join(", ")}, because the plan begins in ${FIRST_YEAR}.`];
  const amount =
    years.length === 0
      ? null
      : fullBenefit({ ...(whose === "own" ? workingLife : spousesLife)(inputs), record: years }).amount;
  return { years, problems, amount };
}

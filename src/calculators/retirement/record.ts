/** A pasted earnings record, and the benefit at full retirement age it comes to. */

import { withFutureEarnings } from "../../engine/social-security/earnings-history.ts";
import { readEarningsRecord } from "../../engine/social-security/earnings-record-text.ts";
import { fullBenefit } from "./full-benefit.ts";
import { FIRST_YEAR, type Inputs } from "./inputs.ts";

export interface ReadRecord {
  readonly years: number;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
  readonly problems: readonly string[];
  /** Monthly, at full retirement age; null where no year could be read. */
  readonly amount: number | null;
}

/** Years after the record up to the last year of work are filled in with the pay typed. */
export function readRecord(text: string, { born, pay, retireAge, workedFrom }: Inputs): ReadRecord {
  const { years, problems } = readEarningsRecord(text);
  const last = years.at(-1)?.year ?? null;
  const stopYear = born.year + retireAge;
  const all =
    last === null
      ? []
      : withFutureEarnings(years, { firstYear: Math.max(last + 1, FIRST_YEAR - 1), stopYear, amount: pay });
  return {
    years: years.length,
    firstYear: years[0]?.year ?? null,
    lastYear: last,
    problems,
    amount: last === null ? null : fullBenefit({ birth: born, workedFrom, stopYear, pay }, all).amount,
  };
}

/** A pasted earnings record, and the benefit at full retirement age it comes to with the work that is planned. */

import type { EarningsOfYear } from "../../engine/social-security/average-earnings.ts";
import { readEarningsRecord } from "../../engine/social-security/earnings-record-text.ts";
import { fullBenefit } from "./full-benefit.ts";
import type { Inputs } from "./inputs.ts";
import { workingLife } from "./plan-of.ts";

export interface ReadRecord {
  readonly years: readonly EarningsOfYear[];
  readonly problems: readonly string[];
  /** Monthly, at full retirement age; null where no year could be read. */
  readonly amount: number | null;
}

export function readRecord(text: string, inputs: Inputs): ReadRecord {
  const { years, problems } = readEarningsRecord(text);
  const amount = years.length === 0 ? null : fullBenefit({ ...workingLife(inputs), record: years }).amount;
  return { years, problems, amount };
}

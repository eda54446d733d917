/**
 * Rules for filers under 24 that depend on their parents and on who supports them, which we don't ask: investment
 * income taxed at the parents' rate (26 USC 1(g); Form 8615), and no refund of the American Opportunity Credit (26 USC
 * 25A(i); Form 8863, line 7). The notes say so where it can matter.
 */
import { inDollars } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";

const mayApply = ({ filingStatus, filerAge }: Answer["inputs"]) => filingStatus !== "married_joint" && filerAge < 24;

export function parentsRateNote({ inputs, year: { law, result } }: Answer): string | undefined {
  const from = 2 * law.standardDeduction.dependentLeast;
  return mayApply(inputs) && result.investmentIncome > from
    ? `Because you're under 24, investment income above ${inDollars(from)} can be taxed at your parents' rate (Form 8615). That happens if you're under 18, or if your earnings paid for no more than half of your support and you're 18 or a full-time student. We count your own rate, so your tax may be higher.`
    : undefined;
}

export function refundNote({ inputs, year: { result } }: Answer): string | undefined {
  const { refundable } = result.educationCredits;
  return mayApply(inputs) && refundable > 0
    ? `We count ${inDollars(refundable)} of this credit as a refund. Because you're under 24, you may not get that part: not if you're under 18, or if your earnings paid for no more than half of your support and you're 18 or a full-time student (Form 8863, line 7).`
    : undefined;
}

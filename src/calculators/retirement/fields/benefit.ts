/** Pay and Social Security. */

import { choice, flag } from "../../../inputs/fields.ts";
import { age, amount, claimAge, earningsRecord, fromPay, known } from "./kinds.ts";

export const benefit = {
  pay: amount("Your pay before tax", 85_000, "Now, or in the last year of work."),
  selfEmployed: flag({
    label: "I'm self-employed",
    start: false,
    help: "If you are, enter your net profit as your pay: what is left after business costs, before tax (Schedule C, line 31).",
  }),
  ownPlan: choice({
    label: "Your retirement plan",
    start: "sep",
    options: [
      { value: "sep", label: "SEP-IRA" },
      { value: "solo", label: "Solo 401(k)" },
      { value: "ira", label: "IRA only" },
    ],
    help: "Your plan sets how much you can save before tax. A solo 401(k) usually allows the most.",
  }),
  workedFrom: age(["You have worked since age", "Age you have worked since"], 22),
  benefit: choice({
    label: "Your Social Security",
    start: "pay",
    options: [fromPay, { value: "record", label: "From my earnings record" }, known],
    help: "If your job doesn't pay into Social Security (some teachers' and other public jobs don't), choose “I know the amount,” then “Only the work in this plan.”",
  }),
  record: earningsRecord("Earnings record"),
  pia: amount("Your monthly benefit", 2_200, "At full retirement age, from your Social Security Statement."),
  piaCounts: choice({
    label: "That amount assumes",
    start: "statement",
    options: [
      { value: "statement", label: "Work up to full retirement age, as the Statement does" },
      { value: "plan", label: "Only the work in this plan" },
    ],
  }),
  claimAge: claimAge(["You claim at", "Age you claim at"]),
  trustFund: flag({
    label: "Plan for a cut when the trust fund runs out",
    start: false,
    help: "This is the trustees' forecast. It isn't law.",
  }),
};

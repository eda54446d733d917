import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { type StateShare, stateLaw, stateShare } from "../state/share.ts";
import type { StateLaw } from "../state/state-law.ts";
import type { Share } from "../state/useStateShare.ts";
import { stepsOf } from "../steps.ts";
import { headlineOf, spoken } from "./headline.ts";
import { owedOf } from "./owed.ts";

const inputsOf = (typed: Typed) => readForm(fields, typed, typed, givenOn("2026-11-22")).inputs;
function sentence(typed: Typed, share: Share = "none") {
  const answered = answer(inputsOf(typed));
  return spoken(headlineOf(answered, share, owedOf(answered, share)));
}

describe("with much tax on other income, the first sentences", () => {
  // Single, 68, 80,000 of pensions: 18,150 and 5,700 for seniors (6,000 less 6% of 5,000) leave 56,150, in the Tax
  // Table 7,071. With 5,000 of profit: 706.48 of self-employment tax, half of it off. 84,646.76 less 18,150, 5,421.19
  // and 929.35 are 60,146.22, in the table 7,940. The gig adds 1,575.48, which is 31.5%.
  const retired = { "gigs.0.pay": "5000/year", filerAge: "68", pensions: "80000" };
  test("name the gig's own share, what the rest needs, and where it could be withheld", () => {
    expect(sentence(retired)).toBe(
      "From each payout, set aside 32% for this work. The tax on your other income needs another $7,071 for 2026, " +
        "through withholding (Form W-4, W-4P or W-4V) or the payments below, which cover both. Pay $1,945 to the IRS by January 15, 2027. Your federal tax for 2026 is $8,646.",
    );
    expect(sentence({ ...retired, paidSoFar: "none", lastYearTax: "0" })).toContain(
      "Also set aside 32% of what you've already earned this year.",
    );
    // Three of four parts of 1,945.46.
    expect(sentence({ ...retired, paidSoFar: "none", lastYearTax: "9000" })).toMatch(
      /^Pay now \$5,836 to the IRS, for due dates that have passed\. Set aside 32% of each new payout for this work, and pay what you're behind from money you've already earned\. The tax on your other income needs another \$7,071 for 2026, /,
    );
  });
  test("lead with the payment if the gig adds no tax", () => {
    // 60,000 less 24,150 is 35,850, in the table 4,057; 4,000 less is 31,850, 3,577. A quarter of 90% is 804.83.
    const loss = { "gigs.0.pay": "5000/year", "gigs.0.supplies": "9000", filerAge: "70", pensions: "60000" };
    const rest =
      "You don't need to set aside anything from your payouts, because the tax is on your other income. " +
      "Your federal tax for 2026 is $3,577. After tax, this work costs you $3,520 more than it brings in.";
    expect(sentence(loss)).toBe(`Pay $805 to the IRS by January 15, 2027. ${rest}`);
    expect(sentence({ ...loss, paidSoFar: "none", lastYearTax: "9000" })).toBe(
      `Pay now $2,414 to the IRS, for due dates that have passed. ${rest}`,
    );
  });
  test("every number shown works out from its line, and the payments cover the whole", async () => {
    const law = (await stateLaw("OH")) as StateLaw;
    const answered = answer(inputsOf({ ...retired, state: "OH" }));
    const share = stateShare(answered, law) as StateShare;
    expect(misexplained(stepsOf(answered, share))).toEqual([]);
    const alone = answer(inputsOf(retired));
    const steps = stepsOf(alone);
    expect(misexplained(steps)).toEqual([]);
    const amountOf = (name: string) => steps.find((step) => step.name === name)?.value;
    expect(amountOf("owed.fromPayouts")).toBeCloseTo(1_575.48, 2);
    expect(amountOf("owed.fromOther")).toBeCloseTo(7_071, 6);
    // 8,646.48 less three payments of 1,945.46.
    expect(owedOf(alone, "none").stillOwed).toBeCloseTo(2_810.11, 2);
  });
});
test.each([
  // Tax on 8,000 beside a job of 60,000: 1,838.36, and 3 that withholding leaves; 23.02%.
  ["beside a job with the usual withholding", { "gigs.0.pay": "8000/year", jobs: "1", "jobs.0.pay": "60000/year" }],
  ["beside a little interest", { "gigs.0.pay": "36000/year", interest: "1000" }],
  [
    "with gigs only, and credits for children",
    { "gigs.0.pay": "60000/year", dependents: "1", "dependents.0.age": "8" },
  ],
])("one share covers everything %s", (_, typed) => {
  const owed = owedOf(answer(inputsOf(typed)), "none");
  expect(owed.fromOther).toBe(0);
  expect(sentence(typed)).toMatch(/^From each payout, set aside \d+%\. Pay /);
});

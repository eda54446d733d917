/** Where the savings are and where saving goes, and how to reach them before 59½. */

import { choice, flag, list, money, percent } from "../../../inputs/fields.ts";
import { age, amount, MOST, owner, real, share } from "./kinds.ts";

export const accounts = {
  accounts: list({
    label: "Accounts one by one",
    one: "account",
    max: 12,
    start: [],
    of: {
      kind: choice({
        label: "What is it?",
        start: "traditional",
        options: [
          { value: "traditional", label: "Traditional 401(k), 403(b), 457(b), SEP, SIMPLE or IRA" },
          { value: "roth", label: "Roth 401(k) or Roth IRA" },
          { value: "taxable", label: "Taxable brokerage account" },
          { value: "health", label: "Health savings account" },
          { value: "cash", label: "Cash" },
        ],
      }),
      owner,
      balance: amount(["Balance", "Balance of the account"], 0),
      gain: amount(
        ["Unrealized gain in it", "Unrealized gain in the account"],
        0,
        "The gain you would have if you sold all of it today.",
      ),
    },
  }),
  roth: share(["In Roth accounts", "Share in Roth accounts"], 0.15, "Share of your savings."),
  taxable: share(["In taxable accounts", "Share in taxable accounts"], 0.2),
  gainShare: share(["Unrealized gain in taxable accounts", "Share of taxable accounts that is unrealized gain"], 0.3),
  health: share(["In health savings accounts", "Share in health savings accounts"], 0),
  cash: share(["In cash, held separately", "Share in cash"], 0.03),
  spouseTraditional: share("Share of traditional money that is your spouse's", 0.5),
  afterTax: amount(
    "Contributions you couldn't deduct",
    0,
    "To traditional IRAs: see line 14 of your latest Form 8606. You won't pay tax on that amount again.",
  ),
  match: amount(["Your employer adds each year", "What your employer adds each year"], 4_000),
  workPlan: flag({
    label: "You have a 401(k) or similar plan at work",
    start: true,
  }),
  spouseWorkPlan: flag({ label: "Your spouse has one", start: true }),
  savingRaise: real(
    ["What you save rises each year, above inflation, by", "Yearly increase in what you save, above inflation"],
    0,
    -0.2,
    0.2,
  ),
  rothSaving: share(["Share of what you save that goes into Roth", "Share of saving into Roth"], 0.25),
  taxableSaving: share(["Share that goes into taxable accounts", "Share of saving into taxable accounts"], 0),
  healthSaving: share(["Share that goes into health savings", "Share of saving into health savings"], 0),
};

export const early = {
  rothContributions: money({
    label: "Roth contributions so far",
    start: null,
    max: MOST,
    help: "What you put in, without the growth. Before 59½, growth you take out is taxed. If you leave it empty, we count all Roth money as contributions, or all you have today if you convert.",
  }),
  rothFirst: flag({
    label: "Take Roth contributions before traditional money",
    start: false,
    help: "Until 59½. Conversions count as contributions after five tax years, so if you convert each year, you build a Roth ladder.",
  }),
  jobPlan: share(
    ["In the 401(k) at the job you leave", "Share in the 401(k) at the job you leave"],
    0,
    "As a share of your traditional money when you stop. If you leave that job in the year you turn 55 or later, you can take it without the 10% tax.",
  ),
  equal: flag({
    label: "Take equal payments under 72(t)",
    start: false,
    help: "A fixed amount every year, without the 10% tax, for five years or until 59½, whichever is later.",
  }),
  equalFrom: age(["from your age", "Your age when equal payments under 72(t) begin"], 55),
  equalShare: share(["from this share of your traditional money", "Share of traditional money for equal payments"], 1),
  equalRate: percent({
    label: "Interest rate for the payments",
    start: 0.05,
    max: 0.1,
    help: "You may use any rate up to 5%, or up to 120% of the federal mid-term rate if that is higher.",
  }),
};

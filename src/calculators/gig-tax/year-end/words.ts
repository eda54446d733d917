/** What each step is called, and what it takes, in words. */
import { dayInWords, inDollars, inWholePercent } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import type { StepId, StepToTake } from "./steps-to-take.ts";

interface Words {
  /** With the amount in dollars: "Put $2,000 into a SEP-IRA". */
  title(amount: string): string;
  /** Without an amount, if the title doesn't read well with "what you planned" in its place. */
  readonly plain?: string;
  readonly takes: string;
}

export const words: Readonly<Record<StepId, Words>> = {
  solo: {
    title: (amount) => `Put ${amount} into a solo 401(k)`,
    takes:
      "Open the plan before the year ends, because few providers will open one for a past year. You can contribute until your return is due. You can't have one if you have employees other than your spouse.",
  },
  sep: {
    title: (amount) => `Put ${amount} into a SEP-IRA`,
    takes:
      "A bank or broker can open one in a day, even next year. You have until your return is due, or until this date if you file for an extension (Form 4868).",
  },
  simple: {
    title: (amount) => `Put ${amount} into your SIMPLE IRA`,
    takes:
      "Your own contribution is due within 30 days after the year ends. The employer contribution can wait until your return is due.",
  },
  ira: {
    title: (amount) => `Put ${amount} into a traditional IRA`,
    takes: "If you contribute after December, tell the bank or broker which year the money is for.",
  },
  spouseIra: {
    title: (amount) => `Put ${amount} into your spouse's traditional IRA`,
    takes:
      "This works even if your spouse earns nothing, because one spouse's pay or profit can count for both of you.",
  },
  hsa: {
    title: (amount) => `Put ${amount} into your health savings account`,
    takes: "Make the deposit yourself and tell the bank which year it's for.",
  },
  equipment: {
    title: (amount) => `Buy equipment for ${amount}`,
    plain: "Buy the equipment you planned",
    takes: "It has to be in use for your work by then. Just ordering it isn't enough.",
  },
  prepaid: {
    title: (amount) => `Pay ${amount} of next year's costs now`,
    plain: "Pay next year's costs now, as planned",
    takes:
      "You can deduct software, insurance or dues now if they cover no more than 12 months and end by the end of next year. Then you can't deduct them next year.",
  },
  january: {
    title: (amount) => `Get ${amount} of pay in January instead`,
    plain: "Get pay in January instead, as planned",
    takes:
      "For example, send an invoice later. You pay the tax a year later. Money you could already withdraw is this year's income, even if you leave it on the platform.",
  },
  gift: {
    title: (amount) => `Give ${amount} to charity`,
    takes: "Give money to a public charity and keep the receipt. A gift by card counts on the day you make it.",
  },
  stateTax: {
    title: (amount) => `Pay the state its January payment of ${amount} in December`,
    plain: "Pay the state its January payment in December",
    takes: "Because you itemize, you deduct state tax in the year you pay it, up to the limit.",
  },
  withholding: {
    title: (amount) => `Have ${amount} more withheld from a paycheck`,
    plain: "Have more withheld from a paycheck",
    takes:
      "Give your employer a new Form W-4. On line 4(c), enter this amount divided by the number of paychecks left this year. Withholding counts as paid evenly over the year, so it makes up for payments you missed.",
  },
  payments: {
    title: (amount) => `Make your estimated payments of ${amount}`,
    plain: "Make your estimated payments",
    takes:
      "The saving assumes that you pay anything overdue today and the rest on each due date. The longer you wait to pay what's overdue, the bigger the penalty.",
  },
};

/** "By April 15, 2027. Saves 22% of the amount. You keep the money." */
export const terms = (day: string, { money, isFixed }: StepToTake, perDollar: number) =>
  [
    `By ${dayInWords(day)}.`,
    !isFixed &&
      (perDollar > 1
        ? "Saves more than the amount, because it keeps a credit."
        : `Saves ${inWholePercent(perDollar)} of the amount.`),
    money === "spent" && perDollar < 1 && "It costs more than it saves, so buy only what you need anyway.",
    money === "given" && perDollar < 1 && "It costs more than it saves, so give only what you'd give anyway.",
    money === "kept" && "You keep the money.",
  ]
    .filter(Boolean)
    .join(" ");

/** For a calendar that others may see. */
export const plainTitleOf = (what: StepId) => words[what].plain ?? words[what].title("what you planned");

export const titleOf = (what: StepId, amount: number) => words[what].title(inDollars(amount));

/** "Put $7,500 into a traditional IRA and put $3,000 into a SEP-IRA" */
export const titlesOf = (steps: readonly { readonly what: StepId; readonly amount: number }[]) =>
  listed(steps.map(({ what, amount }, i) => (i === 0 ? titleOf(what, amount) : small(titleOf(what, amount)))));

export const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

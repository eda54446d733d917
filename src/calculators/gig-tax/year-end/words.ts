/** What each step is called, and what it takes, in words. */
import { dayInWords, inDollars, inWholePercent } from "../../../ui/format.ts";
import type { StepId, StepToTake } from "./steps-to-take.ts";

interface Words {
  /** With the amount in dollars: "Put $2,000 into a SEP-IRA". */
  title(amount: string): string;
  readonly takes: string;
}

export const words: Readonly<Record<StepId, Words>> = {
  solo: {
    title: (amount) => `Put ${amount} into a solo 401(k)`,
    takes:
      "Open the plan before the year ends: few providers open one for the old year later. You can pay in until your return is due. Not open to you if you have employees other than your spouse.",
  },
  sep: {
    title: (amount) => `Put ${amount} into a SEP-IRA`,
    takes:
      "A bank or broker opens one in a day, even next year. You have until your return is due, or until this date if you file for an extension (Form 4868).",
  },
  simple: {
    title: (amount) => `Put ${amount} into your SIMPLE IRA`,
    takes: "Your own part has to be in within 30 days after the year. The employer part can wait for the return.",
  },
  ira: {
    title: (amount) => `Put ${amount} into a traditional IRA`,
    takes: "Tell the bank or broker that the money is for the old year if you pay after December.",
  },
  spouseIra: {
    title: (amount) => `Put ${amount} into your spouse's traditional IRA`,
    takes: "It works even if your spouse earns nothing, because one paycheck or profit can count for both of you.",
  },
  hsa: {
    title: (amount) => `Put ${amount} into your health savings account`,
    takes: "Pay it in yourself and tell the bank which year it is for.",
  },
  equipment: {
    title: (amount) => `Buy equipment for ${amount}`,
    takes:
      "It has to be in use for your work by then, not just ordered. Buy only what you need: it costs more than it saves.",
  },
  prepaid: {
    title: (amount) => `Pay ${amount} of next year's costs now`,
    takes:
      "Software, insurance or dues count now if they cover no more than 12 months and end by the end of next year.",
  },
  january: {
    title: (amount) => `Get ${amount} of pay in January instead`,
    takes:
      "Send an invoice later, for example. You pay the tax a year later. Money you could already withdraw counts this year, even if you leave it with the platform.",
  },
  gift: {
    title: (amount) => `Give ${amount} to charity`,
    takes: "Money to a public charity, with a receipt. A gift by card counts on the day you give it.",
  },
  stateTax: {
    title: (amount) => `Pay the state its January payment of ${amount} in December`,
    takes: "You itemize, so state tax counts in the year you pay it, up to the limit.",
  },
  withholding: {
    title: (amount) => `Have ${amount} more withheld from your paycheck`,
    takes:
      "Give your employer a new Form W-4 with the amount on line 4c. Withholding counts as paid evenly over the year, so it makes up for payments you missed.",
  },
  payments: {
    title: (amount) => `Make your estimated payments of ${amount}`,
    takes: "Otherwise the IRS charges a penalty, which runs until you pay.",
  },
};

/** "By April 15, 2027. Saves 22% of it. The money stays yours." */
export const terms = (day: string, { money, isFixed }: StepToTake, perDollar: number) =>
  [
    `By ${dayInWords(day)}.`,
    !isFixed && `Saves ${inWholePercent(perDollar)} of it.`,
    money === "kept" && "The money stays yours.",
  ]
    .filter(Boolean)
    .join(" ");

export const titleOf = (what: StepId, amount: number) => words[what].title(inDollars(amount));

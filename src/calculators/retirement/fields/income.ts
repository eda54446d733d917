/** Pensions, rent, jobs, annuities and ladders. */

import { choice, list, percent } from "../../../inputs/fields.ts";
import { age, amount, owner, real } from "./kinds.ts";

/** What is left of a pension for the other person after the death of the one it belongs to. */
const survivorsPart = (label: string, start = 0.5) =>
  percent({
    label,
    start,
    max: 1,
    help: "As a share of the pension: 0 for a single-life pension, 50, 75 or 100 for a joint-and-survivor pension.",
    ...(start === 0.5 && {
      from: {
        text: "A pension plan has to pay at least half to a surviving spouse, unless both of you chose something else.",
        source: {
          cite: "26 USC 417(b), 29 USC 1055(d)",
          url: "https://www.law.cornell.edu/uscode/text/29/1055",
        },
      },
    }),
  });

export const income = {
  streams: list({
    label: "Other income",
    one: "income",
    max: 8,
    start: [],
    of: {
      kind: choice({
        label: "What is it?",
        start: "pension",
        options: [
          { value: "pension", label: "Pension that rises with prices" },
          { value: "fixed pension", label: "Pension not tied to prices" },
          { value: "rent", label: "Rent after expenses" },
          { value: "work", label: "Part-time job" },
          { value: "self-employment", label: "Gig work: profit after costs, with self-employment tax" },
          { value: "untaxed", label: "Untaxed income" },
        ],
      }),
      owner,
      amount: amount(["Each year", "Yearly amount"], 0),
      raise: real(
        ["It rises each year by", "Yearly rise of the pension"],
        0,
        0,
        0.1,
        "Enter 0 if the payment never changes. Some public pensions rise by 2% or 3% a year, whatever prices do.",
      ),
      fromAge: age(["From age", "Age when it begins"], 67, "The age of the person who receives it."),
      throughAge: age(["Through age", "Age when it ends"], 120),
      survivor: survivorsPart("If that person dies first, the other one keeps"),
      other: amount(
        ["Another option would pay each year", "What another pension option pays"],
        0,
        "Enter it to compare the two: for example, a single-life pension, which pays more but ends when that person dies.",
      ),
      otherSurvivor: survivorsPart("With that option, the survivor keeps", 0),
    },
  }),
  annuityPrice: amount(
    "Price of an income annuity",
    0,
    "You pay it once, from your traditional accounts. In today's dollars. Enter 0 if you don't plan to buy one.",
  ),
  annuityAge: age(["You buy it at", "Age you buy the annuity at"], 65),
  annuityIncome: amount(
    ["Yearly payout", "Yearly payout of the annuity"],
    0,
    "Use a quote for the price above. All of it is taxed as income. Until you enter it, we leave the annuity out.",
  ),
  annuityFrom: age(
    ["Payments begin at your age", "Your age when payments of the annuity begin"],
    65,
    "For a deferred annuity, enter a later age.",
  ),
  annuityRaise: real(
    ["It rises each year by", "Yearly rise of the annuity"],
    0,
    0,
    0.1,
    "Enter 0 if the payment never changes.",
  ),
  annuityLives: choice({
    label: "It pays as long as",
    start: "one",
    options: [
      { value: "one", label: "you live" },
      { value: "two", label: "either of you lives" },
    ],
  }),
  ladderIncome: amount(
    ["A TIPS ladder pays you each year", "Yearly income from a TIPS ladder"],
    0,
    "A TIPS ladder is a set of inflation-protected Treasury bonds that mature one after another, so the income keeps up with prices. In today's dollars. Enter 0 if you don't plan to buy one.",
  ),
  ladderAge: age(["You buy it at", "Age you buy the TIPS ladder at"], 65),
  ladderFrom: age(["It pays from your age", "Your age when the TIPS ladder begins to pay"], 65),
  ladderThrough: age(["through your age", "Your age when the TIPS ladder ends"], 74),
  ladderYield: percent({
    label: "Its yield above inflation",
    called: "Yield of the TIPS ladder above inflation",
    start: 0.0194,
    max: 0.1,
    from: {
      text: "The yield of 10-year TIPS at the auction of January 22, 2026. Check today's yields before you buy.",
      source: {
        cite: "TreasuryDirect, auction results",
        url: "https://www.treasurydirect.gov/auctions/announcements-data-results/",
      },
    },
  }),
  ladderIn: choice({
    label: "You hold it in",
    start: "traditional",
    options: [
      { value: "traditional", label: "your traditional accounts" },
      { value: "taxable", label: "a taxable account" },
    ],
    help: "In a taxable account, you pay for it from your savings in the order you chose. We tax its interest and inflation adjustment each year, including state tax.",
  }),
};

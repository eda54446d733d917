/** How long the plan lasts, and the spouse. */

import { choice, flag, percent } from "../../../inputs/fields.ts";
import { month } from "../../../inputs/kinds/month.ts";
import { FIRST_YEAR } from "../years.ts";
import { age, amount, claimAge, earningsRecord, fromPay, known, OLDEST } from "./kinds.ts";

const sex = (label: string) =>
  choice({
    label,
    start: "average",
    options: [
      { value: "average", label: "Average of both" },
      { value: "female", label: "Women" },
      { value: "male", label: "Men" },
    ],
  });

export const life = {
  planTo: age(
    ["Plan up to age", "Age to plan up to"],
    95,
    "Your money has to last through the year you reach this age.",
  ),
  legacy: amount(
    ["You want to leave", "Amount to leave"],
    0,
    "Savings left at the end of the plan for your children or others, in today's dollars, before the tax that heirs pay on traditional accounts. Enter 0 for no goal.",
  ),
  lifetimes: choice({
    label: "How long the plan lasts",
    start: "fixed",
    options: [
      { value: "fixed", label: "To an age you choose" },
      { value: "random", label: "For as long as you (or either of you) live, by life tables" },
    ],
  }),
  sex: sex("Life table for you"),
  born: month({
    label: "Month of birth",
    start: { year: 1981, month: 6 },
    firstYear: FIRST_YEAR - OLDEST,
    lastYear: FIRST_YEAR - 2,
    help: "We assume June until you change it.",
  }),
};

export const spouse = {
  couple: flag({ label: "Plan for a married couple", start: false }),
  spouseAge: age("Your spouse's age", 45, undefined, 1, OLDEST - 1),
  spouseRetireAge: age(["Your spouse stops working at", "Age your spouse stops working at"], 67),
  spousePlanTo: age(["Plan for your spouse up to age", "Age to plan up to for your spouse"], 95),
  spousePay: amount("Your spouse's pay before tax", 0, "Enter 0 if your spouse has no pay."),
  spouseSavings: amount("Your spouse's savings", 0, "Only what you didn't count in the savings above."),
  spouseBenefit: choice({
    label: "Your spouse's Social Security",
    start: "pay",
    options: [fromPay, { value: "record", label: "From an earnings record" }, known],
  }),
  spouseRecord: earningsRecord("Your spouse's earnings record"),
  spousePia: amount("Your spouse's monthly benefit", 1_500, "At full retirement age."),
  spouseClaimAge: claimAge(["Your spouse claims at", "Age your spouse claims at"]),
  spouseSex: sex("Life table for your spouse"),
  survivorShare: percent({
    label: "After one of you dies, the survivor spends",
    called: "Share that the survivor spends",
    start: 0.7,
    max: 1,
    help: "As a share of what you both spend. Enter 100 to keep spending the same.",
    from: {
      text: "Two people need about 1.4 times what one needs (the square root of 2), so one needs about 70% of what two do.",
      source: {
        cite: "OECD, What are equivalence scales?",
        url: "https://www.oecd.org/els/soc/OECD-Note-EquivalenceScales.pdf",
      },
    },
  }),
};

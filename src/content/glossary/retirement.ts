import { sources } from "../sources.ts";
import type { Term } from "./term.ts";

const { bls, cms, irs, shiller, ssa, usc } = sources;

/** Saving for old age, Social Security, and living from savings. */
export const retirement: readonly Term[] = [
  {
    id: "401k",
    term: "401(k)",
    text: "A savings plan at work. Part of your pay goes in before tax, or after tax if you choose Roth, and grows untaxed. In 2026 you can put in up to {tax2026.retirementPlans.deferralLimit}, or more if you're 50 or older.",
    source: usc.deferral,
    where: "Form W-2, box 12",
  },
  {
    id: "cola",
    term: "Cost-of-living adjustment (COLA)",
    also: ["COLA"],
    text: "The yearly increase in Social Security benefits to keep up with prices, measured from the third quarter of one year to the next.",
    source: ssa.cola,
    where: "The benefit letter in December",
  },
  {
    id: "full-retirement-age",
    term: "Full retirement age",
    text: "The age when you get your full Social Security benefit: 67 if you were born in 1960 or later. Claim earlier and you get less for life; claim later and you get more.",
    source: usc.retirementAge,
    where: "Your Social Security statement",
  },
  {
    id: "inflation",
    term: "Inflation",
    everyday: true,
    text: "The rise in prices over time. Money that is not invested buys less each year. Amounts in today's dollars are adjusted for it.",
    source: bls,
    where: "Any long-term plan",
  },
  {
    id: "ira",
    term: "Individual retirement account (IRA)",
    also: ["IRA"],
    text: "A retirement account of your own that grows untaxed. In 2026 you can put in up to {tax2026.individualRetirement.limit}, or more if you're 50 or older. You pay tax when you take money out of a traditional one.",
    source: usc.ira,
    where: "Form 5498; Schedule 1, line 20",
  },
  {
    id: "irmaa",
    term: "Medicare surcharge (IRMAA)",
    also: ["IRMAA"],
    text: "An extra charge for Medicare when your income two years ago was high. It goes up in steps, so one dollar over a step costs you the whole step.",
    source: cms.irmaa,
    where: "A letter from Social Security in the fall",
  },
  {
    id: "pia",
    term: "Primary insurance amount (PIA)",
    also: ["PIA"],
    text: "Your monthly Social Security benefit at full retirement age, based on your 35 highest-earning years.",
    source: usc.benefitFormula,
    where: "Your Social Security statement",
  },
  {
    id: "rmd",
    term: "Required minimum distribution (RMD)",
    also: ["RMD"],
    text: "The amount you must take out of an IRA or 401(k) each year starting at age 73 or 75. You pay income tax on it.",
    source: usc.distributions,
    where: "Form 1099-R; Form 5498",
  },
  {
    id: "roth",
    term: "Roth account",
    also: ["Roth IRA", "Roth conversion"],
    text: "Savings that you pay tax on before they go in. What you take out, growth included, is tax-free once you meet the age and five-year rules.",
    source: usc.roth,
    where: "Form 8606",
  },
  {
    id: "sequence-risk",
    term: "Sequence risk",
    text: "The risk of bad markets in the first years you live on savings. With the same average return, money can last or run out, depending on the order of good and bad years.",
    source: shiller,
    where: "The retirement calculator",
  },
  {
    id: "solo-401k",
    term: "Solo 401(k)",
    text: "A 401(k) for a business without employees. You contribute as both worker and employer, so you can save more than in most other plans.",
    source: irs.pub560,
    where: "Schedule 1, line 16",
  },
  {
    id: "withdrawal-rate",
    term: "Withdrawal rate",
    text: "The share of your savings that you take out in the first year. How long the money lasts depends on it more than on anything else.",
    source: shiller,
    where: "The retirement calculator",
  },
];

import type { Term } from "../glossary.ts";
import { sources } from "../sources.ts";

const { bls, cms, irs, shiller, ssa, usc } = sources;

/** Saving for old age, Social Security, and living from savings. */
export const retirement: readonly Term[] = [
  {
    id: "401k",
    term: "401(k)",
    text: "A savings plan at work. Pay goes in before tax, or after tax as Roth, and grows untaxed. In 2026 you may put in {tax2026.retirementPlans.deferralLimit}, more from age 50.",
    source: usc.deferral,
    where: "Form W-2, box 12",
  },
  {
    id: "cola",
    term: "Cost-of-living adjustment (COLA)",
    also: ["COLA"],
    text: "The yearly rise of Social Security benefits with prices, from the third quarter of one year to the next.",
    source: ssa.cola,
    where: "The benefit letter in December",
  },
  {
    id: "full-retirement-age",
    term: "Full retirement age",
    text: "The age at which you get your whole Social Security benefit: 67 for everybody born in 1960 or later. Earlier means less for life, later more.",
    source: usc.retirementAge,
    where: "Your Social Security statement",
  },
  {
    id: "inflation",
    term: "Inflation",
    everyday: true,
    text: "The rise of prices over time. Money that is not invested buys less each year. Amounts in today's dollars have it taken out.",
    source: bls,
    where: "Every long plan",
  },
  {
    id: "ira",
    term: "Individual retirement account (IRA)",
    also: ["IRA"],
    text: "A savings account of your own that grows untaxed. In 2026 you may put in {tax2026.individualRetirement.limit}, more from age 50. Taking money out of a traditional one is taxed.",
    source: usc.ira,
    where: "Form 5498; Schedule 1, line 20",
  },
  {
    id: "irmaa",
    term: "Medicare surcharge (IRMAA)",
    also: ["IRMAA"],
    text: "More to pay for Medicare when your income of two years ago was high. It goes up in steps: one dollar over a step costs the whole step.",
    source: cms.irmaa,
    where: "A letter from Social Security in the fall",
  },
  {
    id: "pia",
    term: "Primary insurance amount (PIA)",
    also: ["PIA"],
    text: "Your monthly Social Security benefit at full retirement age, worked out from your 35 best years of earnings.",
    source: usc.benefitFormula,
    where: "Your Social Security statement",
  },
  {
    id: "rmd",
    term: "Required minimum distribution (RMD)",
    also: ["RMD"],
    text: "What you must take out of an IRA or 401(k) each year from age 73 or 75, and pay income tax on.",
    source: usc.distributions,
    where: "Form 1099-R; Form 5498",
  },
  {
    id: "roth",
    term: "Roth account",
    also: ["Roth IRA", "Roth conversion"],
    text: "Savings taxed on the way in and free of tax on the way out, growth included, once the rules of age and five years are met.",
    source: usc.roth,
    where: "Form 8606",
  },
  {
    id: "sequence-risk",
    term: "Sequence risk",
    text: "The danger of bad markets in the first years of living from savings. The same average return can last or fail, depending on the order.",
    source: shiller,
    where: "The retirement calculator",
  },
  {
    id: "solo-401k",
    term: "Solo 401(k)",
    text: "A 401(k) for a business without employees. You save as both worker and employer, so more fits in than in most other plans.",
    source: irs.pub560,
    where: "Schedule 1, line 16",
  },
  {
    id: "withdrawal-rate",
    term: "Withdrawal rate",
    text: "What you take from savings in the first year as a share of them. How long the money lasts depends on it more than on anything else.",
    source: shiller,
    where: "The retirement calculator",
  },
];

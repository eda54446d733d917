/** What the retirement calculator takes for granted, and what it does not cover. */
import { inDollars, inPercent } from "../../ui/format.ts";
import type { Assumed } from "../../ui/result/assumed.ts";
import type { PageFacts } from "./facts.ts";

export const assumedFrom = (facts: PageFacts): Assumed => ({
  blanks: [
    "planTo",
    "born",
    "couple",
    "pay",
    "benefit",
    "claimAge",
    "trustFund",
    "roth",
    "taxable",
    "match",
    "stocks",
    "stocksRetired",
    "fee",
    "model",
    "medical",
    "premiumBefore",
    "state",
    "strategy",
  ],
  always: [
    {
      text: `The plan begins in January ${facts.firstYear}. Money is taken or saved at the start of a year, then rebalanced, then earns the year's returns and pays the fee.`,
      blank: "age",
    },
    {
      text: "While you work, your pay and gig income cover what you spend and your taxes. Social Security and pensions that you already get are saved, less the tax they add. From the first year without your pay, because you stopped or died, income and savings have to pay for everything.",
      blank: "retireAge",
    },
    {
      text: `Some figures of ${facts.firstYear} are known and used: Social Security's ${inPercent(facts.raise)} raise in January, its wage base of ${inDollars(facts.wageBase)} and its earnings test, all read in public texts but not in the notice itself, and the limit for health savings of ${inDollars(facts.healthSelfOnly)} for one person. Everything else is the law of ${facts.lawYear}.`,
      blank: "age",
    },
    {
      text: `What you put into accounts stays within the limits, such as ${inDollars(facts.deferralLimit)} in a 401(k) and ${inDollars(facts.iraLimit)} in an IRA (those of ${facts.lawYear}), and more from ${facts.catchUpAge} on. If your pay is above ${inDollars(facts.rothCatchUpPay)}, that extra goes into Roth. A 401(k) is filled first, then IRAs: a traditional one with what you may deduct at your income, a Roth one with what your income allows. Health savings take money until Medicare. What cannot go there is saved in a taxable account.`,
      blank: "saving",
    },
    {
      text: `The tax law of ${facts.lawYear} stays in force. Brackets, deductions and Medicare lines follow prices; the lines for taxing Social Security and for the tax on investment income do not, so more is taxed each year. The deduction for people of 65 ends after ${facts.seniorDeductionEnds}.`,
      blank: "state",
    },
    {
      text: `State tax is worked out on the state's own return of ${facts.lawYear}, with amounts that follow prices and what its laws already set for later years; or at a flat rate you set, on income without Social Security, after the federal standard deduction.`,
      blank: "state",
    },
    {
      text: "Social Security estimated from pay: you earned your present pay, in the wages of each year, from the age you began. After a record you paste, the work of this plan is added from the year after its last. A benefit typed as on the Statement counts on work up to full retirement age; the work of this plan changes it by as much as it changes such an estimate. A year of work after the claim counts from the next January. Wages are assumed to rise with prices, which is cautious for young people.",
      blank: "benefit",
    },
    {
      text: `If you earn more than ${inDollars(facts.earningsLimit)} a year and draw benefits before full retirement age, the earnings test holds benefits back, and gives the months back later: those of a survivor's benefit too.`,
      blank: "claimAge",
    },
    {
      text: "Pensions, rent and untaxed income go on in full after a death; a part-time job and gig work are yours and end with your life.",
      blank: "streams",
    },
    {
      text: "After a death, the survivor claims their own benefit as planned, and the survivor's benefit from age 60 on in the month that pays the most over the whole plan: right away if their own benefit is larger later, otherwise usually when waiting adds no more. The larger of the two is paid. The record of the one who died ends with the death; after a death before 62, fewer years of it are averaged. The taxable account is taken as owned by both: the first death clears half of its gain, or all of it in a community property state you choose. Other income goes on, but jobs and gigs end with your own death.",
      blank: "couple",
    },
    {
      text: "A pension that never rises is a number of dollars of the years in which it is paid, so it buys less the later it begins.",
      blank: "streams",
    },
    {
      text: `The cut of benefits is the trustees' forecast: from ${facts.trustFund.year} on, ${inPercent(facts.trustFund.share)} of them are paid.`,
      blank: "trustFund",
    },
    {
      text: "Every account holds the same mix of stocks and ten-year bonds. Cash is separate and is used first.",
      blank: "stocksRetired",
    },
    {
      text: `The rule by the price of stocks takes its mean of ${facts.averageCape} times earnings wherever that price is not known: in random draws, and in history before 1881.`,
      blank: "strategy",
    },
    {
      text: `Random draws: yearly growth is lognormal; inflation keeps ${inPercent(facts.inflationKept)} of last year's distance from its mean, with shocks of ${inPercent(facts.inflationShocks)}.`,
      blank: "model",
    },
  ],
  notCovered: [
    { text: "Income tax of cities and counties, and of states where you don't live.", blank: "state" },
    { text: "Itemized deductions, and credits such as the earned income credit.", blank: "spending" },
    {
      text: "Benefits for children, divorced spouses and disability, and pay on which no Social Security tax is due.",
      blank: "claimAge",
    },
    {
      text: "New contributions to a traditional IRA that may not be deducted. They are saved in a taxable account here. Those of the past come out untaxed if you enter them, in the share they have of all traditional money at the start of the year; Form 8606 goes by the end of it.",
      blank: "afterTax",
    },
    {
      text: "Medicaid, help with deductibles, and state subsidies and age curves of their own for insurance from the Marketplace.",
      blank: "marketplace",
    },
    { text: "Medicare Advantage, drug plans and long-term care.", blank: "medical" },
    { text: "Health savings spent on anything other than health.", blank: "health" },
    {
      text: "The tax on Roth earnings taken out before 59½, unless you enter what you contributed. It is counted while nobody in the household is 59½ yet.",
      blank: "rothContributions",
    },
    {
      text: "Exceptions to the 10% tax before 59½ other than the rule of 55 and equal payments by amortization, and both for a spouse.",
      blank: "jobPlan",
    },
    { text: "Gifts to charity other than those straight from an IRA, and their deduction.", blank: "giving" },
    {
      text: "Annuities bought with money outside of traditional accounts, an annuity for your spouse alone, and guarantees such as a period certain.",
      blank: "annuityPrice",
    },
    { text: "Different funds in different accounts, and capital losses.", blank: "taxable" },
    {
      text: "The loan, costs and tax of selling or buying a home. Enter what is left, or what it costs.",
      blank: "oneOffs",
    },
  ],
});

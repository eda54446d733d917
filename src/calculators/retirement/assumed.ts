/** What the retirement calculator assumes, and what it doesn't cover. */
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
    ["roth", undefined, "accounts"],
    ["taxable", undefined, "accounts"],
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
      text: `The plan begins in January ${facts.firstYear}. You take out or save money at the start of each year. Then your savings are rebalanced, earn the year's returns and pay the fee.`,
      blank: "age",
    },
    {
      text: "While you work, your pay and gig income cover what you spend and your taxes. If you already get Social Security or a pension, we assume you save it, minus the tax on it. Once your pay ends, because you stop working or die, other income and savings have to pay for everything.",
      blank: "retireAge",
    },
    {
      text: `We already use some figures for ${facts.firstYear}: Social Security's ${inPercent(facts.raise)} raise in January, its wage base of ${inDollars(facts.wageBase)} and its earnings test, as publicly reported, the health savings limit of ${inDollars(facts.healthSelfOnly)} for one person, and the premium tax credit. Everything else is the law for ${facts.lawYear}.`,
      blank: "age",
    },
    {
      text: `We keep what you put into accounts within the yearly limits, such as ${inDollars(facts.deferralLimit)} in a 401(k) and ${inDollars(facts.iraLimit)} in an IRA for ${facts.lawYear}, or more if you're ${facts.catchUpAge} or older. If your pay is above ${inDollars(facts.rothCatchUpPay)}, that extra amount has to be Roth. We fill a 401(k) first, then IRAs: a traditional IRA with what you can deduct at your income, and a Roth IRA with what your income allows. You can add to health savings until you're on Medicare. Anything that doesn't fit goes into a taxable account.`,
      blank: "saving",
    },
    {
      text: "Health insurance before 65 gets more expensive with age, following the federal curve that insurers use (45 CFR 147.102(e)). In New York and Vermont, the price is the same at every age. Medicare replaces it in the month you turn 65. While you work, we assume that your pay covers it, for your spouse too. After that, a spouse who still works is insured through that job.",
      blank: "premiumBefore",
    },
    {
      text: `We assume that ${facts.lawYear} tax law stays in force. Brackets, deductions and Medicare income limits rise with prices. The limits for taxing Social Security and for the tax on investment income don't, so more of your income is taxed each year. The deduction for people 65 and older ends after ${facts.seniorDeductionEnds}.`,
      blank: "state",
    },
    {
      text: `We figure state tax on the state's own ${facts.lawYear} return. Its amounts rise with prices, and we include changes that its laws already set for later years. If you choose a flat rate instead, it applies to income other than Social Security, after the federal standard deduction.`,
      blank: "state",
    },
    {
      text: "If we estimate Social Security from your pay, we assume you have always earned what you earn now, adjusted for each year's wages, since the age you started. (The average wages of 2025 and 2026 are estimates.) If you paste a record, we add the work in this plan after its last year. The benefit on your Statement assumes you work until full retirement age. If this plan has more or less work than that, we change the benefit by as much as our own estimate changes. A year of work after you claim raises the benefit from the next January. We assume that wages rise with prices, which is cautious for young people.",
      blank: "benefit",
    },
    {
      text: `If you earn more than ${inDollars(facts.earningsLimit)} a year and draw benefits before full retirement age, the earnings test holds some benefits back. You get credit for those months later. The same goes for a survivor's benefit.`,
      blank: "claimAge",
    },
    {
      text: "When the person who receives a pension or untaxed income dies, the other one gets the share you chose. Rent rises with prices and continues in full. We tax it as passive income, without the deduction for business income. A part-time job ends when its worker dies, and gig work counts as yours.",
      blank: "streams",
    },
    {
      text: "After a death, the survivor claims their own benefit as planned. They claim the survivor's benefit at 60 or later, in the month that pays the most over the whole plan. That is right away if their own benefit will be larger later. Otherwise, it is usually when waiting no longer adds anything. Each month, they get the larger of the two. The earnings record of the spouse who died ends with the death. If they died before 62, fewer years are averaged. We assume you both own the taxable account, so the first death erases the tax on half of its gain, or on all of it if you choose a community property state.",
      blank: "couple",
    },
    {
      text: "A pension that isn’t tied to prices starts with the dollars you entered, so the later it begins, the less it buys.",
      blank: "streams",
    },
    {
      text: `For the benefit cut, we use the trustees' forecast: starting in ${facts.trustFund.year}, ${inPercent(facts.trustFund.share)} of benefits are paid.`,
      blank: "trustFund",
    },
    {
      text: "Every account holds the same mix of stocks and ten-year bonds. Cash is separate and is used first.",
      blank: "stocksRetired",
    },
    {
      text: `The CAPE rule compares stock prices with earnings. Where that ratio isn't known, in random draws and in history before 1881, we use its average, ${facts.averageCape}.`,
      blank: "strategy",
    },
    {
      text: `In random draws, yearly growth follows a lognormal distribution. Each year, inflation keeps ${inPercent(facts.inflationKept)} of last year's distance from its average, plus a random shock whose standard deviation is ${inPercent(facts.inflationShocks)}.`,
      blank: "model",
    },
  ],
  notCovered: [
    { text: "City and county income tax, and tax in states where you don't live.", blank: "state" },
    { text: "Itemized deductions, and credits such as the earned income credit.", blank: "spending" },
    {
      text: "Social Security for children, divorced spouses and disability, and jobs that don't pay into Social Security.",
      blank: "claimAge",
    },
    {
      text: "New contributions to a traditional IRA that you can't deduct. We save them in a taxable account instead. If you enter past ones, they come out untaxed, in proportion to all your traditional money at the start of the year. Form 8606 uses the end of the year.",
      blank: "afterTax",
    },
    {
      text: "Medicaid, help with deductibles, a state's own subsidies for Marketplace insurance, and the age rules of the District of Columbia, Massachusetts and Utah.",
      blank: "marketplace",
    },
    {
      text: "Long-term care, except in a stress test. Medicare Advantage and drug plans, unless you enter their premiums.",
      blank: "medicarePremium",
    },
    { text: "Health savings spent on anything other than health care.", blank: "health" },
    {
      text: "Tax on Roth earnings taken out before 59½, unless you convert or enter what you contributed. In those cases, we count it while nobody in the household is 59½ yet.",
      blank: "rothContributions",
    },
    {
      text: "Exceptions to the 10% tax before 59½ other than the rule of 55, equal payments by amortization and a spouse's death. We don't count the first two for a spouse either.",
      blank: "jobPlan",
    },
    { text: "Gifts to charity that don't come straight from an IRA, and the deduction for them.", blank: "giving" },
    {
      text: "Annuities you buy with money from accounts that aren't traditional, annuities for your spouse alone, and guarantees such as a period certain.",
      blank: "annuityPrice",
    },
    {
      text: "What is left of a TIPS ladder when the plan ends, and required distributions on one in traditional accounts: we count its payments as your only income from it. Interest on Treasury bonds is free of state tax, but here we tax it.",
      blank: "ladderIncome",
    },
    { text: "Different funds in different accounts, and capital losses.", blank: "taxable" },
    {
      text: "The value of a home, until you sell it. Two home loans at once. Whether you lived in the home you sell for two of the five years before the sale, as its tax break requires.",
      blank: "oneOffs",
    },
  ],
});

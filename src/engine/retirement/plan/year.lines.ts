/**
 * What each number in a year of the plan means. Requires the names of `YearTerms`, `Assumptions`, `MarketYear` and the
 * law, and `before`.
 */

import { usc, usc26 } from "../../cite.ts";
import { premiumTaxCreditLines } from "../../tax/health/premium-tax-credit.lines.ts";
import { type Lines, part } from "../../worksheet.ts";
import { medicarePremiumLines } from "../taxes/irmaa.lines.ts";
import { yearTaxLines } from "../taxes/year-tax.lines.ts";
import type { Holdings } from "./terms.ts";
import type { PlanYear } from "./year.ts";

const RMD = usc26("401", "(a)(9)");

const GIVING = usc26("408", "(d)(8)");
const ROTH_LAYERS = usc26("408A", "(d)(4)(B)");

const holdingsLines: Lines<Holdings> = {
  traditional: {
    label: "Traditional accounts at the end of the year",
    formula: "(max(0, ownLeft - (fromTraditional - fromSpouse)) + lockedLeft + toTraditional) * growth",
  },
  spouseTraditional: {
    label: "Your spouse's traditional accounts at the end",
    formula: "(max(0, spouseLeft - fromSpouse) + toSpouse) * growth",
  },
  roth: {
    label: "Roth accounts at the end",
    formula: "(max(0, before.roth - fromRoth) + rothConversion + toRoth) * growth",
  },
  taxable: {
    label: "Taxable account at the end",
    formula: "(max(0, before.taxable - fromTaxable) + addedToTaxable) * growth",
  },
  basis: {
    label: "Cost basis of the taxable account",
    formula: "(before.basis * keptOfTaxable + addedToTaxable + taxedEarnings) / priceGrowth",
    meaning: "What you paid for it. This is a fixed dollar amount, so in today's dollars it shrinks as prices rise.",
  },
  health: { label: "Health savings at the end", formula: "(before.health - fromHealth + toHealth) * growth" },
  cash: { label: "Cash at the end", formula: "max(0, before.cash - fromCash) * cashGrowth" },
  workplace: {
    label: "Left in the 401(k) of the job you left at 55 or later",
    formula: "when(fromWorkplace, max(0, workplaceLeft - (fromTraditional - fromSpouse)) * growth, 0)",
  },
  payingOut: { label: "Left in the account for equal payments", formula: "lockedLeft * growth" },
  equalPayment: {
    label: "Equal payment each year, in dollars that never rise",
    formula: "when(paysOut, when(paymentPeriod === null, before.equalPayment, equalPayment * prices), 0)",
  },
  rothContributions: {
    label: "Roth contributions left, with conversions five years old",
    formula:
      "when(contributionsKnown, (max(0, before.rothContributions - fromRoth) + max(0, before.converted4 - max(0, fromRoth - before.rothContributions)) + toRoth + rothConversion * untaxedShare) / priceGrowth, 0)",
    meaning: "These are fixed dollar amounts, so in today's dollars they shrink as prices rise.",
    source: ROTH_LAYERS,
  },
  converted1: {
    label: "Converted this year, and taxed",
    formula: "when(contributionsKnown, rothConversion * (1 - untaxedShare) / priceGrowth, 0)",
  },
  converted2: {
    label: "What is left of last year's conversion",
    formula:
      "when(contributionsKnown, max(0, before.converted1 - max(0, fromRoth - before.rothContributions - before.converted4 - before.converted3 - before.converted2)) / priceGrowth, 0)",
  },
  converted3: {
    label: "What is left of the conversion two years ago",
    formula:
      "when(contributionsKnown, max(0, before.converted2 - max(0, fromRoth - before.rothContributions - before.converted4 - before.converted3)) / priceGrowth, 0)",
  },
  converted4: {
    label: "What is left of the conversion three years ago",
    formula:
      "when(contributionsKnown, max(0, before.converted3 - max(0, fromRoth - before.rothContributions - before.converted4)) / priceGrowth, 0)",
  },
  afterTax: {
    label: "Contributions left that you already paid tax on",
    formula:
      "when(before.afterTax > 0, max(0, before.afterTax - untaxedShare * (traditionalWithdrawal + rothConversion)) / priceGrowth, 0)",
    form: "Form 8606, line 14",
  },
  annuity: {
    label: "What the annuity pays next year, in today's dollars",
    formula: "annuityPayment * (1 + when(annuityPays, annuityRaise, 0)) / priceGrowth",
    meaning: "A payment that does not rise with prices buys less each year.",
  },
  ladder: { label: "What the TIPS ladder pays in each of its years", formula: "ladderPayment" },
  homeLoan: {
    label: "A year of payments on the home loan, in today's dollars of next year",
    formula: "homePayment / priceGrowth",
  },
  medicareIncome: {
    label: "Income that decides Medicare premiums in two years, in this year's dollars",
    formula: "tax.medicareIncome * prices",
  },
  medicareIncomeBefore: { label: "The same for the year before", formula: "before.medicareIncome" },
  // must come last, because the lines above use the year's own prices
  prices: {
    label: "Prices at the end of the year, compared with the start of the plan",
    formula: "prices * priceGrowth",
    unit: "count",
  },
};

export const planYearLines: Lines<Omit<PlanYear, "taxed">> = {
  prices: { label: "Prices compared with the start of the plan", formula: "before.prices", unit: "count" },
  savings: {
    label: "Savings at the start of the year",
    formula:
      "before.traditional + before.spouseTraditional + before.roth + before.taxable + before.health + before.cash",
  },
  priceGrowth: { label: "Prices at the end of this year, compared with its start", formula: "1 + rise", unit: "count" },
  growth: {
    label: "What a dollar invested grows to, in today's dollars",
    formula: "(1 + stockShare * stockReturn + (1 - stockShare) * bondReturn) * (1 - fee) / priceGrowth",
    unit: "count",
  },
  cashGrowth: { label: "What a dollar of cash grows to, in today's dollars", formula: "1 + cashReturn", unit: "count" },
  qualifiedDividends: {
    label: "Dividends in the taxable account",
    formula: "before.taxable * stockShare * dividendYield",
    meaning: "These are part of the year's return. They are reinvested, but taxed right away.",
  },
  homeGain: {
    label: "Taxable gain from selling your home",
    formula: "max(0, homePrice - (homePaid + homeExclusion) / prices)",
    meaning:
      "The price after selling costs, less what you paid and less the part of the gain that isn't taxed. Those two amounts don't rise with prices.",
    source: { cite: "26 USC 121", url: "https://www.law.cornell.edu/uscode/text/26/121" },
  },
  required: {
    label: "Required distribution",
    formula: "when(divisor === null, 0, before.traditional / divisor)",
    meaning:
      "What the law makes you take out of traditional accounts. It uses the Uniform Lifetime Table, or the joint table if your spouse is more than ten years younger.",
    source: RMD,
  },
  spouseRequired: {
    label: "Your spouse's required distribution",
    formula: "when(spouseDivisor === null, 0, before.spouseTraditional / spouseDivisor)",
    source: RMD,
  },
  workplace: {
    label: "Money in the 401(k) of the job you left at 55 or later",
    formula:
      "when(fromWorkplace, when(leavesWorkplace > 0, leavesWorkplace * before.traditional, before.workplace), 0)",
    meaning: "You may take it before 59½ without the additional tax, as long as it stays in that employer's plan.",
    source: { cite: "26 USC 72(t)(2)(A)(v)", url: "https://www.law.cornell.edu/uscode/text/26/72" },
  },
  payingOut: {
    label: "Money in the account for equal payments",
    formula:
      "when(paysOut, when(paymentPeriod === null, before.payingOut, min(paymentShare * before.traditional, before.traditional - workplace)), 0)",
  },
  equalPayment: {
    label: "Equal payment for the year",
    formula:
      "when(paysOut, when(paymentPeriod === null, min(payingOut, before.equalPayment / prices), when(paymentRate == 0, payingOut / paymentPeriod, payingOut * paymentRate / (1 - (1 + paymentRate) ** -paymentPeriod))), 0)",
    meaning:
      "The amortization method: the payment that would use up the account over your life expectancy at the interest rate you chose. It stays the same for five years, and until 59½. You owe no additional tax on it.",
    source: { cite: "Notice 2022-6, sec. 3.01(b)", url: "https://www.irs.gov/pub/irs-drop/n-22-06.pdf" },
  },
  lockedLeft: {
    label: "What has to stay in that account",
    formula: "payingOut - equalPayment",
    meaning: "If you took more from it, you would owe the additional tax on all payments so far.",
    source: { cite: "26 USC 72(t)(4)", url: "https://www.law.cornell.edu/uscode/text/26/72" },
  },
  given: {
    label: "Given to charity straight from your IRA",
    formula: "min(giving, givingLimit, before.traditional)",
    meaning: "A qualified charitable distribution: it is not income, and it counts toward the required distribution.",
    source: GIVING,
  },
  spouseGiven: {
    label: "Given straight from your spouse's IRA",
    formula: "min(giving - given, when(joint, spouseGivingLimit, spouseGivingLimit - given), before.spouseTraditional)",
    meaning: "What is left after your own IRA's gift or limit.",
    source: GIVING,
  },
  charity: { label: "Given to charity straight from IRAs", formula: "given + spouseGiven" },
  ownBought: {
    label: "Paid for an income annuity from your traditional accounts",
    formula: "min(annuityPrice, max(0, before.traditional - max(required, given) - equalPayment - lockedLeft))",
    meaning: "You aren't taxed when you buy it inside a traditional account. Everything it pays is taxed.",
    source: usc26("408", "(d)(1)"),
  },
  spouseBought: {
    label: "Paid for the annuity from your spouse's accounts",
    formula: "min(annuityPrice - ownBought, max(0, before.spouseTraditional - max(spouseRequired, spouseGiven)))",
  },
  annuityBought: { label: "Paid for an income annuity", formula: "ownBought + spouseBought" },
  annuityPayment: {
    label: "What the annuity pays in a year once it has begun",
    formula: "before.annuity + annuityBought * annuityRate",
  },
  annuityIncome: { label: "Paid by the annuity this year", formula: "when(annuityPays, annuityPayment, 0)" },
  ownLadder: {
    label: "Paid for a TIPS ladder from your traditional accounts",
    formula:
      "when(ladderPretax, min(ladderPrice, max(0, before.traditional - max(required, given) - equalPayment - lockedLeft - ownBought)), 0)",
    meaning: "You aren't taxed when you buy bonds inside a traditional account. Everything they pay out is taxed.",
    source: usc26("408", "(d)(1)"),
  },
  spouseLadder: {
    label: "Paid for the ladder from your spouse's accounts",
    formula:
      "when(ladderPretax, min(ladderPrice - ownLadder, max(0, before.spouseTraditional - max(spouseRequired, spouseGiven) - spouseBought)), 0)",
  },
  ladderBought: { label: "Paid for a TIPS ladder from traditional accounts", formula: "ownLadder + spouseLadder" },
  ladderPayment: {
    label: "What the TIPS ladder pays in each of its years",
    formula: "before.ladder + when(ladderPretax, ladderBought, ladderPrice) * ladderRate",
  },
  ladderIncome: { label: "Paid by the ladder this year", formula: "when(ladderPays, ladderPayment, 0)" },
  ladderInterest: {
    label: "Interest and inflation adjustment of the ladder",
    formula: "when(ladderPretax, 0, ladderPayment * ladderWorth * max(0, (1 + ladderYield) * priceGrowth - 1))",
    meaning:
      "In a taxable account, you are taxed each year on the inflation adjustment to its principal, even though you get that money later.",
    source: { cite: "26 CFR 1.1275-7(d)", url: "https://www.law.cornell.edu/cfr/text/26/1.1275-7" },
  },
  taxableInterest: {
    label: "Taxable interest",
    formula:
      "before.taxable * (1 - stockShare) * bondYield + before.cash * max(0, cashGrowth * priceGrowth - 1) + ladderInterest",
  },
  taxedLadder: {
    label: "Paid by the TIPS ladder out of traditional accounts",
    formula: "when(ladderPretax, ladderIncome, 0)",
  },
  employerPension: { label: "Pensions from employers", formula: "risingPension + fixedPension / prices" },
  pension: { label: "Pensions and annuities", formula: "employerPension + annuityIncome + taxedLadder" },
  requiredTaken: {
    label: "Required distributions and equal payments together, less gifts",
    formula: "max(0, required - given) + max(0, spouseRequired - spouseGiven) + equalPayment",
  },
  untaxedShare: {
    label: "Share of traditional money you already paid tax on",
    formula:
      "when(before.afterTax > 0, min(1, before.afterTax / max(0.005, before.traditional + before.spouseTraditional)), 0)",
    unit: "rate",
    meaning:
      "Contributions you couldn't deduct come out untaxed, spread over everything you take from traditional accounts. We use their share at the start of the year.",
    form: "Form 8606, line 10",
    source: { cite: "26 USC 408(d)(2), 72(e)(8)", url: "https://www.law.cornell.edu/uscode/text/26/408" },
  },
  rothUntaxed: {
    label: "Roth money that may be taken at any age",
    formula: "when(contributionsKnown, min(before.roth, before.rothContributions), before.roth)",
    meaning:
      "Contributions, and conversions five tax years old. If you didn't enter your contributions, we count all of it as contributions, or, if you convert, what you had when the plan began.",
    source: ROTH_LAYERS,
  },
  rothSpare: {
    label: "Roth money taken before traditional money",
    formula: "when(rothFirst && allEarly, rothUntaxed, 0)",
  },
  incomeTwoYearsBefore: {
    label: "Income from two years before, in today's dollars",
    formula: "before.medicareIncomeBefore / prices",
    meaning:
      "Surcharges are based on your tax return from two years before: its income, and the limits for two people if it was a joint return. After a death, you may ask to use a newer return. We don't count that. For years before the plan, we use your pay and other income then. If there was no pay, we use the plan's first year without conversions and one-time amounts.",
    source: usc(42, "1395r", "(i)"),
  },
  medicare: part(medicarePremiumLines, { law: "medicare" }),
  premiums: {
    label: "Medicare premiums",
    formula:
      "when(livesOnPay, 0, when(premiumsTyped === null, medicareMonths / 12 * medicare.yearlyPremium, premiumsTyped))",
    meaning:
      "What you entered. Otherwise, Part B and the surcharges for a high income. Each person pays from the month of turning 65.",
  },
  health: { label: "Health costs for the year", formula: "healthCosts + insurance + premiums" },
  fromHealth: {
    label: "Paid from health savings, untaxed",
    formula: "min(before.health, healthCosts + min(premiums, medicareMonths / 12 * medicare.yearlyPremium))",
    meaning:
      "Health savings can pay for health costs and Medicare premiums, but not for Medigap or for other health insurance before 65. If you entered your premiums, any part above Part B and its surcharges may be Medigap, so we pay it from other money.",
    source: usc26("223", "(d)(2)"),
  },
  homePayment: {
    label: "A year of payments on the loan for the home you buy",
    formula:
      "when(loanTaken > 0, 12 * when(loanRate == 0, loanTaken / loanMonths, loanTaken * (loanRate / 12) / (1 - (1 + loanRate / 12) ** -loanMonths)), before.homeLoan)",
    meaning: "The payments are fixed in dollars, so in today's dollars they shrink as prices rise.",
  },
  toLiveOn: {
    label: "Spending you want, including mortgage payments and the home you buy",
    formula: "max(0, spending + mortgage / prices + when(loanDue, homePayment, 0) + homeCosts)",
  },
  need: {
    label: "Needed after tax",
    formula: "toLiveOn + oneOff + health - fromHealth + savedFromIncome",
  },
  otherIncome: {
    label: "Social Security, pensions, rent and untaxed income",
    formula: "socialSecurity + pension + rent + (ladderIncome - taxedLadder) + untaxedIncome",
  },
  taxOnPay: {
    label: "Tax that pay has to cover",
    found: "The tax on pay, gigs and what the accounts earn, in working years. It is 0 later.",
    unchecked: "other calculation",
  },
  received: {
    label: "Income before tax, not counting savings",
    formula: "otherIncome + when(livesOnPay, taxOnPay, wages - payrollTax + profit)",
    meaning: "While you work, your pay covers your spending and taxes. Other income is saved, minus the tax on it.",
  },
  traditionalFree: {
    label: "Traditional money beyond the required distribution",
    formula:
      "max(0, before.traditional + before.spouseTraditional - charity - annuityBought - ladderBought - requiredTaken - lockedLeft)",
  },
  convertible: {
    label: "Traditional money that may be converted",
    formula:
      "when(conversionPaysTax || before.taxable + before.cash + requiredTaken + rothSpare >= when(wanted === null, need - received, wanted + oneOff), traditionalFree, 0)",
    meaning:
      "Only in years when you don't need more from retirement accounts, except Roth money you chose to take first. If traditional money may pay the tax on a conversion, you can convert in any year.",
  },
  rothConversion: {
    label: "Converted to Roth",
    found:
      "As much as fits under the limit you chose, in the years you chose, counting what you withdraw and the gain on what you sell. The tax on it has to come from cash and the taxable account, unless traditional money may pay it too.",
    check: "rothConversion >= 0 && rothConversion <= convertible",
  },
  taxedConversion: { label: "Taxed part of the conversion", formula: "rothConversion * (1 - untaxedShare)" },
  conversionTax: {
    label: "Tax on the conversion, on top of what the spending rule takes",
    found:
      "With a spending rule, the tax with the conversion minus the tax without it. Otherwise it is part of what you need.",
    check: "when(wanted === null || rothConversion == 0, conversionTax == 0, true)",
  },
  fromCash: {
    label: "From cash",
    found: "Cash is used first, for whatever income and required distributions don't cover.",
    check: "fromCash >= 0 && fromCash <= before.cash",
  },
  fromTaxable: {
    label: "From the taxable account",
    found: "Found by trying: we take from accounts in the order you chose until enough is left after tax.",
    check: "fromTaxable >= 0 && fromTaxable <= before.taxable + 0.01",
  },
  fromTraditional: {
    label: "From traditional accounts, beyond what is required",
    found: "Found by trying: we take from accounts in the order you chose until enough is left after tax.",
    check: "fromTraditional >= 0 && fromTraditional <= traditionalFree - rothConversion + 0.01",
  },
  fromRoth: {
    label: "From Roth accounts",
    found: "Found by trying: we take from accounts in the order you chose until enough is left after tax.",
    check: "fromRoth >= 0 && fromRoth <= before.roth + 0.01",
  },
  traditionalWithdrawal: { label: "Total from traditional accounts", formula: "requiredTaken + fromTraditional" },
  recentConversions: {
    label: "Conversions less than five tax years old",
    formula:
      "when(contributionsKnown && allEarly, min(before.roth - rothUntaxed, before.converted1 + before.converted2 + before.converted3 + before.converted4), 0)",
    source: { cite: "26 USC 408A(d)(3)(F)", url: "https://www.law.cornell.edu/uscode/text/26/408A" },
  },
  fromRecent: {
    label: "Taken out of those conversions",
    formula: "when(contributionsKnown && allEarly, max(0, min(recentConversions, fromRoth - rothUntaxed)), 0)",
    meaning: "You owe the additional tax on it, but not income tax, which you paid when you converted.",
  },
  rothEarnings: {
    label: "Roth earnings taken before 59½",
    formula: "when(contributionsKnown && allEarly, max(0, fromRoth - rothUntaxed - recentConversions), 0)",
    meaning: "They come out last. They are taxed like other income, plus the additional tax.",
  },
  taxedWithdrawal: {
    label: "Withdrawals from retirement accounts that are taxed",
    formula: "traditionalWithdrawal * (1 - untaxedShare) + rothEarnings",
    form: "Form 1040, lines 4b and 5b",
  },
  gain: {
    label: "Gain on what you sold",
    formula: "when(before.taxable > 0.005, fromTaxable * max(0, 1 - before.basis / before.taxable), 0)",
  },
  qualifiedDividendsAndGains: { label: "Dividends and gains", formula: "qualifiedDividends + homeGain + gain" },
  keptAfterConversion: {
    label: "Share of traditional money that is not converted",
    formula: "when(traditionalFree > 0, 1 - rothConversion / traditionalFree, 1)",
    unit: "rate",
  },
  ownLeft: {
    label: "Your traditional money after distributions and conversions",
    formula:
      "max(0, before.traditional - max(required, given) - equalPayment - lockedLeft - ownBought - ownLadder) * keptAfterConversion",
  },
  spouseLeft: {
    label: "Your spouse's traditional money after distributions and conversions",
    formula:
      "max(0, before.spouseTraditional - max(spouseRequired, spouseGiven) - spouseBought - spouseLadder) * keptAfterConversion",
  },
  workplaceLeft: {
    label: "Your traditional money that is free of the additional tax because of the job you left",
    formula: "min(ownLeft, workplace * keptAfterConversion)",
  },
  withoutAddition: {
    label: "What may be taken without the additional tax",
    formula: "when(early, workplaceLeft, ownLeft) + when(spouseEarly, 0, spouseLeft)",
    meaning:
      "Traditional money of either of you who is 59½ or older or has died, and money from a job left at 55 or later. It is taken first. A whole year counts as before 59½ unless you turn 60 in it or earlier.",
  },
  earlyAmount: {
    label: "Withdrawn early",
    formula: "max(0, fromTraditional - withoutAddition) * (1 - untaxedShare) + fromRecent + rothEarnings",
    form: "Form 5329, line 3",
  },
  tax: part(yearTaxLines, {
    given: { traditionalWithdrawal: "taxedWithdrawal", rothConversion: "taxedConversion" },
  }),
  marketIncome: {
    label: "Income that decides the premium tax credit",
    formula: "tax.medicareIncome + socialSecurity - tax.taxedBenefits.taxable",
    meaning: "Adjusted gross income with tax-exempt interest and all of Social Security.",
    form: "Form 8962, line 3",
    source: { cite: "26 USC 36B(d)(2)(B)", url: "https://www.law.cornell.edu/uscode/text/26/36B" },
  },
  marketplace: part(premiumTaxCreditLines, {
    law: "premiumTaxCredit",
    given: { income: "marketIncome", premium: "insurance", benchmark: "insurance" },
  }),
  premiumCredit: {
    label: "Premium tax credit",
    found: "Zero, because nobody has Marketplace insurance this year, or your plan doesn't count the credit.",
    check: "premiumCredit == 0",
  },
  afterTax: {
    label: "Money for the year, after tax",
    formula:
      "received + requiredTaken + fromCash + fromTaxable + fromTraditional + fromRoth - tax.total + premiumCredit",
  },
  surplus: {
    label: "Not needed, so put into the taxable account",
    formula:
      "max(0, when(wanted === null, afterTax - need, min(afterTax - need, requiredTaken - wanted - oneOff - conversionTax)))",
  },
  paid: { label: "Used this year", formula: "afterTax - surplus" },
  spent: {
    label: "Spent on living expenses",
    formula: "max(0, paid + fromHealth - health - oneOff - savedFromIncome)",
  },
  enough: {
    label: "Least you need",
    formula: "when(wanted === null, need, need - (1 - floorShare) * toLiveOn)",
  },
  missing: { label: "Shortfall", formula: "max(0, enough - paid)" },
  fromSpouse: {
    label: "Withdrawn from your spouse's traditional accounts",
    formula:
      "when(early && !spouseEarly, min(fromTraditional, spouseLeft), when(spouseEarly && !early, max(0, fromTraditional - ownLeft), when(spouseLeft > 0, max(0, fromTraditional - workplaceLeft) * spouseLeft / (ownLeft - workplaceLeft + spouseLeft), 0)))",
    meaning: "It comes from both of you in proportion. If one of you is under 59½, it comes from the other one first.",
  },
  keptOfTaxable: {
    label: "Share of the taxable account that is left",
    formula: "when(before.taxable > 0.005, max(0, 1 - fromTaxable / before.taxable), 1)",
    unit: "rate",
  },
  addedToTaxable: { label: "Put into the taxable account", formula: "surplus + toTaxable" },
  taxedEarnings: {
    label: "Earnings of the taxable account that are already taxed",
    formula: "qualifiedDividends + before.taxable * (1 - stockShare) * bondYield",
  },
  end: part(holdingsLines),
  savingsEnd: {
    label: "Savings at the end of the year",
    formula: "end.traditional + end.spouseTraditional + end.roth + end.taxable + end.health + end.cash",
  },
};

/** The same for a year with Marketplace insurance. */
export const marketplaceYearLines: typeof planYearLines = {
  ...planYearLines,
  premiumCredit: { label: "Premium tax credit", formula: "marketplace.credit", form: "Form 8962, line 24" },
};

/** The retirement calculator's fields. Amounts are per year and in today's dollars unless stated otherwise. */

import { premiumFactor } from "../../engine/retirement/plan/marketplace.ts";
import { choice, count, flag, type InputsOf, list, money, percent } from "../../inputs/fields.ts";
import { month } from "../../inputs/kinds/month.ts";
import { type LinkFormat, withOldStart } from "../../inputs/link.ts";
import { states } from "../../inputs/places.ts";
import type { Given, Givens, Typed } from "../../inputs/typed.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { premiumAgeCurve } from "../../law/retirement/marketplace.ts";
import { atAge, benchmarkPremium, medianSavings, medianWeeklyPay } from "../../law/retirement/typical.ts";
import { livedOn } from "./lived-on.ts";
import { inAccounts, listsAccounts } from "./plan/accounts.ts";

/** The first year of every plan in this version of the page, and the year whose law is known. */
export const FIRST_YEAR = 2027;
export const LAW_YEAR = 2026;

const MOST = 1_000_000_000;
/** Plans begin next year, so the maximum age now is one less. */
const OLDEST = 120;
/** A label that is half a sentence has a separate name for messages and lists. */
type Label = string | readonly [label: string, called: string];
const told = (label: Label, help?: string) => ({
  ...(typeof label === "string" ? { label } : { label: label[0], called: label[1] }),
  ...(help === undefined ? {} : { help }),
});
const amount = (label: Label, start = 0, help?: string, min = 0) =>
  money({ ...told(label, help), start, min, max: MOST });
const age = (label: Label, start: number, help?: string, min = 1, max = OLDEST) =>
  count({ ...told(label, help), start, min, max });
/** An age to claim at, in years and months: "67", or "66 and 10 months". */
const claimAge = (label: Label) => {
  const years = count({
    ...told(label, "A whole age, or with months: 66 and 10 months."),
    start: 67,
    min: 62,
    max: 70,
    parts: true,
  });
  const WITH_MONTHS = /^\s*(\d{2})\s*(?:years?|y|yrs?)?[\s,]*(?:and\s*)?(\d{1,2})\s*(?:months?|m|mo)\.?\s*$/i;
  const inMonths = (value: number) => Math.round(value * 12);
  const parts = (value: number) => [Math.floor(inMonths(value) / 12), inMonths(value) % 12] as const;
  return {
    ...years,
    read(text: string) {
      const [, whole, months] = WITH_MONTHS.exec(text) ?? [];
      const reading = years.read(whole === undefined ? text : String(Number(whole) + Number(months) / 12));
      // Benefits are paid monthly, so 66.5 is 66 and 6 months.
      return "value" in reading ? { ...reading, value: inMonths(reading.value) / 12 } : reading;
    },
    write(value: number) {
      const [whole, months] = parts(value);
      return months === 0 ? String(whole) : `${whole}y ${months}m`;
    },
    show(value: number) {
      const [whole, months] = parts(value);
      return months === 0 ? String(whole) : `${whole} and ${months} ${months === 1 ? "month" : "months"}`;
    },
  };
};
const share = (label: Label, start: number, help?: string, max = 1) => percent({ ...told(label, help), start, max });
const real = (label: Label, start: number, min: number, max: number, help?: string) =>
  percent({ ...told(label, help), start, min, max });

const AS_BEFORE = "As in the years 1871 to 2025.";
/** Averages of the history this page uses; a test recomputes them. */
const averaged = (label: string, start: number, min: number, max: number, help?: string, text = AS_BEFORE) =>
  percent({
    label,
    start,
    min,
    max,
    ...(help === undefined ? {} : { help }),
    from: {
      text,
      source: { cite: "Robert J. Shiller, file of June 2026", url: "https://shillerdata.com" },
    },
  });

const ceilings = [
  { value: "10", label: "the top of the 10% bracket" },
  { value: "12", label: "the top of the 12% bracket" },
  { value: "22", label: "the top of the 22% bracket" },
  { value: "24", label: "the top of the 24% bracket" },
  { value: "32", label: "the top of the 32% bracket" },
  { value: "gains", label: "the top of the 0% capital gains rate" },
  { value: "medicare", label: "the first Medicare surcharge threshold" },
  { value: "credit", label: "the income where the premium tax credit ends" },
] as const;
export type CeilingName = (typeof ceilings)[number]["value"];

const owner = choice({
  label: "Whose is it?",
  start: "you",
  options: [
    { value: "you", label: "Yours" },
    { value: "spouse", label: "Your spouse's" },
  ],
});

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
const earningsRecord = (label: string) =>
  list({
    label,
    one: "year",
    max: 80,
    start: [],
    of: {
      year: count({ label: "Year", start: FIRST_YEAR - 2, min: 1937, max: 2100 }),
      earned: amount("Earnings taxed for Social Security"),
    },
  });
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
const fromPay = { value: "pay", label: "Estimate it from pay" } as const;
const known = { value: "known", label: "I know the amount" } as const;

export const strategyNames = [
  { value: "plan", label: "Spend what I typed, whatever markets do" },
  { value: "constant-dollar-rate", label: "The same withdrawal, raised with prices (the 4% rule)" },
  { value: "constant-nominal", label: "The same dollars every year" },
  { value: "percent", label: "Percent of balance" },
  { value: "one-over-n", label: "One over the years left (1/N)" },
  { value: "variable-percentage", label: "Variable percentage (VPW)" },
  { value: "decision-rules", label: "Guyton-Klinger decision rules" },
  { value: "guardrails", label: "Guardrails" },
  { value: "floor-and-ceiling", label: "Floor and ceiling" },
  { value: "yearly-limits", label: "Vanguard dynamic spending" },
  { value: "ninety-five-percent", label: "95% rule" },
  { value: "amortized", label: "Level payment at a return of 3% (ABW)" },
  { value: "base-plus-extras", label: "Base plus extras" },
  { value: "age-over-twenty", label: "Age divided by 20, in percent" },
  { value: "ratio-variable", label: "Half with the market" },
  { value: "risk-guardrails", label: "Risk-based guardrails" },
  { value: "cape-based", label: "By stock prices (CAPE)" },
  { value: "distribution-table", label: "Required distributions (RMD method)" },
] as const;
export type StrategyName = (typeof strategyNames)[number]["value"];

/** Of a state that the visitor hasn't named: our assumption. */
const STATE_RATE = 0.04;

export const fields = {
  age: age("Your age", 45, "At the end of this year.", 1, OLDEST - 1),
  savings: amount("Savings for retirement", 180_000, "All accounts together: 401(k)s, IRAs, brokerage, HSA, cash."),
  saving: amount(
    ["You save each year", "Yearly saving"],
    12_000,
    "Into all accounts, not counting what your employer adds.",
  ),
  spending: amount(
    ["You want to spend each year in retirement", "Yearly spending in retirement"],
    70_000,
    "After tax, in today's dollars, not counting health costs.",
  ),
  retireAge: age(
    ["You stop working at", "Age you stop working at"],
    67,
    "The year you reach this age is your first year without pay.",
  ),

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
      { value: "random", label: "For as long as you (or either of you) live, based on life expectancy tables" },
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

  couple: flag({ label: "Plan for a married couple", start: false }),
  spouseAge: age("Age of your spouse", 45, undefined, 1, OLDEST - 1),
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
  spousePia: amount("Your spouse's monthly benefit at full retirement age", 1_500),
  spouseClaimAge: claimAge(["Your spouse claims at", "Age your spouse claims at"]),
  spouseSex: sex("Life table for your spouse"),
  spouseTraditional: share("Share of traditional money that is your spouse's", 0.5),
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

  slowAge: age(["Spending slows at", "Age spending slows at"], 75),
  slowShare: share(["to", "Share of full spending then"], 1, "As a share of full spending.", 2),
  lateAge: age(["and again at", "Age it slows at again"], 85),
  lateShare: share(["to", "Share of full spending after that"], 1, "As a share of full spending.", 2),
  mortgage: amount(
    "Yearly mortgage payments",
    0,
    "Principal and interest, which don't rise with prices. You pay them in retirement on top of your spending.",
  ),
  mortgageAge: age(["Paid off when you are", "Your age when the mortgage is paid off"], 70),
  medical: amount("Out-of-pocket health costs, per person", 2_500, "Each year, not counting premiums."),
  giving: amount(
    ["You give to charity from your IRA", "Yearly gifts to charity from an IRA"],
    0,
    "Each year from 70½ on, straight to the charity and on top of your spending. It isn't taxed, and it counts toward required distributions.",
  ),
  premiumBefore: amount(
    "Health insurance before 65, per person",
    9_000,
    "What you'll pay each year at the age you stop working, in today's dollars. Look yours up under “See plans and prices” on HealthCare.gov, or enter what you pay. From then on, we raise it with age, as insurers do.",
  ),
  marketplace: flag({
    label: "Count the Marketplace premium tax credit",
    start: false,
    help: "Above, enter the full yearly price of the second-lowest-cost silver plan for you at the age you stop working. Your income each year decides the credit.",
  }),
  medicarePremium: money({
    label: "Monthly Medicare premiums, per person",
    start: null,
    max: 10_000,
    help: "Everything you pay from 65 on: Part B, a drug plan, Medigap or Medicare Advantage. If you leave it empty, we use Part B, plus the surcharge if your income is high.",
  }),
  oneOffs: list({
    label: "Large costs, and money you receive once",
    one: "event",
    max: 10,
    start: [],
    of: {
      what: choice({
        label: "What is it?",
        start: "cost",
        options: [
          { value: "cost", label: "A large cost" },
          { value: "college", label: "College" },
          { value: "house", label: "Selling your home" },
          { value: "purchase", label: "Buying a home" },
          { value: "money", label: "Other untaxed money, such as an inheritance" },
        ],
      }),
      atAge: age(["At your age", "Your age then"], 70),
      years: count({
        label: "For how many years",
        called: "Number of years",
        start: 1,
        min: 1,
        max: 50,
        suffix: "years",
      }),
      amount: amount(["Each year", "Yearly amount"], 0, "In today's dollars.", -MOST),
      price: amount("Sale price", 0, "In today's dollars."),
      sellingCosts: percent({
        label: "Selling costs",
        start: 0.06,
        max: 1,
        help: "As a share of the price: agents, closing costs and repairs. The 6% is our assumption.",
      }),
      owed: amount("What you still owe on it then", 0, "In today's dollars. It is paid off from the sale price."),
      paidFor: money({
        label: "What you paid for it, including improvements",
        start: null,
        max: MOST,
        help: "If you enter it, we tax the gain above $250,000, or $500,000 for a couple. If you leave it empty, we count no taxable gain.",
      }),
      down: amount("Down payment and closing costs", 0, "In today's dollars, paid from your savings."),
      loan: amount("Loan you take out", 0, "In today's dollars. Enter 0 if you pay cash."),
      loanRate: percent({
        label: "Interest rate on the loan",
        start: currentAverages.fixed30.value,
        max: 0.3,
        usual: [0.01, 0.2],
      }),
      loanYears: count({
        label: "Years to pay it off",
        start: 30,
        min: 1,
        max: 50,
        suffix: "years",
        help: "The payments stay the same in dollars. While you work, your pay covers them and the costs below.",
      }),
      ongoing: amount(
        "Yearly property tax, insurance and upkeep",
        0,
        "In today's dollars, on top of your spending, while you keep the home.",
      ),
      rentSaved: amount(
        "Yearly rent you no longer pay",
        0,
        "If your spending includes rent, we subtract this much from it, but not below zero.",
      ),
      keptTo: age(
        ["You keep it through age", "Age you keep the home through"],
        120,
        "To sell it, add “Selling your home” too.",
      ),
    },
  }),

  pay: amount("Your pay before tax", 85_000, "Now, or in the last year of work."),
  selfEmployed: flag({
    label: "I'm self-employed",
    start: false,
    help: "If you are, enter your net profit as your pay: what is left after business costs, before tax (Schedule C, line 31).",
  }),
  ownPlan: choice({
    label: "Your retirement plan",
    start: "sep",
    options: [
      { value: "sep", label: "SEP-IRA" },
      { value: "solo", label: "Solo 401(k)" },
      { value: "ira", label: "IRA only" },
    ],
    help: "Your plan sets how much you can save before tax. A solo 401(k) usually allows the most.",
  }),
  workedFrom: age(["You have worked since age", "Age you have worked since"], 22),
  benefit: choice({
    label: "Your Social Security",
    start: "pay",
    options: [fromPay, { value: "record", label: "From my earnings record" }, known],
  }),
  record: earningsRecord("Earnings record"),
  pia: amount(
    "Your monthly benefit at full retirement age",
    2_200,
    "From your Social Security Statement, in today's dollars.",
  ),
  piaCounts: choice({
    label: "That amount assumes",
    start: "statement",
    options: [
      { value: "statement", label: "Work up to full retirement age, as the Statement does" },
      { value: "plan", label: "Only the work in this plan" },
    ],
  }),
  claimAge: claimAge(["You claim at", "Age you claim at"]),
  trustFund: flag({
    label: "Plan for a cut when the trust fund runs out",
    start: false,
    help: "This is the trustees' forecast. It isn't law.",
  }),

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
          { value: "fixed pension", label: "Pension that never rises" },
          { value: "rent", label: "Rent after expenses, rising with prices" },
          { value: "work", label: "Part-time job" },
          { value: "self-employment", label: "Gig work: profit after costs, with self-employment tax" },
          { value: "untaxed", label: "Untaxed income" },
        ],
      }),
      owner,
      amount: amount(["Each year", "Yearly amount"], 0),
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
  gainShare: share(["Unrealized gain, as a share of that", "Share of taxable accounts that is unrealized gain"], 0.3),
  health: share(["In health savings accounts", "Share in health savings accounts"], 0),
  cash: share(["In cash, kept separate", "Share in cash"], 0.03),
  afterTax: amount(
    "Contributions you couldn't deduct",
    0,
    "To traditional IRAs: see line 14 of your latest Form 8606. You won't pay tax on that amount again.",
  ),
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
    ["In the 401(k) of the job you leave", "Share in the 401(k) of the job you leave"],
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

  stocks: share(["Stocks while you work", "Share of stocks while you work"], 0.8, "The rest is in bonds."),
  stocksRetired: share(["Stocks in retirement", "Share of stocks in retirement"], 0.6),
  fee: share("Yearly fees", 0.002, "Funds and advisers combined.", 0.1),
  model: choice({
    label: "Test your plan on",
    start: "history",
    options: [
      { value: "history", label: "Every history since 1871" },
      { value: "bootstrap", label: "Random futures made from pieces of history" },
      { value: "random", label: "Random futures around averages I set" },
    ],
  }),
  paths: choice({
    label: "How many random futures",
    start: 1000,
    options: [
      { value: 500, label: "500" },
      { value: 1000, label: "1,000" },
      { value: 4000, label: "4,000" },
    ],
  }),
  seed: count({
    label: "Seed for the random numbers",
    start: 1,
    min: 0,
    max: 999_999,
    help: "The same seed gives everyone the same futures.",
  }),
  blockYears: count({ label: "Average length of a piece of history", start: 10, min: 1, max: 50, suffix: "years" }),
  stockMean: averaged(
    "Average stock return, above inflation",
    0.086,
    -0.2,
    0.3,
    "The arithmetic mean of yearly returns.",
    `${AS_BEFORE} Many forecasters expect lower returns when stocks are expensive.`,
  ),
  stockDeviation: averaged("Standard deviation of stocks", 0.177, 0, 1),
  bondMean: averaged("Average bond return, above inflation", 0.028, -0.2, 0.3),
  bondDeviation: averaged("Standard deviation of bonds", 0.089, 0, 1),
  correlation: averaged("Correlation of the two", 0.18, -1, 1),
  inflation: averaged("Average inflation", 0.023, -0.1, 0.3),
  cashReturn: real("Cash return, above inflation", 0, -0.2, 0.1),
  dividendYield: share("Stock dividends", 0.015, undefined, 0.2),
  bondYield: share("Bond interest", 0.04, undefined, 0.3),

  strategy: choice({ label: "How you decide what to spend", start: "plan", options: strategyNames }),
  firstRate: percent({
    label: "First withdrawal as a share of savings",
    start: null,
    max: 1,
    help: "Leave it empty to start from the spending you entered. For the 4% rule as published, enter 4.",
  }),
  floorShare: percent({
    label: "The least you could live on",
    called: "Least share you could live on",
    start: 0.7,
    max: 1,
    from: {
      text: "Housing, food and transportation are 62% of what people 55 and older spend, or 70% if you leave out health care.",
      source: { cite: "BLS, Consumer Expenditure Survey 2023", url: "https://www.bls.gov/cex/" },
    },
  }),
  order: choice({
    label: "Which accounts to use first",
    start: "conventional",
    options: [
      { value: "conventional", label: "Taxable, then traditional, then Roth" },
      { value: "proportional", label: "Some from every account" },
      { value: "fill", label: "Traditional up to a set income, then taxable, then Roth" },
    ],
  }),
  fillTo: choice({
    label: "Use traditional money up to",
    called: "Traditional money is used up to",
    start: "12",
    options: ceilings,
  }),
  convert: flag({ label: "Convert traditional money to Roth", start: false }),
  convertTo: choice({ label: "up to", called: "Conversions go up to", start: "12", options: ceilings }),
  convertFrom: age(["from your age", "Your age when conversions begin"], 60),
  convertThrough: age(["through your age", "Your age when conversions end"], 72),
  convertPays: choice({
    label: "Pay the tax on it from",
    called: "Tax on conversions is paid from",
    start: "outside",
    options: [
      { value: "outside", label: "cash and taxable savings only" },
      { value: "traditional", label: "traditional savings too, once those run out" },
    ],
    help: "If traditional savings may pay it too, you can convert in more years, but less reaches the Roth account. Before 59½, you also owe the 10% tax on what you take out to pay it.",
  }),
  state: choice({
    label: "State income tax",
    start: "flat",
    options: [{ value: "flat", label: `At a flat rate (${100 * STATE_RATE}% unless you change it)` }, ...states],
    help: "We figure the state's own return for each year of the plan.",
  }),
  stateRate: share(
    "Flat rate",
    STATE_RATE,
    "On income other than Social Security, after the federal standard deduction.",
    0.15,
  ),

  heirsRate: share(
    ["Tax rate your heirs pay", "Tax rate your heirs pay"],
    0.22,
    "Federal and state together, on the traditional accounts and health savings you leave them.",
  ),
  elsewhere: choice({
    label: "Compare with living in",
    start: "none",
    options: [{ value: "none", label: "no other state" }, ...states],
  }),
  claimDiscount: share(
    ["Discount rate", "Discount rate"],
    0.02,
    "We use it to figure what your benefits are worth today.",
    0.2,
  ),
  dollars: choice({
    label: "Show amounts in",
    start: "today",
    options: [
      { value: "today", label: "today's dollars" },
      { value: "then", label: "each year's dollars" },
    ],
  }),
  target: share("Chance of success you want", 0.9, "The searches below use it."),
};
export type Inputs = InputsOf<typeof fields>;

export const linkFormat: LinkFormat = {
  version: 6,
  // In version 1, an added event or income started with its own amount.
  migrations: {
    1: (typed) => withOldStart(withOldStart(typed, "oneOffs", "amount", "20000"), "streams", "amount", "12000"),
    // In version 2, savings, spending and pay didn't follow the age, and a spouse's age didn't follow the visitor's;
    // spending rules started with 4% of savings, with a floor of 65% of the typed spending.
    2: (typed) => ({
      savings: "180000",
      spending: "70000",
      pay: "85000",
      ...(typed.couple === "yes" && { spouseAge: "45" }),
      ...((typed.strategy ?? "plan") !== "plan" && { firstRate: "4", floorShare: "65" }),
      ...typed,
    }),
    // In version 3, a pension went on in full after a death, a spouse stopped work at 67, and conversions began at 60.
    3: (typed) => ({
      ...(typed.convert === "yes" && { convertFrom: "60", convertThrough: "72" }),
      ...(typed.couple === "yes" && { spouseRetireAge: "67" }),
      ...withOldStart(typed, "streams", "survivor", "100"),
      // What was left from selling a house was typed as one amount.
      ...Object.fromEntries(
        Object.entries(typed).map(([name, text]) => [
          name,
          /^oneOffs\.\d+\.what$/.test(name) && text === "house" ? "money" : text,
        ]),
      ),
    }),
    // In version 4, a home was bought with one amount of cash. One bought over several years is a cost of each.
    4: (typed) =>
      Object.fromEntries(
        Object.entries(typed).map(([name, text]) => {
          const [, at, own] = name.split(".");
          if (typed[`oneOffs.${at}.what`] !== "purchase") return [name, text];
          const once = Number(typed[`oneOffs.${at}.years`] ?? 1) === 1;
          if (own === "amount" && once) return [`oneOffs.${at}.down`, text];
          return [name, own === "what" && !once ? "cost" : text];
        }),
      ),
    // In version 5, health insurance before 65 cost 9,000 at every age.
    5: (typed) => ({ premiumBefore: "9000", ...typed }),
  },
};

/** The average benchmark plan at the age of the first year without pay, whose premium goes by the age before. */
export const premiumAt = (age: number) => {
  const { monthly, age: known } = benchmarkPremium;
  const at = premiumFactor(age - 1, premiumAgeCurve) / premiumFactor(known, premiumAgeCurve);
  return Math.round((12 * monthly * at) / 100) * 100;
};

/** A year of weekly pay, rounded to hundreds. */
const aYear = (weekly: number) => Math.round((weekly * 52) / 100) * 100;

/**
 * What follows from the age until it is typed: the birth month, what people of that age have and earn, and a spouse's
 * age.
 */
export const givenBy = (inputs: Inputs, typed: Typed): Givens => ({
  ...givenByAge(inputs),
  spending: spendingOf(inputs, typed),
});

/**
 * About what the household lives on today, down to the thousand. Until something earned is typed, we use the median
 * pay; whoever has stopped working doesn't save anymore.
 */
function spendingOf(inputs: Inputs, typed: Typed): Given {
  const { age, pay, selfEmployed, couple, spousePay, retireAge, saving, streams } = inputs;
  const earnedIn = (kind: "work" | "self-employment") =>
    streams.reduce(
      (sum, one) => sum + (one.kind === kind && one.fromAge <= age + 1 && age <= one.throughAge ? one.amount : 0),
      0,
    );
  const gigs = earnedIn("self-employment");
  const others = earnedIn("work") + (couple ? spousePay : 0);
  const isMedian = typed.pay === undefined || pay + gigs + others === 0;
  const own = isMedian ? aYear(atAge(medianWeeklyPay, age)) : pay;
  const profit = gigs + (selfEmployed ? own : 0);
  const left = livedOn({
    pay: others + (selfEmployed ? 0 : own),
    profit,
    couple,
    saved: age < retireAge ? saving : 0,
  });
  const whose =
    couple && spousePay > 0
      ? "what you two earn"
      : isMedian
        ? "the median pay at your age"
        : profit > 0
          ? "what you earn"
          : "your pay";
  return {
    text: fields.spending.show(1000 * Math.floor(left / 1000)),
    from: { text: `about what is left of ${whose} today, after tax and saving` },
  };
}

/** Conversions usually end when required distributions begin, at 73 or 75. */
const LAST_BEFORE_DISTRIBUTIONS = 72;

const averageRate: Given = {
  text: fields.oneOffs.of.loanRate.show(currentAverages.fixed30.value),
  from: {
    text: `the average of 30-year fixed mortgages, ${currentAverages.fixed30.source.period}`,
    source: currentAverages.fixed30.source,
    dated: true,
  },
};

const givenByAge = ({
  age,
  couple,
  savings,
  saving,
  spouseSavings,
  retireAge,
  accounts,
  equal,
  convert,
  convertFrom,
  oneOffs,
  selfEmployed,
  ownPlan,
}: Inputs): Givens => ({
  ...Object.fromEntries(
    oneOffs.flatMap(({ what, loan }, i) =>
      what === "purchase" && loan > 0 ? [[`oneOffs.${i}.loanRate`, averageRate]] : [],
    ),
  ),
  ...(convert && {
    convertFrom: { text: String(Math.max(age + 1, retireAge)), from: { text: "when you stop working" } },
    convertThrough: {
      text: String(Math.max(age + 1, retireAge, convertFrom, LAST_BEFORE_DISTRIBUTIONS)),
      from: { text: "until required distributions are near" },
    },
  }),
  ...(equal && {
    equalFrom: { text: String(Math.max(age + 1, retireAge)), from: { text: "when you stop working" } },
  }),
  savings: listsAccounts({ accounts })
    ? { text: fields.savings.show(inAccounts({ accounts })), from: { text: "the total of the accounts you listed" } }
    : {
        text: fields.savings.show(atAge(medianSavings, age)),
        from: {
          text: "the median for people your age who have retirement accounts",
          source: medianSavings.source,
          dated: true,
        },
      },
  pay: {
    text: fields.pay.show(aYear(atAge(medianWeeklyPay, age))),
    from: {
      text: "the median for people your age who work full time",
      source: medianWeeklyPay.source,
      dated: true,
    },
  },
  // Not in links, unlike other published figures: it would stop following the age.
  premiumBefore: {
    text: fields.premiumBefore.show(premiumAt(Math.max(age + 1, retireAge))),
    from: {
      text: "the average price in 2026 of a benchmark silver plan at the age you stop working",
      source: benchmarkPremium.source,
    },
  },
  ...(saving === 0 && { match: { text: "0", from: { text: "you save nothing that it could match" } } }),
  ...(selfEmployed && {
    match: { text: "0", from: { text: "you are your own employer" } },
    ...(ownPlan === "sep" && { rothSaving: { text: "0", from: { text: "a SEP is a traditional account" } } }),
  }),
  spouseAge: { text: String(age), from: { text: "the same as yours, until you change it" } },
  ...(couple && {
    spouseRetireAge: { text: String(retireAge), from: { text: "the same as yours, until you change it" } },
  }),
  ...(spouseSavings > 0 && {
    spouseTraditional: {
      text: String(Math.round((1000 * spouseSavings) / (savings + spouseSavings)) / 10),
      from: { text: "from what each of you has saved" },
    },
  }),
  born: {
    text: `${FIRST_YEAR - 1 - age}-06`,
    from: { text: "from your age" },
  },
});

/** Opens one year of a plan: every number with its formula, based on the plan, the market and the year before. */

import { usc26 } from "../../cite.ts";
import {
  asInput,
  asLine,
  explain,
  explainOne,
  type Known,
  type Scope,
  type Source,
  type Step,
  type Unit,
} from "../../worksheet.ts";
import type { Now, Strategy } from "../strategies.ts";
import { gigScope } from "../taxes/self-employed-year.ts";
import { yearTaxAssumptions } from "../taxes/year-tax.lines.ts";
import type { OpenedYear } from "./follow.ts";
import type { Assumptions } from "./income-and-costs.ts";
import { FIXED_IN_DOLLARS } from "./law-in-year.ts";
import type { YearTerms } from "./schedule.ts";
import type { Holdings } from "./terms.ts";
import { marketplaceYearLines, planYearLines } from "./year.lines.ts";

type Named = readonly [label: string, unit?: Unit];
const TERMS: Readonly<Record<string, Named>> = {
  livesOnPay: ["Your pay covers your spending this year", "flag"],
  seniors: ["People 65 or older", "count"],
  medicareMonths: ["Months on Medicare, for two people added up", "months"],
  wages: ["Pay"],
  profit: ["Net profit of gigs"],
  ownWages: ["Your own pay"],
  intoOwnPlan: ["Saved before tax into your SEP or solo 401(k)"],
  payrollTax: ["Social Security and Medicare tax on that pay"],
  risingPension: ["Pensions that rise with prices, including a survivor's share"],
  fixedPension: ["Pensions not tied to prices, including a survivor's share, in dollars of the year"],
  rent: ["Rent"],
  untaxedIncome: ["Untaxed income"],
  socialSecurity: ["Social Security"],
  spending: ["Spending you want in this phase of life"],
  mortgage: ["Mortgage payments, in dollars of the year"],
  oneOff: ["Large costs this year, including a TIPS ladder you buy, less money you receive once"],
  homePrice: ["Price of the home you sell, after selling costs"],
  homePaid: ["What you paid for that home, including improvements"],
  homeExclusion: ["Gain from selling your home that isn't taxed"],
  loanTaken: ["Home loan you take out this year"],
  loanRate: ["Interest rate on that loan", "rate"],
  loanMonths: ["Months until it is paid off", "months"],
  loanDue: ["A year of payments on the loan is due", "flag"],
  homeCosts: ["Other yearly costs of the home you buy, less the rent you no longer pay"],
  healthCosts: ["Out-of-pocket health costs"],
  insurance: ["Health insurance until the month of turning 65"],
  premiumsTyped: ["Yearly Medicare premiums, as you entered them"],
  savedFromIncome: ["Saved from the year's income"],
  toTraditional: ["Saved into your traditional accounts"],
  toSpouse: ["Saved into your spouse's traditional accounts"],
  toRoth: ["Saved into Roth accounts"],
  toTaxable: ["Saved into the taxable account"],
  toHealth: ["Saved into health savings"],
  adjustments: ["Contributions that lower taxable income"],
  divisor: ["Distribution period in the table for your age", "years"],
  spouseDivisor: ["Distribution period for your spouse's age", "years"],
  annuityPrice: ["Price of the annuity you buy this year"],
  annuityRate: ["What each dollar of the annuity's price pays a year", "rate"],
  annuityPays: ["The annuity pays this year", "flag"],
  annuityRaise: ["Yearly raise of the annuity", "rate"],
  ladderPrice: ["Price of the TIPS ladder you buy this year"],
  ladderRate: ["What each dollar of the ladder's price pays a year", "rate"],
  ladderPays: ["The TIPS ladder pays this year", "flag"],
  ladderPretax: ["You hold the ladder in traditional accounts", "flag"],
  ladderWorth: ["What the ladder is worth after this year's payment, for each dollar it pays a year", "count"],
  ladderYield: ["The ladder's yield above inflation", "rate"],
  joint: ["The two of you file a joint return", "flag"],
  giving: ["You give to charity from your IRA"],
  givingLimit: ["The most you may give this way this year without tax"],
  spouseGivingLimit: ["The most your spouse may give this way"],
  early: ["Your traditional money counts as taken before 59½", "flag"],
  spouseEarly: ["Your spouse's traditional money counts as taken before 59½", "flag"],
  allEarly: ["Roth money counts as taken before 59½", "flag"],
  fromWorkplace: ["You may take money from the plan at the job you left at 55 or later", "flag"],
  leavesWorkplace: ["That plan's share of your traditional money, in the first such year", "rate"],
  paysOut: ["Equal payments are due", "flag"],
  paymentPeriod: ["Your life expectancy by the Single Life Table, in the first year of payments", "years"],
  paymentRate: ["Interest rate of the equal payments", "rate"],
  paymentShare: ["Share of your traditional money that the payments come from", "rate"],
  contributionsKnown: ["You entered your Roth contributions, or you convert", "flag"],
  rothFirst: ["Roth contributions come before traditional money", "flag"],
  conversionPaysTax: ["Traditional money may pay the tax on a conversion", "flag"],
  stockShare: ["Share of stocks this year", "rate"],
};
/** Which of those are the law's. */
const DISTRIBUTION_PERIODS: Source = {
  cite: "26 CFR 1.401(a)(9)-9(c) and (d)",
  url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9",
};
const SET_BY_LAW: Readonly<Record<string, Source>> = {
  divisor: DISTRIBUTION_PERIODS,
  spouseDivisor: DISTRIBUTION_PERIODS,
  homeExclusion: usc26("121", "(b)"),
  givingLimit: usc26("408", "(d)(8)"),
  spouseGivingLimit: usc26("408", "(d)(8)"),
  paymentPeriod: {
    cite: "26 CFR 1.401(a)(9)-9(b)",
    url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9",
  },
};
const COVERAGE: Readonly<Record<string, Named>> = {
  povertyLine: ["Poverty line for your household"],
  monthsCovered: ["Months covered", "months"],
  eligibleBelowPovertyLine: ["You keep the credit with income below the poverty line", "flag"],
};
const POVERTY: Source = {
  cite: "HHS poverty guidelines",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
};
const ASSUMPTIONS: Readonly<Record<string, Named>> = {
  fee: ["Yearly fees", "rate"],
  cashReturn: ["Real return on cash", "rate"],
  dividendYield: ["Stock dividends", "rate"],
  bondYield: ["Bond interest", "rate"],
  stateRate: ["State income tax", "rate"],
  floorShare: ["Smallest share of spending that is enough", "rate"],
};
const MARKET: Readonly<Record<string, Named>> = {
  stockReturn: ["Stock return this year", "rate"],
  bondReturn: ["Bond return this year", "rate"],
  rise: ["Inflation this year", "rate"],
};
const BEFORE: Readonly<Record<keyof Holdings, Named>> = {
  traditional: ["Traditional accounts at the end of the year before"],
  spouseTraditional: ["Your spouse's traditional accounts at the end of the year before"],
  roth: ["Roth accounts at the end of the year before"],
  taxable: ["Taxable account at the end of the year before"],
  basis: ["Cost basis of the taxable account, partly stepped up after a first death"],
  health: ["Health savings at the end of the year before"],
  cash: ["Cash at the end of the year before"],
  workplace: ["Money in the plan at the job you left, at the end of the year before"],
  payingOut: ["Account for equal payments at the end of the year before"],
  equalPayment: ["Equal payment, in its first year's dollars"],
  rothContributions: ["Roth contributions left, with conversions five years old"],
  converted1: ["Converted the year before"],
  converted2: ["What is left of the conversion two years before"],
  converted3: ["What is left of the conversion three years before"],
  converted4: ["What is left of the conversion four years before"],
  afterTax: ["Contributions you already paid tax on"],
  annuity: ["Yearly payment of the annuity you have, in today's dollars"],
  ladder: ["Yearly payment of the TIPS ladder you have"],
  homeLoan: ["A year of payments on the loan for a home you bought"],
  prices: ["Prices at the end of the year before", "count"],
  medicareIncome: ["Income from the year before, for Medicare"],
  medicareIncomeBefore: ["Income from two years before, for Medicare, in that year's dollars"],
};

function known(
  kind: Known["kind"],
  names: Readonly<Record<string, Named>>,
  values: object,
  prefix = "",
  source?: Source,
): Scope {
  const scope: Record<string, Known> = {};
  for (const [name, [label, unit = "usd"]] of Object.entries(names))
    scope[prefix + name] = {
      kind,
      name: kind === "input" ? "" : prefix + name,
      label,
      unit,
      value: (values as Record<string, number | boolean | null>)[name] ?? null,
      ...(source ? { source } : {}),
    };
  return scope;
}

/** A year's terms; those that the law sets, in the years in which they apply, with their source. */
function termsIn(terms: YearTerms): Scope {
  const scope: Record<string, Known> = { ...known("input", TERMS, terms) };
  for (const [name, source] of Object.entries(SET_BY_LAW)) {
    const term = scope[name] as Known;
    if (term.value) scope[name] = { ...term, kind: "figure", name, source };
  }
  return scope;
}

/** The law in force that year, in today's dollars: fixed dollar amounts are divided by the price level. */
function lawThen(law: Scope, { terms, before }: OpenedYear, seniorDeductionLastYear: number): Scope {
  const then: Record<string, Known> = { ...law };
  for (const name of FIXED_IN_DOLLARS) {
    const figure = law[name];
    if (figure === undefined || typeof figure.value !== "number") continue;
    const ended = name === "senior.perPerson" && terms.year > seniorDeductionLastYear;
    then[name] = {
      ...figure,
      label: `${figure.label} (${ended ? "no longer in force" : "doesn't rise with prices; in today's dollars"})`,
      value: ended ? 0 : figure.value / before.prices,
    };
  }
  return then;
}

/** What a strategy sees, by the names its formulas use. */
function lookScope(look: Now): Scope {
  return {
    ...known(
      "line",
      {
        year: ["Years since the first withdrawal", "years"],
        yearsLeft: ["Years left, including this one", "years"],
        balance: ["Savings at the start of the year, in dollars of the year"],
        inflation: ["Inflation over the year before", "rate"],
        stockShare: ["Share of stocks before rebalancing", "rate"],
        cape: ["Stock prices divided by ten years' average earnings", "count"],
        prices: ["Prices compared with the start of the plan", "count"],
      },
      look,
    ),
    ...known(
      "line",
      {
        balance: ["Savings before the first withdrawal"],
        left: ["Savings after the first withdrawal"],
        prices: ["Prices then", "count"],
      },
      look.first,
      "first.",
    ),
    ...known(
      "line",
      {
        wanted: ["Wanted the year before"],
        left: ["Left after that withdrawal"],
        prices: ["Prices the year before", "count"],
      },
      look.before,
      "before.",
    ),
  };
}

/** The strategy's rule in this year: what it wants from savings, in dollars of the year, and how it gets there. */
export function strategySteps(
  { look, before }: Pick<OpenedYear, "look" | "before">,
  strategy: Strategy | null,
): { steps: Step[]; wanted?: Known } {
  if (strategy === null || look === null) return { steps: [] };
  const rule = strategy.wants(look);
  const steps = explain(
    rule,
    strategy.lines,
    { ...lookScope(look), ...(strategy.settingsAt?.(look) ?? strategy.settings) },
    "rule.",
  );
  const last = steps.find(({ name }) => name === "rule.wanted");
  if (last === undefined) return { steps: [] };
  const wanted = explainOne(
    "wanted",
    Math.max(0, Math.min(rule.wanted, look.balance)) / before.prices,
    {
      label: "What the rule takes from savings for you to live on, in today's dollars",
      formula: "max(0, min(rule.wanted, balance)) / before.prices",
    },
    {
      "rule.wanted": last,
      balance: asLine("", "Savings at the start of the year, in dollars of the year", look.balance),
      "before.prices": asLine("", "Prices compared with the start of the plan", before.prices, "count"),
    },
  );
  return { steps: [...steps, wanted], wanted };
}

/** The steps of a year. `law` holds the return's figures, and Medicare's as `medicare.…`. */
export function stepsOfPlanYear(
  seen: OpenedYear,
  assumptions: Assumptions & { readonly strategy: Strategy | null },
  law: Scope,
  seniorDeductionLastYear: number,
  market?: Source,
): Step[] {
  const { terms, before, wanted, year } = seen;
  const rule = strategySteps(seen, assumptions.strategy);
  const steps = explain(year, terms.marketplace === null ? planYearLines : marketplaceYearLines, {
    ...lawThen(law, seen, seniorDeductionLastYear),
    ...yearTaxAssumptions,
    ...gigScope(terms.profit),
    ...termsIn(terms),
    ...known("input", ASSUMPTIONS, assumptions),
    ...known("figure", MARKET, seen.market, "", market),
    ...known("line", BEFORE, before, "before."),
    wanted: rule.wanted ?? asLine("wanted", "What the rule takes from savings", wanted),
    ...known("figure", COVERAGE, terms.marketplace?.coverage ?? {}, "", POVERTY),
    separateTogether: asInput("", "A separate return", false),
    taxExemptInterest: asInput("", "Tax-exempt interest", 0),
  });
  return [...rule.steps, ...steps];
}

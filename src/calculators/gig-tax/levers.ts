/** What moves the result: each lever is one thing changed and the whole year worked out again. */
import { inDollars } from "../../ui/format.ts";
import { planLimits } from "./household-of.ts";
import type { Inputs } from "./inputs.ts";
import { taxWith, type Year, yearOf } from "./year.ts";

const STEP = 1000;

export interface Lever {
  readonly name: string;
  readonly label: string;
  /** How much less tax for the year, in dollars; negative if it costs. */
  readonly saves: number;
  readonly note: string;
  /** The texts that put it into the form. */
  readonly texts: Readonly<Record<string, string>>;
}

const taxOf = (year: Pick<Year, "result">) => year.result.taxAfterRefundableCredits;

/** Levers that this household has, by effect. */
export function leversOf(inputs: Inputs, year: Year): Lever[] {
  const exact = { ...inputs, printedTables: false };
  const now = taxOf(yearOf(exact));
  const saved = (change: Partial<Inputs>) => now - taxOf(yearOf({ ...exact, ...change }));
  const levers: Lever[] = [];
  const limits = planLimits(inputs, year.household.filer, year.law);

  const kind = inputs.plan === "none" ? "solo" : inputs.plan;
  const room = limits[kind].most - inputs.planContribution;
  if (room >= STEP) {
    const planContribution = inputs.planContribution + STEP;
    const names = { sep: "your SEP-IRA", solo: "a solo 401(k)", simple: "your SIMPLE IRA" };
    levers.push({
      name: "plan",
      label: `${inDollars(STEP)} more into ${names[kind]}`,
      saves: saved({ plan: kind, planContribution }),
      note: `You could put in ${inDollars(limits[kind].most)} in all.`,
      texts: { plan: kind, planContribution: String(planContribution) },
    });
  }
  levers.push({
    name: "ira",
    label: `${inDollars(STEP)} more into a traditional IRA`,
    saves: saved({ ira: inputs.ira + STEP }),
    note: "You have until April 15 of next year.",
    texts: { ira: String(inputs.ira + STEP) },
  });
  if (inputs.hsaCoverage !== "none")
    levers.push({
      name: "hsa",
      label: `${inDollars(STEP)} more into a health savings account`,
      saves: saved({ hsa: inputs.hsa + STEP }),
      note: "It lowers income tax, not self-employment tax.",
      texts: { hsa: String(inputs.hsa + STEP) },
    });
  const [first] = inputs.gigs;
  if (first) {
    const more = first.milesJulyToDecember + STEP;
    levers.push({
      name: "miles",
      label: "1,000 more miles in your log, July to December",
      saves: saved({ gigs: [{ ...first, milesJulyToDecember: more }, ...inputs.gigs.slice(1)] }),
      note: "Only miles really driven for work, with date, place and purpose. Miles between jobs with the app on count; the way from home mostly does not.",
      texts: { "gigs.0.milesJulyToDecember": String(more) },
    });
  }
  return levers.filter(({ saves }) => Math.abs(saves) >= 0.5).sort((a, b) => b.saves - a.saves);
}

/** By the mile and by actual costs, for each gig with a car. */
export const carsOf = ({ businesses }: Year) =>
  businesses.flatMap(({ sheet }, i) => {
    const { standard, actual, larger } = sheet.carBothWays;
    return standard > 0 || actual > 0 ? [{ gig: i, standard, actual, larger }] : [];
  });

export interface NextDollars {
  readonly costs: number;
  readonly parts: readonly { readonly label: string; readonly amount: number }[];
  readonly cliffs: readonly string[];
}

/** What the next 1,000 dollars of profit cost, part by part, and the cliffs that stand in them. */
export function nextThousand(inputs: Inputs, year: Year): NextDollars {
  const before = taxWith(year, inputs, {});
  const after = taxWith(year, inputs, { moreProfit: STEP });
  const a = before.result;
  const b = after.result;
  const part = (label: string, amount: number) => ({ label, amount });
  const creditOf = (of: typeof before) =>
    of.household.claims.netPremiumTaxCredit - of.household.claims.premiumCreditRepayment;
  const childOf = (of: typeof a) => of.childCredits.nonrefundable + of.childCredits.refundable;
  const premium = creditOf(before) - creditOf(after);
  const parts = [
    part("Self-employment tax", b.selfEmploymentTax - a.selfEmploymentTax),
    part("Income tax", b.regularTax.tax + b.minimumTax.tax - a.regularTax.tax - a.minimumTax.tax),
    part(
      "Additional Medicare and investment income tax",
      b.additionalMedicareTax.tax + b.investmentTax.tax - a.additionalMedicareTax.tax - a.investmentTax.tax,
    ),
    part("Earned income credit lost", a.earnedCredit.credit - b.earnedCredit.credit),
    part("Child credits lost", childOf(a) - childOf(b)),
    part("Premium tax credit lost", premium),
  ].filter(({ amount }) => Math.abs(amount) >= 0.005);
  const costs = b.taxAfterRefundableCredits - a.taxAfterRefundableCredits;
  const rest = costs - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (Math.abs(rest) >= 0.005) parts.push(part("Other credits", rest));

  const cliffs: string[] = [];
  if (premium > STEP)
    cliffs.push("At 400% of the poverty line the whole premium tax credit of 2026 ends with one dollar.");
  if (a.earnedCredit.credit > 0 && b.earnedCredit.credit === 0)
    cliffs.push("The earned income credit ends within this step.");
  if (childOf(a) - childOf(b) >= 50)
    cliffs.push("The child tax credit falls by $50 for each $1,000, or part of it, above its limit.");
  if (a.tipsDeduction.deduction - b.tipsDeduction.deduction >= 100)
    cliffs.push("The deduction for tips falls by $100 for each full $1,000 above its limit.");
  if (b.qualified.deduction < a.qualified.deduction - 1)
    cliffs.push("The deduction for business income shrinks here: taxable income is above its threshold.");
  return { costs, parts, cliffs };
}

export interface RatePoint {
  readonly profit: number;
  readonly rate: number;
}

/** The share of the next dollars that goes to tax, at profits from nothing to twice what it is now. */
export function rateCurve(inputs: Inputs, year: Year, profit: number, points = 60): RatePoint[] {
  const most = Math.max(60_000, Math.ceil((2 * profit) / 10_000) * 10_000);
  const step = most / points;
  const taxAt = (target: number) =>
    taxWith(year, inputs, { moreProfit: target - profit }).result.taxAfterRefundableCredits;
  let before = taxAt(0);
  return Array.from({ length: points }, (_, i) => {
    const at = (i + 1) * step;
    const tax = taxAt(at);
    const rate = (tax - before) / step;
    before = tax;
    return { profit: at, rate };
  });
}

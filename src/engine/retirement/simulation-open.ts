/** One year of one path, opened: every number of it with its formula, over the market, the plan and the year before. */
import {
  explain,
  type Known,
  type Line,
  type Lines,
  part,
  type Scope,
  type Source,
  type Step,
  type Unit,
} from "../worksheet.ts";
import type { Futures } from "./market.ts";
import { live, type YearSeen } from "./simulation.ts";
import { type Plan, planByYear } from "./simulation-plan.ts";
import { onePath } from "./simulation-results.ts";
import { termsOf, Walk } from "./simulation-walk.ts";
import { type YearOfSavings, yearOfSavings, yearOfSavingsLines } from "./simulation-year.ts";
import type { Wanted } from "./strategies.ts";

export interface OpenedYear extends YearOfSavings {
  readonly prices: number;
  readonly balance: number;
  /** The strategy's own worksheet; left out in working years. */
  readonly rule?: Wanted;
  readonly wanted: number;
  readonly income: number;
  /** The end in today's dollars. */
  readonly endToday: number;
}

/** Year `t` (from 0) of a path: its worksheet, and on request its steps. `source` says where the returns come from. */
export function openYear(plan: Plan, futures: Futures, path: number, t: number, source?: Source) {
  if (plan.mayOwe) throw new Error("A year can be opened only of a plan that may not owe");
  const single = onePath(futures, path);
  const walk = new Walk(planByYear(plan, single), single);
  const before = t > 0 ? yearsBefore(walk, plan, t) : undefined;
  walk.enter(t);
  const worksheet = sheetOf(walk, plan);
  const scope = { ...planScope(walk, plan), ...marketScope(walk, source), ...pastScope(walk, before) };
  const steps = (): Step[] => explain(worksheet, linesOf(walk, plan), { ...scope, ...plan.strategy.settings });
  return { worksheet, scope, steps };
}

/** Lives through the years before `t`; gives the worksheet of the last of them. */
function yearsBefore(walk: Walk, plan: Plan, t: number): OpenedYear {
  const column = () => new Float64Array(1);
  const seen: YearSeen = { t: 0, balances: column(), spending: column() };
  const outcome = { paths: 1, years: t, ends: seen.balances, failedYear: new Uint16Array(1), unpaid: column() };
  for (let year = 0; ; year++) {
    walk.enter(year);
    const sheet = year === t - 1 ? sheetOf(walk, plan) : undefined;
    live(plan.strategy, walk, seen, outcome);
    if (sheet) return sheet;
  }
}

const returnsOf = ({ futures: { stockReturn, bondReturn, cashReturn, inflation }, t }: Walk) => ({
  stockReturn: stockReturn[t] as number,
  bondReturn: bondReturn[t] as number,
  cashReturn: cashReturn === null ? 0 : (cashReturn[t] as number),
  rise: inflation === null ? 0 : (inflation[t] as number),
});

function sheetOf(walk: Walk, { strategy }: Plan): OpenedYear {
  const { plan, balance, prices, t } = walk;
  const rule = walk.year >= 0 ? strategy.wants(walk) : undefined;
  const wanted = rule?.wanted ?? 0;
  const income = (plan.income[t] as number) * prices + (plan.nominalIncome[t] as number);
  const { stockReturn, bondReturn, cashReturn, rise } = returnsOf(walk);
  const year = yearOfSavings(balance, wanted, income, termsOf(plan, t), stockReturn, bondReturn, cashReturn);
  const endToday = year.end / (prices * (1 + rise));
  return { prices, balance, ...(rule ? { rule } : {}), wanted, income, ...year, endToday };
}

/** The lines of the year; the first one starts from savings, and the strategy has none of its own in working years. */
function linesOf(walk: Walk, { strategy }: Plan): Lines<OpenedYear> {
  const first = walk.t === 0;
  const prices: Line = {
    label: "Prices since the start of the plan",
    formula: first ? "1" : "before.prices * (1 + inflation)",
    unit: "count",
  };
  const balance: Line = { label: "Savings at the start of the year", formula: first ? "savings" : "before.end" };
  const wanted: Line =
    walk.year < 0
      ? { label: "Wanted from savings while working", formula: "0" }
      : { label: "Wanted by the strategy", formula: "rule.wanted" };
  return {
    prices,
    balance,
    rule: part(strategy.lines),
    wanted,
    income: { label: "Other money of the year", formula: "incomeToday * prices + nominalIncome" },
    ...yearOfSavingsLines,
    endToday: { label: "The same in today's dollars", formula: "end / (prices * (1 + rise))" },
  };
}

const knownAs =
  (kind: Known["kind"], source?: Source) =>
  (given: Readonly<Record<string, readonly [value: number, label: string, unit?: Unit]>>): Scope =>
    Object.fromEntries(
      Object.entries(given).map(([name, [value, label, unit = "usd"]]): [string, Known] => [
        name,
        { kind, name, label, value, unit, ...(source ? { source } : {}) },
      ]),
    );

function planScope(walk: Walk, { savings }: Plan): Scope {
  const { plan, t, year, yearsLeft } = walk;
  const { stockTarget, bondTarget, fee } = termsOf(plan, t);
  return knownAs("input")({
    savings: [savings, "Savings at the start of the plan"],
    year: [year, "Years since the first withdrawal", "years"],
    yearsLeft: [yearsLeft, "Years left, this one included", "years"],
    stockTarget: [stockTarget, "Share of stocks aimed at", "rate"],
    bondTarget: [bondTarget, "Share of bonds aimed at", "rate"],
    fee: [fee, "Yearly fee", "rate"],
    incomeToday: [plan.income[t] as number, "Other money of the year, in today's dollars"],
    nominalIncome: [plan.nominalIncome[t] as number, "Other money of the year that does not rise with prices"],
  });
}

function marketScope(walk: Walk, source?: Source): Scope {
  const { stockReturn, bondReturn, cashReturn, rise } = returnsOf(walk);
  return knownAs(
    "figure",
    source,
  )({
    stockReturn: [stockReturn, "Return of stocks this year", "rate"],
    bondReturn: [bondReturn, "Return of bonds this year", "rate"],
    cashReturn: [cashReturn, "Return of cash this year", "rate"],
    rise: [rise, "Rise of prices this year", "rate"],
    inflation: [walk.inflation, "Rise of prices over the year before", "rate"],
    ...(Number.isNaN(walk.cape) ? {} : { cape: [walk.cape, "Price of stocks over ten years' earnings", "count"] }),
  });
}

function pastScope(walk: Walk, before: OpenedYear | undefined): Scope {
  const { first } = walk;
  return knownAs("line")({
    stockShare: [walk.stockShare, "Share of stocks before rebalancing", "rate"],
    "first.balance": [first.balance, "Savings before the first withdrawal"],
    "first.left": [first.left, "Savings after the first withdrawal"],
    "first.prices": [first.prices, "Prices at the first withdrawal", "count"],
    "before.wanted": [walk.before.wanted, "Wanted the year before"],
    "before.left": [walk.before.left, "Left after the withdrawal of the year before"],
    "before.prices": [walk.before.prices, "Prices the year before", "count"],
    ...(before ? { "before.end": [before.end, "Savings at the end of the year before"] } : {}),
  });
}

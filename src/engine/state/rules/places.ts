import { type Brackets, entryFor } from "../../brackets.ts";
import { rule } from "../rule.ts";
import { businessReceipts, type Situation } from "../situation.ts";

interface Rate {
  readonly rate: number;
}

/** A rate on what the state taxes. */
export const rateOfTaxableIncome = rule({
  figure: (_, { rate }: Rate, r) => ({ amount: rate * r.taxableIncome }),
  lines: { amount: { label: "Tax on state taxable income", formula: "rate * taxableIncome" } },
});

interface RateTable {
  readonly rates: Brackets;
}
/** One rate on all of the income, chosen by its amount. */
export const rateByTaxableIncome = rule({
  figure: (_, { rates }: RateTable, r) => {
    const rate = entryFor(r.taxableIncome, rates);
    const amount = rate * r.taxableIncome;
    return { rate, amount };
  },
  lines: {
    rate: { label: "Rate by taxable income", formula: "entryFor(taxableIncome, rates)", unit: "rate" },
    amount: { label: "Tax on state taxable income", formula: "rate * taxableIncome" },
  },
  cliff: "Above a limit, a higher rate applies to all of the income.",
});

/** A rate on the state's tax after its credits. */
export const rateOfStateTax = rule({
  figure: (_, { rate }: Rate, r) => ({ amount: rate * Math.max(0, r.stateTax) }),
  lines: { amount: { label: "Surcharge on the state's tax", formula: "rate * max(0, stateTax)" } },
});

/** What each filer's business earned; one filer's loss doesn't lower the other's profit. */
function netProfits({ people }: Situation): number {
  let sum = 0;
  for (const { profit } of people) sum += Math.max(0, profit);
  return sum;
}
const netProfitsLine = {
  label: "Net profits",
  found:
    "The profit of each filer's businesses, with no deduction for self-employment tax, health insurance or a plan.",
  unchecked: "people",
} as const;

/** A rate on net profits only, because wages are taxed where they are paid, through the employer. */
export const rateOfNetProfits = rule({
  figure: (s, { rate }: Rate) => {
    const profits = netProfits(s);
    const amount = rate * profits;
    return { profits, amount };
  },
  lines: { profits: netProfitsLine, amount: { label: "Tax on net profits", formula: "rate * profits" } },
});

/** A rate on residents' wages and net profits. */
export const rateOfEarnings = rule({
  figure: (s, { rate }: Rate) => {
    const profits = netProfits(s);
    const amount = rate * (s.federal.wages + profits);
    return { profits, amount };
  },
  lines: {
    profits: netProfitsLine,
    amount: { label: "Tax on wages and net profits", formula: "rate * (federal.wages + profits)" },
  },
});

/** The same at a rate that the visitor types. */
export const typedRateOfEarnings = rule({
  asksRate: true,
  figure: (s) => {
    const profits = netProfits(s);
    const amount = (s.home.localRate ?? 0) * (s.federal.wages + profits);
    return { profits, amount };
  },
  lines: {
    profits: netProfitsLine,
    amount: { label: "Tax on wages and net profits", formula: "localRate * (federal.wages + profits)" },
  },
});
export const typedRateOfNetProfits = rule({
  asksRate: true,
  figure: (s) => {
    const profits = netProfits(s);
    const amount = (s.home.localRate ?? 0) * profits;
    return { profits, amount };
  },
  lines: { profits: netProfitsLine, amount: { label: "Tax on net profits", formula: "localRate * profits" } },
});
/** A surtax on the state's tax at a rate that the visitor types. */
export const typedRateOfStateTax = rule({
  asksRate: true,
  figure: (s, _: unknown, r) => ({
    amount: (s.home.localRate ?? 0) * r.stateTaxAfterCredits,
  }),
  lines: { amount: { label: "Surtax on the state's tax", formula: "localRate * stateTaxAfterCredits" } },
});

/** A rate on wages: the tax that employers in some cities withhold. */
export const rateOfWages = rule({
  figure: (s, { rate }: Rate) => ({ amount: rate * s.federal.wages }),
  lines: { amount: { label: "Tax on wages", formula: "rate * federal.wages" } },
});

interface Exempt extends Rate {
  readonly exemptEach: number;
}
/** A rate on each filer's self-employment profit above an amount. */
export const rateOfProfitAbove = rule({
  figure: (s, { rate, exemptEach }: Exempt) => {
    let above = 0;
    for (const { profit } of s.people) above += Math.max(0, profit - exemptEach);
    const amount = rate * above;
    return { above, amount };
  },
  lines: {
    above: {
      label: "Profit above the exempt amount",
      found: "For each filer: profit less the exempt amount.",
      unchecked: "people",
    },
    amount: { label: "Self-employment tax of the district", formula: "rate * above" },
  },
});

interface OfReceipts extends Rate {
  readonly least: number;
  readonly most: number;
}
/** A rate on gross receipts, with a minimum and a maximum. */
export const rateOfReceipts = rule({
  figure: (s, { rate, least, most }: OfReceipts) => {
    const atLeast = businessReceipts(s) > 0 ? least : 0;
    const amount = Math.min(most, Math.max(atLeast, rate * businessReceipts(s)));
    return { atLeast, amount };
  },
  lines: {
    atLeast: {
      label: "Minimum tax on a business",
      found: "The minimum tax, if there are receipts.",
      check: "atLeast === 0 || atLeast === least",
    },
    amount: { label: "Tax on gross receipts", formula: "min(most, max(atLeast, rate * businessReceipts))" },
  },
  cliff: "The minimum is due as soon as you have a business.",
});

interface Flat {
  readonly perYear: number;
}
/** A fixed yearly amount for each filer with a business. */
export const flatPerBusiness = rule({
  figure: (s, { perYear }: Flat) => {
    let businesses = 0;
    for (const { profit } of s.people) if (profit > 0) businesses++;
    const amount = perYear * businesses;
    return { businesses, amount };
  },
  lines: {
    businesses: {
      label: "Filers with a business",
      found: "Filers who have a profit.",
      check: "businesses >= 0 && businesses <= filers",
      unit: "count",
    },
    amount: { label: "Tax", formula: "perYear * businesses" },
  },
  cliff: "The fixed amount is due as soon as there is a profit.",
});

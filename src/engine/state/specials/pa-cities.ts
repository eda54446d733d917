import { rule } from "../rule.ts";
import { businessReceipts, type Situation } from "../situation.ts";

interface ReceiptsLaw {
  readonly grossRate: number;
  readonly netRate: number;
}
const netProfits = ({ people }: Situation) => {
  let sum = 0;
  for (const { profit } of people) sum += Math.max(0, profit);
  return sum;
};
/**
 * Philadelphia business income and receipts tax (Philadelphia Code 19-2600): a rate on receipts and one on net income.
 */
export const philadelphiaBusinessTax = rule({
  figure: (s, law: ReceiptsLaw) => {
    const profits = netProfits(s);
    const onReceipts = law.grossRate * businessReceipts(s);
    const onIncome = law.netRate * profits;
    return { profits, onReceipts, onIncome, amount: onReceipts + onIncome };
  },
  lines: {
    profits: { label: "Net profits", found: "The profit of each filer's businesses.", unchecked: "people" },
    onReceipts: { label: "Tax on gross receipts", formula: "grossRate * businessReceipts" },
    onIncome: { label: "Tax on net income", formula: "netRate * profits" },
    amount: { label: "Business income and receipts tax", formula: "onReceipts + onIncome" },
  },
});

interface ProfitsLaw extends ReceiptsLaw {
  readonly rate: number;
  readonly creditedShare: number;
}
/** Philadelphia net profits tax (19-1500), minus a share of the other tax on net income. */
export const philadelphiaNetProfitsTax = rule({
  figure: (s, law: ProfitsLaw) => {
    const profits = netProfits(s);
    const before = law.rate * profits;
    const credit = law.creditedShare * law.netRate * profits;
    return { profits, before, credit, amount: Math.max(0, before - credit) };
  },
  lines: {
    profits: { label: "Net profits", found: "The profit of each filer's businesses.", unchecked: "people" },
    before: { label: "Net profits tax before the credit", formula: "rate * profits" },
    credit: { label: "Credit for tax on net income", formula: "creditedShare * netRate * profits" },
    amount: { label: "Net profits tax", formula: "max(0, before - credit)" },
  },
});

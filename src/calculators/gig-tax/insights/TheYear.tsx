import type { SaversMatch } from "../../../engine/tax/credits/savers-match.ts";
import type { LineName } from "../../../engine/worksheet.ts";
import { SplitBar } from "../../../ui/chart/SplitBar.tsx";
import { inCents, inDollars, inWholePercent } from "../../../ui/format.ts";
import { type Entry, Ledger } from "../../../ui/result/Ledger.tsx";
import type { Answer } from "../answer.ts";
import { countsAsPaid } from "../paying/plan.ts";
import type { Share } from "../state/useStateShare.ts";
import { saversMatchOf } from "../year/savers-match.ts";

/** A summary of the federal return, and where the profit goes. */
export default function TheYear({ answered, share }: { readonly answered: Answer; readonly share: Share }) {
  const extra = typeof share === "string" ? answered.aside : share.aside;
  const shown = parts(answered, extra.tax).filter(({ amount }) => amount >= 0.5);
  const whole = shown.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-label="The year">
      <h2>The whole year {answered.inputs.taxYear}</h2>
      <SplitBar parts={shown} />
      {whole > 0 && (
        <ul className="bar-key small" aria-label="Where the profit goes">
          {shown.map(({ label, color, amount }) => (
            <li key={label}>
              <i className={`swatch ${color}`} aria-hidden="true" />
              <span>{label}</span>: {inDollars(amount)}, {inWholePercent(amount / whole)}
            </li>
          ))}
        </ul>
      )}
      <Ledger label="The year" entries={entries(answered)} />
    </section>
  );
}

/** @param all federal tax, plus state and city tax if known */
const parts = ({ profit, year: { result }, aside, creditLost }: Answer, all: number) => [
  { label: "Kept", color: "green" as const, amount: Math.max(0, profit - Math.max(0, all) - creditLost) },
  {
    label: "Self-employment tax",
    color: "plum" as const,
    amount: Math.max(0, Math.min(result.selfEmploymentTax, aside.tax)),
  },
  { label: "Other federal tax", color: "blue" as const, amount: Math.max(0, aside.tax - result.selfEmploymentTax) },
  { label: "State and local tax", color: "olive" as const, amount: Math.max(0, all - aside.tax) },
  { label: "Marketplace credit you lose", color: "teal" as const, amount: creditLost },
];

type Sheet = Answer["year"]["businesses"][number]["sheet"];
type YearLine =
  | LineName<Answer["year"]["result"]>
  | `gigs.${number}.${LineName<Sheet>}`
  | `match.${LineName<SaversMatch>}`
  | `aside.${LineName<Answer["aside"]>}`
  | "unpaid.left";

function entries(answered: Answer): Entry<YearLine>[] {
  const { year, profit, aside } = answered;
  const { result, businesses } = year;
  const list: Entry<YearLine>[] = [];
  const add = (name: YearLine, label: string, amount: number, more: Partial<Entry<YearLine>> = {}, always = false) => {
    if (always || Math.abs(amount) >= 0.005) list.push({ name, label, amount: inCents(amount), ...more });
  };
  for (const [i, { sheet, form }] of businesses.entries()) {
    const of = businesses.length === 1 ? "" : ` for gig ${i + 1}`;
    const line = (name: LineName<Sheet>) => `gigs.${i + 1}.${name}` as const;
    // The subtraction people know; a rental's form has other lines.
    if (form === "C" && Math.abs(sheet.grossIncome - sheet.netProfit) >= 0.005) {
      add(line("grossIncome"), `What you were paid${of}`, sheet.grossIncome);
      add(line("carByLine.total"), "Car and miles", -sheet.carByLine.total);
      add(line("moreCarsTotal"), "Your other cars", -sheet.moreCarsTotal);
      add(line("expensesTotal"), "Other costs", -sheet.expensesTotal);
      add(line("homeDeduction"), "Workspace at home", -sheet.homeDeduction);
    }
    const name = of === "" ? "Net profit (pay minus costs)" : `Net profit${of}`;
    add(line("netProfit"), name, sheet.netProfit, { kind: "subtotal" }, true);
  }
  add(
    "adjustedGrossIncome",
    "Adjusted gross income",
    result.adjustedGrossIncome,
    { note: "income less half of self-employment tax and other adjustments" },
    true,
  );
  add("qualified.deduction", "Qualified business income deduction", -result.qualified.deduction);
  add("tipsDeduction.deduction", "Deduction for tips", -result.tipsDeduction.deduction);
  add("overtimeDeduction.deduction", "Deduction for overtime", -result.overtimeDeduction.deduction);
  add(
    "taxableIncome",
    "Taxable income",
    result.taxableIncome,
    { note: result.itemizes ? "after itemized deductions" : "after the standard deduction" },
    true,
  );
  const repaid = year.health?.settled.repayment ?? 0;
  add(
    "taxBeforeCredits",
    "Income tax",
    result.taxBeforeCredits,
    { ...(repaid >= 0.5 && { note: `with ${inDollars(repaid)} of Marketplace credit to pay back` }) },
    true,
  );
  add(
    "selfEmploymentTax",
    "Self-employment tax",
    result.selfEmploymentTax,
    { color: "plum", note: "Social Security and Medicare" },
    true,
  );
  add("additionalMedicareTax.tax", "Additional Medicare tax", result.additionalMedicareTax.tax);
  add("investmentTax.tax", "Tax on investment income", result.investmentTax.tax);
  add("earlyWithdrawalTax", "Additional tax on early withdrawals", result.earlyWithdrawalTax);
  add("nonrefundableCredits", "Credits against the tax", -result.nonrefundableCredits);
  add("refundableCredits", "Refundable credits", -result.refundableCredits);
  add(
    "taxAfterRefundableCredits",
    "Federal tax for the year",
    result.taxAfterRefundableCredits,
    { kind: "total" },
    true,
  );
  add(
    "aside.tax",
    `${aside.tax <= -0.005 ? "Change in" : "Extra"} federal tax because of your gig work`,
    aside.tax,
    { note: profit > 0 && aside.tax >= 0 ? `${inWholePercent(aside.averageRate)} of profit` : undefined },
    true,
  );
  add("match.match", "Saver's Match", saversMatchOf(answered)?.match ?? 0, {
    note: "paid into your retirement account, not part of the tax",
  });
  add("paid.total", "Already withheld or paid", -result.paid.total);
  if (result.paid.total > 0)
    add(
      result.refund >= 0 ? "refund" : "unpaid.left",
      result.refund >= 0
        ? "You would get back"
        : countsAsPaid(answered.inputs) && answered.plan.plan.paidSoFar >= 0.5
          ? "Left to pay, before the payments we assume you made"
          : "Left to pay",
      Math.abs(result.refund),
      { kind: "subtotal" },
      true,
    );
  return list;
}

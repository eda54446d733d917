/** The rows of the state's part; each opens the explanation of its amount. */

import type { SetAside } from "../../../engine/payments/set-aside.ts";
import type { Group } from "../../../engine/state/compiled.ts";
import type { LocalReturn } from "../../../engine/state/local-return.ts";
import type { StateReturn } from "../../../engine/state/state-return.ts";
import type { LineName } from "../../../engine/worksheet.ts";
import { dayInWords, inCents } from "../../../ui/format.ts";
import type { Entry } from "../../../ui/result/Ledger.tsx";
import type { StateShare } from "./share.ts";

type StateLine = `state.${LineName<StateReturn>}`;
/** The place's own taxes and credits are explained under their group and name. */
type Under = "taxes." | "credit." | "further." | "refundable.";
type PlaceLine = `place.${Under}${string}.amount` | `place.${LineName<LocalReturn> & "tax"}`;
type BothLine = `both.${LineName<SetAside> | "ofState"}`;
type PaymentLine = `statePlan.left.${LineName<NonNullable<StateShare["plan"]>["left"]>}`;

export function stateEntries({ now, year, names }: StateShare): Entry<StateLine>[] {
  const { made } = now;
  if (made === null) return [];
  const list: Entry<StateLine>[] = [];
  const add = (line: LineName<StateReturn>, label: string, amount: number, always = false, kind?: "total") => {
    if (always || Math.abs(amount) >= 0.005)
      list.push({ name: `state.${line}`, label, amount: inCents(amount), ...(kind ? { kind } : {}) });
  };
  add("stateIncome", `Income under ${names.state}'s rules`, made.stateIncome, true);
  add("deduction", made.itemizes ? "Itemized deductions" : "Deduction", -made.deduction);
  add("exemptions", "Exemptions", -made.exemptions);
  add("taxableIncome", "Taxable income", made.taxableIncome, true);
  add("taxBeforeCredits", "Tax before credits", made.taxBeforeCredits, true);
  add("nonrefundableCredits", "Credits", -made.nonrefundableCredits);
  add("otherTaxes", "Other taxes", made.otherTaxes);
  add("refundableCredits", "Refundable credits", -made.refundableCredits);
  add("tax", `${year.name} income tax for the year`, made.tax, true, "total");
  return list;
}

/** Each tax and credit of the place under its own name. */
export function placeEntries({ now: { place }, placeLaw }: StateShare): Entry<PlaceLine>[] {
  if (!place || !placeLaw) return [];
  const list: Entry<PlaceLine>[] = [];
  const add = (under: Under, group: Group, parts: readonly { readonly amount: number }[], sign: 1 | -1) => {
    for (const [i, { key, use }] of group.entries()) {
      const amount = parts[i]?.amount ?? 0;
      if (Math.abs(amount) >= 0.005 || sign === 1)
        list.push({ name: `place.${under}${key}.amount`, label: use.label, amount: inCents(sign * amount) });
    }
  };
  add("taxes.", placeLaw.tax, place.parts.tax, 1);
  add("credit.", placeLaw.credits, place.parts.credits, -1);
  add("further.", placeLaw.otherTaxes, place.parts.otherTaxes, 1);
  add("refundable.", placeLaw.refundableCredits, place.parts.refundableCredits, -1);
  return [...list, { name: "place.tax", label: "Local tax for the year", amount: inCents(place.tax), kind: "total" }];
}

/** A loss or a credit can lower the tax: the amount is then negative, so it isn't extra tax. */
const extraName = (amount: number, which: string) =>
  `${amount <= -0.005 ? "Change in" : "Extra"} ${which} tax because of your gig work`;

export const togetherEntries = ({ aside, placeLaw, tax, taxWithout }: StateShare): Entry<BothLine>[] => [
  {
    name: "both.ofState",
    label: extraName(tax - taxWithout, placeLaw ? "state and local" : "state"),
    amount: inCents(tax - taxWithout),
  },
  {
    name: "both.tax",
    label: extraName(aside.tax, placeLaw ? "federal, state and local" : "federal and state"),
    amount: inCents(aside.tax),
  },
];

/** What is overdue now, then each date ahead. */
export function paymentEntries({ plan }: StateShare): Entry<PaymentLine>[] {
  if (plan === null) return [];
  const { left } = plan;
  const list: Entry<PaymentLine>[] = [];
  if (left.overdue >= 0.005)
    list.push({ name: "statePlan.left.overdue", label: "Now, to catch up", amount: inCents(left.overdue) });
  for (const [i, { due, amount }] of left.ahead.entries())
    if (amount >= 0.005)
      list.push({
        name: `statePlan.left.ahead.${i + 1}.amount`,
        label: `By ${dayInWords(due)}`,
        amount: inCents(amount),
      });
  list.push({ name: "statePlan.left.stillToPay", label: "Total", amount: inCents(left.stillToPay), kind: "total" });
  return list;
}

/** Which inputs matter most: each is moved down and up by a plausible amount, with all others unchanged. */

import type { AmountOrShare, Periodic } from "../../inputs/fields.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import { tidy } from "../../inputs/number.ts";
import { costOf } from "./answer.ts";
import { fields, type Inputs } from "./inputs.ts";

type Name = keyof typeof fields & string;

export interface Mover {
  readonly name: Name;
  readonly label: string;
  /** The text for the field, how it reads, and what living there would then cost a month. */
  readonly low: { readonly text: string; readonly perMonth: number };
  readonly high: { readonly text: string; readonly perMonth: number };
}

const times =
  (factor: number) =>
  (value: number): number =>
    tidy(Number((value * factor).toFixed(4)));
const plus = (by: number) => (value: number) => Math.max(0, tidy(value + by));
const ofShare =
  (change: (value: number) => number) =>
  (value: AmountOrShare): AmountOrShare =>
    "share" in value ? { share: Math.min(1, change(value.share)) } : { amount: change(value.amount) };
const ofPeriodic =
  (change: (value: number) => number) =>
  (value: Periodic): Periodic => ({ ...value, amount: change(value.amount) });

/** The inputs that are moved, and how far. Upkeep is moved in the chosen method's field. */
function moves(given: Inputs) {
  const down = dollarsOf(given.downPayment, given.price);
  const upkeep: { readonly [method: string]: Name } = { value: "upkeepShare", area: "perSquareFoot" };
  const chosen = upkeep[given.upkeepMethod];
  const all: { readonly name: Name; readonly low: unknown; readonly high: unknown }[] = [
    { name: "annualRate", low: plus(-0.01)(given.annualRate), high: plus(0.01)(given.annualRate) },
    { name: "yearsStaying", low: Math.max(1, given.yearsStaying - 3), high: Math.min(40, given.yearsStaying + 3) },
    {
      name: "propertyTax",
      low: ofShare(times(0.75))(given.propertyTax),
      high: ofShare(times(1.25))(given.propertyTax),
    },
    { name: "insurance", low: ofPeriodic(times(0.75))(given.insurance), high: ofPeriodic(times(2))(given.insurance) },
    { name: "closing", low: ofShare(times(0.7))(given.closing), high: ofShare(times(1.5))(given.closing) },
    { name: "sellingShare", low: plus(-0.03)(given.sellingShare), high: plus(0.01)(given.sellingShare) },
    { name: "insuranceGrowth", low: given.insuranceGrowth - 0.025, high: given.insuranceGrowth + 0.05 },
    { name: "price", low: times(0.9)(given.price), high: times(1.1)(given.price) },
  ];
  if (down > 0)
    all.push({
      name: "downPayment",
      low: ofShare(times(0.5))(given.downPayment),
      high: ofShare(times(1.5))(given.downPayment),
    });
  if (chosen)
    all.push({ name: chosen, low: times(0.5)(given[chosen] as number), high: times(2)(given[chosen] as number) });
  if (given.associationDues.amount > 0)
    all.push({
      name: "associationDues",
      low: ofPeriodic(times(0.8))(given.associationDues),
      high: ofPeriodic(times(1.5))(given.associationDues),
    });
  return all;
}

const MOST = 5;

/** The five that change the cost of living there the most, strongest first. */
export function movers(given: Inputs): Mover[] {
  const at = (name: Name, value: unknown) => {
    const field = fields[name] as { show(value: unknown): string; label: string };
    const perMonth = costOf({ ...given, [name]: value }).cost.unrecoverablePerMonth;
    return { text: field.show(value), perMonth };
  };
  return moves(given)
    .map(({ name, low, high }) => ({ name, label: fields[name].label, low: at(name, low), high: at(name, high) }))
    .sort((a, b) => spread(b) - spread(a))
    .slice(0, MOST);
}

const spread = ({ low, high }: Mover) => Math.abs(high.perMonth - low.perMonth);

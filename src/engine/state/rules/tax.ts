import { type Brackets, taxOn } from "../../brackets.ts";
import { rule } from "../rule.ts";

interface Schedule {
  readonly rates: Brackets;
}
/** Tax on taxable income by a rate schedule; also a surtax, as a schedule that begins with 0%. */
export const rateSchedule = rule<Schedule, { amount: number }>({
  figure: (_, { rates }, r) => ({ amount: taxOn(r.taxableIncome, rates) }),
  lines: { amount: { label: "Tax by the rate schedule", formula: "taxOn(taxableIncome, rates)" } },
});

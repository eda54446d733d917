/** Numbers about the reader's home in the guide's text, by name. The words around them have to be true for any home. */
import { at } from "../../engine/mortgage/ledger.ts";
import { schedule } from "../../engine/mortgage/schedule.ts";
import type { Shown } from "../../ui/prose/shown.ts";
import { type Answer, answer, comparedWithRent, FIRST_PAYMENT } from "./answer.ts";
import type { Inputs } from "./inputs.ts";
import { pastPeriodsOf } from "./past-periods.ts";

const usd = (value: number | null): Shown => ({ value, unit: "usd" });
const years = (value: number | null): Shown => ({ value, unit: "years" });
const count = (value: number): Shown => ({ value, unit: "count" });

export function costFigures(given: Inputs, answered: Answer = answer(given)) {
  const { cost, opportunity, monthlyPayment, byMethod, home } = answered;
  const { stay, breakEvenYear } = comparedWithRent(given, answered);
  const past = pastPeriodsOf(given, answered).worksheet;
  const once = cost.closingCosts + cost.sellingCosts;
  const made = schedule({
    loan: cost.loan,
    annualRate: home.annualRate,
    termMonths: home.termMonths,
    firstPayment: FIRST_PAYMENT,
  });
  const tenYears = (growth: number) => home.insurancePerYear * (1 + growth) ** 10;
  return {
    price: usd(home.price),
    payment: usd(monthlyPayment),
    livingPerMonth: usd(cost.unrecoverablePerMonth),
    principal: usd(cost.principal),
    stay: years(given.yearsStaying),
    once: usd(once),
    closing: usd(cost.closingCosts),
    oncePerMonth: usd(once / (12 * given.yearsStaying)),
    firstInterest: usd(at(made.interest, 1)),
    firstPrincipal: usd(at(made.principal, 1)),
    byValue: usd(byMethod.byValue),
    byArea: usd(byMethod.byArea),
    byParts: usd(byMethod.byParts),
    reported: usd(byMethod.reported),
    insuranceNow: usd(home.insurancePerYear),
    insuranceLater: usd(tenYears(given.insuranceGrowth)),
    upfront: usd(cost.upfront),
    investReturn: { value: given.investReturn, unit: "rate" },
    opportunity: usd(opportunity),
    taxSaving: usd(cost.taxSaving),
    saleProceeds: usd(cost.saleProceeds),
    rent: usd(given.rentPerMonth),
    breakEvenYear: years(breakEvenYear),
    breakEvenRent: usd(stay.breakEvenRent),
    timesBuyingWon: count(past.timesBuyingWon),
    pastPeriods: count(past.periodCount),
  } satisfies Record<string, Shown>;
}

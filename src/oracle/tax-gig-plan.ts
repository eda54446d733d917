import { car, homeOffice, retirement } from "./tax-gig-plan.business.ts";
import { type GigRule, gigFieldsOf } from "./tax-gig-plan.fields.ts";
import { healthInsurance } from "./tax-gig-plan.health.ts";
import { dueDates, penalty, planFromToday, required } from "./tax-gig-plan.payments.ts";
import { additionalMedicare, annualized, marginal } from "./tax-gig-plan.return.ts";
import { tips } from "./tax-gig-plan.tips.ts";

const rules: Readonly<Record<string, GigRule>> = {
  "due-dates": dueDates,
  "required-annual-payment": required,
  "plan-from-today": planFromToday,
  "underpayment-penalty": penalty,
  "annualized-instalments": annualized,
  "retirement-limits": retirement,
  "sehi-ptc": healthInsurance,
  "home-office": homeOffice,
  "car-expenses": car,
  "self-employed-tips": tips,
  "marginal-next-1000": marginal,
  "additional-medicare": additionalMedicare,
};

export function answer(line: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rule = Object.hasOwn(rules, String(line.tag)) ? rules[String(line.tag)] : undefined;
  if (!rule) throw new Error(`Unknown tag "${line.tag}"; known: ${Object.keys(rules).join(", ")}`);
  return rule(gigFieldsOf((line.inputs ?? {}) as Readonly<Record<string, unknown>>));
}

/** When mortgage insurance ends, what waiting costs, and alternatives to it. */
import { insuranceAlternativesLines } from "../../../../engine/mortgage/insurance/insurance-alternatives.lines.ts";
import { insuranceAlternatives } from "../../../../engine/mortgage/insurance/insurance-alternatives.ts";
import { privateInsuranceLines } from "../../../../engine/mortgage/insurance/private-insurance.lines.ts";
import { currentValueEnd, insuranceBySchedule } from "../../../../engine/mortgage/insurance/private-insurance.ts";
import { explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import { currentValueRules } from "../../../../law/mortgage/private-insurance.ts";
import type { Answer } from "../../answer.ts";
import { noteOf } from "../../loan.ts";
import { houseScope, typedAs } from "../../scope.ts";

const law = valuesOf(homeownersProtection);
const rules = valuesOf(currentValueRules);

export type Ends = NonNullable<ReturnType<typeof endsOf>>;

/** For a conventional loan with insurance; otherwise undefined. The alternatives use a fixed rate. */
export function endsOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  if (given.program !== "conventional" || worksheet.mortgageInsurancePerMonth === 0) return undefined;
  const loan = {
    ...noteOf(house, worksheet.loan),
    originalValue: house.price,
    mortgageInsuranceRate: house.mortgageInsuranceRate,
  };
  const made = answered.payments.schedule;
  const ends = insuranceBySchedule(loan, law, answered.withoutExtra(), made);
  const lastIfValued = currentValueEnd(made, house.price, given.appreciation, rules);
  const choice = {
    ...loan,
    singlePremiumShare: given.singlePremiumShare,
    lenderPaidAddition: given.lenderPaidAddition,
    secondRate: given.secondRate,
    secondMonths: given.secondMonths,
    holdMonths: Math.min(given.stayMonths, house.termMonths),
  };
  return { answered, choice, worksheet: { ends, lastIfValued, ways: insuranceAlternatives(choice, law) } };
}

const lines: Lines<Ends["worksheet"]> = {
  ends: part(privateInsuranceLines),
  lastIfValued: {
    label: "Payment after which a new valuation may end it",
    found:
      "The first payment after which you owe little enough of the home's value at that time: 75% or less after two years, 80% or less after five. The value grows each month at the rate you enter.",
    check: "lastIfValued == null || lastIfValued >= 0",
    unit: "count",
    meaning:
      "Fannie Mae and Freddie Mac allow this, though the law does not require it. You order a valuation through the servicer and pay for it.",
    source: currentValueRules.lateShare.source,
  },
  ways: part(insuranceAlternativesLines),
};

export function stepsOfEnds({ answered, choice, worksheet }: Ends): Step[] {
  const { given, house } = answered;
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...typedAs("price", "originalValue", "Price of the home", house.price),
    ...typedAs("price", "loan", "Loan amount", choice.loan),
    ...typedAs("stayMonths", "holdMonths", "How long you will stay", choice.holdMonths, "months"),
  });
}

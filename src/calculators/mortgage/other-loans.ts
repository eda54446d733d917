/** FHA, VA and USDA loans, and loans that are adjustable, interest-only or have a balloon. */
import { type AdjustableLoan, adjustableSchedule, rateAtPayment } from "../../engine/mortgage/adjustable/adjustable.ts";
import { type AdjustableOutlook, adjustableOutlook } from "../../engine/mortgage/adjustable/adjustable-outlook.ts";
import { flat } from "../../engine/mortgage/adjustable/index-paths.ts";
import type { ExtraPayments } from "../../engine/mortgage/extra-payments.ts";
import { fhaLoan } from "../../engine/mortgage/insurance/fha.ts";
import { usdaLoan } from "../../engine/mortgage/insurance/usda.ts";
import { vaLoan } from "../../engine/mortgage/insurance/va.ts";
import { unusualSchedule } from "../../engine/mortgage/interest-only.ts";
import { at } from "../../engine/mortgage/ledger.ts";
import type { Program } from "../../engine/mortgage/owning/house-cost.ts";
import { fixedPayments, type Payments } from "../../engine/mortgage/owning/house-payments.ts";
import { toCent } from "../../engine/rounding.ts";
import type { Givens } from "../../inputs/typed.ts";
import { valuesOf } from "../../law/figure.ts";
import { adjustableProducts, adjustableTerms } from "../../law/mortgage/adjustable.ts";
import { fha, fhaAnnualPremiums } from "../../law/mortgage/fha.ts";
import { usda } from "../../law/mortgage/usda.ts";
import { vaPurchaseFees } from "../../law/mortgage/va.ts";
import { indexProvenance } from "../home/averages.ts";
import { kind } from "./fields/loan.ts";
import type { House } from "./house.ts";
import type { Inputs } from "./inputs.ts";
import { adjustableName, interestOnlyMonthsOf, kindOf, noteOf } from "./loan.ts";

const fhaLaw = valuesOf(fha);
const usdaLaw = valuesOf(usda);

export function programOf(given: Inputs, house: House): Program {
  const { price, downShare, downPayment, annualRate, termMonths } = house;
  switch (given.program) {
    case "fha":
      return { fha: fhaLoan({ price, downShare, annualRate, termMonths }, fhaLaw, fhaAnnualPremiums) };
    case "va": {
      const purchase = { price, downShare, annualRate, termMonths };
      return { va: vaLoan({ ...purchase, firstUse: !given.vaLaterUse, exempt: given.vaExempt }, vaPurchaseFees) };
    }
    case "usda":
      return { usda: usdaLoan({ loan: toCent(price - downPayment), annualRate, termMonths }, usdaLaw) };
    default:
      return {};
  }
}

/** The payments on a loan of this size with the chosen terms, with or without extra payments. */
export function paymentsOf(given: Inputs, house: House, loan: number, extras: ExtraPayments = {}): Payments {
  switch (kindOf(given)) {
    case "adjustable":
      return adjustablePayments(given, house, loan, extras);
    case "interestOnly":
    case "balloon":
      return unusualPayments(given, house, loan, extras);
    default:
      return fixedPayments(noteOf(house, loan), extras);
  }
}

function adjustablePayments(given: Inputs, house: House, loan: number, extras: ExtraPayments): Payments {
  const { termMonths } = house;
  const adjustable = adjustableSchedule(adjustableTermsOf(given, loan, house), flat(given.armIndex), extras);
  const { interestOnlyMonths } = unusualTermsOf(given, house);
  const first = adjustable.segments[0]?.payment ?? 0;
  return {
    schedule: { ...adjustable, ...noteOf(house, loan), principalAndInterest: first },
    interestOnlyMonths,
    adjustable,
    rowTerms: (number) => ({
      annualRate: rateAtPayment(adjustable, number),
      principalAndInterest:
        number <= interestOnlyMonths
          ? at(adjustable.interest, number)
          : (adjustable.segments.findLast(({ fromPayment }) => fromPayment <= number)?.payment ?? first),
      termMonths,
    }),
  };
}

function unusualPayments(given: Inputs, house: House, loan: number, extras: ExtraPayments): Payments {
  const { annualRate } = house;
  const terms = noteOf(house, loan);
  const { interestOnlyMonths, balloonAfter } = unusualTermsOf(given, house);
  const unusual = unusualSchedule(terms, { interestOnlyMonths, balloonAfter }, extras);
  const level = unusual.principalAndInterest;
  return {
    schedule: { ...unusual, ...terms, principalAndInterest: interestOnlyMonths > 0 ? at(unusual.payment, 1) : level },
    interestOnlyMonths,
    unusual,
    rowTerms: (number) => ({
      annualRate,
      principalAndInterest: number <= interestOnlyMonths ? at(unusual.interest, number) : level,
      termMonths: balloonAfter,
    }),
  };
}

const productOf = (given: Inputs) => adjustableProducts.find(({ name }) => name === adjustableName(given));

/** The terms of the adjustable loan described. Its floor is the margin, as in the agencies' notes. */
export function adjustableTermsOf(given: Inputs, loan: number, house: House): AdjustableLoan {
  const product = productOf(given);
  return {
    loan,
    initialRate: house.annualRate,
    termMonths: house.termMonths,
    fixedMonths: product?.fixedMonths ?? house.termMonths,
    adjustEveryMonths: product?.adjustEveryMonths ?? 12,
    interestOnlyMonths: unusualTermsOf(given, house).interestOnlyMonths,
    firstCap: given.armFirstCap,
    laterCap: given.armLaterCap,
    lifetimeCap: given.armLifetimeCap,
    margin: given.armMargin,
    floor: given.armMargin,
    roundTo: adjustableTerms.roundTo.value,
    halfWay: "down",
    firstPayment: house.firstPayment,
  };
}

/** An adjustable loan may be paid off before its rate would change for the first time. */
export const changesRate = ({ fixedMonths, termMonths }: AdjustableLoan): boolean => fixedMonths < termMonths;

/** When an interest-only period ends, or a balloon is due; never after the term. */
export function unusualTermsOf(given: Inputs, { termMonths }: Pick<House, "termMonths">) {
  const kind = kindOf(given);
  return {
    interestOnlyMonths: Math.min(interestOnlyMonthsOf(given), termMonths - 1),
    balloonAfter: kind === "balloon" ? Math.min(given.balloonMonths, termMonths) : termMonths,
  };
}

/** What an adjustable loan costs with several index paths. */
export const outlookOf = (given: Inputs, house: House, loan: number): AdjustableOutlook =>
  adjustableOutlook(adjustableTermsOf(given, loan, house), given.armIndex);

/** The usual terms of the chosen adjustable loan, as the form's default values. */
export function adjustableGivens(given: Inputs): Givens {
  const product = productOf(given);
  if (!product) return {};
  const from = { text: `usual for a ${product.name} loan` };
  const { margin, index } = adjustableTerms;
  return {
    armFirstCap: { text: kind.armFirstCap.show(product.firstCap), from },
    armLaterCap: { text: kind.armLaterCap.show(product.laterCap), from },
    armLifetimeCap: { text: kind.armLifetimeCap.show(product.lifetimeCap), from },
    armMargin: { text: kind.armMargin.show(margin.value), from: { text: "usual with the index below" } },
    armIndex: {
      text: kind.armIndex.show(index.value),
      from: indexProvenance(),
    },
  };
}

export { programCautions } from "./program-rules.ts";

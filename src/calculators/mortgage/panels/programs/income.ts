/** Whether the income is enough for a loan program, in words. The rules are in `engine/mortgage/income-test.ts`. */
import {
  incomeTest,
  ratioVerdict,
  type Verdict,
  vaVerdict as vaVerdictOf,
} from "../../../../engine/mortgage/income-test.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { debtLimits, vaResidual } from "../../../../law/mortgage/debt-limits.ts";
import { inDollars, inPercent } from "../../../../ui/format.ts";
import type { Answer } from "../../answer.ts";
import type { County } from "../../place/counties.ts";
import { limitsFor } from "../../place/limits.ts";
import { afterTaxWith, priceAt, qualifyingIncome } from "../affordable/affordable.ts";
import type { ProgramName } from "./program-names.ts";

/** Whether a lender would say yes to the income, and why. */
export interface IncomeVerdict {
  readonly verdict: Verdict;
  /** A sentence; nothing where the income is well within the limits. */
  readonly why?: string;
}

/** A program's loan against the income, in numbers. The price is what would fit with the same income. */
export function incomeFor(name: ProgramName, as: Answer, county: County | undefined) {
  const { given, worksheet } = as;
  const most = debtLimits[name].stretch.value;
  const known = given.incomePerYear === null ? null : qualifyingIncome(given);
  const income = incomeTest({
    housing: worksheet.total,
    debtsPerMonth: given.debtsPerMonth,
    incomePerYear: known,
    mostShare: most,
  });
  return {
    mostShare: most,
    incomeCounted: known,
    ...income,
    priceByIncome: known === null ? null : Math.min(priceAt(as, most, county), priceAtLimit(name, as, county)),
    ...leftWith(as, known),
  };
}

/** The price at which the loan reaches FHA's limit, with the down payment as entered. Other programs lend more. */
function priceAtLimit(name: ProgramName, { given, worksheet }: Answer, county: County | undefined): number {
  if (name !== "fha") return Number.POSITIVE_INFINITY;
  const { fha } = limitsFor(given, worksheet.baseLoan, county);
  const { downPayment } = given;
  return "share" in downPayment ? fha / Math.max(1e-9, 1 - downPayment.share) : fha + downPayment.amount;
}

/** What remains each month after taxes, housing and debts, as VA lenders count it, except for utilities. */
function leftWith(as: Answer, known: number | null) {
  if (known === null) return { afterTaxPerMonth: null, left: null };
  const { given, worksheet } = as;
  const afterTaxPerMonth = afterTaxWith(as);
  const rent = (known - (given.incomePerYear ?? 0)) / 12;
  return { afterTaxPerMonth, left: afterTaxPerMonth + rent - worksheet.total - given.debtsPerMonth };
}

type IncomeFound = ReturnType<typeof incomeFor>;

const whole = (share: number) => inPercent(Math.round(100 * share) / 100);
/** In whole percents, or in tenths where whole ones would make it look like the limit. */
const beside = (share: number, limit: number) =>
  whole(share) === whole(limit) ? inPercent(Math.round(1000 * share) / 1000) : whole(share);
const toThousand = (price: number) => 1000 * Math.floor(price / 1000);

/** What would make the loan fit. */
function wayOut({ incomeNeeded, overPerMonth, priceByIncome }: IncomeFound, debtsPerMonth: number): string {
  const ways = [
    `with an income of ${inDollars(Math.ceil(incomeNeeded))}`,
    ...(debtsPerMonth >= overPerMonth
      ? [`if you paid off debts of ${inDollars(Math.ceil(overPerMonth))} a month`]
      : []),
    ...(priceByIncome !== null && priceByIncome >= 1000
      ? [`at a price up to ${inDollars(toThousand(priceByIncome))}`]
      : []),
  ];
  const last = ways.at(-1) ?? "";
  return `It would fit ${ways.length > 1 ? `${ways.slice(0, -1).join(", ")}, or ${last}` : last}`;
}

const vaLaw = { usual: debtLimits.va.back.value, ...valuesOf(vaResidual) };

function vaVerdict(found: IncomeFound, { given, worksheet: { loan } }: Answer): IncomeVerdict {
  const { ratio, left } = found;
  const { verdict, overRatio, tooLittleLeft, least } = vaVerdictOf(ratio, left, loan, vaLaw);
  if (ratio === null || left === null) return { verdict, why: "you have no income to pay for it" };
  if (verdict === "yes") return { verdict };
  const { usual, cushion } = vaLaw;
  const taxes = given.stateIncomeTax === 0 ? "federal taxes" : "taxes";
  const leaves = `after ${taxes}${given.debtsPerMonth > 0 ? ", the house and your debts" : " and the house"}, you would have ${left < 0 ? "nothing" : `${inDollars(left)} a month`} left`;
  const wanted = `VA lenders want at least ${inDollars(least)} for one person, and more for a family`;
  const takes = `${theHouse(given.debtsPerMonth)} would take ${beside(ratio, usual)} of your income, and VA’s usual limit is ${whole(usual)}`;
  if (overRatio && tooLittleLeft)
    return {
      verdict,
      why: `${takes}. Also, ${leaves}, but ${wanted}. It could fit if you paid ${inDollars(Math.ceil(least - left))} less a month`,
    };
  if (tooLittleLeft) return { verdict, why: `${leaves}, but ${wanted}. A supervisor would have to approve it` };
  return {
    verdict,
    why: `${takes}. A lender can go above it if you have ${whole(cushion)} more left to live on than VA’s table requires for your family, or if a supervisor approves. By our estimate, ${leaves}, before utilities`,
  };
}

/** What takes the income: debts are named only if there are some. */
const theHouse = (debtsPerMonth: number) => (debtsPerMonth > 0 ? "the house and your debts" : "the house");

const strong = "if your credit and savings are strong";
/** What gets a loan approved above the usual limit. */
const STRETCHED = {
  conventional: `An automated approval can go up to ${whole(debtLimits.conventional.stretch.value)} ${strong}`,
  fha: `FHA’s automated approval can go higher ${strong}`,
  usda: `USDA can go up to ${whole(debtLimits.usda.stretch.value)} ${strong}`,
} as const satisfies Record<Exclude<ProgramName, "va">, string>;

/** Whether the income is enough, and why. Nothing speaks against a loan while the income is unknown. */
export function incomeVerdict(name: ProgramName, found: IncomeFound, as: Answer): IncomeVerdict {
  const { incomePerYear, debtsPerMonth } = as.given;
  if (incomePerYear === null) return { verdict: "yes" };
  if (name === "va") return vaVerdict(found, as);
  const { ratio, mostShare: most } = found;
  const front = debtLimits[name].front?.value ?? null;
  const back = debtLimits[name].back.value;
  const housing = ratio === null ? null : (12 * as.worksheet.total) / qualifyingIncome(as.given);
  const { verdict, above } = ratioVerdict(housing, ratio, { front, back, most });
  const takes = (what: string, share: number, limit: number, called: string) =>
    `${what} would take ${beside(share, limit)} of your income, and the ${called} is ${whole(limit)}. `;
  switch (above) {
    case "most": {
      if (ratio === null) return { verdict, why: `you have no income to pay for it. ${wayOut(found, debtsPerMonth)}` };
      const share = `${theHouse(debtsPerMonth)} would take ${beside(ratio, most)} of your income, and `;
      const limit = `the limit is ${whole(most)}${name === "usda" ? " without an automated approval" : ""}`;
      return { verdict, why: `${share}${limit}. ${wayOut(found, debtsPerMonth)}` };
    }
    case "back": {
      const all = takes(theHouse(debtsPerMonth), ratio ?? 0, back, "usual limit");
      return { verdict, why: `${all}${STRETCHED[name]}` };
    }
    case "front": {
      const alone = takes("the house", housing ?? 0, front ?? 0, "usual limit for housing");
      return { verdict, why: `${alone}${STRETCHED[name]}` };
    }
    default:
      return { verdict };
  }
}

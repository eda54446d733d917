/**
 * The numbers that running text may show, by name: `<Figure of="hpa.requestShare" />`. Legal and survey figures come
 * with their source; worked examples come from the engine; assumptions are labeled as assumptions.
 */
import { type Example, examples } from "../calculators/guide-widgets/examples.ts";
import { houseFigures } from "../calculators/guide-widgets/house-figures.ts";
import { exampleHouse } from "../calculators/guide-widgets/house-inputs.ts";
import { costFigures } from "../calculators/true-cost/figures.ts";
import { exampleInputs } from "../calculators/true-cost/inputs.ts";
import { type Figure, isFigure, rate } from "../law/figure.ts";
import { adjustableTerms } from "../law/mortgage/adjustable.ts";
import { currentAverages } from "../law/mortgage/current-averages.ts";
import { debtLimits, traditionalRatios } from "../law/mortgage/debt-limits.ts";
import { fha, fhaAnnualPremiums, fhaMinimumDown, HUD_ML_2023_05 } from "../law/mortgage/fha.ts";
import { homeSale, mortgageInterest, saltCapFrom2030, saltCaps } from "../law/mortgage/homeowner-taxes.ts";
import { homeownersProtection } from "../law/mortgage/homeowners-protection.ts";
import { loanLimits2026 } from "../law/mortgage/loan-limits.ts";
import { outlook } from "../law/mortgage/outlook.ts";
import { currentValueRules } from "../law/mortgage/private-insurance.ts";
import { recordRates } from "../law/mortgage/rates.ts";
import { usda } from "../law/mortgage/usda.ts";
import { USC_38_3729, vaPurchaseFees } from "../law/mortgage/va.ts";
import { earlyWithdrawal } from "../law/retirement/withdrawals.ts";
import { years as taxYears } from "../law/us/cited.ts";
import { itemizedStatute } from "../law/us/statute.ts";
import type { Shown } from "../ui/prose/shown.ts";
import { facts } from "./facts.ts";
import type { Source } from "./sources.ts";

/** The annual premium of FHA loans ends up to this share of the value. */
const endingUpTo = Math.max(...fhaAnnualPremiums.map((row) => (row.wholeTerm ? 0 : row.loanToValueUpTo)));

const tables = {
  adjustable: adjustableTerms,
  debt: debtLimits,
  fact: facts,
  fha,
  fhaDown: fhaMinimumDown,
  fhaEnding: { down: rate(1 - endingUpTo, "Smallest down payment with which the FHA premium ends", HUD_ML_2023_05) },
  gain: homeSale,
  home: currentAverages,
  hpa: homeownersProtection,
  interest: mortgageInterest,
  itemized: itemizedStatute,
  investor: currentValueRules,
  limits: loanLimits2026,
  outlook,
  ratio: traditionalRatios,
  rates: currentAverages,
  record: recordRates,
  salt: { 2026: saltCaps[2026]?.others, from2030: saltCapFrom2030.others },
  tax2026: taxYears[2026],
  usda,
  va: {
    firstUse: rate(vaPurchaseFees[0]?.firstUse ?? 0, "VA funding fee, nothing down, first use", USC_38_3729),
    laterUse: rate(vaPurchaseFees[0]?.laterUse ?? 0, "VA funding fee, nothing down, later use", USC_38_3729),
  },
  withdrawal: earlyWithdrawal,
};

/** A number with what a reader may want to know about it. */
export interface Told extends Shown {
  readonly label: string;
  readonly source?: Source;
  readonly doubt?: string;
}

const at = (table: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], table);

const isTold = (found: unknown): found is Figure<number | null> =>
  isFigure(found) && (found.value === null || typeof found.value === "number");

/**
 * The legal or survey figure, or the worked example, with this name. Throws if there is none, so a page can't be built
 * without it.
 */
export function figureNamed(name: string): Told {
  const [first = "", ...rest] = name.split(".");
  if (first === "example") {
    const found = at(examples, rest) as Example | undefined;
    if (found === undefined) throw new Error(`No example is named "${name}"`);
    return found;
  }
  const found = at(tables, [first, ...rest]);
  if (!isTold(found)) throw new Error(`No figure is named "${name}" in src/content/figures.ts`);
  return found;
}

const yours: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  house: houseFigures(exampleHouse()),
  cost: costFigures(exampleInputs()),
};

/** A number about the reader's own case, before the reader types: `loan`, or `cost.payment` in the true-cost tool. */
export function yoursNamed(name: string): Shown {
  const [own, table] = name.split(".").reverse();
  const found = at(yours, [table ?? "house", own ?? ""]) as Shown | undefined;
  if (!found) throw new Error(`The reader's case has no figure named "${name}"`);
  return found;
}

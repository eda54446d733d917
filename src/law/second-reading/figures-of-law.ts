/**
 * Every legal figure by a path: "us/2026/standardDeduction.basic.single", "states/NJ/2026/tax.schedule.rates.joint",
 * "places/MD/2026/Cecil/...", "states/NY/from2027/tax.tax.rates.single", "states/NY/late/paying.rate". "us/code/..."
 * are the amounts in the Code that next year's are projected from. The second reading uses the same paths.
 */

import { isFigure } from "../figure.ts";
import { adjustableQualifying } from "../mortgage/adjustable.ts";
import { debtLimits, traditionalRatios, vaResidual } from "../mortgage/debt-limits.ts";
import { fha, fhaAnnualPremiums, fhaMinimumDown } from "../mortgage/fha.ts";
import { titleAndTaxesPercent } from "../mortgage/home-costs.ts";
import {
  homeSale,
  mortgageInterest,
  mortgageInterestBefore2018,
  saltCapFrom2030,
  saltCaps,
} from "../mortgage/homeowner-taxes.ts";
import { homeownersProtection } from "../mortgage/homeowners-protection.ts";
import { loanLimits2026 } from "../mortgage/loan-limits.ts";
import countyLimits from "../mortgage/loan-limits-by-county.json" with { type: "json" };
import { longestTerms } from "../mortgage/longest-terms.ts";
import { currentValueRules, privateInsuranceCards } from "../mortgage/private-insurance.ts";
import { usda } from "../mortgage/usda.ts";
import { vaPurchaseFees } from "../mortgage/va.ts";
import { distributions, distributionTables, singleLifeTable } from "../retirement/distributions.ts";
import { medicaid, premiumAgeCurve } from "../retirement/marketplace.ts";
import { medicare, medicareEnrollment } from "../retirement/medicare.ts";
import {
  agesByBirth,
  benefitFormula,
  claimingAges,
  earningsTests,
  yearlyAmounts,
} from "../retirement/social-security.ts";
import { startAges } from "../retirement/start-ages.ts";
import {
  charitableDistributions,
  earlyAccess,
  earlyWithdrawal,
  longevityAnnuities,
  rothCatchUp,
  seniorDeduction,
} from "../retirement/withdrawals.ts";
import averageWageIndex from "../series/average-wage-index.json" with { type: "json" };
import costOfLiving from "../series/cost-of-living.json" with { type: "json" };
import earningsPerCredit from "../series/earnings-per-credit.json" with { type: "json" };
import wageBase from "../series/wage-base.json" with { type: "json" };
import { states } from "../states/all.ts";
import { places } from "../states/all-places.ts";
import { type LateState, latePlaces, lateStates } from "../states/late.ts";
import { laterYears } from "../states/later-years.ts";
import { carFirstYear, profitSharing } from "../us/business.ts";
import { years } from "../us/cited.ts";
import { amountsInTheCode } from "../us/indexed.ts";
import { lateReturnLaw } from "../us/late.ts";
import { annualizationPeriods } from "../us/payments.ts";
import { averages, chainedMonths, consumerMonths } from "../us/prices.ts";
import { underpaymentRates } from "../us/underpayment-rates.ts";

/** A figure as written: a number, a yes or no, none, a row, or a schedule as rows of floor and rate. */
export type Reading = number | boolean | null | readonly number[] | readonly (readonly [number, number])[];

const isRecord = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry);
const isSchedule = (value: unknown): value is readonly { floor: number; rate: number }[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isRecord(row) && "floor" in row && "rate" in row);

const readingOf = (value: unknown): Reading =>
  isSchedule(value) ? value.map(({ floor, rate }) => [floor, rate] as const) : (value as Reading);

/** Words in a table that aren't figures. */
const notFigures = new Set(["source", "year", "label", "form", "rule", "name"]);

function collect(entry: unknown, path: string, into: Map<string, unknown>): void {
  const under = (name: string) => (path.endsWith("/") ? path + name : `${path}.${name}`);
  if (Array.isArray(entry)) {
    if (entry.every((part) => typeof part === "number")) into.set(path, entry);
    else
      for (const [i, part] of entry.entries())
        collect(part, under(isRecord(part) && typeof part.name === "string" ? part.name : String(i)), into);
  } else if (isRecord(entry)) {
    if (isFigure(entry)) into.set(path, entry);
    else
      for (const [name, part] of Object.entries(entry)) {
        if (name === "figures") collect(part, path, into);
        else if (!notFigures.has(name)) collect(part, under(name), into);
      }
  } else if (typeof entry === "number" || typeof entry === "boolean") into.set(path, entry);
}

type Parts = Readonly<Record<string, unknown>>;
const areas: Readonly<Record<string, Parts>> = {
  us: {
    ...years,
    payments: { annualizationPeriods, underpaymentRates, lateReturnLaw },
    business: { carFirstYear, profitSharing },
    code: amountsInTheCode,
    prices: { ...averages, chainedMonths, consumerMonths },
  },
  retirement: {
    medicare,
    medicareEnrollment,
    benefitFormula,
    claimingAges,
    earningsTests,
    yearlyAmounts,
    agesByBirth,
    distributions,
    distributionTables,
    startAges: startAges.rows.map(({ year, month, age }) => [year, month, age]),
    singleLifeTable,
    charitableDistributions,
    longevityAnnuities,
    earlyWithdrawal,
    earlyAccess,
    premiumAgeCurve,
    medicaid,
    rothCatchUp,
    seniorDeduction,
    wageBase: wageBase.values,
    averageWageIndex: averageWageIndex.values,
    costOfLiving: costOfLiving.values,
    earningsPerCredit: earningsPerCredit.values,
  },
  mortgage: {
    loanLimits2026,
    countyLimits: Object.fromEntries(countyLimits.rows.map(([fips, , , ...units]) => [String(fips), units])),
    countyFha2025: Object.fromEntries(countyLimits.fha2025.map(([fips, , , limit]) => [String(fips), limit])),
    fha,
    fhaAnnualPremiums,
    fhaMinimumDown,
    vaPurchaseFees,
    usda,
    privateInsuranceCards,
    currentValueRules,
    homeownersProtection,
    adjustableQualifying,
    debtLimits,
    vaResidual,
    traditionalRatios,
    saltCaps,
    saltCapFrom2030,
    longestTerms,
    mortgageInterest,
    mortgageInterestBefore2018,
    homeSale,
    titleAndTaxesPercent,
  },
  states,
  places,
};

const chargesOf = ({ rules, interest }: LateState) => ({
  ...rules,
  interest: "quarters" in interest ? interest.quarters : interest.above,
});

/**
 * Every legal figure by its path: with its label and source where the law file gives them, otherwise the bare value.
 */
export function entriesOfLaw(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [area, parts] of Object.entries(areas))
    for (const [part, entry] of Object.entries(parts))
      if (area === "states" || area === "places")
        for (const [year, law] of Object.entries(entry as Parts)) collect(law, `${area}/${part}/${year}/`, found);
      else collect(entry, `${area}/${part}/`, found);
  for (const [code, changes] of Object.entries(laterYears))
    for (const { from, figures } of changes) collect(figures, `states/${code}/from${from}/`, found);
  for (const [code, charges] of Object.entries(lateStates)) collect(chargesOf(charges), `states/${code}/late/`, found);
  for (const [code, charges] of Object.entries(latePlaces)) collect(chargesOf(charges), `places/${code}/late/`, found);
  return found;
}

/** The values alone, as they are compared. */
export const figuresOfLaw = (): ReadonlyMap<string, Reading> =>
  new Map([...entriesOfLaw()].map(([path, entry]) => [path, readingOf(isFigure(entry) ? entry.value : entry)]));

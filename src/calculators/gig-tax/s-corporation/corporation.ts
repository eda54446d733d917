/**
 * The visitor's year with an S corporation instead of Schedule C: two full returns, what the corporation itself pays,
 * and where it starts to pay off.
 */
import { jobPaying } from "../../../engine/tax/blank-household.ts";
import type { Household, Job, PassThrough, Person } from "../../../engine/tax/household.ts";
import type { FederalReturn } from "../../../engine/tax/return/federal-return.ts";
import {
  type CorporationBrief,
  corporationCompared,
  corporationYear,
  type EntityTaxLaw,
  type OwnersTaxes,
} from "../../../engine/tax/s-corporation.ts";
import { valuesOf } from "../../../law/figure.ts";
import { newYorkCityEntityTax, noEntityTax, stateEntityTaxes } from "../../../law/states/corporations.ts";
import { ownersPayroll } from "../../../law/states/owners-payroll.ts";
import { newEmployerElsewhere, newEmployers } from "../../../law/states/unemployment.ts";
import { corporationLaw } from "../../../law/us/corporation.ts";
import { profitSharing } from "../../../law/us/every-year.data.ts";
import type { Answer } from "../answer.ts";
import type { Inputs } from "../inputs.ts";
import { stateShare } from "../state/share.ts";
import type { StateLaw } from "../state/state-law.ts";
import { settleWithRentals } from "../year/year.ts";

const LAW = valuesOf(corporationLaw);
const { planRate } = profitSharing;
/** The default salary, and those compared with it, as parts of the profit. */
const USUAL_PART = 0.5;
const OTHER_PARTS = [0.4, 0.6, 0.7];
/** Profits tried in the search for the one from which a corporation pays off. */
export const BREAK_EVEN_STEP = 10_000;
export const BREAK_EVEN_MOST = 400_000;

/**
 * Legal figures for the corporation's own tax, by state. New York is the only city, because no other taxes only
 * corporations.
 */
export const entityTaxes = ({ state, place }: Pick<Inputs, "state" | "place">) => ({
  state: stateEntityTaxes[state] ?? noEntityTax,
  city: state === "NY" && /work done (there|in it)$/.test(place) ? newYorkCityEntityTax : noEntityTax,
});

/** The state's unemployment tax for new employers. */
export const unemploymentTax = ({ state }: Pick<Inputs, "state">) => newEmployers[state] ?? newEmployerElsewhere;

export interface Way {
  readonly brief: CorporationBrief;
  readonly now: OwnersTaxes;
  readonly then: OwnersTaxes;
  readonly corporation: ReturnType<typeof corporationYear>;
  readonly compared: ReturnType<typeof corporationCompared>;
  /** What a sole proprietor's plan allows and a corporation's doesn't, because its salary is too small. */
  readonly planLost: number;
}
export interface CorporationChoice {
  readonly isSpouses: boolean;
  readonly profit: number;
  readonly way: Way;
  readonly others: readonly Way[];
  /**
   * The profit from which a corporation saves money, with the same part of it as salary and at least the same salary,
   * because the work is worth as much; null if there is none up to `BREAK_EVEN_MOST`.
   */
  readonly breakEven: number | null;
}

const profitOf = ({ businesses }: Person) => businesses.reduce((sum, { netProfit }) => sum + netProfit, 0);

/** Undefined without a profit on Schedule C. If both spouses have one, the larger one goes into the corporation. */
export function corporationChoice(answered: Answer, law: StateLaw | null): CorporationChoice | null {
  const { inputs, year } = answered;
  const { filer, spouse } = year.household;
  const isSpouses = spouse !== null && profitOf(spouse) > profitOf(filer);
  const profit = profitOf(isSpouses ? spouse : filer);
  if (profit <= 0) return null;
  const wayAt = wayOf(answered, law, isSpouses, profit);
  const salary = Math.min(inputs.corporateSalary ?? Math.round(profit * USUAL_PART), profit);
  const part = salary / profit;
  return {
    isSpouses,
    profit,
    way: wayAt(profit, salary),
    others: OTHER_PARTS.map((other) => wayAt(profit, Math.round(profit * other))),
    breakEven: breakEvenOf((at) => wayAt(at, Math.min(at, Math.max(salary, at * part))).compared.saved),
  };
}

/** The smallest profit on the grid at which it saves money, narrowed to the dollar. */
function breakEvenOf(savedAt: (profit: number) => number): number | null {
  let above = BREAK_EVEN_STEP;
  while (savedAt(above) <= 0) {
    above += BREAK_EVEN_STEP;
    if (above > BREAK_EVEN_MOST) return null;
  }
  let below = above - BREAK_EVEN_STEP;
  while (above - below > 1) {
    const middle = Math.floor((above + below) / 2);
    if (savedAt(middle) > 0) above = middle;
    else below = middle;
  }
  return above;
}

function wayOf(answered: Answer, law: StateLaw | null, isSpouses: boolean, ownProfit: number) {
  const { inputs, year, grossReceipts } = answered;
  const share = law && stateShare(answered, law);
  // A salary is what South Carolina treats as pay for the owner's own work; the rest is business income.
  const shareThen = law && stateShare({ ...answered, inputs: { ...inputs, personalServices: 0 } }, law);
  const taxes = entityTaxes(inputs);
  const unemployment = unemploymentTax(inputs);
  const premiums = ownersPayroll[inputs.state];
  const entity = { state: valuesOf<EntityTaxLaw>(taxes.state), city: valuesOf<EntityTaxLaw>(taxes.city) };
  const withOwner = (change: (person: Person) => Person): Household => {
    const { household } = year;
    return isSpouses && household.spouse
      ? { ...household, spouse: change(household.spouse) }
      : { ...household, filer: change(household.filer) };
  };
  const returned = (household: Household, shares: readonly PassThrough[] = []) =>
    settleWithRentals(household, year.rentals, inputs, year.law, shares);

  return (profit: number, salary: number): Way => {
    const receipts = Math.max(0, grossReceipts + profit - ownProfit);
    const scaled = (person: Person): Person => ({
      ...person,
      businesses: person.businesses.map((business) => ({
        ...business,
        netProfit: (business.netProfit * profit) / ownProfit,
        qualifiedTips: (business.qualifiedTips * profit) / ownProfit,
      })),
    });
    const alone = returned(withOwner(scaled));
    const owner = isSpouses && alone.household.spouse ? alone.household.spouse : alone.household.filer;
    const sheet = alone.result.people[isSpouses ? 1 : 0] as FederalReturn["people"][number];
    const deferral = Math.min(owner.retirementPlanDeferral, sheet.planDeduction);
    const employersPart = sheet.planDeduction - deferral;
    const mostOfEmployer = salary * (inputs.plan === "simple" ? year.law.retirementPlans.simpleMatchRate : planRate);
    const brief: CorporationBrief = {
      profit,
      receipts,
      salary,
      insurance: sheet.healthDeduction,
      planContribution: Math.min(employersPart, mostOfEmployer),
      payrollService: inputs.payrollService,
      taxReturn: inputs.corporateReturn,
      stateUnemploymentRate: inputs.stateUnemploymentRate ?? unemployment.rate.value,
      stateUnemploymentWages: inputs.stateUnemploymentWages ?? unemployment.wages.value,
      statePremiumRate: premiums?.rate.value ?? 0,
      statePremiumWages: premiums?.wages?.value ?? salary,
    };
    const corporation = corporationYear(brief, { payroll: year.law.payroll, ...LAW, ...entity });
    const ownDeferral = Math.min(deferral, salary);
    const asEmployee = (person: Person): Person => ({
      ...person,
      businesses: [],
      retirementPlanContribution: 0,
      retirementPlanDeferral: 0,
      ownCorporationWages: salary,
      jobs: [...person.jobs, salaryOf(salary, ownDeferral, sheet.healthDeduction, year.law.payroll)],
    });
    const incorporated = returned(withOwner(asEmployee), sharesOf(owner, corporation.share, salary));
    const stateNow = share?.taxesOf(alone, receipts);
    const seen = {
      ...incorporated,
      result: asStateSees(incorporated.result, inputs.state, isSpouses, corporation.share, salary),
    };
    const stateThen = shareThen?.taxesOf(seen, receipts);
    const taxesIn = (
      { result }: { readonly result: FederalReturn },
      others: { readonly state: number; readonly local: number } | undefined,
    ): OwnersTaxes => ({
      federal: result.taxAfterRefundableCredits,
      state: (others?.state ?? 0) + (others?.local ?? 0),
      excessSocialSecurity: result.paid.excessSocialSecurity,
      businessDeduction: result.qualified.deduction,
    });
    const now = taxesIn(alone, stateNow);
    const then = taxesIn(incorporated, stateThen);
    return {
      brief,
      now,
      then,
      corporation,
      compared: corporationCompared(now, then, corporation),
      planLost: sheet.planDeduction - ownDeferral - brief.planContribution,
    };
  };
}

/** The owner's Form W-2. Health insurance is pay only for income tax (26 USC 3121(a)(2)(B); Notice 2008-1). */
function salaryOf(salary: number, deferral: number, insurance: number, payroll: Parameters<typeof jobPaying>[1]): Job {
  return { ...jobPaying(salary, payroll), wages: salary - deferral + insurance, electiveDeferrals: deferral };
}

/** The corporation's share, divided among the kinds of work in proportion to their profits. */
function sharesOf({ businesses }: Person, share: number, salary: number): PassThrough[] {
  const gains = businesses.reduce((sum, { netProfit }) => sum + Math.max(0, netProfit), 0);
  return businesses
    .filter(({ netProfit }) => netProfit > 0)
    .map(({ netProfit, specifiedService, wagesPaid, propertyBasis }) => ({
      income: (share * netProfit) / gains,
      isQualifiedBusinessIncome: true,
      isNetInvestmentIncome: false,
      specifiedService,
      materiallyParticipates: true,
      wagesPaid: wagesPaid + (salary * netProfit) / gains,
      propertyBasis,
    }));
}

/**
 * Where an S corporation's share counts as business profit: city taxes on profit in Ohio and Kentucky, which the
 * corporation itself pays.
 */
const SHARE_IS_PROFIT = ["OH", "KY", "MO", "SC"];

/**
 * The federal return as the state uses it. In Ohio, the salary of an owner of a fifth or more is business income too
 * (R.C. 5733.40(A)(7)). The District of Columbia taxes the corporation, and doesn't tax its residents again.
 */
function asStateSees(
  made: FederalReturn,
  state: string,
  isSpouses: boolean,
  share: number,
  salary: number,
): FederalReturn {
  if (state === "DC")
    return {
      ...made,
      adjustedGrossIncome: made.adjustedGrossIncome - share,
      adjusted: { ...made.adjusted, passThroughIncome: made.adjusted.passThroughIncome - share },
    };
  if (!SHARE_IS_PROFIT.includes(state)) return made;
  const fromWages = state === "OH" ? salary : 0;
  const profit = share + fromWages;
  return {
    ...made,
    adjusted: {
      ...made.adjusted,
      wages: made.adjusted.wages - fromWages,
      profit: made.adjusted.profit + profit,
      passThroughIncome: made.adjusted.passThroughIncome - share,
    },
    people: made.people.map((sheet, i) =>
      i === (isSpouses ? 1 : 0) ? { ...sheet, wages: sheet.wages - fromWages, profit: sheet.profit + profit } : sheet,
    ),
  };
}

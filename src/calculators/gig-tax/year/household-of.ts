/** Turns the fields into the household that the federal return is based on. */
import { paycheckWithholding } from "../../../engine/payments/paycheck-withholding.ts";
import { blankBusiness, blankHousehold, blankPerson } from "../../../engine/tax/blank-household.ts";
import type { Household, Job, Person } from "../../../engine/tax/household.ts";
import { ownPlanLimits } from "../../../engine/tax/plans/own-plan-limits.ts";
import { perYear } from "../../../inputs/fields.ts";
import { workProfiles } from "../../../law/us/business-categories.ts";
import { profitSharing } from "../../../law/us/every-year.data.ts";
import type { FederalValues } from "../../../law/us/index.ts";
import type { Inputs } from "../inputs.ts";
import { numbersFor } from "../questions/household-fields.ts";
import { type Businesses, isOnScheduleE } from "./business-year.ts";

type Whose = "filer" | "spouse";
const NO_PLAN = { contribution: 0, deferral: 0 };

/** Everything about a household except its gigs, computed once while profits vary. */
export function householdOf(inputs: Inputs, businesses: Businesses, gone: number, law: FederalValues): Household {
  const joint = inputs.filingStatus === "married_joint";
  const blank = blankHousehold(inputs.filingStatus);
  const students = [inputs.collegeCosts, ...inputs.otherStudents.map(({ costs }) => costs)];
  const filer = personOf("filer", inputs, businesses, gone, law);
  return {
    ...blank,
    filer,
    spouse: joint ? personOf("spouse", inputs, businesses, gone, law) : null,
    // A card that was added counts nobody before an age is typed.
    dependents: inputs.dependents
      .filter(({ age }) => age !== null)
      .map((one) => ({
        age: one.age as number,
        hasSocialSecurityNumber: one.hasNumber,
        isChild: one.relation === "child",
        isFullTimeStudent: one.student,
        isDisabled: one.disabled,
        livedWithFiler: one.livedWithYou,
      })),
    claimedAsDependent: inputs.claimedAsDependent,
    livedApartSixMonths: inputs.livedApart,
    livedApartAllYear: inputs.livedApart,
    spouseItemizes: inputs.spouseItemizes,
    income: {
      ...blank.income,
      ...numbersFor("income", inputs),
      ordinaryDividends: Math.max(inputs.ordinaryDividends, inputs.qualifiedDividends),
    },
    adjustments: { ...blank.adjustments, ...numbersFor("adjustments", inputs) },
    costs: {
      ...blank.costs,
      ...numbersFor("costs", inputs),
      stateAndLocalTaxes: inputs.realEstateTaxes + inputs.stateTaxPaid,
    },
    claims: {
      ...blank.claims,
      ...numbersFor("claims", inputs),
      opportunityCosts: students.some((costs) => costs > 0) ? students : [],
    },
    payments: {
      ...blank.payments,
      estimatedTaxPayments: inputs.payments.reduce((sum, { to, amount }) => sum + (to === "irs" ? amount : 0), 0),
    },
    byTaxTable: inputs.printedTables,
    byCreditTable: inputs.printedTables,
  };
}

function personOf(who: Whose, inputs: Inputs, businesses: Businesses, gone: number, law: FederalValues): Person {
  const own = businesses.filter(({ gig, form }) => form === "C" && whoseIs(gig.who, inputs) === who);
  const jobs = inputs.jobs.filter((job) => whoseIs(job.who, inputs) === who).map((job) => jobOf(job, gone, law));
  const isFiler = who === "filer";
  const age = isFiler ? inputs.filerAge : inputs.spouseAge;
  const person: Person = {
    ...blankPerson,
    age,
    bornOnNewYear: isFiler ? inputs.filerNewYear : inputs.spouseNewYear,
    fullTimeStudent: isFiler ? inputs.filerStudent : inputs.spouseStudent,
    studentOrDisabledMonths: isFiler ? inputs.filerCareMonths : inputs.spouseCareMonths,
    rothContribution: isFiler ? inputs.roth : inputs.spouseRoth,
    blind: isFiler ? inputs.filerBlind : inputs.spouseBlind,
    hasSocialSecurityNumber: isFiler ? inputs.filerHasNumber : inputs.spouseHasNumber,
    jobs,
    businesses: own.map(({ sheet, gig, tipsCount }) => ({
      ...blankBusiness,
      netProfit: sheet.netProfit,
      specifiedService: gig.specifiedService || workProfiles[gig.work].specifiedService === true,
      wagesPaid: wagesOf(gig),
      propertyBasis: gig.propertyBasis,
      qualifiedTips: tipsCount,
    })),
    coveredByRetirementPlan: inputs.jobs.some((job) => whoseIs(job.who, inputs) === who && job.hasPlan),
  };
  const plan = businessOwner(inputs.planWho, inputs) === who ? planOf(inputs, person, law) : NO_PLAN;
  const insured = !inputs.marketplace && businessOwner(inputs.healthWho, inputs) === who;
  const savers = inputs.hsaCoverage === "none" ? [] : healthSavers(inputs);
  return {
    ...person,
    ...(isFiler ? { ...numbersFor("filer", inputs), earlyWithdrawals: earlyWithdrawalsOf(inputs, law) } : {}),
    retirementPlanContribution: plan.contribution,
    retirementPlanDeferral: plan.deferral,
    selfEmployedHealthPremiums: insured ? perYear(inputs.healthPremiums) : 0,
    iraContribution: isFiler ? inputs.ira : inputs.spouseIra,
    coveredByRetirementPlan: person.coveredByRetirementPlan || plan.contribution > 0,
    healthSavingsMonths: savers.includes(who) ? inputs.hsaMonths : 0,
    hasFamilyHealthSavingsCoverage: inputs.hsaCoverage === "family",
    // Spouses' payments are deducted together.
    healthSavingsContribution: savers[0] === who ? inputs.hsa : 0,
  };
}

/** Whether withdrawals may have been made before 59½: whoever turns 60 in the year was younger for part of it. */
export function asksEarlyWithdrawals(
  { pensions, filingStatus, filerAge, spouseAge }: Inputs,
  { earlyWithdrawal }: FederalValues,
): boolean {
  const youngest = filingStatus === "married_joint" ? Math.min(filerAge, spouseAge) : filerAge;
  return pensions > 0 && youngest - 1 < earlyWithdrawal.untilAge;
}

/**
 * Withdrawals that bear the additional tax. Without an answer, everything that isn't an employer's pension counts if
 * the filer is under 59½ at the end of the year: most of it is then cashed out of a 401(k) or an IRA.
 */
export function earlyWithdrawalsOf(inputs: Inputs, law: FederalValues): number {
  if (!asksEarlyWithdrawals(inputs, law)) return 0;
  const { filerAge, pensions, employerPensions, earlyWithdrawals } = inputs;
  const usual = filerAge < law.earlyWithdrawal.untilAge ? Math.max(0, pensions - employerPensions) : 0;
  return Math.min(pensions, earlyWithdrawals ?? usual);
}

/** What it paid employees, as deducted on Schedule C, line 26. */
export const wagesOf = (gig: Inputs["gigs"][number]): number =>
  Number((gig as Readonly<Record<string, unknown>>).wages ?? 0);

/** Whose gigs bring self-employment income, which plans and insurance require. */
function gigOwners({ filingStatus, gigs }: Inputs): readonly Whose[] {
  if (filingStatus !== "married_joint") return ["filer"];
  return [...new Set(gigs.filter((gig) => !isOnScheduleE(gig)).map(({ who }) => who))];
}

/** Both spouses have gigs, so a plan or insurance under a gig may belong to either. */
export const bothHaveGigs = (inputs: Inputs) => gigOwners(inputs).length === 2;

/** The owner of a plan or insurance that goes with a gig: if only one spouse has gigs, that spouse. */
export function businessOwner(asked: Whose, inputs: Inputs): Whose {
  const [only, other] = gigOwners(inputs);
  return other === undefined && only !== undefined ? only : asked;
}

/** Who has a health savings account. */
const healthSavers = ({ filingStatus, hsaWho }: Inputs): readonly Whose[] =>
  filingStatus !== "married_joint" ? ["filer"] : hsaWho === "both" ? ["filer", "spouse"] : [hsaWho];

/** A spouse's gig or job counts only on a joint return; otherwise only the visitor's own are asked about. */
export const whoseIs = (who: Whose, { filingStatus }: Inputs): Whose | "nobody" =>
  who === "filer" ? "filer" : filingStatus === "married_joint" ? "spouse" : "nobody";

/** What would have been withheld with only a filing status on Form W-4. A separate filer uses the single table. */
export const usualWithholding = (wages: number, { standardDeduction, incomeTax }: FederalValues) =>
  paycheckWithholding(wages, { standardDeduction: standardDeduction.basic, rates: incomeTax.rates }).withheld;

function jobOf(job: Inputs["jobs"][number], gone: number, law: FederalValues): Job {
  const { payroll, additionalMedicare } = law;
  const pay = perYear(job.pay, gone);
  const wages = Math.max(0, pay - job.retirementAtWork);
  const socialSecurityWages = Math.min(pay, payroll.wageBase);
  return {
    wages,
    socialSecurityWages,
    medicareWages: pay,
    federalTaxWithheld: job.withheld === null ? usualWithholding(wages, law) : perYear(job.withheld, gone),
    socialSecurityTaxWithheld: socialSecurityWages * payroll.socialSecurityRate,
    medicareTaxWithheld:
      pay * payroll.medicareRate + Math.max(0, pay - additionalMedicare.withholdingThreshold) * additionalMedicare.rate,
    qualifiedTips: Math.min(job.tips, wages),
    overtimePremium: Math.min(job.overtimePremium, wages - Math.min(job.tips, wages)),
    electiveDeferrals: Math.min(job.retirementAtWork, pay),
  };
}

/** The most that may go into a person's own plan, given the businesses' profit and the deferrals at a job. */
export const planLimits = ({ age, businesses, jobs }: Person, law: FederalValues) =>
  ownPlanLimits(
    {
      profit: businesses.reduce((sum, business) => sum + business.netProfit, 0),
      wages: jobs.reduce((sum, job) => sum + job.socialSecurityWages, 0),
      age,
      deferralsElsewhere: jobs.reduce((sum, job) => sum + job.electiveDeferrals, 0),
    },
    law,
    profitSharing,
  );

function planOf(inputs: Inputs, person: Person, law: FederalValues) {
  if (inputs.plan === "none" || inputs.planContribution === 0) return NO_PLAN;
  const { most, deferral } = planLimits(person, law)[inputs.plan];
  const contribution = Math.min(inputs.planContribution, most);
  return { contribution, deferral: Math.min(contribution, deferral) };
}

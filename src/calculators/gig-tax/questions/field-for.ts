import { workProfiles } from "../../../law/us/business-categories.ts";
import type { Inputs } from "../inputs.ts";
import { isOnScheduleE } from "../year/business-year.ts";
import { placed } from "./household-fields.ts";

const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(placed),
  "filer.earlyWithdrawals": "earlyWithdrawals",
  "income.ordinaryDividends": "ordinaryDividends",
  "costs.stateAndLocalTaxes": "stateTaxPaid",
  spouseItemizes: "spouseItemizes",
  byTable: "printedTables",
  byCreditTable: "printedTables",
  separate: "filingStatus",
  claimedAsDependent: "claimedAsDependent",
};
const OF_FILER: Readonly<Record<string, string>> = {
  age: "filerAge",
  bornOnNewYear: "filerNewYear",
  fullTimeStudent: "filerStudent",
  studentOrDisabledMonths: "filerCareMonths",
  rothContribution: "roth",
  blind: "filerBlind",
  hasSocialSecurityNumber: "filerHasNumber",
  retirementPlanContribution: "planContribution",
  selfEmployedHealthPremiums: "healthPremiums",
  iraContribution: "ira",
  healthSavingsContribution: "hsa",
  healthSavingsMonths: "hsaMonths",
  hasFamilyHealthSavingsCoverage: "hsaCoverage",
};
const OF_SPOUSE: Readonly<Record<string, string>> = {
  ...OF_FILER,
  age: "spouseAge",
  blind: "spouseBlind",
  hasSocialSecurityNumber: "spouseHasNumber",
  iraContribution: "spouseIra",
  bornOnNewYear: "spouseNewYear",
  fullTimeStudent: "spouseStudent",
  studentOrDisabledMonths: "spouseCareMonths",
  rothContribution: "spouseRoth",
};
const OF_JOB: Readonly<Record<string, string>> = {
  federalTaxWithheld: "withheld",
  qualifiedTips: "tips",
  overtimePremium: "overtimePremium",
  electiveDeferrals: "retirementAtWork",
};

const OF_GIG: Readonly<Record<string, string>> = {
  wagesPaid: "wages",
  propertyBasis: "propertyBasis",
  specifiedService: "specifiedService",
  qualifiedTips: "tips",
};

/** The field where a return's input is typed; empty if the page has none. */
export function fieldFor(name: string, inputs: Inputs): string {
  const [first, person, list, item, own] = name.split(".");
  if (first === "dependents" && list !== undefined) {
    const counted = inputs.dependents.flatMap(({ age }, i) => (age === null ? [] : i));
    return `dependents.${counted[Number(person) - 1]}.${list === "age" ? "age" : "relation"}`;
  }
  if (first === "students" && list === "costs")
    return person === "1" ? "collegeCosts" : `otherStudents.${Number(person) - 2}.costs`;
  if (first !== "persons") return FIELDS[name] ?? "";
  const isFiler = person === "1";
  if (list === "jobs" && own === undefined) return "jobs";
  if (list === "jobs" && item !== undefined && own !== undefined) {
    const places = inputs.jobs.flatMap((job, i) => ((job.who === "filer") === isFiler ? [i] : []));
    const place = places[Number(item) - 1];
    return place === undefined ? "" : `jobs.${place}.${OF_JOB[own] ?? "pay"}`;
  }
  if (list === "businesses" && item !== undefined && own !== undefined) {
    const places = inputs.gigs.flatMap((gig, i) =>
      (gig.who === "filer") === isFiler && !isOnScheduleE(gig) ? [i] : [],
    );
    const place = places[Number(item) - 1];
    const blank = OF_GIG[own];
    if (place === undefined || blank === undefined) return "";
    // Some kinds of work are always specified services, so the question isn't asked.
    const isAlways = own === "specifiedService" && workProfiles[inputs.gigs[place]?.work ?? "other"].specifiedService;
    return `gigs.${place}.${isAlways ? "work" : blank}`;
  }
  if (list === undefined) return "";
  // Fields that belong only to the filer are in the household under `filer`.
  return (isFiler ? (OF_FILER[list] ?? FIELDS[`filer.${list}`]) : OF_SPOUSE[list]) ?? "";
}

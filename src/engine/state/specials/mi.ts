import { type Brackets, entryFor } from "../../brackets.ts";
import { startedSteps } from "../../rounding.ts";
import { householdIncome } from "../household-income.ts";
import { homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";

interface PropertyLaw {
  readonly shareOfRent: number;
  readonly shareOfIncome: number;
  readonly shareOfIncomeForSeniors: Brackets;
  readonly share: number;
  readonly shareForSeniors: Brackets;
  readonly most: number;
  readonly start: number;
  readonly step: number;
  readonly sharePerStep: number;
  readonly alternateShare: number;
}
/**
 * Homestead property tax credit (MCL 206.520 and 206.522): a share of property tax, or of rent, above a share of
 * household resources. Renters 65 and older get the part of rent above another share of them if that is more
 * (206.520(9)).
 */
export const michiganPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw) => {
    const resources = householdIncome(s);
    const ownShare = s.seniors > 0 ? entryFor(resources, law.shareOfIncomeForSeniors) : law.shareOfIncome;
    const above = Math.max(0, s.home.realEstateTaxes + law.shareOfRent * s.home.rentPaid - ownShare * resources);
    const shareGiven = s.seniors > 0 ? entryFor(resources, law.shareForSeniors) : law.share;
    const full = Math.min(law.most, shareGiven * above);
    const steps = startedSteps(Math.max(0, resources - law.start), law.step);
    const left = Math.max(0, 1 - law.sharePerStep * steps);
    const alternate =
      s.seniors > 0 && left > 0 ? Math.min(law.most, Math.max(0, s.home.rentPaid - law.alternateShare * resources)) : 0;
    return {
      resources,
      ownShare,
      above,
      shareGiven,
      full,
      steps,
      left,
      alternate,
      amount: Math.max(full * left, alternate),
    };
  },
  lines: {
    resources: {
      label: "Household resources",
      found: "Federal income with untaxed Social Security and interest, and losses added back.",
      unchecked: "people",
    },
    ownShare: {
      label: "Share of them that is not given back",
      formula: "when(seniors > 0, entryFor(resources, shareOfIncomeForSeniors), shareOfIncome)",
      unit: "rate",
    },
    above: {
      label: "Property tax above the share of household resources",
      formula: "max(0, realEstateTaxes + shareOfRent * rentPaid - ownShare * resources)",
    },
    shareGiven: {
      label: "Share that is given back",
      formula: "when(seniors > 0, entryFor(resources, shareForSeniors), share)",
      unit: "rate",
    },
    full: { label: "Credit before it falls", formula: "min(most, shareGiven * above)" },
    steps: {
      label: "Steps of resources, counting part of one as a whole",
      formula: "startedSteps(max(0, resources - start), step)",
      unit: "count",
    },
    left: { label: "Share of it that is left", formula: "max(0, 1 - sharePerStep * steps)", unit: "rate" },
    alternate: {
      label: "Credit of tenants of 65 instead",
      formula: "when(seniors > 0 && left > 0, min(most, max(0, rentPaid - alternateShare * resources)), 0)",
    },
    amount: { label: "Homestead property tax credit", formula: "max(full * left, alternate)" },
  },
  cliff: "The credit falls in steps of household resources.",
});

interface StandardLaw {
  readonly leastAge: number;
  /** Up to this age the filer was born after 1945; from this age, before 1953. */
  readonly mostAge: number;
  readonly wholeFrom: number;
  readonly most: number;
  readonly perFiler: number;
  readonly inPlaceOfBenefits: boolean;
}
/**
 * Michigan standard deduction (MCL 206.30(9)) by the older spouse's age, against all income. Older filers get all of
 * it; younger ones get it instead of exemptions and, until 2025, of Social Security. Excluded pensions reduce it.
 */
export const michiganStandardDeduction = rule({
  figure: (s, law: StandardLaw, r) => {
    const older = Math.max(...s.people.map(({ age }) => age));
    const given = older >= law.leastAge && older <= law.mostAge;
    const benefits = law.inPlaceOfBenefits ? s.federal.taxableBenefits : 0;
    const inPlaceOf = older >= law.wholeFrom ? 0 : law.perFiler * s.filers + benefits;
    const pensionsLeftOut = r.subtractions - s.federal.taxableBenefits;
    return {
      older,
      given,
      inPlaceOf,
      amount: given ? Math.max(0, law.most - inPlaceOf - pensionsLeftOut) : 0,
    };
  },
  lines: {
    older: { label: "Age of the older filer", found: "At the end of the year.", unchecked: "people", unit: "years" },
    given: { label: "Old enough for it", formula: "older >= leastAge && older <= mostAge", unit: "flag" },
    inPlaceOf: {
      label: "Exemptions and Social Security it replaces",
      formula: "when(older >= wholeFrom, 0, perFiler * filers + when(inPlaceOfBenefits, federal.taxableBenefits, 0))",
      form: "Worksheet 2",
    },
    amount: {
      label: "Michigan standard deduction",
      formula: "when(given, max(0, most - inPlaceOf - (soFar - federal.taxableBenefits)), 0)",
      meaning: "You get this deduction or the one for pensions, whichever is larger.",
    },
  },
});

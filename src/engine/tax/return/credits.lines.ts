import { usc26 } from "../../cite.ts";
import { each, type Lines, part } from "../../worksheet.ts";
import { adoptionCreditLines } from "../credits/adoption-credit.lines.ts";
import { childCreditsLines } from "../credits/child-credits.lines.ts";
import { dependentCareCreditLines } from "../credits/dependent-care-credit.lines.ts";
import { earnedIncomeCreditLines } from "../credits/earned-income-credit.lines.ts";
import { educationCreditsLines } from "../credits/education-credits.lines.ts";
import { saversCreditLines } from "../credits/savers-credit.lines.ts";
import { dependentLines } from "../dependents.lines.ts";
import type { ReturnCredits } from "./credits.ts";

/** Credits, line by line, in the order in which they reduce the tax. */
export const returnCreditsLines: Lines<ReturnCredits> = {
  dependents: each(dependentLines, { given: { dependent: "dependents.#" } }),
  numbers: {
    label: "Filers with a Social Security number valid for work",
    formula: "sum(people.numbers)",
    unit: "count",
  },
  children: {
    label: "Children for the child tax credit",
    formula: "when(numbers > 0 && !claimedAsDependent, sum(dependents.childForCredit), 0)",
    meaning:
      "A parent needs a Social Security number too. Otherwise the child counts as another dependent. If someone can claim you, you can't claim dependents.",
    unit: "count",
    form: "Schedule 8812, line 4",
    source: usc26("24", "(h)(7)"),
  },
  otherDependents: {
    label: "Other dependents",
    formula: "when(claimedAsDependent, 0, dependentCount - children)",
    unit: "count",
    form: "Schedule 8812, line 6",
    source: usc26("152", "(b)(1)"),
  },
  childrenForEarnedIncome: {
    label: "Children for the earned income credit",
    formula: "claims.childrenClaimedByOtherParent + sum(dependents.childForEarnedIncome)",
    unit: "count",
    form: "Schedule EIC",
  },
  investmentIncomeForCredit: {
    label: "Investment income for the earned income credit",
    formula:
      "income.taxableInterest + income.taxExemptInterest + income.ordinaryDividends + max(0, adjusted.gains.net) + max(0, sum(investments.amount))",
    form: "EIC instructions, Step 2",
    source: usc26("32", "(i)"),
  },
  mayClaim: {
    label: "May claim the earned income credit, apart from income and age",
    formula: "numbers == personCount && (!separate || (livedApartSixMonths && childrenForEarnedIncome > 0))",
    meaning:
      "All filers need Social Security numbers. If you file separately, you need a child and must live apart from your spouse.",
    unit: "flag",
    source: usc26("32", "(c)(1)(E), (d)(2)"),
  },
  mayClaimWithoutChild: {
    label: "May claim the earned income credit without a child",
    formula: "sum(people.agedForEarnedIncomeCredit) > 0 && !claimedAsDependent",
    unit: "flag",
    source: usc26("32", "(c)(1)(A)(ii)"),
  },
  earnedCredit: part(earnedIncomeCreditLines, {
    given: { children: "childrenForEarnedIncome" },
    law: "earnedIncomeCredit",
  }),
  foreignTaxCredit: {
    label: "Foreign tax credit",
    formula: "min(claims.foreignTaxCredit, taxBeforeCredits)",
    form: "Schedule 3, line 1",
  },
  careDeemedMonthly: {
    label: "Least monthly earnings of a spouse who is a student or disabled",
    formula: "when(claims.carePersons > 1, dependentCare.deemedForMore, dependentCare.deemedForOne)",
    source: usc26("21", "(d)(2)"),
  },
  careEarnedIncome: {
    label: "Earned income for dependent care",
    found:
      "Your earned income. On a joint return, that of the spouse who earned less. For each month as a full-time student or disabled, one spouse counts as earning at least {careDeemedMonthly}.",
    unchecked: "people",
    form: "Form 2441, lines 4 and 5",
    source: usc26("21", "(d)"),
  },
  care: part(dependentCareCreditLines, { law: "dependentCare" }),
  mayClaimCare: {
    label: "May claim the dependent care credit",
    formula: "!separate || livedApartSixMonths",
    unit: "flag",
    source: usc26("21", "(e)(2), (4)"),
  },
  dependentCareCredit: {
    label: "Credit for child and dependent care",
    formula: "when(mayClaimCare, min(care.credit, taxBeforeCredits - foreignTaxCredit), 0)",
    form: "Schedule 3, line 2",
  },
  elderlyCredit: {
    label: "Credit for the elderly or disabled",
    formula: "min(claims.elderlyOrDisabledCredit, taxBeforeCredits - foreignTaxCredit - dependentCareCredit)",
    form: "Schedule 3, line 6d",
  },
  educationCredits: part(educationCreditsLines, { law: "education" }),
  educationNonrefundable: {
    label: "Education credits",
    formula:
      "min(educationCredits.nonrefundable, taxBeforeCredits - foreignTaxCredit - dependentCareCredit - elderlyCredit)",
    form: "Schedule 3, line 3",
  },
  savers: part(saversCreditLines, { law: "saversCredit" }),
  saversAllowed: {
    label: "Saver's credit",
    formula:
      "min(savers.credit, taxBeforeCredits - foreignTaxCredit - dependentCareCredit - elderlyCredit - educationNonrefundable)",
    form: "Schedule 3, line 4",
  },
  taxBeforeChildCredits: {
    label: "Tax left for the child tax credit",
    formula:
      "taxBeforeCredits - foreignTaxCredit - dependentCareCredit - elderlyCredit - educationNonrefundable - saversAllowed",
    form: "Schedule 8812, line 13",
  },
  adoptionCredit: part(adoptionCreditLines, { law: "adoption" }),
  payrollTaxesLessCredits: {
    label: "Social Security and Medicare taxes above the earned income credit",
    formula:
      "sum(people.socialSecurityWithheld) + payroll.medicareRate * sum(people.medicareWages) + additionalMedicareTax.taxOnWages + additionalMedicareTax.taxOnSelfEmployment / 2 + adjusted.halfOfSelfEmploymentTax - earnedCredit.credit - paid.excessSocialSecurity",
    form: "Schedule 8812, line 25",
    source: usc26("24", "(d)(1)(B)(ii), (d)(2)"),
  },
  childCredits: part(childCreditsLines, { law: "childCredit" }),
  priorYearMinimumTaxCredit: {
    label: "Credit for minimum tax from earlier years",
    formula:
      "min(claims.priorYearMinimumTaxCredit, taxBeforeChildCredits - childCredits.adoption - childCredits.nonrefundable)",
    form: "Schedule 3, line 6b",
  },
  nonrefundableCredits: {
    label: "Credits that reduce tax",
    formula:
      "foreignTaxCredit + dependentCareCredit + elderlyCredit + educationNonrefundable + saversAllowed + childCredits.adoption + childCredits.nonrefundable + priorYearMinimumTaxCredit",
    form: "Form 1040, line 21",
  },
  refundableCredits: {
    label: "Refundable credits",
    formula:
      "earnedCredit.credit + childCredits.refundable + educationCredits.refundable + adoptionCredit.refundable + claims.netPremiumTaxCredit",
    form: "Form 1040, lines 27a to 31",
  },
};

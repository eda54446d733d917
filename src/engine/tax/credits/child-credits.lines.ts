import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { ChildCredits } from "./child-credits.ts";

const IRC_24 = usc26("24");

export const childCreditsLines: Lines<ChildCredits> = {
  before: {
    label: "Credits for children and other dependents before the phase-out",
    formula: "children * perChild + otherDependents * perOtherDependent",
    form: "Schedule 8812, line 8",
    source: IRC_24,
  },
  lost: {
    label: "Lost to the phase-out",
    formula: "startedSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep) * lostPerStep",
    form: "Schedule 8812, line 11",
  },
  credits: {
    label: "Credits for children and other dependents",
    formula: "max(0, before - lost)",
    form: "Schedule 8812, line 12",
  },
  byEarnedIncome: {
    label: "Refundable based on earned income",
    formula: "refundableRate * max(0, earnedIncome - earnedIncomeOver)",
    form: "Schedule 8812, line 20",
  },
  byPayrollTaxes: {
    label: "Refundable based on Social Security and Medicare taxes",
    formula: "when(children >= manyChildren, max(0, payrollTaxesLessCredits), 0)",
    meaning:
      "With three or more children, your refund can instead be based on these taxes, to the extent they are more than the earned income credit.",
    form: "Schedule 8812, line 25",
  },
  refundableAtMost: {
    label: "Most that can be refunded",
    formula: "min(credits, children * refundablePerChild, max(byEarnedIncome, byPayrollTaxes))",
    form: "Schedule 8812, line 17 or 26",
  },
  adoption: {
    label: "Adoption credit used against the tax",
    formula: "min(adoptionCredit.nonrefundable, max(0, taxBeforeChildCredits - (credits - refundableAtMost)))",
    form: "Schedule 3, line 6c",
  },
  nonrefundable: {
    label: "Child tax credit and credit for other dependents",
    formula: "min(credits, taxBeforeChildCredits - adoption)",
    form: "Form 1040, line 19",
  },
  refundable: {
    label: "Additional child tax credit",
    formula: "min(credits - nonrefundable, refundableAtMost)",
    form: "Form 1040, line 28",
  },
};

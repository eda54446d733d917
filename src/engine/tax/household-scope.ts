/** A household's inputs by the names that formulas use: `persons.1.age`, `income.taxableInterest`, `costs.medical`. */
import { asInput, type Known, type Scope, type Unit, type Value } from "../worksheet.ts";
import type {
  Adjustments,
  Business,
  Claims,
  Costs,
  Dependent,
  Household,
  Job,
  OtherIncome,
  PassThrough,
  Payments,
  Person,
} from "./household.ts";
import { spouseItemizesApart } from "./return/income.ts";

type Labels<T> = { readonly [K in keyof T as T[K] extends readonly unknown[] ? never : K]: string };

const job: Labels<Job> = {
  wages: "Wages (W-2, box 1)",
  socialSecurityWages: "Social Security wages (boxes 3 and 7)",
  medicareWages: "Medicare wages (box 5)",
  federalTaxWithheld: "Income tax withheld (box 2)",
  socialSecurityTaxWithheld: "Social Security tax withheld (box 4)",
  medicareTaxWithheld: "Medicare tax withheld (box 6)",
  qualifiedTips: "Qualified tips in the wages",
  overtimePremium: "Premium part of overtime pay",
  electiveDeferrals: "Own contributions to a plan at work",
};
const business: Labels<Business> = {
  netProfit: "Net profit (Schedule C, line 31)",
  specifiedService: "Specified service business",
  materiallyParticipates: "Works in the business",
  wagesPaid: "Wages the business paid",
  propertyBasis: "Original cost of its property",
  qualifiedTips: "Qualified tips of the business",
};
const person: Labels<Person> = {
  age: "Age at the end of the year",
  bornOnNewYear: "Born on January 1",
  blind: "Blind",
  hasSocialSecurityNumber: "Social Security number valid for work",
  fullTimeStudent: "Full-time student",
  studentOrDisabledMonths: "Months as a full-time student or disabled",
  taxablePensions: "Pensions and retirement withdrawals",
  pensionTaxWithheld: "Tax withheld from pensions",
  employerPensions: "Pensions from employers",
  earlyWithdrawals: "Early withdrawals without an exception",
  retirementPlanContribution: "Contribution to your own SEP, SIMPLE or solo 401(k)",
  retirementPlanDeferral: "Your own deferral in it",
  selfEmployedHealthPremiums: "Health insurance premiums of the self-employed",
  ownCorporationWages: "Pay from your own S corporation",
  iraContribution: "Contribution to a traditional IRA",
  rothContribution: "Contribution to a Roth IRA",
  coveredByRetirementPlan: "Has a retirement plan at work",
  educatorExpenses: "Educator expenses",
  healthSavingsMonths: "Months eligible for a health savings account",
  hasFamilyHealthSavingsCoverage: "Covered with the family",
  healthSavingsContribution: "Contribution to a health savings account",
  healthSavingsThroughPayroll: "Health savings contributions through payroll",
};
const dependent: Labels<Dependent> = {
  age: "Age of the dependent",
  hasSocialSecurityNumber: "The dependent has a Social Security number",
  isChild: "Is a child, grandchild, brother or sister",
  isFullTimeStudent: "Is a full-time student",
  isDisabled: "Is permanently disabled",
  livedWithFiler: "Lived with the filer",
};
const passThrough: Labels<PassThrough> = {
  income: "Income from Schedule E",
  isQualifiedBusinessIncome: "Counts as qualified business income",
  isNetInvestmentIncome: "Counts as investment income",
  specifiedService: "Specified service business",
  materiallyParticipates: "Works in the business",
  wagesPaid: "Wages the business paid",
  propertyBasis: "Original cost of its property",
};
const income: Labels<OtherIncome> = {
  taxableInterest: "Taxable interest",
  taxExemptInterest: "Tax-exempt interest",
  ordinaryDividends: "Ordinary dividends",
  qualifiedDividends: "Qualified dividends",
  shortTermGain: "Short-term gain or loss",
  longTermGain: "Long-term gain or loss",
  socialSecurityBenefits: "Social Security benefits",
  unemployment: "Unemployment compensation",
  other: "Other income",
};
const adjustments: Labels<Adjustments> = {
  studentLoanInterest: "Student loan interest paid",
  alimonyPaid: "Alimony paid",
  militaryMovingExpenses: "Moving expenses of the armed forces",
  earlyWithdrawalPenalty: "Penalty on early withdrawal of savings",
  other: "Other adjustments",
};
const costs: Labels<Costs> = {
  medical: "Medical and dental costs",
  stateAndLocalTaxes: "State and local taxes",
  mortgageInterest: "Mortgage interest",
  mortgageInsurancePremiums: "Mortgage insurance premiums",
  charityCash: "Gifts of cash",
  charityProperty: "Gifts of property",
  casualtyLosses: "Casualty losses",
  other: "Other itemized deductions",
  carLoanInterest: "Interest on a loan for a new car",
};
const claims: Labels<Claims> = {
  carePersons: "Persons cared for",
  careExpenses: "Costs of their care",
  lifetimeLearningCosts: "Costs of lifetime learning",
  adoptedChildren: "Children adopted",
  adoptionExpenses: "Costs of adoption",
  childrenClaimedByOtherParent: "Children for the earned income credit whom the other parent claims",
  businessLossCarriedForward: "Business loss carried forward",
  netOperatingLoss: "Net operating loss carried to this year",
  foreignTaxCredit: "Foreign tax credit",
  elderlyOrDisabledCredit: "Credit for the elderly or disabled",
  priorYearMinimumTaxCredit: "Credit for minimum tax from earlier years",
  netPremiumTaxCredit: "Premium tax credit still due",
  premiumCreditRepayment: "Advance premium credit to pay back",
};
const payments: Labels<Payments> = {
  estimatedTaxPayments: "Estimated tax payments",
  otherTaxWithheld: "Tax withheld from benefits and other income",
};

const COUNTS = new Set([
  "healthSavingsMonths",
  "studentOrDisabledMonths",
  "carePersons",
  "adoptedChildren",
  "childrenClaimedByOtherParent",
]);
const unitOf = (name: string, value: Value): Unit =>
  typeof value === "boolean" ? "flag" : name === "age" ? "years" : COUNTS.has(name) ? "count" : "usd";

export function householdScope(household: Household): Scope {
  const scope: Record<string, Known> = {};
  const put = (name: string, label: string, value: Value, unit: Unit) => {
    scope[name] = asInput(name, label, value, unit);
  };
  const record = (prefix: string, labels: Readonly<Record<string, string>>, from: object, whose = "") => {
    for (const [name, label] of Object.entries(labels)) {
      const value = from[name as keyof typeof from] as Value;
      put(`${prefix}.${name}`, whose + label, value, unitOf(name, value));
    }
  };
  const list = (prefix: string, labels: Readonly<Record<string, string>>, from: readonly object[], whose = "") => {
    for (const [i, item] of from.entries()) record(`${prefix}.${i + 1}`, labels, item, whose);
    for (const [name, label] of Object.entries(labels))
      put(
        `${prefix}.${name}`,
        whose + label,
        from.map((item) => item[name as keyof typeof item] as number),
        "list",
      );
  };

  const { filer, spouse, filingStatus } = household;
  const persons = filingStatus === "married_joint" && spouse !== null ? [filer, spouse] : [filer];
  list("persons", person, persons);
  for (const [i, one] of persons.entries()) {
    const whose = persons.length === 1 ? "" : i === 0 ? "Filer: " : "Spouse: ";
    record(`persons.${i + 1}`, person, one, whose);
    list(`persons.${i + 1}.jobs`, job, one.jobs, whose);
    put(`persons.${i + 1}.jobCount`, `${whose}Number of jobs`, one.jobs.length, "count");
    list(`persons.${i + 1}.businesses`, business, one.businesses, whose);
    const spouseCovered = persons[1 - i]?.coveredByRetirementPlan ?? false;
    put(`persons.${i + 1}.spouseCoveredByRetirementPlan`, `${whose}Spouse has a plan at work`, spouseCovered, "flag");
  }
  list("dependents", dependent, household.dependents);
  list("passThroughs", passThrough, household.passThroughs);
  list(
    "students",
    { costs: "Costs of the student" },
    household.claims.opportunityCosts.map((costs) => ({ costs })),
  );
  record("income", income, household.income);
  record("adjustments", adjustments, household.adjustments);
  record("costs", costs, household.costs);
  record("claims", claims, household.claims);
  record("payments", payments, household.payments);
  put("personCount", "Filers", persons.length, "count");
  put("dependentCount", "Dependents", household.dependents.length, "count");
  put("separate", "Separate return", filingStatus === "married_separate", "flag");
  put("claimedAsDependent", "Someone else can claim the filer", household.claimedAsDependent, "flag");
  put("spouseItemizes", "The spouse itemizes on a separate return", spouseItemizesApart(household), "flag");
  put("livedApartSixMonths", "Lived apart from the spouse for six months", household.livedApartSixMonths, "flag");
  put(
    "separateTogether",
    "Separate return after living with the spouse",
    filingStatus === "married_separate" && !household.livedApartAllYear,
    "flag",
  );
  put(
    "separateApart",
    "Separate return after living apart all year",
    filingStatus === "married_separate" && household.livedApartAllYear,
    "flag",
  );
  put("byTable", "Uses the IRS Tax Table", household.byTaxTable, "flag");
  put("byCreditTable", "Uses the IRS Earned Income Credit table", household.byCreditTable, "flag");
  return scope;
}

/** The lines behind the state's and the city's numbers and their payments. */
import { scopeOf } from "../../../engine/figure.ts";
import { stateCatchUpLines, statePaymentsLines } from "../../../engine/state/estimated-payments.ts";
import { federalScope } from "../../../engine/state/federal-result.ts";
import { localSteps } from "../../../engine/state/local-lines.ts";
import { statePaychecksLines } from "../../../engine/state/paychecks.lines.ts";
import { situationScope } from "../../../engine/state/situation.ts";
import { stateSteps } from "../../../engine/state/state-lines.ts";
import { asInput, asLine, explain, type Known, type Lines, type Scope, type Step } from "../../../engine/worksheet.ts";
import type { StateShare } from "./share.ts";

/** Where the federal return explains the numbers that states start from, and where the visitor types the rest. */
const LINES: Readonly<Record<string, string>> = {
  wages: "adjusted.wages",
  businessProfit: "adjusted.profit",
  capitalGain: "adjusted.gains.counted",
  netCapitalGain: "adjusted.gains.netCapitalGain",
  pensions: "adjusted.pensions",
  taxableBenefits: "adjusted.benefitsTaxed.taxable",
  halfOfSelfEmploymentTax: "adjusted.halfOfSelfEmploymentTax",
  planDeductions: "adjusted.planDeductions",
  healthDeductions: "adjusted.healthDeductions",
  iraDeductions: "adjusted.iraDeductions",
  basicStandardDeduction: "standard.basicAllowed",
  standardDeduction: "standard.amount",
  itemizedDeductions: "itemized.total",
  medicalDeduction: "itemized.medical",
  taxesDeduction: "itemized.taxes.deduction",
  gifts: "itemized.gifts",
  charityWithoutItemizing: "charity.deduction",
  tipsDeduction: "tipsDeduction.deduction",
  overtimeDeduction: "overtimeDeduction.deduction",
  carLoanDeduction: "carLoanDeduction.deduction",
  seniorDeduction: "seniors.deduction",
  businessIncomeDeduction: "qualified.deduction",
  regularTax: "regularTax.tax",
  minimumTax: "minimumTax.tax",
  investmentTax: "investmentTax.tax",
  additionalMedicareTax: "additionalMedicareTax.tax",
  investmentIncome: "investmentIncomeForCredit",
  earnedIncomeCredit: "earnedCredit.credit",
  childrenForChildCredit: "children",
  childCredit: "childCredits.nonrefundable",
  refundableChildCredit: "childCredits.refundable",
};
const NO_FORMULA: Lines<{ withheld: number }> = {
  withheld: {
    label: "State tax withheld from paychecks",
    meaning: "An estimate. Your pay stubs have the exact amount.",
    found: "As much as the state would ask of the paychecks alone.",
    unchecked: "other calculation",
  },
};

const BLANKS: Readonly<Record<string, string>> = {
  realEstateTaxes: "realEstateTaxes",
  stateIncomeTaxPaid: "stateTaxPaid",
  rentPaid: "rent",
  localRate: "placeRate",
  byTable: "printedTables",
  personalServices: "personalServices",
  charityCash: "charityCash",
  medicalCosts: "medical",
  careExpenses: "careExpenses",
  carePersons: "carePersons",
  "federal.taxableInterest": "interest",
  "federal.ordinaryDividends": "ordinaryDividends",
  "federal.qualifiedDividends": "qualifiedDividends",
  "federal.shortTermGain": "shortTermGain",
  "federal.longTermGain": "longTermGain",
  "federal.benefitsReceived": "socialSecurity",
  "federal.unemployment": "unemployment",
  joint: "filingStatus",
  separate: "filingStatus",
  headOfHousehold: "filingStatus",
  survivor: "filingStatus",
};

/** What the state's lines use, each with a link to where it comes from. */
function givenFor({ now }: StateShare, federal: ReadonlyMap<string, Step>): Scope {
  const given: Record<string, Known> = {};
  for (const [name, known] of Object.entries({
    ...situationScope(now.situation),
    ...federalScope(now.situation.federal),
  })) {
    const blank = BLANKS[name];
    const own = name.replace(/^federal\./, "");
    const step = federal.get(LINES[own] ?? own);
    if (blank !== undefined) given[name] = { ...known, kind: "input", name: blank };
    else if (name.startsWith("federal.") && step?.value === known.value) given[name] = { ...known, name: step.name };
  }
  return given;
}

export function stateStepsOf(share: StateShare, federal: ReadonlyMap<string, Step>): Step[] {
  const { law, now, placeLaw, plan } = share;
  const given = givenFor(share, federal);
  const steps = law && now.made ? stateSteps(now.made, law, now.situation, given, "state.") : [];
  if (placeLaw && now.place)
    steps.push(...localSteps(now.place, placeLaw, now.situation, now.made, given, "place.", "state."));
  return [...steps, ...(plan ? planSteps(share, plan) : []), ...placePlanSteps(share)];
}

/** How an estimate of what employers withhold for the state comes about. */
function paycheckSteps({ paychecks, year }: StateShare): Step[] {
  if (!paychecks) return [];
  const { formula, state } = paychecks;
  if (!formula) return explain({ withheld: state }, NO_FORMULA, {}, "statePaychecks.");
  const given: Record<string, Known> = {
    filers: asInput("filingStatus", "People on the return", formula.people.filers, "count"),
    dependents: asInput("dependents", "Dependents", formula.people.dependents, "count"),
  };
  for (const [i, figures] of formula.figures.entries())
    for (const [name, figure] of Object.entries(scopeOf(figures)))
      given[`paychecks.${i + 1}.${name}`] = { ...figure, name: `${year.state}.paychecks.${i + 1}.${name}` };
  const byShare = formula.figures.some(({ deductionShare }) => deductionShare.value !== 1);
  return explain(formula.sheet, statePaychecksLines(byShare), given, "statePaychecks.");
}

const figuresOf = (figures: object, of: string): Scope =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      { kind: "figure", name: `${of}.${name}`, ...(figure as Omit<Known, "kind" | "name">) },
    ]),
  );

/** The payments to a city or county with its own return. */
function placePlanSteps({ placePlan: plan, placeLaw, year }: StateShare): Step[] {
  if (!plan || !placeLaw) return [];
  const scope: Scope = {
    ...figuresOf(plan.figures, `${year.state}.place`),
    tax: asLine("place.tax", placeLaw.year.name, plan.brief.tax),
    income: asLine("adjustedGrossIncome", "Federal adjusted gross income", plan.brief.income),
    withholding: asInput("jobs", "Withheld for the city", plan.brief.withholding),
    priorYearTax: asInput("lastYearPlaceTax", "Last year's city income tax", plan.brief.priorYearTax),
    priorYearIncome: asInput("lastYearIncome", "Last year's adjusted gross income", plan.brief.priorYearIncome),
    paid: asInput("payments", "City estimated tax paid so far", plan.paid),
  };
  const made = explain(plan.payments, statePaymentsLines, scope, "placePlan.");
  const toPay = made.find(({ name }) => name === "placePlan.toPay") as Step;
  return [...made, ...explain(plan.left, stateCatchUpLines, { ...scope, toPay }, "placePlan.left.")];
}

function planSteps(share: StateShare, plan: NonNullable<StateShare["plan"]>): Step[] {
  const paychecks = paycheckSteps(share);
  const withheld = paychecks.find(({ name }) => name === "statePaychecks.withheld");
  const tax = asLine(
    plan.local === 0 ? "state.tax" : "",
    plan.local === 0 ? "State income tax" : "State and local tax on one return",
    plan.brief.tax,
  );
  const scope: Scope = {
    ...figuresOf(plan.figures, share.year.state),
    tax,
    income: asLine("adjustedGrossIncome", "Federal adjusted gross income", plan.brief.income),
    withholding:
      withheld?.value === plan.brief.withholding
        ? withheld
        : asInput("stateWithheld", "State income tax withheld", plan.brief.withholding),
    priorYearTax: asInput("lastYearStateTax", "Last year's state income tax", plan.brief.priorYearTax),
    priorYearIncome: asInput("lastYearIncome", "Last year's adjusted gross income", plan.brief.priorYearIncome),
    paid: asInput("payments", "State estimated tax paid so far", plan.paid),
  };
  const made = explain(plan.payments, statePaymentsLines, scope, "statePlan.");
  const toPay = made.find(({ name }) => name === "statePlan.toPay") as Step;
  return [...paychecks, ...made, ...explain(plan.left, stateCatchUpLines, { ...scope, toPay }, "statePlan.left.")];
}

/**
 * Every number in the gig calculator with its line: each gig's Schedule C, the return, what to set aside, the plan.
 * Loaded when the first explanation is opened.
 */

import { capital } from "../../engine/capital.ts";
import { paymentPenaltiesLines } from "../../engine/payments/payment-penalties.lines.ts";
import { paymentPlanLines } from "../../engine/payments/payment-plan.lines.ts";
import { setAsideLines } from "../../engine/payments/set-aside.lines.ts";
import { leftAfterLines, whatIsOwedLines } from "../../engine/payments/settlement.lines.ts";
import { leftAfter, whatIsOwed } from "../../engine/payments/settlement.ts";
import { healthInsuranceAndCreditLines } from "../../engine/tax/health/insurance-and-credit.lines.ts";
import { reconciliationLines } from "../../engine/tax/health/reconciliation.lines.ts";
import { householdScope } from "../../engine/tax/household-scope.ts";
import { rentalLossesLines } from "../../engine/tax/rental-losses.lines.ts";
import { federalReturnLines } from "../../engine/tax/return/federal-return.lines.ts";
import { milesByHalfLines } from "../../engine/tax/schedule-c/car-miles.lines.ts";
import { milesByHalf } from "../../engine/tax/schedule-c/car-miles.ts";
import { receiptsCheckLines } from "../../engine/tax/schedule-c/receipts.lines.ts";
import { scheduleCLines } from "../../engine/tax/schedule-c/schedule-c.lines.ts";
import { scheduleELines } from "../../engine/tax/schedule-e.lines.ts";
import {
  asInput,
  asLine,
  explain,
  type Known,
  part,
  type Scope,
  type Step,
  type Unit,
} from "../../engine/worksheet.ts";
import { fieldAt } from "../../inputs/typed.ts";
import { scopeOf } from "../../law/figure.ts";
import { carFirstYear } from "../../law/us/business.ts";
import { figuresFor, lawScope } from "../../law/us/cited.ts";
import { annualizationPeriods } from "../../law/us/payments.ts";
import type { Answer } from "./answer.ts";
import { fields } from "./inputs.ts";
import { toSettle } from "./paying/owed.ts";
import { penaltiesOf } from "./paying/penalties.ts";
import { fieldFor } from "./questions/field-for.ts";
import { gigFields, shareName } from "./questions/gig-fields.ts";
import type { StateShare } from "./state/share.ts";
import { stateStepsOf } from "./state/steps.ts";
import type { Share } from "./state/useStateShare.ts";
import { equipmentSteps } from "./year/equipment-steps.ts";
import { milesOf } from "./year/miles-of-year.ts";
import { premiumsOf } from "./year/premiums.ts";
import { saversMatchSteps } from "./year/savers-match.ts";

/**
 * A record's numbers as inputs, under a prefix; `field` says which field each is typed in, and the explanation then
 * uses its words.
 */
function record(prefix: string, values: object, field: (name: string) => string): Scope {
  const scope: Record<string, Known> = {};
  for (const [name, value] of Object.entries(values))
    if (typeof value === "number" || typeof value === "boolean")
      scope[prefix + name] = asInput(
        field(name),
        ownLabel(name, field(name)) ?? inWords(name),
        value,
        typeof value === "boolean" ? "flag" : unitFor(name),
      );
  return scope;
}
/** What is combined from several fields has its own words. */
const PUT_TOGETHER: Readonly<Record<string, string>> = {
  onForm1099Nec: "Pay on Form 1099-NEC",
  onNoForm: "Pay not on any form",
  platformFees: "Fees the platform kept",
  otherKept: "Other amounts held back",
};
const ownLabel = (name: string, blank: string) =>
  PUT_TOGETHER[name] ?? (name !== "deposits" && blank.endsWith(".pay") ? undefined : fieldAt(fields, blank)?.label);
const unitFor = (name: string): Unit =>
  /miles/i.test(name) ? "miles" : /squareFeet|months/i.test(name) ? "count" : /rate|share/i.test(name) ? "rate" : "usd";
const inWords = (name: string) => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return capital(words);
};

export function stepsOf(answer: Answer, share: Share | StateShare = "none"): Step[] {
  const { inputs, year, without, plan } = answer;
  const state = typeof share === "string" ? null : share;
  const law = lawScope(inputs.taxYear, inputs.filingStatus);
  const equipment = equipmentSteps(answer);
  const gigs = year.businesses.flatMap((business, i) => gigSteps(business, i, inputs, law, equipment.of(i)));
  const byName = new Map(gigs.map((step) => [step.name, step]));

  const household: Record<string, Known> = {};
  for (const [name, known] of Object.entries(householdScope(year.household)))
    household[name] = { ...known, name: fieldFor(name, inputs) };
  for (const [i, { gig, form }] of year.businesses.entries()) {
    const step = byName.get(`gigs.${i + 1}.netProfit`);
    const person = gig.who === "spouse" ? 2 : 1;
    const before = year.businesses.slice(0, i);
    const own = before.filter((other) => other.form === "C" && other.gig.who === gig.who).length + 1;
    if (form === "C" && step && household[`persons.${person}.businesses.${own}.netProfit`])
      household[`persons.${person}.businesses.${own}.netProfit`] = step;
  }
  // If all gigs are one person's, the return's list of profits is the list of Schedules C above.
  const owners = new Set(year.businesses.map(({ gig }) => gig.who));
  const profits = `persons.${owners.has("spouse") ? 2 : 1}.businesses.netProfit`;
  if (owners.size === 1 && year.rentals.length === 0 && household[profits])
    household[profits] = { ...household[profits], kind: "line", name: "gigs.netProfit" };
  const rentals = rentalSteps(answer, byName, law);
  for (const [name, step] of rentals.counted) household[name] = step;
  const health = healthSteps(answer, law);
  for (const [name, step] of Object.entries({
    "claims.netPremiumTaxCredit": "health.settled.netCredit",
    "claims.premiumCreditRepayment": "health.settled.repayment",
  })) {
    const found = health.find((one) => one.name === step);
    if (found) household[name] = found;
  }
  const returned = explain(year.result, federalReturnLines, { ...household, ...law });
  const of = (name: string) => returned.find((step) => step.name === name) as Step;

  const match = saversMatchSteps(answer, { ...household, adjustedGrossIncome: of("adjustedGrossIncome") });
  const tax = of("taxAfterRefundableCredits");
  const apart = answer.creditLost > 0 ? ", apart from the Marketplace credit you lose" : "";
  const asideScope = (label: string, more: number, moreWithout: number): Scope => ({
    taxWith: {
      ...tax,
      label: `${label}${apart}`,
      value: year.result.taxAfterRefundableCredits - answer.creditLost + more,
    },
    taxWithout: {
      ...tax,
      label: `${label} without gig work`,
      value: without.result.taxAfterRefundableCredits + moreWithout,
    },
    profit: asLine("profit", "Profit from all gigs", answer.profit),
    grossReceipts: asLine("grossReceipts", "Pay you received", answer.grossReceipts),
  });
  const asides = explain(answer.aside, setAsideLines, asideScope("Federal tax for the year", 0, 0), "aside.");
  const both = state
    ? [
        ...ofStateSteps(state, year.result.taxAfterRefundableCredits),
        ...explain(
          state.aside,
          setAsideLines,
          asideScope(
            state.placeLaw ? `Federal, ${state.year.name} and local tax` : `Federal and ${state.year.name} tax`,
            state.tax,
            state.taxWithout,
          ),
          "both.",
        ),
      ]
    : [];
  const plans = explain(
    plan,
    paymentPlanLines,
    {
      ...scopeOf(figuresFor(inputs.taxYear, inputs.filingStatus).estimatedTax as never, "estimatedTax."),
      ...scopeOf(annualizationPeriods as never, "annualizationPeriods."),
      incomeTaxAfterNonrefundableCredits: of("taxAfterCredits"),
      selfEmploymentTax: of("selfEmploymentTax"),
      additionalMedicareTax: of("additionalMedicareTax.tax"),
      netInvestmentIncomeTax: of("investmentTax.tax"),
      otherTaxes: of("earlyWithdrawalTax"),
      refundableCredits: of("refundableCredits"),
      withholding: of("paid.withheld"),
      withholdingSoFar: asInput("", "Withheld so far", 0),
      withholdingExpected: { ...of("paid.withheld"), value: plan.withholding },
      priorYearTax: asInput("lastYearTax", "Last year's total tax", inputs.lastYearTax ?? 0),
      priorYearAgi: asInput(
        "lastYearIncome",
        "Last year's adjusted gross income",
        inputs.lastYearIncome ?? year.result.adjustedGrossIncome,
      ),
      priorYearReturnFiled: asInput("lastYearTax", "Last year's return is known", inputs.lastYearTax !== null, "flag"),
      priorYearFull12Months: asInput("lastYearTax", "It covered twelve months", inputs.lastYearTax !== null, "flag"),
      usCitizenOrResidentAllPriorYear: asInput("", "Citizen or resident all last year", true, "flag"),
    },
    "plan.",
  );
  const penalties = explain(penaltiesOf(answer), paymentPenaltiesLines, {}, "plan.");
  const settled = toSettle(answer, state ? (state as Share) : "none");
  const paidTo = (of: "federal" | "state", who: string): Scope => ({
    [`${of}.tax`]: of === "federal" ? tax : asLine("", `${who} tax for the year`, settled.state.tax),
    [`${of}.withheld`]: asInput("jobs", `Withheld for ${who}`, settled[of].withheld),
    [`${of}.paid`]: asInput("paidSoFar", `Paid to ${who} so far`, settled[of].paid),
    [`${of}.ahead`]: asLine(
      of === "federal" ? "plan.plan.stillToPay" : state?.placePlan ? "" : "statePlan.left.stillToPay",
      `Payments to ${who} before the return`,
      settled[of].ahead,
    ),
  });
  const owed = explain(
    whatIsOwed(settled),
    whatIsOwedLines,
    {
      ...paidTo("federal", "the IRS"),
      ...paidTo("state", state ? agenciesOf(state) : "your state"),
      grossReceipts: asLine("grossReceipts", "Pay you received", settled.grossReceipts),
      profit: asLine("profit", "Profit from all gigs", settled.profit),
      untaxedRent: asInput("", "Tax-free rent", settled.untaxedRent),
      creditLost: asInput("", "Marketplace credit you lose because of your gig work", settled.creditLost),
      extraTax: asLine(state ? "both.tax" : "aside.tax", "Extra tax because of your gig work", settled.extraTax),
      stateExtraTax:
        both.find(({ name }) => name === "both.ofState") ?? asInput("", "Extra state tax because of your gig work", 0),
    },
    "owed.",
  );
  const { taxAfterRefundableCredits, paid } = year.result;
  const left =
    year.result.refund < 0
      ? explain(
          leftAfter(taxAfterRefundableCredits, paid.total),
          leftAfterLines,
          { tax, paid: of("paid.total") },
          "unpaid.",
        )
      : [];
  const states = state ? stateStepsOf(state, new Map(returned.map((step) => [step.name, step]))) : [];
  const payees: readonly (readonly [plan: string, who: string | undefined])[] = [
    ["plan.plan", "the IRS"],
    ["statePlan.left", state?.names.state],
    ["placePlan.left", state?.names.place],
  ];
  const labels = new Map(
    payees.flatMap(([plan, who]) => [
      [`${plan}.overdue`, `Due now to ${who}, for due dates that have passed`],
      [`${plan}.stillToPay`, `Payments to ${who} until the return, including what is due now`],
    ]),
  );
  // Beside the state's, it is only a part.
  if (state) labels.set("aside.tax", "Extra federal tax because of your gig work");
  return [
    ...equipment.steps,
    ...gigs,
    ...rentals.steps,
    ...health,
    ...returned,
    ...left,
    ...match,
    ...states,
    ...asides,
    ...both,
    ...plans,
    ...penalties,
    ...owed,
  ].map((step) => ({ ...step, label: labels.get(step.name) ?? step.label }));
}

/** How much of the rentals' income or loss counts, and the return line it goes on. */
function rentalSteps({ year }: Answer, gigs: ReadonlyMap<string, Step>, law: Scope) {
  const { losses, modifiedIncome, mayHaveAllowance } = year.rental;
  const scope: Record<string, Known> = {
    ...law,
    modifiedIncome: {
      ...asInput("", "Modified adjusted gross income, without rental losses", modifiedIncome),
      kind: "line",
      name: year.health ? "" : "adjustedGrossIncome",
    },
    mayHaveAllowance: asInput(
      "livedApart",
      "Joint return, single, or lived apart from your spouse all year",
      mayHaveAllowance,
      "flag",
    ),
  };
  for (const [i, { gig, net, isPassive, hasAllowance }] of year.rentals.entries()) {
    const blank = (name: string) => `gigs.${gig}.${name}`;
    scope[`rentals.${i + 1}.net`] =
      gigs.get(`gigs.${gig + 1}.netProfit`) ?? asInput(blank("pay"), "Rental income or loss", net);
    scope[`rentals.${i + 1}.isPassive`] = asInput(blank("role"), "It is a passive activity", isPassive, "flag");
    scope[`rentals.${i + 1}.hasAllowance`] = asInput(blank("role"), "You take an active part", hasAllowance, "flag");
  }
  const steps =
    year.rentals.length === 0
      ? []
      : explain({ losses }, { losses: part(rentalLossesLines, { law: "rentalLoss" }) }, scope, "rentals.");
  const counted = steps.flatMap((step) => {
    const place = /^rentals\.losses\.counted\.(\d+)\./.exec(step.name)?.[1];
    return place ? [[`passThroughs.${place}.income`, step] as const] : [];
  });
  return { steps, counted };
}

const YEAR_NAMES: Readonly<Record<string, string>> = {
  refunds: "passedOn",
  costOfGoodsSold: "costOfGoodsSold",
  fewDays: "services",
  livedIn: "livedIn",
};

function gigSteps(
  business: Answer["year"]["businesses"][number],
  i: number,
  inputs: Answer["inputs"],
  law: Scope,
  equipment: ReadonlyMap<string, Known>,
): Step[] {
  const { year, receipts, receiptsSheet, gig } = business;
  const { cars, gigs } = inputs;
  const at = (name: string) => `gigs.${i}.${name}`;
  const receiptNames: Readonly<Record<string, string>> = {
    onForm1099K: "grossOnForms",
    deposits: "pay",
    refunds: "passedOn",
    platformFees: "grossOnForms",
  };
  const expenses: Record<string, Known> = {};
  for (const [k, expense] of year.expenses.entries()) {
    const { field, amount, businessShare } = expense;
    const own = equipment.get(field);
    const label = field === "grossOnForms" ? PUT_TOGETHER.platformFees : fieldAt(fields, at(field))?.label;
    const share = shareName(field) in gigFields ? shareName(field) : field;
    expenses[`expenses.${k + 1}.amount`] = own ?? asInput(at(field), label ?? field, amount);
    expenses[`expenses.${k + 1}.businessShare`] = asInput(at(share), "Share used for work", businessShare, "rate");
  }
  const carNames: Readonly<Record<string, string>> = {
    businessMilesJanuaryToJune: "milesJanuaryToJune",
    businessMilesJulyToDecember: "milesJulyToDecember",
    loanInterest: "carLoanInterest",
    insurance: "carInsurance",
    depreciationGiven: "carDepreciation",
    cost: "carCost",
  };
  const own = cars.flatMap(({ gig }, place) => (Math.min(gig, gigs.length) === i + 1 ? [place] : []));
  const atCar = (k: number, name: string) => `cars.${own[k]}.${carNames[name] ?? name}`;
  const miles: Step[] = [];
  /** If the year's miles were typed, the two halves follow from them. */
  const halvesOf = (
    asked: (typeof cars)[number] | typeof gig,
    prefix: string,
    under: string,
    at: (name: string) => string,
  ): Scope => {
    if (asked.miles === 0) return {};
    const car = milesOf(asked, gig, inputs);
    const { miles: ofYear, milesJanuaryToJune, milesJulyToDecember, partBeforeJuly } = car;
    const typed = record("", { miles: ofYear, milesJanuaryToJune, milesJulyToDecember }, at);
    const part = asInput(`gigs.${i}.began`, "Part of the months of work before July", partBeforeJuly, "share");
    const halves = explain(milesByHalf(car), milesByHalfLines, { ...typed, partBeforeJuly: part }, under);
    miles.push(...halves);
    return {
      [`${prefix}businessMilesJanuaryToJune`]: halves[1] as Step,
      [`${prefix}businessMilesJulyToDecember`]: halves[2] as Step,
    };
  };
  const officeNames: Readonly<Record<string, string>> = { wholeHomeCosts: "homeCosts" };
  const received: Record<string, Known> = { ...record("", receipts, (name) => at(receiptNames[name] ?? "pay")) };
  // Without forms, all of it is what the visitor typed as pay.
  if (received.onNoForm && receipts.onForm1099K + receipts.onForm1099Nec === 0)
    received.onNoForm = { ...received.onNoForm, label: gigFields.pay.label };
  const scope: Scope = {
    ...received,
    ...record("", year, (name) => at(YEAR_NAMES[name] ?? "pay")),
    ...record("car.", year.car, (name) => at(carNames[name] ?? name)),
    ...Object.assign(
      {},
      ...year.moreCars.map(({ car }, k) => record(`moreCars.${k + 1}.`, car, (name) => atCar(k, name))),
    ),
    ...halvesOf(gig, "car.", `gigs.${i + 1}.miles.`, at),
    ...Object.assign(
      {},
      ...own.map((place, k) =>
        halvesOf(
          cars[place] as (typeof cars)[number],
          `moreCars.${k + 1}.`,
          `gigs.${i + 1}.moreMiles.${k + 1}.`,
          (name) => atCar(k, name),
        ),
      ),
    ),
    ...record("office.", "office" in year ? year.office : {}, (name) => at(officeNames[name] ?? name)),
    ...expenses,
    ...law,
    ...scopeOf(carFirstYear as never, "carFirstYear."),
  };
  return [
    ...explain(receiptsSheet, receiptsCheckLines, scope, `gigs.${i + 1}.receipts.`),
    ...miles,
    ...(business.form === "E"
      ? explain(business.sheet, scheduleELines, scope, `gigs.${i + 1}.`)
      : withoutCar(business, explain(business.sheet, scheduleCLines, scope, `gigs.${i + 1}.`))),
  ];
}

/** A gig without a car has no lines about one. */
function withoutCar({ gig, sheet }: Answer["year"]["businesses"][number], steps: Step[]): Step[] {
  const { carBothWays, moreCars } = sheet;
  const hasCar =
    carBothWays.businessMiles > 0 || carBothWays.standard > 0 || carBothWays.actual > 0 || moreCars.length > 0;
  return hasCar || gig.carCost > 0 ? steps : steps.filter(({ name }) => !/^gigs\.\d+\.(car|byStandardRate)/.test(name));
}

/** Insurance deduction and premium tax credit together, and what is left of the credit after advance payments. */
function healthSteps(answer: Answer, law: Scope): Step[] {
  const { inputs, year } = answer;
  if (!year.health) return [];
  const { together, settled, credit } = year.health;
  const steps = explain(
    together,
    healthInsuranceAndCreditLines,
    {
      ...law,
      ...scopeOf(figuresFor(inputs.taxYear, inputs.filingStatus).premiumTaxCredit as never),
      ...healthScope(answer),
    },
    "health.",
  );
  const of = (name: string) => steps.find((step) => step.name === name) as Step;
  const given: Scope = {
    credit: credit === 0 ? asInput("", "Premium tax credit", 0) : of("health.best.credit"),
    advance: asInput("advanceCredit", "Credit paid in advance", premiumsOf(inputs).advance),
    repaymentLimit: of("health.repaymentLimit"),
  };
  return [...steps, ...explain(settled, reconciliationLines, given, "health.settled.")];
}

function healthScope({ inputs, year }: Answer): Scope {
  const coverage = year.health?.coverage;
  return {
    premium: asInput("healthPremiums", "Premiums for the year", premiumsOf(inputs).premium),
    advance: asInput("advanceCredit", "Credit paid in advance", premiumsOf(inputs).advance),
    benchmark: asInput("benchmarkPremium", "Second-lowest silver plan", premiumsOf(inputs).benchmark),
    povertyLine: asInput("", "Poverty line for the household", coverage?.povertyLine ?? 0),
    monthsCovered: asInput("", "Months covered", coverage?.monthsCovered ?? 0, "count"),
    eligibleBelowPovertyLine: asInput(
      "advanceCredit",
      "Credit was paid in advance",
      coverage?.eligibleBelowPovertyLine ?? false,
      "flag",
    ),
    incomeBefore: asInput("", "Income before the health insurance deduction", coverage?.incomeBefore ?? 0),
    earnedIncomeLimit: asInput("", "Profit left to pay premiums from", coverage?.earnedIncomeLimit ?? 0),
  };
}

/** All tax of the year, and the part of the state and local tax caused by the gigs. */
function ofStateSteps({ year, placeLaw, tax, taxWithout }: StateShare, federalTax: number): Step[] {
  const label = placeLaw ? `${year.name} and local tax` : `${year.name} tax`;
  return explain(
    { ofState: tax - taxWithout, total: federalTax + tax },
    {
      ofState: { label: `Extra ${label} because of your gig work`, formula: "tax - taxWithout" },
      total: { label: "Total tax for the year", formula: "federalTax + tax" },
    },
    {
      federalTax: asLine("taxAfterRefundableCredits", "Federal tax for the year", federalTax),
      tax: asLine(placeLaw ? "" : "state.tax", `${label} for the year`, tax),
      taxWithout: asLine("", `${label} without gig work`, taxWithout),
    },
    "both.",
  );
}

/** Who gets what isn't federal: the state, a city with its own return, or both. */
const agenciesOf = ({ names, ofPlace, plan }: StateShare): string =>
  ofPlace.left < 0.5
    ? names.state
    : (plan?.brief.tax ?? 0) < 0.5
      ? (names.place ?? names.state)
      : `${names.state} and ${names.place}`;

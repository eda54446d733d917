import { affordabilityLines, affordabilityWithFeeLines } from "../../../../engine/mortgage/affordability.lines.ts";
import { affordablePriceLines } from "../../../../engine/mortgage/affordable-price.lines.ts";
import { qualifyingPaymentLines } from "../../../../engine/mortgage/qualifying-payment.lines.ts";
import { type QualifyingTerms, qualifyingRate } from "../../../../engine/mortgage/qualifying-payment.ts";
import { asLine, explain, type Known, type Lines, part, type Scope, type Step } from "../../../../engine/worksheet.ts";
import { scopeOf } from "../../../../law/figure.ts";
import { figuresFor } from "../../../../law/us/cited.ts";
import type { Inputs } from "../../inputs.ts";
import { houseScope, insuranceBlank, typedAs } from "../../scope.ts";
import { TAX_YEAR } from "../owning/returns.ts";
import { rentCountedPerYear } from "../renting/rented-out.ts";
import { type Afford, type LevelName, levelNames, ratiosForNeed } from "./affordable.ts";

type Worksheet = Required<Afford["worksheet"]>;

const ratios = (level: string) => ({
  given: {
    annualRate: "lendersRate",
    termMonths: "lendersMonths",
    frontShare: `${level}Front`,
    backShare: `${level}Back`,
    downPayment: `${level}Down`,
    mortgageInsuranceRate: `${level}InsuranceRate`,
    mortgageInsurancePerMonth: `${level}InsurancePerMonth`,
    financedFeeShare: `${level}FeeShare`,
    insuredAnnualRate: `${level}InsuredRate`,
    ceiling: `${level}Ceiling`,
  },
});

/** What is left of the income, at the highest affordable price and with the house above. */
const budgetLines = (housing: string): Lines<Worksheet["left"]> => ({
  income: { label: "Yearly income before taxes", formula: "earnedPerYear" },
  standardDeduction: {
    label: "Standard deduction",
    found: "The federal amount for your filing status.",
    unchecked: "table",
  },
  itemizedDeductions: {
    label: "What you could itemize with this home",
    found:
      "Mortgage interest, mortgage insurance, state and local taxes up to the cap, and gifts, in the first year. “Income tax” shows each of them.",
    unchecked: "other calculation",
  },
  taxDeductions: {
    label: "Deductions on your federal return",
    found:
      "The larger of the standard deduction, {standardDeduction}, and what you could itemize with this home, {itemizedDeductions}. Some gifts count besides the standard deduction.",
    check: "taxDeductions >= standardDeduction - 0.01 || taxDeductions <= itemizedDeductions + 0.01",
  },
  taxableIncome: { label: "Taxable income", formula: "max(0, income - taxDeductions)", form: "Form 1040, line 15" },
  federalTaxWithoutHome: {
    label: "Federal income tax without the home",
    found: "The same return without the home's interest, insurance and property tax.",
    unchecked: "other calculation",
  },
  federalTax: {
    label: "Federal income tax",
    found:
      "With deductions of {taxDeductions}, your taxable income is {taxableIncome}, which is taxed by the brackets. Without the home, the tax would be {federalTaxWithoutHome}.",
    check: "federalTax <= federalTaxWithoutHome + 0.01",
    meaning: "From a complete federal return, which itemizes if that is better.",
  },
  socialSecurity: {
    label: "Social Security tax",
    formula: "min(income, payroll.wageBase) * payroll.socialSecurityRate",
  },
  medicare: { label: "Medicare tax", formula: "income * payroll.medicareRate" },
  stateTax: { label: "State and local income tax", formula: "stateIncomeTax" },
  afterTaxPerMonth: {
    label: "Monthly income after taxes",
    formula: "(income - federalTax - socialSecurity - medicare - stateTax) / 12",
  },
  rent: { label: "Rent you collect each month", formula: "when(partRent == null, 0, partRent * (1 - partVacancy))" },
  housing: { label: "This house each month", found: housing, unchecked: "other calculation" },
  debts: { label: "Monthly payments on other debts", formula: "debtsPerMonth" },
  living: { label: "Everything else you spend each month", formula: "when(livingPerMonth == null, 0, livingPerMonth)" },
  left: { label: "Left each month", formula: "afterTaxPerMonth + rent - housing - debts - living" },
});

const linesWith = (
  affordability: typeof affordabilityLines,
  qualifying: QualifyingTerms,
  isAsPaid: boolean,
): Lines<Worksheet> => ({
  qualifying: part(qualifyingPaymentLines(qualifying)),
  need: {
    housing: isAsPaid
      ? {
          label: "This house each month",
          found: "The answer above, without extra payments.",
          check: "housing >= 0",
        }
      : {
          label: "This house each month, as lenders figure it",
          formula: "firstTotal - firstPayment + qualifying.payment",
        },
    byHousing: { label: "Yearly income needed for the housing share", formula: "12 * housing / needFront" },
    byDebts: {
      label: "Yearly income needed for the housing and debt share",
      formula: "12 * (housing + debtsPerMonth) / needBack",
    },
    incomeNeeded: { label: "Income you need for this house", formula: "max(0, max(byHousing, byDebts) - rentCounted)" },
  },
  traditional: part(affordability, ratios("traditional")),
  allowed: part(affordability, ratios("allowed")),
  stretch: part(affordability, ratios("stretch")),
  higherRate: part(affordability, {
    given: {
      ...ratios("higherRate").given,
      frontShare: "traditionalFront",
      backShare: "traditionalBack",
      annualRate: "higherRateAnnual",
    },
  }),
  limited: part(affordablePriceLines),
  solved: part(affordablePriceLines),
  ratios: {
    front: {
      label: "Share of income for this house (front ratio)",
      formula: "when(incomePerYear > 0, 12 * need.housing / incomePerYear, null)",
      unit: "rate",
      meaning: "Principal, interest, tax, insurance and dues as a share of your gross monthly income.",
    },
    back: {
      label: "Share of income for this house and other debts (back ratio)",
      formula: "when(incomePerYear > 0, 12 * (need.housing + debtsPerMonth) / incomePerYear, null)",
      unit: "rate",
      meaning: "Lenders call it the debt-to-income ratio (DTI).",
    },
  },
  atLimit: budgetLines("What that price costs each month, worked out like the answer above."),
  left: budgetLines("The answer above, extra payments included."),
});

/** The down payment, insurance and fee at the price that a level allows. */
const loanScope = (
  given: Inputs,
  level: string,
  { down, perLoan }: NonNullable<Afford["reached"]>[LevelName],
): Scope => ({
  ...typedAs("downPayment", `${level}Down`, "Down payment at that price", down),
  ...typedAs(
    insuranceBlank(given),
    `${level}InsuranceRate`,
    "Yearly mortgage insurance, where it is needed",
    perLoan.mortgageInsuranceRate,
    "rate",
  ),
  ...typedAs(
    insuranceBlank(given),
    `${level}InsurancePerMonth`,
    "Monthly mortgage insurance in dollars, if you entered it",
    perLoan.mortgageInsurancePerMonth,
  ),
  ...typedAs("program", `${level}FeeShare`, "Program fee, as a share of the loan", perLoan.financedFeeShare, "rate"),
  ...typedAs(
    "annualRate",
    `${level}InsuredRate`,
    "Interest rate on a loan with mortgage insurance",
    perLoan.insuredAnnualRate,
    "rate",
  ),
  ...typedAs("downPayment", `${level}Ceiling`, "Highest price with this insurance and fee", perLoan.ceiling),
});

export function stepsOfAfford({ answered, household, levels, limits, reached, worksheet }: Afford): Step[] {
  const { given, house } = answered;
  const { qualifying } = household;
  const lendersRate = qualifyingRate(household.annualRate, qualifying);
  const shares = levelNames.flatMap((name): [string, Known][] => {
    const { front, back } = levels[name];
    return [
      [`${name}Front`, { kind: "figure", name: `${name}Front`, ...(front ?? back) }],
      [`${name}Back`, { kind: "figure", name: `${name}Back`, ...back }],
    ];
  });
  const needed = ratiosForNeed(given);
  const hasFee = household.bands.some(({ financedFeeShare }) => financedFeeShare > 0);
  const lines = hasFee ? affordabilityWithFeeLines : affordabilityLines;
  return explain(worksheet as Worksheet, linesWith(lines, qualifying, worksheet.qualifying === undefined), {
    ...houseScope(given, house),
    ...typedAs("incomePerYear", "earnedPerYear", "Yearly income before taxes", given.incomePerYear ?? 0),
    ...(given.incomePerYear !== null &&
      rentCountedPerYear(given) > 0 &&
      typedAs(
        "incomePerYear",
        "incomePerYear",
        "Yearly income, with the rent that lenders count",
        household.incomePerYear,
      )),
    ...typedAs("partRent", "rentCounted", "Yearly rent that lenders count", rentCountedPerYear(given)),
    ...typedAs(
      "propertyTax",
      "propertyTaxRate",
      "Property tax, as a share of the price",
      household.propertyTaxRate,
      "rate",
    ),
    ...typedAs("insurance", "fixedPerYear", "Yearly costs that are the same at every price", household.fixedPerYear),
    ...typedAs(
      "program",
      "requestShare",
      "Share of the price above which insurance is charged",
      household.requestShare,
      "rate",
    ),
    ...Object.fromEntries(
      Object.entries(reached ?? {}).flatMap(([level, at]) => Object.entries(loanScope(given, level, at))),
    ),
    ...(worksheet.qualifying && {
      ...typedAs("price", "loan", "Loan amount", answered.worksheet.loan),
      ...typedAs("armFirstCap", "rateMore", "Limit on the first rate change", qualifying.rateMore, "rate"),
      ...typedAs("armIndex", "leastRate", "Index plus margin, rounded", qualifying.leastRate, "rate"),
      firstTotal: asLine("", "This house each month at first", answered.worksheet.total),
      firstPayment: asLine("", "Loan payment at first", answered.worksheet.principalAndInterest),
    }),
    ...typedAs(
      "annualRate",
      "lendersRate",
      lendersRate > household.annualRate
        ? "Interest rate that lenders use"
        : household.annualRate === house.annualRate
          ? "Interest rate"
          : "Interest rate with 20% down",
      lendersRate,
      "rate",
    ),
    ...typedAs(
      "annualRate",
      "higherRateAnnual",
      "A rate one point higher",
      qualifyingRate(household.annualRate + 0.01, qualifying),
      "rate",
    ),
    ...typedAs(
      "termMonths",
      "lendersMonths",
      "Months in which the loan is paid off",
      household.termMonths - qualifying.interestOnlyMonths,
      "months",
    ),
    ...Object.fromEntries(shares),
    needFront: { kind: "figure", name: "needFront", ...needed.front },
    needBack: { kind: "figure", name: "needBack", ...needed.back },
    ...scopeOf({ payroll: figuresFor(TAX_YEAR, given.filingStatus).payroll }),
    ...(limits && {
      ...typedAs("cash", "cash", "Cash you have", household.cash ?? 0),
      ...typedAs(
        "lenderFees",
        "closingFixed",
        "Closing costs that are the same at every price",
        household.closingFixed,
      ),
      ...typedAs(
        "otherLoanCosts",
        "closingShare",
        "Closing costs as a share of the price",
        household.closingShare,
        "rate",
      ),
      ...typedAs(
        "lenderFees",
        "lenderFixed",
        "Lender’s fees and escrow that are the same at every price",
        household.lenderFixed,
      ),
      ...typedAs(
        "propertyTax",
        "lenderShare",
        "Property tax into escrow, as a share of the price",
        household.lenderShare,
        "rate",
      ),
      ...typedAs(
        "pointsShare",
        "closingLoanShare",
        "Points, as a share of the loan",
        household.closingLoanShare,
        "rate",
      ),
      ...typedAs(
        "prepaidDays",
        "prepaidYears",
        "Days of prepaid interest, as a share of the year",
        household.prepaidYears,
        "rate",
      ),
      ...typedAs("program", "leastDownShare", "The program’s minimum down payment", limits.leastDownShare, "rate"),
      largestLoan: asLine("largestLoan", "The program’s largest loan here", limits.largestLoan),
    }),
  });
}

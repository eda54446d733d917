import { each, type Lines, part, type Source } from "../../worksheet.ts";
import { carOnScheduleC, carOnScheduleCLines } from "./car.ts";
import { type Car, type CarLaw, type CarMethod, carExpenses, carExpensesLines } from "./car-expenses.ts";
import {
  type HomeOffice,
  type HomeOfficeLaw,
  type HomeOfficeMethod,
  homeOfficeBothWays,
  homeOfficeBothWaysLines,
} from "./home-office.ts";

/** The figures of law this engine needs, for one tax year. */
export interface ScheduleCLaw {
  readonly meals: { readonly deductibleShare: number };
  readonly homeOffice: HomeOfficeLaw;
  readonly car: CarLaw;
}

/** One cost. The line it belongs on follows from its category. */
export interface Expense {
  readonly amount: number;
  /** The business share of something also used privately. */
  readonly businessShare: number;
  readonly isMeals: boolean;
  /** "22", "27b". */
  readonly line: string;
}

export interface BusinessYear {
  /** Line 1: what customers paid, before fees, with tips. */
  readonly grossReceipts: number;
  readonly refunds: number;
  readonly costOfGoodsSold: number;
  readonly otherIncome: number;
  /** Everything but the car and the home office. */
  readonly expenses: readonly Expense[];
  readonly car: Car;
  readonly carMethod: CarMethod | "larger";
  readonly office: Omit<HomeOffice, "tentativeProfit">;
  readonly officeMethod: Exclude<HomeOfficeMethod, "equal"> | "larger";
}

export type ScheduleC = ReturnType<typeof scheduleC>;
type ExpenseSheet = ScheduleC["expenses"][number];

/** What costs come to, of each and together: a share of what is also used privately, and half of meals. */
export function expensesOf(costs: readonly Expense[], meals: ScheduleCLaw["meals"]) {
  const expenses = costs.map(({ amount, businessShare, isMeals, line }) => {
    const deductibleShare = isMeals ? meals.deductibleShare : 1;
    return { line, deductibleShare, deductible: amount * businessShare * deductibleShare };
  });
  const expensesTotal = expenses.reduce((sum, expense) => sum + expense.deductible, 0);
  return { expenses, expensesTotal };
}

/**
 * Profit of one business (Schedule C, Parts I and II). Dollars, unrounded.
 *
 * Leaves out: inventories (cost of goods sold comes in as one amount), at-risk and passive loss limits, several cars, and
 * whether a cost is ordinary and necessary.
 */
export function scheduleC(business: BusinessYear, law: ScheduleCLaw) {
  const netReceipts = business.grossReceipts - business.refunds;
  const grossProfit = netReceipts - business.costOfGoodsSold;
  const grossIncome = grossProfit + business.otherIncome;

  const { expenses, expensesTotal } = expensesOf(business.expenses, law.meals);

  const carBothWays = carExpenses(business.car, law.car);
  const byStandardRate = (business.carMethod === "larger" ? carBothWays.larger : business.carMethod) === "standard";
  const carByLine = carOnScheduleC(business.car, carBothWays, byStandardRate);

  const totalExpenses = expensesTotal + carByLine.total;
  const tentativeProfit = grossIncome - totalExpenses;

  const home = homeOfficeBothWays({ ...business.office, tentativeProfit }, law.homeOffice);
  const homeIsSimplified = (business.officeMethod === "larger" ? home.larger : business.officeMethod) !== "actual";
  const homeDeduction = homeIsSimplified ? home.simplified.deduction : home.actual.deduction;

  const netProfit = tentativeProfit - homeDeduction;
  return {
    netReceipts,
    grossProfit,
    grossIncome,
    expenses,
    expensesTotal,
    carBothWays,
    byStandardRate,
    carByLine,
    totalExpenses,
    tentativeProfit,
    home,
    homeIsSimplified,
    homeDeduction,
    netProfit,
  };
}

const SCHEDULE_C: Source = {
  cite: "Schedule C (Form 1040)",
  url: "https://www.irs.gov/forms-pubs/about-schedule-c-form-1040",
};
/** The inputs of the car stand in the scope under `car.`; these are the figures of law its lines name. */
export const CAR_LAW = {
  businessJanuaryToJune: "mileage.businessJanuaryToJune",
  businessJulyToDecember: "mileage.businessJulyToDecember",
  firstYearLimitWithBonus: "carDepreciation.firstYearLimitWithBonus",
  firstYearLimit: "carDepreciation.firstYearLimit",
  decliningShare: "carFirstYear.decliningShare",
  straightLineShare: "carFirstYear.straightLineShare",
  businessUseOver: "carFirstYear.businessUseOver",
};
/** The same for the office, under `office.`. */
const OFFICE_LAW = {
  ratePerSquareFoot: "homeOffice.ratePerSquareFoot",
  mostSquareFeet: "homeOffice.mostSquareFeet",
};

export const expenseLines = each<ExpenseSheet>(
  {
    deductibleShare: {
      label: "Deductible share",
      found: "Half for meals, all of everything else.",
      check: "deductibleShare == 1 || deductibleShare == meals.deductibleShare",
      unit: "rate",
    },
    deductible: { label: "Deductible", formula: "amount * businessShare * deductibleShare" },
  },
  { given: { amount: "expenses.#.amount", businessShare: "expenses.#.businessShare" } },
);

export const scheduleCLines: Lines<ScheduleC> = {
  netReceipts: {
    label: "Receipts after refunds",
    formula: "grossReceipts - refunds",
    form: "Schedule C, line 3",
    source: SCHEDULE_C,
  },
  grossProfit: {
    label: "Gross profit",
    formula: "netReceipts - costOfGoodsSold",
    form: "Schedule C, line 5",
  },
  grossIncome: { label: "Gross income", formula: "grossProfit + otherIncome", form: "Schedule C, line 7" },
  expenses: expenseLines,
  expensesTotal: { label: "Expenses other than the car", formula: "sum(expenses.deductible)" },
  carBothWays: part(carExpensesLines, { law: "car", given: CAR_LAW }),
  byStandardRate: {
    label: "Car by the standard mileage rate",
    found: "The method chosen, or the one that gives the larger deduction.",
  },
  carByLine: part(carOnScheduleCLines, { law: "car" }),
  totalExpenses: {
    label: "Total expenses",
    formula: "expensesTotal + carByLine.total",
    form: "Schedule C, line 28",
  },
  tentativeProfit: {
    label: "Profit before the home office",
    formula: "grossIncome - totalExpenses",
    form: "Schedule C, line 29",
  },
  home: part(homeOfficeBothWaysLines, { law: "office", given: OFFICE_LAW }),
  homeIsSimplified: {
    label: "Home office by the simplified method",
    found: "The method chosen, or the one that gives the larger deduction.",
  },
  homeDeduction: {
    label: "Business use of home",
    formula: "when(homeIsSimplified, home.simplified.deduction, home.actual.deduction)",
    form: "Schedule C, line 30",
  },
  netProfit: {
    label: "Net profit or loss",
    formula: "tentativeProfit - homeDeduction",
    form: "Schedule C, line 31",
    source: SCHEDULE_C,
  },
};

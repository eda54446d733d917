import { each, type Found, type Line, type Lines, part, type Source } from "../../worksheet.ts";
import { noCar } from "./blank.ts";
import { carOnScheduleCLines } from "./car.lines.ts";
import { carExpensesLines } from "./car-expenses.lines.ts";
import { homeOfficeBothWaysLines } from "./home-office.lines.ts";
import type { ScheduleC } from "./schedule-c.ts";

type ExpenseSheet = ScheduleC["expenses"][number];

const SCHEDULE_C: Source = {
  cite: "Schedule C (Form 1040)",
  url: "https://www.irs.gov/forms-pubs/about-schedule-c-form-1040",
};
/** The car's inputs are in the scope under `car.`; these are the legal figures its lines use. */
export const CAR_LAW = {
  businessJanuaryToJune: "mileage.businessJanuaryToJune",
  businessJulyToDecember: "mileage.businessJulyToDecember",
  firstYearLimitWithBonus: "carDepreciation.firstYearLimitWithBonus",
  firstYearLimit: "carDepreciation.firstYearLimit",
  decliningShare: "carFirstYear.decliningShare",
  straightLineShare: "carFirstYear.straightLineShare",
  businessUseOver: "carFirstYear.businessUseOver",
};
/** Each additional car's inputs are under `moreCars.1.` and so on, with the same names as the first car's. */
export const MORE_CARS = Object.fromEntries(
  Object.entries(noCar).flatMap(([name, start]) => (typeof start === "number" ? [[name, `moreCars.#.${name}`]] : [])),
);
const PUB_463: Source = { cite: "IRS Publication 463, chapter 4", url: "https://www.irs.gov/publications/p463" };
export const byStandardRateLine: Found = {
  label: "Uses the standard mileage rate",
  found:
    "Yes if you chose this method for the car, or if it gives the larger deduction. If you use five or more cars at the same time, the law allows only actual costs.",
  unchecked: "conditions",
  source: PUB_463,
};
export const carDeductionLine: Line = {
  label: "Deduction for this car",
  formula: "when(byStandardRate, carBothWays.standard, carBothWays.actual)",
};
/** The same for the home office, under `office.`. */
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
  expensesTotal: { label: "Expenses other than cars", formula: "sum(expenses.deductible)" },
  carBothWays: part(carExpensesLines, { law: "car", given: CAR_LAW }),
  byStandardRate: byStandardRateLine,
  carByLine: part(carOnScheduleCLines, { law: "car" }),
  moreCars: each<ScheduleC["moreCars"][number]>(
    {
      carBothWays: part(carExpensesLines, { given: CAR_LAW }),
      byStandardRate: byStandardRateLine,
      deduction: carDeductionLine,
      carByLine: part(carOnScheduleCLines),
    },
    { given: MORE_CARS },
  ),
  moreCarsTotal: { label: "Your other cars", formula: "sum(moreCars.deduction)" },
  totalExpenses: {
    label: "Total expenses",
    formula: "expensesTotal + carByLine.total + moreCarsTotal",
    form: "Schedule C, line 28",
  },
  tentativeProfit: {
    label: "Profit before the home office",
    formula: "grossIncome - totalExpenses",
    form: "Schedule C, line 29",
  },
  home: part(homeOfficeBothWaysLines, { law: "office", given: OFFICE_LAW }),
  homeIsSimplified: {
    label: "Uses the simplified method for the home office",
    found: "Yes if you chose this method, or if it gives the larger deduction.",
    unchecked: "conditions",
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

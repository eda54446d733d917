import { usc26 } from "../cite.ts";
import { each, type Lines, part, type Source } from "../worksheet.ts";
import { carExpensesLines } from "./schedule-c/car-expenses.lines.ts";
import type { CarExpenses } from "./schedule-c/car-expenses.ts";
import type { OneCar } from "./schedule-c/one-car.ts";
import {
  byStandardRateLine,
  CAR_LAW,
  carDeductionLine,
  expenseLines,
  MORE_CARS,
} from "./schedule-c/schedule-c.lines.ts";
import type { ScheduleE } from "./schedule-e.ts";

const SCHEDULE_E: Source = {
  cite: "Instructions for Schedule E (Form 1040)",
  url: "https://www.irs.gov/instructions/i1040se",
};

/** A car's lines without those of Schedule C, since a rental's car isn't on it. */
const carLines = Object.fromEntries(
  Object.entries(carExpensesLines).map(([name, line]) => [name, { ...line, form: undefined }]),
) as unknown as Lines<CarExpenses>;

export const scheduleELines: Lines<ScheduleE> = {
  rents: {
    label: "Rents received",
    formula: "grossReceipts - refunds",
    form: "Schedule E, line 3",
    source: SCHEDULE_E,
  },
  expenses: expenseLines,
  expensesTotal: {
    label: "Expenses other than cars",
    formula: "sum(expenses.deductible)",
    form: "Schedule E, lines 5 to 19",
  },
  carBothWays: part(carLines, { law: "car", given: CAR_LAW }),
  byStandardRate: byStandardRateLine,
  moreCars: each<OneCar>(
    {
      carBothWays: part(carLines, { given: CAR_LAW }),
      byStandardRate: byStandardRateLine,
      deduction: carDeductionLine,
    },
    { given: MORE_CARS },
  ),
  autoAndTravel: {
    label: "Car",
    formula: "when(byStandardRate, carBothWays.standard, carBothWays.actual) + sum(moreCars.deduction)",
    form: "Schedule E, line 6",
  },
  totalExpenses: {
    label: "Total expenses",
    formula: "expensesTotal + autoAndTravel",
    form: "Schedule E, line 20",
  },
  incomeBeforeLimits: {
    label: "Rent less expenses",
    formula: "rents - totalExpenses",
    form: "Schedule E, line 21",
  },
  netProfit: {
    label: "Rental income or loss",
    formula: "when(fewDays, 0, when(livedIn, max(0, incomeBeforeLimits), incomeBeforeLimits))",
    meaning:
      "If you rent out your own home for fewer than 15 days, the rent isn't taxed and you can't deduct the costs. If you use the home yourself, you can deduct costs only up to the rent.",
    source: usc26("280A", "(c)(5), (d)(1), (g)"),
  },
};

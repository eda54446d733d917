import { type Lines, part, type Source } from "../worksheet.ts";
import {
  type Car,
  type CarExpenses,
  type CarLaw,
  type CarMethod,
  carExpenses,
  carExpensesLines,
} from "./schedule-c/car-expenses.ts";
import { CAR_LAW, type Expense, expenseLines, expensesOf } from "./schedule-c/schedule-c.ts";

export interface ScheduleELaw {
  readonly meals: { readonly deductibleShare: number };
  readonly car: CarLaw;
}

export interface RentalYear {
  /** What guests and tenants paid, before fees. */
  readonly grossReceipts: number;
  readonly refunds: number;
  /** Everything but the car, mortgage interest and depreciation included: the part for the rental. */
  readonly expenses: readonly Expense[];
  readonly car: Car;
  readonly carMethod: CarMethod | "larger";
  /** Rented for fewer than 15 days in a home the owner lives in: neither taxed nor deducted. */
  readonly fewDays: boolean;
  /** The owner lives there, or uses it for more than 14 days (or a tenth of the days rented): a loss does not count. */
  readonly livedIn: boolean;
}

export type ScheduleE = ReturnType<typeof scheduleE>;

/**
 * Rent from real estate without hotel-like services (Schedule E, Part I). Dollars, unrounded. It is not self-employment
 * income (26 USC 1402(a)(1)). Costs come in as the part for the rental. Limits on passive losses are in
 * `rental-losses.ts`.
 */
export function scheduleE(rental: RentalYear, law: ScheduleELaw) {
  const rents = rental.grossReceipts - rental.refunds;
  const { expenses, expensesTotal } = expensesOf(rental.expenses, law.meals);
  const carBothWays = carExpenses(rental.car, law.car);
  const byStandardRate = (rental.carMethod === "larger" ? carBothWays.larger : rental.carMethod) === "standard";
  const autoAndTravel = byStandardRate ? carBothWays.standard : carBothWays.actual;
  const totalExpenses = expensesTotal + autoAndTravel;
  const incomeBeforeLimits = rents - totalExpenses;
  const netProfit = rental.fewDays ? 0 : rental.livedIn ? Math.max(0, incomeBeforeLimits) : incomeBeforeLimits;
  return {
    rents,
    expenses,
    expensesTotal,
    carBothWays,
    byStandardRate,
    autoAndTravel,
    totalExpenses,
    incomeBeforeLimits,
    netProfit,
  };
}

const SCHEDULE_E: Source = {
  cite: "Instructions for Schedule E (Form 1040)",
  url: "https://www.irs.gov/instructions/i1040se",
};

/** The lines of a car without those of Schedule C, where a rental's car does not stand. */
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
    label: "Expenses other than the car",
    formula: "sum(expenses.deductible)",
    form: "Schedule E, lines 5 to 19",
  },
  carBothWays: part(carLines, { law: "car", given: CAR_LAW }),
  byStandardRate: {
    label: "Car by the standard mileage rate",
    found: "The method chosen, or the one that gives the larger deduction.",
  },
  autoAndTravel: {
    label: "Car",
    formula: "when(byStandardRate, carBothWays.standard, carBothWays.actual)",
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
      "Rent for fewer than 15 days in your own home is neither taxed nor deducted. In a home you use yourself, costs count only up to the rent.",
    source: { cite: "26 USC 280A(c)(5), (d)(1), (g)", url: "https://www.law.cornell.edu/uscode/text/26/280A" },
  },
};

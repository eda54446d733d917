/** Turns the fields of a gig into its Schedule C, or for rent from a home or room, its Schedule E. */

import { noCar, noOffice } from "../../../engine/tax/schedule-c/blank.ts";
import type { Car } from "../../../engine/tax/schedule-c/car-expenses.ts";
import { milesByHalf } from "../../../engine/tax/schedule-c/car-miles.ts";
import { receiptsCheck } from "../../../engine/tax/schedule-c/receipts.ts";
import {
  type BusinessYear,
  type Expense,
  type ScheduleCLaw,
  scheduleC,
} from "../../../engine/tax/schedule-c/schedule-c.ts";
import { type Section179Law, section179 } from "../../../engine/tax/schedule-c/section-179.ts";
import { type RentalYear, scheduleE } from "../../../engine/tax/schedule-e.ts";
import { perYear } from "../../../inputs/fields.ts";
import { workProfiles } from "../../../law/us/business-categories.ts";
import { carFirstYear, earlyBonus, section179Limits } from "../../../law/us/every-year.data.ts";
import type { FederalValues } from "../../../law/us/index.ts";
import type { Car as AskedCar, Gig, Inputs } from "../inputs.ts";
import { costs, shareName } from "../questions/gig-fields.ts";
import { milesOf } from "./miles-of-year.ts";
import { yearlyPay } from "./part-of-year.ts";

const scheduleCLaw = ({ meals, homeOffice, mileage, carDepreciation }: FederalValues): ScheduleCLaw => ({
  meals,
  homeOffice,
  car: { ...mileage, ...carDepreciation, ...carFirstYear },
});

/** A cost by its category's name, or its share for work. */
export const amountIn = (gig: Gig, name: string): number =>
  Number((gig as Readonly<Record<string, unknown>>)[name] ?? 0);

/** Where Schedule E has a category of Schedule C (2025 form); all others go on line 19. */
const RENTAL_LINES: Readonly<Record<string, string>> = {
  platform_fees: "8",
  payment_processing: "8",
  advertising: "5",
  contract_labor: "7",
  equipment: "18",
  insurance: "9",
  interest: "13",
  professional: "10",
  repairs: "14",
  supplies: "15",
  taxes_licenses: "16",
  travel: "6",
  utilities: "17",
  homeMortgageInterest: "12",
  homeDepreciation: "18",
};
const rentalLine = (id: string) => RENTAL_LINES[id] ?? "19";

const isRented = ({ work }: Gig) => work === "home_sharing";
/** Rent without hotel-like services isn't self-employment income (26 USC 1402(a)(1); 26 CFR 1.1402(a)-4(c)). */
export const isOnScheduleE = (gig: Gig) => isRented(gig) && gig.services !== "hotel";

/**
 * What a gig took in and paid out. Gross pay above what arrived is income and, except for what was passed on, a fee.
 */
function receiptsOf(gig: Gig, given: Pick<Inputs, "taxYear" | "today">) {
  const deposits = yearlyPay(gig, given);
  const grossReceipts = Math.max(deposits, gig.grossOnForms ?? 0);
  const passedOn = Math.min(gig.passedOn, grossReceipts - deposits);
  const receipts = {
    onForm1099K: gig.grossOnForms ?? 0,
    onForm1099Nec: 0,
    onNoForm: grossReceipts - (gig.grossOnForms ?? 0),
    refunds: passedOn,
    platformFees: grossReceipts - deposits - passedOn,
    otherKept: 0,
    deposits,
  };
  return { receipts, receiptsSheet: receiptsCheck(receipts), deposits };
}
type Receipts = ReturnType<typeof receiptsOf>["receipts"];

/** A rented home has interest and depreciation; other work doesn't have these fields. */
const homeCosts: readonly (readonly [id: string, line: string])[] = [
  ["homeMortgageInterest", "16a"],
  ["homeDepreciation", "13"],
];

/** A cost, and the gig's field for it. */
interface TypedExpense extends Expense {
  readonly field: string;
}

/** What the year deducts for equipment, if not the whole cost. */
interface EquipmentDeducted {
  /** The deduction for this gig's equipment under section 179. */
  readonly elected?: number;
  /** The deduction for the section 179 carryover from last year. */
  readonly carriedOver?: number;
}

const limitsFor = (taxYear: number): Section179Law | undefined =>
  (section179Limits as Readonly<Record<number, Section179Law>>)[taxYear];

/**
 * The first-year share of five-year property, with the bonus that applied then; with no bonus, the ordinary table's.
 */
export const earlyShare = (taxYear: number) => {
  const bonus = (earlyBonus as Readonly<Record<number, { bonusShare: number }>>)[taxYear]?.bonusShare ?? 0;
  return bonus + (1 - bonus) * carFirstYear.decliningShare;
};

/** A rental isn't an active business, so only the whole cost can be deducted there. */
export const methodOf = (gig: Gig) => (isOnScheduleE(gig) ? "bonus" : gig.equipmentMethod);

/** The business share, if section 179 was chosen and is allowed: more than half of the use is for work. */
export function electedOf(gig: Gig, taxYear: number): number {
  const share = amountIn(gig, shareName("equipment"));
  const may = methodOf(gig) === "section179" && limitsFor(taxYear);
  return may && share > carFirstYear.businessUseOver ? amountIn(gig, "equipment") * share : 0;
}

function equipmentOf(gig: Gig, taxYear: number, { elected = 0 }: EquipmentDeducted) {
  if (electedOf(gig, taxYear) > 0) return { amount: elected, businessShare: 1 };
  const counted = methodOf(gig) === "early" ? earlyShare(taxYear) : 1;
  return { amount: amountIn(gig, "equipment") * counted, businessShare: amountIn(gig, shareName("equipment")) };
}

function expensesOf(gig: Gig, { platformFees }: Receipts, taxYear: number, equipment: EquipmentDeducted) {
  const lineOf = (id: string, line: string) => (isOnScheduleE(gig) ? rentalLine(id) : line);
  const expenses: TypedExpense[] = [
    {
      field: "grossOnForms",
      amount: platformFees,
      businessShare: 1,
      isMeals: false,
      line: lineOf("platform_fees", "10"),
    },
    ...costs.map(({ id, line, isMeals, isShared }) => ({
      field: id,
      amount: amountIn(gig, id),
      businessShare: isShared ? amountIn(gig, shareName(id)) : 1,
      isMeals: isMeals ?? false,
      line: lineOf(id, line),
      ...(id === "equipment" ? equipmentOf(gig, taxYear, equipment) : {}),
    })),
    {
      field: "section179Before",
      amount: equipment.carriedOver ?? 0,
      businessShare: 1,
      isMeals: false,
      line: "13",
    },
    ...homeCosts.map(([id, line]) => ({
      field: id,
      amount: isRented(gig) ? amountIn(gig, id) : 0,
      businessShare: 1,
      isMeals: false,
      line: lineOf(id, line),
    })),
  ];
  return expenses.filter(({ amount }) => amount !== 0);
}

/**
 * A car bought this year is deducted right away, up to the limit of section 280F, if more than half of its miles are
 * for work (26 USC 168(k), 280F(a) and (b)); otherwise straight-line.
 */
function carOf(asked: Omit<AskedCar, "gig">, its: Gig, given: Pick<Inputs, "taxYear" | "today">): Car {
  const gig = milesOf(asked, its, given);
  const { januaryToJune, julyToDecember } = milesByHalf(gig);
  const businessMiles = januaryToJune + julyToDecember;
  const totalMiles = Math.max(gig.totalMiles ?? businessMiles, businessMiles);
  const isMostlyForWork = businessMiles > carFirstYear.businessUseOver * totalMiles;
  const isNew = gig.carCost > 0;
  return {
    ...noCar,
    totalMiles,
    businessMilesJanuaryToJune: januaryToJune,
    businessMilesJulyToDecember: julyToDecember,
    parkingAndTolls: gig.parkingAndTolls,
    loanInterest: gig.carLoanInterest,
    fuel: gig.fuel,
    repairsAndTires: gig.repairsAndTires,
    insurance: gig.carInsurance,
    registration: gig.registration,
    leasePayments: gig.leasePayments,
    cost: gig.carCost,
    depreciationMethod: isNew
      ? `first_year_${isMostlyForWork ? "full_bonus" : "straight_line"}`
      : gig.carDepreciation > 0
        ? "amount_given"
        : "none",
    depreciationGiven: isNew ? 0 : gig.carDepreciation,
  };
}

type GivenCars = Pick<Inputs, "gigs" | "cars" | "fleet" | "taxYear" | "today">;
type Given = GivenCars & Pick<Inputs, "jobs" | "section179Before">;
type Cars = Pick<BusinessYear, "car" | "carMethod" | "moreCars">;

/**
 * A gig's cars. Someone who uses five or more at the same time has to deduct actual costs (Rev. Proc. 2019-46;
 * Publication 463, chapter 4). A car of a removed gig counts with the last one.
 */
function carsOf(gig: Gig, i: number, given: GivenCars): Cars {
  const { gigs, cars, fleet } = given;
  const methodOf = ({ carMethod }: Pick<Gig, "carMethod">) => (fleet ? "actual" : carMethod);
  return {
    car: carOf(gig, gig, given),
    carMethod: methodOf(gig),
    moreCars: cars
      .filter((one) => Math.min(one.gig, gigs.length) === i + 1)
      .map((one) => ({ car: carOf(one, gig, given), method: methodOf(one) })),
  };
}

/** As Schedule C inputs. */
const businessYear = (gig: Gig, cars: Cars, receipts: Receipts, expenses: TypedExpense[]) =>
  ({
    grossReceipts: receipts.onForm1099K + receipts.onNoForm,
    refunds: receipts.refunds,
    costOfGoodsSold: gig.costOfGoodsSold,
    otherIncome: 0,
    expenses,
    ...cars,
    office: {
      ...noOffice,
      squareFeetByMonth: Array.from({ length: 12 }, (_, i) => (i < gig.officeMonths ? gig.officeSquareFeet : 0)),
      officeSquareFeet: gig.officeSquareFeet,
      homeSquareFeet: Math.max(gig.homeSquareFeet, gig.officeSquareFeet),
      wholeHomeCosts: gig.homeSquareFeet > 0 ? gig.homeCosts : 0,
    },
    officeMethod: "larger",
  }) satisfies BusinessYear;

/** As Schedule E inputs. */
const rentalYear = (gig: Gig, cars: Cars, receipts: Receipts, expenses: TypedExpense[]) =>
  ({
    grossReceipts: receipts.onForm1099K + receipts.onNoForm,
    refunds: receipts.refunds,
    expenses,
    ...cars,
    fewDays: gig.services === "fewDays",
    livedIn: gig.livedIn,
  }) satisfies RentalYear;

/** What section 179 deducts this year, with its details; undefined if it wasn't chosen. */
export function section179Of(given: Given, gone: number, law: FederalValues) {
  const limits = limitsFor(given.taxYear);
  const elected = given.gigs.map((gig) => electedOf(gig, given.taxYear));
  const first = given.gigs.findIndex((gig) => !isOnScheduleE(gig));
  const carriedOver = first === -1 ? 0 : given.section179Before;
  const total = elected.reduce((sum, own) => sum + own, 0);
  if (!limits || total + carriedOver === 0) return null;
  const profits = businessesWith(given, law, () => ({})).map(({ form, sheet }) => (form === "C" ? sheet.netProfit : 0));
  const wages = given.jobs.map(({ pay, retirementAtWork }) => Math.max(0, perYear(pay, gone) - retirementAtWork));
  const businessIncome = [...profits, ...wages].reduce((sum, one) => sum + one, 0);
  const property = { elected: total, carriedOver, businessIncome };
  return { property, elected, first, sheet: section179(property, limits) };
}

export function businessesOf(given: Given, gone: number, law: FederalValues) {
  const found = section179Of(given, gone, law);
  return businessesWith(given, law, (i) =>
    found
      ? {
          elected: ((found.elected[i] ?? 0) * found.sheet.ofThisYear) / (found.property.elected || 1),
          carriedOver: i === found.first ? found.sheet.ofEarlierYears : 0,
        }
      : {},
  );
}

function businessesWith(given: Given, law: FederalValues, equipment: (gig: number) => EquipmentDeducted) {
  const forC = scheduleCLaw(law);
  return given.gigs.map((gig, i) => {
    const cars = carsOf(gig, i, given);
    const taken = receiptsOf(gig, given);
    const { receipts, deposits } = taken;
    const expenses = expensesOf(gig, receipts, given.taxYear, equipment(i));
    const tipsCount = workProfiles[gig.work].tipsOnList ? Math.min(gig.tips, deposits) : 0;
    if (isOnScheduleE(gig)) {
      const year = rentalYear(gig, cars, receipts, expenses);
      return { gig, ...taken, form: "E" as const, year, sheet: scheduleE(year, forC), tipsCount };
    }
    const year = businessYear(gig, cars, receipts, expenses);
    return { gig, ...taken, form: "C" as const, year, sheet: scheduleC(year, forC), tipsCount };
  });
}
export type Businesses = ReturnType<typeof businessesOf>;

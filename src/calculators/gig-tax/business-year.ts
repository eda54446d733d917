/** From the blanks of a gig to its Schedule C; of rent for a home or room, to Schedule E. */

import { noCar, noOffice } from "../../engine/tax/schedule-c/blank.ts";
import type { Car } from "../../engine/tax/schedule-c/car-expenses.ts";
import { milesByHalf } from "../../engine/tax/schedule-c/car-miles.ts";
import { receiptsCheck } from "../../engine/tax/schedule-c/receipts.ts";
import {
  type BusinessYear,
  type Expense,
  type ScheduleCLaw,
  scheduleC,
} from "../../engine/tax/schedule-c/schedule-c.ts";
import { type RentalYear, scheduleE } from "../../engine/tax/schedule-e.ts";
import { perYear } from "../../inputs/fields.ts";
import { workProfiles } from "../../law/us/business-categories.ts";
import { carFirstYear } from "../../law/us/every-year.data.ts";
import type { FederalValues } from "../../law/us/index.ts";
import { costs, shareName } from "./gig-fields.ts";
import type { Car as AskedCar, Gig, Inputs } from "./inputs.ts";

const scheduleCLaw = ({ meals, homeOffice, mileage, carDepreciation }: FederalValues): ScheduleCLaw => ({
  meals,
  homeOffice,
  car: { ...mileage, ...carDepreciation, ...carFirstYear },
});

const value = (gig: Gig, name: string): number => Number((gig as Readonly<Record<string, unknown>>)[name] ?? 0);

/** Where Schedule E has the categories of Schedule C (2025 form); all others go on line 19. */
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
/** Rent without hotel-like service is no self-employment income (26 USC 1402(a)(1); 26 CFR 1.1402(a)-4(c)). */
export const isOnScheduleE = (gig: Gig) => isRented(gig) && gig.services !== "hotel";

/** What a gig took in and gave for it. Gross pay above what arrived is income and, less what was passed on, a fee. */
function receiptsOf(gig: Gig, gone: number) {
  const deposits = perYear(gig.pay, gone);
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

/** The home that is rented out costs interest and wears out; other work has no such blanks. */
const homeCosts: readonly (readonly [id: string, line: string])[] = [
  ["homeMortgageInterest", "16a"],
  ["homeDepreciation", "13"],
];

/** A cost, and the field of the gig it is typed in. */
interface TypedExpense extends Expense {
  readonly field: string;
}

function expensesOf(gig: Gig, { platformFees }: Receipts): TypedExpense[] {
  const lineOf = (id: string, line: string) => (isOnScheduleE(gig) ? rentalLine(id) : line);
  return [
    {
      field: "grossOnForms",
      amount: platformFees,
      businessShare: 1,
      isMeals: false,
      line: lineOf("platform_fees", "10"),
    },
    ...costs.map(({ id, line, isMeals, isShared }) => ({
      field: id,
      amount: value(gig, id),
      businessShare: isShared ? value(gig, shareName(id)) : 1,
      isMeals: isMeals ?? false,
      line: lineOf(id, line as string),
    })),
    ...homeCosts.map(([id, line]) => ({
      field: id,
      amount: isRented(gig) ? value(gig, id) : 0,
      businessShare: 1,
      isMeals: false,
      line: lineOf(id, line),
    })),
  ].filter(({ amount }) => amount !== 0);
}

/**
 * A car bought this year is deducted at once, up to the limit of section 280F, if more than half of its miles are for work
 * (26 USC 168(k), 280F(a) and (b)), and otherwise in a straight line.
 */
function carOf(gig: Omit<AskedCar, "gig">): Car {
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

type GivenCars = Pick<Inputs, "gigs" | "cars" | "fleet">;
type Cars = Pick<BusinessYear, "car" | "carMethod" | "moreCars">;

/**
 * The cars of a gig. Who uses five or more at the same time has to deduct actual costs (Rev. Proc. 2019-46; Publication 463,
 * chapter 4). A car of a gig that is gone counts with the last one.
 */
function carsOf(gig: Gig, i: number, { gigs, cars, fleet }: GivenCars): Cars {
  const methodOf = ({ carMethod }: Pick<Gig, "carMethod">) => (fleet ? "actual" : carMethod);
  return {
    car: carOf(gig),
    carMethod: methodOf(gig),
    moreCars: cars
      .filter((one) => Math.min(one.gig, gigs.length) === i + 1)
      .map((one) => ({ car: carOf(one), method: methodOf(one) })),
  };
}

/** In the terms of Schedule C. */
const businessYear = (gig: Gig, cars: Cars, receipts: Receipts) =>
  ({
    grossReceipts: receipts.onForm1099K + receipts.onNoForm,
    refunds: receipts.refunds,
    costOfGoodsSold: gig.costOfGoodsSold,
    otherIncome: 0,
    expenses: expensesOf(gig, receipts),
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

/** In the terms of Schedule E. */
const rentalYear = (gig: Gig, cars: Cars, receipts: Receipts) =>
  ({
    grossReceipts: receipts.onForm1099K + receipts.onNoForm,
    refunds: receipts.refunds,
    expenses: expensesOf(gig, receipts),
    ...cars,
    fewDays: gig.services === "fewDays",
    livedIn: gig.livedIn,
  }) satisfies RentalYear;

export function businessesOf(given: GivenCars, gone: number, law: FederalValues) {
  const forC = scheduleCLaw(law);
  return given.gigs.map((gig, i) => {
    const cars = carsOf(gig, i, given);
    const taken = receiptsOf(gig, gone);
    const { receipts, deposits } = taken;
    const tipsCount = workProfiles[gig.work].tipsOnList ? Math.min(gig.tips, deposits) : 0;
    if (isOnScheduleE(gig)) {
      const year = rentalYear(gig, cars, receipts);
      return { gig, ...taken, form: "E" as const, year, sheet: scheduleE(year, forC), tipsCount };
    }
    const year = businessYear(gig, cars, receipts);
    return { gig, ...taken, form: "C" as const, year, sheet: scheduleC(year, forC), tipsCount };
  });
}
export type Businesses = ReturnType<typeof businessesOf>;

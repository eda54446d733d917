/** From the blanks of a gig to its Schedule C. */
import { type BusinessYear, type ScheduleCLaw, scheduleC } from "../../engine/tax/schedule-c.ts";
import { noCar, noOffice } from "../../engine/tax/schedule-c-blank.ts";
import { receiptsCheck } from "../../engine/tax/schedule-c-receipts.ts";
import { perYear } from "../../inputs/fields.ts";
import { valuesOf } from "../../law/figure.ts";
import { carFirstYear } from "../../law/us/business.ts";
import { workProfiles } from "../../law/us/business-categories.ts";
import type { FederalValues } from "../../law/us/index.ts";
import { costs, shareName } from "./gig-fields.ts";
import type { Gig } from "./inputs.ts";

const scheduleCLaw = ({ meals, homeOffice, mileage, carDepreciation }: FederalValues): ScheduleCLaw => ({
  meals,
  homeOffice,
  car: { ...mileage, ...carDepreciation, ...valuesOf(carFirstYear) },
});

const value = (gig: Gig, name: string): number => Number((gig as Readonly<Record<string, unknown>>)[name] ?? 0);

/** What a gig took in and cost in the year, in the terms of Schedule C. Gross pay above what arrived is income and, less what was passed on, a fee. */
function businessYear(gig: Gig, gone: number) {
  const deposits = perYear(gig.pay, gone);
  const grossReceipts = Math.max(deposits, gig.grossOnForms ?? 0);
  const passedOn = Math.min(gig.passedOn, grossReceipts - deposits);
  const platformFees = grossReceipts - deposits - passedOn;
  const receipts = {
    onForm1099K: gig.grossOnForms ?? 0,
    onForm1099Nec: 0,
    onNoForm: grossReceipts - (gig.grossOnForms ?? 0),
    refunds: passedOn,
    platformFees,
    otherKept: 0,
    deposits,
  };
  const expenses = [
    { amount: platformFees, businessShare: 1, isMeals: false, line: "10" },
    ...costs.map(({ id, line, isMeals, isShared }) => ({
      amount: value(gig, id),
      businessShare: isShared ? value(gig, shareName(id)) : 1,
      isMeals: isMeals ?? false,
      line: line as string,
    })),
  ].filter(({ amount }) => amount !== 0);
  const businessMiles = gig.milesJanuaryToJune + gig.milesJulyToDecember;
  const year: BusinessYear = {
    grossReceipts,
    refunds: passedOn,
    costOfGoodsSold: gig.costOfGoodsSold,
    otherIncome: 0,
    expenses,
    car: {
      ...noCar,
      totalMiles: Math.max(gig.totalMiles ?? businessMiles, businessMiles),
      businessMilesJanuaryToJune: gig.milesJanuaryToJune,
      businessMilesJulyToDecember: gig.milesJulyToDecember,
      parkingAndTolls: gig.parkingAndTolls,
      loanInterest: gig.carLoanInterest,
      fuel: gig.fuel,
      repairsAndTires: gig.repairsAndTires,
      insurance: gig.carInsurance,
      registration: gig.registration,
      leasePayments: gig.leasePayments,
      depreciationMethod: gig.carDepreciation > 0 ? "amount_given" : "none",
      depreciationGiven: gig.carDepreciation,
    },
    carMethod: gig.carMethod,
    office: {
      ...noOffice,
      squareFeetByMonth: Array.from({ length: 12 }, (_, i) => (i < gig.officeMonths ? gig.officeSquareFeet : 0)),
      officeSquareFeet: gig.officeSquareFeet,
      homeSquareFeet: Math.max(gig.homeSquareFeet, gig.officeSquareFeet),
      wholeHomeCosts: gig.homeSquareFeet > 0 ? gig.homeCosts : 0,
    },
    officeMethod: "larger",
  };
  return { year, receipts, receiptsSheet: receiptsCheck(receipts), deposits };
}

export function businessesOf(gigs: readonly Gig[], gone: number, law: FederalValues) {
  const forC = scheduleCLaw(law);
  return gigs.map((gig) => {
    const one = businessYear(gig, gone);
    const sheet = scheduleC(one.year, forC);
    const tipsCount = workProfiles[gig.work].tipsOnList ? Math.min(gig.tips, one.deposits) : 0;
    return { gig, ...one, sheet, tipsCount };
  });
}
export type Businesses = ReturnType<typeof businessesOf>;

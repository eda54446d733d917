/** Pay and miles "so far" are projected to the whole year; tips and costs are not. What to say at those fields. */
import type { DrivenMiles } from "../../engine/tax/schedule-c/car-miles.ts";
import type { TaxYear } from "../../law/us/index.ts";
import type { Car, Gig, Inputs } from "./inputs.ts";
import { goneOf } from "./part-of-year.ts";

/** Whether a gig's pay is stretched to the end of the year. */
export const isStretched = ({ pay }: Pick<Gig, "pay">, gone: number): boolean => pay.per === "so far" && gone < 1;

/** Miles driven so far, at the same pace for the whole year. */
export const milesAtThisPace = (miles: number, gone: number): number => Math.round(miles / gone);

type Driven = Pick<Car, "miles" | "milesOfYear" | "milesJanuaryToJune" | "milesJulyToDecember" | "totalMiles">;

/** A car's miles for the whole year. If its gig's pay is "so far", so are they, unless the visitor says otherwise. */
export function milesOf<Of extends Driven>(
  car: Of,
  gig: Pick<Gig, "pay" | "began">,
  given: Pick<Inputs, "taxYear" | "today">,
): Of & DrivenMiles {
  const gone = gig.pay.per === "so far" && !car.milesOfYear ? goneOf(gig, given) : 1;
  const { began } = gig;
  return {
    ...car,
    miles: milesAtThisPace(car.miles, gone),
    // Both come from the same odometer on the same day.
    totalMiles: car.totalMiles === null || car.miles === 0 ? car.totalMiles : milesAtThisPace(car.totalMiles, gone),
    partBeforeJuly: Math.max(0, 7 - began) / (13 - began),
  };
}

export const WHOLE_YEAR = (taxYear: TaxYear) =>
  `Enter this for all of ${taxYear}, including the months to come. We project only your pay and miles.`;

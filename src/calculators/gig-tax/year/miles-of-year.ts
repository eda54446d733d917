/** Miles of a car for the whole year. */
import type { DrivenMiles } from "../../../engine/tax/schedule-c/car-miles.ts";
import type { Car, Gig, Inputs } from "../inputs.ts";
import { goneOf } from "./part-of-year.ts";

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

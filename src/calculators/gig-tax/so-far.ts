/** Pay "so far" is projected to the whole year; miles, tips and costs are not. What to say at those fields. */
import type { TaxYear } from "../../law/us/index.ts";
import type { Gig } from "./inputs.ts";

/** Whether a gig's pay is stretched to the end of the year. */
export const isStretched = ({ pay }: Pick<Gig, "pay">, gone: number): boolean => pay.per === "so far" && gone < 1;

/** Miles driven so far, at the same pace for the whole year. */
export const milesAtThisPace = (miles: number, gone: number): number => Math.round(miles / gone);

export const WHOLE_YEAR = (taxYear: TaxYear) =>
  `Enter this for all of ${taxYear}, including the months to come. We project only your pay.`;

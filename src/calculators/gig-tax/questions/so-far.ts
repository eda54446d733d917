/** Pay and miles "so far" are projected to the whole year; tips and costs are not. What to say at those fields. */
import type { TaxYear } from "../../../law/us/index.ts";
import type { Gig } from "../inputs.ts";

/** Whether a gig's pay is stretched to the end of the year. */
export const isStretched = ({ pay }: Pick<Gig, "pay">, gone: number): boolean => pay.per === "so far" && gone < 1;

export const WHOLE_YEAR = (taxYear: TaxYear) =>
  `Enter this for all of ${taxYear}, including the months to come. We project only your pay and miles.`;

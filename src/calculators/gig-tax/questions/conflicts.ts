import { milesByHalf } from "../../../engine/tax/schedule-c/car-miles.ts";
import type { Inputs } from "../inputs.ts";
import { amountIn, electedOf, methodOf } from "../year/business-year.ts";
import { milesOf } from "../year/miles-of-year.ts";
import { impossible } from "./impossible.ts";
import { NO_PLACE } from "./place-fields.ts";

/** Conflicts between fields, in words, shown by the field. */
export function conflicts(inputs: Inputs): Record<string, string> {
  const found: Record<string, string> = impossible(inputs);
  for (const [i, gig] of inputs.gigs.entries()) {
    if (gig.who === "spouse" && inputs.filingStatus !== "married_joint")
      found[`gigs.${i}.who`] = "A spouse's work counts only on a joint return.";
    if (methodOf(gig) === "section179" && amountIn(gig, "equipment") > 0 && electedOf(gig, inputs.taxYear) === 0)
      found[`gigs.${i}.equipmentMethod`] =
        "Section 179 works only if you use the equipment more than half the time for work and the year's limits are published. We use bonus depreciation instead.";
    if (gig.homeSquareFeet > 0 && gig.homeSquareFeet < gig.officeSquareFeet)
      found[`gigs.${i}.homeSquareFeet`] = "The whole home must be at least as large as the workspace.";
  }
  for (const [list, cars] of [["gigs", inputs.gigs] as const, ["cars", inputs.cars] as const])
    for (const [i, car] of cars.entries()) {
      const at = list === "gigs" ? i : Math.min(inputs.cars[i]?.gig ?? 1, inputs.gigs.length) - 1;
      const gig = inputs.gigs[at];
      if (!gig) continue;
      const ofYear = milesOf(car, gig, inputs);
      const { januaryToJune, julyToDecember } = milesByHalf(ofYear);
      if (ofYear.totalMiles !== null && ofYear.totalMiles < januaryToJune + julyToDecember)
        found[`${list}.${i}.totalMiles`] = "Total miles on the car must be at least the miles driven for work.";
    }
  for (const [i, { gig }] of inputs.cars.entries())
    if (gig > inputs.gigs.length)
      found[`cars.${i}.gig`] = "Your list has no gig with that number, so we count this car with the last one.";
  if (inputs.hsaCoverage !== "none" && inputs.hsa > 0) {
    if (inputs.claimedAsDependent) found.hsa = "You can't deduct this if someone else can claim you as a dependent.";
    // A couple's benefits may belong to the other spouse.
    const onMedicare = inputs.filingStatus !== "married_joint" && inputs.filerAge >= 65 && inputs.socialSecurity > 0;
    if (onMedicare && inputs.hsaMonths === 12)
      found.hsaMonths =
        "If you get Social Security at 65 or older, you're on Medicare. Count only the months before that.";
  }
  for (const [i, { to }] of inputs.payments.entries())
    if (to !== "irs" && (inputs.state === "none" || (to === "place" && inputs.place === NO_PLACE)))
      found[`payments.${i}.to`] =
        `To count this payment, choose your ${inputs.state === "none" ? "state" : "city or county"} above.`;
  for (const [i, job] of inputs.jobs.entries())
    if (job.who === "spouse" && inputs.filingStatus !== "married_joint")
      found[`jobs.${i}.who`] = "A spouse's job counts only on a joint return.";
  return found;
}

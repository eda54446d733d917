/** Iowa: school district and emergency services surtax. */
import { typedRateOfStateTax } from "../../../engine/state/rules/places.ts";
import { placesIn, use } from "../figures.ts";

export const localities = placesIn([2025, 2026], () => [
  {
    name: "School district with a surtax",
    onStateReturn: true,
    tax: { surtax: use(typedRateOfStateTax, "School district surtax", {}, "IA 1040, line 20") },
    notes: ["Up to 20% of the Iowa tax; the list of districts is in the instructions."],
  },
]);

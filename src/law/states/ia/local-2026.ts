/** Iowa, 2026: school district and emergency services surtax. */
import type { Localities } from "../../../engine/state/state-year.ts";
import { use } from "../figures.ts";

export const ia2026Local: Localities = [
  {
    name: "School district with a surtax",
    onStateReturn: true,
    tax: { surtax: use("typedRateOfStateTax", "School district surtax", {}, "IA 1040, line 20") },
    notes: ["Up to 20% of the Iowa tax; the list of districts is in the instructions."],
  },
];

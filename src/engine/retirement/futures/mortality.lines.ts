import type { Lines } from "../../worksheet.ts";
import type { JointSurvival } from "./mortality.ts";

export const jointSurvivalLines: Lines<JointSurvival> = {
  both: { label: "Both are alive", formula: "first * second", unit: "rate" },
  either: { label: "At least one is alive", formula: "1 - (1 - first) * (1 - second)", unit: "rate" },
};

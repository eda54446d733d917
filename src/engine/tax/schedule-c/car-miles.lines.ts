import type { Lines } from "../../worksheet.ts";
import type { MilesByHalf } from "./car-miles.ts";

const form = "Form 4562, line 30";

export const milesByHalfLines: Lines<MilesByHalf> = {
  rest: {
    label: "Miles you didn't enter by half-year",
    formula: "max(0, miles - (milesJanuaryToJune + milesJulyToDecember))",
    unit: "miles",
  },
  januaryToJune: {
    label: "Miles driven for work, January to June",
    formula:
      "when(milesJanuaryToJune > 0, milesJanuaryToJune, when(milesJulyToDecember > 0, rest, rest * partBeforeJuly))",
    unit: "miles",
    form,
  },
  julyToDecember: {
    label: "Miles driven for work, July to December",
    formula:
      "when(milesJulyToDecember > 0, milesJulyToDecember, rest - when(milesJanuaryToJune > 0, 0, januaryToJune))",
    unit: "miles",
    form,
  },
};

import type { Lines } from "../../worksheet.ts";
import type { MilesByHalf } from "./car-miles.ts";

const form = "Form 4562, line 30";

export const milesByHalfLines: Lines<MilesByHalf> = {
  rest: {
    label: "Miles in the half-year you didn't enter",
    formula:
      "when(milesJanuaryToJune + milesJulyToDecember > 0, " +
      "max(0, miles - (milesJanuaryToJune + milesJulyToDecember)), miles / 2)",
    unit: "miles",
  },
  januaryToJune: {
    label: "Miles driven for work, January to June",
    formula: "when(milesJanuaryToJune > 0, milesJanuaryToJune, rest)",
    unit: "miles",
    form,
  },
  julyToDecember: {
    label: "Miles driven for work, July to December",
    formula: "when(milesJulyToDecember > 0, milesJulyToDecember, rest)",
    unit: "miles",
    form,
  },
};

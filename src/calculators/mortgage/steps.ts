/** The steps behind the first answer. Loaded with the first explanation that is opened. */
import { explain, type Step } from "../../engine/worksheet.ts";
import type { Answer } from "./answer.ts";
import { houseCostLines } from "./cost-lines.ts";
import { kindOf } from "./loan.ts";
import { houseScope } from "./scope.ts";

export const stepsOf = ({ given, house, worksheet }: Answer): Step[] =>
  explain(worksheet, houseCostLines({ programme: given.programme, kind: kindOf(given) }), houseScope(given, house));

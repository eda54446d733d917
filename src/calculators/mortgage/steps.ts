/** The steps behind the first answer. Loaded when the first explanation is opened. */
import { houseCostLines } from "../../engine/mortgage/owning/house-cost.lines.ts";
import { explain, type Step } from "../../engine/worksheet.ts";
import type { Answer } from "./answer.ts";
import { kindOf } from "./loan.ts";
import { unusualTermsOf } from "./other-loans.ts";
import { houseScope } from "./scope.ts";

export const stepsOf = ({ given, house, worksheet }: Answer): Step[] =>
  explain(
    worksheet,
    houseCostLines({
      program: given.program,
      kind: kindOf(given),
      interestOnly: unusualTermsOf(given, house).interestOnlyMonths > 0,
    }),
    houseScope(given, house),
  );

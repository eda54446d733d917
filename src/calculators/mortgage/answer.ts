import { valuesOf } from "../../law/figure.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { houseCost, type OtherLoans } from "./cost.ts";
import type { Inputs } from "./inputs.ts";

const law = valuesOf(homeownersProtection);

/** What the page shows for these inputs; a loan that is not conventional and fixed needs the `others`. The steps behind it come from `steps.ts`. */
export const answer = (given: Inputs, others?: OtherLoans) => ({ given, ...houseCost(given, law, others) });

export type Answer = ReturnType<typeof answer>;

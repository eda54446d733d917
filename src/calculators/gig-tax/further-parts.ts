/** What comes with the further questions: their blanks, and the whole year. */
import { startOf } from "../../inputs/typed.ts";
import { type Answer, answer } from "./answer.ts";
import type { FirstInputs } from "./first-fields.ts";
import { fields, type Gig, type Inputs } from "./inputs.ts";

export { answer, conflicts } from "./answer.ts";
export { fields } from "./inputs.ts";

const starts = startOf(fields);

/** The whole answer to the first questions: all other blanks are as they start. */
export const wholeAnswer = (first: FirstInputs): Answer =>
  answer({
    ...starts,
    ...first,
    gigs: first.gigs.map((gig) => ({ ...(starts.gigs[0] as Gig), ...gig })),
  } satisfies Inputs);

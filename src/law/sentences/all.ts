import { entriesOfLaw } from "../second-reading/figures-of-law.ts";
import { federal } from "./federal.ts";
import { limits } from "./limits.ts";
import { mortgage } from "./mortgage.ts";
import { retirement } from "./retirement.ts";
import { matching, type Sentence, spelledOut } from "./sentence.ts";
import { states } from "./states.ts";

export const sentences: readonly Sentence[] = [...federal, ...limits, ...retirement, ...mortgage, ...states];

/** Every figure that has a sentence, by its path: the sentence, and the figure as it is written there. */
export function setBySentences(): ReadonlyMap<string, { readonly sentence: Sentence; readonly written: string }> {
  const known = [...entriesOfLaw().keys()];
  return new Map(
    sentences.flatMap((sentence) =>
      Object.entries(sentence.sets).flatMap(([paths, written]) =>
        spelledOut(paths).flatMap((path) =>
          matching(path, known).map((found) => [found, { sentence, written }] as const),
        ),
      ),
    ),
  );
}

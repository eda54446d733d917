/** What a calculation assumed: the notes that apply to what the form contains. */
import { fieldAt } from "../../inputs/typed.ts";
import type { Form } from "../form/useForm.ts";
import { blanksOf } from "../take/calculation.ts";
import type { Assumed, Note, Notes } from "./assumed.ts";

export const notesOf = (of: Assumed, form: Pick<Form, "fields" | "typed" | "given">): Notes => ({
  left: leftAsTheyStand(of, form),
  always: of.always.filter(({ blank = "", only }) => only === undefined || form.typed[blank] === only),
  notCovered: of.notCovered,
});

/** The assumptions that apply because nobody typed into their fields, each with its amount and source. */
export function leftAsTheyStand(
  { blanks }: Pick<Assumed, "blanks">,
  { fields, typed, given }: Pick<Form, "fields" | "typed" | "given">,
): Note[] {
  const relevant = blanks.flatMap((one) =>
    typeof one === "string" || !("once" in one) ? [one] : typed[one.once] ? [one.blank] : [],
  );
  const names = new Set(relevant.map((one) => (typeof one === "string" ? one : one[0])));
  const standing = new Map(
    blanksOf(fields, typed, given, (name) => names.has(name)).map((blank) => [blank.name, blank]),
  );
  return relevant.flatMap((one): Note[] => {
    const [blank, sentence, ...or]: readonly [string, (string | undefined)?, ...string[]] =
      typeof one === "string" ? [one] : one;
    if (Object.keys(typed).some((name) => name === blank || or.includes(name) || name.startsWith(`${blank}.`)))
      return [];
    if (sentence !== undefined) return [{ text: sentence, blank }];
    const stands = standing.get(blank);
    if (!stands) return [];
    const from = given[blank]?.from ?? fieldAt(fields, blank)?.from;
    return [{ text: `${stands.label.replace(/\?$/, "")}: ${stands.text}${from ? ` (${from.text})` : ""}`, blank }];
  });
}

/** What a calculator assumes and what it doesn't cover, for the page, for paper, and for exports. */
import { fieldAt } from "../../inputs/typed.ts";
import type { Form } from "../form/useForm.ts";
import { blanksOf } from "../take/calculation.ts";

export interface Note {
  readonly text: string;
  /** The field it is about. */
  readonly blank?: string;
  /** True only while the field says this. */
  readonly only?: string;
}

export interface Assumed {
  /**
   * The fields that matter most when left unchanged; with a sentence if label and amount don't read well by themselves,
   * and with other fields that may say the same.
   */
  readonly blanks: readonly (string | readonly [blank: string, sentence: string | undefined, ...or: string[]])[];
  /** Whatever is typed. */
  readonly always: readonly Note[];
  readonly notCovered: readonly Note[];
}

/** What one calculation assumed: defaults left unchanged, what always holds, and what isn't covered. */
export interface Notes extends Pick<Assumed, "always" | "notCovered"> {
  readonly left: readonly Note[];
}

export const notesOf = (of: Assumed, form: Pick<Form, "fields" | "typed" | "given">): Notes => ({
  left: leftAsTheyStand(of, form),
  always: of.always.filter(({ blank = "", only }) => only === undefined || form.typed[blank] === only),
  notCovered: of.notCovered,
});

/** The notes by kind, each list under its heading; empty ones are left out. */
export const underHeadings = ({ left, always, notCovered }: Notes) =>
  (
    [
      ["Our assumptions, where you didn’t change them", left],
      ["How we calculate it", always],
      ["Not included", notCovered],
    ] as const
  ).filter(([, notes]) => notes.length > 0);

/** The assumptions that apply because nobody typed into their fields, each with its amount and source. */
export function leftAsTheyStand(
  { blanks }: Pick<Assumed, "blanks">,
  { fields, typed, given }: Pick<Form, "fields" | "typed" | "given">,
): Note[] {
  const names = new Set(blanks.map((one) => (typeof one === "string" ? one : one[0])));
  const standing = new Map(
    blanksOf(fields, typed, given, (name) => names.has(name)).map((blank) => [blank.name, blank]),
  );
  return blanks.flatMap((one): Note[] => {
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

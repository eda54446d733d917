/** The sentence of law, of an official notice or of a form that sets a figure, word for word. */
export interface Sentence {
  readonly document: string;
  /**
   * At most two sentences. An ellipsis stands for words that were left out, a semicolon between the rows of a table for
   * the line break.
   */
  readonly text: string;
  /** Where someone read it. */
  readonly read: string;
  /**
   * Each figure it sets by its path in the law, with the figure as the sentence writes it: "12.4 percent". In a path,
   * `*` stands for any name, and `{single,head_of_household}` for each of these. Parts to be multiplied are joined by
   * `×`, as in "½ × $250,000". The entries of a list are separated by semicolons; a schedule is listed from its lowest
   * rate: "10%; $12,400; 12%".
   */
  readonly sets: Readonly<Record<string, string>>;
}

/** "a.{b,c}" as "a.b" and "a.c". */
export function spelledOut(path: string): string[] {
  const [all, choices = ""] = /\{([^}]*)\}/.exec(path) ?? [];
  return all === undefined ? [path] : choices.split(",").flatMap((choice) => spelledOut(path.replace(all, choice)));
}

/** The paths among `known` that a path with `*` means. */
export function matching(path: string, known: Iterable<string>): string[] {
  const like = new RegExp(`^${path.replace(/[.+^$()|[\]\\]/g, "\\$&").replaceAll("*", "[^./]+")}$`);
  return [...known].filter((one) => like.test(one));
}

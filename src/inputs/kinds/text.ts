import { type FieldOf, nameOf, type Told } from "./field.ts";

/**
 * A short name in the visitor's own words: one line, and nothing that a spreadsheet or link could treat as anything but
 * words.
 */
export interface TextField extends FieldOf<string> {
  readonly kind: "text";
  /** In characters. */
  readonly longest: number;
}

/** Starts with a letter or a digit, so that a spreadsheet never treats it as a formula. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’()/#-]*$/u;

export function text(options: Told & { readonly start: string; readonly longest: number }): TextField {
  const { longest } = options;
  return {
    kind: "text",
    ...options,
    read(typed) {
      const value = typed.normalize("NFC").trim().replace(/\s+/g, " ");
      const characters = [...value];
      if (value !== "" && !PLAIN.test(value))
        return { problem: `${nameOf(options)} can have letters, digits, spaces and . , & ' ( ) / # - in it.` };
      if (characters.length > longest)
        return {
          problem: `${nameOf(options)} must be ${longest} characters or fewer.`,
          nearest: characters.slice(0, longest).join("").trim(),
        };
      return { value };
    },
    write: String,
    show: String,
  };
}

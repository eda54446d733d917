import * as say from "../sentences.ts";
import { type FieldOf, nameOf, type Told } from "./field.ts";

/** One of a few options. */
export interface ChoiceField<T extends string | number | boolean = string | number | boolean> extends FieldOf<T> {
  readonly kind: "choice";
  readonly options: readonly { readonly value: T; readonly label: string }[];
}
export function choice<const T extends string | number | boolean>(
  options: Told & {
    readonly start: NoInfer<T>;
    readonly options: readonly { readonly value: T; readonly label: string }[];
  },
): ChoiceField<T> {
  const labels = options.options.map((option) => option.label);
  return {
    kind: "choice",
    ...options,
    read(text) {
      const wanted = text.trim().toLowerCase();
      const found = options.options.find((option) =>
        [String(option.value), option.label].some((name) => name.toLowerCase() === wanted),
      );
      return found ? { value: found.value } : { problem: say.mustBeOneOf(nameOf(options), labels) };
    },
    write: String,
    show: String,
  };
}

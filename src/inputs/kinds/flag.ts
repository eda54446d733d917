import * as say from "../sentences.ts";
import type { FieldOf, Told } from "./field.ts";

/** Yes or no, as a checkbox. */
export interface FlagField extends FieldOf<boolean> {
  readonly kind: "flag";
}
export const flag = (options: Told & { readonly start: boolean }): FlagField => ({
  kind: "flag",
  ...options,
  read(text) {
    const wanted = text.trim().toLowerCase();
    if (["yes", "true", "1"].includes(wanted)) return { value: true };
    if (["no", "false", "0", ""].includes(wanted)) return { value: false };
    return { problem: say.mustBeOneOf(options.label, ["yes", "no"]) };
  },
  write: (value) => (value ? "yes" : "no"),
  show: (value) => (value ? "yes" : "no"),
});

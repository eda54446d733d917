/** The bare values of what is known of next year: worked out when the site is built, as those of `values.data.ts` are. */
import { type Cited, valuesOf } from "../figure.ts";
import * as us2027 from "./2027.ts";
import type { ValuesOf } from "./tax-years.ts";

type Known = ValuesOf<typeof us2027>;

export const known2027: Known = valuesOf<Known>({ ...us2027 } as Cited<Known>);

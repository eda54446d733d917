/** The bare values of 2027's figures, like `values.data.ts`. */
import { bareValues } from "./cited.ts";

export const values = bareValues(2027);

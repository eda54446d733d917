/** The bare values of 2025's figures, like `values.data.ts`. */
import { bareValues } from "./cited.ts";

export const values = bareValues(2025);

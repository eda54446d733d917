import type { Inputs } from "./inputs.ts";

/** All savings of the household. */
export const allSavings = ({ savings, couple, spouseSavings }: Inputs): number =>
  savings + (couple ? spouseSavings : 0);

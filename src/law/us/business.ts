/** Business figures set by statute or long-standing procedure, the same in every year. */
import type { Source } from "../../engine/worksheet.ts";
import { rate } from "../figure.ts";
import { NOT_CONFIRMED, usc26 } from "../sources.ts";

const TABLES: Source = { cite: "Rev. Proc. 87-57, Tables 1 and 8", url: "https://www.irs.gov/publications/p946" };
/** A car is five-year property; first year, half-year convention. */
export const carFirstYear = {
  decliningShare: rate(0.2, "First-year share of a car's cost, declining balance", TABLES, NOT_CONFIRMED),
  straightLineShare: rate(0.1, "First-year share of a car's cost, straight line", TABLES, NOT_CONFIRMED),
  businessUseOver: rate(0.5, "Business use above which you can use faster depreciation", usc26("280F", "(b)(1)")),
};

/** The employer's share in a one-person 401(k) plan. */
export const profitSharing = {
  planRate: rate(0.25, "Largest employer contribution, as a share of compensation", usc26("404", "(a)(3)(A)(i)")),
};

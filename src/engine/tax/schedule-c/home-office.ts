import { actualHomeOffice, type OfficeCosts } from "./home-office-actual.ts";
import { type HomeOfficeLaw, type OfficeArea, simplifiedHomeOffice } from "./home-office-simplified.ts";

export type { HomeOfficeLaw } from "./home-office-simplified.ts";
export interface HomeOffice extends OfficeArea, OfficeCosts {}

export type HomeOfficeBothWays = ReturnType<typeof homeOfficeBothWays>;
export type HomeOfficeMethod = "simplified" | "actual" | "equal";

/**
 * Both methods side by side. Dollars. "Larger" considers only this year's Schedule C; interest and taxes that stay
 * itemized under the simplified method, carryovers, and depreciation that lowers the home's basis are for the reader to
 * weigh.
 */
export function homeOfficeBothWays(office: HomeOffice, law: HomeOfficeLaw) {
  const simplified = simplifiedHomeOffice(office, law);
  const actual = actualHomeOffice(office);
  return {
    simplified,
    actual,
    larger: largerOf(simplified.deduction, actual.deduction),
    deduction: Math.max(simplified.deduction, actual.deduction),
  };
}

const HALF_A_CENT = 0.005;
function largerOf(simplified: number, actual: number): HomeOfficeMethod {
  if (Math.abs(simplified - actual) < HALF_A_CENT) return "equal";
  return simplified > actual ? "simplified" : "actual";
}

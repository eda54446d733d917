import type { FhaLaw, FhaPremium } from "../../engine/mortgage/insurance/fha.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, months, rate, usd } from "../figure.ts";

export const HUD_ML_2023_05: Source = {
  cite: "HUD Mortgagee Letter 2023-05",
  url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf",
  period: "loans endorsed since March 20, 2023",
};
const HUD_SCORES: Source = {
  cite: "HUD Mortgagee Letter 2010-29 (notice FR-5404-N-02, 75 FR 54020)",
  url: "https://www.govinfo.gov/content/pkg/FR-2010-09-03/html/2010-22133.htm",
  period: "since October 4, 2010",
};

export const fha = {
  upfrontRate: rate(0.0175, "Upfront mortgage insurance premium", HUD_ML_2023_05),
  largeLoan: usd(
    726_200,
    "Base loan above which the annual premium is higher",
    HUD_ML_2023_05,
    "the letter's own amount, the national conforming limit of 2023",
  ),
  shortTermMonths: months(180, "Longest term with the lower annual premium", HUD_ML_2023_05),
  limitedMonths: months(132, "Months of the annual premium with 10% or more down", HUD_ML_2023_05),
} satisfies Cited<FhaLaw>;

const premiums: readonly FhaPremium[] = [
  { shortTerm: false, large: false, loanToValueUpTo: 0.9, rate: 0.005, wholeTerm: false },
  { shortTerm: false, large: false, loanToValueUpTo: 0.95, rate: 0.005, wholeTerm: true },
  { shortTerm: false, large: false, loanToValueUpTo: Number.POSITIVE_INFINITY, rate: 0.0055, wholeTerm: true },
  { shortTerm: false, large: true, loanToValueUpTo: 0.9, rate: 0.007, wholeTerm: false },
  { shortTerm: false, large: true, loanToValueUpTo: 0.95, rate: 0.007, wholeTerm: true },
  { shortTerm: false, large: true, loanToValueUpTo: Number.POSITIVE_INFINITY, rate: 0.0075, wholeTerm: true },
  { shortTerm: true, large: false, loanToValueUpTo: 0.9, rate: 0.0015, wholeTerm: false },
  { shortTerm: true, large: false, loanToValueUpTo: Number.POSITIVE_INFINITY, rate: 0.004, wholeTerm: true },
  { shortTerm: true, large: true, loanToValueUpTo: 0.78, rate: 0.0015, wholeTerm: false },
  { shortTerm: true, large: true, loanToValueUpTo: 0.9, rate: 0.004, wholeTerm: false },
  { shortTerm: true, large: true, loanToValueUpTo: Number.POSITIVE_INFINITY, rate: 0.0065, wholeTerm: true },
];

/** The annual mortgage insurance premium (MIP), by term, size of the base loan and loan-to-value ratio. */
export const fhaAnnualPremiums: readonly (FhaPremium & { readonly source: Source })[] = premiums.map((row) => ({
  ...row,
  source: HUD_ML_2023_05,
}));

/** The minimum down payment by credit score. */
export const fhaMinimumDown = {
  from580: rate(0.035, "Minimum down payment with a credit score of 580 or more", HUD_SCORES),
  from500: rate(0.1, "Minimum down payment with a credit score of 500 to 579", HUD_SCORES),
};

/**
 * Why reference cases for a state and year give a different tax than ours: what "that program", their source, does. The
 * cases, the law and the amounts are in docs/differences.md; a test keeps this list and that one in sync.
 */
const ESTIMATED = "That program estimates its 2026 amounts from the 2025 ones";
const BUSINESS_AS_WAGES =
  "That program taxes business income as if it were wages. Ohio deducts the first $250,000 and taxes the rest at 3% (R.C. 5747.01(A)(28), 5747.02(A)(4)).";
const ARKANSAS =
  "That program leaves out the deductions for your own retirement plan and health insurance, which Arkansas allows (Ark. Code 26-51-414).";
const HAWAII =
  "That program deducts state income tax from incomes of $100,000 or more ($150,000 for a head of household), which Hawaii doesn't allow (HRS 235-2.4).";
const MISSOURI =
  "That program leaves out the 20% deduction for business income (RSMo 143.022) and, if you itemize, the self-employment tax you haven't deducted yet (RSMo 143.141).";
const HEATING =
  "That program includes the home heating credit, which you claim separately if you pay for heating (MI-1040CR-7)";

export const stateDifferences: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  AR: { 2025: ARKANSAS, 2026: ARKANSAS },
  AZ: {
    2026: "That program's standard deduction is $350 or $700 too low. Arizona uses the federal amount for the year (A.R.S. 43-1041).",
  },
  CA: { 2026: `${ESTIMATED}. Ours were published by the Franchise Tax Board or are based on its inflation index.` },
  CO: {
    2026: "That program repeats the 2025 sales tax refund and family credit. Colorado pays neither for 2026: it reportedly had no excess revenue (C.R.S. 39-22-2003(2)), and revenue grew too little for the family credit (39-22-130).",
  },
  DC: {
    2026: `${ESTIMATED}. D.C. Law 26-189 sets the standard deduction, and the 2026 property tax credit hasn't been published yet.`,
  },
  HI: {
    2025: HAWAII,
    2026: `${HAWAII} It also leaves out the deduction for tips, which Hawaii allows from 2026 on (Act 35 of 2026).`,
  },
  ID: { 2026: `${ESTIMATED}. Idaho hasn't published its 2026 tax-free amount yet, so we use the 2025 amount.` },
  MA: {
    2026: "That program leaves out gifts below half a percent of income. Massachusetts follows the 2024 federal code, which had no such floor (M.G.L. c. 62, 1(c)).",
  },
  MD: {
    2025: "That program gives the earned income credit without a child at 65 or older. Maryland waives only the minimum age (Tax-General 10-704).",
  },
  ME: {
    2025: "That program counts the $300 relief payment as a credit. Maine sends that payment automatically, and it doesn't appear on the return.",
    2026: "That program's standard deduction is lower than the one in the law (36 M.R.S. 5124-C).",
  },
  MI: {
    2025: `${HEATING}.`,
    2026: `${HEATING}, and it estimates an exemption of $5,950. The Treasury's withholding guide has $5,900.`,
  },
  MN: {
    2026: "That program counts a child of 18 for the credits only if the child is a student, which Minnesota doesn't require (Minn. Stat. 290.0671, subd. 1a).",
  },
  MO: { 2025: MISSOURI, 2026: MISSOURI },
  MS: { 2025: "That program leaves ordinary dividends out of income. Mississippi taxes them (Miss. Code 27-7-15)." },
  NE: { 2026: `${ESTIMATED}. Ours are from the Form 1040N-ES booklet.` },
  NM: { 2026: `${ESTIMATED}. Ours are based on the price index the law names (NMSA 7-2-14(F), 7-2-18.34(D)).` },
  NY: {
    2025: "That program lowers the Empire State child credit for each part of $1,000 above the limit. The law counts full thousands (Tax Law 606(c-1)).",
  },
  OH: { 2025: BUSINESS_AS_WAGES, 2026: BUSINESS_AS_WAGES },
  OR: { 2026: `${ESTIMATED}. Ours are in the state's withholding formulas.` },
  VT: {
    2026: "That program lowers the child credit once for all children together. The law lowers the credit of each child (32 V.S.A. 5830f(b)).",
  },
  WA: {
    2025: "That program ends the Working Families credit at a lower income than the law does (RCW 82.08.0206).",
    2026: "That program ends the Working Families credit at a lower income than the law does (RCW 82.08.0206), and it estimates its 2026 amounts.",
  },
  WI: {
    2025: "That program ends the 4.4% bracket at $51,130 or $68,170 of taxable income. The law ends it at $50,480 or $67,300 (Wis. Stat. 71.06).",
    2026: `${ESTIMATED}. Ours are from the Form 1-ES instructions.`,
  },
};

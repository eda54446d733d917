/** Sentences of the law on home loans, and on the taxes of homeowners. */
import type { Sentence } from "./sentence.ts";

const RETIREGOLDEN = "RetireGolden, packages/engine/src/rules";
/** The Code as of April 2023, section by section; what is quoted from it has not changed since. */
const CODE_2023 = "codexstanford's copy of the U.S. Code, April 2023";

export const mortgage: readonly Sentence[] = [
  {
    document: "12 USC 4901(2)",
    text: "The term “cancellation date” means— (A) with respect to a fixed rate mortgage, at the option of the mortgagor, the date on which the principal balance of the mortgage— (i) based solely on the initial amortization schedule for that mortgage, and irrespective of the outstanding balance for that mortgage on that date, is first scheduled to reach 80 percent of the original value of the property securing the loan; or (ii) based solely on actual payments, reaches 80 percent of the original value of the property securing the loan; and",
    read: "chanrobles.com, 12 USC 4901, and Public Law 105-216, sec. 2, at appraisalstudio.com",
    sets: { "mortgage/homeownersProtection/requestShare": "80 percent" },
  },
  {
    document: "12 USC 4901(18)",
    text: "The term “termination date” means— (A) with respect to a fixed rate mortgage, the date on which the principal balance of the mortgage, based solely on the initial amortization schedule for that mortgage, and irrespective of the outstanding balance for that mortgage on that date, is first scheduled to reach 78 percent of the original value of the property securing the loan; and",
    read: CODE_2023,
    sets: { "mortgage/homeownersProtection/automaticShare": "78 percent" },
  },
  {
    document: "FHFA, conforming loan limit values for 2026, November 25, 2025",
    text: "In most of the United States, the 2026 CLL value for one-unit properties will be $832,750, an increase of $26,250 from 2025. … The new ceiling loan limit for one-unit properties will be $1,249,125, which is 150 percent of $832,750.",
    read: "Calculated Risk, November 25, 2025, quoting the announcement",
    sets: {
      "mortgage/loanLimits2026/conforming.units1": "$832,750",
      "mortgage/loanLimits2026/conformingCeiling.units1": "$1,249,125",
    },
  },
  {
    document: "HUD Mortgagee Letter 2023-05, Appendix 1.0",
    text: "Upfront Mortgage Insurance Premium (UFMIP): All Mortgages: 175 Basis Points (bps) (1.75%) of the Base Loan Amount.",
    read: "a verification of mortgage claims that quotes the letter's page 2, August 18, 2026",
    sets: { "mortgage/fha/upfrontRate": "1.75%" },
  },
  {
    document: "38 USC 3729(b)",
    text: "The fee is expressed as a percentage of the total amount of the loan guaranteed, insured, or made … (A)(iii) Initial loan described in section 3710(a) to purchase or construct a dwelling with 0-down … (closed on or after April 7, 2023 …) 2.15 2.15 NA; (B)(iii) Subsequent loan described in section 3710(a) to purchase or construct a dwelling with 0-down … (closed on or after April 7, 2023 …) 3.30 3.30 NA; (C)(iii) Loan described in section 3710(a) to purchase or construct a dwelling with 5-down (closed on or after April 7, 2023 …) 1.50 1.50 NA; (D)(iii) Loan … with 10-down (closed on or after April 7, 2023 …) 1.25 1.25 NA",
    read: CODE_2023,
    sets: {
      "mortgage/vaPurchaseFees/0.firstUse": "2.15 × percentage",
      "mortgage/vaPurchaseFees/0.laterUse": "3.30 × percentage",
      "mortgage/vaPurchaseFees/1.{firstUse,laterUse}": "1.50 × percentage",
      "mortgage/vaPurchaseFees/2.{firstUse,laterUse}": "1.25 × percentage",
    },
  },
  {
    document: "Fannie Mae Selling Guide B3-6-04, September 1, 2021",
    text: "ARMs with initial fixed-rate period of five years: Greater of the maximum rate that could apply during the first five years after the first payment date (note rate plus first rate change cap), or the fully indexed rate",
    read: "selling-guide.fanniemae.com, the edition of October 6, 2021",
    sets: { "mortgage/adjustableQualifying/cappedYears": "five" },
  },
  {
    document: "26 USC 163(h)(3)(E)(ii)",
    text: "The amount otherwise treated as interest under clause (i) shall be reduced (but not below zero) by 10 percent of such amount for each $1,000 ($500 in the case of a married individual filing a separate return) (or fraction thereof) that the taxpayer’s adjusted gross income for the taxable year exceeds $100,000 ($50,000 in the case of a married individual filing a separate return).",
    read: CODE_2023,
    sets: {
      "us/*/itemized.mortgageInsuranceStepRate": "10 percent",
      "us/*/itemized.mortgageInsuranceStep.{single,married_joint,head_of_household,surviving_spouse}": "$1,000",
      "us/*/itemized.mortgageInsuranceStep.married_separate": "$500",
      "us/*/itemized.mortgageInsuranceStart.{single,married_joint,head_of_household,surviving_spouse}": "$100,000",
      "us/*/itemized.mortgageInsuranceStart.married_separate": "$50,000",
    },
  },
  {
    document: "26 USC 163(h)(3)(F)(i)",
    text: "In the case of taxable years beginning after December 31, 2017— … (II) Limitation on acquisition indebtedness Subparagraph (B)(ii) shall be applied by substituting “$750,000 ($375,000” for “$1,000,000 ($500,000”.",
    read: RETIREGOLDEN,
    sets: {
      "mortgage/mortgageInterest/others.debtLimit": "$750,000",
      "mortgage/mortgageInterest/marriedSeparate.debtLimit": "$375,000",
    },
  },
  {
    document: "26 USC 163(h)(3)(B)(ii)",
    text: "The aggregate amount treated as acquisition indebtedness for any period shall not exceed $1,000,000 ($500,000 in the case of a married individual filing a separate return).",
    read: RETIREGOLDEN,
    sets: {
      "mortgage/mortgageInterestBefore2018/others.debtLimit": "$1,000,000",
      "mortgage/mortgageInterestBefore2018/marriedSeparate.debtLimit": "$500,000",
    },
  },
  {
    document: "26 USC 121(a)",
    text: "Gross income shall not include gain from the sale or exchange of property if, during the 5-year period ending on the date of the sale or exchange, such property has been owned and used by the taxpayer as the taxpayer’s principal residence for periods aggregating 2 years or more.",
    read: "the section in Logical English (knowledge base tax121), which has its words",
    sets: { "mortgage/homeSale/exclusionYears": "2" },
  },
  {
    document: "26 USC 121(b)(1)",
    text: "The amount of gain excluded from gross income under subsection (a) with respect to any sale or exchange shall not exceed $250,000.",
    read: "uscode.elaws.us, § 121",
    sets: { "mortgage/homeSale/others.gainExclusion": "$250,000" },
  },
  {
    document: "26 USC 121(b)(2)(A)",
    text: "Paragraph (1) shall be applied by substituting “$500,000” for “$250,000” if— (i) either spouse meets the ownership requirements of subsection (a) with respect to such property; (ii) both spouses meet the use requirements of subsection (a) with respect to such property; and (iii) neither spouse is ineligible for the benefits of subsection (a) with respect to such property by reason of paragraph (3).",
    read: RETIREGOLDEN,
    sets: { "mortgage/homeSale/joint.gainExclusion": "$500,000" },
  },
];

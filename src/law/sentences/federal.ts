/** Sentences of the Internal Revenue Code and of IRS notices. */
import type { Sentence } from "./sentence.ts";

/** Rules files of the Axiom Foundation, August 2026, which quote the Code as published at uscode.house.gov. */
const quotedIn = (section: string) => `rulespec-us of the Axiom Foundation, us/statutes/26/${section}.yaml`;
/** Passages copied by program from uscode.house.gov and the Federal Register, current through September 18, 2026. */
const extracts = "MFS adjudication: verbatim statutory and IRS extracts, September 24, 2026";
/** Rules of the RetireGolden engine, August 21, 2026, which quote the provision and check the quotation by program. */
const RETIREGOLDEN = "RetireGolden, packages/engine/src/rules";
/** The Axiom Foundation's text of the IRS's own PDF. */
const revProc202532 = (page: string) => `axiom-corpus of the Axiom Foundation, text of rp-25-32.pdf, ${page}`;

const selfEmployment: readonly Sentence[] = [
  {
    document: "26 USC 1401(a)",
    text: "In addition to other taxes, there shall be imposed for each taxable year, on the self-employment income of every individual, a tax equal to 12.4 percent of the amount of the self-employment income for such taxable year.",
    read: quotedIn("1401"),
    sets: { "us/*/selfEmployment.socialSecurityRate": "12.4 percent" },
  },
  {
    document: "26 USC 1401(b)(1)",
    text: "In addition to the tax imposed by the preceding subsection, there shall be imposed for each taxable year, on the self-employment income of every individual, a tax equal to 2.9 percent of the amount of the self-employment income for such taxable year.",
    read: quotedIn("1401"),
    sets: { "us/*/selfEmployment.medicareRate": "2.9 percent" },
  },
  {
    document: "26 USC 1401(b)(2)(A)",
    text: "In addition to the tax imposed by paragraph (1) and the preceding subsection, there is hereby imposed on every taxpayer (other than a corporation, estate, or trust) for each taxable year beginning after December 31, 2012, a tax equal to 0.9 percent of the self-employment income for such taxable year which is in excess of— (i) in the case of a joint return, $250,000, (ii) in the case of a married taxpayer (as defined in section 7703) filing a separate return, ½ of the dollar amount determined under clause (i), and (iii) in any other case, $200,000.",
    read: quotedIn("1401"),
    sets: {
      "us/*/additionalMedicare.rate": "0.9 percent",
      "us/*/additionalMedicare.threshold.married_joint": "$250,000",
      "us/*/additionalMedicare.threshold.married_separate": "½ × $250,000",
      "us/*/additionalMedicare.threshold.{single,head_of_household,surviving_spouse}": "$200,000",
    },
  },
  {
    document: "26 USC 3102(f)(1)",
    text: "In the case of any tax imposed by section 3101(b)(2), subsection (a) shall only apply to the extent the taxpayer receives wages from the employer in excess of $200,000, and the employer may disregard wages received by the taxpayer’s spouse.",
    read: quotedIn("3102/f/1"),
    sets: { "us/*/additionalMedicare.withholdingThreshold": "$200,000" },
  },
];

const incomes: readonly Sentence[] = [
  {
    document: "26 USC 1411(a)(1)",
    text: "In the case of an individual, there is hereby imposed (in addition to any other tax imposed by this subtitle) for each taxable year a tax equal to 3.8 percent of the lesser of— (A) net investment income for such taxable year, or (B) the excess (if any) of— (i) the modified adjusted gross income for such taxable year, over (ii) the threshold amount.",
    read: quotedIn("1411"),
    sets: { "us/*/netInvestmentIncome.rate": "3.8 percent" },
  },
  {
    document: "26 USC 1411(b)",
    text: "For purposes of this chapter, the term “threshold amount” means— (1) in the case of a taxpayer making a joint return under section 6013 or a surviving spouse (as defined in section 2(a)), $250,000, (2) in the case of a married taxpayer (as defined in section 7703) filing a separate return, ½ of the dollar amount determined under paragraph (1), and (3) in any other case, $200,000.",
    read: quotedIn("1411"),
    sets: {
      "us/*/netInvestmentIncome.threshold.{married_joint,surviving_spouse}": "$250,000",
      "us/*/netInvestmentIncome.threshold.married_separate": "½ × $250,000",
      "us/*/netInvestmentIncome.threshold.{single,head_of_household}": "$200,000",
    },
  },
  {
    document: "26 USC 1(h)(1)",
    text: "If a taxpayer has a net capital gain for any taxable year, the tax imposed by this section for such taxable year shall not exceed the sum of— … (C) 15 percent of the lesser of— (i) so much of the adjusted net capital gain (or, if less, taxable income) as exceeds the amount on which a tax is determined under subparagraph (B), or … (D) 20 percent of the adjusted net capital gain (or, if less, taxable income) in excess of the sum of the amounts on which tax is determined under subparagraphs (B) and (C)",
    read: quotedIn("1/h"),
    sets: { "us/*/incomeTax.middleRate": "15 percent", "us/*/incomeTax.topRate": "20 percent" },
  },
  {
    document: "26 USC 1211(b)",
    text: "In the case of a taxpayer other than a corporation, losses from sales or exchanges of capital assets shall be allowed only to the extent of the gains from such sales or exchanges, plus (if such losses exceed such gains) the lower of— (1) $3,000 ($1,500 in the case of a married individual filing a separate return), or (2) the excess of such losses over such gains.",
    read: quotedIn("1211"),
    sets: {
      "us/*/capitalLoss.limit.{single,married_joint,head_of_household,surviving_spouse}": "$3,000",
      "us/*/capitalLoss.limit.married_separate": "$1,500",
    },
  },
  {
    document: "26 USC 86(c)(1)",
    text: "The term “base amount” means— (A) except as otherwise provided in this paragraph, $25,000, (B) $32,000 in the case of a joint return, and (C) zero in the case of a taxpayer who— (i) is married as of the close of the taxable year (within the meaning of section 7703) but does not file a joint return for such year, and (ii) does not live apart from his spouse at all times during the taxable year.",
    read: quotedIn("86"),
    sets: {
      "us/*/socialSecurityBenefits.base.married_joint": "$32,000",
      "us/*/socialSecurityBenefits.base.{single,married_separate,head_of_household,surviving_spouse}": "$25,000",
      "us/*/socialSecurityBenefits.baseLivingTogether": "zero",
    },
  },
  {
    document: "26 USC 86(c)(2)",
    text: "The term “adjusted base amount” means— (A) except as otherwise provided in this paragraph, $34,000, (B) $44,000 in the case of a joint return, and (C) zero in the case of a taxpayer described in paragraph (1)(C).",
    read: quotedIn("86"),
    sets: {
      "us/*/socialSecurityBenefits.secondBase.married_joint": "$44,000",
      "us/*/socialSecurityBenefits.secondBase.{single,married_separate,head_of_household,surviving_spouse}": "$34,000",
    },
  },
  {
    document: "26 USC 86(a)(1)",
    text: "Except as provided in paragraph (2), gross income for the taxable year of any taxpayer described in subsection (b) … includes social security benefits in an amount equal to the lesser of— (A) one-half of the social security benefits received during the taxable year, or (B) one-half of the excess described in subsection (b)(1).",
    read: quotedIn("86"),
    sets: { "us/*/socialSecurityBenefits.firstRate": "one-half" },
  },
  {
    document: "26 USC 86(a)(2)",
    text: "In the case of a taxpayer with respect to whom the amount determined under subsection (b)(1)(A) exceeds the adjusted base amount, the amount included in gross income under this section shall be equal to the lesser of— (A) the sum of— (i) 85 percent of such excess, plus … (B) 85 percent of the social security benefits received during the taxable year.",
    read: quotedIn("86"),
    sets: { "us/*/socialSecurityBenefits.secondRate": "85 percent" },
  },
];

const deductions: readonly Sentence[] = [
  {
    document: "26 USC 63(f)(1)",
    text: "The taxpayer shall be entitled to an additional amount of $600— (A) for himself if he has attained age 65 before the close of his taxable year",
    read: quotedIn("63/f"),
    sets: { "us/*/standardDeduction.seniorAge": "age 65" },
  },
  {
    document: "26 USC 224(b)(1)",
    text: "The amount allowed as a deduction under this section for any taxable year shall not exceed $25,000.",
    read: quotedIn("224"),
    sets: { "us/*/tips.maximum": "$25,000" },
  },
  {
    document: "26 USC 224(b)(2)(A)",
    text: "The amount allowable as a deduction under subsection (a) (after application of paragraph (1)) shall be reduced (but not below zero) by $100 for each $1,000 by which the taxpayer’s modified adjusted gross income exceeds $150,000 ($300,000 in the case of a joint return).",
    read: quotedIn("224"),
    sets: {
      "us/*/tips.lostPerStep": "$100",
      "us/*/tips.phaseOutStep": "$1,000",
      "us/*/tips.phaseOutStart.{single,head_of_household,surviving_spouse}": "$150,000",
      "us/*/tips.phaseOutStart.married_joint": "$300,000",
    },
  },
  {
    document: "26 USC 225(b)(1)",
    text: "The amount allowed as a deduction under this section for any taxable year shall not exceed $12,500 ($25,000 in the case of a joint return).",
    read: quotedIn("225"),
    sets: {
      "us/*/overtime.maximum.{single,head_of_household,surviving_spouse}": "$12,500",
      "us/*/overtime.maximum.married_joint": "$25,000",
    },
  },
  {
    document: "26 USC 225(b)(2)(A)",
    text: "The amount allowable as a deduction under subsection (a) (after application of paragraph (1)) shall be reduced (but not below zero) by $100 for each $1,000 by which the taxpayer’s modified adjusted gross income exceeds $150,000 ($300,000 in the case of a joint return).",
    read: quotedIn("225"),
    sets: {
      "us/*/overtime.lostPerStep": "$100",
      "us/*/overtime.phaseOutStep": "$1,000",
      "us/*/overtime.phaseOutStart.{single,head_of_household,surviving_spouse}": "$150,000",
      "us/*/overtime.phaseOutStart.married_joint": "$300,000",
    },
  },
  {
    document: "26 USC 163(h)(4)(C)(i)",
    text: "The amount of interest taken into account by a taxpayer under subparagraph (B) for any taxable year shall not exceed $10,000.",
    read: quotedIn("163/h/4"),
    sets: { "us/*/carLoan.maximum": "$10,000" },
  },
  {
    document: "26 USC 163(h)(4)(C)(ii)",
    text: "The amount which is otherwise allowable as a deduction under subsection (a) as qualified passenger vehicle loan interest (determined without regard to this clause and after the application of clause (i)) shall be reduced (but not below zero) by $200 for each $1,000 (or portion thereof) by which the modified adjusted gross income of the taxpayer for the taxable year exceeds $100,000 ($200,000 in the case of a joint return).",
    read: quotedIn("163/h/4"),
    sets: {
      "us/*/carLoan.lostPerStep": "$200",
      "us/*/carLoan.phaseOutStep": "$1,000",
      "us/*/carLoan.phaseOutStart.{single,married_separate,head_of_household,surviving_spouse}": "$100,000",
      "us/*/carLoan.phaseOutStart.married_joint": "$200,000",
    },
  },
  {
    document: "26 USC 151(d)(5)(C)(i)",
    text: "In the case of a taxable year beginning before January 1, 2029, there shall be allowed a deduction in an amount equal to $6,000 for each qualified individual with respect to the taxpayer.",
    read: quotedIn("151"),
    sets: { "us/*/senior.perPerson": "$6,000" },
  },
  {
    document: "26 USC 151(d)(5)(C)(iii)",
    text: "In the case of any taxpayer for any taxable year, the $6,000 amount in clause (i) shall be reduced (but not below zero) by 6 percent of so much of the taxpayer’s modified adjusted gross income as exceeds $75,000 ($150,000 in the case of a joint return).",
    read: quotedIn("151"),
    sets: {
      "us/*/senior.phaseOutRate": "6 percent",
      "us/*/senior.phaseOutStart.{single,married_separate,head_of_household,surviving_spouse}": "$75,000",
      "us/*/senior.phaseOutStart.married_joint": "$150,000",
    },
  },
  {
    document: "26 USC 170(p)",
    text: "In the case of any taxable year, if the individual does not elect to itemize deductions for such taxable year, the deduction under this section shall be equal to the deduction, not in excess of 1,000 ($2,000 in the case of a joint return), which would be determined under this section if the only charitable contributions taken into account in determining such deduction were contributions made in cash during such taxable year",
    read: quotedIn("170/p"),
    sets: {
      "us/{2026,2027}/charityWithoutItemizing.maximum.{single,married_separate,head_of_household,surviving_spouse}":
        "1,000",
      "us/{2026,2027}/charityWithoutItemizing.maximum.married_joint": "$2,000",
    },
  },
  {
    document: "26 USC 199A(b)(2)",
    text: "The amount determined under this paragraph with respect to any qualified trade or business is the lesser of— (A) 20 percent of the taxpayer’s qualified business income with respect to the qualified trade or business, or (B) the greater of— (i) 50 percent of the W–2 wages with respect to the qualified trade or business, or (ii) the sum of 25 percent of the W–2 wages with respect to the qualified trade or business, plus 2.5 percent of the unadjusted basis immediately after acquisition of all qualified property.",
    read: quotedIn("199A"),
    sets: {
      "us/*/qualifiedBusinessIncome.rate": "20 percent",
      "us/*/qualifiedBusinessIncome.wageShare": "50 percent",
      "us/*/qualifiedBusinessIncome.wageShareWithProperty": "25 percent",
      "us/*/qualifiedBusinessIncome.propertyShare": "2.5 percent",
    },
  },
];

const credits: readonly Sentence[] = [
  {
    document: "26 USC 24(h)(3)",
    text: "In lieu of the amount determined under subsection (b)(2), the threshold amount shall be $400,000 in the case of a joint return ($200,000 in any other case).",
    read: quotedIn("24/h"),
    sets: {
      "us/*/childCredit.phaseOutStart.{single,married_separate,head_of_household,surviving_spouse}": "$200,000",
      "us/*/childCredit.phaseOutStart.married_joint": "$400,000",
    },
  },
  {
    document: "26 USC 24(h)(4)(A)",
    text: "The credit determined under subsection (a) (after the application of paragraph (2)) shall be increased by $500 for each dependent of the taxpayer (as defined in section 152) other than a qualifying child described in subsection (c).",
    read: quotedIn("24/h"),
    sets: { "us/*/childCredit.perOtherDependent": "$500" },
  },
  {
    document: "26 USC 24(h)(6)",
    text: "Subsection (d)(1)(B)(i) shall be applied by substituting “$2,500” for “$3,000”.",
    read: quotedIn("24/h"),
    sets: { "us/*/childCredit.earnedIncomeOver": "$2,500" },
  },
  {
    document: "26 USC 24(d)(1)(B)",
    text: "the amount by which the aggregate amount of credits allowed by this subpart (determined without regard to this subsection) would increase if the limitation imposed by section 26(a) were increased by the greater of— (i) 15 percent of so much of the taxpayer’s earned income … as exceeds $3,000, or (ii) in the case of a taxpayer with 3 or more qualifying children, the excess (if any) of— (I) the taxpayer’s social security taxes for the taxable year, over (II) the credit allowed under section 32 for the taxable year.",
    read: quotedIn("24/d"),
    sets: { "us/*/childCredit.refundableRate": "15 percent", "us/*/childCredit.manyChildren": "3" },
  },
];

const JOINT =
  "Not over $24,800 10% of the taxable income; Over $24,800 but not over $100,800 $2,480 plus 12% of the excess over $24,800; Over $100,800 but not over $211,400 $11,600 plus 22% of the excess over $100,800; Over $211,400 but not over $403,550 $35,932 plus 24% of the excess over $211,400; Over $403,550 but not over $512,450 $82,048 plus 32% of the excess over $403,550; Over $512,450 but not over $768,700 $116,896 plus 35% of the excess over $512,450; Over $768,700 $206,583.50 plus 37% of the excess over $768,700";
const HEAD =
  "Not over $17,700 10% of the taxable income; Over $17,700 but not over $67,450 $1,770 plus 12% of the excess over $17,700; Over $67,450 but not over $105,700 $7,740 plus 22% of the excess over $67,450; Over $105,700 but not over $201,750 $16,155 plus 24% of the excess over $105,700; Over $201,750 but not over $256,200 $39,207 plus 32% of the excess over $201,750; Over $256,200 but not over $640,600 $56,631 plus 35% of the excess over $256,200; Over $640,600 $191,171 plus 37% of the excess over $640,600";
const UNMARRIED =
  "Not over $12,400 10% of the taxable income; Over $12,400 but not over $50,400 $1,240 plus 12% of the excess over $12,400; Over $50,400 but not over $105,700 $5,800 plus 22% of the excess over $50,400; Over $105,700 but not over $201,775 $17,966 plus 24% of the excess over $105,700; Over $201,775 but not over $256,225 $41,024 plus 32% of the excess over $201,775; Over $256,225 but not over $640,600 $58,448 plus 35% of the excess over $256,225; Over $640,600 $192,979.25 plus 37% of the excess over $640,600";
const SEPARATE =
  "Not over $12,400 10% of the taxable income; Over $12,400 but not over $50,400 $1,240 plus 12% of the excess over $12,400; Over $50,400 but not over $105,700 $5,800 plus 22% of the excess over $50,400; Over $105,700 but not over $201,775 $17,966 plus 24% of the excess over $105,700; Over $201,775 but not over $256,225 $41,024 plus 32% of the excess over $201,775; Over $256,225 but not over $384,350 $58,448 plus 35% of the excess over $256,225; Over $384,350 $103,291.75 plus 37% of the excess over $384,350";

const revenueProcedureFor2026: readonly Sentence[] = [
  {
    document: "Rev. Proc. 2025-32, sec. 4.01, Table 1",
    text: JOINT,
    read: revProc202532("page 10"),
    sets: {
      "us/2026/incomeTax.rates.{married_joint,surviving_spouse}":
        "10%; $24,800; 12%; $100,800; 22%; $211,400; 24%; $403,550; 32%; $512,450; 35%; $768,700; 37%",
      "us/2026/itemized.topBracketStart.{married_joint,surviving_spouse}": "$768,700",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.01, Table 2",
    text: HEAD,
    read: revProc202532("pages 10 and 11"),
    sets: {
      "us/2026/incomeTax.rates.head_of_household":
        "10%; $17,700; 12%; $67,450; 22%; $105,700; 24%; $201,750; 32%; $256,200; 35%; $640,600; 37%",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.01, Table 3",
    text: UNMARRIED,
    read: revProc202532("page 11"),
    sets: {
      "us/2026/incomeTax.rates.single":
        "10%; $12,400; 12%; $50,400; 22%; $105,700; 24%; $201,775; 32%; $256,225; 35%; $640,600; 37%",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.01, Table 4",
    text: SEPARATE,
    read: revProc202532("pages 11 and 12"),
    sets: {
      "us/2026/incomeTax.rates.married_separate":
        "10%; $12,400; 12%; $50,400; 22%; $105,700; 24%; $201,775; 32%; $256,225; 35%; $384,350; 37%",
      "us/2026/itemized.topBracketStart.married_separate": "$384,350",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.03",
    text: "For taxable years beginning in 2026, the maximum zero rate amounts and maximum 15 percent rate amounts under § 1(j)(5)(B), as adjusted for inflation, are as follows: … Married Individuals Filing Joint Returns and Surviving Spouse $98,900 $613,700; Married Individuals Filing Separate Returns $49,450 $306,850; Heads of Household $66,200 $579,600; All Other Individuals $49,450 $545,500",
    read: revProc202532("page 13"),
    sets: {
      "us/2026/incomeTax.zeroRateUpTo.{married_joint,surviving_spouse}": "$98,900",
      "us/2026/incomeTax.zeroRateUpTo.{single,married_separate}": "$49,450",
      "us/2026/incomeTax.zeroRateUpTo.head_of_household": "$66,200",
      "us/2026/incomeTax.middleRateUpTo.{married_joint,surviving_spouse}": "$613,700",
      "us/2026/incomeTax.middleRateUpTo.married_separate": "$306,850",
      "us/2026/incomeTax.middleRateUpTo.head_of_household": "$579,600",
      "us/2026/incomeTax.middleRateUpTo.single": "$545,500",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.04(2)",
    text: "For taxable years beginning in 2026, under § 23(b)(1), the maximum credit allowed for other adoptions is the amount of qualified adoption expenses up to $17,670. The available adoption credit begins to phase out under § 23(b)(2)(A) for taxpayers with modified adjusted gross income in excess of $265,080 and is completely phased out for taxpayers with modified adjusted gross income of $305,080 or more.",
    read: revProc202532("page 13"),
    sets: {
      "us/2026/adoption.maximum": "$17,670",
      "us/2026/adoption.phaseOutStart": "$265,080",
      "us/2026/adoption.phaseOutEnd": "$305,080",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.04(3)",
    text: "For taxable years beginning in 2026, the amount used in § 23(a)(4) to determine the amount of the credit under § 23 that may be refundable is $5,120.",
    read: revProc202532("page 14"),
    sets: { "us/2026/adoption.refundable": "$5,120" },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.05(1)",
    text: "For taxable years beginning in 2026, the maximum amount of the credit allowed under § 24(a) is $2,200.",
    read: revProc202532("page 14"),
    sets: { "us/2026/childCredit.perChild": "$2,200" },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.05(2)",
    text: "For taxable years beginning in 2026, the amount used in § 24(d)(1)(A) to determine the amount of the credit under § 24 that may be refundable is $1,700.",
    read: revProc202532("page 14"),
    sets: { "us/2026/childCredit.refundablePerChild": "$1,700" },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.06(1)",
    text: "Number of Qualifying Children Item One Two Three or More None; … Maximum Amount of Credit $4,427 $7,316 $8,231 $664; Threshold Phaseout Amount (Married Filing Jointly) $31,160 $31,160 $31,160 $18,140; … Threshold Phaseout Amount (All other filing statuses) $23,890 $23,890 $23,890 $10,860",
    read: revProc202532("page 15"),
    sets: {
      "us/2026/earnedIncomeCredit.one.maximum": "$4,427",
      "us/2026/earnedIncomeCredit.two.maximum": "$7,316",
      "us/2026/earnedIncomeCredit.three.maximum": "$8,231",
      "us/2026/earnedIncomeCredit.none.maximum": "$664",
      "us/2026/earnedIncomeCredit.{one,two,three}.phaseOutStart.married_joint": "$31,160",
      "us/2026/earnedIncomeCredit.none.phaseOutStart.married_joint": "$18,140",
      "us/2026/earnedIncomeCredit.{one,two,three}.phaseOutStart.{single,married_separate,head_of_household,surviving_spouse}":
        "$23,890",
      "us/2026/earnedIncomeCredit.none.phaseOutStart.{single,married_separate,head_of_household,surviving_spouse}":
        "$10,860",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.06(2)",
    text: "For taxable years beginning in 2026, the earned income tax credit is not allowed under § 32(i) if the aggregate amount of certain investment income exceeds $12,200.",
    read: revProc202532("page 15"),
    sets: { "us/2026/earnedIncomeCredit.investmentIncomeLimit": "$12,200" },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.10",
    text: "For taxable years beginning in 2026, the exemption amounts under § 55(d)(1) are: … Joint Returns or Surviving Spouses $140,200; Unmarried Individuals (other than Surviving Spouses) $90,100; Married Individuals Filing Separate Returns $70,100",
    read: revProc202532("page 16"),
    sets: {
      "us/2026/minimumTax.exemption.{married_joint,surviving_spouse}": "$140,200",
      "us/2026/minimumTax.exemption.{single,head_of_household}": "$90,100",
      "us/2026/minimumTax.exemption.married_separate": "$70,100",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.10",
    text: "For taxable years beginning in 2026, under § 55(b)(1), the excess taxable income above which the 28 percent tax rate applies is: … Married Individuals Filing Separate Returns $122,250; All Other Taxpayers $244,500",
    read: revProc202532("page 16"),
    sets: {
      "us/2026/minimumTax.highRateFrom.married_separate": "$122,250",
      "us/2026/minimumTax.highRateFrom.{single,married_joint,head_of_household,surviving_spouse}": "$244,500",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.10",
    text: "For taxable years beginning in 2026, the amounts used under § 55(d)(2) to determine the phaseout of the exemption amounts are: … Joint Returns or Surviving Spouses $1,000,000 $1,280,400; Unmarried Individuals (other than Surviving Spouses) $500,000 $680,200; Married Individuals Filing Separate Returns $500,000 $640,200",
    read: revProc202532("pages 16 and 17"),
    sets: {
      "us/2026/minimumTax.phaseOutStart.{married_joint,surviving_spouse}": "$1,000,000",
      "us/2026/minimumTax.phaseOutStart.{single,married_separate,head_of_household}": "$500,000",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.12",
    text: "For taxable years beginning in 2026, under § 62(a)(2)(D), the amount of the deduction allowed under § 162 that consists of expenses paid or incurred by an eligible educator in connection with books, supplies … and other equipment, and supplementary materials used by the eligible educator in the classroom is $350.",
    read: revProc202532("page 17"),
    sets: { "us/2026/educator.maximum": "$350" },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.14(1)",
    text: "For taxable years beginning in 2026, the standard deduction amounts under § 63(c)(2) are as follows: … Married Individuals Filing Joint Returns and Surviving Spouses (§ 1(j)(2)(A)) $32,200; Heads of Households (§ 1(j)(2)(B)) $24,150; Unmarried Individuals (other than Surviving Spouses and Heads of Households) (§ 1(j)(2)(C)) $16,100; Married Individuals Filing Separate Returns (§ 1(j)(2)(D)) $16,100",
    read: revProc202532("page 18"),
    sets: {
      "us/2026/standardDeduction.basic.{married_joint,surviving_spouse}": "$32,200",
      "us/2026/standardDeduction.basic.head_of_household": "$24,150",
      "us/2026/standardDeduction.basic.{single,married_separate}": "$16,100",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.14(2)",
    text: "For taxable years beginning in 2026, the standard deduction amount under § 63(c)(5) for an individual who may be claimed as a dependent by another taxpayer cannot exceed the greater of (1) $1,350, or (2) the sum of $450 and the individual's earned income.",
    read: revProc202532("page 18"),
    sets: {
      "us/2026/standardDeduction.dependentLeast": "$1,350",
      "us/2026/standardDeduction.dependentAddition": "$450",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.14(3)",
    text: "For taxable years beginning in 2026, the additional standard deduction amount under § 63(f) for the aged or the blind is $1,650. The additional standard deduction amount is increased to $2,050 if the individual is also unmarried and not a surviving spouse.",
    read: revProc202532("page 18"),
    sets: {
      "us/2026/standardDeduction.addition.{married_joint,married_separate,surviving_spouse}": "$1,650",
      "us/2026/standardDeduction.addition.{single,head_of_household}": "$2,050",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.26",
    text: "For taxable years beginning in 2026, the threshold amounts under § 199A(e)(2) and phase-in range amounts under § 199A(b)(3)(B) and § 199A(d)(3)(A) are: … Married Individuals Filing Joint Returns $403,500 $553,500; Married Individuals Filing Separate Returns $201,775 $276,775; All Other Returns $201,750 $276,750",
    read: revProc202532("pages 21 and 22"),
    sets: {
      "us/2026/qualifiedBusinessIncome.threshold.married_joint": "$403,500",
      "us/2026/qualifiedBusinessIncome.threshold.married_separate": "$201,775",
      "us/2026/qualifiedBusinessIncome.threshold.{single,head_of_household,surviving_spouse}": "$201,750",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 2.12",
    text: "Section 70105 of the OBBBA amended § 199A(i) to add a minimum deduction of $400. Additionally, a taxpayer will be required to have a minimum of $1,000 of qualified business income to be eligible for the deduction, effective for taxable years beginning after December 31, 2025.",
    read: revProc202532("page 7"),
    sets: {
      "us/2026/qualifiedBusinessIncome.minimum": "$400",
      "us/2026/qualifiedBusinessIncome.minimumFrom": "$1,000",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.29",
    text: "For taxable years beginning in 2026, the $2,500 maximum deduction for interest paid on qualified education loans under § 221 begins to phase out under § 221(b)(2)(B), as adjusted for inflation, for taxpayers with modified adjusted gross income in excess of $85,000 ($175,000 for joint returns), and is completely phased out for taxpayers with modified adjusted gross income of $100,000 or more ($205,000 or more for joint returns).",
    read: revProc202532("page 23"),
    sets: {
      "us/2026/studentLoan.maximum": "$2,500",
      "us/2026/studentLoan.phaseOutStart.{single,head_of_household,surviving_spouse}": "$85,000",
      "us/2026/studentLoan.phaseOutStart.married_joint": "$175,000",
      "us/2026/studentLoan.phaseOutEnd.{single,head_of_household,surviving_spouse}": "$100,000",
      "us/2026/studentLoan.phaseOutEnd.married_joint": "$205,000",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 4.31",
    text: "For taxable years beginning in 2026, in determining a taxpayer's excess business loss, the amount under § 461(l)(3)(A)(ii)(II) is $256,000 ($512,000 for joint returns).",
    read: revProc202532("page 23"),
    sets: {
      "us/2026/businessLoss.limit.{single,married_separate,head_of_household,surviving_spouse}": "$256,000",
      "us/2026/businessLoss.limit.married_joint": "$512,000",
    },
  },
  {
    document: "Rev. Proc. 2025-32, sec. 3.01",
    text: "Section 63(c)(7) as amended by the OBBBA provides the standard deduction amounts under § 63(c)(2) for any taxable year beginning in 2025 as follows: … Married Individuals Filing Joint Returns and Surviving Spouses (§ 1(j)(2)(A)) $31,500; Heads of Households (§ 1(j)(2)(B)) $23,625; Unmarried Individuals (other than Surviving Spouses and Heads of Households) (§ 1(j)(2)(C)) $15,750; Married Individuals Filing Separate Returns (§ 1(j)(2)(D)) $15,750",
    read: revProc202532("page 9"),
    sets: {
      "us/2025/standardDeduction.basic.{married_joint,surviving_spouse}": "$31,500",
      "us/2025/standardDeduction.basic.head_of_household": "$23,625",
      "us/2025/standardDeduction.basic.{single,married_separate}": "$15,750",
    },
  },
  {
    document: "Notice 2026-10, sec. 3",
    text: "The standard mileage rate for transportation or travel expenses for 2026 is 72.5 cents per mile for all miles of business use (business standard mileage rate).",
    read: "axiom-corpus of the Axiom Foundation, text of n-26-10.pdf, page 3",
    sets: { "us/2026/mileage.businessJanuaryToJune": "72.5 cents" },
  },
];

const rates: readonly Sentence[] = [
  {
    document: "26 USC 3101(a)",
    text: "In addition to other taxes, there is hereby imposed on the income of every individual a tax equal to 6.2 percent of the wages (as defined in section 3121(a)) received by the individual with respect to employment (as defined in section 3121(b)).",
    read: extracts,
    sets: { "us/*/payroll.socialSecurityRate": "6.2 percent" },
  },
  {
    document: "26 USC 3101(b)(1)",
    text: "In addition to the tax imposed by the preceding subsection, there is hereby imposed on the income of every individual a tax equal to 1.45 percent of the wages (as defined in section 3121(a)) received by him with respect to employment (as defined in section 3121(b)).",
    read: extracts,
    sets: { "us/*/payroll.medicareRate": "1.45 percent" },
  },
  {
    document: "SSA, Cost-of-Living Increase and Other Determinations for 2026",
    text: "The OASDI contribution and benefit base is $184,500 for remuneration paid in 2026 and self-employment income earned in tax years beginning in 2026.",
    read: extracts,
    sets: { "us/2026/selfEmployment.wageBase": "$184,500", "us/2026/payroll.wageBase": "$184,500" },
  },
  {
    document: "26 USC 1402(b)",
    text: "except that such term shall not include— … (2) the net earnings from self-employment, if such net earnings for the taxable year are less than $400.",
    read: "uslegal.com, definition of self-employment income, quoting the section",
    sets: { "us/*/selfEmployment.filingFloor": "$400" },
  },
  {
    document: "26 USC 55(b)(1)",
    text: "The tentative minimum tax for the taxable year is the sum of— (i) 26 percent of so much of the taxable excess as does not exceed $175,000, plus (ii) 28 percent of so much of the taxable excess as exceeds $175,000.",
    read: RETIREGOLDEN,
    sets: { "us/*/minimumTax.lowRate": "26 percent", "us/*/minimumTax.highRate": "28 percent" },
  },
  {
    document: "26 USC 55(d)(4)(A)(ii)",
    text: "paragraph (2) shall be applied— (I) by substituting “$1,000,000” for “$150,000” in subparagraph (A), … and (IV) by substituting “50 percent” for “25 percent”, and",
    read: RETIREGOLDEN,
    sets: { "us/{2026,2027}/minimumTax.phaseOutRate": "50 percent" },
  },
];

const payments: readonly Sentence[] = [
  {
    document: "26 USC 6654(d)(1)(B)",
    text: "For purposes of subparagraph (A), the term “required annual payment” means the lesser of— (i) 90 percent of the tax shown on the return for the taxable year (or, if no return is filed, 90 percent of the tax for such year), or (ii) 100 percent of the tax shown on the return of the individual for the preceding taxable year.",
    read: "govregs.com and Cornell, definition of required annual payment",
    sets: {
      "us/*/estimatedTax.currentYearShare": "90 percent",
      "us/*/estimatedTax.priorYearShare": "100 percent",
    },
  },
  {
    document: "26 USC 6654(d)(1)(C)",
    text: "If the adjusted gross income shown on the return of the individual for the preceding taxable year beginning in any calendar year exceeds $150,000, clause (ii) of subparagraph (B) shall be applied by substituting “110 percent” for “100 percent”. … In the case of a married individual (within the meaning of section 7703) who files a separate return for the taxable year for which the amount of the installment is being determined, clause (i) shall be applied by substituting “$75,000” for “$150,000”.",
    read: "Cornell, definition of required annual payment",
    sets: {
      "us/*/estimatedTax.priorYearShareHighIncome": "110 percent",
      "us/*/estimatedTax.highIncomeOver.{single,married_joint,head_of_household,surviving_spouse}": "$150,000",
      "us/*/estimatedTax.highIncomeOver.married_separate": "$75,000",
    },
  },
  {
    document: "26 USC 6651(a)(1)",
    text: "there shall be added to the amount required to be shown as tax on such return 5 percent of the amount of such tax if the failure is for not more than 1 month, with an additional 5 percent for each additional month or fraction thereof during which such failure continues, not exceeding 25 percent in the aggregate;",
    read: "legalfix.com, 26 U.S.C. § 6651, and uscode.house.gov, edition of 1994",
    sets: { "us/payments/lateReturnLaw.fileRate": "5 percent" },
  },
  {
    document: "26 USC 6651(a)(2)",
    text: "there shall be added to the amount shown as tax on such return 0.5 percent of the amount of such tax if the failure is for not more than 1 month, with an additional 0.5 percent for each additional month or fraction thereof during which such failure continues, not exceeding 25 percent in the aggregate; or",
    read: "legalfix.com, 26 U.S.C. § 6651, and uscode.house.gov, edition of 1994",
    sets: { "us/payments/lateReturnLaw.payRate": "0.5 percent" },
  },
];

const itemized: readonly Sentence[] = [
  {
    document: "26 USC 213(a)",
    text: "There shall be allowed as a deduction the expenses paid during the taxable year, not compensated for by insurance or otherwise, for medical care of the taxpayer, his spouse, or a dependent … to the extent that such expenses exceed 7.5 percent of adjusted gross income.",
    read: quotedIn("213"),
    sets: { "us/*/itemized.medicalFloor": "7.5 percent" },
  },
  {
    document: "26 USC 170(b)(1)(G)(i)",
    text: "For taxable years beginning after December 31, 2017, any contribution of cash to an organization described in subparagraph (A) shall be allowed as a deduction under subsection (a) to the extent that the aggregate of such contributions does not exceed the excess of— (I) 60 percent of the taxpayer’s contribution base for the taxable year, over (II) the aggregate amount of contributions taken into account under subparagraph (A) for such taxable year.",
    read: RETIREGOLDEN,
    sets: { "us/*/itemized.charityCashShare": "60 percent" },
  },
  {
    document: "26 USC 170(b)(1)(I)(i)",
    text: "Any charitable contribution otherwise allowable (without regard to this subparagraph) as a deduction under this section shall be allowed only to the extent that the aggregate of such contributions exceeds 0.5 percent of the taxpayer’s contribution base for the taxable year.",
    read: RETIREGOLDEN,
    sets: { "us/{2026,2027}/itemized.charityFloor": "0.5 percent" },
  },
  {
    document: "26 USC 68(a)",
    text: "the amount of the itemized deductions otherwise allowable for the taxable year (determined without regard to this section) shall be reduced by 2/37 of the lesser of— (1) such amount of itemized deductions, or (2) so much of the taxable income of the taxpayer for the taxable year … as exceeds the dollar amount at which the 37 percent rate bracket under section 1 begins with respect to the taxpayer.",
    read: RETIREGOLDEN,
    sets: { "us/{2026,2027}/itemized.topBracketShare": "2/37" },
  },
  {
    document: "26 USC 164(b)(6)(B)",
    text: "the aggregate amount of taxes taken into account under paragraphs (1), (2), and (3) of subsection (a) and paragraph (5) of this subsection for any taxable year shall not exceed the applicable limitation amount (half the applicable limitation amount in the case of a married individual filing a separate return).",
    read: RETIREGOLDEN,
    sets: { "us/*/itemized.saltShare.married_separate": "half" },
  },
  {
    document: "26 USC 164(b)(7)(A)",
    text: "For purposes of paragraph (6), the term “applicable limitation amount” means— (i) in the case of any taxable year beginning in calendar year 2025, $40,000, (ii) in the case of any taxable year beginning in calendar year 2026, $40,400, (iii) in the case of any taxable year beginning after calendar year 2026 and before 2030, 101 percent of the dollar amount in effect under this subparagraph for taxable years beginning in the preceding calendar year, and (iv) in the case of any taxable year beginning after calendar year 2029, $10,000.",
    read: RETIREGOLDEN,
    sets: {
      "us/2025/itemized.saltLimit": "$40,000",
      "us/2026/itemized.saltLimit": "$40,400",
      "us/2027/itemized.saltLimit": "101 percent × $40,400",
      "mortgage/saltCaps/2025.{others,marriedSeparate}.cap": "$40,000",
      "mortgage/saltCaps/2026.{others,marriedSeparate}.cap": "$40,400",
      "mortgage/saltCaps/2027.{others,marriedSeparate}.cap": "101 percent × $40,400",
      "mortgage/saltCapFrom2030/{others,marriedSeparate}.cap": "$10,000",
    },
  },
  {
    document: "26 USC 164(b)(7)(B)(i)",
    text: "Except as provided in clause (iii), in the case of any taxable year beginning before January 1, 2030, the applicable limitation amount shall be reduced by 30 percent of the excess (if any) of the taxpayer’s modified adjusted gross income over the threshold amount (half the threshold amount in the case of a married individual filing a separate return).",
    read: RETIREGOLDEN,
    sets: {
      "us/*/itemized.saltPhaseDownRate": "30 percent",
      "mortgage/saltCaps/{2025,2026,2027,2028,2029}.{others,marriedSeparate}.reductionRate": "30 percent",
    },
  },
];

const people: readonly Sentence[] = [
  {
    document: "26 USC 24(b)(1)",
    text: "The amount of the credit allowable under subsection (a) shall be reduced (but not below zero) by $50 for each $1,000 (or fraction thereof) by which the taxpayer’s modified adjusted gross income exceeds the threshold amount.",
    read: extracts,
    sets: { "us/*/childCredit.lostPerStep": "$50", "us/*/childCredit.phaseOutStep": "$1,000" },
  },
  {
    document: "26 USC 24(c)(1)",
    text: "a qualifying child of the taxpayer (as defined in section 152(c)) who has not attained age 17",
    read: quotedIn("24"),
    sets: { "us/*/childCredit.childrenUnder": "age 17" },
  },
  {
    document: "26 USC 32(b)(1)",
    text: "The credit percentage and the phaseout percentage shall be determined as follows: In the case of an eligible individual with: The credit percentage is: The phaseout percentage is:; 1 qualifying child 34 15.98; 2 qualifying children 40 21.06; 3 or more qualifying children 45 21.06; No qualifying children 7.65 7.65",
    read: extracts,
    sets: {
      "us/*/earnedIncomeCredit.one.phaseInRate": "34 × percentage",
      "us/*/earnedIncomeCredit.one.phaseOutRate": "15.98 × percentage",
      "us/*/earnedIncomeCredit.two.phaseInRate": "40 × percentage",
      "us/*/earnedIncomeCredit.three.phaseInRate": "45 × percentage",
      "us/*/earnedIncomeCredit.{two,three}.phaseOutRate": "21.06 × percentage",
      "us/*/earnedIncomeCredit.none.{phaseInRate,phaseOutRate}": "7.65 × percentage",
    },
  },
  {
    document: "26 USC 32(c)(1)(A)(ii)(II)",
    text: "such individual (or, if the individual is married, either the individual or the individual’s spouse) has attained age 25 but not attained age 65 before the close of the taxable year, and",
    read: extracts,
    sets: { "us/*/earnedIncomeCredit.youngest": "age 25" },
  },
  {
    document: "26 USC 25A(b)(1)",
    text: "In the case of any eligible student for whom an election is in effect under this section for any taxable year, the American Opportunity Tax Credit is an amount equal to the sum of— (A) 100 percent of so much of the qualified tuition and related expenses paid by the taxpayer during the taxable year … as does not exceed $2,000, plus (B) 25 percent of such expenses so paid as exceeds $2,000 but does not exceed $4,000.",
    read: "lexbuild.dev, § 25A",
    sets: { "us/*/education.inFullUpTo": "$2,000", "us/*/education.partShare": "25 percent" },
  },
  {
    document: "26 USC 25B(a)",
    text: "In the case of an eligible individual, there shall be allowed as a credit against the tax imposed by this subtitle for the taxable year an amount equal to the applicable percentage of so much of the qualified retirement savings contributions of the eligible individual for the taxable year as do not exceed $2,000.",
    read: "taxalmanac.org and cpaclass.com, § 25B",
    sets: { "us/*/saversCredit.maximumPerPerson": "$2,000" },
  },
  {
    document: "26 USC 25B(b)(1)",
    text: "In the case of a joint return, the applicable percentage is— (A) if the adjusted gross income of the taxpayer is not over $30,000, 50 percent, (B) if the adjusted gross income of the taxpayer is over $30,000 but not over $32,500, 20 percent, (C) if the adjusted gross income of the taxpayer is over $32,500 but not over $50,000, 10 percent, and (D) if the adjusted gross income of the taxpayer is over $50,000, zero percent.",
    read: "govregs.com, § 25B",
    sets: {
      "us/{2025,2026}/saversCredit.highRate": "50 percent",
      "us/{2025,2026}/saversCredit.middleRate": "20 percent",
      "us/{2025,2026}/saversCredit.lowRate": "10 percent",
    },
  },
  {
    document: "26 USC 219(b)(5)(B)",
    text: "an individual who has attained the age of 50 before the close of the taxable year",
    read: quotedIn("219/b"),
    sets: { "us/*/individualRetirement.catchUpAge": "50" },
  },
  {
    document: "26 USC 219(g)(2)(B)",
    text: "No dollar limitation shall be reduced below $200",
    read: quotedIn("219/g"),
    sets: { "us/*/individualRetirement.deductionLeast": "$200" },
  },
  {
    document: "26 USC 223(b)(3)",
    text: "In the case of an individual who has attained age 55 before the close of the taxable year, the applicable limitation under subparagraphs (A) and (B) of paragraph (2) shall be increased by the additional contribution amount. … the additional contribution amount is the amount determined in accordance with the following table: … 2009 and thereafter $1,000.",
    read: RETIREGOLDEN,
    sets: { "us/*/healthSavings.catchUpAge": "age 55", "us/*/healthSavings.catchUp": "$1,000" },
  },
  {
    document: "26 USC 414(v)(2)(B)(i)",
    text: "In the case of an applicable employer plan other than a plan described in section 401(k)(11) or 408(p), the applicable dollar amount is $5,000 (the adjusted dollar amount, in the case of an eligible participant who would attain age 60 but would not attain age 64 before the close of the taxable year).",
    read: RETIREGOLDEN,
    sets: { "us/*/retirementPlans.higherCatchUpFrom": "age 60" },
  },
  {
    document: "Notice 2025-67",
    text: "The limitation for defined contribution plans under section 415(c)(1)(A) is increased in 2026 from $70,000 to $72,000.",
    read: RETIREGOLDEN,
    sets: { "us/2026/retirementPlans.additionsLimit": "$72,000", "us/2025/retirementPlans.additionsLimit": "$70,000" },
  },
  {
    document: "26 USC 36B(c)(1)(A)",
    text: "with respect to any taxable year, a taxpayer whose household income for the taxable year equals or exceeds 100 percent but does not exceed 400 percent of an amount equal to the poverty line for a family of the size involved.",
    read: RETIREGOLDEN,
    sets: {
      "us/{2026,2027}/premiumTaxCredit.startsAt": "100 percent",
      "us/{2026,2027}/premiumTaxCredit.endsAbove": "400 percent",
    },
  },
  {
    document: "Rev. Proc. 2025-25, sec. 3.01",
    text: "Household income percentage of Federal poverty line: Initial percentage Final percentage; Less than 133% 2.10% 2.10%; At least 133% but less than 150% 3.14% 4.19%; At least 150% but less than 200% 4.19% 6.60%; At least 200% but less than 250% 6.60% 8.44%; At least 250% but less than 300% 8.44% 9.96%; At least 300% but not more than 400% 9.96% 9.96%",
    read: "axiom-corpus of the Axiom Foundation, text of rp-25-25.pdf, page 3",
    sets: {
      "us/2026/premiumTaxCredit.sharesAtStart": "2.10%; 3.14%; 4.19%; 6.60%; 8.44%; 9.96%",
      "us/2026/premiumTaxCredit.sharesAtEnd": "2.10%; 4.19%; 6.60%; 8.44%; 9.96%; 9.96%",
    },
  },
];

/** A check of one planner's figures against the IRS's own documents, August 15, 2026, which quotes them. */
const audit = "audit of contribution-limits.2026.json, August 15, 2026, quoting irs.gov/pub/irs-drop/n-25-67.pdf";
/** The Invaro OpenTax engine, whose rules quote the provision. */
const OPENTAX = "Invaro opentax-engine, packages/corpus-us-federal/src/rules";

const savings: readonly Sentence[] = [
  {
    document: "Notice 2025-67",
    text: "The limitation under section 402(g)(1) … is increased from $23,500 to $24,500.",
    read: audit,
    sets: {
      "us/2025/retirementPlans.deferralLimit": "$23,500",
      "us/2026/retirementPlans.deferralLimit": "$24,500",
    },
  },
  {
    document: "Notice 2025-67",
    text: "The limitation under section 414(v)(2)(B)(i) … is increased from $7,500 to $8,000.",
    read: audit,
    sets: { "us/2025/retirementPlans.catchUp": "$7,500", "us/2026/retirementPlans.catchUp": "$8,000" },
  },
  {
    document: "Notice 2025-67",
    text: "The limitation under section 414(v)(2)(E)(i) … that applies for individuals who attain age 60, 61, 62, or 63 in 2026 remains $11,250.",
    read: audit,
    sets: { "us/{2025,2026}/retirementPlans.higherCatchUp": "$11,250" },
  },
  {
    document: "Notice 2025-67",
    text: "The deductible amount under section 219(b)(5)(A) … is increased from $7,000 to $7,500.",
    read: audit,
    sets: { "us/2025/individualRetirement.limit": "$7,000", "us/2026/individualRetirement.limit": "$7,500" },
  },
  {
    document: "Notice 2025-67",
    text: "The deductible amount pursuant to section 219(b)(5)(B)(ii) … is increased from $1,000 to $1,100.",
    read: audit,
    sets: { "us/2025/individualRetirement.catchUp": "$1,000", "us/2026/individualRetirement.catchUp": "$1,100" },
  },
  {
    document: "Notice 2025-67",
    text: "the deduction … is phased out for single individuals and heads of household who are active participants … between $81,000 and $91,000, increased from between $79,000 and $89,000.",
    read: audit,
    sets: {
      "us/2026/individualRetirement.coveredStart.{single,head_of_household}": "$81,000",
      "us/2026/individualRetirement.coveredEnd.{single,head_of_household}": "$91,000",
      "us/2025/individualRetirement.coveredStart.{single,head_of_household}": "$79,000",
      "us/2025/individualRetirement.coveredEnd.{single,head_of_household}": "$89,000",
    },
  },
  {
    document: "Notice 2025-67",
    text: "For married couples filing jointly, if the spouse who makes the IRA contribution is an active participant, the income phase-out range is between $129,000 and $149,000.",
    read: audit,
    sets: {
      "us/2026/individualRetirement.coveredStart.married_joint": "$129,000",
      "us/2026/individualRetirement.coveredEnd.married_joint": "$149,000",
    },
  },
  {
    document: "Notice 2025-67",
    text: "For an IRA contributor who is not an active participant and is married to someone who is an active participant, the deduction is phased out if the couple's income is between $242,000 and $252,000.",
    read: audit,
    sets: {
      "us/2026/individualRetirement.spouseCoveredStart.married_joint": "$242,000",
      "us/2026/individualRetirement.spouseCoveredEnd.married_joint": "$252,000",
    },
  },
  {
    document: "Rev. Proc. 2025-19, sec. 2.01(1)",
    text: "For calendar year 2026, the annual limitation on deductions under § 223(b)(2)(A) for an individual with self-only coverage … is $4,400. For calendar year 2026, the annual limitation on deductions under § 223(b)(2)(B) for an individual with family coverage … is $8,750.",
    read: RETIREGOLDEN,
    sets: { "us/2026/healthSavings.selfOnly": "$4,400", "us/2026/healthSavings.family": "$8,750" },
  },
  {
    document: "Rev. Proc. 2026-24, sec. 3.01(1)",
    text: "For calendar year 2027, the annual limitation on deductions under section 223(b)(2)(A) for an individual with self-only coverage under a high deductible health plan is $4,500. For calendar year 2027, the annual limitation on deductions under § 223(b)(2)(B) for an individual with family coverage under a high deductible health plan is $9,000.",
    read: RETIREGOLDEN,
    sets: { "us/2027/healthSavings.selfOnly": "$4,500", "us/2027/healthSavings.family": "$9,000" },
  },
  {
    document: "26 USC 6654(e)(1)",
    text: "No addition to tax shall be imposed … if the tax shown on the return …, reduced by the credit allowable under section 31 …, is less than $1,000",
    read: OPENTAX,
    sets: { "us/*/estimatedTax.noPenaltyUnder": "$1,000" },
  },
  {
    document: "26 USC 21(a)(2), from 2026",
    text: "means 50 percent— (A) reduced (but not below 35 percent) by 1 percentage point for each $2,000 or fraction thereof by which the taxpayer’s adjusted gross income for the taxable year exceeds $15,000, and (B) further reduced (but not below 20 percent) by 1 percentage point for each $2,000 ($4,000 in the case of a joint return) or fraction thereof by which the taxpayer’s adjusted gross income for the taxable year exceeds $75,000 ($150,000 in the case of a joint return).",
    read: OPENTAX,
    sets: {
      "us/{2026,2027}/dependentCare.firstRate": "50 percent",
      "us/{2026,2027}/dependentCare.firstLeastRate": "35 percent",
      "us/{2026,2027}/dependentCare.leastRate": "20 percent",
      "us/{2026,2027}/dependentCare.lostPerStep": "1 × percentage",
      "us/{2026,2027}/dependentCare.step": "$2,000",
      "us/{2026,2027}/dependentCare.start": "$15,000",
      "us/{2026,2027}/dependentCare.secondStep.{single,married_separate,head_of_household,surviving_spouse}": "$2,000",
      "us/{2026,2027}/dependentCare.secondStep.married_joint": "$4,000",
      "us/{2026,2027}/dependentCare.secondStart.{single,married_separate,head_of_household,surviving_spouse}":
        "$75,000",
      "us/{2026,2027}/dependentCare.secondStart.married_joint": "$150,000",
    },
  },
  {
    document: "26 USC 25A(i)",
    text: "40 percent of so much of the credit allowed under subsection (a) as is attributable to the American Opportunity Tax Credit … shall be treated as a credit allowable under subpart C",
    read: OPENTAX,
    sets: { "us/*/education.refundableShare": "40 percent" },
  },
  {
    document: "26 USC 25A(c)(1)",
    text: "20 percent of so much of the qualified tuition and related expenses paid … as does not exceed $10,000",
    read: OPENTAX,
    sets: { "us/*/education.lifetimeRate": "20 percent", "us/*/education.lifetimeCosts": "$10,000" },
  },
];

export const federal: readonly Sentence[] = [
  ...selfEmployment,
  ...incomes,
  ...deductions,
  ...credits,
  ...rates,
  ...payments,
  ...itemized,
  ...people,
  ...savings,
  ...revenueProcedureFor2026,
];

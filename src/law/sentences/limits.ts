/** Sentences that set limits, ages, steps and thresholds of federal deductions and credits, and those of 2025. */
import type { Sentence } from "./sentence.ts";

/** The Code as of April 2023, section by section; what is quoted from it has not changed since. */
const CODE_2023 = "codexstanford's copy of the U.S. Code, April 2023";
/** Rules files of the Axiom Foundation, August 2026, with the words of the document behind each figure. */
const quotedIn = (file: string) => `rulespec-us of the Axiom Foundation, us/${file}.yaml`;
const UNMARRIED = "{single,head_of_household,surviving_spouse}";
const OTHERS = "{single,married_joint,head_of_household,surviving_spouse}";

const work: readonly Sentence[] = [
  {
    document: "Schedule SE (Form 1040) of 2025, line 4a",
    text: "If line 3 is more than zero, multiply line 3 by 92.35% (0.9235). Otherwise, enter amount from line 3.",
    read: "two public test suites that quote the form from irs.gov, one of them on September 7, 2026",
    sets: { "us/*/selfEmployment.netEarningsFactor": "92.35%" },
  },
  {
    document: "26 USC 199A(b)(3)(B)(i) for 2025",
    text: "the taxable income of a taxpayer for any taxable year exceeds the threshold amount, but does not exceed the sum of the threshold amount plus $50,000 ($100,000 in the case of a joint return), and",
    read: CODE_2023,
    sets: {
      "us/2025/qualifiedBusinessIncome.phaseInWidth.{single,married_separate,head_of_household,surviving_spouse}":
        "$50,000",
      "us/2025/qualifiedBusinessIncome.phaseInWidth.married_joint": "$100,000",
    },
  },
  {
    document: "26 USC 199A(b)(3)(B) from 2026",
    text: "… threshold amount plus $75,000 ($150,000 in the case of a joint return) …",
    read: quotedIn("statutes/26/199A"),
    sets: {
      "us/{2026,2027}/qualifiedBusinessIncome.phaseInWidth.{single,married_separate,head_of_household,surviving_spouse}":
        "$75,000",
      "us/{2026,2027}/qualifiedBusinessIncome.phaseInWidth.married_joint": "$150,000",
    },
  },
  {
    document: "26 USC 274(n)(1)",
    text: "The amount allowable as a deduction under this chapter for any expense for food or beverages shall not exceed 50 percent of the amount of such expense which would (but for this paragraph) be allowable as a deduction under this chapter.",
    read: CODE_2023,
    sets: { "us/*/meals.deductibleShare": "50 percent" },
  },
  {
    document: "26 USC 172(a)(2)(B)(ii)",
    text: "80 percent of the excess (if any) of— (I) taxable income computed without regard to the deductions under this section and sections 199A and 250, over (II) the amount determined under subparagraph (A).",
    read: CODE_2023,
    sets: { "us/*/netOperatingLoss.share": "80 percent" },
  },
  {
    document: "26 USC 469(i)(2) and (5)(A)(i)",
    text: "The aggregate amount to which paragraph (1) applies for any taxable year shall not exceed $25,000. … in the case of any married individual filing a separate return, this subsection shall be applied by substituting— (i) “$12,500” for “$25,000” each place it appears,",
    read: CODE_2023,
    sets: {
      [`us/*/rentalLoss.allowance.${OTHERS}`]: "$25,000",
      "us/*/rentalLoss.allowance.married_separate": "$12,500",
    },
  },
  {
    document: "26 USC 469(i)(3)(A) and (5)(A)(ii)",
    text: "In the case of any taxpayer, the $25,000 amount under paragraph (2) shall be reduced (but not below zero) by 50 percent of the amount by which the adjusted gross income of the taxpayer for the taxable year exceeds $100,000. … (ii) “$50,000” for “$100,000” in paragraph (3)(A), and",
    read: CODE_2023,
    sets: {
      [`us/*/rentalLoss.phaseOutStart.${OTHERS}`]: "$100,000",
      "us/*/rentalLoss.phaseOutStart.married_separate": "$50,000",
      "us/*/rentalLoss.phaseOutRate": "50 percent",
    },
  },
  {
    document: "26 USC 6654(d)(2)(C)(ii)",
    text: "In the case of the following required installments: The applicable percentage is:; 1st 22.5; 2nd 45; 3rd 67.5; 4th 90.",
    read: CODE_2023,
    sets: {
      "us/payments/annualizationPeriods.1.applicablePercentage": "22.5 × percentage",
      "us/payments/annualizationPeriods.2.applicablePercentage": "45 × percentage",
      "us/payments/annualizationPeriods.3.applicablePercentage": "67.5 × percentage",
      "us/payments/annualizationPeriods.4.applicablePercentage": "90 × percentage",
    },
  },
];

const families: readonly Sentence[] = [
  {
    document: "26 USC 24(h)(2)",
    text: "Subsection (a) shall be applied by substituting “$2,200” for “$1,000”.",
    read: quotedIn("statutes/26/24/h"),
    sets: { "us/2025/childCredit.perChild": "$2,200" },
  },
  {
    document: "26 USC 152(c)(3)(A)",
    text: "such individual is younger than the taxpayer claiming such individual as a qualifying child and— (i) has not attained the age of 19 as of the close of the calendar year in which the taxable year of the taxpayer begins, or (ii) is a student who has not attained the age of 24 as of the close of such calendar year.",
    read: quotedIn("statutes/26/152/c"),
    sets: { "us/*/earnedIncomeCredit.childrenUnder": "19", "us/*/earnedIncomeCredit.studentsUnder": "24" },
  },
  {
    document: "26 USC 21(c)",
    text: "The amount of the employment-related expenses incurred during any taxable year which may be taken into account under subsection (a) shall not exceed— (1) $3,000 if there is 1 qualifying individual with respect to the taxpayer for such taxable year, or (2) $6,000 if there are 2 or more qualifying individuals with respect to the taxpayer for such taxable year.",
    read: CODE_2023,
    sets: { "us/*/dependentCare.forOne": "$3,000", "us/*/dependentCare.forMore": "$6,000" },
  },
  {
    document: "26 USC 21(d)(2)",
    text: "In the case of a spouse who is a student or a qualifying individual described in subsection (b)(1)(C), for purposes of paragraph (1), such spouse shall be deemed for each month during which such spouse is a full-time student at an educational institution, or is such a qualifying individual, to be gainfully employed and to have earned income of not less than— (A) $250 if subsection (c)(1) applies for the taxable year, or (B) $500 if subsection (c)(2) applies for the taxable year.",
    read: CODE_2023,
    sets: { "us/*/dependentCare.deemedForOne": "$250", "us/*/dependentCare.deemedForMore": "$500" },
  },
  {
    document: "26 USC 25A(d)(1)",
    text: "The American Opportunity Tax Credit and the Lifetime Learning Credit shall each (determined without regard to this paragraph) be reduced (but not below zero) by the amount which bears the same ratio to each such credit (as so determined) as— (A) the excess of— (i) the taxpayer’s modified adjusted gross income for such taxable year, over (ii) $80,000 ($160,000 in the case of a joint return), bears to (B) $10,000 ($20,000 in the case of a joint return).",
    read: CODE_2023,
    sets: {
      [`us/*/education.phaseOutStart.${UNMARRIED}`]: "$80,000",
      "us/*/education.phaseOutStart.married_joint": "$160,000",
    },
  },
  {
    document: "26 USC 164(b)(7)(B)",
    text: "over the threshold amount (half the threshold amount in the case of a married individual filing a separate return). … in the case of any taxable year beginning in calendar year 2025, $500,000 … in the case of any taxable year beginning in calendar year 2026, $505,000 … in the case of any taxable year beginning after calendar year 2026, 101 percent of the dollar amount in effect under this subparagraph for taxable years beginning in the preceding calendar year",
    read: `${quotedIn("statutes/26/164")}, and RetireGolden, packages/engine/src/rules`,
    sets: {
      [`us/2025/itemized.saltPhaseDownStart.${OTHERS}`]: "$500,000",
      "us/2025/itemized.saltPhaseDownStart.married_separate": "half × $500,000",
      [`us/2026/itemized.saltPhaseDownStart.${OTHERS}`]: "$505,000",
      "us/2026/itemized.saltPhaseDownStart.married_separate": "half × $505,000",
      [`us/2027/itemized.saltPhaseDownStart.${OTHERS}`]: "101 percent × $505,000",
      "us/2027/itemized.saltPhaseDownStart.married_separate": "half × 101 percent × $505,000",
      "mortgage/saltCaps/2025.others.threshold": "$500,000",
      "mortgage/saltCaps/2025.marriedSeparate.threshold": "half × $500,000",
      "mortgage/saltCaps/2026.others.threshold": "$505,000",
      "mortgage/saltCaps/2026.marriedSeparate.threshold": "half × $505,000",
      "mortgage/saltCaps/2027.others.threshold": "101 percent × $505,000",
      "mortgage/saltCaps/2027.marriedSeparate.threshold": "half × 101 percent × $505,000",
    },
  },
  {
    document: "26 USC 164(b)(7)(B)(iii)",
    text: "shall not result in the applicable limitation amount being less than $10,000",
    read: quotedIn("statutes/26/164"),
    sets: {
      "us/*/itemized.saltLeast": "$10,000",
      "mortgage/saltCaps/{2025,2026,2027,2028,2029}.{others,marriedSeparate}.floor": "$10,000",
    },
  },
];

const savers: readonly Sentence[] = [
  {
    document: "26 USC 25B(c)(1)",
    text: "The term “eligible individual” means any individual if such individual has attained the age of 18 as of the close of the taxable year.",
    read: CODE_2023,
    sets: { "us/*/saversCredit.youngest": "18" },
  },
  {
    document: "Notice 2025-67, joint returns",
    text: "… is increased from $47,500 to $48,500 … the limitation under section 25B(b)(1)(B) is increased from $51,000 to $52,500 … the limitation under sections 25B(b)(1)(C) and 25B(b)(1)(D) is increased from $79,000 to $80,500",
    read: quotedIn("policies/irs/notice-2025-67/savers-credit"),
    sets: {
      "us/2025/saversCredit.highRateUpTo.married_joint": "$47,500",
      "us/2026/saversCredit.highRateUpTo.married_joint": "$48,500",
      "us/2025/saversCredit.middleRateUpTo.married_joint": "$51,000",
      "us/2026/saversCredit.middleRateUpTo.married_joint": "$52,500",
      "us/2025/saversCredit.lowRateUpTo.married_joint": "$79,000",
      "us/2026/saversCredit.lowRateUpTo.married_joint": "$80,500",
    },
  },
  {
    document: "Notice 2025-67, heads of household",
    text: "household is increased from $35,625 to $36,375 … the limitation under section 25B(b)(1)(B) is increased from $38,250 to $39,375 … the limitation under sections 25B(b)(1)(C) and 25B(b)(1)(D) is increased from $59,250 to $60,375",
    read: quotedIn("policies/irs/notice-2025-67/savers-credit"),
    sets: {
      "us/2025/saversCredit.highRateUpTo.head_of_household": "$35,625",
      "us/2026/saversCredit.highRateUpTo.head_of_household": "$36,375",
      "us/2025/saversCredit.middleRateUpTo.head_of_household": "$38,250",
      "us/2026/saversCredit.middleRateUpTo.head_of_household": "$39,375",
      "us/2025/saversCredit.lowRateUpTo.head_of_household": "$59,250",
      "us/2026/saversCredit.lowRateUpTo.head_of_household": "$60,375",
    },
  },
  {
    document: "Notice 2025-67, all other taxpayers",
    text: "… is increased from $23,750 to $24,250 … the limitation under section 25B(b)(1)(B) is increased from $25,500 to $26,250 … the limitation under sections 25B(b)(1)(C) and 25B(b)(1)(D) is increased from $39,500 to $40,250",
    read: quotedIn("policies/irs/notice-2025-67/savers-credit"),
    sets: {
      "us/2025/saversCredit.highRateUpTo.{single,married_separate,surviving_spouse}": "$23,750",
      "us/2026/saversCredit.highRateUpTo.{single,married_separate,surviving_spouse}": "$24,250",
      "us/2025/saversCredit.middleRateUpTo.{single,married_separate,surviving_spouse}": "$25,500",
      "us/2026/saversCredit.middleRateUpTo.{single,married_separate,surviving_spouse}": "$26,250",
      "us/2025/saversCredit.lowRateUpTo.{single,married_separate,surviving_spouse}": "$39,500",
      "us/2026/saversCredit.lowRateUpTo.{single,married_separate,surviving_spouse}": "$40,250",
    },
  },
  {
    document: "26 USC 414(v)(5)(A)",
    text: "For purposes of this subsection, the term “eligible participant” means a participant in a plan— (A) who would attain age 50 by the end of the taxable year,",
    read: CODE_2023,
    sets: { "us/*/retirementPlans.catchUpAge": "age 50" },
  },
  {
    document: "26 USC 408(p)(2)(C)(ii)(I)",
    text: "The term “applicable percentage” means 3 percent.",
    read: CODE_2023,
    sets: { "us/*/retirementPlans.simpleMatchRate": "3 percent" },
  },
  {
    document: "26 USC 219(g)(2)(C)",
    text: "Any amount determined under this paragraph which is not a multiple of $10 shall be rounded to the next lowest $10.",
    read: CODE_2023,
    sets: { "us/*/individualRetirement.deductionStep": "$10" },
  },
  {
    document: "SSA, Contribution and Benefit Base, 2026",
    text: "the base for 2026 shall be the 1994 base of $60,600 multiplied by the ratio of the national average wage index for 2024 to that for 1992, or, if larger, the 2025 base of $176,100.",
    read: quotedIn("policies/ssa/contribution-and-benefit-base/2026"),
    sets: {
      "us/2025/selfEmployment.wageBase": "$176,100",
      "us/2025/payroll.wageBase": "$176,100",
      "retirement/wageBase/2025": "$176,100",
    },
  },
  {
    document: "SSA, Quarter of Coverage, 2026",
    text: "$250 times 69,846.57 divided by 9,226.48 equals $1,892.56, which rounds to $1,890 … or, if larger, the 2025 amount of $1,810",
    read: quotedIn("policies/ssa/quarter-of-coverage/2026"),
    sets: {
      "retirement/yearlyAmounts/wageIndexOf1976": "9,226.48",
      "retirement/earningsPerCredit/2025": "$1,810",
      "retirement/earningsPerCredit/2026": "$1,890",
    },
  },
  {
    document: "SSA, Benefit Formula Bend Points, 2026",
    text: "$180 times 69,846.57 divided by 9,779.44 equals $1,285.59, which rounds to $1,286",
    read: quotedIn("policies/ssa/pia-bend-points/2026"),
    sets: { "retirement/benefitFormula/bendBaseWageIndex": "9,779.44" },
  },
];

const years: readonly Sentence[] = [
  {
    document: "IRS, tax inflation adjustments for tax year 2025 (IR-2024-273)",
    text: "For tax year 2025, the top tax rate remains 37% for individual single taxpayers with incomes greater than $626,350 ($751,600 for married couples filing jointly). The other rates are: 10% for incomes $11,925 or less ($23,850 or less for married couples filing jointly); 35% for incomes over $250,525 ($501,050 for …); 32% for incomes over $197,300 ($394,600 for …); 24% for incomes over $103,350 ($206,700 for …); 22% for incomes over $48,475 ($96,950 for …); 12% for incomes over $11,925 ($23,850 for married couples filing jointly)",
    read: "abovebeyondbooks.com, quoting the IRS's release",
    sets: {
      "us/2025/incomeTax.rates.single":
        "10%; $11,925; 12%; $48,475; 22%; $103,350; 24%; $197,300; 32%; $250,525; 35%; $626,350; 37%",
      "us/2025/incomeTax.rates.married_joint":
        "10%; $23,850; 12%; $96,950; 22%; $206,700; 24%; $394,600; 32%; $501,050; 35%; $751,600; 37%",
      "us/2025/itemized.topBracketStart.single": "$626,350",
      "us/2025/itemized.topBracketStart.married_joint": "$751,600",
    },
  },
  {
    document: "Rev. Proc. 2026-26, sec. 3.01",
    text: "Household income percentage of Federal poverty line: Initial percentage Final percentage; Less than 133% 2.15% 2.15%; At least 133% but less than 150% 3.23% 4.3%; At least 150% but less than 200% 4.3% 6.78%; At least 200% but less than 250% 6.78% 8.66%; At least 250% but less than 300% 8.66% 10.22%; At least 300% but not more than 400% 10.22% 10.22%",
    read: "axiom-corpus of the Axiom Foundation, text of rp-26-26.pdf, page 3",
    sets: {
      "us/2027/premiumTaxCredit.sharesAtStart": "2.15%; 3.23%; 4.3%; 6.78%; 8.66%; 10.22%",
      "us/2027/premiumTaxCredit.sharesAtEnd": "2.15%; 4.3%; 6.78%; 8.66%; 10.22%; 10.22%",
    },
  },
];

export const limits: readonly Sentence[] = [...work, ...families, ...savers, ...years];

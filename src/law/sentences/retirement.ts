/** Sentences of Social Security and Medicare law, and of the tax law on retirement accounts. */
import type { Sentence } from "./sentence.ts";

/** Rules of the RetireGolden engine, August 21, 2026, which quote the provision and check the quotation by program. */
const RETIREGOLDEN = "RetireGolden, packages/engine/src/rules";
/** The Code as of April 2023, section by section; what is quoted from it has not changed since. */
const CODE_2023 = "codexstanford's copy of the U.S. Code, April 2023";
/** The Axiom Foundation's text of the notice in the Federal Register. */
const FEDERAL_REGISTER = "axiom-corpus of the Axiom Foundation, text of FR Doc. 2025-20251, pages 52066 and 52067";
const SSA_2026 = "SSA, Cost-of-Living Increase and Other Determinations for 2026";

const socialSecurity: readonly Sentence[] = [
  {
    document: "42 USC 415(a)(1)(A)",
    text: "The primary insurance amount of an individual shall (except as otherwise provided in this section) be equal to the sum of— (i) 90 percent of the individual’s average indexed monthly earnings … to the extent that such earnings do not exceed the amount established for purposes of this clause … (ii) 32 percent of the individual’s average indexed monthly earnings to the extent that such earnings exceed the amount established for purposes of clause (i) but do not exceed the amount established for purposes of this clause by subparagraph (B), and (iii) 15 percent of the individual’s average indexed monthly earnings …",
    read: RETIREGOLDEN,
    sets: {
      "retirement/benefitFormula/firstShare": "90 percent",
      "retirement/benefitFormula/secondShare": "32 percent",
      "retirement/benefitFormula/thirdShare": "15 percent",
    },
  },
  {
    document: "42 USC 415(a)(1)(B)(i)",
    text: "For individuals who initially become eligible for old-age or disability insurance benefits, or who die (before becoming eligible for such benefits), in the calendar year 1979, the amount established for purposes of clause (i) and (ii) of subparagraph (A) shall be $180 and $1,085, respectively.",
    read: "Cornell, 42 U.S. Code § 415, and 91 Stat. 1549 at wikisource.org",
    sets: {
      "retirement/benefitFormula/firstBendBase": "$180",
      "retirement/benefitFormula/secondBendBase": "$1,085",
    },
  },
  {
    document: "42 USC 415(b)(2)(A)",
    text: "The number of an individual’s benefit computation years equals the number of elapsed years reduced— (i) in the case of an individual who is entitled to old-age insurance benefits (except as provided in the second sentence of this subparagraph), or who has died, by 5 years, and",
    read: CODE_2023,
    sets: { "retirement/benefitFormula/yearsLeftOut": "5" },
  },
  {
    document: "42 USC 414(a)",
    text: "The term “fully insured individual” means any individual who had not less than— (1) one quarter of coverage (whenever acquired) for each calendar year … except that in no case shall an individual be a fully insured individual unless he has at least 6 quarters of coverage; or (2) 40 quarters of coverage; or",
    read: CODE_2023,
    sets: { "retirement/benefitFormula/leastCredits": "6", "retirement/benefitFormula/mostCredits": "40" },
  },
  {
    document: "42 USC 413(a)(2)(B)(vii)",
    text: "no more than four quarters of coverage may be credited to any calendar year after 1977.",
    read: CODE_2023,
    sets: { "retirement/benefitFormula/creditsPerYear": "four" },
  },
  {
    document: "42 USC 413(d)",
    text: "The amount of wages and self-employment income which an individual must have in order to be credited with a quarter of coverage in any year under subsection (a)(2)(A)(ii) shall be $250 in the calendar year 1978 and the amount determined under paragraph (2) of this subsection for years after 1978. … with such product, if not a multiple of $10, being rounded to the next higher multiple of $10 where such amount is a multiple of $5 but not of $10 and to the nearest multiple of $10 in any other case.",
    read: CODE_2023,
    sets: { "retirement/yearlyAmounts/creditOf1978": "$250", "retirement/yearlyAmounts/creditStep": "$10" },
  },
  {
    document: "42 USC 430(b)",
    text: "the product of— (1) $60,600, and (2) the ratio of (A) the national average wage index … for the calendar year before the calendar year in which the determination under subsection (a) is made to (B) the national average wage index (as so defined) for 1992, with such product, if not a multiple of $300, being rounded to the next higher multiple of $300 where such product is a multiple of $150 but not of $300 and to the nearest multiple of $300 in any other case.",
    read: RETIREGOLDEN,
    sets: {
      "retirement/yearlyAmounts/wageBaseOf1994": "$60,600",
      "retirement/yearlyAmounts/wageBaseStep": "$300",
    },
  },
  {
    document: SSA_2026,
    text: "Multiplying the 1994 OASDI contribution and benefit base ($60,600) by the ratio of the national average wage index for 2024 ($69,846.57 as determined above) to that for 1992 ($22,935.42) produces $184,548.71. We round this amount to $184,500.",
    read: RETIREGOLDEN,
    sets: {
      "retirement/yearlyAmounts/wageIndexOf1992": "$22,935.42",
      "retirement/wageBase/2026": "$184,500",
      "retirement/averageWageIndex/2024": "$69,846.57",
    },
  },
  {
    document: "42 USC 402(a)",
    text: "Every individual who— (1) is a fully insured individual (as defined in section 414(a) of this title), (2) has attained age 62, and (3) has filed application for old-age insurance benefits … shall be entitled to an old-age insurance benefit for each month",
    read: "axiom-corpus of the Axiom Foundation, text of uscode.house.gov as of June 26, 2026",
    sets: { "retirement/claimingAges/earliestAge": "age 62" },
  },
  {
    document: "20 CFR 404.313(b)",
    text: "You may earn a credit for each month during the period beginning with the month you attain full retirement age (as defined in § 404.409) and ending with the month you attain age 70 (72 before 1984). … If your date of birth is: The credit for each month you delay retirement is: … After 1/1/1943 2/3 of 1%",
    read: RETIREGOLDEN,
    sets: {
      "retirement/claimingAges/latestCreditAge": "age 70",
      "retirement/agesByBirth/delayedCredit.1943": "2/3 × 1%",
    },
  },
  {
    document: "20 CFR 404.410(a)",
    text: "The reduction is 5/9 of 1 percent for each of the first 36 months and 5/12 of 1 percent for each month in excess of 36.",
    read: "Cornell, 20 CFR 404.410",
    sets: {
      "retirement/claimingAges/firstReduction": "5/9 × 1 percent",
      "retirement/claimingAges/firstReductionMonths": "36 months",
      "retirement/claimingAges/furtherReduction": "5/12 × 1 percent",
    },
  },
  {
    document: "SSA Handbook, sec. 724.1",
    text: "Wife's and husband's insurance benefits are reduced by 25/36 of one percent (or 0.0069) for each month of entitlement before FRA;",
    read: "ssa.gov, OP_Home/handbook/handbook.07/handbook-0724.html",
    sets: { "retirement/claimingAges/spouseReduction": "25/36 × one percent" },
  },
  {
    document: "42 USC 402(b)(2)",
    text: "such wife’s insurance benefit for each month shall be equal to one-half of the primary insurance amount of her husband (or, in the case of a divorced wife, her former husband) for such month.",
    read: RETIREGOLDEN,
    sets: { "retirement/claimingAges/spouseShare": "one-half" },
  },
  {
    document: "42 USC 416(l)(2)",
    text: "age 62 in the case of an old-age, wife’s, or husband’s insurance benefit, and age 60 in the case of a widow’s or widower’s insurance benefit.",
    read: RETIREGOLDEN,
    sets: { "retirement/claimingAges/survivorEarliestAge": "age 60" },
  },
  {
    document: "42 USC 402(e)(2)(D)",
    text: "the widow’s insurance benefit … shall, if the amount of the widow’s insurance benefit of such widow or surviving divorced wife … is greater than— (i) the amount of the old-age insurance benefit to which such deceased individual would have been entitled … and (ii) 82½ percent of the primary insurance amount (as determined without regard to subparagraph (C)) of such deceased individual; be reduced to the amount referred to in clause (i), or (if greater) the amount referred to in clause (ii).",
    read: RETIREGOLDEN,
    sets: { "retirement/claimingAges/survivorFloor": "82½ percent" },
  },
  {
    document: "20 CFR 404.409(a)",
    text: "If your birth date is: Full retirement age is:; Before 1/2/1938 65 years.; 1/2/1938—1/1/1939 65 years and 2 months.; 1/2/1939—1/1/1940 65 years and 4 months.; 1/2/1940—1/1/1941 65 years and 6 months.; 1/2/1941—1/1/1942 65 years and 8 months.; 1/2/1942—1/1/1943 65 years and 10 months.; 1/2/1943—1/1/1955 66 years.; 1/2/1955—1/1/1956 66 years and 2 months.; 1/2/1956—1/1/1957 66 years and 4 months.; 1/2/1957—1/1/1958 66 years and 6 months.; 1/2/1958—1/1/1959 66 years and 8 months.; 1/2/1959—1/1/1960 66 years and 10 months.; 1/2/1960 and later 67 years.",
    read: "ssa.gov, OP_Home/cfr20/404/404-0409.htm",
    sets: {
      "retirement/agesByBirth/fullRetirement.1937": "65 years",
      "retirement/agesByBirth/fullRetirement.1938": "65 years and 2 months",
      "retirement/agesByBirth/fullRetirement.1939": "65 years and 4 months",
      "retirement/agesByBirth/fullRetirement.1940": "65 years and 6 months",
      "retirement/agesByBirth/fullRetirement.1941": "65 years and 8 months",
      "retirement/agesByBirth/fullRetirement.1942": "65 years and 10 months",
      "retirement/agesByBirth/fullRetirement.1943": "66 years",
      "retirement/agesByBirth/fullRetirement.1955": "66 years and 2 months",
      "retirement/agesByBirth/fullRetirement.1956": "66 years and 4 months",
      "retirement/agesByBirth/fullRetirement.1957": "66 years and 6 months",
      "retirement/agesByBirth/fullRetirement.1958": "66 years and 8 months",
      "retirement/agesByBirth/fullRetirement.1959": "66 years and 10 months",
      "retirement/agesByBirth/fullRetirement.1960": "67 years",
    },
  },
  {
    document: "20 CFR 404.409(b)",
    text: "If your birth date is: Full retirement age is:; … 1/2/1912—1/1/1940 65 years.; 1/2/1940—1/1/1941 65 years and 2 months.; 1/2/1941—1/1/1942 65 years and 4 months.; 1/2/1942—1/1/1943 65 years and 6 months.; 1/2/1943—1/1/1944 65 years and 8 months.; 1/2/1944—1/1/1945 65 years and 10 months.; 1/2/1945—1/1/1957 66 years.; 1/2/1957—1/1/1958 66 years and 2 months.; 1/2/1958—1/1/1959 66 years and 4 months.; 1/2/1959—1/1/1960 66 years and 6 months.; 1/2/1960—1/1/1961 66 years and 8 months.; 1/2/1961—1/1/1962 66 years and 10 months.; 1/2/1962 and later 67 years.",
    read: "ssa.gov, OP_Home/cfr20/404/404-0409.htm",
    sets: {
      "retirement/agesByBirth/survivorFullRetirement.1939": "65 years",
      "retirement/agesByBirth/survivorFullRetirement.1940": "65 years and 2 months",
      "retirement/agesByBirth/survivorFullRetirement.1941": "65 years and 4 months",
      "retirement/agesByBirth/survivorFullRetirement.1942": "65 years and 6 months",
      "retirement/agesByBirth/survivorFullRetirement.1943": "65 years and 8 months",
      "retirement/agesByBirth/survivorFullRetirement.1944": "65 years and 10 months",
      "retirement/agesByBirth/survivorFullRetirement.1945": "66 years",
      "retirement/agesByBirth/survivorFullRetirement.1957": "66 years and 2 months",
      "retirement/agesByBirth/survivorFullRetirement.1958": "66 years and 4 months",
      "retirement/agesByBirth/survivorFullRetirement.1959": "66 years and 6 months",
      "retirement/agesByBirth/survivorFullRetirement.1960": "66 years and 8 months",
      "retirement/agesByBirth/survivorFullRetirement.1961": "66 years and 10 months",
      "retirement/agesByBirth/survivorFullRetirement.1962": "67 years",
    },
  },
  {
    document: "42 USC 403(f)(3)",
    text: "an individual’s excess earnings for a taxable year shall be 33⅓ percent of his earnings for such year in excess of the product of the applicable exempt amount as determined under paragraph (8) in the case of an individual who has attained (or, but for the individual’s death, would have attained) retirement age (as defined in section 416(l) of this title) before the close of such taxable year, or 50 percent of his earnings for such year in excess of such product in the case of any other individual",
    read: RETIREGOLDEN,
    sets: {
      "retirement/earningsTests/{2025,2026,2027}.rateBefore": "50 percent",
      "retirement/earningsTests/{2025,2026,2027}.rateInYearOfFullAge": "33⅓ percent",
    },
  },
  {
    document: SSA_2026,
    text: "The lower annual exempt amount is $24,480 under the retirement earnings test. … The higher annual exempt amount is $65,160 under the retirement earnings test.",
    read: RETIREGOLDEN,
    sets: {
      "retirement/earningsTests/2026.limitBefore": "$24,480",
      "retirement/earningsTests/2026.limitInYearOfFullAge": "$65,160",
    },
  },
];

const accounts: readonly Sentence[] = [
  {
    document: "26 USC 72(t)(1)",
    text: "If any taxpayer receives any amount from a qualified retirement plan (as defined in section 4974(c)), the taxpayer’s tax under this chapter for the taxable year in which such amount is received shall be increased by an amount equal to 10 percent of the portion of such amount which is includible in gross income.",
    read: RETIREGOLDEN,
    sets: { "retirement/earlyWithdrawal/rate": "10 percent", "us/*/earlyWithdrawal.rate": "10 percent" },
  },
  {
    document: "26 USC 72(t)(2)(A)(i)",
    text: "Except as provided in paragraphs (3) and (4), paragraph (1) shall not apply to any of the following distributions: (A) In general Distributions which are— (i) made on or after the date on which the employee attains age 59½,",
    read: RETIREGOLDEN,
    sets: { "retirement/earlyWithdrawal/untilAge": "age 59½", "us/*/earlyWithdrawal.untilAge": "age 59½" },
  },
  {
    document: "26 USC 72(t)(2)(A)(v)",
    text: "made to an employee after separation from service after attainment of age 55,",
    read: RETIREGOLDEN,
    sets: { "retirement/earlyAccess/separationAge": "age 55" },
  },
  {
    document: "26 USC 401(a)(9)(C)(i)",
    text: "The term “required beginning date” means April 1 of the calendar year following the later of— (I) the calendar year in which the employee attains the applicable age, or (II) the calendar year in which the employee retires.",
    read: RETIREGOLDEN,
    sets: { "retirement/distributions/firstDeadlineMonth": "April" },
  },
  {
    document: "26 CFR 1.401(a)(9)-2(b)(2)",
    text: "In the case of an employee born on or after January 1, 1951, but before January 1, 1959, the applicable age is age 73; … In the case of an employee born on or after January 1, 1960, the applicable age is age 75.",
    read: RETIREGOLDEN,
    sets: {
      "retirement/startAges/2": "1951; January; age 73",
      "retirement/startAges/3": "1960; January; age 75",
    },
  },
  {
    document: "26 CFR 1.401(a)(9)-5",
    text: "If the employee's surviving spouse who is more than 10 years younger than the employee is the employee's sole beneficiary, then the applicable denominator is the joint and last survivor life expectancy for the employee and spouse determined using the Joint and Last Survivor Table in § 1.401(a)(9)-9(d)",
    read: RETIREGOLDEN,
    sets: { "retirement/distributions/youngerSpouseYears": "10" },
  },
  {
    document: "Notice 2025-67",
    text: "The aggregate amount of qualified charitable distributions that are not includible in gross income under section 408(d)(8)(A) is increased from $108,000 to $111,000.",
    read: RETIREGOLDEN,
    sets: { "retirement/charitableDistributions/limit": "$111,000" },
  },
  {
    document: "26 USC 408(d)(8)(B)(ii)",
    text: "which is made on or after the date that the individual for whose benefit the plan is maintained has attained age 70½.",
    read: RETIREGOLDEN,
    sets: { "retirement/charitableDistributions/fromMonths": "age 70½" },
  },
  {
    document: "Notice 2025-67",
    text: "The limitation on premiums paid for a qualifying longevity annuity contract under § 1.401(a)(9)-6(q)(2)(ii) remains $210,000.",
    read: RETIREGOLDEN,
    sets: { "retirement/longevityAnnuities/mostPaid": "$210,000" },
  },
  {
    document: "26 CFR 1.401(a)(9)-6(q)(1)(ii)",
    text: "The contract provides that distributions under the contract must commence not later than a specified annuity starting date that is no later than the first day of the month next following the 85th anniversary of the employee's birth;",
    read: RETIREGOLDEN,
    sets: { "retirement/longevityAnnuities/latestAge": "85th" },
  },
  {
    document: "Notice 2025-67",
    text: "The Roth catch-up wage threshold for 2025, which under section 414(v)(7)(A) is used to determine whether an individual’s catch-up contributions to an applicable employer plan (other than a plan described in section 408(k) or (p)) for 2026 must be designated as Roth contributions, is increased from $145,000 to $150,000.",
    read: RETIREGOLDEN,
    sets: { "retirement/rothCatchUp/payAbove": "$150,000" },
  },
  {
    document: "CMS, Medicare Part B Premium Rates Beginning January 1, 2026 (90 FR 52063)",
    text: "The standard monthly Part B premium rate for all enrollees for 2026 is $202.90, which is equal to 50 percent of the monthly actuarial rate for aged enrollees (or approximately 25 percent of the expected average total cost of Part B coverage for aged enrollees) plus the $0.20 repayment amount required under current law.",
    read: RETIREGOLDEN,
    sets: { "retirement/medicare/2026.standardPartB": "$202.90" },
  },
  {
    document: "CMS, Medicare Part B Premium Rates Beginning January 1, 2026 (90 FR 52063)",
    text: "Beneficiaries who file individual tax returns … Beneficiaries who file joint tax returns …: Income-related monthly adjustment amount Total monthly premium amount; Less than or equal to $109,000 Less than or equal to $218,000 $0.00 $202.90; Greater than $109,000 and less than or equal to $137,000 Greater than $218,000 and less than or equal to $274,000 81.20 284.10; … $171,000 … $342,000 202.90 405.80; … $205,000 … $410,000 324.60 527.50; Greater than $205,000 and less than $500,000 Greater than $410,000 and less than $750,000 446.30 649.20; Greater than or equal to $500,000 Greater than or equal to $750,000 487.00 689.90",
    read: FEDERAL_REGISTER,
    sets: {
      "retirement/medicare/2026.individual.tierStarts": "$109,000; $137,000; $171,000; $205,000",
      "retirement/medicare/2026.individual.highestTierStart": "$500,000",
      "retirement/medicare/2026.joint.tierStarts": "$218,000; $274,000; $342,000; $410,000",
      "retirement/medicare/2026.joint.highestTierStart": "$750,000",
      "retirement/medicare/2026.{individual,joint}.partBSurcharges": "81.20; 202.90; 324.60; 446.30; 487.00",
    },
  },
  {
    document: "CMS, Medicare Part B Premium Rates Beginning January 1, 2026 (90 FR 52063)",
    text: "Beneficiaries who are married and lived with their spouses at any time during the year, but who file separate tax returns from their spouses, with modified adjusted gross income: … Less than or equal to $109,000 $0.00 $202.90; Greater than $109,000 and less than $391,000 446.30 649.20; Greater than or equal to $391,000 487.00 689.90",
    read: FEDERAL_REGISTER,
    sets: {
      "retirement/medicare/2026.separateTogether.tierStarts": "$109,000",
      "retirement/medicare/2026.separateTogether.highestTierStart": "$391,000",
      "retirement/medicare/2026.separateTogether.partBSurcharges": "446.30; 487.00",
    },
  },
  {
    document: "42 USC 1395o(a)(2)",
    text: "Every individual who— … (2) has attained age 65 and is a resident of the United States, and is either (A) a citizen or (B) an alien lawfully admitted for permanent residence … is eligible to enroll in the insurance program established by this part.",
    read: CODE_2023,
    sets: { "retirement/medicareEnrollment/eligibleAge": "age 65" },
  },
  {
    document: "42 USC 1395p(d)",
    text: "In the case of an individual who first satisfies paragraph (1) or (2) of section 1395o(a) of this title on or after March 1, 1966, his initial enrollment period shall begin on the first day of the third month before the month in which he first satisfies such paragraphs and shall end seven months later.",
    read: CODE_2023,
    sets: { "retirement/medicareEnrollment/monthsBefore": "third" },
  },
];

export const retirement: readonly Sentence[] = [...socialSecurity, ...accounts];

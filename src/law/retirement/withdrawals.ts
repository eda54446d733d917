/** Tax law on withdrawals and contributions that isn't in a year's federal tables. */
import { count, rate, usd, years } from "../figure.ts";
import { NOTICE_2025_67, publicLaw119_21, usc26 } from "../sources.ts";

export const earlyWithdrawal = {
  rate: rate(0.1, "Additional tax on withdrawals before 59½", usc26("72", "(t)(1)")),
  untilAge: years(59.5, "Age from which that tax is no longer due", usc26("72", "(t)(2)(A)(i)")),
};

/** Ways to take money before 59½ without the additional tax. */
export const earlyAccess = {
  separationAge: years(
    55,
    "Age you reach in the year you leave an employer whose plan then pays without the additional tax",
    usc26("72", "(t)(2)(A)(v)"),
  ),
  leastPayments: count(
    5,
    "Fewest years of equal payments, which also continue until 59½",
    usc26("72", "(t)(4)(A)(ii)"),
  ),
  highestRate: rate(0.05, "Interest rate you may always use for equal payments", {
    cite: "Notice 2022-6, sec. 3.02(c)",
    url: "https://www.irs.gov/pub/irs-drop/n-22-06.pdf",
  }),
  conversionYears: years(
    5,
    "Tax years after which converted money leaves a Roth account without the additional tax",
    usc26("408A", "(d)(3)(F)"),
  ),
};

/** Gifts straight from an IRA that are not income (qualified charitable distributions). */
export const charitableDistributions = {
  limit: usd(
    111_000,
    "Most that each person may give straight from IRAs in a year without tax",
    NOTICE_2025_67("qualified charitable distributions"),
  ),
  fromMonths: count(846, "Earliest age for such gifts, in months (70½ years)", usc26("408", "(d)(8)(B)(ii)")),
};

/**
 * A deferred annuity inside a traditional account that may start after required distributions do (qualifying longevity
 * annuity contract).
 */
export const longevityAnnuities = {
  mostPaid: usd(
    210_000,
    "Most that each person may pay for them from all retirement accounts",
    NOTICE_2025_67("qualifying longevity annuity contracts"),
  ),
  latestAge: years(85, "Age by which their payments have to begin", {
    cite: "26 CFR 1.401(a)(9)-6(q)(1)(ii)",
    url: "https://www.law.cornell.edu/cfr/text/26/1.401(a)(9)-6",
  }),
};

/** The last tax year with the deduction for people 65 and older. */
export const seniorDeduction = {
  lastYear: years(2028, "Last year of the deduction for people 65 and older", publicLaw119_21("70103", "2025-2028")),
};

/**
 * From 2026 on, savers 50 and older whose prior-year wages exceed this make catch-up contributions to Roth accounts (26
 * USC 414(v)(7)).
 */
export const rothCatchUp = {
  payAbove: usd(
    150_000,
    "Pay in the year before above which the addition to a 401(k) has to be Roth",
    NOTICE_2025_67("catch-up contributions of higher earners"),
  ),
};

/** Tax law of withdrawals and contributions that the federal tables of a year do not hold. */
import { rate, usd, years } from "../figure.ts";
import { NOTICE_2025_67, publicLaw119_21, usc26 } from "../sources.ts";

export const earlyWithdrawal = {
  rate: rate(0.1, "Additional tax on withdrawals before 59½", usc26("72", "(t)(1)")),
  untilAge: years(59.5, "Age from which it is not due", usc26("72", "(t)(2)(A)(i)")),
};

/** The deduction for people of 65 and older is in force up to this tax year. */
export const seniorDeduction = {
  lastYear: years(2028, "Last year of the deduction for people of 65 and older", publicLaw119_21("70103", "2025-2028")),
};

/** From 2026 on the addition of savers of 50 and older with such pay the year before goes into Roth (26 USC 414(v)(7)). */
export const rothCatchUp = {
  payAbove: usd(
    150_000,
    "Pay of the year before above which the addition to a 401(k) has to be Roth",
    NOTICE_2025_67("catch-up contributions of higher earners"),
  ),
};

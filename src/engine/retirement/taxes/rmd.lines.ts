import type { Lines, Source } from "../../worksheet.ts";
import type { RequiredDistribution } from "./rmd.ts";

const TABLE: Source = {
  cite: "26 CFR 1.401(a)(9)-9(c), Uniform Lifetime Table",
  url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9",
};

export const requiredDistributionLines: Lines<RequiredDistribution> = {
  age: { label: "Age at the end of the year", found: "The year less your year of birth.", unit: "years" },
  startAge: {
    label: "Age at which distributions start",
    found: "70½, 72, 73 or 75, by your date of birth.",
    unit: "months",
    source: { cite: "26 USC 401(a)(9)(C)(v)", url: "https://www.law.cornell.edu/uscode/text/26/401" },
  },
  startYear: { label: "Year you reach that age", found: "From your date of birth.", unit: "year" },
  required: {
    label: "A distribution is required",
    found: "From the year in which you reach the start age on.",
    unit: "flag",
  },
  youngerSpouse: {
    label: "A spouse more than ten years younger is your only beneficiary",
    found: "From the years of birth. Then the joint life table applies, which gives a longer period.",
    unit: "flag",
    source: { cite: "26 CFR 1.401(a)(9)-9(d)", url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9" },
  },
  divisor: {
    label: "Distribution period",
    found:
      "The table's figure for your age at the end of the year (and your spouse's in the joint table); none before distributions start.",
    unit: "years",
    source: TABLE,
  },
  amount: {
    label: "Required minimum distribution",
    formula: "when(divisor === null, 0, balanceBefore / divisor)",
    meaning: "At least this much has to leave your traditional accounts this year. It cannot be converted to Roth.",
    form: "Publication 590-B, Worksheet 1-1",
  },
  lessByJointTable: {
    label: "A smaller amount is required",
    found:
      "The joint table applies, but its figure for these ages is not among ours: see Table II of Publication 590-B.",
    unit: "flag",
  },
};

import { usc26 } from "../../cite.ts";
import type { Lines, Source } from "../../worksheet.ts";
import type { PremiumTaxCredit } from "./premium-tax-credit.ts";

const FORM_8962: Source = { cite: "Form 8962 and its instructions", url: "https://www.irs.gov/instructions/i8962" };

const BAND = "From the table's row for your income percentage.";

export const premiumTaxCreditLines: Lines<PremiumTaxCredit> = {
  incomePercent: {
    label: "Income as a percentage of the poverty line",
    found: "Income divided by the poverty line, rounded down to a whole percent. Anything above 400 is shown as 401.",
    check: "incomePercent == when(income > 4 * povertyLine, 401, wholePercent(income / povertyLine))",
    unit: "count",
    form: "Form 8962, line 5",
    source: FORM_8962,
  },
  tooLow: {
    label: "Too little income for the credit",
    formula: "incomePercent < startsAt * 100 && !eligibleBelowPovertyLine",
  },
  tooHigh: {
    label: "Too much income for the credit",
    formula: "endsAbove !== null && income > endsAbove * povertyLine",
    meaning: "If the year has an upper limit, one dollar above it costs you the whole credit.",
  },
  bandStart: { label: "Start of the band", found: BAND, check: "bandStart >= 0", unit: "rate" },
  bandEnd: { label: "End of the band", found: BAND, check: "bandEnd >= bandStart", unit: "rate" },
  shareAtStart: {
    label: "Share of income at the start of the band",
    found: BAND,
    check: "shareAtStart >= 0",
    unit: "rate",
  },
  shareAtEnd: {
    label: "Share of income at the end of the band",
    found: BAND,
    check: "shareAtEnd >= shareAtStart",
    unit: "rate",
  },
  applicableFigure: {
    label: "Applicable figure",
    formula:
      "when(tooLow || tooHigh, null, when(bandEnd > bandStart, toFourDecimals(shareAtStart + (incomePercent / 100 - bandStart) / (bandEnd - bandStart) * (shareAtEnd - shareAtStart)), shareAtStart))",
    unit: "rate",
    meaning: "The share of income that the household is expected to pay for a Silver plan.",
    form: "Form 8962, line 7",
    source: FORM_8962,
  },
  contribution: {
    label: "Expected contribution for the year",
    formula: "when(tooLow || tooHigh, null, max(0, income) * applicableFigure)",
    form: "Form 8962, line 8a",
  },
  contributionForMonths: {
    label: "Expected contribution for the months covered",
    formula: "when(tooLow || tooHigh, null, contribution * monthsCovered / 12)",
  },
  credit: {
    label: "Premium tax credit",
    formula: "when(tooLow || tooHigh, 0, max(0, min(premium, benchmark - contributionForMonths)))",
    form: "Form 8962, line 24",
    source: usc26("36B", "(b)(2)"),
  },
};

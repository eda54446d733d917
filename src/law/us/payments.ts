/** Figures for paying tax during the year that don't belong to one tax year. */
import type { Source } from "../../engine/worksheet.ts";
import { count, months, rate } from "../figure.ts";
import { usc26 } from "../sources.ts";

const SHARE = usc26("6654", "(d)(2)(C)(ii)");
const FACTOR: Source = {
  cite: "Form 2210, Schedule AI, line 2",
  url: "https://www.irs.gov/forms-pubs/about-form-2210",
};
const period = (through: string, length: number, factor: number, share: number) => ({
  months: months(length, `Months through ${through}`, FACTOR),
  annualizationFactor: count(factor, `Factor that makes a year of the income through ${through}`, FACTOR),
  applicablePercentage: rate(share, `Share of the annualized tax due for the income through ${through}`, SHARE),
});
/** The annualization periods: three, five, eight and twelve months, not quarters. */
export const annualizationPeriods = {
  1: period("31 March", 3, 4, 0.225),
  2: period("31 May", 5, 2.4, 0.45),
  3: period("31 August", 8, 1.5, 0.675),
  4: period("31 December", 12, 1, 0.9),
};

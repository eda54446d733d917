/** Figures for paying the tax during the year that belong to no single tax year. */
import type { Source } from "../../engine/worksheet.ts";
import { count, months, rate } from "../figure.ts";
import { SINGLE_SOURCE, usc26 } from "../sources.ts";

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

const interest = (quarter: string, value: number, cite: string, url: string, doubt?: string) =>
  rate(value, `Interest on underpayments, quarter ${quarter}`, { cite, url, period: quarter }, doubt);
const TABLE = "https://www.irs.gov/payments/quarterly-interest-rates";
/**
 * Interest on underpayments, a year, by the calendar quarter it holds for (26 USC 6621). The IRS announces each quarter
 * about a month ahead: a quarter missing here is not published, and nothing fills it in.
 */
export const underpaymentRates = {
  "2025Q1": interest("2025Q1", 0.07, "IRS quarterly interest rates (IRB 2024-49)", TABLE),
  "2025Q2": interest("2025Q2", 0.07, "IRS quarterly interest rates (IRB 2025-13)", TABLE),
  "2025Q3": interest("2025Q3", 0.07, "IRS quarterly interest rates (IRB 2025-23)", TABLE),
  "2025Q4": interest("2025Q4", 0.07, "IRS quarterly interest rates (IRB 2025-37)", TABLE),
  "2026Q1": interest("2026Q1", 0.07, "Rev. Rul. 2025-22", "https://www.irs.gov/pub/irs-drop/rr-25-22.pdf"),
  "2026Q2": interest("2026Q2", 0.06, "IRS quarterly interest rates (IRB 2026-8)", TABLE),
  "2026Q3": interest("2026Q3", 0.07, "Rev. Rul. 2026-10 (IRB 2026-22)", TABLE),
  "2026Q4": interest("2026Q4", 0.07, "Rev. Rul. 2026-15 (IRB 2026-36)", TABLE, SINGLE_SOURCE),
};

/** Interest on late payments, by quarter. */
import { rate } from "../figure.ts";
import { SINGLE_SOURCE } from "../sources.ts";

const interest = (quarter: string, value: number, cite: string, url: string, doubt?: string) =>
  rate(value, `Interest on underpayments, quarter ${quarter}`, { cite, url, period: quarter }, doubt);
const TABLE = "https://www.irs.gov/payments/quarterly-interest-rates";
/**
 * Yearly interest rate on underpayments, by calendar quarter (26 USC 6621). The IRS announces each quarter about a
 * month ahead: a quarter missing here isn't published yet, and nothing fills it in.
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

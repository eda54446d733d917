/** Documents that more than one law file cites, named once. */
import { usc } from "../engine/cite.ts";
import type { Source } from "../engine/worksheet.ts";

export { usc, usc26 } from "../engine/cite.ts";

/** A document for one year that covers many subjects; `topic` names the part. */
const yearly =
  (cite: string, url: string, period: string) =>
  (topic: string): Source => ({ cite: `${cite}, ${topic}`, url, period });

/** Inflation adjustments for tax year 2025. */
export const REV_PROC_2024_40 = yearly("Rev. Proc. 2024-40", "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf", "2025");
/** Inflation adjustments for tax year 2026; restates the 2025 amounts that P.L. 119-21 changed. */
export const REV_PROC_2025_32 = yearly("Rev. Proc. 2025-32", "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf", "2026");
/** Retirement plan amounts for 2025. */
export const NOTICE_2024_80 = yearly("Notice 2024-80", "https://www.irs.gov/pub/irs-drop/n-24-80.pdf", "2025");
/** Retirement plan amounts for 2026. */
export const NOTICE_2025_67 = yearly("Notice 2025-67", "https://www.irs.gov/pub/irs-drop/n-25-67.pdf", "2026");

/** The law of July 4, 2025 (One Big Beautiful Bill Act), by section; `period` is the year the figure applies to. */
export const publicLaw119_21 = (section: string, period: string): Source => ({
  cite: `P.L. 119-21, sec. ${section}`,
  url: "https://www.congress.gov/bill/119th-congress/house-bill/1/text",
  period,
});

export const SSA_2025: Source = {
  cite: "SSA, Cost-of-Living Increase and Other Determinations for 2025 (FR Doc. 2024-24871)",
  url: "https://www.govinfo.gov/content/pkg/FR-2024-10-25/html/2024-24871.htm",
  period: "2025",
};
export const SSA_2026: Source = {
  cite: "SSA, Cost-of-Living Increase and Other Determinations for 2026 (FR Doc. 2025-19763)",
  url: "https://www.govinfo.gov/content/pkg/FR-2025-11-03/html/2025-19763.htm",
  period: "2026",
};
export const SSA_2027: Source = {
  cite: "SSA, Cost-of-Living Increase and Other Determinations for 2027",
  url: "https://www.ssa.gov/oact/cola/autoAdj.html",
  period: "2027",
};

/** Why readers should be careful with a figure. */
export const SINGLE_SOURCE = "we found this in only one document";
export const NOT_CONFIRMED = "not confirmed in the document itself";
export const SECOND_HAND = "read in other public texts, not in the notice itself";

/** Title 42 of the United States Code: Social Security and Medicare. */
export const usc42 = (section: string, paragraph = ""): Source => usc(42, section, paragraph);

/** States whose returns are due on another day than the federal return, as month and day of the next year. */
import type { Source } from "../../engine/worksheet.ts";

export interface ReturnDay {
  readonly day: number;
  readonly source: Source;
}

const due = (day: number, cite: string, url: string): ReturnDay => ({ day, source: { cite, url } });

export const returnDays: Readonly<Record<string, ReturnDay>> = {
  DE: due(430, "30 Del. C. 1169; Delaware Division of Revenue", "https://revenue.delaware.gov"),
  HI: due(420, "HRS 235-99; Hawaii Department of Taxation", "https://tax.hawaii.gov"),
  IA: due(430, "Iowa Code 422.21; Iowa Department of Revenue", "https://revenue.iowa.gov"),
  LA: due(515, "R.S. 47:103; Louisiana Department of Revenue", "https://revenue.louisiana.gov"),
  VA: due(501, "Va. Code 58.1-341; Virginia Tax, When to File", "https://www.tax.virginia.gov/when-to-file"),
};

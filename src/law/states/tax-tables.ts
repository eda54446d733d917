/**
 * The tax tables that states print and require filers to use: the incomes they cover, and how wide their rows are. The
 * tax on a row is the tax on its middle, rounded to a dollar (`src/engine/state/tax-table.ts`). The shape of a table
 * stays the same from year to year; its rates are the year's own.
 *
 * Not here, and figured with the rate schedule instead: tables that are optional (the District of Columbia, 9 DCMR 112;
 * New Jersey; Nebraska, for paper returns only), and tables whose printed rows we haven't seen.
 */
import { citing, type Documents } from "./figures.ts";

type Rows = readonly (readonly [from: number, width: number])[];
interface Shape {
  readonly rows: Rows;
  readonly ends: number;
  readonly takeInEnd?: boolean;
  readonly wholeFeet?: boolean;
}
const table = (from: Documents, { rows, ends, takeInEnd = false, wholeFeet = false }: Shape) => ({
  rows: from.table(rows, "Rows of the tax table: where they begin, and how wide they are"),
  takeInEnd: from.flag(takeInEnd, "A row takes in the income at its upper end"),
  ends: from.usd(ends, "Taxable income from which the rate schedule is used"),
  wholeFeet: from.flag(wholeFeet, "The tax at the foot of each bracket is in whole dollars"),
});

/** "96,000 but less than 96,100". */
export const alabamaTable = table(
  citing({
    cite: "Alabama Form 40 booklet, tax table",
    url: "https://www.revenue.alabama.gov/wp-content/uploads/2026/01/25f40bk.pdf",
    period: "2025",
  }),
  { rows: [[0, 100]], ends: 100_000 },
);

/** "At least 51, but not over 150"; the last row is 99,951 to 100,000, and the schedules are for more than 100,000. */
export const californiaTable = table(
  citing({
    cite: "California tax table, Form 540, line 31",
    url: "https://www.ftb.ca.gov/forms/2025/2025-540-taxtable.pdf",
    period: "2025",
  }),
  {
    rows: [
      [0, 50],
      [50, 100],
      [99_950, 50],
    ],
    ends: 100_001,
    takeInEnd: true,
  },
);

/**
 * "If your taxable income is less than $100,000, you MUST use the Tax Table"; the law gives whole dollars (HRS 235-51,
 * 235-53).
 */
export const hawaiiTable = table(
  citing({
    cite: "HRS 235-53; Hawaii Form N-11 instructions, tax table",
    url: "https://files.hawaii.gov/tax/forms/current/n11ins.pdf",
    period: "2025",
  }),
  { rows: [[0, 50]], ends: 100_000, wholeFeet: true },
);

/** An individual "shall compute the tax from the tax tables" up to their largest income. */
export const marylandTable = table(
  citing({
    cite: "Md. Tax-General 10-602; Maryland resident booklet, tax table",
    url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-602&enactments=false",
    period: "2025",
  }),
  { rows: [[0, 50]], ends: 100_000 },
);

/**
 * Used if New York adjusted gross income is 107,650 or less; Tax Law 601 gives each bracket's base tax in whole
 * dollars.
 */
export const newYorkTable = table(
  citing({
    cite: "Form IT-201 instructions, line 39: New York State tax table",
    url: "https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf",
    period: "2025",
  }),
  {
    rows: [
      [0, 12.5],
      [25, 25],
      [50, 50],
    ],
    ends: 65_000,
    wholeFeet: true,
  },
);

export const oklahomaTable = table(
  citing({
    cite: "Oklahoma Form 511 packet, income tax table",
    url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/current/511-Pkt.pdf",
    period: "2025",
  }),
  { rows: [[0, 50]], ends: 100_000 },
);

/** The rate charts are for more than 50,000. */
export const oregonTable = table(
  citing({
    cite: "Oregon Form OR-40 instructions, tax tables",
    url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf",
    period: "2025",
  }),
  {
    rows: [
      [0, 20],
      [20, 30],
      [50, 50],
      [100, 100],
    ],
    ends: 50_000,
    wholeFeet: true,
  },
);

/** S.C. Code 12-6-510(B) lets the department prescribe tables. Printed rows are 50 wide below 7,000 and 100 above. */
export const southCarolinaTable = table(
  citing({
    cite: "S.C. Code 12-6-510(B); South Carolina individual income tax tables (SC1040TT)",
    url: "https://dor.sc.gov/sites/dor/files/forms/SC1040TT_2025.pdf",
    period: "2025",
  }),
  {
    rows: [
      [0, 50],
      [7_000, 100],
    ],
    ends: 100_000,
  },
);

/** "Taxable income under $75,000 use the tax tables"; 32 V.S.A. 5822 gives each bracket's base tax in whole dollars. */
export const vermontTable = table(
  citing({
    cite: "32 V.S.A. 5822; Vermont income tax return booklet, tax tables",
    url: "https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2025.pdf",
    period: "2025",
  }),
  { rows: [[0, 100]], ends: 75_000, wholeFeet: true },
);

/** "Use this Tax Table if your taxable income is less than $100,000." */
export const wisconsinTable = table(
  citing({
    cite: "Wisconsin Form 1 instructions, tax table",
    url: "https://www.revenue.wi.gov/TaxForms2025/2025-Form1-Inst.pdf",
    period: "2025",
  }),
  {
    rows: [
      [0, 20],
      [40, 60],
      [100, 100],
    ],
    ends: 100_000,
  },
);

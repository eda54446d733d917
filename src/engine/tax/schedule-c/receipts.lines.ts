import type { Lines, Source } from "../../worksheet.ts";
import type { ReceiptsCheck } from "./receipts.ts";

const SCHEDULE_C: Source = { cite: "Instructions for Schedule C", url: "https://www.irs.gov/instructions/i1040sc" };

export const receiptsCheckLines: Lines<ReceiptsCheck> = {
  grossReceipts: {
    label: "Gross receipts",
    formula: "onForm1099K + onForm1099Nec + onNoForm",
    meaning: "What customers paid, before any fee. Tips are inside.",
    form: "Schedule C, line 1",
    source: SCHEDULE_C,
  },
  keptBack: { label: "Kept back before it reached you", formula: "refunds + platformFees + otherKept" },
  expectedDeposits: { label: "Should have arrived", formula: "grossReceipts - keptBack" },
  unexplained: {
    label: "Not explained",
    formula: "deposits - expectedDeposits",
    meaning:
      "More than zero: money arrived that no figure above accounts for. Less than zero: a fee or refund is missing, or a payment is still on its way.",
  },
};

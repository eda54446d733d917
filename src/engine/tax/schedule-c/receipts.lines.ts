import type { Lines, Source } from "../../worksheet.ts";
import type { ReceiptsCheck } from "./receipts.ts";

const SCHEDULE_C: Source = { cite: "Instructions for Schedule C", url: "https://www.irs.gov/instructions/i1040sc" };

export const receiptsCheckLines: Lines<ReceiptsCheck> = {
  grossReceipts: {
    label: "Gross receipts",
    formula: "onForm1099K + onForm1099Nec + onNoForm",
    meaning: "What customers paid, before any fees. Tips are included.",
    form: "Schedule C, line 1",
    source: SCHEDULE_C,
  },
  keptBack: { label: "Held back before you were paid", formula: "refunds + platformFees + otherKept" },
  expectedDeposits: { label: "What you should have received", formula: "grossReceipts - keptBack" },
  unexplained: {
    label: "Unexplained difference",
    formula: "deposits - expectedDeposits",
    meaning:
      "If it is above zero, you received money that no figure above explains. If it is below zero, a fee or refund is missing, or a payment is still on its way.",
  },
};

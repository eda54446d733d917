/** What the visitor could still spend this year, and what they plan to do with it. */
import { choice, list, money } from "../../../inputs/fields.ts";

const MOST = 1_000_000_000;

export const yearEndFields = {
  spare: money({
    label: "Money you could set aside or spend",
    start: 2_000,
    min: 1,
    max: MOST,
  }),
  planned: list({
    label: "Planned steps",
    one: "step",
    max: 13,
    start: [],
    of: {
      what: choice({
        label: "Step",
        start: "ira",
        options: [
          { value: "solo", label: "Solo 401(k)" },
          { value: "sep", label: "SEP-IRA" },
          { value: "simple", label: "SIMPLE IRA" },
          { value: "ira", label: "Traditional IRA" },
          { value: "spouseIra", label: "Spouse's IRA" },
          { value: "hsa", label: "Health savings account" },
          { value: "equipment", label: "Equipment" },
          { value: "prepaid", label: "Prepaid costs" },
          { value: "january", label: "Income moved to January" },
          { value: "gift", label: "Gifts to charity" },
          { value: "stateTax", label: "January state payment" },
          { value: "withholding", label: "More withholding" },
          { value: "payments", label: "Estimated payments" },
        ],
      }),
      amount: money({ label: "Amount", start: 2_000, max: MOST }),
    },
  }),
};

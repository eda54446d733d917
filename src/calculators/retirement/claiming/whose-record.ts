/** The fields of a person's earnings record. */
export type Whose = "own" | "spouse";
export const NAMES = {
  own: { list: "record", benefit: "benefit" },
  spouse: { list: "spouseRecord", benefit: "spouseBenefit" },
} as const;

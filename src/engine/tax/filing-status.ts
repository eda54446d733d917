/** The five filing statuses, in the order of the boxes on Form 1040. */
export const filingStatuses = [
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
  "surviving_spouse",
] as const;
export type FilingStatus = (typeof filingStatuses)[number];

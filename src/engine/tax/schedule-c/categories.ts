/** What an expense category says; the table itself is data and stands with the law. */
export interface ExpenseCategory {
  readonly id: string;
  /** In words a gig worker uses. */
  readonly name: string;
  /** The line of Schedule C it belongs on; `null` where it is deducted somewhere else, as `elsewhere` says. */
  readonly line: string | null;
  readonly elsewhere?: string;
  /** Half deductible. */
  readonly isMeals?: true;
  /** Only the business share of something also used privately. */
  readonly isShared?: true;
  readonly examples?: string;
  readonly note?: string;
  /** What to keep. */
  readonly records?: string;
  readonly work: readonly Work[];
}

export const kindsOfWork = [
  "rideshare",
  "delivery",
  "freelance",
  "home_sharing",
  "selling",
  "care_and_home_services",
  "creator",
] as const;
export type Work = (typeof kindsOfWork)[number];

/** What sets one kind of work apart. */
export interface WorkProfile {
  readonly name: string;
  /** The categories to offer first. */
  readonly main: readonly string[];
  /** Tips of this work can be deductible: its occupation is on the list of 26 CFR 1.224-1. */
  readonly tipsOnList: boolean;
  /** `null`: it depends on what exactly is done. */
  readonly specifiedService: boolean | null;
  readonly note?: string;
  /** Principal business code of Schedule C, line B. */
  readonly code?: string;
}

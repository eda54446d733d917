/** What an expense category says; the table itself is data and is in the law folder. */
export interface ExpenseCategory<Id extends string = string> {
  readonly id: Id;
  /** In words a gig worker uses. */
  readonly name: string;
  /** The line of Schedule C it belongs on. */
  readonly line: string;
  /** Half deductible. */
  readonly isMeals?: true;
  /** Only the business share of something also used privately. */
  readonly isShared?: true;
}

export interface CategoryWords {
  readonly examples?: string;
  readonly note?: string;
  /** Records to keep. */
  readonly records?: string;
}

export const kindsOfWork = [
  "rideshare",
  "delivery",
  "freelance",
  "home_sharing",
  "selling",
  "care_and_home_services",
  "creator",
  "beauty",
  "tutoring",
  "consulting",
  "other",
] as const;
export type Work = (typeof kindsOfWork)[number];

/** What is special about one kind of work. */
export interface WorkProfile {
  readonly name: string;
  /**
   * Tips from this work can be deductible: its occupation is on the list of 26 CFR 1.224-1 (T.D. 10044, April 2026).
   */
  readonly tipsOnList: boolean;
  /** `null`: it depends on the exact work. */
  readonly specifiedService: boolean | null;
}

/** What the page asks and says about a kind of work. */
export interface WorkWords {
  /** The fields of a gig to ask for first, before any group is opened. */
  readonly first: readonly string[];
  /** The categories to offer first. */
  readonly main: readonly string[];
  /** Examples of a kind of cost in this work, by category. */
  readonly examples?: Readonly<Record<string, string>>;
  readonly note: string;
}

/**
 * The guides: the question each one answers, when it was last reviewed, and what has changed in it. The text is in the
 * MDX file next to this one.
 */

export interface Change {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly what: string;
}

export interface Guide {
  readonly path: string;
  readonly name: string;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 120 to 155 characters, unique. */
  readonly description: string;
  readonly parent: string;
  /** The question it answers, as a reader would ask it. */
  readonly question: string;
  /** The tools in it. */
  readonly tools: readonly string[];
  readonly published: string;
  /** When a person last reviewed it, as YYYY-MM-DD. */
  readonly reviewed: string;
  readonly changes: readonly Change[];
}

export const mortgageGuide = {
  path: "/guides/mortgage-guide",
  name: "Mortgage guide",
  title: "Mortgage guide: from first question to keys | Plainsum",
  description:
    "How much house, how much cash, which loan, how to read a Loan Estimate and what to do after closing: a mortgage step by step, with worked examples.",
  parent: "/guides",
  question: "How does buying a home with a mortgage work, from the first question to the years after closing?",
  tools: [
    "How much house",
    "Cash to close",
    "When mortgage insurance ends",
    "Points",
    "Two offers",
    "The Loan Estimate",
  ],
  published: "2026-11-21",
  reviewed: "2026-11-21",
  changes: [{ date: "2026-11-21", what: "First version." }],
} as const satisfies Guide;

export const trueCostGuide = {
  path: "/guides/mortgage-guide/true-cost-homeownership",
  name: "True cost of owning a home",
  title: "The true cost of owning a home | Plainsum",
  description:
    "What it really costs each month to own your home, not counting the equity you build: interest, taxes, insurance, upkeep, selling, and how each grows.",
  parent: "/guides/mortgage-guide",
  question: "What does it really cost to own my home?",
  tools: ["The true cost of your home"],
  published: "2026-11-21",
  reviewed: "2026-11-28",
  changes: [
    { date: "2026-11-28", what: "A gain that is taxed when you sell goes by the brackets for your income." },
    { date: "2026-11-21", what: "First version." },
  ],
} as const satisfies Guide;

export const guides: readonly Guide[] = [mortgageGuide, trueCostGuide];

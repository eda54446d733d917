/** What has changed on the site that a reader may want to know: new pages, new rules, corrected numbers. Newest first. */

export interface SiteChange {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  /** In a sentence or two. A correction says what was wrong, and for whom. */
  readonly what: string;
  /** The page it is about. */
  readonly path: string;
  /** Set for the correction of a number. */
  readonly correction?: boolean;
}

export const changes: readonly SiteChange[] = [
  {
    date: "2026-11-21",
    title: "The mortgage guide and the true cost of owning a home",
    what: "Two guides with tools inside. Every figure in them comes from the calculators or is calculated when the page is built.",
    path: "/guides",
  },
  {
    date: "2026-11-21",
    title: "Three calculators",
    what: "Gig tax, mortgage and retirement. Each number opens to show how it was calculated and where its figures come from.",
    path: "/",
  },
];

/**
 * The list of pages: routes, names, descriptions and dates. Navigation, breadcrumb, footer, sitemap, manifest,
 * structured data and metadata are all built from it.
 */
import { mortgageGuide, trueCostGuide } from "./guides/list.ts";

type Kind = "home" | "calculator" | "guides" | "guide" | "about" | "legal";

export interface Page {
  readonly path: string;
  readonly kind: Kind;
  /** In navigation, breadcrumb and footer. */
  readonly name: string;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 120 to 155 characters, unique. */
  readonly description: string;
  readonly parent?: string;
  /** When a person last reviewed the page, as YYYY-MM-DD. */
  readonly reviewed: string;
  /** When it was first published, if that is stated. */
  readonly published?: string;
}

export const pages = [
  {
    path: "/",
    kind: "home",
    name: "Home",
    title: "Plainsum: money math you can check, line by line",
    description:
      "Calculators for gig taxes, mortgages and retirement that show how they got each number, name the law behind it, and keep what you type on your device.",
    reviewed: "2026-11-21",
  },
  {
    path: "/gig-economy-tax-calculator",
    kind: "calculator",
    name: "Gig tax calculator",
    title: "Gig economy tax calculator: what to set aside | Plainsum",
    description:
      "Figure self-employment and income tax on gig and freelance pay, what to set aside from each payout and when to pay it, with every line explained.",
    parent: "/",
    reviewed: "2026-11-29",
  },
  {
    path: "/mortgage-calculator",
    kind: "calculator",
    name: "Mortgage calculator",
    title: "Mortgage calculator: payment to the cent | Plainsum",
    description:
      "See the monthly cost of a house, the full payment schedule in cents, what extra payments save, and the formula and source behind every single number.",
    parent: "/",
    reviewed: "2026-11-28",
  },
  {
    path: "/retirement-calculator",
    kind: "calculator",
    name: "Retirement calculator",
    title: "Retirement calculator: how long money lasts | Plainsum",
    description:
      "Test a retirement plan against every market history since 1871 and against thousands of possible futures, with taxes and Social Security explained.",
    parent: "/",
    reviewed: "2026-11-28",
  },
  {
    path: "/guides",
    kind: "guides",
    name: "Guides",
    title: "Guides and glossary: home, tax and retirement | Plainsum",
    description:
      "Plain guides to buying a home and what it really costs to own one, with tools inside, a glossary of terms, and a source for every figure they give you.",
    parent: "/",
    reviewed: "2026-11-21",
  },
  { ...mortgageGuide, kind: "guide" },
  { ...trueCostGuide, kind: "guide" },
  {
    path: "/about",
    kind: "about",
    name: "About",
    title: "About Plainsum: how the numbers are made and checked",
    description:
      "How Plainsum is paid for, how each number is calculated and tested, where the figures come from, which states it covers, and how we correct mistakes.",
    parent: "/",
    reviewed: "2026-11-21",
  },
  {
    path: "/privacy-policy",
    kind: "legal",
    name: "Privacy",
    title: "Privacy policy: what stays on your device | Plainsum",
    description:
      "What you type on Plainsum stays in your browser. This policy says what is sent, what is not, what your device keeps, and how you can delete all of it.",
    parent: "/",
    reviewed: "2026-11-22",
  },
  {
    path: "/terms-of-service",
    kind: "legal",
    name: "Terms",
    title: "Terms of service in plain words | Plainsum",
    description:
      "The terms for using Plainsum: free to use, estimates and not advice, what we promise about the numbers, what we cannot promise, and how to reuse them.",
    parent: "/",
    reviewed: "2026-11-21",
  },
] as const satisfies readonly Page[];

const NOT_FOUND: Page = {
  path: "/404",
  kind: "legal",
  name: "Page not found",
  title: "Page not found | Plainsum",
  description:
    "There is no page on Plainsum at the address you followed. From here you can go to the three calculators, to the guides, and to all of our other pages.",
  parent: "/",
  reviewed: "2026-11-21",
};

const SERVER_FAULT: Page = {
  path: "/500",
  kind: "legal",
  name: "Application error",
  title: "Application error | Plainsum",
  description:
    "Something went wrong on our side while we made this page for you. You can try again in a moment, or go on to any one of our other pages.",
  parent: "/",
  reviewed: "2026-11-21",
};

export function pageAt(path: string): Page {
  const found = [...pages, NOT_FOUND, SERVER_FAULT].find((page) => page.path === path);
  if (!found) throw new Error(`No page is listed at ${path}`);
  return found;
}

/** From the home page down to `page`, inclusive. */
export const trailTo = (page: Page): Page[] =>
  page.parent === undefined ? [page] : [...trailTo(pageAt(page.parent)), page];

export const calculators = pages.filter((page) => page.kind === "calculator");

export const lastChanged = (path: string): string => pageAt(path === "/" ? path : path.replace(/\/$/, "")).reviewed;

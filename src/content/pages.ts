/**
 * The list of pages: routes, names, descriptions and dates. Navigation, breadcrumb, footer, sitemap, manifest, structured
 * data and metadata are all made from it.
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
  /** When a person last read the page through, as YYYY-MM-DD. */
  readonly reviewed: string;
  /** When it first came out, where that is said. */
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
      "Work out self-employment and income tax on gig and freelance pay, what to set aside from each payout and when to pay it, with every line explained.",
    parent: "/",
    reviewed: "2026-11-21",
  },
  {
    path: "/mortgage-calculator",
    kind: "calculator",
    name: "Mortgage calculator",
    title: "Mortgage calculator: payment to the cent | Plainsum",
    description:
      "See the monthly cost of a house, the full payment schedule in cents, what extra payments save, and the formula and source behind every single number.",
    parent: "/",
    reviewed: "2026-11-21",
  },
  {
    path: "/retirement-calculator",
    kind: "calculator",
    name: "Retirement calculator",
    title: "Retirement calculator: how long money lasts | Plainsum",
    description:
      "Test a retirement plan against every market history since 1871 and against thousands of possible futures, with taxes and Social Security explained.",
    parent: "/",
    reviewed: "2026-11-21",
  },
  {
    path: "/guides",
    kind: "guides",
    name: "Guides",
    title: "Guides and glossary: home, tax and retirement | Plainsum",
    description:
      "Plain guides to buying a home and what it really costs to live there, with tools inside, a glossary of the terms, and a source for every figure given.",
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
      "Who makes Plainsum, how it is paid for, how each number is worked out and tested, where the figures come from, and how mistakes are put right here.",
    parent: "/",
    reviewed: "2026-11-21",
  },
  {
    path: "/privacy-policy",
    kind: "legal",
    name: "Privacy",
    title: "Privacy policy: what stays on your device | Plainsum",
    description:
      "What you type on Plainsum stays in your browser. This page says what is sent, what is not, what is kept on your device, and which tests prove that.",
    parent: "/",
    reviewed: "2026-11-22",
  },
  {
    path: "/terms-of-service",
    kind: "legal",
    name: "Terms",
    title: "Terms of service in plain words | Plainsum",
    description:
      "The terms under which you may use Plainsum: free to use, estimates and not advice, what we promise about the numbers, what we cannot, and licenses.",
    parent: "/",
    reviewed: "2026-11-21",
  },
] as const satisfies readonly Page[];

export const NOT_FOUND: Page = {
  path: "/404",
  kind: "legal",
  name: "No such page",
  title: "There is no page at this address | Plainsum",
  description:
    "The address you followed has no page on Plainsum. From here you can go to the three calculators, to the guides, and to the other pages there are.",
  parent: "/",
  reviewed: "2026-11-21",
};

const SERVER_FAULT: Page = {
  path: "/500",
  kind: "legal",
  name: "Application error",
  title: "Application error | Plainsum",
  description:
    "Something went wrong on the side of Plainsum while this page was made. You can try again, or go on to one of the other pages there are.",
  parent: "/",
  reviewed: "2026-11-21",
};

export function pageAt(path: string): Page {
  const found = [...pages, NOT_FOUND, SERVER_FAULT].find((page) => page.path === path);
  if (!found) throw new Error(`No page is listed at ${path}`);
  return found;
}

/** From the home page down to `page`, itself included. */
export const trailTo = (page: Page): Page[] =>
  page.parent === undefined ? [page] : [...trailTo(pageAt(page.parent)), page];

export const calculators = pages.filter((page) => page.kind === "calculator");

export const lastChanged = (path: string): string => pageAt(path === "/" ? path : path.replace(/\/$/, "")).reviewed;

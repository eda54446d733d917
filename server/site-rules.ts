import { builtSite } from "./built-site.ts";
import { type HeaderRule, headerRules, policyOf } from "./headers.ts";

/** The header rules of a built site: ours, with the policy that its pages carry. */
export const rulesOf = (site: ReturnType<typeof builtSite>): readonly HeaderRule[] =>
  headerRules(policyOf(site.html()));

export const siteRules = (dist: string): readonly HeaderRule[] => rulesOf(builtSite(dist));

import { builtSite } from "./built-site.ts";
import { type HeaderRule, headerRules, policyOf } from "./headers.ts";

/** A built site's header rules: ours, with its pages' policy. */
export const rulesOf = (site: ReturnType<typeof builtSite>): readonly HeaderRule[] =>
  headerRules(policyOf(site.html()));

export const siteRules = (dist: string): readonly HeaderRule[] => rulesOf(builtSite(dist));

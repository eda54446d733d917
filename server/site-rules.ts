import { type BuiltFile, builtSite } from "./built-site.ts";
import { type HeaderRule, headerRules, policyOf } from "./headers.ts";

const textOf = ({ forms }: BuiltFile) => String(forms.at(-1)?.body);

/** The header rules of a built site: ours, with the policy that its pages carry. */
export const rulesOf = (site: ReturnType<typeof builtSite>): readonly HeaderRule[] =>
  headerRules(
    policyOf([
      ...site.files.filter(({ type }) => type.startsWith("text/html")).map(textOf),
      site.page("404") ?? "",
      site.page("500") ?? "",
    ]),
  );

export const siteRules = (dist: string): readonly HeaderRule[] => rulesOf(builtSite(dist));

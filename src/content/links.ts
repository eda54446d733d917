/**
 * Links into the calculators with values in them. A value that the form would reject, or an unknown name, fails the
 * build.
 */
import { fields as gigTax, linkFormat as gigTaxFormat } from "../calculators/gig-tax/inputs.ts";
import { fields as mortgage, linkFormat as mortgageFormat } from "../calculators/mortgage/inputs.ts";
import { fields as retirement, linkFormat as retirementFormat } from "../calculators/retirement/inputs.ts";
import { fields as trueCost, linkFormat as trueCostFormat } from "../calculators/true-cost/inputs.ts";
import type { Fields } from "../inputs/fields.ts";
import { fromLink, type LinkFormat, toLink } from "../inputs/link.ts";
import type { Typed } from "../inputs/typed.ts";
import { trueCostGuide } from "./guides/list.ts";

interface Form<F> {
  readonly fields: F;
  readonly format: LinkFormat;
}
const forms = {
  "/gig-economy-tax-calculator": { fields: gigTax, format: gigTaxFormat },
  "/mortgage-calculator": { fields: mortgage, format: mortgageFormat },
  "/retirement-calculator": { fields: retirement, format: retirementFormat },
  [trueCostGuide.path]: { fields: trueCost, format: trueCostFormat },
} as const satisfies Readonly<Record<string, Form<Fields>>>;

export type Opened = keyof typeof forms;
/** The names of a form's fields; those in lists have a number: `gigs.0.pay`. */
type TextsFor<P extends Opened> = Partial<
  Readonly<Record<keyof (typeof forms)[P]["fields"] | `${string}.${number}.${string}`, string>>
>;

/** The address of a calculator that opens with these texts in its fields. */
export function calculatorLink<P extends Opened>(path: P, texts: TextsFor<P>): string {
  const { fields, format } = forms[path] as Form<Fields>;
  const typed = texts as Typed;
  const link = toLink(fields, typed, format);
  const back = fromLink(fields, link, format);
  const lost = Object.keys(typed).filter((name) => back.typed[name] === undefined);
  if (lost.length > 0 || back.reports.length > 0)
    throw new Error(`A link to ${path} loses ${lost.join(", ")}: ${back.reports.join(" ")}`);
  return path + link;
}

/** A calculator's messages about a fragment, in words; undefined if it opens as written. */
export function troublesOf(path: string, fragment: string): readonly string[] {
  if (!Object.hasOwn(forms, path)) return [`${path} takes no values`];
  const { fields, format } = forms[path as Opened] as Form<Fields>;
  return fromLink(fields, fragment, format).reports;
}

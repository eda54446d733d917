/**
 * Links of every version ever published must open as they did, forever. Never change or remove a line in
 * golden-links.json. If a field is renamed or dropped, links need a new version and a migration; then add lines in the
 * new version.
 */
import { expect, test } from "vitest";
import type { Fields } from "../inputs/fields.ts";
import { fromLink, type LinkFormat } from "../inputs/link.ts";
import { readForm } from "../inputs/typed.ts";
import * as gig from "./gig-tax/inputs.ts";
import golden from "./golden-links.json" with { type: "json" };
import * as mortgage from "./mortgage/inputs.ts";
import * as retirement from "./retirement/inputs.ts";

const forms: Readonly<Record<string, { readonly fields: Fields; readonly linkFormat: LinkFormat }>> = {
  "/gig-economy-tax-calculator": gig as never,
  "/mortgage-calculator": mortgage as never,
  "/retirement-calculator": retirement as never,
};
const formOf = (path: string) => {
  const form = forms[path];
  if (!form) throw new Error(`No calculator at ${path}`);
  return form;
};
const at = (inputs: unknown, name: string) =>
  name.split(".").reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], inputs);

test.each(golden)("$path, version $version, opens as it did: $what", ({ path, version, link, holds }) => {
  const { fields, linkFormat } = formOf(path);
  expect(link).toMatch(new RegExp(`^#v${version}\\.`));
  const { typed, reports } = fromLink(fields, link, linkFormat);
  expect(reports).toEqual([]);
  const { inputs, problems } = readForm(fields, typed);
  expect(problems).toEqual({});
  // Items of a list may have got new fields since.
  for (const [name, value] of Object.entries(holds))
    if (Array.isArray(value)) expect(at(inputs, name), name).toMatchObject(value);
    else expect(at(inputs, name), name).toEqual(value);
  // Until a link is migrated, every field in it still exists and means the same.
  if (version === linkFormat.version)
    expect(typed).toEqual(Object.fromEntries(new URLSearchParams(link.slice(link.indexOf(".") + 1))));
});

test.each(Object.keys(forms))("%s has golden links of each of its versions", (path) => {
  const { version } = formOf(path).linkFormat;
  const kept = new Set(golden.filter((one) => one.path === path).map((one) => one.version));
  expect([...kept].sort((a, b) => a - b)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
});

import { expect, test } from "vitest";
import { RULES_UPDATED } from "../law/updated.ts";
import { monthNames } from "../ui/format.ts";
import { changes } from "./changes.ts";
import { documents } from "./evidence.ts";
import { guides } from "./guides/list.ts";
import { privacyHistory, termsHistory } from "./legal.ts";
import { pages } from "./pages.ts";

const MONTH = `(?<month>${monthNames.join("|")})`;
/** "October 1, 2026", "1 October 2026", "October 2026". */
const DAYS = [`${MONTH} (?<day>\\d{1,2}), (?<year>20\\d\\d)`, `(?:(?<day>\\d{1,2}) )?${MONTH} (?<year>20\\d\\d)`].map(
  (pattern) => new RegExp(`\\b${pattern}\\b`, "g"),
);
/** A date from or until which a rule applies says nothing about the document's age. */
const isSpan = (period: string) => /\b(from|to|since|until)\b/i.test(period);

const daysIn = (text: string): string[] =>
  DAYS.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ groups }) =>
    [
      groups?.year,
      String(monthNames.indexOf(groups?.month ?? "") + 1).padStart(2, "0"),
      (groups?.day ?? "1").padStart(2, "0"),
    ].join("-"),
  );

test("days are read from documents the way they write them", () => {
  expect(daysIn("FHFA, values for 2026, November 25, 2025")).toEqual(["2025-11-25"]);
  expect(daysIn("formula of 29 May 2026; early September 2026")).toEqual(["2026-05-29", "2026-09-01"]);
});

test("the date of the rules is that of the newest document behind a figure", () => {
  const dated = documents.flatMap(({ cite, period }) => [...daysIn(cite), ...(isSpan(period) ? [] : daysIn(period))]);
  expect(dated.length).toBeGreaterThan(20);
  expect(RULES_UPDATED).toBe(dated.sort().at(-1));
});

test("every page was reviewed after the newest rule, and after its own last change", () => {
  const own = [
    ...changes,
    ...guides.flatMap(({ path, changes: list }) => list.map(({ date }) => ({ path, date }))),
    ...privacyHistory.map(({ date }) => ({ path: "/privacy-policy", date })),
    ...termsHistory.map(({ date }) => ({ path: "/terms-of-service", date })),
  ];
  for (const { path, reviewed } of pages) {
    const days = own.filter((change) => change.path === path).map(({ date }) => date);
    expect([...days, RULES_UPDATED, reviewed].sort().at(-1), path).toBe(reviewed);
  }
});

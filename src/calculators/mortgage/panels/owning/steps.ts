import { householdScope } from "../../../../engine/tax/household-scope.ts";
import { federalReturnLines } from "../../../../engine/tax/return/federal-return.lines.ts";
import { asLine, explain, type Known, type Lines, part, type Scope, type Step } from "../../../../engine/worksheet.ts";
import { lawScope } from "../../../../law/us/cited.ts";
import { houseScope } from "../../scope.ts";
import { householdWith, lawIn, NO_HOME, saltLawIn, TAX_YEAR } from "./returns.ts";
import type { Taxes } from "./taxes-while-owning.ts";

/** A household's facts under a prefix, so that two returns fit on one sheet. */
const under = (prefix: string, scope: Scope): Scope =>
  Object.fromEntries(Object.entries(scope).map(([name, known]) => [`${prefix}.${name}`, known]));
const binding = (prefix: string, scope: Scope): Record<string, string> =>
  Object.fromEntries(
    [...new Set(Object.keys(scope).map((name) => name.split(".")[0] as string))].map((name) => [
      name,
      `${prefix}.${name}`,
    ]),
  );

/** The return's facts that are typed into this page's fields. */
const BLANKS: Readonly<Record<string, string>> = {
  "costs.charityCash": "gifts",
  "costs.stateAndLocalTaxes": "stateIncomeTax",
  "costs.mortgageInterest": "annualRate",
  "costs.mortgageInsurancePremiums": "mortgageInsuranceRate",
  "persons.1.jobs": "incomePerYear",
};
const typedHere = (scope: Scope): Scope =>
  Object.fromEntries(
    Object.entries(scope).map(([name, known]): [string, Known] => [
      name,
      BLANKS[name] === undefined ? { ...known, kind: "line" } : { ...known, name: BLANKS[name] },
    ]),
  );

export function stepsOfTaxes({ answered, deductions, firstYear, prices, worksheet }: Taxes): Step[] {
  const { given, house } = answered;
  const without = typedHere(householdScope(householdWith(given, NO_HOME)));
  const withHome = typedHere(householdScope(householdWith(given, deductions)));
  const law = lawIn(firstYear, given);
  const salt = saltLawIn(firstYear, given);
  const figures = lawScope(TAX_YEAR, given.filingStatus);
  // The figures of the year, in dollars of 2026, with the sources they have.
  const itemized = Object.fromEntries(
    Object.entries(law.itemized).map(([name, value]): [string, Known] => {
      const known = figures[`itemized.${name}`] as Known;
      const own = name === "saltLimit" ? salt.cap : name === "saltPhaseDownStart" ? salt.threshold : undefined;
      return [`itemized.${name}`, { ...known, ...(own ? { label: own.label, source: own.source } : {}), value }];
    }),
  );
  const lines: Lines<Taxes["worksheet"]> = {
    without: part(federalReturnLines, { given: binding("renter", without) }),
    withHome: part(federalReturnLines, { given: binding("owner", withHome) }),
    savedToday: {
      label: `Income tax saved in ${firstYear}, in ${TAX_YEAR} dollars`,
      formula: "max(0, without.taxAfterRefundableCredits - withHome.taxAfterRefundableCredits)",
      meaning: "We compare two complete tax returns: one without the home, and one with it.",
    },
    saved: { label: `Income tax saved in ${firstYear}`, formula: "savedToday * prices" },
    savedInAll: {
      label: "Income tax saved while you stay",
      found: "The savings in every year of your stay, added up, each in that year's dollars.",
      check: "savedInAll >= 0",
    },
  };
  return explain(worksheet, lines, {
    ...houseScope(given, house),
    ...figures,
    ...itemized,
    ...under("renter", without),
    ...under("owner", withHome),
    prices: asLine("prices", `Rise in prices since ${TAX_YEAR}`, prices, "count"),
  });
}

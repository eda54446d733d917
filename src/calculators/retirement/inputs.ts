/**
 * The retirement calculator's fields: each group of questions has a file. Amounts are per year and in today's dollars
 * unless stated otherwise. What they start with until the visitor types is in `given.ts`.
 */

import type { InputsOf } from "../../inputs/fields.ts";
import { type LinkFormat, withOldStart } from "../../inputs/link.ts";
import { accounts, early } from "./fields/accounts.ts";
import { benefit } from "./fields/benefit.ts";
import { core } from "./fields/core.ts";
import { income } from "./fields/income.ts";
import { markets } from "./fields/markets.ts";
import { life, spouse } from "./fields/people.ts";
import { inPanels, shown } from "./fields/shown.ts";
import { health, spending } from "./fields/spending.ts";
import { withdrawing } from "./fields/withdrawing.ts";

export const fields = {
  ...core,
  ...life,
  ...spouse,
  ...benefit,
  ...spending,
  ...health,
  ...income,
  ...accounts,
  ...early,
  ...markets,
  ...withdrawing,
  ...shown,
  ...inPanels,
};
export type Inputs = InputsOf<typeof fields>;

export const linkFormat: LinkFormat = {
  version: 7,
  // In version 1, an added event or income started with its own amount.
  migrations: {
    1: (typed) => withOldStart(withOldStart(typed, "oneOffs", "amount", "20000"), "streams", "amount", "12000"),
    // In version 2, savings, spending and pay didn't follow the age, and a spouse's age didn't follow the visitor's;
    // spending rules started with 4% of savings, with a floor of 65% of the typed spending.
    2: (typed) => ({
      savings: "180000",
      spending: "70000",
      pay: "85000",
      ...(typed.couple === "yes" && { spouseAge: "45" }),
      ...((typed.strategy ?? "plan") !== "plan" && { firstRate: "4", floorShare: "65" }),
      ...typed,
    }),
    // In version 3, a pension went on in full after a death, a spouse stopped work at 67, and conversions began at 60.
    3: (typed) => ({
      ...(typed.convert === "yes" && { convertFrom: "60", convertThrough: "72" }),
      ...(typed.couple === "yes" && { spouseRetireAge: "67" }),
      ...withOldStart(typed, "streams", "survivor", "100"),
      // What was left from selling a house was typed as one amount.
      ...Object.fromEntries(
        Object.entries(typed).map(([name, text]) => [
          name,
          /^oneOffs\.\d+\.what$/.test(name) && text === "house" ? "money" : text,
        ]),
      ),
    }),
    // In version 4, a home was bought with one amount of cash. One bought over several years is a cost of each.
    4: (typed) =>
      Object.fromEntries(
        Object.entries(typed).map(([name, text]) => {
          const [, at, own] = name.split(".");
          if (typed[`oneOffs.${at}.what`] !== "purchase") return [name, text];
          const once = Number(typed[`oneOffs.${at}.years`] ?? 1) === 1;
          if (own === "amount" && once) return [`oneOffs.${at}.down`, text];
          return [name, own === "what" && !once ? "cost" : text];
        }),
      ),
    // In version 5, health insurance before 65 cost 9,000 at every age.
    5: (typed) => ({ premiumBefore: "9000", ...typed }),
    // In version 6, conversions ended at 72 for everyone, or with their first year.
    6: (typed) => {
      const { convert, convertFrom, retireAge, age } = typed;
      const through = Math.max(72, Number(convertFrom ?? 0), Number(retireAge ?? 0), Number(age ?? 0) + 1);
      return convert === "yes" ? { convertThrough: String(through), ...typed } : typed;
    },
  },
};

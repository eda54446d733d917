/**
 * What the guide's links pass on to the mortgage calculator and the true-cost tool: the home as it stands, and
 * everything else the reader typed. A field whose name means something else there, or has another unit, is translated
 * here. A test checks that no field of the guide is left behind.
 */
import { toCent } from "../../engine/rounding.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import type { Typed } from "../../inputs/typed.ts";
import { titleAndTaxesParts } from "../home/averages.ts";
import { homeFields } from "../home/fields.ts";
import { baseLoanOf } from "../home/house.ts";
import { buyingCostsOf } from "./house.ts";
import { type House, houseFields } from "./house-inputs.ts";

type Name = keyof typeof houseFields;

/** The value of a field as text for a link. */
const text = (name: Name, house: House): string => houseFields[name].write(house[name] as never);

/** Title and taxes are two boxes of the Loan Estimate in the calculator. */
function titleAndTaxesOf({ titleAndTaxes, price }: House): Typed {
  const { services, government } = titleAndTaxesParts(price > 0 ? dollarsOf(titleAndTaxes, price) / price : 0);
  const part = (share: number) =>
    houseFields.titleAndTaxes.write("share" in titleAndTaxes ? { share } : { amount: toCent(share * price) });
  return { otherLoanCosts: part(services), governmentFees: part(government) };
}

/** Fees typed where two offers are compared stand in for those of the Loan Estimate. */
const lenderFees = (house: House, typed: Typed): Typed => ({
  lenderFees:
    typed.lenderFees === undefined && typed.fees !== undefined
      ? text("fees", house)
      : String(Math.min(houseFields.fees.max, toCent(dollarsOf(house.lenderFees, baseLoanOf(house))))),
});
const points = (house: House): Typed => ({
  quotePoints: text("pointsShare", house),
  quoteRate: text("rateWithPoints", house),
});
const twoOffers = (house: House, typed: Typed): Typed => ({
  ...lenderFees(house, { fees: "", ...typed }),
  offers: "1",
  "offers.0.rate": text("otherRate", house),
  "offers.0.lenderFees": text("otherFees", house),
});

type Translated = Partial<Readonly<Record<Name, (house: House, typed: Typed) => Typed>>>;

const inCalculator: Translated = {
  yearsStaying: ({ yearsStaying }) => ({ stayMonths: `${12 * yearsStaying}mo` }),
  lenderFees,
  titleAndTaxes: titleAndTaxesOf,
  pointsShare: points,
  rateWithPoints: points,
  fees: twoOffers,
  otherRate: twoOffers,
  otherFees: twoOffers,
};

/** The true-cost tool takes at most this much for buying costs. */
const MOST_CLOSING = 5_000_000;
const closing = (house: House): Typed => ({
  closing: String(Math.min(MOST_CLOSING, toCent(buyingCostsOf(house)))),
});
const inTrueCost: Translated = { lenderFees: closing, titleAndTaxes: closing };
/** It has no offers, no debts and no extra payments. */
const known = new Set([...Object.keys(homeFields), "rentPerMonth", "yearsStaying", "incomePerYear"]);

function carried(house: House, typed: Typed, translated: Translated, knows: (name: string) => boolean): Typed {
  const names = [...Object.keys(homeFields), ...Object.keys(typed)] as Name[];
  return Object.assign(
    {},
    ...names.map((name) => translated[name]?.(house, typed) ?? (knows(name) ? { [name]: text(name, house) } : {})),
  );
}

const link = (path: string, version: number, texts: Typed) => `${path}#v${version}.${new URLSearchParams(texts)}`;

export const toMortgageCalculator = (house: House, typed: Typed) =>
  link(
    "/mortgage-calculator",
    2,
    carried(house, typed, inCalculator, () => true),
  );
export const toTrueCost = (house: House, typed: Typed) =>
  link(
    "/guides/mortgage-guide/true-cost-homeownership",
    1,
    carried(house, typed, inTrueCost, (name) => known.has(name)),
  );

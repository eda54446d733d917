/**
 * What the guide's links pass on to the mortgage calculator and the true-cost tool: the home as it stands, and everything
 * else the reader typed. A field whose name means something else there, or has another unit, is translated here. A test
 * checks that no field of the guide is left behind.
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

/** The lender's fees in dollars: those of the Loan Estimate, or else those typed where two offers are compared. */
const feesOf = (house: House, typed: Typed) =>
  typed.lenderFees === undefined && typed.fees !== undefined
    ? house.fees
    : toCent(dollarsOf(house.lenderFees, baseLoanOf(house)));

/** Title and taxes are two boxes of the Loan Estimate in the calculator. */
function titleAndTaxesOf({ titleAndTaxes, price }: House): Typed {
  const { write } = houseFields.titleAndTaxes;
  if ("share" in titleAndTaxes) {
    const { services, government } = titleAndTaxesParts(titleAndTaxes.share);
    return { otherLoanCosts: write({ share: services }), governmentFees: write({ share: government }) };
  }
  const { amount } = titleAndTaxes;
  const services = toCent(titleAndTaxesParts(price > 0 ? amount / price : 0).services * price);
  return { otherLoanCosts: write({ amount: services }), governmentFees: write({ amount: toCent(amount - services) }) };
}

const lenderFees = (house: House, typed: Typed): Typed => ({
  lenderFees: String(Math.min(houseFields.fees.max, feesOf(house, typed))),
});
const points = (house: House): Typed => ({
  quotePoints: text("pointsShare", house),
  quoteRate: text("rateWithPoints", house),
});
const twoOffers = (house: House, typed: Typed): Typed => ({
  ...lenderFees(house, { ...typed, fees: "" }),
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

/** The most that the true-cost tool takes for buying costs. */
const MOST_CLOSING = 5_000_000;
const closing = (house: House): Typed => ({
  closing: String(Math.min(MOST_CLOSING, toCent(buyingCostsOf(house)))),
});
const nothing = () => ({});
/** It has no offers, no debts and no extra payments. */
const inTrueCost: Translated = {
  lenderFees: closing,
  titleAndTaxes: closing,
  ...Object.fromEntries(
    (
      [
        "debtsPerMonth",
        "reserveMonths",
        "extraPerMonth",
        "pointsShare",
        "rateWithPoints",
        "otherRate",
        "fees",
        "otherFees",
      ] as const
    ).map((name) => [name, nothing]),
  ),
};

function carried(house: House, typed: Typed, translated: Translated): Typed {
  const names = new Set([...Object.keys(homeFields), ...Object.keys(typed)]) as Set<Name>;
  const parts = [...names].map((name) => translated[name]?.(house, typed) ?? { [name]: text(name, house) });
  return Object.assign({}, ...parts);
}

const link = (path: string, version: number, texts: Typed) => `${path}#v${version}.${new URLSearchParams(texts)}`;

export const toMortgageCalculator = (house: House, typed: Typed) =>
  link("/mortgage-calculator", 2, carried(house, typed, inCalculator));
export const toTrueCost = (house: House, typed: Typed) =>
  link("/guides/mortgage-guide/true-cost-homeownership", 1, carried(house, typed, inTrueCost));

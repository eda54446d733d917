/** The house of the mortgage guide: one set of values that feeds every figure and tool on the page. */
import { count, type InputsOf, money, percent } from "../../inputs/fields.ts";
import { amountOrShare } from "../../inputs/kinds/amount-or-share.ts";
import type { LinkFormat } from "../../inputs/link.ts";
import { tidy } from "../../inputs/number.ts";
import { type Givens, startOf } from "../../inputs/typed.ts";
import { buyingCosts } from "../../law/mortgage/transaction-costs.ts";
import { homeFields, stayFields } from "../home/fields.ts";
import { homeGivens, stayGivens, titleAndTaxesOf } from "../home/givens.ts";
import { baseLoanOf, usualLenderFees } from "../home/house.ts";
import { EXAMPLE } from "../home/purchase.ts";

const assumed = ({ label, source }: { readonly label: string; readonly source: { readonly cite: string } }) => ({
  text: `${label.toLowerCase()}: ${source.cite.toLowerCase()}`,
});

export const houseFields = {
  ...homeFields,
  ...stayFields,
  incomePerYear: money({ label: "Yearly income before taxes", start: 120_000, max: 50_000_000, from: EXAMPLE }),
  debtsPerMonth: money({
    label: "Monthly payments on other debts",
    start: 600,
    max: 1_000_000,
    from: EXAMPLE,
    help: "Car, student loans, minimum card payments.",
  }),
  lenderFees: amountOrShare({
    label: "Lender's fees and points",
    start: { amount: buyingCosts.lenderFeesWithoutPoints.value },
    of: "of the loan",
    max: 1_000_000,
    maxShare: 0.2,
    from: assumed(buyingCosts.lenderFeesWithoutPoints),
  }),
  titleAndTaxes: amountOrShare({
    label: "Title, settlement and transfer taxes",
    start: { share: buyingCosts.titleAndTaxesShare.value },
    of: "of the price",
    ofField: "price",
    max: 1_000_000,
    maxShare: 0.2,
    from: {
      text: "2024 average, LodeStar; 0.46% to 2.99% by state",
      source: buyingCosts.titleAndTaxesShare.source,
    },
  }),
  reserveMonths: count({
    label: "Months of payments kept in reserve",
    unit: "months",
    start: 2,
    max: 24,
    help: "For the first repair, or a month without pay. Not paid at closing.",
  }),
  extraPerMonth: money({ label: "Extra payment each month", start: 200, max: 10_000_000, from: EXAMPLE }),
  pointsShare: percent({
    label: "Points, as a share of the loan",
    start: 0.01,
    max: 0.1,
    usual: [0.001, 0.05],
    from: EXAMPLE,
  }),
  rateWithPoints: percent({
    label: "Rate with the points",
    start: 0.07,
    max: 0.3,
    usual: [0.01, 0.2],
  }),
  otherRate: percent({ label: "Second offer: rate", start: 0.07, max: 0.3, usual: [0.01, 0.2] }),
  fees: money({ label: "First offer: points and lender's fees", start: 2_000, max: 1_000_000, from: EXAMPLE }),
  otherFees: money({ label: "Second offer: points and lender's fees", start: 6_500, max: 1_000_000, from: EXAMPLE }),
};

export type House = InputsOf<typeof houseFields>;

export const houseLink: LinkFormat = { version: 1 };

/** How much lower the rate is in the second offer and in the points example. */
const QUARTER = 0.0025;

export function givenBy(house: House): Givens {
  const shared = homeGivens(house);
  const text = houseFields.rateWithPoints.show(tidy(Math.max(0, house.annualRate - QUARTER)));
  const lower = { text, from: { text: "example: a quarter point below your rate" } };
  const { share, from } = titleAndTaxesOf(house.state);
  const baseLoan = baseLoanOf(house);
  return {
    ...shared,
    ...stayGivens(house),
    ...(baseLoan === 0 && {
      lenderFees: {
        text: houseFields.lenderFees.show({ amount: usualLenderFees(baseLoan) }),
        from: { text: "none, because you borrow nothing" },
      },
    }),
    ...(from && { titleAndTaxes: { text: houseFields.titleAndTaxes.show({ share }), from } }),
    rateWithPoints: lower,
    otherRate: lower,
  };
}

/** The house before the reader types. */
export const exampleHouse = (): House => startOf(houseFields, givenBy);

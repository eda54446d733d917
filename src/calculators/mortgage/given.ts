/** The figures that stand in the blanks until the visitor types: by term, by place, by score, by the price of this home. */
import { privateInsuranceRate } from "../../engine/mortgage/rate-cards.ts";
import { dollarsOf } from "../../inputs/fields.ts";
import { tidy } from "../../inputs/number.ts";
import type { GivenBy, Givens } from "../../inputs/typed.ts";
import { nationalHomeCosts } from "../../law/mortgage/national-home-costs.ts";
import { privateInsuranceCards, RATE_CARDS } from "../../law/mortgage/private-insurance.ts";
import { averageRates } from "../../law/mortgage/rates.ts";
import { baseLoanOf } from "../home/house.ts";
import { core } from "./fields/core.ts";
import { offers, prepaying, refinancing, renting } from "./fields/deciding.ts";
import { programme } from "./fields/loan.ts";
import { place as blanks } from "./fields/place.ts";
import type { fields, Inputs } from "./inputs.ts";
import type { OtherLoans } from "./loan.ts";
import type { Place } from "./places.ts";

const offer = offers.offers.of;

/** No card goes above 97% of the value: nobody lends more on these terms, and the page says so. */
const HIGHEST_RATIO = 0.97;

function rateFor(termMonths: number): Givens[string] {
  const rate = termMonths <= 180 ? averageRates.fixed15 : averageRates.fixed30;
  const years = termMonths <= 180 ? 15 : 30;
  return {
    text: core.annualRate.show(rate.value),
    from: { text: `${years}-year average, Freddie Mac, ${rate.source.period}`, source: rate.source, dated: true },
  };
}

/** Property tax: what a buyer pays where homes are assessed anew at a sale; else the county's average, else the state's. */
function taxFor({ county: chosen }: Inputs, place: Place | undefined): Givens[string] {
  const county = place?.counties.get(chosen);
  const average = county?.propertyTaxRate ?? place?.costs.propertyTaxRate ?? nationalHomeCosts.propertyTaxRate;
  const buyers = place?.buyers;
  const rate = buyers?.rate ?? average;
  const where = county?.propertyTaxRate ? `${county.name}, ${place?.code}` : (place?.costs.name ?? "US");
  const text = buyers?.rate
    ? `what a buyer pays in ${place?.costs.name}; present owners average ${core.annualRate.show(tidy(Math.round(average.value * 1e4) / 1e4)).replace(/%?$/, "%")}`
    : `${where} average, Census ${rate.source.period}${buyers ? "; a buyer pays more" : ""}`;
  return { text: blanks.propertyTax.show({ share: rate.value }), from: { text, source: rate.source, dated: true } };
}

function insuranceFor(place: Place | undefined): Pick<Givens, "insurance" | "rentersInsurance"> {
  const { homeInsurance } = place?.costs ?? nationalHomeCosts;
  const where = place?.costs.name ?? "US";
  const renters = place?.costs.rentersInsurance;
  return {
    insurance: {
      text: blanks.insurance.show({ amount: homeInsurance.value, per: "year" }),
      from: {
        text: `${where} average of ${homeInsurance.source.period}; yours is likely higher`,
        source: homeInsurance.source,
        dated: true,
      },
    },
    rentersInsurance: {
      text: renting.rentersInsurance.show(
        renters ? { amount: renters.value, per: "year" } : renting.rentersInsurance.start,
      ),
      from: { text: `${where} average of 2022`, source: homeInsurance.source },
    },
  };
}

function mortgageInsuranceFor(inputs: Inputs): Givens[string] {
  const loan = baseLoanOf(inputs);
  const rate = privateInsuranceRate(
    {
      loanToValue: inputs.price > 0 ? Math.min(HIGHEST_RATIO, loan / inputs.price) : 0,
      creditScore: inputs.creditScore,
      termMonths: inputs.termMonths,
      borrowers: inputs.twoBorrowers ? 2 : 1,
    },
    privateInsuranceCards,
  );
  return {
    text: programme.mortgageInsuranceRate.show(rate ?? 0),
    from: { text: "insurers' rate cards of 2018, for your score and down payment", source: RATE_CARDS },
  };
}

/** A rent to start from: half a percent of the price a month, in steps of ten dollars. */
const RENT_SHARE = 0.005;
const rentFor = ({ price }: Inputs) =>
  renting.rentPerMonth.show(Math.min(renting.rentPerMonth.max, Math.round((price * RENT_SHARE) / 10) * 10));

/** Another offer starts as the loan above: only what is typed differs. */
function offersFor(inputs: Inputs): Givens {
  const from = { text: "as in offer A" };
  const { mortgageInsuranceRate: typed } = inputs;
  const each: Record<string, string> = {
    termMonths: offer.termMonths.show(Math.max(12, inputs.termMonths)),
    lenderFees: offer.lenderFees.show(inputs.lenderFees),
    otherLoanCosts: offer.otherLoanCosts.show(
      Math.round(dollarsOf(inputs.otherLoanCosts, inputs.price) + inputs.otherFinanceCharges),
    ),
    mortgageInsuranceRate:
      typed > 0 ? programme.mortgageInsuranceRate.show(typed) : (mortgageInsuranceFor(inputs)?.text ?? "0"),
  };
  return Object.fromEntries(
    inputs.offers.flatMap((_, i) =>
      Object.entries(each).map(([name, text]) => [`offers.${i}.${name}`, { text, from }]),
    ),
  );
}

/** What was loaded since: the figures of the place that was chosen, and the usual terms of an adjustable loan. */
export interface Arrived {
  readonly place?: Place | undefined;
  readonly others?: OtherLoans | undefined;
}

/** The start values of the form, by what stands in it and what has arrived. */
export const givenBy =
  ({ place: arrived, others }: Arrived = {}): GivenBy<typeof fields> =>
  (inputs) => {
    const place = arrived?.code === inputs.state ? arrived : undefined;
    return {
      annualRate: rateFor(inputs.termMonths),
      propertyTax: taxFor(inputs, place),
      ...insuranceFor(place),
      mortgageInsuranceRate: mortgageInsuranceFor(inputs),
      ...others?.adjustableGivens(inputs),
      armFixedRate: rateFor(inputs.termMonths),
      rentPerMonth: { text: rentFor(inputs), from: { text: "0.5% of the price, an example: type yours" } },
      quoteRate: {
        text: core.annualRate.show(tidy(Math.max(0, inputs.annualRate - 0.0025))),
        from: { text: "a quarter of a point below the rate above, an example" },
      },
      newRate: {
        text: core.annualRate.show(tidy(Math.max(0, inputs.annualRate - 0.01))),
        from: { text: "a point below the rate above, an example" },
      },
      spareMoney: {
        text: prepaying.spareMoney.show(inputs.extraPerMonth > 0 ? inputs.extraPerMonth : prepaying.spareMoney.start),
        from: { text: inputs.extraPerMonth > 0 ? "your extra payment" : "an example: type yours" },
      },
      ...offersFor(inputs),
      newMonths: {
        text: refinancing.newMonths.show(Math.max(12, Math.min(600, inputs.termMonths))),
        from: { text: "the term above" },
      },
    };
  };

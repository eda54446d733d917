import type { Givens } from "../../inputs/typed.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { homeCosts } from "../../law/mortgage/home-costs.ts";
import { ASSUMED_SCORE, RATE_CARDS } from "../../law/mortgage/private-insurance.ts";
import { buyingCosts } from "../../law/mortgage/transaction-costs.ts";
import {
  homeInsuranceGiven,
  mortgageInsuranceGiven,
  propertyTaxGiven,
  rateGiven,
  rentGiven,
  shareBorrowed,
  titleAndTaxesFrom,
} from "./averages.ts";
import { type Home, homeFields, stayFields } from "./fields.ts";
import { baseLoanOf } from "./house.ts";

/** Averages for dependent fields: by term for the rate, by state for tax and insurance, by loan for its insurance. */
export function homeGivens(home: Home): Givens {
  const costs = homeCosts.find((one) => one.state === home.state);
  const { propertyTaxRate, homeInsurance } = costs ?? currentAverages;
  const place = costs?.name ?? "US";
  const loan = { ...home, baseLoan: baseLoanOf(home) };
  const insured = mortgageInsuranceGiven(loan, { creditScore: ASSUMED_SCORE, twoBorrowers: false });
  return {
    annualRate: rateGiven(home.termMonths, "conventional", ASSUMED_SCORE, shareBorrowed(loan)),
    propertyTax: propertyTaxGiven(propertyTaxRate, place, home.state),
    insurance: homeInsuranceGiven(homeInsurance, place),
    mortgageInsuranceRate: {
      text: homeFields.mortgageInsuranceRate.show(insured.rate),
      from: {
        text: insured.rate === 0 ? "none needed" : `for a credit score of ${ASSUMED_SCORE} to 759`,
        source: RATE_CARDS,
        dated: true,
      },
    },
  };
}

/** Title, settlement and taxes as a share of the price: the state's if known, or the country's. */
export function titleAndTaxesOf(state: string) {
  const costs = homeCosts.find((one) => one.state === state);
  const own = costs?.titleAndTaxesShare;
  return {
    share: (own ?? buyingCosts.titleAndTaxesShare).value,
    from: own && titleAndTaxesFrom(own, costs.name),
  };
}

/** The rent of a similar home, based on its price. */
export function stayGivens({ price }: Pick<Home, "price">): Givens {
  const { amount, from } = rentGiven(price, stayFields.rentPerMonth.max);
  return { rentPerMonth: { text: stayFields.rentPerMonth.show(amount), from } };
}

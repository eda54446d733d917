import { privateInsuranceRate } from "../../engine/mortgage/rate-cards.ts";
import { dollarsOf } from "../../inputs/fields.ts";
import type { Givens } from "../../inputs/typed.ts";
import { homeCosts, nationalHomeCosts } from "../../law/mortgage/home-costs.ts";
import { ASSUMED_SCORE, privateInsuranceCards, RATE_CARDS } from "../../law/mortgage/private-insurance.ts";
import { startingRates } from "../../law/mortgage/rates.ts";
import { type Home, homeFields } from "./fields.ts";

/** Averages for the blanks that follow from others: by term for the rate, by state for tax and insurance, by the loan for its insurance. */
export function homeGivens({ price, downPayment, termMonths, state }: Home): Givens {
  const short = termMonths <= 180;
  const rate = short ? startingRates.fixed15 : startingRates.fixed30;
  const costs = homeCosts.find((one) => one.state === state);
  const { propertyTaxRate, homeInsurance } = costs ?? nationalHomeCosts;
  const place = costs?.name ?? "US";
  const loanToValue = price > 0 ? 1 - dollarsOf(downPayment, price) / price : 0;
  const applicant = { loanToValue, creditScore: ASSUMED_SCORE, termMonths, borrowers: 1 };
  const insuranceRate = privateInsuranceRate(applicant, privateInsuranceCards) ?? 0;
  return {
    annualRate: {
      text: homeFields.annualRate.show(rate.value),
      from: {
        text: `${short ? 15 : 30}-year average, Freddie Mac, ${rate.source.period}`,
        source: rate.source,
        dated: true,
      },
    },
    propertyTax: {
      text: homeFields.propertyTax.show({ share: propertyTaxRate.value }),
      from: {
        text: `${place} average, Census ${propertyTaxRate.source.period}`,
        source: propertyTaxRate.source,
        dated: true,
      },
    },
    insurance: {
      text: homeFields.insurance.show({ amount: homeInsurance.value, per: "year" }),
      from: {
        text: `${place} average of ${homeInsurance.source.period}; yours is likely higher`,
        source: homeInsurance.source,
        dated: true,
      },
    },
    mortgageInsuranceRate: {
      text: homeFields.mortgageInsuranceRate.show(insuranceRate),
      from: {
        text: insuranceRate === 0 ? "none needed" : `for a credit score of ${ASSUMED_SCORE} to 759`,
        source: RATE_CARDS,
        dated: true,
      },
    },
  };
}

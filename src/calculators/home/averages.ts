/**
 * The default values of a house that depend on other answers, with their sources. Every page about a house reads them
 * here.
 */

import { privateInsuranceRate } from "../../engine/mortgage/insurance/rate-cards.ts";
import { meanRate } from "../../engine/mortgage/program-cost.ts";
import type { Provenance } from "../../inputs/fields.ts";
import type { Givens } from "../../inputs/typed.ts";
import { type Average, currentAverages, homeInsuranceIn2022 } from "../../law/mortgage/current-averages.ts";
import { privateInsuranceCards, RATE_CARDS } from "../../law/mortgage/private-insurance.ts";
import { conventionalRates, programRates, SURVEYED_SCORE } from "../../law/mortgage/program-rates.ts";
import { startingHouse } from "../../law/mortgage/starting-house.ts";
import { inDollars } from "../../ui/format.ts";
import { runningCosts } from "./costs.ts";
import { annualRate } from "./purchase.ts";

type Given = NonNullable<Givens[string]>;

const dated = (words: string, average: Average): Provenance => ({
  text: words,
  source: average.source,
  dated: true,
  renewed: { asOf: average.asOf, every: average.renewed },
});

const averageFor = (termMonths: number) => (termMonths <= 180 ? currentAverages.fixed15 : currentAverages.fixed30);

/** Conventional loans by score and down payment, and the programs. */
const lockedOn = (program: string, creditScore: number, down: "upTo80" | "above80" = "upTo80") =>
  meanRate(
    program === "conventional"
      ? (conventionalRates.find(({ scoreFrom }) => creditScore >= scoreFrom)?.[down] ?? [])
      : programRates[program as keyof typeof programRates],
  );

/**
 * The rate to start with: the survey's average, which is of conventional loans with 20% down and excellent credit, plus
 * the average difference between those and the program, or between those and loans with the score. Rounded to a
 * hundredth of a percent. The form starts with the rate for 20% down, so that the price that fits doesn't depend on a
 * rate that changes with it; where loans are compared, less down counts too.
 */
export function assumedRate(
  termMonths: number,
  program = "conventional",
  creditScore = SURVEYED_SCORE,
  down?: "above80",
): number {
  const { value } = averageFor(termMonths);
  const difference = lockedOn(program, creditScore, down) - lockedOn("conventional", SURVEYED_SCORE);
  return Math.max(0, Math.round((value + difference) * 1e4) / 1e4);
}

const PROGRAMS: Readonly<Record<string, string>> = { fha: "FHA", va: "VA", usda: "USDA" };

/** The rate to start with for a term, a program and a score; loans of up to 15 years have their own average. */
export function rateGiven(termMonths: number, program = "conventional", creditScore = SURVEYED_SCORE): Given {
  const average = averageFor(termMonths);
  const words = `${termMonths <= 180 ? 15 : 30}-year average, Freddie Mac, ${average.source.period}`;
  const value = assumedRate(termMonths, program, creditScore);
  const from = dated(words, average);
  const loan = PROGRAMS[program] ?? `a score of ${creditScore}`;
  return {
    text: annualRate.show(value),
    from:
      value === average.value
        ? from
        : {
            ...from,
            text: `our estimate for ${loan}, from ${annualRate.show(average.value).replace(/%?$/, "%")}, the ${words}`,
          },
  };
}

export const indexProvenance = (): Provenance => {
  const { sofr30Days } = currentAverages;
  return dated(`30-day average SOFR, ${sofr30Days.source.period}`, sofr30Days);
};

/** A figure for a state, a county or the country, for the year that its source names. */
type OfPlace = Pick<Average, "value" | "source">;
export const ofYear = (words: string, { source }: OfPlace): Provenance => ({
  text: words,
  source,
  dated: true,
  ...(source.period && { renewed: { asOf: source.period, every: "year" } }),
});

export const propertyTaxGiven = (figure: OfPlace, words: string): Given => ({
  text: runningCosts.propertyTax.show({ share: figure.value }),
  from: ofYear(words, figure),
});

/** Premiums by state are older than the country's, so the page says how far the country's has risen since. */
const riseSince = ({ source }: OfPlace) => {
  const { homeInsurance } = currentAverages;
  return source.period === homeInsuranceIn2022.source.period
    ? ` (US average then ${inDollars(homeInsuranceIn2022.value)}, in ${homeInsurance.asOf} ${inDollars(homeInsurance.value)})`
    : "";
};

export const homeInsuranceGiven = (figure: OfPlace, place: string): Given => ({
  text: runningCosts.insurance.show({ amount: figure.value, per: "year" }),
  from: ofYear(`${place} average of ${figure.source.period}${riseSince(figure)}`, figure),
});

/** No card goes above 97% of the value; nobody lends more on these terms, and the page says so. */
const HIGHEST_RATIO = 0.97;

/** Private insurance from the insurers' rate cards, for the share of the price that is borrowed. */
export function mortgageInsuranceGiven(
  loan: { readonly price: number; readonly baseLoan: number; readonly termMonths: number },
  borrowers: { readonly creditScore: number; readonly twoBorrowers: boolean },
): { readonly rate: number; readonly from: Provenance } {
  const { price, baseLoan, termMonths } = loan;
  const applicant = {
    loanToValue: price > 0 ? Math.min(HIGHEST_RATIO, baseLoan / price) : 0,
    creditScore: borrowers.creditScore,
    termMonths,
    borrowers: borrowers.twoBorrowers ? 2 : 1,
  };
  return {
    rate: privateInsuranceRate(applicant, privateInsuranceCards) ?? 0,
    from: { text: "insurers' 2018 rate cards, for your score and down payment", source: RATE_CARDS },
  };
}

/** A default rent, in steps of ten dollars. */
export const rentGiven = (price: number, most: number) => ({
  amount: Math.min(most, Math.round((price * startingHouse.rentShare.value) / 10) * 10),
  from: { text: `${100 * startingHouse.rentShare.value}% of the price, our assumption` },
});

export const STAY: Provenance = {
  text: "the median time sellers had owned their home, 2025",
  source: startingHouse.stay.source,
};

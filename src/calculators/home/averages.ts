/**
 * The default values of a house that depend on other answers, with their sources. Every page about a house reads them
 * here.
 */

import { privateInsuranceRate } from "../../engine/mortgage/insurance/rate-cards.ts";
import { meanRate } from "../../engine/mortgage/program-cost.ts";
import type { Provenance } from "../../inputs/fields.ts";
import { tidy } from "../../inputs/number.ts";
import type { Givens } from "../../inputs/typed.ts";
import { type Average, currentAverages, homeInsuranceIn2022 } from "../../law/mortgage/current-averages.ts";
import { privateInsuranceCards, RATE_CARDS } from "../../law/mortgage/private-insurance.ts";
import { conventionalRates, programRates, SURVEYED_SCORE } from "../../law/mortgage/program-rates.ts";
import { startingHouse } from "../../law/mortgage/starting-house.ts";
import { buyingCosts } from "../../law/mortgage/transaction-costs.ts";
import { inDollars } from "../../ui/format.ts";
import { buyersTax } from "./buyers-tax.ts";
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

type Borrowed = "upTo80" | "above80";

/** Conventional loans by score and down payment, and the programs. */
const lockedOn = (program: string, creditScore: number, borrowed: Borrowed = "upTo80") =>
  meanRate(
    program === "conventional"
      ? (conventionalRates.find(({ scoreFrom }) => creditScore >= scoreFrom)?.[borrowed] ?? [])
      : programRates[program as keyof typeof programRates],
  );

/** Less down than this is a loan of more than 80% of the price; as fine as a cent of a large price. */
const A_HAIR = 1e-9;

/** How much of the price is borrowed, as published rates divide it. */
export const shareBorrowed = ({ price, baseLoan }: { readonly price: number; readonly baseLoan: number }) =>
  baseLoan > 0.8 * price * (1 + A_HAIR) ? "above80" : "upTo80";

/**
 * The rate to start with: the survey's average, which is of conventional loans with 20% down and excellent credit, plus
 * the average difference between those and the program, or between those and loans with the score and the share
 * borrowed. Rounded to a hundredth of a percent.
 */
export function assumedRate(
  termMonths: number,
  program = "conventional",
  creditScore = SURVEYED_SCORE,
  borrowed: Borrowed = "upTo80",
): number {
  const { value } = averageFor(termMonths);
  const difference = lockedOn(program, creditScore, borrowed) - lockedOn("conventional", SURVEYED_SCORE);
  return Math.max(0, Math.round((value + difference) * 1e4) / 1e4);
}

const PROGRAMS: Readonly<Record<string, string>> = { fha: "FHA", va: "VA", usda: "USDA" };

/**
 * The rate to start with for a term, a program, a score and a share borrowed; loans of up to 15 years have their own
 * average.
 */
export function rateGiven(
  termMonths: number,
  program = "conventional",
  creditScore = SURVEYED_SCORE,
  borrowed: Borrowed = "upTo80",
): Given {
  const average = averageFor(termMonths);
  const words = `${termMonths <= 180 ? 15 : 30}-year average, Freddie Mac, ${average.source.period}`;
  const value = assumedRate(termMonths, program, creditScore, borrowed);
  const from = dated(words, average);
  const isSurveyed = creditScore >= SURVEYED_SCORE;
  const loan =
    PROGRAMS[program] ??
    [
      ...(isSurveyed ? [] : [`a score of ${creditScore}`]),
      ...(borrowed === "above80" ? ["less than 20% down"] : []),
    ].join(" and ");
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

/**
 * Property tax: what a buyer pays in a state whose law sets that; otherwise the average of the county, the state or the
 * country.
 */
export function propertyTaxGiven(average: OfPlace, where: string, state: string): Given {
  const buyers = buyersTax[state];
  if (!buyers) {
    const [owners, more] = buyers === null ? [" for current owners", "; buyers pay more"] : ["", ""];
    return {
      text: runningCosts.propertyTax.show({ share: average.value }),
      from: ofYear(`${where} average${owners}, Census ${average.source.period}${more}`, average),
    };
  }
  const present = annualRate.show(tidy(Math.round(average.value * 1e4) / 1e4)).replace(/%?$/, "%");
  return {
    text: runningCosts.propertyTax.show({ share: buyers.value }),
    from: {
      text: `what a new buyer pays in ${where}; current owners average ${present}`,
      source: buyers.source,
      dated: true,
    },
  };
}

/**
 * Premiums by state are three years older than the country's. To compare places, a state's is raised as the country's
 * has risen since. The two averages of the country count different policies, the later one those of mortgaged homes
 * alone, so part of the rise is that difference. The page says so.
 */
export function homeInsuranceGiven(figure: OfPlace, place: string): Given {
  const { homeInsurance } = currentAverages;
  const then = homeInsuranceIn2022;
  const isOld = figure.source.period === then.source.period;
  const amount = isOld ? Math.round((figure.value * homeInsurance.value) / then.value) : figure.value;
  return {
    text: runningCosts.insurance.show({ amount, per: "year" }),
    from: isOld
      ? {
          text: `our estimate: ${place}’s ${inDollars(figure.value)} in ${figure.source.period}, raised as much as the US average, from ${inDollars(then.value)} for all policies to ${inDollars(homeInsurance.value)} for mortgaged homes`,
          source: figure.source,
          dated: true,
        }
      : ofYear(`${figure.source.period} ${place} average`, figure),
  };
}

/**
 * Title and taxes by box of the Loan Estimate, as shares of the price. Services (sections B and C) cost about the same
 * share everywhere, so what a state costs more is its taxes (section E).
 */
export function titleAndTaxesParts(share: number) {
  const { titleAndTaxesShare, servicesShare } = buyingCosts;
  const services = servicesShare.value * Math.min(1, share / titleAndTaxesShare.value);
  return { services: tidy(services), government: tidy(share - services) };
}

export const titleAndTaxesFrom = (figure: Pick<OfPlace, "source">, place: string): Provenance => ({
  text: `${figure.source.period} ${place} average, from one company’s data (LodeStar)`,
  source: figure.source,
  dated: true,
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

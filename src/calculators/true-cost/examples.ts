/**
 * Three homes in the guide, computed when the site is built. Each opens in the tool through a link with the same
 * numbers.
 */
import { toLink } from "../../inputs/link.ts";
import type { Typed } from "../../inputs/typed.ts";
import { costFigures } from "./figures.ts";
import { fields, inputsFor, linkFormat } from "./inputs.ts";

interface Home {
  readonly name: string;
  /** Who lives there, in a sentence or two. */
  readonly story: string;
  readonly typed: Typed;
}

const homes: readonly Home[] = [
  {
    name: "A condo for five years",
    story:
      "A first home in Ohio with little down. The association takes care of the roof, so upkeep is low and dues are high.",
    typed: {
      price: "210000",
      downPayment: "5%",
      annualRate: "7.25",
      termMonths: "360mo",
      yearsStaying: "5",
      rentPerMonth: "1500",
      state: "OH",
      insurance: "600/year",
      associationDues: "280/month",
      mortgageInsuranceRate: "0.53",
      upkeepMethod: "value",
      upkeepShare: "0.5",
      filingStatus: "single",
      incomePerYear: "72000",
      stateTax: "1900",
      otherItemized: "500",
    },
  },
  {
    name: "A family house for twelve years",
    story:
      "New Jersey, where property tax is the largest bill after the loan. With 20% down, there is no mortgage insurance.",
    typed: {
      price: "560000",
      downPayment: "20%",
      annualRate: "7.25",
      termMonths: "360mo",
      yearsStaying: "12",
      rentPerMonth: "3600",
      state: "NJ",
      insurance: "2100/year",
      upkeepMethod: "value",
      incomePerYear: "190000",
      stateTax: "9000",
      otherItemized: "3000",
    },
  },
  {
    name: "A small house with a short loan",
    story:
      "The buyers put half down from the sale of their last home, borrow the rest for 15 years, and stay until it is paid off.",
    typed: {
      price: "320000",
      downPayment: "50%",
      annualRate: "6.625",
      termMonths: "180mo",
      yearsStaying: "15",
      rentPerMonth: "1900",
      state: "MO",
      insurance: "2000/year",
      upkeepMethod: "parts",
      incomePerYear: "95000",
      stateTax: "3500",
      otherItemized: "2000",
    },
  },
];

export const workedHomes = homes.map(({ name, story, typed }) => ({
  name,
  story,
  /** Appended to the guide's address. */
  fragment: toLink(fields, typed, linkFormat),
  figures: costFigures(inputsFor(typed)),
}));

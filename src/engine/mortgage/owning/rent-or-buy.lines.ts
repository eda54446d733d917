import type { Lines } from "../../worksheet.ts";
import type { RentOrBuy } from "./rent-or-buy.ts";
import { saleLines } from "./sale.lines.ts";

export const rentOrBuyLines: Lines<RentOrBuy> = {
  payment: { label: "Level payment", found: "Monthly principal and interest, not rounded.", check: "payment >= 0" },
  upfront: { label: "The buyer pays up front", formula: "price * (downShare + closingShare)" },
  deposit: { label: "The renter's deposit", formula: "depositMonths * rentPerMonth" },
  ...saleLines,
  taxSaving: {
    label: "Income tax saved by owning",
    found: "The savings in all years, added up, each for a whole year in the home.",
    check: "taxSaving >= 0",
  },
  rentPaid: {
    label: "Rent and renters insurance paid",
    found: "Twelve months a year, with the rent rising at the start of each year.",
    check: "rentPaid >= 0",
  },
  wealthBuyer: {
    label: "Wealth of the buyer",
    found: "What the sale leaves, plus what the buyer invested in months in which renting would have cost more.",
    check: "wealthBuyer >= saleProceeds - 0.01",
  },
  wealthRenter: {
    label: "Wealth of the renter",
    found:
      "The money not spent on the purchase, plus what the renter invested in months in which owning would have cost more, after tax on the growth, and the deposit.",
    unchecked: "other calculation",
  },
  advantageBuy: { label: "Buying leaves you ahead by", formula: "wealthBuyer - wealthRenter" },
  advantageBuyReal: {
    label: "The same in today's dollars",
    formula: "advantageBuy / (1 + inflation) ** horizonYears",
  },
  breakEvenYear: {
    label: "Years until buying comes out ahead",
    found:
      "The first year after which the buyer, having sold, has as much as the renter. None if that doesn't happen in the years you entered.",
    check: "breakEvenYear == null || breakEvenYear >= 1",
    unit: "years",
  },
  breakEvenRent: {
    label: "Break-even rent",
    found: "Found by trying rents until both end up with the same amount. None if buying comes out ahead at any rent.",
    check: "breakEvenRent == null || breakEvenRent >= 0",
  },
};

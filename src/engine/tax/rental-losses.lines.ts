import { usc26 } from "../cite.ts";
import { each, type Lines } from "../worksheet.ts";
import type { RentalLosses } from "./rental-losses.ts";

const IRC_469 = (paragraph: string) => usc26("469", paragraph);

export const rentalLossesLines: Lines<RentalLosses> = {
  passive: each<RentalLosses["passive"][number]>(
    {
      active: {
        label: "Passive rental you take an active part in",
        formula: "when(rental.isPassive && rental.hasAllowance, rental.net, 0)",
        form: "Form 8582, line 1",
        source: IRC_469("(c)(2), (i)(6)"),
      },
      other: {
        label: "Other passive rental",
        formula: "when(rental.isPassive && !rental.hasAllowance, rental.net, 0)",
        form: "Form 8582, line 2",
      },
    },
    { given: { rental: "rentals.#" } },
  ),
  active: { label: "Rentals you take an active part in", formula: "sum(passive.active)", form: "Form 8582, line 1d" },
  other: { label: "Other passive rentals", formula: "sum(passive.other)", form: "Form 8582, line 2d" },
  gains: {
    label: "Gains of passive rentals",
    found: "All rentals with a gain, added up.",
    check: "gains >= max(0, active + other) - 0.01",
  },
  losses: {
    label: "Losses of passive rentals",
    found: "All rentals with a loss, added up.",
    check: "losses >= gains - (active + other) - 0.01 && losses <= gains - (active + other) + 0.01",
  },
  eligible: {
    label: "Loss that the special allowance may cover",
    formula: "min(max(0, -active), max(0, -(active + other)))",
    form: "Form 8582, line 4",
  },
  reduction: {
    label: "Reduction of the allowance",
    formula: "phaseOutRate * max(0, modifiedIncome - phaseOutStart)",
    source: IRC_469("(i)(3)"),
  },
  most: {
    label: "Special allowance",
    formula: "when(mayHaveAllowance, max(0, allowance - reduction), 0)",
    form: "Form 8582, line 8",
    source: IRC_469("(i)(2), (5)"),
  },
  againstOther: {
    label: "Loss that lowers other income",
    formula: "min(eligible, most)",
    form: "Form 8582, line 9",
  },
  lossesAllowed: {
    label: "Losses allowed this year",
    formula: "min(losses, gains + againstOther)",
    form: "Form 8582, line 11",
  },
  allowedShare: {
    label: "Share of each loss that counts",
    formula: "when(losses > 0, lossesAllowed / losses, 1)",
    unit: "rate",
  },
  waiting: {
    label: "Loss carried over to later years",
    formula: "losses - lossesAllowed",
    source: IRC_469("(b)"),
  },
  counted: each<RentalLosses["counted"][number]>(
    {
      amount: {
        label: "Rental income or loss that counts",
        formula: "when(rental.isPassive && rental.net < 0, rental.net * allowedShare, rental.net)",
        form: "Schedule E, line 22",
      },
    },
    { given: { rental: "rentals.#" } },
  ),
};

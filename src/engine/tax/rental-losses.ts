import { each, type Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface RentalLossLaw {
  /** Most of the losses of rentals one takes an active part in that other income may bear, and where it falls. */
  readonly allowance: number;
  readonly phaseOutStart: number;
  readonly phaseOutRate: number;
}

/** A rental as Form 8582 sees it. */
export interface Rental {
  /** Schedule E, line 21; below zero for a loss. */
  readonly net: number;
  /** Any rental with stays of more than seven days on average; one with shorter stays if others do most of the work. */
  readonly isPassive: boolean;
  /** Passive real estate whose owner decides about guests, terms and repairs. Not with stays of seven days or less. */
  readonly hasAllowance: boolean;
}

export type RentalLosses = ReturnType<typeof rentalLosses>;

/**
 * Losses from rentals that count this year (Form 8582). Dollars, unrounded. What does not count waits for later years.
 *
 * Leaves out: losses of earlier years, real estate professionals, passive income from anything but rentals. Where only
 * a part counts, every rental loses the same share of its loss.
 *
 * @param modifiedIncome adjusted gross income without passive losses, taxable benefits, and the deductions for an IRA
 * and student loan interest: 26 USC 469(i)(3)(F)
 * @param mayHaveAllowance false on a separate return of somebody who lived with the spouse (26 USC 469(i)(5)(B))
 */
export function rentalLosses(
  rentals: readonly Rental[],
  modifiedIncome: number,
  mayHaveAllowance: boolean,
  law: RentalLossLaw,
) {
  const passive = rentals.map(({ net, isPassive, hasAllowance }) => {
    const counted = isPassive ? net : 0;
    return { active: hasAllowance ? counted : 0, other: hasAllowance ? 0 : counted };
  });
  let active = 0;
  let other = 0;
  let gains = 0;
  let losses = 0;
  for (const one of passive) {
    active += one.active;
    other += one.other;
    gains += Math.max(0, one.active + one.other);
    losses += Math.max(0, -(one.active + one.other));
  }
  const eligible = Math.min(Math.max(0, -active), Math.max(0, -(active + other)));
  const reduction = law.phaseOutRate * Math.max(0, modifiedIncome - law.phaseOutStart);
  const most = mayHaveAllowance ? Math.max(0, law.allowance - reduction) : 0;
  const againstOther = Math.min(eligible, most);
  const lossesAllowed = Math.min(losses, gains + againstOther);
  const allowedShare = losses > 0 ? lossesAllowed / losses : 1;
  const waiting = losses - lossesAllowed;
  const counted = rentals.map(({ net, isPassive }) => ({
    amount: isPassive && net < 0 ? net * allowedShare : net,
  }));
  return {
    passive,
    active,
    other,
    gains,
    losses,
    eligible,
    reduction,
    most,
    againstOther,
    lossesAllowed,
    allowedShare,
    waiting,
    counted,
  };
}

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
    found: "The rentals that brought a gain, added up.",
    check: "gains >= max(0, active + other) - 0.01",
  },
  losses: {
    label: "Losses of passive rentals",
    found: "The rentals that brought a loss, added up.",
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
    label: "Loss that waits for later years",
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

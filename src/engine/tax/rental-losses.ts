export interface RentalLossLaw {
  /** The most that other income may absorb of losses from actively managed rentals, and where that phases out. */
  readonly allowance: number;
  readonly phaseOutStart: number;
  readonly phaseOutRate: number;
}

/** A rental as Form 8582 sees it. */
export interface Rental {
  /** Schedule E, line 21; below zero for a loss. */
  readonly net: number;
  /**
   * Any rental with average stays of more than seven days; with shorter stays, one where others do most of the work.
   */
  readonly isPassive: boolean;
  /** Passive real estate whose owner decides about guests, terms and repairs. Not with stays of seven days or less. */
  readonly hasAllowance: boolean;
}

export type RentalLosses = ReturnType<typeof rentalLosses>;

/**
 * Rental losses that count this year (Form 8582). Dollars, unrounded. The rest carries forward.
 *
 * Leaves out: losses from earlier years, real estate professionals, passive income other than rentals. If only a part
 * counts, every rental loses the same share of its loss.
 *
 * @param modifiedIncome adjusted gross income without passive losses, taxable benefits, and the deductions for an IRA
 * and student loan interest: 26 USC 469(i)(3)(F)
 * @param mayHaveAllowance false on a separate return of someone who lived with their spouse (26 USC 469(i)(5)(B))
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

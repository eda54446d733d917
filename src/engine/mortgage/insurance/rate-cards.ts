/** Printed tables of rates by loan-to-value ratio and credit score, as insurers and Fannie Mae publish them. */

/** A row of a card: for ratios above `above` and up to `upTo`, one fraction per score band. */
interface CardRow {
  readonly above: number;
  readonly upTo: number;
  readonly rates: readonly number[];
}

/** `scores` has the lowest score of each band, best first. */
interface RateCard {
  readonly scores: readonly number[];
  readonly rows: readonly CardRow[];
}

/** A score's band: the first whose lowest score it reaches, or the last one for any lower score. */
function scoreBand(score: number, { scores }: RateCard): number {
  const band = scores.findIndex((lowest) => score >= lowest);
  return band < 0 ? scores.length - 1 : band;
}

/** The card's rate, a fraction; `null` if the card has no row for the ratio. */
function cardRate(loanToValue: number, score: number, card: RateCard): number | null {
  const row = card.rows.find(({ above, upTo }) => loanToValue > above + 1e-9 && loanToValue <= upTo + 1e-9);
  return row?.rates[scoreBand(score, card)] ?? null;
}

/** Rate cards for private mortgage insurance, at the coverage Fannie Mae and Freddie Mac require. */
export interface PrivateInsuranceCards {
  readonly over20Years: RateCard;
  readonly upTo20Years: RateCard;
  /** Added when two or more people borrow (these are negative). */
  readonly twoBorrowers: RateCard;
}

export interface InsuranceApplicant {
  readonly loanToValue: number;
  readonly creditScore: number;
  readonly termMonths: number;
  readonly borrowers: number;
}

/**
 * The yearly premium as a fraction of the loan: 0 up to 80% of the value; `null` above 97%, where no card has a rate.
 */
export function privateInsuranceRate(applicant: InsuranceApplicant, cards: PrivateInsuranceCards): number | null {
  const { loanToValue, creditScore, termMonths, borrowers } = applicant;
  const card = termMonths > 240 ? cards.over20Years : cards.upTo20Years;
  if (loanToValue <= (card.rows.at(-1)?.above ?? 0) + 1e-9) return 0;
  const rate = cardRate(loanToValue, creditScore, card);
  if (rate === null) return null;
  const less = borrowers > 1 ? (cardRate(loanToValue, creditScore, cards.twoBorrowers) ?? 0) : 0;
  return Math.round(Math.max(0, rate + less) * 1e6) / 1e6;
}

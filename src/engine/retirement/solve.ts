/** A first guess at how much of one more dollar is left after tax; it only affects how fast the answer is found. */
const LEFT_OF_A_DOLLAR = 0.75;

/** Where last year's search ended. It only affects how fast the next answer is found. */
export interface Trail {
  amount: number;
  /** How much of the last dollar was left after tax; 0 before the first search. */
  slope: number;
}
export const noTrail = (): Trail => ({ amount: 0, slope: 0 });

const MOST_STEPS = 200;

/**
 * The amount at which a rising function reaches a value, between `least` and `most`; if it never does, the nearer end.
 *
 * Made for piecewise linear functions such as cash after tax: the line through two points on one piece hits the value
 * exactly, so a few steps are enough. If such a line leads out of the interval known to contain the answer, the
 * interval is halved.
 */
export function amountAt(
  value: number,
  f: (amount: number) => number,
  least: number,
  most: number,
  trail: Trail = noTrail(),
  within = 1e-7,
): number {
  const found = searched(value, f, least, most, trail, within);
  trail.amount = found;
  return found;
}

function searched(
  value: number,
  f: (amount: number) => number,
  least: number,
  most: number,
  trail: Trail,
  within: number,
): number {
  const follows = trail.slope > 0 && trail.amount > least && trail.amount < most;
  let last = follows ? trail.amount : least;
  let missing = value - f(last);
  if (follows ? Math.abs(missing) <= within : missing <= within) return last;
  let low = missing > 0 ? last : least;
  let high = missing > 0 ? most : last;
  let amount = last + missing / (follows ? trail.slope : LEFT_OF_A_DOLLAR);
  amount = amount > most ? most : amount > least ? amount : least;
  for (let step = 0; step < MOST_STEPS && high - low > within; step++) {
    const stillMissing = value - f(amount);
    if (Math.abs(stillMissing) <= within) return amount;
    if (stillMissing > 0) low = amount;
    else high = amount;
    if (low >= most) return most;
    if (high <= least) return least;
    const slope = (missing - stillMissing) / (amount - last);
    trail.slope = slope;
    last = amount;
    missing = stillMissing;
    const next = amount + stillMissing / slope;
    // The lower end itself is tried before anything below it is ruled out.
    amount = next > low && next < high ? next : next <= least && low <= least ? least : (low + high) / 2;
  }
  return amount;
}

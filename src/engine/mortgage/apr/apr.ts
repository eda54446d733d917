/**
 * The annual percentage rate of Regulation Z, Appendix J (actuarial method), with the general equation: at the
 * unit-period rate i, the advances are worth as much as the payments,
 *
 *   sum of advance / ((1 + e i) (1 + i)^q)  =  sum of payment / ((1 + f i) (1 + i)^t)
 *
 * where q and t are whole unit-periods, and e and f the remaining fraction, counted from the first advance.
 */

/** Equal amounts, one per unit-period: the first after `full` unit-periods and `fraction` of another. */
export interface Run {
  readonly amount: number;
  readonly count: number;
  readonly full: number;
  readonly fraction: number;
}

export const single = (amount: number, full = 0, fraction = 0): Run => ({ amount, count: 1, full, fraction });

/** What the runs are worth at rate `i`, in dollars, and how fast that changes with `i`. */
function worth(runs: readonly Run[], i: number): readonly [value: number, slope: number] {
  const v = 1 / (1 + i);
  let value = 0;
  let slope = 0;
  for (const { amount, count, full, fraction } of runs) {
    // Sum of v^0 ... v^(count-1), and of k v^k, from the last payment backward.
    let sum = 0;
    let weighted = 0;
    for (let k = count; k > 0; k--) {
      weighted = (weighted + sum) * v;
      sum = sum * v + 1;
    }
    const oddDays = 1 + fraction * i;
    const first = (amount * v ** full) / oddDays;
    value += first * sum;
    slope -= first * (v * (full * sum + weighted) + (fraction / oddDays) * sum);
  }
  return [value, slope];
}

const CLOSE_ENOUGH = 1e-15;
const HIGHEST = 1e9;
/** Newton's method needs fewer than ten steps. If it ever fails to settle, halving alone ends the search. */
const MOST_NEWTON_STEPS = 50;

/**
 * The rate per unit-period at which advances and payments are worth the same; `null` if there is none (nothing
 * advanced, or nothing paid). Newton's method, kept inside an interval that contains the rate and is halved whenever
 * Newton leaves it.
 */
export function unitPeriodRate(advances: readonly Run[], payments: readonly Run[]): number | null {
  const total = (runs: readonly Run[]) => runs.reduce((sum, { amount, count }) => sum + amount * count, 0);
  const advanced = total(advances);
  const paid = total(payments);
  if (!(advanced > 0 && paid > 0)) return null;
  const gap = (i: number): readonly [number, number] => {
    const [lent, lentSlope] = worth(advances, i);
    const [repaid, repaidSlope] = worth(payments, i);
    return [lent - repaid, lentSlope - repaidSlope];
  };
  if (Math.abs(advanced - paid) <= 1e-11 * paid) return 0;
  const interval = paid > advanced ? above(gap) : below(gap);
  if (!interval) return null;
  let [low, high] = interval;
  let i = (low + high) / 2;
  for (let step = 0; step < 200; step++) {
    const [difference, slope] = gap(i);
    if (difference === 0) return i;
    if (difference < 0) low = i;
    else high = i;
    const newton = i - difference / slope;
    const next = step < MOST_NEWTON_STEPS && newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - i) <= CLOSE_ENOUGH * Math.max(1, Math.abs(i))) return next;
    i = next;
  }
  return i;
}

type Gap = (i: number) => readonly [number, number];

/** Payments exceed advances, so the rate is above zero, where the advances become worth more. */
function above(gap: Gap): [number, number] | null {
  let low = 0;
  for (let high = 0.01; high < HIGHEST; high *= 2) {
    if (gap(high)[0] >= 0) return [low, high];
    low = high;
  }
  return null;
}

/** Payments fall short, so the rate is below zero, where the payments become worth more; it never reaches -100%. */
function below(gap: Gap): [number, number] | null {
  let high = 0;
  for (let rest = 0.5; rest > 1e-12; rest /= 2) {
    const low = rest - 1;
    if (gap(low)[0] <= 0) return [low, high];
    high = low;
  }
  return null;
}

/** The annual percentage rate, as a fraction. */
export function annualPercentageRate(
  advances: readonly Run[],
  payments: readonly Run[],
  unitPeriodsPerYear: number,
): number | null {
  const rate = unitPeriodRate(advances, payments);
  return rate === null ? null : rate * unitPeriodsPerYear;
}

/** Monthly amounts, the first one month after the advance, as runs of equal amounts. */
function monthlyRuns(amounts: ArrayLike<number>): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < amounts.length; ) {
    const amount = amounts[from] as number;
    let next = from + 1;
    while (next < amounts.length && amounts[next] === amount) next++;
    runs.push({ amount, count: next - from, full: from + 1, fraction: 0 });
    from = next;
  }
  return runs;
}

/** The annual percentage rate of monthly payments on an amount financed, as a fraction. */
export const aprOfMonthly = (amountFinanced: number, amounts: ArrayLike<number>) =>
  annualPercentageRate([single(amountFinanced)], monthlyRuns(amounts), 12);

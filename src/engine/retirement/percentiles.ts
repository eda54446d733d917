/**
 * Percentiles of many values.
 *
 * The percentile p of n sorted values x[0] to x[n - 1] lies at k = p (n - 1), between x[floor k] and x[ceil k] in proportion. Sorting
 * ten thousand values for each year would take longer than the simulation, so that the values are first counted into bins; only the few
 * bins that hold a value asked for are sorted. The result is the same to the last bit.
 */

/** The percentile `p` (a fraction) of values that are already sorted. */
export function percentileOfSorted(sorted: ArrayLike<number>, p: number): number {
  const k = p * (sorted.length - 1);
  const below = Math.floor(k);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (k - below);
}

/** The percentiles `at` of any values. */
export function percentiles(values: ArrayLike<number>, at: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return at.map((p) => percentileOfSorted(sorted, p));
}

/** The seven percentiles of a fan chart. */
export const SEVEN_BANDS = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;

/** Percentiles over the paths, year by year: `bands[i][year]` is the percentile `at[i]`. */
interface Bands {
  readonly at: readonly number[];
  readonly bands: readonly Float64Array[];
}

/**
 * Collects the percentiles of one year after the other. The percentiles of each year by itself are not a path: nobody lives along
 * the line of the tenth percentile.
 */
export class BandsByYear implements Bands {
  readonly at: readonly number[];
  readonly bands: readonly Float64Array[];
  readonly #bins: Bins;

  constructor(paths: number, years: number, at: readonly number[] = SEVEN_BANDS) {
    this.at = at;
    this.bands = at.map(() => new Float64Array(years));
    this.#bins = new Bins(paths);
  }

  add(year: number, values: Float64Array): void {
    for (const [i, value] of this.#bins.percentiles(values, this.at).entries())
      (this.bands[i] as Float64Array)[year] = value;
  }
}

/** The bins cover the amounts from 2 to the power -4 (six cents) to 2 to the power 36 (69 billion), 128 to each doubling. */
const LOWEST_POWER = -4;
const DOUBLINGS = 40;
const BINS_PER_DOUBLING = 128;
const BINS = DOUBLINGS * BINS_PER_DOUBLING;
/** The first bits of a 32-bit float, read as a whole number, are its power of two and the first seven places behind it. */
const SHIFT = 23 - 7;
const FIRST_BIN = (LOWEST_POWER + 127) * BINS_PER_DOUBLING;
const LEAST_COVERED = 2 ** LOWEST_POWER;
const MOST_COVERED = 2 ** (LOWEST_POWER + DOUBLINGS) * (1 - 2 ** -10);

/** Sorts values by bin. What lies outside of the amounts covered shares the first or the last bin. */
class Bins {
  readonly #floats: Float32Array;
  readonly #bits: Int32Array;
  readonly #bins: Uint16Array;
  /** Where the values of each bin begin among the sorted ones, and where they end. */
  readonly #begin = new Uint32Array(BINS + 1);
  readonly #end = new Uint32Array(BINS);
  /** The values in the order of their bins; within a bin they are sorted when one of them is asked for. */
  readonly #sorted: Float64Array;
  #last = -1;

  constructor(size: number) {
    this.#floats = new Float32Array(size);
    this.#bits = new Int32Array(this.#floats.buffer);
    this.#bins = new Uint16Array(size);
    this.#sorted = new Float64Array(size);
  }

  percentiles(values: Float64Array, at: readonly number[]): number[] {
    this.#fill(values);
    return at.map((p) => {
      const k = p * (values.length - 1);
      const below = Math.floor(k);
      const low = this.#ranked(below);
      const high = this.#ranked(Math.min(below + 1, values.length - 1));
      return low + (high - low) * (k - below);
    });
  }

  #fill(values: Float64Array): void {
    const floats = this.#floats;
    const bits = this.#bits;
    const bins = this.#bins;
    const begin = this.#begin.fill(0);
    const end = this.#end;
    const sorted = this.#sorted;
    for (let i = 0; i < values.length; i++)
      floats[i] = Math.min(Math.max(values[i] as number, LEAST_COVERED), MOST_COVERED);
    for (let i = 0; i < values.length; i++) {
      const bin = ((bits[i] as number) >> SHIFT) - FIRST_BIN;
      bins[i] = bin;
      begin[bin + 1] = (begin[bin + 1] as number) + 1;
    }
    for (let bin = 1; bin <= BINS; bin++) begin[bin] = (begin[bin] as number) + (begin[bin - 1] as number);
    end.set(begin.subarray(0, BINS));
    for (let i = 0; i < values.length; i++) {
      const bin = bins[i] as number;
      const place = end[bin] as number;
      sorted[place] = values[i] as number;
      end[bin] = place + 1;
    }
    this.#last = -1;
  }

  /** The value at a place of the sorted values. */
  #ranked(rank: number): number {
    const bin = this.#binAt(rank);
    if (bin !== this.#last) sortPart(this.#sorted, this.#begin[bin] as number, this.#end[bin] as number);
    this.#last = bin;
    return this.#sorted[rank] as number;
  }

  /** The bin in which the value at a place stands: the last one that does not begin after it. */
  #binAt(rank: number): number {
    let bin = 0;
    let above = BINS;
    while (bin + 1 < above) {
      const middle = (bin + above) >>> 1;
      if ((this.#begin[middle] as number) <= rank) bin = middle;
      else above = middle;
    }
    return bin;
  }
}

/** Sorts the values from one place up to another. Most parts are short, and many hold nothing but zeros. */
function sortPart(values: Float64Array, from: number, to: number): void {
  if (to - from > 32) {
    let same = from + 1;
    while (same < to && values[same] === values[from]) same++;
    if (same < to) values.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const value = values[i] as number;
    let place = i;
    for (; place > from && (values[place - 1] as number) > value; place--) values[place] = values[place - 1] as number;
    values[place] = value;
  }
}

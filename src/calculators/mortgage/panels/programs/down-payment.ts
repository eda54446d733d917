/** Suggested down payments are in whole hundreds of dollars. */
const HUNDRED = 100;

/**
 * The largest down payment that the cash covers along with closing costs; undefined if it would be negative. A smaller
 * down payment makes a larger loan with slightly higher costs, so this repeats until it fits.
 * @param cashFor cash to close at a down payment
 */
export function downThatFits(cash: number, down: number, cashFor: (down: number) => number): number | null {
  let fits = down;
  for (let tries = 0; tries < 10; tries++) {
    const short = cashFor(fits) - cash;
    if (short <= 0) return fits;
    fits = HUNDRED * Math.floor((fits - short) / HUNDRED);
    if (fits < 0) return null;
  }
  return null;
}

import { createHmac, randomBytes } from "node:crypto";

export interface Limits {
  /** From one network address, and from all together, in a minute. */
  readonly each: number;
  readonly all: number;
}

/**
 * So many reports a minute. Addresses are not kept: each is only a place in a table, by a key that nobody knows and that
 * is thrown away with the table every minute.
 */
export function limit({ each, all }: Limits, now: () => number = Date.now) {
  const places = new Uint16Array(4096);
  let [key, minute, total] = [randomBytes(32), Number.NaN, 0];
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      [key, minute, total] = [randomBytes(32), current, 0];
      places.fill(0);
    }
    const place = createHmac("sha256", key).update(address).digest().readUInt16LE(0) % places.length;
    const count = places[place] ?? 0;
    if (total >= all || count >= each) return false;
    places[place] = count + 1;
    total++;
    return true;
  };
}

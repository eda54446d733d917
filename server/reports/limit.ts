import { createHmac, randomBytes } from "node:crypto";

export interface Limits {
  /** From one network address, and from all together, per minute. */
  readonly each: number;
  readonly all: number;
}

/**
 * Limits reports per minute. Addresses aren't stored: each is only a slot in a table, chosen with a secret key that is
 * thrown away with the table every minute. Two addresses in the same slot share a limit.
 */
export function limit({ each, all }: Limits, now: () => number = Date.now, newKey = () => randomBytes(32)) {
  const places = new Uint16Array(65_536);
  let [key, minute, total] = [newKey(), Number.NaN, 0];
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      [key, minute, total] = [newKey(), current, 0];
      places.fill(0);
    }
    const place = createHmac("sha256", key).update(address).digest().readUInt16LE(0);
    const count = places[place] ?? 0;
    if (total >= all || count >= each) return false;
    places[place] = count + 1;
    total++;
    return true;
  };
}

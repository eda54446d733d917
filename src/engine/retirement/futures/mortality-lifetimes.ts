/** Random lifetimes. */
import { draw, fraction, LIVES } from "./random.ts";

/**
 * How many Januaries from now a person with this luck is alive to see, including this one. Luck runs from 0 to 1; less
 * is longer.
 */
function yearsAlive(alive: Float64Array, luck: number): number {
  let years = 0;
  while (years < alive.length && (alive[years] as number) > luck) years++;
  return years;
}

export interface Lifetimes {
  /** Years at whose start the first person, the second person, and either of them is alive. */
  readonly first: Uint8Array;
  readonly second: Uint8Array | null;
  readonly last: Uint8Array;
}

/** A lifetime for each path, from the survival curves of one person or two, who live and die independently. */
export function randomLifetimes(
  seed: number,
  paths: number,
  first: Float64Array,
  second?: Float64Array,
  firstPath = 0,
): Lifetimes {
  const lives: Lifetimes = {
    first: new Uint8Array(paths),
    second: second ? new Uint8Array(paths) : null,
    last: new Uint8Array(paths),
  };
  const words = new Uint32Array(2);
  for (let path = 0; path < paths; path++) {
    draw(seed, LIVES, firstPath + path, 0, words);
    const one = yearsAlive(first, fraction(words[0] as number));
    const other = second ? yearsAlive(second, fraction(words[1] as number)) : 0;
    lives.first[path] = one;
    if (lives.second) lives.second[path] = other;
    lives.last[path] = Math.max(one, other);
  }
  return lives;
}

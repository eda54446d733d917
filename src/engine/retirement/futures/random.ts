/**
 * Random numbers that are the same on every machine, and the same draw for the same place.
 *
 * Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", 2011) is
 * counter-based: it has no state, and turns a key and a counter into two words of 32 random bits. Here the key is the
 * page's seed and the subject of the draw, and the counter is the path and the year. So path 17 gets the same shocks in
 * year 5 whatever the sliders say, however long the plan is and however many paths are drawn. Moving a slider therefore
 * moves the result smoothly, and two plans are compared on the same futures. It uses only 32-bit integer arithmetic,
 * which the language defines exactly.
 */

/** What is drawn. It is the second half of the key, so draws for different subjects are independent. */
export const MARKETS = 1;
export const PRICES = 2;
export const BLOCKS = 3;
export const LIVES = 4;

const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

/**
 * Two words of 32 random bits for the counter (`path`, `year`) under the key (`seed`, `subject`), written into `words`.
 */
export function draw(seed: number, subject: number, path: number, year: number, words: Uint32Array): void {
  let key = seed | 0;
  let nextKey = subject | 0;
  let lastKey = seed ^ subject ^ 0x1bd11bda;
  let a = (path + key) | 0;
  let b = (year + nextKey) | 0;
  for (let group = 1; group <= 5; group++) {
    const odd = (group & 1) === 1;
    a = (a + b) | 0;
    b = rotated(b, odd ? 13 : 17) ^ a;
    a = (a + b) | 0;
    b = rotated(b, odd ? 15 : 29) ^ a;
    a = (a + b) | 0;
    b = rotated(b, odd ? 26 : 16) ^ a;
    a = (a + b) | 0;
    b = rotated(b, odd ? 6 : 24) ^ a;
    a = (a + nextKey) | 0;
    b = (b + lastKey + group) | 0;
    const used = key;
    key = nextKey;
    nextKey = lastKey;
    lastKey = used;
  }
  words[0] = a;
  words[1] = b;
}

/** 32 random bits as a fraction strictly between 0 and 1. */
export const fraction = (word: number) => (word + 0.5) / 4294967296;

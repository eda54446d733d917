/**
 * Reads a formula from its text alone, as a visitor does, and works it out with the printed numbers. It knows nothing
 * about the formula behind the text.
 */
import { fullSteps, startedSteps, toCent, toDollar, toFourDecimals } from "../engine/rounding.ts";

/** A number in a text, with its position. */
export interface Printed {
  readonly text: string;
  readonly value: number;
}
type Values = readonly number[];
/**
 * Uses these numbers instead of the printed ones; `exactly` skips the roundings, to see which way a number moves the
 * result.
 */
type Work = (values: Values, exactly: boolean) => number;

/** "$1,234.50", "6.625%", "360 months", "1,800". */
const NUMBER = /^\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(%?)(?: (?:months?|years?|miles?)\b)?/;

export const numberIn = (text: string): number => {
  const match = NUMBER.exec(text.replace(/^−/, ""));
  if (!match) return Number.NaN;
  const [, digits = "", percent] = match;
  // "6.625" and two decimal places, not a product: 6.625e-2.
  const size = Number(`${digits.replaceAll(",", "")}${percent ? "e-2" : ""}`);
  return text.startsWith("−") ? -size : size;
};

const ROUNDED: Readonly<Record<string, (value: number) => number>> = {
  "rounded to the cent": toCent,
  "rounded to the dollar": toDollar,
  "rounded to four decimals": toFourDecimals,
  "rounded down to the dollar": (value) => fullSteps(value, 1),
  "rounded down to ten cents": (value) => fullSteps(value, 0.1) / 10,
  "rounded down": (value) => fullSteps(value, 1),
  "rounded up": (value) => startedSteps(value, 1),
  "not less than zero": (value) => Math.max(0, value),
};
const LONGEST_FIRST = Object.keys(ROUNDED).sort((a, b) => b.length - a.length);

class Reader {
  readonly numbers: Printed[] = [];
  #rest: string;
  constructor(text: string) {
    this.#rest = text;
  }
  #take(...words: readonly string[]): string | undefined {
    const word = words.find((one) => this.#rest.startsWith(one));
    if (word !== undefined) this.#rest = this.#rest.slice(word.length);
    return word;
  }
  #need(word: string) {
    if (this.#take(word) === undefined) throw new Error(`"${word}" is missing before "${this.#rest}"`);
  }
  all(): Work {
    const work = this.#whole();
    if (this.#rest !== "") throw new Error(`"${this.#rest}" cannot be read`);
    return work;
  }
  /** A calculation and the words after it: "… ÷ 12, rounded to the cent". */
  #whole(): Work {
    let work = this.#sum();
    for (let how = this.#after(); how !== undefined; how = this.#after()) work = rounding(how, work);
    return work;
  }
  #after(): string | undefined {
    const how = LONGEST_FIRST.find((one) => this.#rest.startsWith(`, ${one}`));
    if (how !== undefined) this.#need(`, ${how}`);
    return how;
  }
  #sum(): Work {
    let left = this.#product();
    for (let sign = this.#take(" + ", " − "); sign !== undefined; sign = this.#take(" + ", " − ")) {
      const [a, b] = [left, this.#product()];
      left = sign === " + " ? (v, e) => a(v, e) + b(v, e) : (v, e) => a(v, e) - b(v, e);
    }
    return left;
  }
  #product(): Work {
    let left = this.#signed();
    for (let sign = this.#take(" × ", " ÷ "); sign !== undefined; sign = this.#take(" × ", " ÷ ")) {
      const [a, b] = [left, this.#signed()];
      left = sign === " × " ? (v, e) => a(v, e) * b(v, e) : (v, e) => a(v, e) / b(v, e);
    }
    return left;
  }
  #signed(): Work {
    if (this.#take("−") === undefined) return this.#power();
    const of = this.#power();
    return (v, e) => -of(v, e);
  }
  #power(): Work {
    const base = this.#one();
    if (this.#take("^") === undefined) return base;
    const power = this.#one();
    return (v, e) => base(v, e) ** power(v, e);
  }
  #bracketed(): Work {
    this.#need("(");
    const inner = this.#whole();
    this.#need(")");
    return inner;
  }
  #one(): Work {
    if (this.#rest.startsWith("(")) return this.#bracketed();
    const choice = this.#take("the smaller of ", "the larger of ", "the smallest of ", "the largest of ");
    if (choice !== undefined) return this.#choice(choice.includes("small") ? Math.min : Math.max);
    if (this.#take("how many of ") !== undefined) return this.#howMany();
    if (this.#take("number ") !== undefined) return this.#numbered();
    const how = this.#take(...LONGEST_FIRST.map((one) => `${one} `));
    if (how !== undefined) return rounding(how.trim(), this.#bracketed());
    const [text] = NUMBER.exec(this.#rest) ?? [];
    if (text === undefined) throw new Error(`"${this.#rest}" is no number`);
    this.#need(text);
    const at = this.numbers.push({ text, value: numberIn(text) }) - 1;
    return (values) => values[at] as number;
  }
  #listed(): Work[] {
    const among = [this.#sum()];
    while (this.#take(", ") !== undefined) among.push(this.#sum());
    return among;
  }
  /** "how many of $109,000.00, $137,000.00 are below $120,000.00". */
  #howMany(): Work {
    const among = this.#listed();
    this.#need(" are below ");
    const amount = this.#sum();
    return (v, e) => among.filter((one) => one(v, e) < amount(v, e)).length;
  }
  /** "number 2 of $81.20, $202.90". */
  #numbered(): Work {
    const number = this.#one();
    this.#need(" of ");
    const among = this.#listed();
    return (v, e) => among[number(v, e) - 1]?.(v, e) ?? Number.NaN;
  }
  #choice(of: (...values: number[]) => number): Work {
    const among = this.#listed();
    this.#need(" and ");
    among.push(this.#sum());
    return (v, e) => of(...among.map((one) => one(v, e)));
  }
}

const rounding = (how: string, of: Work): Work => {
  const round = ROUNDED[how] as (value: number) => number;
  const bends = how === "not less than zero";
  return (v, exactly) => (exactly && !bends ? of(v, exactly) : round(of(v, exactly)));
};

/**
 * The minimum and maximum of a printed formula, where each printed number may be off by its `halfUnit`: half its last
 * decimal, or zero if it is printed with all its digits.
 */
export function workedFrom(
  text: string,
  halfUnit: (number: Printed) => number,
): readonly [least: number, most: number, largestPrinted: number] {
  const reader = new Reader(text);
  const work = reader.all();
  const values = reader.numbers.map(({ value }) => value);
  const offs = reader.numbers.map(halfUnit);
  const moved = (i: number, by: number) => values.map((value, j) => (i === j ? value + by : value));
  const signs = offs.map((off, i) =>
    off === 0 ? 0 : Math.sign(work(moved(i, off), true) - work(moved(i, -off), true)),
  );
  const end = (side: number) =>
    work(
      values.map((value, i) => value + side * (signs[i] as number) * (offs[i] as number)),
      false,
    );
  const ends = [end(-1), end(1)];
  return [Math.min(...ends), Math.max(...ends), Math.max(0, ...values)];
}

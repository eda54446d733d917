/** Reads a figure as a sentence of law writes it. */

const words: Readonly<Record<string, number>> = {
  "one-half": 1 / 2,
  "½": 1 / 2,
  half: 1 / 2,
  "one-third": 1 / 3,
  zero: 0,
  "no tax": 0,
  one: 1,
  two: 2,
  three: 3,
  third: 3,
  four: 4,
  five: 5,
  six: 6,
  percentage: 1 / 100,
  January: 1,
  April: 4,
};
const fractions: Readonly<Record<string, number>> = { "½": 1 / 2, "⅓": 1 / 3 };
const units: Readonly<Record<string, number>> = {
  "%": 1 / 100,
  percent: 1 / 100,
  "per centum": 1 / 100,
  cents: 1 / 100,
};

function numberIn(part: string): number {
  const word = words[part];
  if (word !== undefined) return word;
  const [, spelled = ""] = /^(\w+) per ?cent$/.exec(part) ?? [];
  if (words[spelled] !== undefined) return words[spelled] / 100;
  const [, age, months = 0] = /^(\d+) years(?: and (\d+) months)?$/.exec(part) ?? [];
  if (age !== undefined) return 12 * Number(age) + Number(months);
  const [, whole = "", fraction = "", over = "1", unit = ""] =
    /^(?:age )?\$?([\d,]+(?:\.\d+)?)([½⅓])?(?:th)?(?:\/(\d+))? ?(%|percent|per centum|cents|months)?$/.exec(part) ?? [];
  if (whole === "") throw new Error(`"${part}" isn't a figure`);
  return ((Number(whole.replaceAll(",", "")) + (fractions[fraction] ?? 0)) / Number(over)) * (units[unit] ?? 1);
}

const partsOf = (written: string): string[] => written.split(" × ");

/** The numbers of "½ × $250,000" (one) or "10%; $12,400; 12%" (three). */
export const numbersIn = (written: string): number[] =>
  written.split("; ").map((one) => partsOf(one).reduce((product, part) => product * numberIn(part), 1));

/** The parts of a written figure that a sentence lacks. "2.4 percent" isn't in "12.4 percent". */
export const missingFrom = (text: string, written: string): string[] =>
  written
    .split("; ")
    .flatMap(partsOf)
    .filter((part) => {
      const literal = part.replace(/[.+^$()|[\]\\/]/g, "\\$&");
      return !new RegExp(`(?<![\\d.,$\\p{L}])${literal}(?![\\d\\p{L}]|[.,/]\\d)`, "u").test(text);
    });

/** Points after a letter or a section number ("Rev. Proc.", "No.") end no sentence. */
export const sentencesIn = (text: string): number =>
  text.replace(/\b(Rev|Proc|No|sec|Sec|Pub|par|e\.g|i\.e|U\.S)\./g, "$1").split(/[.?!]["”’)]*\s+(?=["“(]*[A-Z])/)
    .length;

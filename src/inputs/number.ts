/**
 * The number that a person means by a text: `$1,234.50`, `12k`, `1.2m`, `(500)`, full-width digits, any spaces.
 * `undefined` if it has no valid number. Commas separate thousands, even while somebody is editing between them
 * ("400,0005", "4500,000"). "6,5" and "400,00" are questioned, because the writer may mean a decimal.
 */
export function numberIn(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/[\s$\u00a0\u2009\u202f_']/g, "")
    .toLowerCase();
  const match = /^(\()?([-+]?)(\d[\d,]*\d|\d?)(\.\d*)?(e[-+]?\d+)?([km])?(\))?$/.exec(plain);
  if (!match) return undefined;
  const [, open, sign, whole = "", fraction = "", exponent = "", scale, close] = match;
  if ((open === undefined) !== (close === undefined) || (whole === "" && fraction.length < 2)) return undefined;
  const [, ...parted] = whole.split(",");
  if (parted.length > 0 && (parted.includes("") || !parted.some(({ length }) => length >= 3))) return undefined;
  const value =
    Number(`${whole.replaceAll(",", "") || "0"}${fraction}${exponent}`) *
    (scale === "k" ? 1e3 : scale === "m" ? 1e6 : 1);
  // Nobody means less than a billionth; as a divisor it would give an infinite number.
  if (value < 1e-9) return 0;
  return sign === "-" || open !== undefined ? -value : value;
}

const COMBINED: readonly (readonly [sign: RegExp, of: (a: number, b: number) => number])[] = [
  [/\+/, (a, b) => a + b],
  [/[*×]/, (a, b) => a * b],
];
/** An amount, or sums and products of amounts as on a calculator: `1600*12`, `400 + 2 × 250`. */
export function amountIn(text: string): number | undefined {
  const alone = numberIn(text);
  if (alone !== undefined) return alone;
  const [sign, of] = COMBINED.find(([sign]) => sign.test(text)) ?? [];
  const parts = sign ? text.split(sign).map(amountIn) : [];
  return of && parts.every((part) => part !== undefined) ? tidy(parts.reduce(of)) : undefined;
}

/** 7.07 / 100 is 0.07070000000000001, but as text it has to be 0.0707. */
export const tidy = (value: number) => Number(value.toPrecision(12));

/**
 * Whether a text has a dot where thousands have a comma: "95.000". Dollars that we write ourselves never end in a zero
 * after a dot.
 */
export const hasDotForComma = (text: string) => /^\D*[1-9]\d{0,2}\.\d\d0\D*$/.test(text);
